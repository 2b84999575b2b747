#pragma once

#include <array>
#include <chrono>
#include <limits>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "codegen/runtime/error.h"
#include "codegen/runtime/tool.h"
#include "impl/base/line_reader.h"
#include "impl/config/settings.h"
#include "impl/daemon/unix_socket.h"

namespace offhand::daemon {

/// A process, held so that its number cannot come to mean another.
class ServingProcess {
 public:
  ServingProcess(pid_t pid, Descriptor handle) : pid_(pid), handle_(std::move(handle)) {}

  pid_t pid() const { return pid_; }
  /// Sends SIGTERM and waits; false when it still runs at the end.
  bool end(std::chrono::milliseconds timeout) const;

 private:
  pid_t pid_;
  Descriptor handle_;
};

/// Talks to a daemon as any MCP client would (2026-07-28, so there is no handshake). One request at a time.
class Client {
 public:
  /// `tools` is the selection that this connection gets, `settings` what holds for its calls. `daemon_not_running` when
  /// nothing answers at `path`.
  static Result<Client> connect(const std::string& path, std::chrono::milliseconds timeout,
                                std::string_view tools = "full", const Settings& settings = {});

  /// Runs a tool over there, in the run named `session`. A failed tool comes back as its error.
  Result<Reply> call(const ToolInfo& tool, const nlohmann::json& arguments, const std::string& session,
                     std::optional<std::chrono::milliseconds> timeout);
  /// Text of a resource.
  Result<std::string> read(const std::string& uri);
  /// The process that serves. Not the one at the other end by SO_PEERCRED: that is whoever called listen(), which under
  /// socket activation is systemd. `daemon_elsewhere` when who answers is not who the daemon says it is.
  Result<ServingProcess> process();
  /// What it has done, as the resource says it.
  Result<nlohmann::json> statistics();
  const std::string& version() const { return version_; }
  /// The connection, for whoever goes on with it in place of this: its tools are chosen, and nothing is on the way.
  Descriptor release() && { return std::move(socket_); }

 private:
  Client(Descriptor socket, std::string path) : socket_(std::move(socket)), path_(std::move(path)) {}
  /// Number that the daemon gives itself, when the kernel says the same of who wrote that.
  Result<pid_t> stated_pid();
  Result<nlohmann::json> request(const std::string& method, nlohmann::json params, std::chrono::milliseconds timeout);
  Result<std::string> read_line(std::chrono::steady_clock::time_point deadline);

  Descriptor socket_;
  std::string path_;
  Credentials writer_;  // of what was read last
  std::string version_;
  LineReader reader_{std::numeric_limits<std::size_t>::max()};
  /// Apart, because the reader looks into it while a client is moved.
  using Buffer = std::array<char, 65'536>;
  std::unique_ptr<Buffer> buffer_ = std::make_unique<Buffer>();
  int next_id_ = 1;
};

/// The reply that a `tools/call` result stands for; a failed tool as the error that it carries.
Result<Reply> reply_of(const nlohmann::json& result);

}  // namespace offhand::daemon
