#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "impl/dispatch/dispatcher.h"
#include "impl/dispatch/selection.h"
#include "impl/mcp/protocol.h"

namespace offhand::mcp {

/// Where a connection's messages go. Any thread may send; messages are never mixed up.
class Peer {
 public:
  virtual ~Peer() = default;
  /// One JSON message, without a line end.
  virtual void send(std::string message) = 0;
};

/// Work that a message asks for and that may take its time.
using Task = std::function<void()>;

/// One client, speaking either era: requests that carry a version in `_meta` are modern, everything else is legacy and
/// wants `initialize` first. Both may come on one connection.
class Connection {
 public:
  Connection(Dispatcher& dispatcher, const Selection& selection, Peer& peer);
  ~Connection();

  /// Takes one message. Must be called with one message after the other, in their order. What is quick is answered before
  /// this returns; a tool call comes back as a task to run on any thread.
  std::optional<Task> receive(std::string_view message);
  /// Answers a message that was too long to be read.
  void reject_too_long(std::size_t limit_bytes);
  /// Waits until every task that was handed out has answered.
  void drain();

 private:
  struct Request;
  std::optional<Task> handle(Request& request);
  std::optional<Task> handle_legacy(Request& request);
  std::optional<Task> handle_modern(Request& request);
  void initialize(const Request& request);
  void discover(const Request& request);
  void list_tools(const Request& request);
  std::optional<Task> call_tool(Request& request);
  void run_tool(const ToolInfo& tool, const Request& request, const std::stop_token& stop);
  void cancel(const nlohmann::json& parameters);
  void send_error(const std::string& id, ErrorCode code, std::string_view message, std::string_view data = {});
  void send_result(const Request& request, const std::function<void(std::string&)>& write_body,
                   std::string_view cost = {});

  Dispatcher& dispatcher_;
  const Selection& selection_;
  Peer& peer_;
  std::string session_;
  /// Set by `initialize`.
  std::string legacy_version_;

  std::mutex mutex_;
  std::condition_variable idle_;
  std::multimap<std::string, std::stop_source> running_;  // by request id
};

}  // namespace offhand::mcp
