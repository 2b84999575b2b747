#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/unit/simulated.h"

// Tools that are a schema, a body and this.
namespace offhand::test {
namespace {

using testing::ElementsAre;

TEST(GetScreenSize, IsThatOfTheScene) {
  SimulatedDesk desk;
  const auto size = desk.call("get_screen_size");
  EXPECT_GT(size["width"], 0);
  EXPECT_GT(size["height"], 0);
  EXPECT_EQ(size["scale_factor"], 1);
}

TEST(GetCursorPosition, IsThePersonsPointer) {
  SimulatedDesk desk;
  const auto at = desk.call("get_cursor_position");
  EXPECT_EQ(at["x"], desk.sim().desk().pointer.x);
  EXPECT_EQ(at["y"], desk.sim().desk().pointer.y);
}

TEST(DoubleClick, OfAButtonIsTwoPressesOfThePointer) {
  SimulatedDesk desk;
  desk.call("double_click", {{"element_token", desk.element("A").token}});
  EXPECT_THAT(desk.log(), ElementsAre("Widgets | 1001 | A | pointer | left at 40,25",
                                      "Widgets | 1001 | A | pointer | left at 40,25"));
}

TEST(DoubleClick, OfAnItemIsItsOwnActionForThat) {
  const json item{{"role", "listitem"}, {"name", "one"}, {"actions", {"open"}}};
  SimulatedDesk desk(scene_of({{{"role", "list"}, {"name", "Mails"}, {"children", {item}}}}));
  const auto opened = desk.call("double_click", {{"element_token", desk.element("one", "Window").token}});
  EXPECT_EQ(opened["path"], "sim_action");
  EXPECT_EQ(desk.log().size(), 1U);
}

TEST(RightClick, AsksTheElementForItsMenuFirst) {
  const auto at = [](int y) { return json{{"x", 10}, {"y", y}, {"width", 80}, {"height", 20}}; };
  SimulatedDesk desk(scene_of({button("It", {{"actions", {"press", "show menu"}}, {"bounds", at(10)}}),
                               button("Plain", {{"bounds", at(50)}})}));
  const auto path = [&](const std::string& name) {
    return desk.call("right_click", {{"element_token", desk.element(name, "Window").token}})["path"];
  };
  EXPECT_EQ(path("It"), "sim_action");
  EXPECT_EQ(path("Plain"), "sim_pointer");
}

}  // namespace
}  // namespace offhand::test
