#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "impl/transport/http/limits.h"
#include "impl/transport/http/request.h"

namespace offhand::http {

/// Parses one request from bytes that arrive in pieces. check_head() checks the head, then Beast parses head and body.
/// It uses no socket, so that it can be fuzzed.
class RequestReader {
 public:
  enum class State : std::uint8_t { head, body, complete };

  explicit RequestReader(const Limits& limits);
  ~RequestReader();
  RequestReader(RequestReader&&) noexcept;
  RequestReader& operator=(RequestReader&&) noexcept;

  /// Takes a piece and returns how many bytes it used: at most the rest of the head, or of the body. In state `head` it
  /// uses nothing before the head is complete; the caller then passes the same bytes again with more appended.
  std::size_t take(std::string_view bytes);

  State state() const;
  /// Why the request cannot be read. Later bytes on the connection have no meaning then.
  const std::optional<Refusal>& problem() const;

  /// Available once the head is complete.
  const Request& request() const;
  bool expects_continue() const;
  /// Bytes of the body received so far.
  std::size_t body_bytes() const;
  std::string take_body();

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace offhand::http
