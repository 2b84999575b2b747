#include "impl/mcp/connection.h"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "codegen/runtime/json_writer.h"
#include "generated/types/errors.h"
#include "impl/mcp/base64.h"

namespace offhand::mcp {

using nlohmann::json;

/// A request taken apart.
struct Connection::Request {
  /// JSON text of the id.
  std::string id;
  std::string method;
  json params = json::object();
  /// The protocol version that the answer follows.
  std::string version;
  bool modern = false;
};

namespace {

constexpr std::string_view server_info = R"({"name":"offhand","title":"Offhand","version":")" OFFHAND_VERSION R"("})";
constexpr std::string_view instructions =
    "Read a window with get_window_state, then act on its numbered elements with click, type_text and press_key. Actions "
    "run in the background: the person's pointer, focus and front window stay as they are. Look at effect: only "
    "\\\"confirmed\\\" was observed.";
/// Lists do not change while the process lives.
constexpr std::string_view list_cache_hints = R"("ttlMs":3600000,"cacheScope":"public")";

bool is_known(const auto& versions, std::string_view version) {
  return std::find(versions.begin(), versions.end(), version) != versions.end();
}

std::string quoted(std::string_view text) {
  std::string out;
  append_json_string(out, text);
  return out;
}

/// Why this is not a request or notification of JSON-RPC 2.0; empty when it is.
std::string shape_problem(const json& message) {
  if (message.is_array()) return "batches are not supported: send one message a line";
  if (!message.is_object()) return fmt::format("a message is an object, not {}", message.type_name());
  if (message.value("jsonrpc", json()) != "2.0") return "jsonrpc must be \"2.0\"";
  if (message.contains("method") && !message["method"].is_string()) return "method must be a string";
  if (const auto id = message.find("id"); id != message.end() && !id->is_string() && !id->is_number_integer()) {
    return "id must be a string or an integer";
  }
  if (const auto params = message.find("params"); params != message.end() && !params->is_object()) {
    return "params must be an object";
  }
  return {};
}

void append_content(std::string& out, const Reply& reply) {
  out += R"("content":[{"type":"text","text":)";
  append_json_string(out, reply.text);
  out += '}';
  for (const auto& image : reply.images) {
    out += R"(,{"type":"image","mimeType":)";
    append_json_string(out, image.mime_type);
    out += R"(,"data":")";
    append_base64(out, image.bytes);
    out += R"("})";
  }
  out += ']';
}

Reply reply_of(const Error& error) {
  Reply reply;
  reply.text = error.hint.empty() ? error.message : error.message + "\n" + error.hint;
  reply.structured = error_json(error);
  return reply;
}

/// Structured results came with 2025-06-18; versions are dates, so they compare as text.
bool takes_structured(std::string_view version) { return version >= "2025-06-18"; }

}  // namespace

Connection::Connection(Dispatcher& dispatcher, const Selection& selection, Peer& peer)
    : dispatcher_(dispatcher), selection_(selection), peer_(peer), session_("connection-" + random_id()) {}

Connection::~Connection() {
  drain();
  dispatcher_.runtime().sessions().close(session_);
}

void Connection::drain() {
  std::unique_lock lock(mutex_);
  idle_.wait(lock, [this] { return running_.empty(); });
}

void Connection::reject_too_long(std::size_t limit_bytes) {
  const auto error = errors::message_too_long({.limit_bytes = static_cast<std::int64_t>(limit_bytes)});
  send_error("", ErrorCode::invalid_request, error.message + " " + error.hint);
}

std::optional<Task> Connection::receive(std::string_view text) {
  json message;
  try {
    message = json::parse(text.begin(), text.end());
  } catch (const json::exception& problem) {
    send_error("", ErrorCode::parse_error, errors::malformed_json({.reason = problem.what()}).message);
    return std::nullopt;
  }
  Request request;
  if (message.is_object() && message.contains("id") && (message["id"].is_string() || message["id"].is_number_integer())) {
    request.id = message["id"].dump();
  }
  if (const auto problem = shape_problem(message); !problem.empty()) {
    send_error(request.id, ErrorCode::invalid_request, problem);
    return std::nullopt;
  }
  if (!message.contains("method")) {
    if (request.id.empty()) send_error("", ErrorCode::invalid_request, "a message needs a method");
    return std::nullopt;  // a response: nothing was asked of the client
  }
  request.method = message["method"].get<std::string>();
  if (message.contains("params")) request.params = std::move(message["params"]);
  if (request.id.empty()) {
    if (request.method == "notifications/cancelled") cancel(request.params);
    return std::nullopt;
  }
  return handle(request);
}

