#include "tests/support/mcp_client.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include <array>
#include <fstream>

namespace offhand::test {
namespace {

std::vector<std::string> command_of(const McpClient::Options& options) {
  if (!options.command.empty()) return options.command;
  std::vector<std::string> argv{offhand_program()};
  argv.insert(argv.end(), options.program.begin(), options.program.end());
  argv.emplace_back("mcp");
  argv.insert(argv.end(), options.server.begin(), options.server.end());
  return argv;
}

/// Why a line is no message that a server may send; empty when it is one.
std::string problem_of(const json& message) {
  if (message.is_discarded()) return "not JSON";
  if (!message.is_object()) return "not an object";
  if (message.value("jsonrpc", "") != "2.0") return "jsonrpc is not \"2.0\"";
  if (message.contains("id") && !message["id"].is_string() && !message["id"].is_number_integer()) return "a bad id";
  if (message.contains("method")) return message["method"].is_string() ? "" : "a bad method";
  if (message.contains("result") == message.contains("error")) return "neither or both of result and error";
  if (message.contains("result")) return message.contains("id") && message["result"].is_object() ? "" : "a bad result";
  const auto& error = message["error"];
  const bool complete = error.is_object() && error.contains("code") && error["code"].is_number_integer() &&
                        error.contains("message") && error["message"].is_string();
  return complete ? "" : "a bad error";
}

}  // namespace

json modern_meta() {
  return {{"io.modelcontextprotocol/protocolVersion", "2026-07-28"},
          {"io.modelcontextprotocol/clientCapabilities", json::object()}};
}

std::string ToolReply::code() const {
  if (!failed || !structured.is_object()) return {};
  return structured.value("code", "");
}

ToolReply tool_reply(const json& message) {
  ToolReply reply;
  if (!message.is_object() || !message.contains("result")) {
    reply.failed = true;
    reply.raw = message;
    if (message.is_object() && message.contains("error")) {
      reply.text = message["error"].value("message", "");
      reply.structured = message["error"].value("data", json());
    }
    return reply;
  }
  reply.raw = message["result"];
  reply.failed = reply.raw.value("isError", false);
  reply.structured = reply.raw.value("structuredContent", json());
  // Failures go to legacy clients beside the result: their official SDK would hold them against the tool's
  // outputSchema.
  if (reply.failed)
    reply.structured = reply.raw.value(json::json_pointer("/_meta/dev.offhand~1error"), reply.structured);
  for (const auto& block : reply.raw.value("content", json::array())) {
    if (block.value("type", "") == "text") reply.text += block.value("text", "");
    if (block.value("type", "") == "image") reply.images.push_back(block.value("data", ""));
  }
  return reply;
}

McpClient::McpClient(const Options& options) : child_(command_of(options), options.environment) {
  ::signal(SIGPIPE, SIG_IGN);
  reader_ = std::thread([this] { read_lines(); });
  error_reader_ = std::thread([this] {
    std::array<char, 4096> buffer{};
    for (;;) {
      const auto count = ::read(child_.errors(), buffer.data(), buffer.size());
      if (count <= 0) return;
      const std::scoped_lock lock(mutex_);
      errors_.append(buffer.data(), static_cast<std::size_t>(count));
    }
  });
  if (options.initialize.empty()) return;
  request("initialize", {{"protocolVersion", options.initialize},
                         {"capabilities", options.capabilities},
                         {"clientInfo", {{"name", "offhand-tests"}, {"version", "1"}}}});
  notify("notifications/initialized");
}

McpClient::~McpClient() {
  child_.close_input();
  if (!child_.wait(milliseconds(5000))) {
    child_.signal(SIGKILL);
    child_.wait();
  }
  reader_.join();
  error_reader_.join();
  for (const auto& violation : violations_) ADD_FAILURE() << "on the server's standard output: " << violation;
}

void McpClient::read_lines() {
  std::string pending;
  std::array<char, 65536> buffer{};
  for (;;) {
    const auto count = ::read(child_.output(), buffer.data(), buffer.size());
    if (count <= 0) break;
    pending.append(buffer.data(), static_cast<std::size_t>(count));
    std::size_t from = 0;
    for (auto end = pending.find('\n'); end != std::string::npos; end = pending.find('\n', from)) {
      take_line(pending.substr(from, end - from));
      from = end + 1;
    }
    pending.erase(0, from);
  }
  const std::scoped_lock lock(mutex_);
  if (!pending.empty()) violations_.push_back("a line without end: " + pending.substr(0, 200));
  ended_ = true;
  changed_.notify_all();
}

void McpClient::take_line(const std::string& line) {
  auto message = json::parse(line, nullptr, false);
  const auto problem = problem_of(message);
  const std::scoped_lock lock(mutex_);
  ++lines_;
  if (!problem.empty()) {
    violations_.push_back(problem + ": " + line.substr(0, 200));
  } else if (message.contains("id") && message.contains("method")) {
    questions_.push_back(std::move(message));
  } else if (message.contains("id")) {
    const auto id = message["id"].dump();
    if (replies_.contains(id)) violations_.push_back("a second reply to " + id + ": " + line.substr(0, 200));
    replies_[id] = std::move(message);
  } else {
    without_id_.push_back(std::move(message));
  }
  changed_.notify_all();
}

bool McpClient::write(std::string_view bytes) { return write_all(child_.input(), bytes); }

int McpClient::post(const std::string& method, const json& params) {
  const int id = ++last_id_;
  const json message{{"jsonrpc", "2.0"}, {"id", id}, {"method", method}, {"params", params}};
  if (!write(message.dump() + "\n")) ADD_FAILURE() << "the server no longer reads: " << errors();
  return id;
}

json McpClient::request(const std::string& method, const json& params, milliseconds limit) {
  return reply_to(post(method, params), limit);
}

json McpClient::reply_to(const json& id, milliseconds limit) {
  const auto key = id.dump();
  std::unique_lock lock(mutex_);
  changed_.wait_for(lock, limit, [&] { return replies_.contains(key) || ended_; });
  if (const auto found = replies_.find(key); found != replies_.end()) return found->second;
  ADD_FAILURE() << "no reply to request " << key << " within " << limit.count() << " ms"
                << (ended_ ? ", the server has ended" : "") << "; standard error: " << errors_;
  return nullptr;
}

bool McpClient::has_reply(const json& id) {
  const std::scoped_lock lock(mutex_);
  return replies_.contains(id.dump());
}

json McpClient::next_of(std::vector<json>& messages, const char* what, milliseconds limit) {
  std::unique_lock lock(mutex_);
  changed_.wait_for(lock, limit, [&] { return !messages.empty() || ended_; });
  if (messages.empty()) {
    ADD_FAILURE() << "no " << what << " within " << limit.count() << " ms";
    return nullptr;
  }
  auto message = messages.front();
  messages.erase(messages.begin());
  return message;
}

json McpClient::next_without_id(milliseconds limit) { return next_of(without_id_, "message without an id", limit); }

json McpClient::next_question(milliseconds limit) { return next_of(questions_, "request of the server", limit); }

void McpClient::answer(const json& question, const json& result) {
  write(json{{"jsonrpc", "2.0"}, {"id", question["id"]}, {"result", result}}.dump() + "\n");
}

void McpClient::notify(const std::string& method, const json& params) {
  write(json{{"jsonrpc", "2.0"}, {"method", method}, {"params", params}}.dump() + "\n");
}

int McpClient::post_call(const std::string& tool, const json& arguments, const json& meta) {
  json params{{"name", tool}, {"arguments", arguments}};
  if (!meta.is_null()) params["_meta"] = meta;
  return post("tools/call", params);
}

ToolReply McpClient::reply_to_call(int id, milliseconds limit) { return tool_reply(reply_to(id, limit)); }

ToolReply McpClient::call(const std::string& tool, const json& arguments, const json& meta, milliseconds limit) {
  return reply_to_call(post_call(tool, arguments, meta), limit);
}

std::optional<int> McpClient::wait_for_exit(milliseconds limit) { return child_.wait(limit); }

std::string McpClient::errors() {
  const std::scoped_lock lock(mutex_);
  return errors_;
}

std::size_t McpClient::line_count() {
  const std::scoped_lock lock(mutex_);
  return lines_;
}

std::size_t McpClient::peak_resident_kb() const {
  std::ifstream status("/proc/" + std::to_string(child_.pid()) + "/status");
  for (std::string word; status >> word;) {
    std::size_t kilobytes = 0;
    if (word == "VmHWM:" && status >> kilobytes) return kilobytes;
  }
  return 0;
}

}  // namespace offhand::test
