#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace offhand::http {

struct Header {
  std::string_view name;
  std::string_view value;
};

/// The head of a request, as views into the connection's buffer, which is kept while the request is answered.
struct Request {
  std::string_view method;
  std::string_view path;
  /// The part after the question mark; never logged, because it may contain a secret.
  std::string_view query;
  std::vector<Header> headers;
  bool keep_alive = true;
  /// HTTP/1.0 has no chunks: a stream ends with the connection.
  bool chunks_allowed = true;

  /// The value of the first header of that name; empty if there is none. For headers that may occur only once:
  /// check_head() refuses a second one.
  std::string_view header(std::string_view name) const;
  /// The value of a list header: its lines form one list (RFC 9110, 5.3).
  std::string header_list(std::string_view name) const;
  bool has_header(std::string_view name) const;
};

/// Removes surrounding spaces and tabs.
std::string_view trimmed(std::string_view text);

/// The answer to a request that is refused. The body is always JSON-RPC, because clients parse nothing else.
struct Refusal {
  int status = 400;
  std::string message;
  /// Complete header lines with their line ends: "Allow: POST\r\n".
  std::string headers = {};
  /// JSON text of the request's id if it was read.
  std::string id = {};
  int code = -32600;
  /// The text for the log if the message repeats client input.
  std::string_view gist = {};
};

}  // namespace offhand::http
