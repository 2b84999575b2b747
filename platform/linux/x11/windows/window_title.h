#pragma once

#include <string>
#include <string_view>

#include "platform/linux/x11/connection/conversation.h"

namespace offhand::platform::x11 {

/// How the type of a title's property says that its bytes are to be read.
enum class TitleEncoding { utf8, other };

/// A title as UTF-8, of at most 500 characters. Bytes that are no UTF-8 in a title that is said to be become
/// replacement characters. Any other is read as UTF-8 if it is that, as COMPOUND_TEXT if it has that one's escape
/// sequences, and else as Latin-1.
std::string title_of_bytes(std::string_view bytes, TitleEncoding encoding);
std::string title_of(const Conversation& talk, const xcb_get_property_reply_t* property);

}  // namespace offhand::platform::x11
