#pragma once

#include <cstdint>

namespace offhand {

/// Whom a resource is read for.
enum class ReadFor : std::uint8_t {
  client,
  /// Those who subscribe to it, to see whether it changed. Nobody gets what it tells.
  subscribers
};

}  // namespace offhand
