#pragma once

#include <string>

#include "codegen/runtime/error.h"
#include "generated/types/config.h"

namespace offhand {

/// Makes a path that a caller gave absolute (~ is the home directory) and checks that it lies below the home directory,
/// the folder for temporary files, the current directory or one of the configured roots, symbolic links resolved.
/// `path_not_allowed` otherwise.
Result<std::string> allowed_output_path(const std::string& path, const Config& config);

}  // namespace offhand
