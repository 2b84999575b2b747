#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "codegen/runtime/error.h"

namespace offhand::host {

/// Writes a file atomically: to a temporary file beside it, which is then renamed. Fails with `write_failed`.
Result<void> write_file(const std::string& path, const std::string& bytes);

/// The same, and the data is on disk on return: after a loss of power the file is the old one or the new one.
Result<void> write_file_durably(const std::string& path, const std::string& bytes);

/// A file of lines that only this user may read, and that several processes write. Not for several threads.
class LineFile {
 public:
  virtual ~LineFile() = default;
  /// Appends a line, whose break is added; creates the file. The line is handed over in one call of the system, so that
  /// lines of several processes do not mix, and half a line that an earlier writer left is ended first. A file that has
  /// grown to its limit is renamed to PATH.1 before, in place of the one there. The data may not be on disk on return.
  /// Fails with `write_failed`, also for a symbolic link.
  virtual Result<void> append(const std::string& line) = 0;
};
std::unique_ptr<LineFile> make_line_file(std::string path, std::uint64_t limit_bytes);

/// A file for mutual exclusion between processes.
class LockFile {
 public:
  virtual ~LockFile() = default;
  /// Takes the lock until this object or the process ends. False if another process holds it; poll then, because no
  /// system notifies of the release.
  virtual Result<bool> try_take() = 0;
};

/// The same with an existing directory, in which it leaves nothing. Fails with `write_failed`.
Result<std::shared_ptr<LockFile>> open_folder_lock(const std::string& path);

/// Creates the file if it is missing. Fails with `write_failed`.
Result<std::shared_ptr<LockFile>> open_lock_file(const std::string& path);

}  // namespace offhand::host
