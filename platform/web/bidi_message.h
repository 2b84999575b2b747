#pragma once

#include <string>
#include <string_view>

#include "platform/web/message.h"

#include <tl/expected.hpp>

namespace offhand::platform::web {

/// Parses any bytes as a message of WebDriver BiDi, or returns the reason why they are none.
tl::expected<Message, std::string> read_bidi_message(std::string_view text);

}  // namespace offhand::platform::web
