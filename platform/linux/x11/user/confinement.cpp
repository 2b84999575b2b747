#include "platform/linux/x11/user/confinement.h"

#include <filesystem>
#include <fstream>
#include <map>

namespace offhand::platform::x11 {
namespace {

namespace fs = std::filesystem;

/// Those variables of the process that flatpak and snap set.
std::map<std::string, std::string> telling_variables(const std::string& process) {
  std::map<std::string, std::string> found;
  std::ifstream environment(process + "/environ", std::ios::binary);
  for (std::string entry; std::getline(environment, entry, '\0');) {
    const auto equals = entry.find('=');
    const auto name = entry.substr(0, equals);
    if (equals == std::string::npos || (name != "FLATPAK_ID" && name != "SNAP" && name != "SNAP_NAME")) continue;
    found[name] = entry.substr(equals + 1);
  }
  return found;
}

}  // namespace

std::string confinement_of(std::int64_t pid) {
  if (pid <= 0) return {};
  const auto process = "/proc/" + std::to_string(pid);
  auto told = telling_variables(process);
  if (!told["FLATPAK_ID"].empty()) return "flatpak " + told["FLATPAK_ID"];
  if (told["SNAP"].empty() || told["SNAP_NAME"].empty()) return {};
  // Programs that a snap starts from outside of itself inherit its variables.
  std::error_code ignored;
  const auto executable = fs::read_symlink(process + "/exe", ignored).string();
  return executable.starts_with(told["SNAP"] + "/") ? "snap " + told["SNAP_NAME"] : std::string();
}

}  // namespace offhand::platform::x11
