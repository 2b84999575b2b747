#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "platform/web/message.h"

#include <tl/expected.hpp>

namespace offhand::platform::web {

/// Parses any bytes as a message of the DevTools protocol, or returns the reason why they are none.
tl::expected<Message, std::string> read_cdp_message(std::string_view text);

/// The id of the call that a message answers with a result, if that stands first, as browsers write it; 0: who knows.
/// Nothing but these first characters is looked at.
std::int64_t id_of_result(std::string_view text);

/// The path of the browser's endpoint in the answer to /json/version. It must be on this machine and on the queried
/// port; any other address is refused.
tl::expected<std::string, std::string> browser_path(std::string_view version_json, std::uint16_t port);

}  // namespace offhand::platform::web
