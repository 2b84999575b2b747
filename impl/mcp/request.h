#pragma once

#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "impl/mcp/lists/capabilities.h"
#include "impl/mcp/log_level.h"
#include "impl/mcp/message.h"
#include "impl/mcp/stream.h"

namespace offhand::mcp {

/// A request that is being processed.
struct Request {
  /// Length of the text in bytes.
  std::size_t bytes = 0;
  /// JSON text of the id.
  std::string id;
  std::string method;
  nlohmann::json params = nlohmann::json::object();
  /// The protocol version of the answer.
  std::string version;
  bool modern = false;
  ClientCapabilities client = {};
  /// The lowest level of log messages to send; none are sent without it.
  std::optional<LogLevel> log_level = {};
  std::optional<HttpHints> hints = {};
  std::shared_ptr<Stream> stream = {};

  /// A member of `_meta`; null when absent.
  const nlohmann::json* meta(std::string_view key) const;
  /// The member `arguments`; an empty object when absent.
  const nlohmann::json& arguments() const;
  /// A string member of the params; null if it is absent or of another type.
  const std::string* text(std::string_view key) const;
};

/// The parts of an answer.
struct Answer {
  /// Members of the result object, JSON text without braces.
  std::string members = {};
  /// Members of its `_meta`.
  std::string meta = {};
  /// In the modern era only.
  std::string_view result_type = "complete";
  /// Why its call failed, for people, where the result says that it did.
  std::string failure = {};
};

/// JSON text of the result object. Modern results state their type and the server's identity.
std::string result_object(const Request& request, const Answer& answer, std::string_view server_info);
std::string result_response(const Request& request, const Answer& answer, std::string_view server_info);

/// An error for a request that was understood: HTTP sends it with status 200.
Problem refusal(ErrorCode code, std::string message, std::string data = {});
/// The same with the text of a tool's error.
Problem refusal(ErrorCode code, const Error& error);
/// Of a legacy client that calls too often: -32000, with the time after which another call is admitted.
std::optional<Problem> refusal_of_rate(const Request& request, const Error& error);
Problem no_such_method(const Request& request);

}  // namespace offhand::mcp
