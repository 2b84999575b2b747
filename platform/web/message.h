#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

namespace offhand::platform::web {

/// The largest message of a browser that is read.
constexpr std::size_t message_limit_bytes = 32U << 20U;

/// One message of a browser, by whatever protocol: the answer to a call, or an event.
struct Message {
  /// Of the call that it answers; 0: it is an event.
  std::int64_t id = 0;
  std::string method;
  /// Of the page or frame that an event tells of, where the protocol says so beside its parameters.
  std::string session;
  /// Result of a call, parameters of an event: always an object.
  nlohmann::json body = nlohmann::json::object();
  /// Why a call failed, in the browser's words.
  std::optional<std::string> error;
};

}  // namespace offhand::platform::web
