#pragma once

#include <cstdint>

#include "platform/api/tree.h"

namespace offhand::platform::atspi {

/// The two words of Accessible.GetState as one value.
class StateBits {
 public:
  enum Bit : unsigned {
    active = 1,
    busy = 3,
    checked = 4,
    collapsed = 5,
    defunct = 6,
    editable = 7,
    enabled = 8,
    expandable = 9,
    expanded = 10,
    focusable = 11,
    focused = 12,
    horizontal = 14,
    modal = 16,
    multi_line = 17,
    multiselectable = 18,
    pressed = 20,
    selected = 23,
    sensitive = 24,
    showing = 25,
    vertical = 29,
    visible = 30,
    manages_descendants = 31,
    indeterminate = 32,
    required = 33,
    selectable_text = 38,
    read_only = 43
  };

  constexpr StateBits() = default;
  constexpr StateBits(std::uint32_t low, std::uint32_t high) : bits_(std::uint64_t{high} << 32 | low) {}
  bool operator==(const StateBits&) const = default;
  constexpr bool has(Bit bit) const { return (bits_ >> bit & 1) != 0; }
  constexpr void add(Bit bit) { bits_ |= std::uint64_t{1} << bit; }
  constexpr void remove(Bit bit) { bits_ &= ~(std::uint64_t{1} << bit); }
  /// Accepts input: GTK 4 sets only SENSITIVE, others both.
  constexpr bool is_enabled() const { return has(sensitive) || has(enabled); }

 private:
  std::uint64_t bits_ = 0;
};

/// Whether a toolkit sets SHOWING on visible nodes. GTK 4.8 sets it on the frame only.
enum class ShowingState { reliable, missing };

States common_states(StateBits bits, std::uint32_t role, ShowingState showing);

}  // namespace offhand::platform::atspi
