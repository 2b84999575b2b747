#include "platform/linux/input_method/clients.h"

#include <fstream>
#include <string>
#include <string_view>

#include "codegen/runtime/read_file.h"

namespace offhand::platform::input_method {
namespace {

bool is_module(std::string_view name) {
  for (const std::string_view part : {"im-ibus", "libim-ibus", "ibusplatforminputcontext", "im-fcitx", "fcitx5platform",
                                      "fcitxplatform", "im-uim", "uimplatform", "im-scim", "im-xim", "libibus-1.0"}) {
    if (name.find(part) != std::string_view::npos) return true;
  }
  return false;
}

/// A toolkit whose applications reach an input method by a module of its own, and by nothing else.
bool is_toolkit_with_modules(std::string_view name) {
  return name.starts_with("libgtk-3.so") || name.starts_with("libgtk-4.so") || name.starts_with("libgtk-x11-2.0.so") ||
         name.starts_with("libqxcb");
}

/// Whether it was started with an input method of XIM, as the environment names one: "@im=ibus".
bool is_started_for_xim(std::int64_t pid) {
  const auto environment = read_file("/proc/" + std::to_string(pid) + "/environ");
  if (!environment) return true;
  constexpr std::string_view name = "XMODIFIERS=@im=";
  const auto at = environment->find(name);
  if (at == std::string::npos || (at > 0 && (*environment)[at - 1] != '\0')) return false;
  const auto end = environment->find('\0', at);
  const auto method = environment->substr(at + name.size(), end - at - name.size());
  return !method.empty() && method != "none" && method != "local";
}

}  // namespace

bool passes_keys_on(std::int64_t pid) {
  if (pid <= 0) return true;
  std::ifstream maps("/proc/" + std::to_string(pid) + "/maps");
  if (!maps) return true;
  bool has_modules = false;
  for (std::string line; std::getline(maps, line);) {
    const auto slash = line.rfind('/');
    if (slash == std::string::npos) continue;
    const auto name = std::string_view(line).substr(slash + 1);
    if (is_module(name)) return true;
    has_modules |= is_toolkit_with_modules(name);
  }
  return !has_modules && is_started_for_xim(pid);
}

}  // namespace offhand::platform::input_method
