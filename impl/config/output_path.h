#pragma once

#include <filesystem>
#include <string>

#include "codegen/runtime/error.h"
#include "generated/types/config.h"

namespace offhand {

/// The path with the home directory in place of a ~ at its start.
std::filesystem::path path_with_home(const std::string& path);

/// By which way a caller comes: as this user on this machine, or over HTTP.
enum class Entrance { local, network };

/// Makes a caller's path absolute (~ is the home directory) and checks that, with symbolic links resolved, it lies
/// below the home directory, the directory for temporary files, the current directory or a configured root. A caller
/// over HTTP has a folder of its own, below which its relative paths lie, and the configured roots. Fails with
/// `path_not_allowed` otherwise.
Result<std::string> allowed_output_path(const std::string& path, const Config& config,
                                        Entrance entrance = Entrance::local);

/// The same for a picture. Fails with `output_refused` for anything that may be the user's: a hidden file or one in a
/// hidden directory, a symbolic link, and a file that is neither empty nor an earlier picture.
Result<std::string> allowed_picture_path(const std::string& path, const Config& config,
                                         Entrance entrance = Entrance::local);

}  // namespace offhand
