#include "impl/sandbox/environment.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iterator>
#include <span>

#include "impl/sandbox/home.h"

namespace offhand::sandbox {
namespace {

std::string quoted(const std::string& text) {
  std::string result = "'";
  for (const char letter : text) {
    if (letter == '\'') {
      result += "'\\''";
    } else {
      result += letter;
    }
  }
  return result + "'";
}

/// Variables that lead to the user's session or disable accessibility.
const std::vector<std::string>& ways_out() {
  static const std::vector<std::string> names{"DISPLAY",
                                              "DBUS_SESSION_BUS_ADDRESS",
                                              "AT_SPI_BUS_ADDRESS",
                                              "WAYLAND_DISPLAY",
                                              "WAYLAND_SOCKET",
                                              "NO_AT_BRIDGE",
                                              "GTK_A11Y",
                                              "SESSION_MANAGER",
                                              "DBUS_STARTER_ADDRESS",
                                              "DBUS_STARTER_BUS_TYPE",
                                              "DESKTOP_STARTUP_ID",
                                              "XDG_CURRENT_DESKTOP",
                                              "XDG_SESSION_DESKTOP",
                                              "XDG_SESSION_ID",
                                              "XDG_SEAT",
                                              "XDG_VTNR",
                                              "DESKTOP_SESSION",
                                              "XDG_ACTIVATION_TOKEN",
                                              "GTK_IM_MODULE",
                                              "QT_IM_MODULE",
                                              "XMODIFIERS"};
  return names;
}

bool contains(std::span<const std::string_view> names, std::string_view name) {
  return std::ranges::find(names, name) != names.end();
}

bool is_of_terminal(std::string_view name) {
  static constexpr std::array<std::string_view, 5> names{"TERM", "COLORTERM", "NO_COLOR", "COLUMNS", "LINES"};
  return contains(names, name);
}

/// These contain no secret and no path to the user's files; without them programs would not be found or their output
/// would be unreadable.
bool is_harmless(std::string_view name) {
  static constexpr std::array<std::string_view, 10> names{
      "PATH", "LANG", "LANGUAGE", "TZ", "USER", "LOGNAME", "SHELL", "TMPDIR", "XDG_DATA_DIRS", "XDG_CONFIG_DIRS"};
  return contains(names, name) || name.starts_with("LC_") || is_of_terminal(name);
}

}  // namespace

std::string name_of(const std::string& entry) { return entry.substr(0, entry.find('=')); }

bool may_let_in(std::string_view name) {
  static constexpr std::array<std::string_view, 2> own{"XDG_RUNTIME_DIR", "XAUTHORITY"};
  return !contains(own, name) && !name.starts_with("OFFHAND_SANDBOX_") &&
         std::ranges::find(ways_out(), name) == ways_out().end();
}

std::map<std::string, std::string> values_let_in(const std::vector<std::string>& let_in) {
  std::map<std::string, std::string> values;
  for (const std::string& entry : let_in) {
    const std::string name = name_of(entry);
    if (!may_let_in(name)) continue;
    if (entry.size() > name.size()) {
      values[name] = entry.substr(name.size() + 1);
    } else if (const char* value = std::getenv(name.c_str())) {
      values[name] = value;
    }
  }
  return values;
}

std::vector<std::string> clean_environment(const std::vector<std::string>& ours,
                                           const std::vector<std::string>& let_in) {
  std::vector<std::string> harmless;
  std::ranges::copy_if(ours, std::back_inserter(harmless),
                       [](const std::string& entry) { return is_harmless(name_of(entry)); });
  return Environment{values_let_in(let_in), {}}.over(harmless);
}

std::map<std::string, std::string> terminal_variables(const std::vector<std::string>& ours) {
  std::map<std::string, std::string> found;
  for (const std::string& entry : ours) {
    const std::string name = name_of(entry);
    if (is_of_terminal(name) && entry.size() > name.size()) found[name] = entry.substr(name.size() + 1);
  }
  return found;
}

std::vector<std::string> current_environment() {
  std::vector<std::string> entries;
  for (char** entry = environ; entry != nullptr && *entry != nullptr; ++entry) entries.emplace_back(*entry);
  return entries;
}

std::string variable(std::string_view name) {
  const char* value = std::getenv(std::string(name).c_str());
  return value == nullptr ? std::string() : std::string(value);
}

std::vector<std::string> Environment::over(const std::vector<std::string>& base) const {
  std::vector<std::string> result;
  for (const std::string& entry : base) {
    const std::string name = name_of(entry);
    const bool dropped = std::find(removed.begin(), removed.end(), name) != removed.end();
    if (!dropped && set.count(name) == 0) result.push_back(entry);
  }
  for (const auto& [name, value] : set) result.push_back(name + "=" + value);
  return result;
}

std::string Environment::shell_text() const {
  std::string text;
  for (const std::string& name : removed) {
    if (set.count(name) == 0) text += "unset " + name + ";\n";
  }
  for (const auto& [name, value] : set) text += "export " + name + "=" + quoted(value) + ";\n";
  return text;
}

Environment mark(const std::string& id, const std::string& registry) {
  Environment environment;
  environment.set[std::string(id_variable)] = id;
  environment.set[std::string(registry_variable)] = registry;
  const std::string inside = variable(id_variable);
  const std::string around = variable(outer_variable);
  // The watching processes are marked already when they get here.
  if (!inside.empty() && inside != id)
    environment.set[std::string(outer_variable)] = around.empty() ? inside : inside + ":" + around;
  return environment;
}

void describe_desktop(Environment& environment, const std::string& directory, const std::vector<std::string>& let_in) {
  auto& set = environment.set;
  const std::string home = home_in(directory);
  set["HOME"] = home;
  set["XDG_CONFIG_HOME"] = home + "/.config";
  set["XDG_DATA_HOME"] = home + "/.local/share";
  set["XDG_CACHE_HOME"] = home + "/.cache";
  set["XDG_STATE_HOME"] = home + "/.local/state";
  set["XDG_RUNTIME_DIR"] = directory + "/run";
  set["XAUTHORITY"] = directory + "/Xauthority";
  set["XDG_SESSION_TYPE"] = "x11";
  set["GDK_BACKEND"] = "x11";
  set["QT_QPA_PLATFORM"] = "xcb";
  set["GTK_MODULES"] = "gail:atk-bridge";
  set["QT_ACCESSIBILITY"] = "1";
  set["QT_LINUX_ACCESSIBILITY_ALWAYS_ON"] = "1";
  set["LIBGL_ALWAYS_SOFTWARE"] = "1";
  set["GSK_RENDERER"] = "cairo";
  set["GSETTINGS_BACKEND"] = "memory";
  // A FUSE mount in the runtime directory would prevent its removal.
  set["GVFS_DISABLE_FUSE"] = "1";
  if (variable("LANG").empty()) set["LANG"] = "C.UTF-8";
  for (const std::string& entry : let_in) {
    if (may_let_in(name_of(entry))) set.erase(name_of(entry));
  }
  environment.removed = ways_out();
}

}  // namespace offhand::sandbox
