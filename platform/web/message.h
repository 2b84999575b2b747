#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

namespace offhand::platform::web {

/// The largest message that is read from a browser.
constexpr std::size_t message_limit_bytes = 32U << 20U;

/// One message of a browser in any protocol: the answer to a call, or an event.
struct Message {
  /// The id of the answered call; 0 for an event.
  std::int64_t id = 0;
  std::string method;
  /// The page or frame of an event, if the protocol states it beside the parameters.
  std::string session;
  /// The result of a call or the parameters of an event: always an object.
  nlohmann::json body = nlohmann::json::object();
  /// The browser's error message for a failed call.
  std::optional<std::string> error;
  /// The message as it came, where the call wanted that; `body` may be empty then.
  std::string text = {};
};

}  // namespace offhand::platform::web
