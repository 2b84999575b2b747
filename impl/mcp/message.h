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

/// Why a message, or a request, is answered with an error of the protocol.
struct Problem {
  ErrorCode code = ErrorCode::invalid_request;
  std::string message;
  /// JSON text; empty for none.
  std::string data = {};
  int http_status = 400;
  /// What the log says instead of what the code means; never anything that was sent.
  std::string_view log_text = {};
};

/// The headers of an HTTP request that repeat its body, as they were sent, without outer white space. On stdio and
/// sockets there are none.
struct HttpHints {
  std::optional<std::string> version = {};  // MCP-Protocol-Version
  std::optional<std::string> method = {};   // Mcp-Method
  std::optional<std::string> name = {};     // Mcp-Name
  /// Mcp-Param-*: what follows the prefix, and the value. Names compare without case.
  std::vector<std::pair<std::string, std::string>> parameters = {};
};

/// One message, read and judged by its own content: which kind, which era, and what is wrong with it.
struct Message {
  enum class Kind : std::uint8_t { request, notification, response, batch, invalid };

  Kind kind = Kind::invalid;
  /// How long it is as text.
  std::size_t bytes = 0;
  /// JSON text of the id; empty when there is none that can be answered. A response without one is the client's word
  /// that it could not read a message of ours.
  std::string id = {};
  std::string method = {};
  nlohmann::json params = nlohmann::json::object();
  /// Of a response.
  std::optional<nlohmann::json> result = {};
  std::optional<nlohmann::json> error = {};
  /// Whether it belongs to 2026-07-28 and later.
  bool modern = false;
  /// What a modern message claims in `_meta`.
  std::string version = {};
  /// Set: answer with this and do nothing else. Notifications have one over HTTP only; that of a response is for the
  /// log and the status of HTTP.
  std::optional<Problem> problem = {};
  /// Of a batch (2025-03-26), in order.
  std::vector<Message> batch = {};
  /// As they came with the message.
  std::optional<HttpHints> hints = {};
};

/// Reads and classifies. Pure: no state, no output, no exceptions, any bytes.
Message read_message(std::string_view bytes, const HttpHints* hints = nullptr);

/// JSON text of an error response; an empty id is left out.
std::string error_response(std::string_view id, const Problem& problem);

}  // namespace offhand::mcp
