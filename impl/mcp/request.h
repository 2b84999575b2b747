#pragma once

#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "impl/mcp/capabilities.h"
#include "impl/mcp/log_level.h"
#include "impl/mcp/message.h"
#include "impl/mcp/stream.h"

namespace offhand::mcp {

/// A request on its way to its answer.
struct Request {
  /// How long it was as text.
  std::size_t bytes = 0;
  /// JSON text.
  std::string id;
  std::string method;
  nlohmann::json params = nlohmann::json::object();
  /// What the answer follows.
  std::string version;
  bool modern = false;
  ClientCapabilities client = {};
  /// From where on log messages go out; none without it.
  std::optional<LogLevel> log_level = {};
  std::optional<HttpHints> hints = {};
  std::shared_ptr<Stream> stream = {};

  /// A member of `_meta`; null when absent.
  const nlohmann::json* meta(std::string_view key) const;
  /// The member `arguments`; an empty object when absent.
  const nlohmann::json& arguments() const;
  /// A string among the params; null when it is absent or of another type.
  const std::string* text(std::string_view key) const;
};

/// What an answer consists of.
struct Answer {
  /// Members of the result object, JSON text without braces.
  std::string members = {};
  /// Members of its `_meta`.
  std::string meta = {};
  /// Modern only.
  std::string_view result_type = "complete";
};

/// JSON text of the result object. Modern ones say of which kind they are, and who answers.
std::string result_object(const Request& request, const Answer& answer, std::string_view server_info);
std::string result_response(const Request& request, const Answer& answer, std::string_view server_info);

/// An error in answer to a request that was understood: over HTTP it goes with status 200.
Problem refusal(ErrorCode code, std::string message, std::string data = {});
/// The wording of a tool's error.
Problem refusal(ErrorCode code, const Error& error);
Problem no_such_method(const Request& request);

}  // namespace offhand::mcp
