#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "impl/base/base64.h"
#include "impl/perception/compare_pictures.h"
#include "impl/perception/png.h"
#include "tests/unit/simulated.h"

// ax_assert, ax_visual_diff and ax_a11y_audit on the simulated desktop.
namespace offhand::test::ax_assert_cases {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

json field(const std::string& name, const std::string& value, int y) {
  return {{"role", "textbox"}, {"name", name}, {"bounds", box(10, y, 100, 28)}, {"value", value}};
}

json form() {
  return {field("Name", "Ada", 10),
          {{"role", "checkbox"}, {"name", "Box"}, {"bounds", box(10, 50, 100, 28)}, {"states", {"checked"}}},
          button("Save", {{"bounds", box(10, 90, 80, 28)}, {"on_press", sets_status()}}),
          button("Off", {{"bounds", box(10, 130, 80, 28)}, {"states", {"disabled"}}}),
          {{"role", "group"},
           {"name", "Notes"},
           {"bounds", box(150, 10, 200, 100)},
           {"children", {{{"role", "text"}, {"name", "Remember the milk"}, {"bounds", box(150, 20, 150, 20)}}}}},
          status_text("waiting")};
}

class AxAssert : public testing::Test {
 protected:
  AxAssert() { desk.call("ax_connect", {{"app", "App"}}); }
  json check(const std::string& query, json assertions, int timeout_ms = 0) {
    return desk.call(
        "ax_assert",
        {{"app", "App"}, {"query", query}, {"assertions", std::move(assertions)}, {"timeout_ms", timeout_ms}});
  }
  SimulatedDesk desk{scene_of(form())};
};

struct Claim {
  std::string name;
  std::string query;
  json assertions;
  /// Empty: all hold.
  std::string fails;
  json actual;
};
void PrintTo(const Claim& row, std::ostream* out) { *out << row.name; }

class AxAssertClaims : public AxAssert, public testing::WithParamInterface<Claim> {};

TEST_P(AxAssertClaims, AreTold) {
  const auto told = check(GetParam().query, GetParam().assertions);
  EXPECT_EQ(told["passed"], GetParam().fails.empty()) << told;
  if (GetParam().fails.empty()) {
    EXPECT_THAT(told["failures"], IsEmpty()) << told;
    return;
  }
  ASSERT_THAT(told["failures"], SizeIs(1)) << told;
  EXPECT_EQ(told["failures"][0]["property"], GetParam().fails);
  EXPECT_EQ(told["failures"][0]["expected"], GetParam().assertions[GetParam().fails]);
  EXPECT_EQ(told["failures"][0]["actual"], GetParam().actual);
}

INSTANTIATE_TEST_SUITE_P(
    All, AxAssertClaims,
    testing::Values(Claim{"Exists", "Save", {{"exists", true}}, "", {}},
                    Claim{"ExistsNot", "Nowhere", {{"exists", true}}, "exists", false},
                    Claim{"AbsentAsExpected", "Nowhere", {{"exists", false}}, "", {}},
                    Claim{"ThereAlthoughItShouldNot", "Save", {{"exists", false}}, "exists", true},
                    Claim{"Enabled", "Save", {{"enabled", true}}, "", {}},
                    Claim{"Disabled", "Off", {{"enabled", true}}, "enabled", false},
                    Claim{"Value", "Name", {{"value", "Ada"}}, "", {}},
                    Claim{"AnotherValue", "Name", {{"value", "ada"}}, "value", "Ada"},
                    Claim{"ValueOfABox", "Box", {{"value", "on"}}, "", {}},
                    Claim{"Title", "Name", {{"title", "Name"}}, "", {}},
                    Claim{"AnotherTitle", "Name", {{"title", "Names"}}, "title", "Name"},
                    Claim{"Role", "Name", {{"role", "AXTextField"}}, "", {}},
                    Claim{"AnotherRole", "Name", {{"role", "button"}}, "role", "textbox"},
                    Claim{"Visible", "Save", {{"visible", true}}, "", {}},
                    Claim{"Hidden", "Save", {{"visible", false}}, "visible", true},
                    Claim{"Focused", "Save", {{"focused", true}}, "focused", false},
                    Claim{"TextInside", "Notes", {{"contains_text", "the milk"}}, "", {}},
                    Claim{"NoSuchText", "Name", {{"contains_text", "Grace"}}, "contains_text", "Name\nAda"},
                    Claim{"SeveralOfWhichOneFails",
                          "Name",
                          {{"exists", true}, {"role", "textbox"}, {"value", "Eve"}},
                          "value",
                          "Ada"}),
    [](const auto& row) { return row.param.name; });

TEST_F(AxAssert, WaitsUntilItIsSo) {
  ASSERT_TRUE(desk.sim().run(R"({"do": "set_text", "node": "status", "text": "saved", "after_ms": 800})", "App"));
  const auto told = check("saved", {{"exists", true}}, 3'000);
  EXPECT_TRUE(told["passed"]) << told;
  EXPECT_GE(told["waited_ms"], 700);
  EXPECT_LE(told["waited_ms"], 1'500);
}

TEST_F(AxAssert, GivesUpAfterItsTime) {
  const auto told = check("saved", {{"exists", true}}, 1'000);
  EXPECT_FALSE(told["passed"]);
  EXPECT_GE(told["waited_ms"], 1'000);
  EXPECT_LE(told["waited_ms"], 1'600);
}

TEST_F(AxAssert, RefusesWhatExpectsNothing) {
  EXPECT_EQ(desk.refusal("ax_assert", {{"app", "App"}, {"query", "Save"}, {"assertions", json::object()}}).code,
            "invalid_arguments");
}

TEST_F(AxAssert, FailsAStepOfAWorkflow) {
  const auto told = desk.call(
      "ax_workflow",
      {{"steps",
        {{{"tool", "ax_assert"},
          {"args", {{"app", "App"}, {"query", "Off"}, {"assertions", {{"enabled", true}}}, {"timeout_ms", 0}}}},
         {{"tool", "ax_click"}, {"args", {{"app", "App"}, {"query", "Save"}}}}}}});
  EXPECT_FALSE(told["success"]) << told;
  EXPECT_THAT(told["results"], SizeIs(1));
  EXPECT_THAT(told["error"].get<std::string>(), HasSubstr("passed: false"));
}

// Pictures.

platform::Picture plain(int width, int height, std::uint8_t grey) {
  platform::Picture picture{.width = width, .height = height, .rgb = {}, .note = {}};
  picture.rgb.assign(static_cast<std::size_t>(width * height * 3), grey);
  return picture;
}

void fill(platform::Picture& picture, const Bounds& part, std::uint8_t grey) {
  for (auto y = part.y; y < part.y + part.height; ++y) {
    for (auto x = part.x; x < part.x + part.width; ++x)
      std::fill_n(picture.rgb.data() + 3 * (y * picture.width + x), 3, grey);
  }
}

TEST(ComparePictures, CountsPixelsThatDiffer) {
  const auto before = plain(40, 20, 200);
  auto now = before;
  fill(now, {4, 4, 10, 5}, 20);
  const auto compared = compare(before, now, ComparedBy::pixel, {});
  EXPECT_EQ(compared.differing, 50);
  EXPECT_EQ(compared.total, 800);
  EXPECT_DOUBLE_EQ(compared.percentage(), 6.25);
  EXPECT_EQ(compared.shown.rgb[3 * (4 * 40 + 4)], 220);
}

TEST(ComparePictures, ToleratesWhatHardlyDiffers) {
  const auto before = plain(40, 20, 200);
  EXPECT_EQ(compare(before, plain(40, 20, 208), ComparedBy::pixel, {}).differing, 0);
  EXPECT_EQ(compare(before, plain(40, 20, 209), ComparedBy::pixel, {}).differing, 800);
}

TEST(ComparePictures, LeavesOutWhatIsIgnored) {
  const auto before = plain(40, 20, 200);
  auto now = before;
  fill(now, {4, 4, 10, 5}, 20);
  for (const auto by : {ComparedBy::pixel, ComparedBy::structure}) {
    const auto compared = compare(before, now, by, {{4, 4, 10, 5}, {-10, -10, 4, 4}, {1'000, 1'000, 50, 50}});
    EXPECT_EQ(compared.differing, 0);
    EXPECT_EQ(compared.total, 750);
  }
}

TEST(ComparePictures, ByStructureOverlooksAnEvenTintAndSeesLines) {
  auto before = plain(64, 64, 200);
  fill(before, {8, 8, 40, 3}, 30);
  auto tinted = plain(64, 64, 190);
  fill(tinted, {8, 8, 40, 3}, 25);
  EXPECT_EQ(compare(before, tinted, ComparedBy::structure, {}).differing, 0);
  auto without = plain(64, 64, 200);
  EXPECT_GT(compare(before, without, ComparedBy::structure, {}).differing, 40 * 3);
  EXPECT_LT(compare(before, without, ComparedBy::structure, {}).similarity, 1);
}

TEST(ComparePictures, TakesPicturesSmallerThanAWindow) {
  EXPECT_EQ(compare(plain(1, 1, 0), plain(1, 1, 255), ComparedBy::structure, {}).differing, 1);
  EXPECT_EQ(compare(plain(3, 9, 7), plain(3, 9, 7), ComparedBy::structure, {}).differing, 0);
}

class AxVisualDiff : public testing::Test {
 protected:
  AxVisualDiff() { desk.call("ax_connect", {{"app", "App"}}); }
  platform::Picture shown() {
    const auto window = desk.sim().window("Window").value();
    return desk.platform().screen->capture(window, {desk.sim().now() + std::chrono::seconds(3), {}}).value();
  }
  static std::string base64(const platform::Picture& picture) {
    std::string text;
    append_base64(text, encode_png(picture).value());
    return text;
  }
  json diff(const std::string& baseline, json more = json::object()) {
    more.update({{"app", "App"}, {"baseline", baseline}});
    return desk.call("ax_visual_diff", more);
  }
  SimulatedDesk desk{scene_of(form())};
};

TEST_F(AxVisualDiff, PassesWhereNothingChanged) {
  for (const auto* method : {"pixel", "perceptual"}) {
    const auto told = diff(base64(shown()), {{"method", method}});
    EXPECT_TRUE(told["passed"]) << told;
    EXPECT_EQ(told["diff_pixels"], 0);
  }
}

TEST_F(AxVisualDiff, FailsAboveItsThresholdAndShowsWhere) {
  auto picture = shown();
  fill(picture, {0, 0, 100, 100}, 1);
  const auto reply = desk.reply("ax_visual_diff", {{"app", "App"}, {"baseline", base64(picture)}});
  ASSERT_TRUE(reply);
  EXPECT_THAT(reply->images, SizeIs(1));
  EXPECT_FALSE(json::parse(*reply->structured)["passed"]);
  EXPECT_TRUE(diff(base64(picture), {{"threshold", 100}})["passed"]);
  EXPECT_TRUE(diff(base64(picture), {{"ignore_regions", {{{"x", 0}, {"y", 0}, {"w", 100}, {"h", 100}}}}})["passed"]);
}

TEST_F(AxVisualDiff, TellsAnotherSizeAndScalesNothing) {
  const auto told = diff(base64(plain(10, 10, 0)));
  EXPECT_FALSE(told["passed"]);
  EXPECT_THAT(told["size_difference"].get<std::string>(), HasSubstr("10 x 10"));
  EXPECT_FALSE(diff(base64(plain(10, 10, 0)), {{"threshold", 100}})["passed"]);
}

struct BadPicture {
  std::string name;
  std::string baseline;
  std::string code;
  std::string reason;
};
void PrintTo(const BadPicture& row, std::ostream* out) { *out << row.name; }

/// The header of a PNG of 30,000 x 30,000 pixels, and nothing behind it.
std::string bomb() {
  std::string bytes("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x75\x30\0\0\x75\x30\x08\x02\0\0\0", 29);
  bytes += std::string("\x86\xf9\x0c\x4e", 4);
  std::string text;
  append_base64(text, bytes);
  return text;
}

class AxVisualDiffBad : public AxVisualDiff, public testing::WithParamInterface<BadPicture> {};

TEST_P(AxVisualDiffBad, IsRefused) {
  const auto error = desk.refusal("ax_visual_diff", {{"app", "App"}, {"baseline", GetParam().baseline}});
  EXPECT_EQ(error.code, GetParam().code) << error.message;
  EXPECT_THAT(error.message, HasSubstr(GetParam().reason));
}

INSTANTIATE_TEST_SUITE_P(
    All, AxVisualDiffBad,
    testing::Values(
        BadPicture{"NoBase64", "@@@@", "picture_refused", "not base64"},
        BadPicture{"NoPicture", "aGVsbG8=", "picture_refused", "neither PNG nor JPEG"},
        BadPicture{"BrokenPng", "iVBORw0KGgoAAAA=", "picture_refused", "PNG"},
        BadPicture{"Bomb", bomb(), "picture_refused", ""},
        BadPicture{"OutsideTheRoots", "file:///etc/passwd", "path_not_allowed", "/etc/passwd"},
        BadPicture{"OutOfTheFolder", "offhand://baseline/../../../../etc/passwd", "picture_refused", "no name of one"},
        BadPicture{"NoSuchBaseline", "offhand://baseline/nothing-here", "picture_refused", "no such file"},
        BadPicture{"AnotherScheme", "https://example.com/a.png", "picture_refused", "addresses of this kind"}),
    [](const auto& row) { return row.param.name; });

TEST_F(AxVisualDiff, RefusesAnArgumentOfAHundredMegabytes) {
  EXPECT_EQ(desk.refusal("ax_visual_diff", {{"app", "App"}, {"baseline", std::string(100'000'000, 'A')}}).code,
            "invalid_arguments");
}

}  // namespace
}  // namespace offhand::test::ax_assert_cases
