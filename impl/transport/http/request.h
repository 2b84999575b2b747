#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace offhand::http {

struct Header {
  std::string_view name;
  std::string_view value;
};

/// The head of a request, as views into what the connection keeps while the request is answered.
struct Request {
  std::string_view method;
  std::string_view path;
  /// What follows the question mark; never logged, somebody may have put a secret there.
  std::string_view query;
  std::vector<Header> headers;
  bool keep_alive = true;
  /// HTTP/1.0 knows no chunks: a stream ends with the connection.
  bool chunks_allowed = true;

  /// Value of the first header of that name; empty when there is none. For those that come once: check_head() refuses
  /// them a second time.
  std::string_view header(std::string_view name) const;
  /// Value of a header that is a list: its lines are one list (RFC 9110, 5.3).
  std::string header_list(std::string_view name) const;
  bool has_header(std::string_view name) const;
};

/// Without spaces and tabs around it.
std::string_view trimmed(std::string_view text);

/// A request that is answered without being served. The body is JSON-RPC in any case: clients parse nothing else.
struct Refusal {
  int status = 400;
  std::string message;
  /// Whole header lines with their ends: "Allow: POST\r\n".
  std::string headers = {};
  /// JSON text of the request's id where it was read.
  std::string id = {};
  int code = -32600;
  /// For the log, where the message repeats what the client sent.
  std::string_view gist = {};
};

}  // namespace offhand::http
