#include "platform/web/cdp_session.h"

#include "generated/types/errors.h"
#include "platform/web/json_access.h"
#include "platform/web/tab_errors.h"

namespace offhand::platform::web {

Result<std::string> attach_session(Connection& connection, const std::string& target, const Limits& limits) {
  OFFHAND_ASSIGN(const auto answer,
                 connection.call("", "Target.attachToTarget", {{"targetId", target}, {"flatten", true}}, limits));
  auto session = text_of(answer, "sessionId");
  if (session.empty()) return fail(not_as_expected("Target.attachToTarget"));
  connection.note_session(session);
  // The browser then reports an earlier crash; other calls to a crashed page are never answered.
  static_cast<void>(connection.call(session, "Inspector.enable", nlohmann::json::object(), limits));
  if (!connection.has_crashed(session)) return session;
  static_cast<void>(connection.call("", "Target.detachFromTarget", {{"sessionId", session}}, limits));
  return fail(errors::page_gone(
      {.what = "the work with it", .reason = std::string(process_crashed), .crashed = true, .closed = false}));
}

}  // namespace offhand::platform::web
