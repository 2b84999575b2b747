#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <map>

#include "impl/cursor/preview.h"
#include "tests/unit/simulated.h"

// The small picture of what a run acted on last, on a simulated screen.
namespace offhand::test {
namespace {

using platform::Spot;
using testing::IsEmpty;
using testing::SizeIs;

class PreviewOfARun : public testing::Test {
 protected:
  PreviewOfARun() { desk_.call("start_session", in_run()); }
  static json in_run(json more = json::object()) {
    more["session"] = "run";
    return more;
  }
  void set(const json& settings) { desk_.call("set_config", in_run(settings)); }
  void act() { desk_.call("press_key", in_run({{"pid", 200}, {"key", "a"}})); }
  /// The previews alone: the cursor of the run has no place for a call that is aimed at no point.
  std::vector<platform::sim::SeenCursor> seen() { return desk_.sim().cursors(); }
  static std::vector<std::uint32_t> pixels(const platform::CursorLook& look) {
    std::vector<std::uint32_t> drawn(static_cast<std::size_t>(look.width) * static_cast<std::size_t>(look.height));
    look.draw(-1, drawn);
    return drawn;
  }

  SimulatedDesk desk_;
};

TEST_F(PreviewOfARun, ShowsTheWindowActedOnWhereItWasAskedFor) {
  set({{"experimental_pip", true}, {"experimental_pip_geometry", "200x100+30+40"}});
  EXPECT_THAT(seen(), IsEmpty()) << "nothing was done yet";
  act();
  ASSERT_THAT(seen(), SizeIs(1));
  EXPECT_EQ(seen()[0].at, (Spot{30, 40}));
  const auto& look = *seen()[0].look;
  EXPECT_EQ(look.width, 200);
  EXPECT_EQ(look.height, 100);
  std::map<std::uint32_t, int> colours;
  for (const auto pixel : pixels(look)) {
    ASSERT_EQ(pixel >> 24, 0xFFU) << "all of it is opaque";
    ++colours[pixel];
  }
  EXPECT_GT(colours.size(), 2U) << "more than a frame";
}

TEST_F(PreviewOfARun, IsMadeAnewWithEachAction) {
  set({{"experimental_pip", true}});
  act();
  const auto first = seen().at(0).look;
  act();
  ASSERT_THAT(seen(), SizeIs(1));
  EXPECT_NE(seen()[0].look, first);
}

TEST_F(PreviewOfARun, GoesWithItsSettingAndWithItsRun) {
  set({{"experimental_pip", true}});
  act();
  EXPECT_THAT(seen(), SizeIs(1));
  set({{"experimental_pip", false}});
  EXPECT_THAT(seen(), IsEmpty());
  act();
  EXPECT_THAT(seen(), IsEmpty());
  set({{"experimental_pip", true}});
  act();
  EXPECT_THAT(seen(), SizeIs(1));
  desk_.call("end_session", in_run());
  EXPECT_THAT(seen(), IsEmpty());
}

TEST_F(PreviewOfARun, IsNoOtherRuns) {
  set({{"experimental_pip", true}});
  desk_.call("press_key", {{"pid", 200}, {"key", "a"}});
  desk_.call("start_session", {{"session", "other"}});
  desk_.call("press_key", {{"pid", 200}, {"key", "a"}, {"session", "other"}});
  EXPECT_THAT(seen(), IsEmpty());
}

using Box = std::array<std::int64_t, 4>;

/// On a screen of 1000x800.
Box where(const char* geometry) {
  const auto place = preview_place(geometry, Bounds{0, 0, 1000, 800});
  return {place.x, place.y, place.width, place.height};
}

TEST(PreviewPlace, IsReadAsWritten) {
  EXPECT_EQ(where(""), (Box{656, 576, 320, 200}));
  EXPECT_EQ(where("100x50"), (Box{876, 726, 100, 50}));
  EXPECT_EQ(where("100x50+7"), (Box{7, 726, 100, 50}));
  EXPECT_EQ(where("100x50+7+9"), (Box{7, 9, 100, 50}));
  EXPECT_EQ(where("100x50-7-9"), (Box{893, 741, 100, 50}));
}

TEST(PreviewPlace, IsAlwaysOnTheScreen) {
  EXPECT_EQ(where("0x0+5+5"), (Box{5, 5, 16, 16}));
  EXPECT_EQ(where("99999x99999+99999+99999"), (Box{0, 0, 1000, 800}));
  EXPECT_EQ(where("100x50+99999999999999999999-99999999999999999999"), (Box{900, 0, 100, 50}));
}

}  // namespace
}  // namespace offhand::test
