#include <algorithm>
#include <array>

#include "platform/web/cdp_message.h"
#include "platform/web/dialect.h"
#include "platform/web/json_access.h"

namespace offhand::platform::web {
namespace {

using nlohmann::json;

json cdp_call(const std::string& session, const std::string& method, json params) {
  json message{{"method", method}, {"params", std::move(params)}};
  if (!session.empty()) message["sessionId"] = session;
  return message;
}

News cdp_news(const Message& event) {
  const auto& body = event.body;
  if (event.method == "Target.attachedToTarget") {
    const auto& info = part_of(body, "targetInfo");
    ChildSession child{text_of(body, "sessionId"), text_of(info, "targetId"), text_of(info, "url")};
    if (text_of(info, "type") != "iframe" || child.session.empty()) return {};
    return {News::Kind::child_attached, event.session, std::move(child)};
  }
  if (event.method == "Target.detachedFromTarget") return {News::Kind::session_ended, text_of(body, "sessionId")};
  if (event.method == "Inspector.targetCrashed") return {News::Kind::process_crashed, event.session};
  if (event.method == "Inspector.targetReloadedAfterCrash") return {News::Kind::process_replaced, event.session};
  if (event.method == "Page.javascriptDialogClosed") return {News::Kind::dialog_closed, event.session};
  if (event.method != "Page.javascriptDialogOpening") return {};
  return {News::Kind::dialog_opened, event.session, {}, dialog_words(text_of(body, "type"), text_of(body, "message"))};
}

bool cdp_means_gone(std::string_view words) {
  static constexpr std::array<std::string_view, 11> signs{"Cannot find context",
                                                          "Execution context was destroyed",
                                                          "Inspected target navigated",
                                                          "Session with given id not found",
                                                          "No frame with given id",
                                                          "Frame with the given id was not found",
                                                          "Target closed",
                                                          "Target crashed",
                                                          "No frame for given id found",
                                                          "uniqueContextId not found",
                                                          "Argument should belong to the same"};
  return std::any_of(signs.begin(), signs.end(), [&](auto sign) { return words.find(sign) != std::string_view::npos; });
}

}  // namespace

const Dialect& cdp_dialect() {
  static constexpr Dialect dialect{read_cdp_message, cdp_call, cdp_news, cdp_means_gone};
  return dialect;
}

}  // namespace offhand::platform::web