std::optional<Task> Connection::handle(Request& request) {
  const auto meta = request.params.find("_meta");
  request.modern = meta != request.params.end() && meta->is_object() && meta->contains(meta_protocol_version);
  return request.modern ? handle_modern(request) : handle_legacy(request);
}

std::optional<Task> Connection::handle_modern(Request& request) {
  const auto& meta = request.params["_meta"];
  const auto& version = meta[std::string(meta_protocol_version)];
  if (!version.is_string()) {
    send_error(request.id, ErrorCode::invalid_params, fmt::format("_meta: {} must be a string", meta_protocol_version));
    return std::nullopt;
  }
  request.version = version.get<std::string>();
  if (!is_known(modern_versions, request.version)) {
    const auto data = json{{"supported", modern_versions}, {"requested", request.version}}.dump();
    send_error(request.id, ErrorCode::unsupported_protocol_version,
               fmt::format("Protocol version {} is not supported; versions: {}", request.version, modern_versions[0]), data);
    return std::nullopt;
  }
  const auto capabilities = meta.find(meta_client_capabilities);
  if (capabilities == meta.end() || !capabilities->is_object()) {
    send_error(request.id, ErrorCode::invalid_params, fmt::format("_meta: {} must be an object", meta_client_capabilities));
    return std::nullopt;
  }
  if (request.method == "server/discover") {
    discover(request);
  } else if (request.method == "tools/list") {
    list_tools(request);
  } else if (request.method == "tools/call") {
    return call_tool(request);
  } else {
    send_error(request.id, ErrorCode::method_not_found, fmt::format("There is no method \"{}\"", request.method));
  }
  return std::nullopt;
}

std::optional<Task> Connection::handle_legacy(Request& request) {
  request.version = legacy_version_;
  if (request.method == "initialize") {
    initialize(request);
  } else if (request.method == "ping") {
    send_result(request, [](std::string&) {});
  } else if (request.method == "server/discover") {
    send_error(request.id, ErrorCode::invalid_params, fmt::format("server/discover needs {} in _meta", meta_protocol_version));
  } else if (request.method != "tools/list" && request.method != "tools/call") {
    send_error(request.id, ErrorCode::method_not_found, fmt::format("There is no method \"{}\"", request.method));
  } else if (legacy_version_.empty()) {
    send_error(request.id, ErrorCode::invalid_request,
               fmt::format("{} came before initialize; send initialize first, or {} in _meta", request.method,
                           meta_protocol_version));
  } else if (request.method == "tools/list") {
    list_tools(request);
  } else {
    return call_tool(request);
  }
  return std::nullopt;
}

void Connection::initialize(const Request& request) {
  const auto wanted = request.params.find("protocolVersion");
  if (wanted == request.params.end() || !wanted->is_string()) {
    send_error(request.id, ErrorCode::invalid_params, "initialize: protocolVersion must be a string");
    return;
  }
  const auto version = wanted->get<std::string>();
  legacy_version_ = is_known(legacy_versions, version) ? version : std::string(legacy_versions[0]);
  send_result(request, [&](std::string& out) {
    out += fmt::format(R"("protocolVersion":"{}","capabilities":{{"tools":{{}}}},"serverInfo":{},"instructions":"{}")",
                       legacy_version_, server_info, instructions);
  });
}

void Connection::discover(const Request& request) {
  send_result(request, [&](std::string& out) {
    out += fmt::format(R"("supportedVersions":{},"capabilities":{{"tools":{{}}}},"instructions":"{}",{})",
                       json(modern_versions).dump(), instructions, list_cache_hints);
  });
}

void Connection::list_tools(const Request& request) {
  if (const auto cursor = request.params.find("cursor"); cursor != request.params.end()) {
    send_error(request.id, ErrorCode::invalid_params, fmt::format("There is no page {}", cursor->dump()));
    return;
  }
  send_result(request, [&](std::string& out) {
    out += R"("tools":[)";
    bool first = true;
    for (const auto* tool : selection_.tools()) {
      if (dispatcher_.unsupported_reason(*tool)) continue;
      if (!std::exchange(first, false)) out += ',';
      out += tool->wire;
    }
    out += ']';
    if (request.modern) out.append(",").append(list_cache_hints);
  });
}

