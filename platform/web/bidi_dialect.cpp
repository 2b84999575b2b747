#include <algorithm>
#include <array>

#include "platform/web/bidi_message.h"
#include "platform/web/dialect.h"
#include "platform/web/json_access.h"

namespace offhand::platform::web {
namespace {

using nlohmann::json;

/// A BiDi call names its context in its parameters.
json bidi_call(const std::string& /*session*/, const std::string& method, json params) {
  return {{"method", method}, {"params", std::move(params)}};
}

News bidi_news(const Message& event) {
  if (event.method == "browsingContext.contextDestroyed") return {News::Kind::session_ended, event.session};
  // Calls into a document that moved to the back-forward cache are never answered.
  if (event.method == "browsingContext.navigationCommitted") return {News::Kind::document_replaced, event.session};
  if (event.method == "browsingContext.userPromptClosed") return {News::Kind::dialog_closed, event.session};
  if (event.method != "browsingContext.userPromptOpened") return {};
  const auto words = dialog_words(text_of(event.body, "type"), text_of(event.body, "message"));
  return {News::Kind::dialog_opened, event.session, {}, words};
}

/// Firefox fails pending calls into a document that goes away with errors of its messenger, an "actor".
bool bidi_means_gone(std::string_view words) {
  static constexpr std::array<std::string_view, 4> signs{"no such frame", "no such handle", "AbortError",
                                                         "DiscardedBrowsingContext"};
  return std::any_of(signs.begin(), signs.end(), [&](auto sign) { return words.find(sign) != std::string_view::npos; });
}

}  // namespace

const Dialect& bidi_dialect() {
  static constexpr Dialect dialect{read_bidi_message, bidi_call, bidi_news, bidi_means_gone};
  return dialect;
}

}  // namespace offhand::platform::web
