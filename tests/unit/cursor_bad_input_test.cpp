#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <functional>

#include "impl/perception/png.h"
#include "tests/support/process.h"
#include "tests/unit/simulated.h"

// What a cursor is not made of: each row is refused, says why, and changes nothing of the cursor that is there.
namespace offhand::test {
namespace {

using testing::HasSubstr;

/// Ten of each depth in one of the next.
std::string tenfold(int depths, const std::function<std::string(int depth, const std::string& ten)>& member,
                    const std::function<std::string(int depth)>& use) {
  std::string text;
  for (int depth = 1; depth <= depths; ++depth) {
    std::string ten;
    for (int copy = 0; copy < 10; ++copy) ten += use(depth - 1);
    text += member(depth, ten);
  }
  return text;
}

std::string svg_of(const std::string& inside) {
  return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\">" + inside + "</svg>";
}

/// A hundred thousand million letters.
std::string bomb_of_entities() {
  const auto entities = tenfold(
      11, [](int depth, const std::string& ten) { return "<!ENTITY a" + std::to_string(depth) + " \"" + ten + "\">"; },
      [](int depth) { return "&a" + std::to_string(depth) + ";"; });
  return "<?xml version=\"1.0\"?><!DOCTYPE svg [<!ENTITY a0 \"aaaaaaaaaa\">" + entities + "]>" +
         svg_of("<text>&a11;</text>");
}

/// As many squares.
std::string bomb_of_uses() {
  const auto groups = tenfold(
      11, [](int depth, const std::string& ten) { return "<g id=\"g" + std::to_string(depth) + "\">" + ten + "</g>"; },
      [](int depth) { return "<use href=\"#g" + std::to_string(depth) + "\"/>"; });
  return svg_of("<g id=\"g0\"><rect width=\"9\" height=\"9\"/></g>" + groups + "<use href=\"#g11\"/>");
}

/// Clouds upon clouds: minutes of work for a few kB.
std::string slow_drawing() {
  std::string squares;
  for (int square = 0; square < 4'000; ++square)
    squares += "<rect width=\"9\" height=\"9\" fill=\"red\" opacity=\"0.5\" filter=\"url(#f)\"/>";
  return svg_of("<filter id=\"f\"><feTurbulence baseFrequency=\"0.1\" numOctaves=\"200\"/></filter>" + squares);
}

/// Of one colour, so that 100 MB of pixels are a few kB of file.
std::string png_of(int width, int height) {
  platform::Picture picture{.width = width, .height = height, .rgb = {}, .note = {}};
  picture.rgb.resize(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 3, 0);
  return encode_png(picture).value();
}

const std::string too_much = "it is broken, or takes more memory than 512 MiB";
const std::string too_long = "drawing it takes longer than 2000 ms";

struct BadImage {
  std::string name;
  /// What is written to the file; "" leaves a folder in its place.
  std::function<std::string()> content;
  /// Words of the reason; of several, of the limit that it meets first.
  std::vector<std::string> reasons;
  /// Filled up to so many bytes.
  std::size_t size = 0;
};

void PrintTo(const BadImage& row, std::ostream* stream) { *stream << row.name; }

std::function<std::string()> text(const std::string& content) {
  return [content] { return content; };
}

class CursorOfABadImage : public testing::TestWithParam<BadImage> {};

TEST_P(CursorOfABadImage, IsRefusedAndNothingChanges) {
  const auto& row = GetParam();
  const TemporaryFolder folder;
  const auto file = folder.file("image");
  const auto content = row.content();
  if (content.empty()) {
    std::filesystem::create_directory(file);
  } else {
    write_contents(file, content);
    if (row.size > 0) std::filesystem::resize_file(file, row.size);
  }
  SimulatedDesk desk;
  desk.call("move_cursor", {{"x", 100}, {"y", 100}});
  const auto before = desk.call("get_agent_cursor_state");
  const auto shown = desk.sim().cursors().at(0).look;
  for (const auto& [tool, arguments] : std::vector<std::pair<std::string, json>>{
           {"set_agent_cursor_style", {{"image_path", file}, {"bloom_color", "red"}}},
           {"set_agent_cursor_motion", {{"cursor_icon", file}, {"cursor_size", 20}}}}) {
    const auto refused = desk.refusal(tool, arguments);
    EXPECT_EQ(refused.code, "input_file_refused") << tool;
    EXPECT_THAT(refused.message, HasSubstr(file)) << tool;
    EXPECT_TRUE(std::ranges::any_of(row.reasons, [&](const auto& reason) {
      return refused.message.find(reason) != std::string::npos;
    })) << refused.message;
  }
  EXPECT_EQ(desk.call("get_agent_cursor_state"), before);
  EXPECT_EQ(desk.sim().cursors().at(0).look, shown);
  // Whatever drew it has been ended, and waited for.
  EXPECT_EQ(::waitpid(-1, nullptr, WNOHANG), -1);
  EXPECT_EQ(errno, ECHILD);
}

INSTANTIATE_TEST_SUITE_P(
    Row, CursorOfABadImage,
    testing::Values(
        BadImage{"a_folder", text(""), {"it is a folder"}}, BadImage{"a_text", text("hello"), {"neither PNG nor JPEG"}},
        BadImage{"a_100_mb_png", [] { return png_of(8, 8); }, {"100000000 bytes are more than 8 MiB"}, 100'000'000},
        BadImage{"a_png_of_100_mb_of_pixels", [] { return png_of(6'000, 6'000); }, {"6000x6000 pixels are more than"}},
        BadImage{"half_a_png",
                 [] {
                   const auto whole = png_of(64, 64);
                   return whole.substr(0, whole.size() / 2);
                 },
                 {"broken PNG"}},
        BadImage{"an_svg_bomb_of_entities", bomb_of_entities, {too_much}},
        BadImage{"an_svg_bomb_of_uses", bomb_of_uses, {too_much, too_long}},
        BadImage{"an_svg_that_takes_too_long", slow_drawing, {too_long}}),
    [](const auto& row) { return row.param.name; });

class HomeAt {
 public:
  explicit HomeAt(const std::string& path) : before_(::getenv("HOME") == nullptr ? "" : ::getenv("HOME")) {
    ::setenv("HOME", path.c_str(), 1);
  }
  ~HomeAt() { ::setenv("HOME", before_.c_str(), 1); }
  HomeAt(const HomeAt&) = delete;
  HomeAt& operator=(const HomeAt&) = delete;

 private:
  const std::string before_;
};

TEST(CursorOfAnImage, IsFoundBelowTheHomeDirectory) {
  const TemporaryFolder home;
  const HomeAt elsewhere(home.path());
  write_contents(home.file("image.png"), png_of(8, 8));
  SimulatedDesk desk;
  EXPECT_EQ(desk.call("set_agent_cursor_style", {{"image_path", "~/image.png"}})["icon"], "~/image.png");
  EXPECT_EQ(desk.call("set_agent_cursor_motion", {{"cursor_icon", "~/image.png"}})["icon"], "~/image.png");
  EXPECT_EQ(desk.refusal("set_agent_cursor_style", {{"image_path", "image.png"}}).code, "input_file_refused");
}

struct MotionLimit {
  std::string name;
  double least;
  double greatest;
};

void PrintTo(const MotionLimit& row, std::ostream* stream) { *stream << row.name; }

class CursorMotionLimit : public testing::TestWithParam<MotionLimit> {
 protected:
  json state() { return desk_.call("get_agent_cursor_state"); }
  void expect_refused(double value) {
    const auto before = state();
    const auto refused = desk_.refusal("set_agent_cursor_motion", {{GetParam().name, value}, {"cursor_color", "red"}});
    EXPECT_EQ(refused.code, "invalid_arguments");
    EXPECT_THAT(refused.message, HasSubstr("/" + GetParam().name)) << "it names what is wrong";
    EXPECT_EQ(state(), before) << "the colour, too, is as it was";
  }
  void expect_taken(double value) {
    const auto& name = GetParam().name;
    const auto now = desk_.call("set_agent_cursor_motion", {{name, value}});
    const auto is = name == "cursor_size"      ? now["size"]
                    : name == "cursor_opacity" ? now["opacity"]
                                               : now["motion"][name];
    EXPECT_EQ(is, value) << name;
  }
  SimulatedDesk desk_;
};

TEST_P(CursorMotionLimit, HoldsBelow) {
  expect_taken(GetParam().least);
  expect_refused(GetParam().least - 0.01);
  expect_refused(-1e308);
}

TEST_P(CursorMotionLimit, HoldsAbove) {
  expect_taken(GetParam().greatest);
  expect_refused(GetParam().greatest + 0.01);
  expect_refused(1e308);
}

INSTANTIATE_TEST_SUITE_P(Of, CursorMotionLimit,
                         testing::Values(MotionLimit{"start_handle", 0, 1}, MotionLimit{"end_handle", 0, 1},
                                         MotionLimit{"arc_size", 0, 1}, MotionLimit{"arc_flow", -1, 1},
                                         MotionLimit{"spring", 0.3, 1}, MotionLimit{"glide_duration_ms", 50, 5000},
                                         MotionLimit{"dwell_after_click_ms", 0, 5000},
                                         MotionLimit{"idle_hide_ms", 0, 60000}, MotionLimit{"cursor_size", 4, 128},
                                         MotionLimit{"cursor_opacity", 0, 1}),
                         [](const auto& row) { return row.param.name; });

}  // namespace
}  // namespace offhand::test
