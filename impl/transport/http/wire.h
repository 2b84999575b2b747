#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "impl/transport/http/request.h"

/// Serializes responses and server-sent events.
namespace offhand::http {

struct Response {
  int status = 200;
  /// Complete lines with their line ends: "Mcp-Session-Id: x\r\n".
  std::string headers = {};
  /// An empty body has no content type.
  std::string body = {};
  std::string_view content_type = "application/json";
};

/// How the body of an answer is delimited.
enum class Framing : std::uint8_t { length, chunks, until_close };

struct AnswerHead {
  int status = 200;
  std::string_view content_type;
  std::string_view headers;
  Framing framing = Framing::length;
  std::size_t length = 0;
  bool keep_alive = true;
};

std::string text_of(const AnswerHead& head);

/// One chunk of a chunked body; `last_chunk` ends it.
std::string chunk_of(std::string_view bytes);
inline constexpr std::string_view last_chunk = "0\r\n\r\n";

/// A server-sent event. `id` and `event` may be empty; `data` may be empty and may have several lines.
struct Event {
  std::string_view id;
  std::string_view name;
  std::string_view data;
  std::optional<std::chrono::milliseconds> retry = {};
};
std::string text_of(const Event& event);

/// Headers of an event stream; the last one stops proxies from delaying events.
inline constexpr std::string_view event_stream_headers =
    "Cache-Control: no-cache, no-transform\r\nX-Accel-Buffering: no\r\n";
inline constexpr std::string_view keep_alive_comment = ": keep-alive\n\n";

/// A refusal as a JSON-RPC error. An unread id is omitted, because the schemas from 2025-11-25 on do not allow null.
std::string body_of(const Refusal& refusal);
Response response_of(const Refusal& refusal);
/// Logs one warning about a refused request.
void log_refusal(const Refusal& refusal);

}  // namespace offhand::http
