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

std::optional<double> measured_contrast(const platform::Picture& picture, const Bounds& part) {
  const auto left = std::clamp<std::int64_t>(part.x, 0, picture.width);
  const auto right = std::clamp<std::int64_t>(part.x + part.width, 0, picture.width);
  const auto top = std::clamp<std::int64_t>(part.y, 0, picture.height);
  const auto bottom = std::clamp<std::int64_t>(part.y + part.height, 0, picture.height);
  const auto pixels = (right - left) * (bottom - top);
  if (right <= left || bottom <= top || pixels < fewest_pixels) return std::nullopt;
  std::unordered_map<std::uint32_t, Share> shares;
  for (auto y = top; y < bottom; ++y) {
    const auto* rgb = picture.rgb.data() + 3 * (y * picture.width + left);
    for (auto x = left; x < right; ++x, rgb += 3) {
      const std::uint32_t key = static_cast<std::uint32_t>(rgb[0] >> dropped_bits) << 10U |
                                static_cast<std::uint32_t>(rgb[1] >> dropped_bits) << 5U |
                                static_cast<std::uint32_t>(rgb[2] >> dropped_bits);
      auto& share = shares[key];
      ++share.count;
      for (std::size_t i = 0; i < 3; ++i) share.sums[i] += rgb[i];
    }
  }
  const auto by_count = [](const auto& one, const auto& other) { return one.second.count < other.second.count; };
  const auto most = std::ranges::max_element(shares, by_count);
  const auto whole = static_cast<double>(pixels);
  if (static_cast<double>(most->second.count) < background_share * whole) return std::nullopt;
  const auto background = most->second.mean();
  std::optional<double> highest;
  for (const auto& [key, share] : shares) {
    if (key == most->first || share.count < fewest_stroke_pixels ||
        static_cast<double>(share.count) < stroke_share * whole)
      continue;
    highest = std::max(highest.value_or(0), contrast(background, share.mean()));
  }
  return highest;
}

}  // namespace offhand::audit
