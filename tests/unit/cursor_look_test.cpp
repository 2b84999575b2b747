#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <set>

#include "impl/cursor/look.h"
#include "impl/perception/jpeg.h"
#include "impl/perception/png.h"
#include "tests/support/process.h"
#include "tests/unit/simulated.h"

// How cursors look, and what of other people's images becomes one.
namespace offhand::test {
namespace {

using testing::AllOf;
using testing::Each;
using testing::HasSubstr;
using testing::SizeIs;

/// Everything of one colour.
platform::Picture plain(int width, int height) {
  platform::Picture made{.width = width, .height = height, .rgb = {}, .note = {}};
  for (int pixel = 0; pixel < width * height; ++pixel) made.rgb.insert(made.rgb.end(), {200, 100, 50});
  return made;
}

/// Of a pixel in rows of such a width.
std::size_t place_in(int width, int across, int down) {
  return static_cast<std::size_t>(down) * static_cast<std::size_t>(width) + static_cast<std::size_t>(across);
}

std::uint32_t middle_of(const Raster& raster) {
  return raster.pixels[place_in(raster.width, raster.width / 2, raster.height / 2)];
}

std::vector<std::uint32_t> drawn(const platform::CursorLook& look, double pulse = -1) {
  std::vector<std::uint32_t> pixels(static_cast<std::size_t>(look.width * look.height), 0xDEADBEEF);
  look.draw(pulse, pixels);
  return pixels;
}

std::uint32_t at_point(const platform::CursorLook& look, int x, int y) {
  return drawn(look)[place_in(look.width, look.hot_x + x, look.hot_y + y)];
}

class CursorImage : public testing::Test {
 protected:
  std::string file(const std::string& name, std::string_view bytes) {
    write_contents(folder_.file(name), bytes);
    return folder_.file(name);
  }
  Raster read(const std::string& path) {
    auto raster = read_image_file(path, longest_image_side, {});
    if (!raster) throw std::runtime_error(raster.error().message);
    return *std::move(raster);
  }
  std::string refusal(const std::string& path) {
    const auto raster = read_image_file(path, longest_image_side, {});
    if (raster) return "it was read";
    EXPECT_EQ(raster.error().code, "input_file_refused");
    EXPECT_THAT(raster.error().message, HasSubstr(path));
    return raster.error().message;
  }
  TemporaryFolder folder_;
};

TEST(Colours, AreReadAsInStyleSheets) {
  EXPECT_EQ(parse_colour("#00FFff"), (Colour{0, 255, 255}));
  EXPECT_EQ(parse_colour("#08f"), (Colour{0, 0x88, 255}));
  EXPECT_EQ(parse_colour("RebeccaPurple"), (Colour{0x66, 0x33, 0x99}));
  for (const auto* text : {"", "#", "#12345", "#1234567", "#00fffg", "# 0ff", "#-12345", "rgb(1,2,3)", "bluish"})
    EXPECT_EQ(parse_colour(text), std::nullopt) << text;
  EXPECT_EQ(to_hex({1, 0xAB, 255}), "#01abff");
}

TEST(Colours, OfNamesDifferAndCanBeSeen) {
  std::set<std::string> hues;
  for (int number = 0; number < 40; ++number) {
    const auto name = "run-" + std::to_string(number);
    const auto colour = colour_of_name(name);
    EXPECT_EQ(colour, colour_of_name(name));
    EXPECT_GT(lightness(colour), 0.1) << name;
    EXPECT_LT(lightness(colour), 0.9) << name;
    hues.insert(to_hex(colour));
  }
  EXPECT_GT(hues.size(), 30U);
}

TEST(Look, PointsAtItsHotSpotAndKeepsWithinItsFrame) {
  for (const auto* name : {"arrow", "crosshair", "hand", "dot"}) {
    for (const double size : {4.0, 16.0, 128.0}) {
      Appearance appearance;
      appearance.shape = *icon_shape(name);
      appearance.size = size;
      const auto look = make_look(appearance, {0, 128, 255});
      const auto pixels = drawn(*look);
      EXPECT_GT(at_point(*look, 1, static_cast<int>(size / 8) + 1) >> 24, 200U) << name << " of " << size;
      for (int x = 0; x < look->width; ++x) {
        EXPECT_LT(pixels[static_cast<std::size_t>(x)] >> 24, 40U) << name << " is cut off at its top";
        EXPECT_LT(pixels[pixels.size() - 1 - static_cast<std::size_t>(x)] >> 24, 40U) << name << " at its bottom";
      }
      // Premultiplied: no colour is stronger than there is of it.
      for (const auto pixel : pixels) {
        const auto alpha = pixel >> 24;
        ASSERT_TRUE((pixel & 0xFFU) <= alpha && (pixel >> 8 & 0xFFU) <= alpha && (pixel >> 16 & 0xFFU) <= alpha);
      }
    }
  }
}

TEST(Look, HasTheColoursThatWereAskedFor) {
  Appearance appearance;
  appearance.shape = IconShape::dot;
  appearance.gradient = {{255, 0, 0}, {0, 0, 255}};
  const auto look = make_look(appearance, {0, 128, 255});
  const auto tip = at_point(*look, -9, -9);
  const auto tail = at_point(*look, 9, 9);
  EXPECT_GT(tip >> 16 & 0xFFU, 180U);
  EXPECT_GT(tail & 0xFFU, 180U);
  appearance.gradient = {{255, 0, 254}};
  EXPECT_EQ(at_point(*make_look(appearance, {}), 0, 0), 0xFFFF00FEU);
}

TEST(Look, GlowsInTheColourOfItsBloom) {
  Appearance appearance;
  appearance.shape = IconShape::dot;
  // Beside the dot, within its glow.
  const auto beside = [&] { return at_point(*make_look(appearance, {0, 0, 255}), 20, 0); };
  const auto own = beside();
  EXPECT_GT(own & 0xFFU, 20U) << "its own, unless another was asked for";
  EXPECT_EQ(own >> 16 & 0xFFU, 0U);
  appearance.bloom = Colour{255, 0, 0};
  const auto red = beside();
  EXPECT_GT(red >> 16 & 0xFFU, 20U);
  EXPECT_EQ(red & 0xFFU, 0U);
  EXPECT_EQ(red >> 24, own >> 24) << "as strong";
}

TEST(Look, SpreadsARingWhichGoesAgain) {
  const auto look = make_look({}, {0, 128, 255});
  const auto still = drawn(*look);
  EXPECT_NE(drawn(*look, 0.1), still);
  EXPECT_NE(drawn(*look, 0.6), drawn(*look, 0.1));
  EXPECT_EQ(drawn(*look), still);
}

TEST(Look, ShowsALabelBesideIt) {
  Appearance appearance;
  const auto plain_look = make_look(appearance, {0, 128, 255});
  appearance.label = "<b> & Grüße 漢字";
  const auto text = draw_label(appearance.label, {});
  ASSERT_TRUE(text) << text.error().message << " " << text.error().hint;
  appearance.label_text = *text;
  EXPECT_GT(appearance.label_text->width, 60);
  EXPECT_LT(appearance.label_text->width, 400);
  EXPECT_GT(make_look(appearance, {0, 128, 255})->width, plain_look->width);
  EXPECT_EQ(*draw_label("", {}), nullptr);
}

TEST_F(CursorImage, OfEveryKindIsRead) {
  const auto png = read(file("a.png", encode_png(plain(300, 150)).value()));
  EXPECT_EQ(png.width, 256);
  EXPECT_EQ(png.height, 128);
  EXPECT_EQ(middle_of(png), 0xFFC86432U);
  const auto jpeg = read(file("a.jpg", encode_jpeg(plain(40, 20), 95).value()));
  EXPECT_EQ(jpeg.width, 40);
  EXPECT_NEAR(middle_of(jpeg) >> 16 & 0xFFU, 200, 4);
  const auto svg = read(file("a.svg",
                             "<?xml version=\"1.0\"?><svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10\" "
                             "height=\"10\"><rect width=\"10\" height=\"10\" fill=\"#c86432\"/></svg>"));
  EXPECT_EQ(svg.width, 256);
  EXPECT_EQ(middle_of(svg), 0xFFC86432U);
  // One picture of 2x2 pixels with 32 bits each, and a mask.
  std::string ico("\0\0\1\0\1\0\2\2\0\0\1\0\x20\0\x40\0\0\0\x16\0\0\0", 22);
  ico += std::string("\x28\0\0\0\2\0\0\0\4\0\0\0\1\0\x20\0\0\0\0\0\x18\0\0\0", 24) + std::string(16, '\0');
  for (int pixel = 0; pixel < 4; ++pixel) ico += "\x32\x64\xC8\xFF";
  ico += std::string(8, '\0');
  EXPECT_EQ(middle_of(read(file("a.ico", ico))), 0xFFC86432U);
}

TEST_F(CursorImage, ThatIsNoneIsRefusedWithTheReason) {
  EXPECT_THAT(refusal(folder_.file("none.png")), HasSubstr("no such file"));
  EXPECT_THAT(refusal(folder_.path()), HasSubstr("folder"));
  EXPECT_THAT(refusal("/dev/zero"), HasSubstr("no ordinary file"));
  EXPECT_THAT(refusal(file("a.txt", "hello")), HasSubstr("neither PNG nor JPEG nor SVG nor ICO"));
  EXPECT_THAT(refusal(file("empty.png", "")), HasSubstr("neither PNG"));
  const auto png = encode_png(plain(64, 64)).value();
  EXPECT_THAT(refusal(file("half.png", png.substr(0, png.size() / 2))), HasSubstr("broken PNG"));
  EXPECT_THAT(refusal(file("head.png", png.substr(0, 9))), HasSubstr("PNG"));
  const auto jpeg = encode_jpeg(plain(64, 64), 90).value();
  EXPECT_THAT(refusal(file("head.jpg", jpeg.substr(0, 20))), HasSubstr("broken JPEG"));
  EXPECT_THAT(refusal(file("wide.png", encode_png(plain(2049, 1)).value())), HasSubstr("2049x1"));
  EXPECT_THAT(refusal(file("wide.jpg", encode_jpeg(plain(1, 2049), 90).value())), HasSubstr("1x2049"));
  EXPECT_THAT(refusal(file("a.svg", "<svg><not closed")), HasSubstr("broken"));
  EXPECT_THAT(refusal(file("a.ico", std::string("\0\0\1\0\1\0junk", 10))), HasSubstr("broken"));
  const auto huge = file("huge.png", "\x89PNG\r\n\x1a\n");
  std::filesystem::resize_file(huge, 100'000'000);
  EXPECT_THAT(refusal(huge), HasSubstr("100000000 bytes are more than 8 MiB"));
}

TEST_F(CursorImage, ThatIsATrapCostsTwoSecondsAtMost) {
  // Each entity is ten of the one before, and each group ten of the one before.
  std::string entities = "<!DOCTYPE svg [<!ENTITY a0 \"aaaaaaaaaa\">";
  std::string groups = "<g id=\"g0\"><rect width=\"9\" height=\"9\" filter=\"url(#f)\"/></g>";
  for (int depth = 1; depth < 12; ++depth) {
    const auto former = std::to_string(depth - 1);
    std::string ten_entities;
    std::string ten_groups;
    for (int copy = 0; copy < 10; ++copy) {
      ten_entities += "&a" + former + ";";
      ten_groups += "<use href=\"#g" + former + "\"/>";
    }
    entities += "<!ENTITY a" + std::to_string(depth) + " \"" + ten_entities + "\">";
    groups += "<g id=\"g" + std::to_string(depth) + "\">" + ten_groups + "</g>";
  }
  const std::string svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\">";
  refusal(file("laughs.svg", "<?xml version=\"1.0\"?>" + entities + "]>" + svg + "<text>&a11;</text></svg>"));
  refusal(file("groups.svg", svg + groups + "<use href=\"#g11\"/></svg>"));
}

TEST_F(CursorImage, ReadsNoOtherFile) {
  const auto secret = file("secret.png", encode_png(plain(8, 8)).value());
  const auto svg = file("a.svg",
                        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
                        "width=\"8\" height=\"8\"><image xlink:href=\"file://" +
                            secret +
                            "\" width=\"8\" height=\"8\"/><image href=\"secret.png\" width=\"8\" "
                            "height=\"8\"/></svg>");
  EXPECT_THAT(read(svg).pixels, Each(0U));
}

TEST_F(CursorImage, BecomesTheCursor) {
  SimulatedDesk desk;
  const auto png = file("a.png", encode_png(plain(32, 32)).value());
  desk.call("move_cursor", {{"x", 100}, {"y", 100}});
  EXPECT_EQ(desk.call("set_agent_cursor_style", {{"image_path", png}})["icon"], png);
  ASSERT_THAT(desk.sim().cursors(), SizeIs(1));
  EXPECT_EQ(at_point(*desk.sim().cursors()[0].look, 0, 0), 0xFFC86432U);
  const auto refused = desk.refusal("set_agent_cursor_style", {{"image_path", folder_.path()}, {"bloom_color", "red"}});
  EXPECT_EQ(refused.code, "input_file_refused");
  EXPECT_EQ(desk.refusal("set_agent_cursor_motion", {{"cursor_icon", folder_.file("none")}}).code,
            "input_file_refused");
  EXPECT_EQ(desk.call("get_agent_cursor_state")["icon"], png) << "nothing half done";
  EXPECT_FALSE(desk.call("get_agent_cursor_state").contains("bloom_color"));
  EXPECT_EQ(desk.call("set_agent_cursor_motion", {{"cursor_icon", "hand"}, {"cursor_label", "me"}})["label"], "me");
  EXPECT_EQ(desk.refusal("set_agent_cursor_motion", {{"cursor_label", "a\nb"}}).code, "invalid_arguments");
}

}  // namespace
}  // namespace offhand::test
