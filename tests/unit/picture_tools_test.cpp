#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>

#include "impl/perception/encoded_picture.h"
#include "tests/support/process.h"
#include "tests/unit/decoded_png.h"
#include "tests/unit/simulated.h"

// Pictures as tools send them, and the points that refer to them.
namespace offhand::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

/// A folder where pictures may be written.
class PictureFile : public testing::Test {
 protected:
  PictureFile() {
    if (const char* before = std::getenv("TMPDIR")) before_ = before;
    ::setenv("TMPDIR", folder_.path().c_str(), 1);
  }
  ~PictureFile() override { before_.empty() ? ::unsetenv("TMPDIR") : ::setenv("TMPDIR", before_.c_str(), 1); }
  std::string file(const std::string& name) { return folder_.file(name); }
  json into(const std::string& name) { return {{"pid", 200}, {"screenshot_out_file", file(name)}}; }
  std::size_t files() {
    return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator(folder_.path()), {}));
  }
  std::string before_;
  TemporaryFolder folder_;
  SimulatedDesk desk_;
};

TEST_F(PictureFile, HasTheFormatOfItsName) {
  desk_.call("get_window_state", into("a.png"));
  EXPECT_TRUE(contents(file("a.png")).starts_with("\x89PNG"));
  desk_.call("get_window_state", into("a.jpg"));
  EXPECT_TRUE(contents(file("a.jpg")).starts_with("\xff\xd8\xff"));
  auto wish = into("b.png");
  wish["image_format"] = "jpeg";
  desk_.call("get_window_state", wish);
  EXPECT_TRUE(contents(file("b.png")).starts_with("\xff\xd8\xff"));
}

TEST_F(PictureFile, TakesNoOtherFilesPlace) {
  write_contents(file("key"), "secret");
  std::filesystem::create_directory(file("folder"));
  std::filesystem::create_symlink(file("key"), file("link"));
  for (const auto* name : {"key", "folder", "link", ".hidden"}) {
    EXPECT_EQ(desk_.refusal("get_window_state", into(name)).code, "output_refused") << name;
    EXPECT_EQ(desk_.refusal("get_desktop_state", {{"screenshot_out_file", file(name)}}).code, "output_refused") << name;
  }
  EXPECT_EQ(contents(file("key")), "secret");
  EXPECT_EQ(desk_.refusal("get_window_state", into("nowhere/a.png")).code, "write_failed");
}

TEST_F(PictureFile, IsWholeOrIsNotThere) {
  rlimit before{};
  ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &before), 0);
  const rlimit full{64, before.rlim_max};
  auto* const handler = std::signal(SIGXFSZ, SIG_IGN);
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &full), 0);
  const auto refused = desk_.refusal("get_window_state", into("a.png"));
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &before), 0);
  std::signal(SIGXFSZ, handler);
  EXPECT_EQ(refused.code, "write_failed");
  EXPECT_EQ(files(), 0U) << "no part of it is left";
}

/// Middle of all pixels in which two pictures of one size differ, and how many they are.
struct PixelDifference {
  double x = 0;
  double y = 0;
  int count = 0;
};
PixelDifference between(const platform::Picture& before, const platform::Picture& after) {
  PixelDifference found;
  for (int at = 0; at < before.width * before.height; ++at) {
    const auto pixel = static_cast<std::size_t>(at) * 3;
    if (std::equal(before.rgb.begin() + static_cast<std::ptrdiff_t>(pixel),
                   before.rgb.begin() + static_cast<std::ptrdiff_t>(pixel) + 3,
                   after.rgb.begin() + static_cast<std::ptrdiff_t>(pixel)))
      continue;
    found.x += at % before.width;
    const int row = at / before.width;
    found.y += row;
    ++found.count;
  }
  return {found.x / found.count, found.y / found.count, found.count};
}

