#include "impl/sandbox/environment.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>

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

}  // namespace

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
    const std::string name = entry.substr(0, entry.find('='));
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
  // The watching processes come here too, and are marked already.
  if (!inside.empty() && inside != id)
    environment.set[std::string(outer_variable)] = around.empty() ? inside : inside + ":" + around;
  return environment;
}

void describe_desktop(Environment& environment, const std::string& directory) {
  auto& set = environment.set;
  set["XDG_RUNTIME_DIR"] = directory + "/run";
  set["XDG_CONFIG_HOME"] = directory + "/config";
  set["XDG_DATA_HOME"] = directory + "/data";
  set["XDG_CACHE_HOME"] = directory + "/cache";
  set["XDG_STATE_HOME"] = directory + "/state";
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
  // A FUSE mount in the runtime directory would be in the way when it is removed.
  set["GVFS_DISABLE_FUSE"] = "1";
  if (variable("LANG").empty()) set["LANG"] = "C.UTF-8";
  // What leads out to the user's session, or switches accessibility off.
  environment.removed = {"DISPLAY",
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
}

}  // namespace offhand::sandbox
