#pragma once

#include <filesystem>
#include <string>

#include "codegen/runtime/error.h"
#include "generated/types/config.h"

namespace offhand {

/// A path as it was given, with the home directory in place of a ~ at its start.
std::filesystem::path path_with_home(const std::string& path);

/// Makes a path that a caller gave absolute (~ is the home directory) and checks that it lies below the home directory,
/// the folder for temporary files, the current directory or one of the configured roots, symbolic links resolved.
/// `path_not_allowed` otherwise.
Result<std::string> allowed_output_path(const std::string& path, const Config& config);

/// The same for a picture. What may be somebody's is refused with `output_refused`: a hidden file or one in a hidden
/// folder, a symbolic link, and whatever is there and neither an earlier picture nor empty.
Result<std::string> allowed_picture_path(const std::string& path, const Config& config);

}  // namespace offhand
