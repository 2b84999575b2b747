#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "platform/web/message.h"

#include <tl/expected.hpp>

namespace offhand::platform::web {

/// The protocols by which browsers expose their pages: Chromium's DevTools protocol (CDP), and WebDriver BiDi of the
/// W3C.
enum class Protocol { cdp, bidi };

/// An out-of-process frame that the browser attached to its page.
struct ChildSession {
  std::string session;
  std::string target;
  std::string url;
};

/// The meaning of a browser's event for calls that wait for a page.
struct News {
  enum class Kind {
    nothing,
    child_attached,
    session_ended,
    process_crashed,
    process_replaced,  ///< After a crash: the session serves again.
    document_replaced,
    dialog_opened,
    dialog_closed
  };
  Kind kind = Kind::nothing;
  /// The page or frame concerned; for an attached child, its parent.
  std::string session;
  ChildSession child = {};
  /// The text of the dialog.
  std::string dialog = {};
};

/// The differences between the protocols on the wire. "Session" means an attached page: CDP's session, BiDi's top-level
/// context.
struct Dialect {
  tl::expected<Message, std::string> (*read)(std::string_view text);
  /// A call without its id.
  nlohmann::json (*call)(const std::string& session, const std::string& method, nlohmann::json params);
  News (*news)(const Message& event);
  /// True if a browser's error message means that the page navigated or closed during the call.
  bool (*means_gone)(std::string_view words);
};

/// `alert "Really?"`, shortened if it is long.
inline std::string dialog_words(const std::string& type, const std::string& message) {
  return type + " \"" + message.substr(0, 200) + "\"";
}

const Dialect& cdp_dialect();
const Dialect& bidi_dialect();

}  // namespace offhand::platform::web
