#pragma once

#include <atomic>
#include <condition_variable>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "impl/dispatch/dispatcher.h"
#include "impl/mcp/connection.h"
#include "impl/mcp/server.h"
#include "tests/support/json.h"

namespace offhand::test {

using nlohmann::json;

/// Keeps what the server sends.
class RecordingStream final : public mcp::Stream {
 public:
  void send(std::string message) override;
  void finish(std::string answer, int http_status) override;
  void abandon() override;

  /// The answer; null when none came in time.
  json answer();
  /// What was sent before it, waiting until there are `count`.
  std::vector<json> sent(std::size_t count);
  /// The same, or fewer where the answer came before.
  std::vector<json> sent_before_answer(std::size_t count);
  int http_status() const { return http_status_; }
  bool answered();
  bool abandoned();

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<json> sent_;
  json answer_;
  int http_status_ = 0;
  bool answered_ = false;
  bool abandoned_ = false;
};

/// A server with tools, resources and prompts made for tests, and connections to it without any transport.
///   tools:     ask (name, then colour, by form), survey, task_survey, ask_url, task_url, sample, sample_with_tools,
///   roots, talk (progress and log),
///              wait (until released), slow (task, optional), stubborn (cannot be stopped), must (task, required),
///              confirm (asks within its task), fail, crash, change
///   resources: test://text, test://bytes, test://things/{name}, test://asks
///   prompts:   greet (who, style: values), asking
class McpBench {
 public:
  explicit McpBench(mcp::Bounds bounds = {}, mcp::ServerInfo info = {});

  mcp::Server& server() { return *server_; }
  mcp::Connection& connection() { return *connection_; }
  /// Another client of the same server.
  std::unique_ptr<mcp::Connection> connect(const std::string& principal);

  /// Opens the legacy era.
  json initialize(const std::string& version = "2025-11-25", const json& capabilities = json::object());
  /// Sends and runs what comes of it, on the server's own threads.
  std::shared_ptr<RecordingStream> post(const json& message, const mcp::HttpHints* hints = nullptr);
  std::shared_ptr<RecordingStream> post(mcp::Connection& connection, const json& message,
                                        const mcp::HttpHints* hints = nullptr);
  json ask(const json& message) { return post(message)->answer(); }
  /// Answers a question of the server.
  void reply(const json& question, const json& result);

  /// Lets `wait` go on.
  static void release();
  /// How often the body of a tool ran.
  static int runs(const std::string& tool);

 private:
  std::unique_ptr<Process> process_;
  std::unique_ptr<Dispatcher> dispatcher_;
  std::unique_ptr<mcp::Server> server_;
  std::unique_ptr<mcp::Connection> connection_;
};

json all_capabilities();
json legacy_request(const std::string& method, const json& params = json::object(), const json& id = 1);
/// With everything a client can declare, unless told otherwise.
json modern_request(const std::string& method, json params = json::object(),
                    const json& capabilities = all_capabilities(), const json& id = 1);
/// Params of tools/call, with further members.
json call_params(const std::string& tool, const json& more = json::object());
/// The first block of a tool's answer.
std::string text_of_result(const json& answer);

}  // namespace offhand::test
