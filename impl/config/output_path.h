#pragma once

#include <filesystem>
#include <string>

#include "codegen/runtime/error.h"
#include "generated/types/config.h"

namespace offhand {

/// The path with the home directory in place of a ~ at its start.
std::filesystem::path path_with_home(const std::string& path);

/// Makes a caller's path absolute (~ is the home directory) and checks that, with symbolic links resolved, it lies
/// below the home directory, the directory for temporary files, the current directory or a configured root. Fails with
/// `path_not_allowed` otherwise.
Result<std::string> allowed_output_path(const std::string& path, const Config& config);

/// The same for a picture. Fails with `output_refused` for anything that may be the user's: a hidden file or one in a
/// hidden directory, a symbolic link, and a file that is neither empty nor an earlier picture.
Result<std::string> allowed_picture_path(const std::string& path, const Config& config);

}  // namespace offhand
