#include "tests/unit/mcp_bench.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "tests/support/process.h"
#include "tests/unit/mcp_catalog.h"

namespace offhand::test {
namespace {

Process::Options private_options() {
  static const TemporaryFolder folder;
  ::setenv("XDG_RUNTIME_DIR", folder.path().c_str(), 1);
  Config config;
  config.audit_log = "none";
  return {.config = std::move(config), .platform = "sim:widgets", .catalog = &bench_catalog()};
}

}  // namespace

void RecordingStream::send(std::string message) {
  const std::scoped_lock lock(mutex_);
  EXPECT_FALSE(answered_ || abandoned_) << "after the answer: " << message;
  sent_.push_back(json::parse(message));
  changed_.notify_all();
}

void RecordingStream::finish(std::string answer, int http_status) {
  const std::scoped_lock lock(mutex_);
  EXPECT_FALSE(answered_ || abandoned_) << "a second answer: " << answer;
  answer_ = json::parse(answer);
  http_status_ = http_status;
  answered_ = true;
  changed_.notify_all();
}

void RecordingStream::abandon() {
  const std::scoped_lock lock(mutex_);
  abandoned_ = true;
  changed_.notify_all();
}

json RecordingStream::answer() {
  std::unique_lock lock(mutex_);
  if (!changed_.wait_for(lock, timeout, [this] { return answered_; })) ADD_FAILURE() << "no answer";
  return answer_;
}

std::vector<json> RecordingStream::sent(std::size_t count) {
  std::unique_lock lock(mutex_);
  if (!changed_.wait_for(lock, timeout, [&] { return sent_.size() >= count; })) ADD_FAILURE() << "too few messages";
  return sent_;
}

std::vector<json> RecordingStream::sent_before_answer(std::size_t count) {
  std::unique_lock lock(mutex_);
  const auto is_over = [&] { return answered_ || sent_.size() >= count; };
  if (!changed_.wait_for(lock, timeout, is_over)) ADD_FAILURE() << "neither a message nor an answer";
  return sent_;
}

bool RecordingStream::answered() {
  const std::scoped_lock lock(mutex_);
  return answered_;
}

bool RecordingStream::abandoned() {
  const std::scoped_lock lock(mutex_);
  return abandoned_;
}

McpBench::McpBench(mcp::Bounds bounds, mcp::ServerInfo info)
    : process_(std::make_unique<Process>(private_options())), dispatcher_(std::make_unique<Dispatcher>(*process_)) {
  hold_waiting_bodies();
  forget_runs();
  server_ = std::make_unique<mcp::Server>(*dispatcher_, Selection::all(bench_catalog()),
                                          mcp::Server::Options{.info = std::move(info), .bounds = bounds});
  connection_ = connect("uid:1000");
}

std::unique_ptr<mcp::Connection> McpBench::connect(const std::string& principal) {
  return std::make_unique<mcp::Connection>(*server_, mcp::ClientIdentity{.principal = principal});
}

std::shared_ptr<RecordingStream> McpBench::post(const json& message, const mcp::HttpHints* hints) {
  return post(*connection_, message, hints);
}

std::shared_ptr<RecordingStream> McpBench::post(mcp::Connection& connection, const json& message,
                                                const mcp::HttpHints* hints) {
  auto stream = std::make_shared<RecordingStream>();
  auto task = connection.receive(mcp::read_message(message.dump(), hints), stream);
  if (task) process_->executor().submit(*std::move(task));
  return stream;
}

json McpBench::initialize(const std::string& version, const json& capabilities) {
  auto opened = ask(legacy_request("initialize", {{"protocolVersion", version},
                                                  {"capabilities", capabilities},
                                                  {"clientInfo", {{"name", "t"}, {"version", "1"}}}}));
  post({{"jsonrpc", "2.0"}, {"method", "notifications/initialized"}});
  return opened;
}

void McpBench::reply(const json& question, const json& result) {
  post({{"jsonrpc", "2.0"}, {"id", question["id"]}, {"result", result}});
}

void McpBench::release() { release_waiting_bodies(); }
int McpBench::runs(const std::string& tool) { return runs_of(tool); }

json legacy_request(const std::string& method, const json& params, const json& id) {
  return {{"jsonrpc", "2.0"}, {"id", id}, {"method", method}, {"params", params}};
}

json all_capabilities() {
  return {{"elicitation", {{"form", json::object()}, {"url", json::object()}}},
          {"sampling", {{"tools", json::object()}}},
          {"roots", json::object()},
          {"extensions", {{"io.modelcontextprotocol/tasks", json::object()}}}};
}

json modern_request(const std::string& method, json params, const json& capabilities, const json& id) {
  params["_meta"]["io.modelcontextprotocol/protocolVersion"] = "2026-07-28";
  params["_meta"]["io.modelcontextprotocol/clientCapabilities"] = capabilities;
  return legacy_request(method, params, id);
}

json call_params(const std::string& tool, const json& more) {
  json params{{"name", tool}, {"arguments", json::object()}};
  params.update(more);
  return params;
}

std::string text_of_result(const json& answer) { return answer["result"]["content"][0].value("text", ""); }

}  // namespace offhand::test
