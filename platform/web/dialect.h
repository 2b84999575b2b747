#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "platform/web/message.h"

#include <tl/expected.hpp>

namespace offhand::platform::web {

/// The protocols in which browsers serve their pages: Chromium's own, and that of the W3C.
enum class Protocol { cdp, bidi };

/// A frame with a process of its own, as the browser attaches it to its page.
struct ChildSession {
  std::string session;
  std::string target;
  std::string url;
};

/// What an event of a browser means for those who wait for a page.
struct News {
  enum class Kind { nothing, child_attached, session_ended, document_replaced, dialog_opened, dialog_closed };
  Kind kind = Kind::nothing;
  /// Whom it is about: the page or frame; of a child that was attached, what it lies in.
  std::string session;
  ChildSession child = {};
  /// What the dialog says.
  std::string dialog = {};
};

/// What tells one protocol from the other on the wire. "Session" is what the protocol calls a page that one is attached
/// to: CDP's session, BiDi's top-level context.
struct Dialect {
  tl::expected<Message, std::string> (*read)(std::string_view text);
  /// A call but for its id.
  nlohmann::json (*call)(const std::string& session, const std::string& method, nlohmann::json params);
  News (*news)(const Message& event);
  /// Whether a call failed, by the browser's words, because its page had just become another one.
  bool (*means_gone)(std::string_view words);
};

/// `alert "Really?"`, cut where it is long.
inline std::string dialog_words(const std::string& type, const std::string& message) {
  return type + " \"" + message.substr(0, 200) + "\"";
}

const Dialect& cdp_dialect();
const Dialect& bidi_dialect();

}  // namespace offhand::platform::web
