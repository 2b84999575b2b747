#pragma once

#include <memory>
#include <string>

#include "codegen/runtime/error.h"

namespace offhand::host {

/// Writes a file whole or not at all: to a temporary name beside it, then renamed. `write_failed`.
Result<void> write_file(const std::string& path, const std::string& bytes);

/// The same, and it is on the disk when this returns: a machine that loses its power has the old file or the new one.
Result<void> write_file_durably(const std::string& path, const std::string& bytes);

/// A file by which processes keep each other out.
class LockFile {
 public:
  virtual ~LockFile() = default;
  /// Keeps others out until this object is gone, or the process ends, however that happens. False when somebody else
  /// holds it: to be asked again, for no system tells when they let go.
  virtual Result<bool> try_take() = 0;
};

/// The same by a folder that is there, and in which nothing is left of it. `write_failed`.
Result<std::shared_ptr<LockFile>> open_folder_lock(const std::string& path);

/// Makes the file if need be. `write_failed` when there can be no such file.
Result<std::shared_ptr<LockFile>> open_lock_file(const std::string& path);

}  // namespace offhand::host
