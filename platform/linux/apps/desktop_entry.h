#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace offhand::platform::linux_apps {

/// One application as described by a .desktop file (freedesktop.org's Desktop Entry Specification).
struct DesktopEntry {
  /// The file name without ".desktop", with folders joined by "-".
  std::string id;
  std::filesystem::path path;
  std::string name;
  std::vector<std::string> localized_names;
  std::string exec;
  std::string try_exec;
  std::string working_directory;
  bool hidden = false;
  /// Not shown in menus: a helper of another application.
  bool no_display = false;
  bool terminal = false;
  /// StartupWMClass: the application name of its windows.
  std::string window_class;
  /// Icon=, for the field code %i.
  std::string icon;
};

/// Empty when the text has no [Desktop Entry] group of type Application with a command.
std::optional<DesktopEntry> parse_desktop_entry(std::string_view text);
std::optional<DesktopEntry> read_desktop_entry(const std::filesystem::path& path);

/// All entries in $XDG_DATA_HOME and $XDG_DATA_DIRS; of two with the same id the first one.
std::vector<DesktopEntry> installed_entries();

/// The arguments of an Exec line with field codes expanded: %u %U %f %F take `urls`, %c the name, %k the file, others
/// nothing. `urls` without a field code are appended, because the caller wants them opened.
std::vector<std::string> expand_exec(const DesktopEntry& entry, const std::vector<std::string>& urls);

}  // namespace offhand::platform::linux_apps
