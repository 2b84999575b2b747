#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "impl/transport/http/limits.h"
#include "impl/transport/http/request.h"

namespace offhand::http {

/// Reads one request out of bytes that come piece by piece: the head is checked by check_head(), then read by Beast,
/// and so is the body. No socket, so that it can be fuzzed.
class RequestReader {
 public:
  enum class State : std::uint8_t { head, body, complete };

  explicit RequestReader(const Limits& limits);
  ~RequestReader();
  RequestReader(RequestReader&&) noexcept;
  RequestReader& operator=(RequestReader&&) noexcept;

  /// Takes a piece, and says how much of it was used: at most the rest of the head, or of the body. With `state()` head
  /// nothing is used before the head is complete; then bytes that were seen before come again with more behind them.
  std::size_t take(std::string_view bytes);

  State state() const;
  /// Why this is no request that can be read. What follows it on the connection means nothing.
  const std::optional<Refusal>& problem() const;

  /// Once the head is complete.
  const Request& request() const;
  bool expects_continue() const;
  /// Bytes of the body, as far as they are here.
  std::size_t body_bytes() const;
  std::string take_body();

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace offhand::http
