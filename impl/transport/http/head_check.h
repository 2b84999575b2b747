#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "impl/transport/http/request.h"

/// What a request's head must look like before anything else reads it. Two readers that disagree about where a request
/// ends are how requests are smuggled, so whatever is ambiguous is refused here rather than interpreted.
namespace offhand::http {

struct HeadLimits {
  std::size_t bytes = std::size_t{32} * 1024;
  std::size_t headers = 100;
};

enum class HeadState : std::uint8_t { incomplete, complete, bare_line_feed };

struct HeadEnd {
  HeadState state = HeadState::incomplete;
  /// Bytes of the head with its empty line; where to go on looking while it is incomplete.
  std::size_t size = 0;
};

/// Looks for the empty line from `from` on. A line that ends in a bare line feed is reported at once: a client that
/// sends those never sends the end we wait for.
HeadEnd find_head_end(std::string_view bytes, std::size_t from);

/// Why a complete head (with its empty line) is refused; empty when it is fine.
std::optional<Refusal> check_head(std::string_view head, const HeadLimits& limits);

/// Whether a request can begin so. TLS spoken to this port, say, is seen at its first byte: its sender waits for us.
bool can_begin_request(char first);

Refusal head_too_large(const HeadLimits& limits);
Refusal bare_line_feed();

}  // namespace offhand::http
