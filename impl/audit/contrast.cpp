#include "impl/audit/contrast.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <unordered_map>

namespace offhand::audit {
namespace {

/// Colours that differ less count as one: five bits of each channel.
constexpr unsigned dropped_bits = 3;
/// Of a part that is text on a background, the background covers at least this share.
constexpr double background_share = 0.35;
/// Strokes in full colour cover at least this share; edges of letters are mixed with the background.
constexpr double stroke_share = 0.004;
constexpr std::size_t fewest_stroke_pixels = 6;
constexpr std::int64_t fewest_pixels = 40;

double linear(std::uint8_t channel) {
  const double share = channel / 255.0;
  return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
}

double luminance(const Colour& colour) {
  return 0.2126 * linear(colour[0]) + 0.7152 * linear(colour[1]) + 0.0722 * linear(colour[2]);
}

/// How often a colour occurs, and the mean of what counts as it.
struct Share {
  std::size_t count = 0;
  std::array<std::size_t, 3> sums{};
  Colour mean() const {
    Colour colour{};
    for (std::size_t i = 0; i < 3; ++i) colour[i] = static_cast<std::uint8_t>(sums[i] / count);
    return colour;
  }
};

}  // namespace

double contrast(const Colour& one, const Colour& other) {
  const auto [darker, lighter] = std::minmax({luminance(one), luminance(other)});
  return (lighter + 0.05) / (darker + 0.05);
}

namespace {

/// A part of a picture in whole pixels, inside it.
struct Part {
  std::int64_t left = 0;
  std::int64_t top = 0;
  std::int64_t right = 0;
  std::int64_t bottom = 0;
  std::int64_t pixels() const {
    return std::max<std::int64_t>(0, right - left) * std::max<std::int64_t>(0, bottom - top);
  }
};

std::uint32_t key_of(const std::uint8_t* rgb) {
  return static_cast<std::uint32_t>(rgb[0] >> dropped_bits) << 10U |
         static_cast<std::uint32_t>(rgb[1] >> dropped_bits) << 5U | static_cast<std::uint32_t>(rgb[2] >> dropped_bits);
}

template <class Visit>
void for_each_pixel(const platform::Picture& picture, const Part& part, Visit visit) {
  for (auto y = part.top; y < part.bottom; ++y) {
    const auto* rgb = picture.rgb.data() + 3 * (y * picture.width + part.left);
    for (auto x = part.left; x < part.right; ++x, rgb += 3) visit(x, y, rgb);
  }
}

using Shares = std::unordered_map<std::uint32_t, Share>;

Shares shares_in(const platform::Picture& picture, const Part& part) {
  Shares shares;
  for_each_pixel(picture, part, [&](std::int64_t, std::int64_t, const std::uint8_t* rgb) {
    auto& share = shares[key_of(rgb)];
    ++share.count;
    for (std::size_t i = 0; i < 3; ++i) share.sums[i] += rgb[i];
  });
  return shares;
}

/// Without the empty room around what is drawn in another colour than the background: the row of a check box may be as
/// wide as its window, and its text a few letters.
Part drawn_part(const platform::Picture& picture, const Part& part, std::uint32_t background) {
  Part drawn{part.right, part.bottom, part.left, part.top};
  for_each_pixel(picture, part, [&](std::int64_t x, std::int64_t y, const std::uint8_t* rgb) {
    if (key_of(rgb) == background) return;
    drawn.left = std::min(drawn.left, x);
    drawn.top = std::min(drawn.top, y);
    drawn.right = std::max(drawn.right, x + 1);
    drawn.bottom = std::max(drawn.bottom, y + 1);
  });
  return drawn;
}

/// As far as it lies in the picture.
Part part_in(const platform::Picture& picture, const Bounds& bounds) {
  return {std::clamp<std::int64_t>(bounds.x, 0, picture.width), std::clamp<std::int64_t>(bounds.y, 0, picture.height),
          std::clamp<std::int64_t>(bounds.x + bounds.width, 0, picture.width),
          std::clamp<std::int64_t>(bounds.y + bounds.height, 0, picture.height)};
}

/// The colour that fills most of it.
Shares::const_iterator most_of(const Shares& shares) {
  const auto by_count = [](const auto& one, const auto& other) { return one.second.count < other.second.count; };
  return std::ranges::max_element(shares, by_count);
}

/// Shades of a background and shadows stand out less.
constexpr double least_of_a_drawing = 1.3;
/// Of letters, from the width of all to the height of the highest: narrow ones ("till") still have this much each.
constexpr double width_of_a_letter = 0.33;
constexpr double width_of_a_word = 1.3;
/// What is so wide and high may be of several lines.
constexpr std::int64_t width_of_lines = 40;
constexpr std::int64_t height_of_lines = 28;

}  // namespace

std::optional<double> measured_contrast(const platform::Picture& picture, const Bounds& bounds) {
  const auto part = part_in(picture, bounds);
  if (part.pixels() < fewest_pixels) return std::nullopt;
  const auto shares = shares_in(picture, part);
  const auto most = most_of(shares);
  if (static_cast<double>(most->second.count) < background_share * static_cast<double>(part.pixels()))
    return std::nullopt;
  const auto background = most->second.mean();
  const auto whole = static_cast<double>(drawn_part(picture, part, most->first).pixels());
  std::optional<double> highest;
  for (const auto& [key, share] : shares) {
    if (key == most->first || share.count < fewest_stroke_pixels ||
        static_cast<double>(share.count) < stroke_share * whole)
      continue;
    highest = std::max(highest.value_or(0), contrast(background, share.mean()));
  }
  return highest;
}

bool may_hold_text(const platform::Picture& picture, const Bounds& bounds, std::size_t characters) {
  const auto part = part_in(picture, bounds);
  // One character is a sign by itself.
  if (characters < 2 || part.pixels() < fewest_pixels) return true;
  const auto shares = shares_in(picture, part);
  const auto background = most_of(shares)->second.mean();
  Part drawn{part.right, part.bottom, part.left, part.top};
  for_each_pixel(picture, part, [&](std::int64_t x, std::int64_t y, const std::uint8_t* rgb) {
    if (contrast(background, {rgb[0], rgb[1], rgb[2]}) < least_of_a_drawing) return;
    drawn = {std::min(drawn.left, x), std::min(drawn.top, y), std::max(drawn.right, x + 1),
             std::max(drawn.bottom, y + 1)};
  });
  const auto width = drawn.right - drawn.left;
  const auto height = drawn.bottom - drawn.top;
  if (width <= 0 || height <= 0 || (width >= width_of_lines && height >= height_of_lines)) return true;
  const auto least = std::max(width_of_a_word, width_of_a_letter * static_cast<double>(characters));
  return static_cast<double>(width) >= least * static_cast<double>(height);
}

}  // namespace offhand::audit
