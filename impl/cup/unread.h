#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "offhand/cup/compact_text.h"

namespace offhand::cup {

/// Children that an element told of and that were not read, such as the rest of a long list.
struct Unread {
  /// Index of the element in its tree.
  std::uint32_t node = 0;
  /// Above, below, to the left and to the right of those that were read, as far as that is known.
  std::array<std::uint32_t, 4> items{};

  std::uint64_t count() const { return std::uint64_t{items[0]} + items[1] + items[2] + items[3]; }
};

/// As compact text, with a hint for what was not read, in whatever detail. `unread` is in the order of the tree.
std::string print_compact(const Envelope& envelope, const PrintOptions& options, const std::vector<Unread>& unread);

}  // namespace offhand::cup
