#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "impl/mcp/protocol.h"

namespace offhand::mcp {

/// The reason to answer a message or request with a protocol error.
struct Problem {
  ErrorCode code = ErrorCode::invalid_request;
  std::string message;
  /// JSON text; may be empty.
  std::string data = {};
  int http_status = 400;
  /// Text for the log in place of the code's meaning. It never contains anything that the client sent.
  std::string_view log_text = {};
};

/// HTTP headers that repeat parts of the body, as sent, without surrounding white space. Stdio and sockets have none.
struct HttpHints {
  std::optional<std::string> version = {};  // MCP-Protocol-Version
  std::optional<std::string> method = {};   // Mcp-Method
  std::optional<std::string> name = {};     // Mcp-Name
  /// Mcp-Param-*: the rest of the name after the prefix, and the value. Names compare case-insensitively.
  std::vector<std::pair<std::string, std::string>> parameters = {};
};

/// One parsed message, classified by its own content: its kind, its era, and any problem.
struct Message {
  enum class Kind : std::uint8_t { request, notification, response, batch, invalid };

  Kind kind = Kind::invalid;
  /// Length of the text in bytes.
  std::size_t bytes = 0;
  /// JSON text of the id; empty if no answer is possible. A response without an id says that the client could not parse
  /// a message of this server.
  std::string id = {};
  std::string method = {};
  nlohmann::json params = nlohmann::json::object();
  /// Set for a response.
  std::optional<nlohmann::json> result = {};
  std::optional<nlohmann::json> error = {};
  /// True for 2026-07-28 and later.
  bool modern = false;
  /// The version that a modern message claims in `_meta`.
  std::string version = {};
  /// If set: answer with this and do nothing else. A notification has one over HTTP only; that of a response goes to
  /// the log and to the HTTP status.
  std::optional<Problem> problem = {};
  /// The messages of a batch (2025-03-26), in order.
  std::vector<Message> batch = {};
  /// The HTTP headers of the message.
  std::optional<HttpHints> hints = {};
};

/// Parses and classifies a message. Pure: no state, no output, no exceptions, for any bytes.
Message read_message(std::string_view bytes, const HttpHints* hints = nullptr);

/// JSON text of an error response; an empty id is omitted.
std::string error_response(std::string_view id, const Problem& problem);

}  // namespace offhand::mcp
