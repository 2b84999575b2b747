#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/error.h"
#include "generated/types/config.h"
#include "platform/host/files.h"

namespace offhand {

/// A call that may have changed something, as the audit log tells of it. No text that was typed, and no picture.
struct AuditedCall {
  std::chrono::system_clock::time_point at;
  std::string_view session;
  /// As clients call it: "click".
  std::string_view tool;
  std::string_view toolset;
  /// As JSON.
  std::string_view arguments;
  /// What it acted on, in words; empty: it was not found, or the tool acts on nothing.
  std::string_view target;
  /// Whose that is.
  std::string_view application;
  /// "begun", "ok", or the code of its error.
  std::string_view result;
  /// What policies found, such as "destructive_keyword".
  std::vector<std::string> security_flags = {};
};

/// The file that the setting audit_log means; empty: nothing is logged.
std::string audit_path(const Config& config);

/// One line, without its end.
std::string audit_line(const AuditedCall& call);

/// Writes the lines of all calls of a process; from any thread.
class AuditLog {
 public:
  /// Appends a line to the file, in a folder of its own if there is none; `write_failed`.
  Result<void> write(const std::string& path, const std::string& line);
  /// In the program's log; once, until a line can be written again.
  void tell_of_failure(std::string_view tool, const Error& error);

 private:
  Result<void> append(const std::string& path, const std::string& line);

  std::mutex mutex_;
  std::string path_;
  std::unique_ptr<host::LineFile> file_;
  std::atomic<bool> failed_ = false;
};

/// Larger files make room.
inline constexpr std::uint64_t audit_limit_bytes = std::uint64_t{16} << 20U;

}  // namespace offhand
