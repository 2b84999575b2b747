#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

namespace offhand::platform::web {

/// The largest message of a browser that is read.
constexpr std::size_t message_limit_bytes = 32U << 20U;

/// One message of a browser: the answer to a call, or an event.
struct CdpMessage {
  /// Of the call that it answers; 0: it is an event.
  std::int64_t id = 0;
  std::string method;
  std::string session;
  /// Result of a call, parameters of an event: always an object.
  nlohmann::json body = nlohmann::json::object();
  /// Why a call failed, in the browser's words.
  std::optional<std::string> error;
};

/// Whatever bytes come, a message or why they are none.
tl::expected<CdpMessage, std::string> read_cdp_message(std::string_view text);

/// Path of the browser's own endpoint, as the answer to /json/version names it. It must lie on this machine and on the
/// port that was asked: what names another place is refused.
tl::expected<std::string, std::string> browser_path(std::string_view version_json, std::uint16_t port);

}  // namespace offhand::platform::web