TEST_F(PictureFile, OfAClickHasACrossWhereItLandsAndNothingElse) {
  desk_.call("get_window_state", into("before.png"));
  const auto before = decoded(contents(file("before.png")));
  ASSERT_GT(before.width, 0);
  desk_.call("click", {{"pid", 200}, {"x", 40}, {"y", 45}, {"debug_image_out", file("point.png")}});
  const auto point = between(before, decoded(contents(file("point.png"))));
  EXPECT_GT(point.count, 0);
  EXPECT_NEAR(point.x, 40, 1);
  EXPECT_NEAR(point.y, 45, 1);

  SimulatedDesk fresh;
  const auto a = fresh.element("A");
  fresh.call("click", {{"element_token", a.token}, {"debug_image_out", file("element.png")}});
  const auto element = between(before, decoded(contents(file("element.png"))));
  EXPECT_GT(element.count, 0);
  EXPECT_NEAR(element.x, static_cast<double>(a.x) + static_cast<double>(a.width) / 2, 1);
  EXPECT_NEAR(element.y, static_cast<double>(a.y) + static_cast<double>(a.height) / 2, 1);
  EXPECT_THAT(fresh.log(), ElementsAre("Widgets | 1001 | A | action | press"));
}

TEST_F(PictureFile, OfAClickThatIsRefusedIsNotWritten) {
  const auto error = desk_.refusal("click", {{"pid", 200}, {"x", 5000}, {"y", 5}, {"debug_image_out", file("a.png")}});
  EXPECT_EQ(error.code, "point_outside");
  EXPECT_EQ(files(), 0U);
}

TEST(GetDesktopState, ShowsTheScreenAndWhatIsOnIt) {
  SimulatedDesk desk;
  const auto reply = desk.reply("get_desktop_state");
  ASSERT_TRUE(reply);
  ASSERT_EQ(reply->images.size(), 1U);
  EXPECT_LE(reply->images[0].bytes.size(), default_picture_bytes);
  EXPECT_THAT(reply->text, HasSubstr("Widgets"));
  EXPECT_FALSE(reply->structured);
  const auto state = desk.call("get_desktop_state", {{"format", "json"}, {"max_image_dimension", 640}});
  EXPECT_EQ(state["screenshot_width"], 640);
  EXPECT_EQ(state["monitors"].size(), 1U);
  EXPECT_EQ(state["monitors"][0]["bounds"]["width"], state["width"]);
  EXPECT_EQ(state["windows"].size(), 2U);
}

TEST(GetDesktopState, PointsWithoutAPidArePixelsOfItsPicture) {
  Config config;
  config.capture_scope = ConfigCaptureScope::desktop;
  SimulatedDesk desk("widgets", config);
  desk.call("get_desktop_state", {{"max_image_dimension", 640}, {"format", "json"}});
  desk.call("click", {{"x", 65}, {"y", 52.5}});
  EXPECT_THAT(desk.log(), ElementsAre("Widgets | 1001 | A | pointer | left at 30,25"));
}

TEST(GetWindowState, PlacesInTheWindowAreThoseThatAClickTakes) {
  SimulatedDesk desk;
  const auto look = desk.look("Widgets", {{"include_screenshot", true}, {"max_image_dimension", 240}});
  const auto scale = look["screenshot_scale"].get<double>();
  EXPECT_LT(scale, 0.6);
  json place;
  for (const auto& element : look["elements"])
    if (element["name"] == "Canvas") place = element["window_bounds"];
  desk.call("click", {{"pid", 200}, {"x", place["x"].get<int>() + 2}, {"y", place["y"].get<int>() + 2}});
  ASSERT_EQ(desk.log().size(), 1U);
  EXPECT_THAT(desk.log()[0], HasSubstr("Canvas"));
}

TEST(GetWindowState, AnnotatedPictureIsAnotherOne) {
  SimulatedDesk desk;
  const auto picture = [&](bool annotate) {
    return desk.reply("get_window_state", {{"pid", 200}, {"annotate", annotate}})->images.at(0).bytes;
  };
  EXPECT_EQ(picture(false), picture(false));
  EXPECT_NE(picture(false), picture(true));
}

json part(double x1, double y1, double x2, double y2) {
  return {{"window_id", 1001}, {"x1", x1}, {"y1", y1}, {"x2", x2}, {"y2", y2}, {"format", "json"}};
}

