#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "impl/perception/png.h"
#include "impl/recording/turn_pictures.h"
#include "tests/unit/decoded_png.h"

namespace offhand::test {
namespace {

using platform::Picture;

Picture speckled(int width, int height) {
  Picture picture{.width = width, .height = height, .rgb = {}, .note = {}};
  std::mt19937 random(7);
  for (int byte = 0; byte < width * height * 3; ++byte) {
    // Between noise and plain colour, as screens are.
    picture.rgb.push_back(static_cast<std::uint8_t>(byte / 300 % 2 == 0 ? random() : 200));
  }
  return picture;
}

Picture dotted(Picture picture, int at_x, int at_y) {
  for (int y = 0; y < picture.height; ++y) {
    for (int x = 0; x < picture.width; ++x) {
      if ((x - at_x) * (x - at_x) + (y - at_y) * (y - at_y) > 36) continue;
      auto* pixel = &picture.rgb[static_cast<std::size_t>(y * picture.width + x) * 3];
      pixel[0] = 255;
      pixel[1] = pixel[2] = 0;
    }
  }
  return picture;
}

void expect_pixels(const Picture& one, const Picture& other) {
  EXPECT_EQ(one.width, other.width);
  EXPECT_EQ(one.height, other.height);
  EXPECT_EQ(one.rgb, other.rgb);
}

/// Wherever the dot lies: the two files are the two pictures, for a reader that is not ours.
TEST(TurnPictures, AreThePictureAndThePictureWithADot) {
  for (const auto& [width, height] : {std::pair{61, 40}, std::pair{300, 200}, std::pair{1, 1}, std::pair{5, 9}}) {
    const auto picture = speckled(width, height);
    for (const int y : {0, 1, height / 2 - 7, height / 2 - 6, height / 2, height / 2 + 6, height - 7, height - 1,
                        height + 3, height + 50, -50}) {
      const auto made = encode_pictures(picture, PointTarget{width / 2.0, static_cast<double>(y)});
      ASSERT_TRUE(made) << made.error().message;
      SCOPED_TRACE(testing::Message() << width << "x" << height << ", dot at " << y);
      expect_pixels(decoded(made->screenshot), picture);
      ASSERT_TRUE(made->click);
      expect_pixels(decoded(*made->click), dotted(picture, static_cast<int>(std::lround(width / 2.0)), y));
    }
  }
}

TEST(TurnPictures, WithoutAClickAreOne) {
  const auto picture = speckled(120, 77);
  const auto made = encode_pictures(picture, std::nullopt);
  ASSERT_TRUE(made);
  EXPECT_FALSE(made->click);
  expect_pixels(decoded(made->screenshot), picture);
  const auto usual = encode_png(picture);
  ASSERT_TRUE(usual);
  EXPECT_LT(static_cast<double>(made->screenshot.size()), 1.05 * static_cast<double>(usual->size()) + 100);
}

TEST(TurnPictures, OfNothingAreRefused) { EXPECT_FALSE(encode_pictures(Picture{}, std::nullopt)); }

}  // namespace
}  // namespace offhand::test
