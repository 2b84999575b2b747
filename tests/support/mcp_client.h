#pragma once

#include <condition_variable>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "tests/support/json.h"
#include "tests/support/process.h"

namespace offhand::test {

using nlohmann::json;

/// What a tool answered, whether over MCP or from the command line.
struct ToolReply {
  /// The whole result, or the whole error of the protocol.
  json raw;
  bool failed = false;
  std::string text;
  json structured;
  std::vector<std::string> images;  // base64

  /// Code of a failed call; empty for a successful one.
  std::string code() const;
  std::string dump() const { return raw.dump(); }
};

ToolReply tool_reply(const json& message);

/// A real `offhand mcp` process, spoken to over its pipes. Everything it writes must be JSON-RPC, one message a line:
/// whatever is not is a failure of the test that owns the client.
class McpClient {
 public:
  struct Options {
    /// The whole command, instead of `offhand … mcp …`.
    std::vector<std::string> command = {};
    /// Before `mcp`: {"--platform", "sim:widgets"}.
    std::vector<std::string> program = {};
    /// After `mcp`: {"--tools", "full"}.
    std::vector<std::string> server = {};
    EnvironmentChanges environment = {};
    /// Version to open with; empty: no initialize.
    std::string initialize = "2025-11-25";
    json capabilities = json::object();
  };

  McpClient() : McpClient(Options{}) {}
  explicit McpClient(const Options& options);
  ~McpClient();
  McpClient(const McpClient&) = delete;
  McpClient& operator=(const McpClient&) = delete;

  /// The reply to a request: an object with `result` or `error`. A failure of the test and null when none comes.
  json request(const std::string& method, const json& params = json::object(), milliseconds limit = timeout);
  /// Sends without waiting; the id to ask reply_to() for.
  int post(const std::string& method, const json& params = json::object());
  json reply_to(const json& id, milliseconds limit = timeout);
  bool has_reply(const json& id);
  void notify(const std::string& method, const json& params = json::object());
  /// Bytes as they are; false when the server no longer reads.
  bool write(std::string_view bytes);
  /// The next request of the server that nobody has taken yet, and an answer to it.
  json next_question(milliseconds limit = timeout);
  void answer(const json& question, const json& result);
  /// The next message without an id that nobody has taken yet.
  json next_without_id(milliseconds limit = timeout);

  ToolReply call(const std::string& tool, const json& arguments = json::object(), const json& meta = nullptr,
                 milliseconds limit = milliseconds(40'000));
  int post_call(const std::string& tool, const json& arguments = json::object(), const json& meta = nullptr);
  ToolReply reply_to_call(int id, milliseconds limit = milliseconds(40'000));

  void close_input() { child_.close_input(); }
  void signal(int number) const { child_.signal(number); }
  std::optional<int> wait_for_exit(milliseconds limit = timeout);
  pid_t pid() const { return child_.pid(); }
  /// What it wrote to standard error so far.
  std::string errors();
  std::size_t line_count();
  /// Peak of its resident memory in kB.
  std::size_t peak_resident_kb() const;

 private:
  void read_lines();
  void take_line(const std::string& line);
  json next_of(std::vector<json>& messages, const char* what, milliseconds limit);

  ChildProcess child_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::map<std::string, json> replies_;  // by the JSON text of their id
  std::vector<json> questions_;
  std::vector<json> without_id_;
  std::vector<std::string> violations_;
  std::string errors_;
  std::size_t lines_ = 0;
  bool ended_ = false;
  int last_id_ = 0;
  std::thread reader_;
  std::thread error_reader_;
};

/// `_meta` of a request of 2026-07-28.
json modern_meta();

}  // namespace offhand::test