TEST(Zoom, ShowsAFifthMoreOnEachSide) {
  SimulatedDesk desk;
  const auto zoomed = desk.call("zoom", part(100, 100, 200, 150));
  EXPECT_EQ(zoomed["window_bounds"], (json{{"x", 80}, {"y", 90}, {"width", 140}, {"height", 70}}));
  EXPECT_EQ(zoomed["screenshot_width"], 420) << "three times as large as it is";
  EXPECT_EQ(zoomed["screenshot_scale"], 3);
  EXPECT_EQ(desk.call("zoom", part(0, 0, 480, 300))["screenshot_width"], 480) << "and never wider than 500";
}

TEST(Zoom, IsAJpegUnlessPngIsAsked) {
  SimulatedDesk desk;
  auto wish = part(200, 150, 100, 100);
  EXPECT_EQ(desk.reply("zoom", wish)->images.at(0).mime_type, "image/jpeg");
  wish["image_format"] = "png";
  EXPECT_EQ(desk.reply("zoom", wish)->images.at(0).mime_type, "image/png");
}

TEST(Zoom, PointsOfItLeadToTheWindow) {
  SimulatedDesk desk;
  desk.look("Widgets", {{"include_screenshot", true}, {"max_image_dimension", 240}});
  // In pixels of that picture; the zoom is taken from the window itself.
  const auto zoomed = desk.call("zoom", part(5, 5, 25, 15));
  const auto scale = zoomed["screenshot_scale"].get<double>();
  const auto left = zoomed["window_bounds"]["x"].get<double>();
  const auto top = zoomed["window_bounds"]["y"].get<double>();
  const json point{{"pid", 200}, {"x", (40 - left) * scale}, {"y", (25 - top) * scale}, {"from_zoom", true}};
  desk.call("click", point);
  EXPECT_THAT(desk.log(), ElementsAre("Widgets | 1001 | A | pointer | left at 40,25"));
  // Of the window, but not of what the zoomed picture shows of it.
  auto beside = point;
  beside["x"] = (zoomed["window_bounds"]["width"].get<double>() + 1) * scale;
  const auto error = desk.refusal("click", beside);
  EXPECT_EQ(error.code, "point_outside");
  EXPECT_THAT(error.message, HasSubstr("the zoomed picture of window 1001"));
}

TEST(Zoom, BothPointsOfADragMayBePixelsOfIt) {
  SimulatedDesk desk;
  const json pixels{{"pid", 200}, {"from_x", 30}, {"from_y", 45}, {"to_x", 60}, {"to_y", 90}, {"from_zoom", true}};
  EXPECT_EQ(desk.refusal("drag", pixels).code, "no_zoom_picture");
  const auto zoomed = desk.call("zoom", part(100, 100, 200, 150));
  ASSERT_EQ(zoomed["screenshot_scale"], 3);
  ASSERT_EQ(zoomed["window_bounds"]["x"], 80);
  ASSERT_EQ(zoomed["window_bounds"]["y"], 90);
  desk.call("drag", pixels);
  EXPECT_THAT(desk.log(), ElementsAre(HasSubstr("drag left from 90,105 to 100,120")));
}

TEST(Zoom, RefusesWhatIsNoPartOfTheWindow) {
  SimulatedDesk desk;
  EXPECT_EQ(desk.refusal("zoom", part(10, 10, 10, 50)).code, "invalid_arguments");
  EXPECT_EQ(desk.refusal("zoom", part(-50, -50, -10, -10)).code, "point_outside");
  EXPECT_EQ(desk.refusal("zoom", part(5000, 0, 6000, 10)).code, "point_outside");
  auto elsewhere = part(0, 0, 10, 10);
  elsewhere["window_id"] = 4711;
  EXPECT_EQ(desk.refusal("zoom", elsewhere).code, "window_not_found");
  auto not_mine = part(0, 0, 10, 10);
  not_mine["pid"] = 1;
  EXPECT_EQ(desk.refusal("zoom", not_mine).code, "window_owner_mismatch");
  EXPECT_EQ(desk.refusal("click", {{"pid", 200}, {"x", 1}, {"y", 1}, {"from_zoom", true}}).code, "no_zoom_picture");
}

}  // namespace
}  // namespace offhand::test
