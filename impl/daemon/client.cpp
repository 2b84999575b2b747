#include "impl/daemon/client.h"

#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <nlohmann/json.hpp>

// glibc 2.36 does not declare these for C++.
extern "C" {
#include <sys/pidfd.h>
}

#include "generated/types/errors.h"
#include "impl/mcp/protocol.h"
#include "platform/host/readiness.h"

namespace offhand::daemon {

using nlohmann::json;
using Clock = std::chrono::steady_clock;

namespace {

/// A tool answers at its own deadline; this additional time covers a lost answer.
constexpr std::chrono::milliseconds grace{2'000};
constexpr std::chrono::milliseconds longest_call{600'000};
constexpr const char* statistics_uri = "offhand://statistics";

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

Result<Client> Client::connect(const std::string& path, std::chrono::milliseconds timeout, std::string_view tools,
                               const Settings& settings) {
  OFFHAND_ASSIGN(auto socket, connect_to(path, timeout));
  OFFHAND_CHECK(name_writers(socket.get()));
  Client client(std::move(socket), path);
  json choice{{"_meta", {{mcp::meta_tools, tools}}}};
  std::error_code error;
  if (const auto folder = std::filesystem::current_path(error); !error) {
    choice["_meta"][std::string(mcp::meta_folder)] = folder.string();
  }
  if (!settings.empty()) choice["_meta"][std::string(mcp::meta_settings)] = to_object(settings);
  OFFHAND_ASSIGN(const auto discovered, client.request("server/discover", choice, timeout));
  const auto info = discovered.value("_meta", json::object()).value(std::string(mcp::meta_server_info), json::object());
  client.version_ = info.value("version", "");
  return client;
}

Result<json> Client::request(const std::string& method, json params, std::chrono::milliseconds timeout) {
  auto& meta = params["_meta"];
  meta[std::string(mcp::meta_protocol_version)] = mcp::modern_versions[0];
  meta[std::string(mcp::meta_client_capabilities)] = json::object();
  const auto id = next_id_++;
  auto line = json{{"jsonrpc", "2.0"}, {"id", id}, {"method", method}, {"params", std::move(params)}}.dump();
  line += '\n';
  const auto deadline = Clock::now() + timeout;
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
  for (;;) {
    if (const auto line = reader_.next()) return std::string(line->text);
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now());
    if (left.count() <= 0 || !host::is_readable(socket_.get(), left))
      return fail(broken(path_, "it did not answer in time"));
    const auto count = receive_from(socket_.get(), *buffer_, writer_);
    if (count == 0) return fail(broken(path_, "it closed the connection"));
    if (count < 0 && errno != EINTR) return fail(broken(path_, std::strerror(errno)));
    if (count > 0) reader_.feed({buffer_->data(), static_cast<std::size_t>(count)});
  }
}

Result<Reply> Client::call(const ToolInfo& tool, const json& arguments, const std::string& session,
                           std::optional<std::chrono::milliseconds> timeout) {
  // Tools of several toolsets may have one name.
  json params{{"name", tool.identity}, {"arguments", arguments}};
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

Result<json> Client::statistics() {
  OFFHAND_ASSIGN(const auto text, read(statistics_uri));
  auto parsed = json::parse(text, nullptr, false);
  if (!parsed.is_object()) return fail(errors::internal({.reason = "the daemon's statistics are no JSON object"}));
  return parsed;
}

Result<pid_t> Client::stated_pid() {
  OFFHAND_ASSIGN(const auto said, statistics());
  const auto found = said.find("pid");
  const auto stated = found != said.end() && found->is_number_integer() ? found->get<pid_t>() : 0;
  // A process in between (a forwarded socket) is not the daemon, and the stated pid alone could be a lie.
  if (stated <= 0 || stated != writer_.pid || writer_.uid != ::geteuid()) {
    return fail(errors::daemon_elsewhere({.socket = path_, .pid = writer_.pid, .stated = stated}));
  }
  return stated;
}

Result<ServingProcess> Client::process() {
  OFFHAND_ASSIGN(const auto pid, stated_pid());
  Descriptor handle(::pidfd_open(pid, 0));
  if (!handle) return fail(broken(path_, std::strerror(errno)));
  // A second answer proves that the pid still belonged to the daemon when the pidfd was opened.
  OFFHAND_ASSIGN(const auto again, stated_pid());
  if (again != pid) return fail(errors::daemon_elsewhere({.socket = path_, .pid = pid, .stated = again}));
  return ServingProcess(pid, std::move(handle));
}

bool ServingProcess::end(std::chrono::milliseconds timeout) const {
  if (::pidfd_send_signal(handle_.get(), SIGTERM, nullptr, 0) != 0) return errno == ESRCH;
  return host::is_readable(handle_.get(), timeout);
}

Result<Reply> reply_of(const json& result) {
  const auto structured = result.find("structuredContent");
  if (result.value("isError", false) && structured != result.end() && structured->contains("code")) {
    return fail(error_of(*structured));
  }
  Reply reply;
  // Pictures are for MCP clients; the command line writes them to files.
  for (const auto& block : result.value("content", json::array())) {
    if (block.value("type", "") == "text") reply.text += block.value("text", "");
  }
  if (structured != result.end()) reply.structured = structured->dump();
  if (result.value("isError", false)) return fail(errors::internal({.reason = reply.text}));
  return reply;
}

}  // namespace offhand::daemon
