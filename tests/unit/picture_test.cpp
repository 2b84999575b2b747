#include <gtest/gtest.h>
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <random>
#include <utility>

#include "impl/base/base64.h"
#include "impl/perception/annotate.h"
#include "impl/perception/encoded_picture.h"
#include "impl/perception/jpeg.h"
#include "impl/perception/picture.h"
#include "impl/perception/picture_frame.h"
#include "impl/perception/png.h"
#include "tests/support/skip.h"
#include "tests/unit/decoded_png.h"

namespace offhand::test {
namespace {

using platform::Picture;

Picture picture_of(int width, int height, auto pixel) {
  Picture picture{width, height, {}, {}};
  picture.rgb.resize(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 3);
  auto* byte = picture.rgb.data();
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      for (int channel = 0; channel < 3; ++channel) *byte++ = static_cast<std::uint8_t>(pixel(x, y, channel));
    }
  }
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

Picture scaled_to(const Picture& picture, int max_dimension) {
  return shrunk(picture, shrinking_step(picture, max_dimension));
}

/// Neither PNG nor JPEG makes it small.
Picture noise(int width, int height) {
  std::minstd_rand random(1);
  return picture_of(width, height, [&](int, int, int) { return random() & 255; });
}

/// What a JPEG of it shows; nothing where that has another size.
Picture shown_by_jpeg(const Picture& picture) {
  const auto bytes = encode_jpeg(picture, 80);
  const auto shown = decode_jpeg(bytes.value_or(""), 65535);
  return shown && shown->width == picture.width && shown->height == picture.height ? *shown : Picture{};
}

/// Each row of one grey, the next one hardly another.
Picture shaded(int width, int height) {
  Picture picture{width, height, {}, {}};
  const auto row_bytes = static_cast<std::size_t>(width) * 3;
  picture.rgb.resize(row_bytes * static_cast<std::size_t>(height));
  for (int y = 0; y < height; ++y)
    std::memset(picture.rgb.data() + static_cast<std::size_t>(y) * row_bytes, std::abs(y / 9 % 254 - 127), row_bytes);
  return picture;
}

TEST(EncodeJpeg, IsWholeWhateverTheSize) {
  const std::vector<std::pair<int, int>> sizes{{1, 65500}, {65500, 1}, {257, 256}, {9000, 8}, {2100, 4300}};
  for (const auto& [width, height] : sizes) {
    const auto jpeg = shown_by_jpeg(shaded(width, height));
    ASSERT_EQ(jpeg.width, width) << width << "x" << height;
    for (const int row : {0, height / 2, height - 1}) {
      const auto shown = cropped(jpeg, {0, row, width, 1}).rgb;
      const auto [least, most] = std::ranges::minmax(shown);
      EXPECT_NEAR(least, std::abs(row / 9 % 254 - 127), 8) << width << "x" << height << ", row " << row;
      EXPECT_NEAR(most, std::abs(row / 9 % 254 - 127), 8) << width << "x" << height << ", row " << row;
    }
  }
}

TEST(EncodePicture, IsPngWhereItIsSmallAndFlat) {
  const auto picture = picture_of(600, 400, [](int x, int, int) { return x / 100; });
  const auto encoded = encode_picture(picture, ImageFormat::auto_);
  ASSERT_TRUE(encoded);
  EXPECT_EQ(encoded->mime_type, "image/png");
  EXPECT_EQ(decoded(encoded->bytes).rgb, picture.rgb);
}

TEST(EncodePicture, NeverSendsMoreThanItsLimitUnlessAsked) {
  const auto largest_by_default = noise(1568, 1568);
  const auto encoded = encode_picture(largest_by_default, ImageFormat::auto_);
  ASSERT_TRUE(encoded);
  if (has_jpeg()) {
    EXPECT_LE(encoded->bytes.size(), default_picture_bytes);
  }
  EXPECT_EQ(encoded->mime_type, has_jpeg() ? "image/jpeg" : "image/png");
  const auto png = encode_picture(largest_by_default, ImageFormat::png);
  ASSERT_TRUE(png);
  EXPECT_EQ(png->mime_type, "image/png");
  EXPECT_GT(png->bytes.size(), default_picture_bytes);
}

TEST(EncodePicture, TakesEveryPixelOfAJpegFromItsOwnPlace) {
  const auto encoded =
      encode_picture(picture_of(64, 32, [](int x, int, int) { return x < 32 ? 20 : 220; }), ImageFormat::jpeg);
  ASSERT_TRUE(encoded);
  EXPECT_TRUE(encoded->bytes.starts_with("\xff\xd8\xff"));
  const auto shown = decode_jpeg(encoded->bytes, 65535);
  ASSERT_TRUE(shown);
  EXPECT_EQ(shown->width, 64);
}

/// Large, and half of it noise: of the best quality it would be a little larger than the limit, of the next one it is
/// not.
TEST(EncodePicture, KeepsAsMuchQualityAsTheLimitAllows) {
  if (!has_jpeg()) OFFHAND_SKIP("this build writes no JPEG");
  auto picture = noise(1000, 800);
  std::fill(picture.rgb.begin(), picture.rgb.begin() + 1000 * 400 * 3, std::uint8_t{200});
  const auto encoded = encode_picture(picture, ImageFormat::auto_);
  ASSERT_TRUE(encoded);
  EXPECT_LE(encoded->bytes.size(), default_picture_bytes);
  EXPECT_EQ(encoded->bytes, encode_jpeg(picture, 70).value_or(""));
}

TEST(Shrunk, IsTheAverageOfTheAreaForEveryStep) {
  for (const double step : {1.0627, 1.2245, 1.5, 2.0, 3.7, 10.0, 64.0}) {
    const auto large = noise(257, 131);
    const auto small = shrunk(large, step);
    ASSERT_EQ(small.width, std::max(1L, std::lround(257 / step)));
    for (const auto& [x, y] :
         {std::pair{0, 0}, {small.width - 1, small.height - 1}, {small.width / 2, small.height / 3}}) {
      for (int channel = 0; channel < 3; ++channel) {
        double sum = 0;
        double area = 0;
        for (int from_y = 0; from_y < large.height; ++from_y) {
          for (int from_x = 0; from_x < large.width; ++from_x) {
            const double across = std::min((x + 1) * step, from_x + 1.0) - std::max(x * step, from_x + 0.0);
            const double down = std::min((y + 1) * step, from_y + 1.0) - std::max(y * step, from_y + 0.0);
            if (across <= 0 || down <= 0) continue;
            area += across * down;
            sum += across * down * large.rgb[static_cast<std::size_t>((from_y * large.width + from_x) * 3 + channel)];
          }
        }
        const auto at = static_cast<std::size_t>((y * small.width + x) * 3 + channel);
        EXPECT_NEAR(small.rgb[at], sum / area, 1.5) << step << ": " << x << ", " << y << ", " << channel;
      }
    }
  }
}

TEST(FormatOfFile, IsWhatItsNameSays) {
  EXPECT_EQ(format_of_file("a/b.JPG"), ImageFormat::jpeg);
  EXPECT_EQ(format_of_file("a.jpeg"), ImageFormat::jpeg);
  EXPECT_EQ(format_of_file("a.png"), ImageFormat::png);
  EXPECT_EQ(format_of_file("jpg"), ImageFormat::png);
}

TEST(Cropped, IsThatPart) {
  const auto picture = picture_of(10, 10, [](int x, int y, int) { return x * 10 + y; });
  const auto part = cropped(picture, {3, 4, 2, 1});
  EXPECT_EQ(part.rgb, (platform::PixelBytes{34, 34, 34, 44, 44, 44}));
}

TEST(Enlarged, RepeatsPixels) {
  const auto large = enlarged(picture_of(2, 1, [](int x, int, int) { return x; }), 2);
  EXPECT_EQ(large.width, 4);
  EXPECT_EQ(large.height, 2);
  EXPECT_EQ(large.rgb, (platform::PixelBytes{0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1,  //
                                             0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1}));
}

TEST(PictureFrame, BringsEveryPixelBackToItself) {
  for (const double longest : {640.0, 1024.0, 1568.0}) {
    const PictureFrame frame{longest / 1920};
    for (int pixel = 0; pixel < 1920; ++pixel) {
      const auto back = frame.in_window(pixel * frame.picture_pixels_per_window_pixel, 0).x;
      ASSERT_EQ(std::floor(back), pixel) << "at scale " << frame.picture_pixels_per_window_pixel;
    }
  }
}

TEST(PictureFrame, LeadsToTheWindowAndBack) {
  const PictureFrame zoom{4, 30, 50};
  EXPECT_DOUBLE_EQ(zoom.in_window(8, 12).x, 32);
  EXPECT_DOUBLE_EQ(zoom.in_window(8, 12).y, 53);
  const auto box = zoom.in_picture({32, 53, 10, 5});
  EXPECT_EQ(box.x, 8);
  EXPECT_EQ(box.y, 12);
  EXPECT_EQ(box.width, 40);
}

TEST(DrawNumbers, FramesWhatCanBeActedOnAndNothingElse) {
  Snapshot snapshot;
  const auto add = [&](std::int64_t index, int parent, Bounds bounds, std::vector<std::string> actions) {
    SnapshotElement element;
    element.index = index;
    element.node.parent = parent;
    element.node.bounds = bounds;
    element.node.actions = std::move(actions);
    snapshot.elements.push_back(std::move(element));
  };
  add(1, -1, {0, 0, 200, 100}, {});
  add(12, 0, {20, 20, 100, 40}, {"click"});
  add(13, 0, {20, 80, 100, 10}, {});
  auto picture = picture_of(100, 50, [](int, int, int) { return 255; });
  draw_numbers(picture, snapshot, 0.5);
  const auto is_white = [&](int x, int y) { return picture.rgb[static_cast<std::size_t>(y * 100 + x) * 3 + 1] == 255; };
  EXPECT_FALSE(is_white(10, 10)) << "its corner";
  EXPECT_FALSE(is_white(59, 29)) << "the one across";
  EXPECT_TRUE(is_white(58, 28)) << "inside";
  EXPECT_TRUE(is_white(0, 0)) << "the window has no number";
  EXPECT_TRUE(is_white(10, 42)) << "a text has none";
}

TEST(ScaledTo, LeavesSmallPicturesAlone) {
  const auto picture = picture_of(10, 5, [](int x, int, int) { return x; });
  EXPECT_EQ(scaled_to(picture, 10).rgb, picture.rgb);
  EXPECT_EQ(scaled_to(picture, 0).rgb, picture.rgb);
}

TEST(ScaledTo, KeepsTheAspectOfTheLongerSide) {
  const auto wide = scaled_to(shaded(3000, 1500), 1568);
  EXPECT_EQ(wide.width, 1568);
  EXPECT_EQ(wide.height, 784);
  const auto high = scaled_to(shaded(10, 3000), 100);
  EXPECT_EQ(high.height, 100);
  EXPECT_EQ(high.width, 1) << "never nothing";
}

TEST(ScaledTo, AveragesAreas) {
  const auto stripes = scaled_to(picture_of(4, 4, [](int x, int, int) { return x % 2 == 0 ? 0 : 200; }), 2);
  ASSERT_EQ(stripes.rgb.size(), 12U);
  for (const auto value : stripes.rgb) EXPECT_EQ(value, 100);
}

TEST(ScaledTo, KeepsAFlatColourExactlyAtOddRatios) {
  const auto flat = [](int width, int height) {
    return picture_of(width, height, [](int, int, int channel) { return 100 + channel; });
  };
  const auto large = flat(1000, 701);
  for (const int size : {1, 7, 99, 640, 999}) {
    const auto small = scaled_to(large, size);
    EXPECT_TRUE(small.rgb == flat(small.width, small.height).rgb) << size;
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
