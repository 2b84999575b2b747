#include <gtest/gtest.h>
#include <png.h>

#include <cstring>

#include "impl/base/base64.h"
#include "impl/perception/picture.h"
#include "impl/perception/png.h"

namespace offhand::test {
namespace {

using platform::Picture;

Picture picture_of(int width, int height, auto pixel) {
  Picture picture{width, height, {}, {}};
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      for (int channel = 0; channel < 3; ++channel)
        picture.rgb.push_back(static_cast<std::uint8_t>(pixel(x, y, channel)));
    }
  }
  return picture;
}

/// By libpng's other interface, so that the encoder is not judged by itself.
Picture decoded(const std::string& bytes) {
  png_image image;
  std::memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  Picture picture;
  if (png_image_begin_read_from_memory(&image, bytes.data(), bytes.size()) == 0) return picture;
  image.format = PNG_FORMAT_RGB;
  picture.width = static_cast<int>(image.width);
  picture.height = static_cast<int>(image.height);
  picture.rgb.resize(PNG_IMAGE_SIZE(image));
  png_image_finish_read(&image, nullptr, picture.rgb.data(), 0, nullptr);
  return picture;
}

TEST(EncodePng, KeepsEveryPixel) {
  const auto picture =
      picture_of(37, 19, [](int x, int y, int channel) { return (x * 7 + y * 13 + channel * 50) & 255; });
  const auto bytes = encode_png(picture);
  ASSERT_TRUE(bytes);
  const auto again = decoded(*bytes);
  EXPECT_EQ(again.width, 37);
  EXPECT_EQ(again.height, 19);
  EXPECT_EQ(again.rgb, picture.rgb);
}

TEST(ScaledTo, LeavesSmallPicturesAlone) {
  const auto picture = picture_of(10, 5, [](int x, int, int) { return x; });
  EXPECT_EQ(scaled_to(picture, 10).rgb, picture.rgb);
  EXPECT_EQ(scaled_to(picture, 0).rgb, picture.rgb);
}

TEST(ScaledTo, KeepsTheAspectOfTheLongerSide) {
  const auto wide = scaled_to(picture_of(3000, 1500, [](int, int, int) { return 9; }), 1568);
  EXPECT_EQ(wide.width, 1568);
  EXPECT_EQ(wide.height, 784);
  const auto high = scaled_to(picture_of(10, 3000, [](int, int, int) { return 9; }), 100);
  EXPECT_EQ(high.height, 100);
  EXPECT_EQ(high.width, 1) << "never nothing";
}

TEST(ScaledTo, AveragesAreas) {
  const auto stripes = scaled_to(picture_of(4, 4, [](int x, int, int) { return x % 2 == 0 ? 0 : 200; }), 2);
  ASSERT_EQ(stripes.rgb.size(), 12U);
  for (const auto value : stripes.rgb) EXPECT_EQ(value, 100);
}

TEST(ScaledTo, KeepsAFlatColourExactlyAtOddRatios) {
  for (const int size : {1, 7, 99, 640, 999}) {
    const auto flat = scaled_to(picture_of(1000, 701, [](int, int, int channel) { return 100 + channel; }), size);
    for (std::size_t i = 0; i < flat.rgb.size(); ++i) ASSERT_EQ(flat.rgb[i], 100 + i % 3) << size;
  }
}

TEST(DrawCross, StaysInsideThePicture) {
  auto picture = picture_of(20, 20, [](int, int, int) { return 0; });
  draw_cross(picture, 0, 19);
  EXPECT_EQ(picture.rgb[19UL * 20 * 3], 255);
  draw_cross(picture, -50, 500);
}

TEST(Base64, MatchesRfc4648) {
  const std::pair<const char*, const char*> rows[] = {{"", ""},
                                                      {"f", "Zg=="},
                                                      {"fo", "Zm8="},
                                                      {"foo", "Zm9v"},
                                                      {"foob", "Zm9vYg=="},
                                                      {"fooba", "Zm9vYmE="},
                                                      {"foobar", "Zm9vYmFy"},
                                                      {"\xff\xfe\xfd", "//79"}};
  for (const auto& [bytes, text] : rows) {
    std::string out = "=";
    append_base64(out, bytes);
    EXPECT_EQ(out, std::string("=") + text);
  }
}

}  // namespace
}  // namespace offhand::test
