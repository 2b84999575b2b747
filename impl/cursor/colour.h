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

/// "#0ff", "#00ffff", or a name as in CSS, in any case.
std::optional<Colour> parse_colour(std::string_view text);
/// As #rrggbb.
std::string to_hex(Colour colour);
/// Always the same for the same name, and of another hue than most others; never too light or dark to be seen.
Colour colour_of_name(std::string_view name);
/// `part` of the way from one to the other.
Colour between(Colour one, Colour other, double part);
/// How light it looks, from 0 to 1.
double lightness(Colour colour);

}  // namespace offhand
