#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace offhand {

struct Colour {
  std::uint8_t red = 0;
  std::uint8_t green = 0;
  std::uint8_t blue = 0;
  bool operator==(const Colour&) const = default;
};

/// Parses "#0ff", "#00ffff", or a CSS colour name in any case.
std::optional<Colour> parse_colour(std::string_view text);
/// Formats as #rrggbb.
std::string to_hex(Colour colour);
/// A colour that depends only on the name, with a hue unlike that of most other names; never too light or too dark to
/// be visible.
Colour colour_of_name(std::string_view name);
/// Interpolates; `part` is the fraction of the way from one to the other.
Colour between(Colour one, Colour other, double part);
/// Perceived lightness from 0 to 1.
double lightness(Colour colour);

}  // namespace offhand
