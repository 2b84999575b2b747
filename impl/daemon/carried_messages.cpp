#include "impl/daemon/carried_messages.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

#include "generated/types/errors.h"
#include "impl/dispatch/dispatcher.h"
#include "impl/mcp/lists/content.h"

namespace offhand::daemon {
namespace {

using nlohmann::json;

std::string text_member(const json& object, const char* name) {
  const auto found = object.find(name);
  return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

}  // namespace

std::string answered_id(std::string_view message) {
  // As our servers write it.
  constexpr std::string_view start = R"({"jsonrpc":"2.0","id":)";
  if (!message.starts_with(start)) return {};
  message.remove_prefix(start.size());
  std::size_t end = 0;
  if (message.starts_with('"')) {
    for (end = 1; end < message.size() && message[end] != '"'; ++end)
      if (message[end] == '\\') ++end;
    ++end;
  } else {
    end = message.find_first_of(",}");
  }
  if (end >= message.size()) return {};
  const auto rest = message.substr(end);
  // A request of the server's has an id as well.
  if (!rest.starts_with(R"(,"result":)") && !rest.starts_with(R"(,"error":)")) return {};
  return std::string(message.substr(0, end));
}

void CarriedMessages::from_client(std::string_view bytes) {
  const auto last_end = bytes.rfind('\n');
  if (last_end == std::string_view::npos) {
    if (unfinished_line_.size() <= LineReader::default_limit_bytes) unfinished_line_ += bytes;
  } else {
    unfinished_line_ = bytes.substr(last_end + 1);
  }
  client_lines_.feed(bytes);
  while (const auto line = client_lines_.next()) {
    if (!line->too_long) take_from_client(line->text);
  }
}

void CarriedMessages::take_from_client(std::string_view line) {
  const auto message = mcp::read_message(line);
  if (message.kind != mcp::Message::Kind::batch) return take(message, line);
  for (const auto& part : message.batch) take(part, {});
}

void CarriedMessages::take(const mcp::Message& message, std::string_view line) {
  const bool is_request = message.kind == mcp::Message::Kind::request;
  if (!is_request && message.kind != mcp::Message::Kind::notification) return;
  if (message.method == "notifications/cancelled") {
    if (const auto id = message.params.find("requestId"); id != message.params.end())
      unanswered_.erase(id->dump(-1, ' ', false, json::error_handler_t::replace));
    return;
  }
  if (const auto agreement = agreement_of(message); !agreement.empty() && !line.empty()) {
    std::erase_if(agreed_, [&](const auto& known) { return known.first == agreement; });
    agreed_.emplace_back(agreement, line);
  }
  if (message.method == "initialize") version_ = text_member(message.params, "protocolVersion");
  if (!is_request || message.id.empty()) return;
  unanswered_[message.id] = {.method = message.method,
                             .version = message.modern ? message.version : version_,
                             .tool = text_member(message.params, "name")};
}

std::string CarriedMessages::agreement_of(const mcp::Message& message) {
  if (message.modern) return {};
  const auto& method = message.method;
  if (method == "initialize" || method == "notifications/initialized" || method == "logging/setLevel") return method;
  if (method == "resources/subscribe" || method == "resources/unsubscribe")
    return "subscription " + text_member(message.params, "uri");
  return {};
}

void CarriedMessages::from_daemon(std::string_view bytes) {
  daemon_lines_.feed(bytes);
  while (const auto line = daemon_lines_.next()) {
    if (line->text.starts_with('[')) {
      const auto batch = json::parse(line->text, nullptr, false);
      for (const auto& part : batch.is_array() ? batch : json::array())
        if (part.is_object() && part.contains("id")) unanswered_.erase(part["id"].dump());
    } else if (const auto id = answered_id(line->text); !id.empty()) {
      unanswered_.erase(id);
    }
  }
}

std::string CarriedMessages::answer_to(const std::string& id, const Unanswered& request) {
  const auto error = errors::daemon_gone({.what = request.tool.empty() ? request.method : request.tool});
  if (request.method != "tools/call") {
    return mcp::error_response(id, {.code = mcp::ErrorCode::internal_error,
                                    .message = error.message + " " + error.hint,
                                    .data = error_json(error)});
  }
  const bool is_modern = request.version >= mcp::first_modern_version;
  return R"({"jsonrpc":"2.0","id":)" + id + R"(,"result":{)" + (is_modern ? R"("resultType":"complete",)" : "") +
         mcp::tool_result(mcp::failure(error), request.version) + "}}";
}

std::string CarriedMessages::answers_to_unanswered() {
  std::string answers;
  for (const auto& [id, request] : unanswered_) answers += answer_to(id, request) + "\n";
  unanswered_.clear();
  return answers;
}

mcp::Resumption CarriedMessages::resumption() const {
  mcp::Resumption resumption{.agreed = {}, .unfinished_line = unfinished_line_};
  for (const auto& [agreement, line] : agreed_) resumption.agreed.push_back(line);
  return resumption;
}

}  // namespace offhand::daemon