std::optional<Task> Connection::call_tool(Request& request) {
  const auto name = request.params.find("name");
  if (name == request.params.end() || !name->is_string()) {
    send_error(request.id, ErrorCode::invalid_params, "tools/call: name must be a string");
    return std::nullopt;
  }
  const auto* tool = selection_.find(name->get_ref<const std::string&>());
  if (tool == nullptr) {
    const auto error = not_offered(name->get_ref<const std::string&>());
    send_error(request.id, ErrorCode::invalid_params, error.message + " " + error.hint, error_json(error));
    return std::nullopt;
  }
  std::stop_source stop;
  {
    const std::scoped_lock lock(mutex_);
    running_.emplace(request.id, stop);
  }
  auto shared = std::make_shared<Request>(std::move(request));
  return [this, tool, shared, stop] {
    run_tool(*tool, *shared, stop.get_token());
    const std::scoped_lock lock(mutex_);
    const auto [first, last] = running_.equal_range(shared->id);
    const auto own = std::find_if(first, last, [&](const auto& entry) { return entry.second == stop; });
    if (own != last) running_.erase(own);
    if (running_.empty()) idle_.notify_all();
  };
}

void Connection::run_tool(const ToolInfo& tool, const Request& request, const std::stop_token& stop) {
  CallContext context;
  context.default_session = session_;
  context.stop = stop;
  if (const auto meta = request.params.find("_meta"); meta != request.params.end() && meta->is_object()) {
    const auto timeout = meta->find(meta_timeout_ms);
    if (timeout != meta->end() && timeout->is_number_integer() && *timeout > 0) {
      context.timeout = std::chrono::milliseconds(std::min<std::int64_t>(timeout->get<std::int64_t>(), 600'000));
    }
  }
  const auto arguments = request.params.find("arguments");
  const auto result = dispatcher_.call(tool, arguments == request.params.end() ? json::object() : *arguments, context);
  if (stop.stop_requested()) return;  // a cancelled request gets no answer
  const Reply failed = result ? Reply{} : reply_of(result.error());
  const Reply& reply = result ? *result : failed;
  send_result(request, [&](std::string& out) {
    append_content(out, reply);
    if (reply.structured && takes_structured(request.version)) out.append(R"(,"structuredContent":)").append(*reply.structured);
    if (!result) out += R"(,"isError":true)";
  }, reply.cost);
}

void Connection::cancel(const json& parameters) {
  const auto id = parameters.find("requestId");
  if (id == parameters.end()) return;
  std::vector<std::stop_source> sources;
  {
    const std::scoped_lock lock(mutex_);
    const auto [first, last] = running_.equal_range(id->dump());
    for (auto entry = first; entry != last; ++entry) sources.push_back(entry->second);
  }
  for (auto& source : sources) source.request_stop();
}

void Connection::send_result(const Request& request, const std::function<void(std::string&)>& write_body,
                             std::string_view cost) {
  std::string out = fmt::format(R"({{"jsonrpc":"2.0","id":{},"result":{{)", request.id);
  const auto body = out.size();
  if (request.modern) out += R"("resultType":"complete",)";
  write_body(out);
  std::string meta;
  if (request.modern) meta += fmt::format(R"("{}":{})", meta_server_info, server_info);
  if (!cost.empty()) meta += fmt::format(R"({}"{}":{})", meta.empty() ? "" : ",", meta_cost, cost);
  if (!meta.empty()) out += fmt::format(R"({}"_meta":{{{}}})", out.size() > body && out.back() != ',' ? "," : "", meta);
  out += "}}";
  peer_.send(std::move(out));
}

void Connection::send_error(const std::string& id, ErrorCode code, std::string_view message, std::string_view data) {
  std::string out = R"({"jsonrpc":"2.0",)";
  // An id that could not be read is left out: the schemas from 2025-11-25 on do not admit null.
  if (!id.empty()) out += fmt::format(R"("id":{},)", id);
  out += fmt::format(R"("error":{{"code":{},"message":{})", static_cast<int>(code), quoted(message));
  if (!data.empty()) out.append(R"(,"data":)").append(data);
  out += "}}";
  peer_.send(std::move(out));
}

}  // namespace offhand::mcp
