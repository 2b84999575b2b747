#include "impl/daemon/client.h"

#include <poll.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <nlohmann/json.hpp>

#include "generated/types/errors.h"
#include "impl/mcp/protocol.h"

namespace offhand::daemon {

using nlohmann::json;
using Clock = std::chrono::steady_clock;

namespace {

/// A tool answers at its own deadline; this is for what is lost on the way.
constexpr std::chrono::milliseconds grace{2'000};
constexpr std::chrono::milliseconds longest_call{600'000};

Error broken(const std::string& path, const std::string& reason) {
  return errors::daemon_not_running({.socket = path, .reason = reason});
}

Error error_of(const json& structured) {
  Error error;
  error.code = structured.value("code", "internal");
  error.message = structured.value("message", "");
  error.hint = structured.value("hint", "");
  if (structured.contains("data")) error.data = structured["data"].dump();
  return error;
}

}  // namespace

Result<Client> Client::connect(const std::string& path, std::chrono::milliseconds patience) {
  OFFHAND_ASSIGN(auto socket, connect_to(path, patience));
  OFFHAND_ASSIGN(const auto peer, peer_of(socket.get()));
  Client client(std::move(socket), path, peer.pid);
  OFFHAND_ASSIGN(const auto discovered, client.request("server/discover", json::object(), patience));
  const auto info = discovered.value("_meta", json::object()).value(std::string(mcp::meta_server_info), json::object());
  client.version_ = info.value("version", "");
  return client;
}

Result<json> Client::request(const std::string& method, json params, std::chrono::milliseconds patience) {
  auto& meta = params["_meta"];
  meta[std::string(mcp::meta_protocol_version)] = mcp::modern_versions[0];
  meta[std::string(mcp::meta_client_capabilities)] = json::object();
  const auto id = next_id_++;
  auto line = json{{"jsonrpc", "2.0"}, {"id", id}, {"method", method}, {"params", std::move(params)}}.dump();
  line += '\n';
  const auto deadline = Clock::now() + patience;
  for (std::string_view rest = line; !rest.empty();) {
    const auto sent = ::send(socket_.get(), rest.data(), rest.size(), MSG_NOSIGNAL);
    if (sent < 0 && errno != EINTR) return fail(broken(path_, std::strerror(errno)));
    if (sent > 0) rest.remove_prefix(static_cast<std::size_t>(sent));
  }
  for (;;) {
    OFFHAND_ASSIGN(const auto text, read_line(deadline));
    const auto message = json::parse(text, nullptr, false);
    if (!message.is_object() || message.value("id", json()) != id) continue;  // a notification
    if (message.contains("result")) return message["result"];
    const auto problem = message.value("error", json::object());
    if (problem.contains("data") && problem["data"].is_object() && problem["data"].contains("code")) {
      return fail(error_of(problem["data"]));
    }
    return fail(errors::internal({.reason = "the daemon answered: " + problem.value("message", text)}));
  }
}

Result<std::string> Client::read_line(Clock::time_point deadline) {
  std::array<char, std::size_t{64} * 1024> buffer;
  for (;;) {
    if (const auto end = received_.find('\n'); end != std::string::npos) {
      auto line = received_.substr(0, end);
      received_.erase(0, end + 1);
      return line;
    }
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now());
    pollfd readable{socket_.get(), POLLIN, 0};
    const int ready = left.count() <= 0 ? 0 : ::poll(&readable, 1, static_cast<int>(left.count()));
    if (ready == 0) return fail(broken(path_, "it did not answer in time"));
    const auto count = ::recv(socket_.get(), buffer.data(), buffer.size(), 0);
    if (count == 0) return fail(broken(path_, "it closed the connection"));
    if (count < 0 && errno != EINTR) return fail(broken(path_, std::strerror(errno)));
    if (count > 0) received_.append(buffer.data(), static_cast<std::size_t>(count));
  }
}

Result<Reply> Client::call(const ToolInfo& tool, const json& arguments, const std::string& session,
                           std::optional<std::chrono::milliseconds> timeout) {
  json params{{"name", tool.name}, {"arguments", arguments}};
  params["_meta"][std::string(mcp::meta_session)] = session;
  if (timeout) params["_meta"][std::string(mcp::meta_timeout_ms)] = timeout->count();
  OFFHAND_ASSIGN(const auto result, request("tools/call", std::move(params), timeout.value_or(longest_call) + grace));
  return reply_of(result);
}

Result<std::string> Client::read(const std::string& uri) {
  OFFHAND_ASSIGN(const auto result, request("resources/read", {{"uri", uri}}, grace));
  const auto contents = result.value("contents", json::array());
  return contents.empty() ? std::string() : contents[0].value("text", "");
}

bool Client::wait_closed(std::chrono::milliseconds patience) {
  const auto deadline = Clock::now() + patience;
  for (;;) {
    const auto line = read_line(deadline);
    if (!line) return Clock::now() < deadline;
  }
}

Result<Reply> reply_of(const json& result) {
  const auto structured = result.find("structuredContent");
  if (result.value("isError", false) && structured != result.end() && structured->contains("code")) {
    return fail(error_of(*structured));
  }
  Reply reply;
  // Pictures are for those who ask over MCP: the command line writes them to files.
  for (const auto& block : result.value("content", json::array())) {
    if (block.value("type", "") == "text") reply.text += block.value("text", "");
  }
  if (structured != result.end()) reply.structured = structured->dump();
  if (result.value("isError", false)) return fail(errors::internal({.reason = reply.text}));
  return reply;
}

}  // namespace offhand::daemon
