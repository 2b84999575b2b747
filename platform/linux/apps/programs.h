#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace offhand::platform::linux_apps {

/// PATH, and behind it the folders of games that it lacks: Debian's desktops have them in the PATH of their users, a
/// service or a sandbox may not.
std::string search_path();

/// A path, or a name that is searched in search_path(); empty when it is no program.
std::optional<std::filesystem::path> find_program(const std::string& word);

}  // namespace offhand::platform::linux_apps
