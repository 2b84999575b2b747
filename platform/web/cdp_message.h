#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "platform/web/message.h"

#include <tl/expected.hpp>

namespace offhand::platform::web {

/// Whatever bytes come, a message or why they are none.
tl::expected<Message, std::string> read_cdp_message(std::string_view text);

/// Path of the browser's own endpoint, as the answer to /json/version names it. It must lie on this machine and on the
/// port that was asked: what names another place is refused.
tl::expected<std::string, std::string> browser_path(std::string_view version_json, std::uint16_t port);

}  // namespace offhand::platform::web
