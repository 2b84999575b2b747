#include "impl/daemon/marks.h"

#include <nlohmann/json.hpp>

#include "impl/mcp/protocol.h"

namespace offhand::daemon {
namespace {

using nlohmann::json;

constexpr std::string_view mark_method = "notifications/dev.offhand/mark";

json member_of_meta(const json& params, std::string_view mark) {
  const auto meta = params.find("_meta");
  if (meta == params.end() || !meta->is_object()) return {};
  const auto found = meta->find(mark);
  return found != meta->end() ? *found : json();
}

std::string mark_of(const json& params, std::string_view mark) {
  const auto found = member_of_meta(params, mark);
  return found.is_string() ? found.get<std::string>() : std::string();
}

json params_of(std::string_view message) {
  const auto parsed = json::parse(message, nullptr, false);
  if (!parsed.is_object()) return json::object();
  const auto params = parsed.find("params");
  return params != parsed.end() && params->is_object() ? *params : json::object();
}

}  // namespace

std::string chosen_tools(std::string_view first_message) { return mark_of(params_of(first_message), mcp::meta_tools); }

Result<Settings> brought_settings(std::string_view first_message) {
  auto settings = settings_in(member_of_meta(params_of(first_message), mcp::meta_settings));
  OFFHAND_CHECK(with_settings(Config{}, settings, mcp::meta_settings));
  return settings;
}

std::string brought_folder(std::string_view first_message) {
  return mark_of(params_of(first_message), mcp::meta_folder);
}

std::string end_message(EndOfClient end) {
  const json params{{"_meta", {{mcp::meta_end, end == EndOfClient::cancel ? "cancel" : "finish"}}}};
  return json{{"jsonrpc", "2.0"}, {"method", mark_method}, {"params", params}}.dump();
}

std::optional<EndOfClient> end_of(const mcp::Message& message) {
  if (message.kind != mcp::Message::Kind::notification || message.method != mark_method) return std::nullopt;
  const auto end = mark_of(message.params, mcp::meta_end);
  if (end == "finish") return EndOfClient::finish;
  if (end == "cancel") return EndOfClient::cancel;
  return std::nullopt;
}

}  // namespace offhand::daemon
