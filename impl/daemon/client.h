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

/// A process held by a pidfd, so that its pid cannot be reused.
class ServingProcess {
 public:
  ServingProcess(pid_t pid, Descriptor handle) : pid_(pid), handle_(std::move(handle)) {}

  pid_t pid() const { return pid_; }
  /// Sends SIGTERM and waits; false if it still runs at the timeout.
  bool end(std::chrono::milliseconds timeout) const;

 private:
  pid_t pid_;
  Descriptor handle_;
};

/// An MCP client of the daemon (2026-07-28, so there is no handshake). One request at a time.
class Client {
 public:
  /// `tools` is the selection of tools for this connection; `settings` apply to its calls. Fails with
  /// `daemon_not_running` if nothing answers at `path`.
  static Result<Client> connect(const std::string& path, std::chrono::milliseconds timeout,
                                std::string_view tools = "full", const Settings& settings = {});

  /// Calls a tool in the daemon, in the session `session`. A failed tool is returned as its error.
  Result<Reply> call(const ToolInfo& tool, const nlohmann::json& arguments, const std::string& session,
                     std::optional<std::chrono::milliseconds> timeout);
  /// The text of a resource.
  Result<std::string> read(const std::string& uri);
  /// The daemon's process. SO_PEERCRED does not name it but the process that called listen(), which is systemd under
  /// socket activation. Fails with `daemon_elsewhere` if the answering process is not the one that the daemon states.
  Result<ServingProcess> process();
  /// The daemon's statistics resource.
  Result<nlohmann::json> statistics();
  const std::string& version() const { return version_; }
  /// Hands over the connection. Its tools are selected, and no message is in transit.
  Descriptor release() && { return std::move(socket_); }

 private:
  Client(Descriptor socket, std::string path) : socket_(std::move(socket)), path_(std::move(path)) {}
  /// The pid that the daemon states, if the kernel confirms it as the sender's.
  Result<pid_t> stated_pid();
  Result<nlohmann::json> request(const std::string& method, nlohmann::json params, std::chrono::milliseconds timeout);
  Result<std::string> read_line(std::chrono::steady_clock::time_point deadline);

  Descriptor socket_;
  std::string path_;
  Credentials writer_;  // the sender of the last message
  std::string version_;
  LineReader reader_{std::numeric_limits<std::size_t>::max()};
  /// Allocated separately, because the reader keeps a view into it while the client is moved.
  using Buffer = std::array<char, 65'536>;
  std::unique_ptr<Buffer> buffer_ = std::make_unique<Buffer>();
  int next_id_ = 1;
};

/// Converts the result of `tools/call`; a failed tool becomes its error.
Result<Reply> reply_of(const nlohmann::json& result);

}  // namespace offhand::daemon
