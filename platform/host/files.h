#pragma once

#include <memory>
#include <string>

#include "codegen/runtime/error.h"

namespace offhand::host {

/// Writes a file whole or not at all: to a temporary name beside it, then renamed. `write_failed`.
Result<void> write_file(const std::string& path, const std::string& bytes);

/// Keeps other processes from a file until the last copy is gone, or the process ends, however that happens.
using FileLock = std::shared_ptr<void>;

/// Makes the file if need be and locks it; null when somebody else holds it, for no system tells when they let go.
/// `write_failed` when there can be no such file.
Result<FileLock> try_lock_file(const std::string& path);

}  // namespace offhand::host
