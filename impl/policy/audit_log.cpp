#include "impl/policy/audit_log.h"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "codegen/runtime/json_writer.h"
#include "impl/config/output_path.h"
#include "platform/host/directories.h"
#include "platform/host/paths.h"

namespace offhand {

std::string audit_path(const Config& config) {
  if (config.audit_log == "none") return {};
  if (!config.audit_log.empty()) return host::text_of(path_with_home(config.audit_log));
  return host::data_directory() + "/offhand/audit.jsonl";
}

std::string audit_line(const AuditedCall& call) {
  const auto time = std::chrono::floor<std::chrono::milliseconds>(call.at);
  const auto milliseconds = time.time_since_epoch().count() % 1'000;
  std::string line;
  JsonWriter writer(line);
  writer.begin_object();
  write_member(writer, "timestamp",
               fmt::format("{:%Y-%m-%dT%H:%M:%S}.{:03}Z", fmt::gmtime(std::chrono::system_clock::to_time_t(time)),
                           milliseconds));
  write_member(writer, "session_id", call.session);
  write_member(writer, "tool", call.tool);
  write_member(writer, "toolset", call.toolset);
  writer.key("args");
  writer.raw(call.arguments);
  if (!call.target.empty()) write_member(writer, "target", call.target);
  if (!call.application.empty()) write_member(writer, "application", call.application);
  write_member(writer, "result", call.result);
  if (!call.security_flags.empty()) write_member(writer, "security_flags", call.security_flags);
  writer.end_object();
  return line;
}

Result<void> AuditLog::write(const std::string& path, const std::string& line) {
  const std::scoped_lock lock(mutex_);
  auto written = append(path, line);
  if (written) failed_ = false;
  return written;
}

Result<void> AuditLog::append(const std::string& path, const std::string& line) {
  if (file_ == nullptr || path_ != path) {
    const auto folder = host::path_of(path).parent_path();
    std::error_code none;
    if (!std::filesystem::exists(folder, none)) {
      std::filesystem::create_directories(folder.parent_path(), none);
      OFFHAND_CHECK(host::make_private_directory(host::text_of(folder)));
    }
    path_ = path;
    file_ = host::make_line_file(path, audit_limit_bytes);
  }
  auto written = file_->append(line);
  // The next one looks for the folder too.
  if (!written) file_.reset();
  return written;
}

void AuditLog::tell_of_failure(std::string_view tool, const Error& error) {
  if (failed_.exchange(true)) return;
  spdlog::warn("The audit log lacks a call of {}. {}", tool, error.message);
}

}  // namespace offhand
