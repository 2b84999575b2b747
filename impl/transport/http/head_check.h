#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "impl/transport/http/request.h"

/// Strict checks of a request's head, before anything else reads it. Requests are smuggled where two readers disagree
/// about the end of a request, so anything ambiguous is refused here instead of interpreted.
namespace offhand::http {

struct HeadLimits {
  std::size_t bytes = std::size_t{32} * 1024;
  std::size_t headers = 100;
};

enum class HeadState : std::uint8_t { incomplete, complete, bare_line_feed };

struct HeadEnd {
  HeadState state = HeadState::incomplete;
  /// Bytes of the head with its empty line; while it is incomplete, the position to continue from.
  std::size_t size = 0;
};

/// Looks for the empty line from `from` on. A line that ends in a bare line feed is reported at once, because a client
/// that sends such lines never sends the expected end.
HeadEnd find_head_end(std::string_view bytes, std::size_t from);

/// Why a complete head (with its empty line) is refused; empty if it is valid.
std::optional<Refusal> check_head(std::string_view head, const HeadLimits& limits);

/// True if a request can begin with this byte. This detects TLS on this port at its first byte; its client would wait
/// for an answer for ever.
bool can_begin_request(char first);

Refusal head_too_large(const HeadLimits& limits);
Refusal bare_line_feed();

}  // namespace offhand::http
