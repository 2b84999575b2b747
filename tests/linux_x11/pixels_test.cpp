#include "platform/linux/x11/pictures/pixels.h"

#include <gtest/gtest.h>

#include <vector>

namespace offhand::test {
namespace {

using platform::Picture;
using platform::x11::PixelLayout;

constexpr PixelLayout as_servers_have_it{.bits_per_pixel = 32,
                                         .scanline_pad = 32,
                                         .big_endian = false,
                                         .red_mask = 0xFF0000,
                                         .green_mask = 0xFF00,
                                         .blue_mask = 0xFF};

/// Blue, green, red and a byte that means nothing; no two near each other are alike.
std::vector<std::uint8_t> some_pixels(int width, int height) {
  std::vector<std::uint8_t> pixels;
  for (int at = 0; at < 4 * width * height; ++at) pixels.push_back(static_cast<std::uint8_t>(at * 7 + at / 251));
  return pixels;
}

// Lines are converted several pixels at a time, and what is left at their ends one by one.
TEST(Pixels, OfEveryWidthComeOutAsTheyAre) {
  constexpr int height = 3;
  for (int width = 1; width <= 40; ++width) {
    const auto pixels = some_pixels(width, height);
    Picture picture{.width = width, .height = height, .rgb = {}, .note = {}};
    platform::x11::convert_to_rgb(pixels, as_servers_have_it, picture);
    platform::PixelBytes expected;
    for (std::size_t at = 0; at < pixels.size(); at += 4)
      expected.insert(expected.end(), {pixels[at + 2], pixels[at + 1], pixels[at]});
    ASSERT_EQ(picture.rgb, expected) << width;
  }
}

TEST(Pixels, OfAnotherOrderComeOutTheSame) {
  auto mirrored = as_servers_have_it;
  mirrored.big_endian = true;
  const auto pixels = some_pixels(9, 2);
  std::vector<std::uint8_t> swapped;
  for (std::size_t at = 0; at < pixels.size(); at += 4)
    swapped.insert(swapped.end(), {pixels[at + 3], pixels[at + 2], pixels[at + 1], pixels[at]});
  Picture one{.width = 9, .height = 2, .rgb = {}, .note = {}};
  Picture other = one;
  platform::x11::convert_to_rgb(pixels, as_servers_have_it, one);
  platform::x11::convert_to_rgb(swapped, mirrored, other);
  EXPECT_EQ(one.rgb, other.rgb);
}

}  // namespace
}  // namespace offhand::test
