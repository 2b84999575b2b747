#include "platform/web/switchboard.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "platform/web/outline.h"
#include "platform/web/read_object.h"

namespace offhand::platform::web {
namespace {

using nlohmann::json;

/// No working browser attaches more.
constexpr std::size_t session_limit = 65'536;

std::string text_of(const json& message) { return message.dump(-1, ' ', false, json::error_handler_t::replace); }

/// In the words of the browser, which clients parse.
std::string no_such_session(const json& call) {
  json answer{{"error", {{"code", -32001}, {"message", "Session with given id not found."}}}};
  for (const auto* name : {"id", "sessionId"}) {
    if (const auto* value = member(call, name)) answer[name] = *value;
  }
  return text_of(answer);
}

/// Matches `…,"sessionId":"C0FFEE"}`. Page content is inside strings, where quotes are escaped, so it cannot match.
std::optional<std::string_view> session_at_end(std::string_view text) {
  constexpr std::string_view name = R"("sessionId":")";
  constexpr std::string_view close = R"("})";
  const auto at = text.rfind(name);
  if (at == std::string_view::npos || !text.ends_with(close)) return std::nullopt;
  text.remove_prefix(at + name.size());
  if (text.size() < close.size()) return std::nullopt;
  text.remove_suffix(close.size());
  if (text.find('"') != std::string_view::npos) return std::nullopt;
  return text;
}

}  // namespace

Switchboard::Caller Switchboard::add() {
  const auto caller = ++last_caller_;
  callers_[caller] = {};
  asked_[++last_call_] = caller;
  lines_.to_browser(text_of({{"id", last_call_}, {"method", "Target.attachToBrowserTarget"}}));
  return caller;
}

bool Switchboard::is_through(Caller caller) const {
  const auto found = callers_.find(caller);
  return found != callers_.end() && !found->second.empty();
}

void Switchboard::from_caller(Caller caller, std::string_view message) {
  auto call = read_object(message);
  if (!is_through(caller)) return;
  if (!call) return lines_.hang_up(caller);
  if (const auto* session = member(*call, "sessionId")) {
    const auto found = session->is_string() ? sessions_.find(session->get<std::string>()) : sessions_.end();
    if (found == sessions_.end() || found->second != caller) return lines_.to_caller(caller, no_such_session(*call));
  } else {
    (*call)["sessionId"] = callers_.at(caller);
  }
  lines_.to_browser(text_of(*call));
}

void Switchboard::from_browser(std::string_view message) {
  const auto outline = outline_of(message);
  if (!outline) return;
  const bool is_end = outline->method == "Target.detachedFromTarget";
  if (outline->session.empty()) {
    const auto asked = outline->id ? asked_.find(*outline->id) : asked_.end();
    if (asked != asked_.end()) {
      const auto caller = asked->second;
      asked_.erase(asked);
      begin(caller, outline->named_session);
    }
    const auto ended = is_end ? sessions_.find(outline->named_session) : sessions_.end();
    if (ended != sessions_.end()) lines_.hang_up(ended->second);
    return;
  }
  const auto found = sessions_.find(outline->session);
  if (found == sessions_.end()) return;
  const auto caller = found->second;
  const bool is_begin = outline->method == "Target.attachedToTarget" && !outline->named_session.empty();
  if (is_begin && sessions_.size() < session_limit) sessions_.try_emplace(outline->named_session, caller);
  if (is_end) {
    const auto ended = sessions_.find(outline->named_session);
    if (ended != sessions_.end() && ended->second == caller) sessions_.erase(ended);
  }
  lines_.to_caller(caller, message);
}

void Switchboard::from_browser_too_long(std::string_view end) {
  const auto session = session_at_end(end);
  const auto found = session ? sessions_.find(*session) : sessions_.end();
  if (found != sessions_.end()) lines_.hang_up(found->second);
}

void Switchboard::begin(Caller caller, const std::string& session) {
  const auto found = callers_.find(caller);
  // The caller left before it got its session.
  if (found == callers_.end()) return detach(session);
  if (session.empty()) return lines_.hang_up(caller);
  found->second = session;
  sessions_[session] = caller;
}

void Switchboard::remove(Caller caller) {
  const auto found = callers_.find(caller);
  if (found == callers_.end()) return;
  // The sessions attached in it end with it.
  detach(found->second);
  std::erase_if(sessions_, [&](const auto& entry) { return entry.second == caller; });
  callers_.erase(found);
}

void Switchboard::detach(const std::string& session) {
  if (session.empty()) return;
  lines_.to_browser(
      text_of({{"id", ++last_call_}, {"method", "Target.detachFromTarget"}, {"params", {{"sessionId", session}}}}));
}

}  // namespace offhand::platform::web
