#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/unit/scripted.h"
#include "tests/unit/simulated.h"

namespace offhand::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

Config desktop_scope() {
  Config config;
  config.capture_scope = ConfigCaptureScope::desktop;
  return config;
}

TEST(ClickAtPoint, AtAPointSaysWhatLayThere) {
  SimulatedDesk desk(scene_of({button("Save", {{"bounds", box(10, 10, 100, 40)}})}));
  const auto at = [&](int x, int y) { return desk.call("click", {{"pid", 200}, {"x", x}, {"y", y}})["target"]; };
  const auto hit = at(20, 20);
  EXPECT_EQ(hit["role"], "button");
  EXPECT_EQ(hit["name"], "Save");
  EXPECT_NE(at(390, 290).value("name", ""), "Save");
}

TEST(ClickAtPoint, WhatLiesBeneathSomethingElseAtThePointIsNotPressed) {
  const auto pressed = [](std::optional<platform::Node> on_top) {
    SimulatedDesk desk(scene_of({button("Delete", {{"bounds", box(10, 10, 100, 40)}})}));
    auto& tree = scripted_tree(desk.platform());
    // No other way: what a pointer sends is turned away.
    scripted_input(desk.platform()).refuses_pointer = true;
    desk.look("Window");
    tree.lies_on_top = std::move(on_top);
    static_cast<void>(desk.reply("click", {{"pid", 200}, {"x", 20}, {"y", 20}}));
    return tree.performed;
  };
  EXPECT_EQ(pressed(std::nullopt), 1);
  platform::Node toast;
  toast.role = Role::status;
  toast.name = "Saved";
  EXPECT_EQ(pressed(toast), 0);
}

// Firefox tells no places in a minimised window, and still what lies at a point of it.
TEST(ClickAtPoint, WhatLiesAtAPointOfAWindowThatDoesNotShowIsPressedThoughItHasNoPlace) {
  const auto pressed = [](bool minimised, platform::States states) {
    SimulatedDesk desk(scene_of({button("Save", {{"bounds", box(10, 10, 100, 40)}})}));
    auto& tree = scripted_tree(desk.platform());
    scripted_input(desk.platform()).refuses_pointer = true;
    desk.look("Window");
    const platform::Limits limits{platform::TimePoint::max(), {}};
    const auto windows = desk.platform().windows->list(limits).value();
    const auto window = std::ranges::find(windows, "Window", &platform::WindowInfo::title);
    tree.lies_on_top = tree.node_at(*window, 20, 20, limits).value();
    tree.lies_on_top->states = states;
    tree.tells_no_places = true;
    if (minimised) {
      EXPECT_TRUE(desk.sim().run(R"({"do": "minimize", "application": "App", "window": "Window", "on": true})"));
    }
    static_cast<void>(desk.reply("click", {{"pid", 200}, {"x", 20}, {"y", 20}}));
    return tree.performed;
  };
  EXPECT_EQ(pressed(true, {}), 1);
  EXPECT_EQ(pressed(true, {ElementState::disabled}), 0);
  EXPECT_EQ(pressed(false, {}), 0);
}

TEST(ClickAtPoint, PointsReferToTheLastPictureOfTheWindow) {
  SimulatedDesk desk;
  const auto state = desk.look("Widgets", {{"include_screenshot", true}, {"max_image_dimension", 280}});
  ASSERT_DOUBLE_EQ(state["screenshot_scale"].get<double>(), 0.5);
  desk.call("click", {{"pid", 200}, {"x", 120}, {"y", 237}});
  EXPECT_THAT(desk.log(), ElementsAre("Widgets | 1001 | Canvas | pointer | left at 240,474"));
}

TEST(ClickAtPoint, PointOutsideTheWindowIsRefused) {
  SimulatedDesk desk;
  const auto error = desk.refusal("click", {{"pid", 200}, {"x", 481}, {"y", 10}});
  EXPECT_EQ(error.code, "point_outside");
  EXPECT_THAT(error.message, HasSubstr("481"));
  EXPECT_THAT(error.message, HasSubstr("480x560"));
}

TEST(ClickAtPoint, PointOfTheScreenNeedsDesktopScope) {
  SimulatedDesk desk;
  EXPECT_EQ(desk.refusal("click", {{"x", 130}, {"y", 105}}).code, "desktop_scope_disabled");
  Config config;
  config.capture_scope = ConfigCaptureScope::desktop;
  SimulatedDesk allowed("widgets", config);
  const auto result = allowed.call("click", {{"x", 130}, {"y", 105}});
  EXPECT_EQ(result["target"]["window_id"], 0);
  EXPECT_THAT(allowed.log(), ElementsAre("Widgets | 1001 | A | pointer | left at 30,25"));
}

TEST(ClickAtPoint, SaysItsScopeItself) {
  SimulatedDesk desk;
  const auto result = desk.call("click", {{"x", 130}, {"y", 105}, {"scope", "desktop"}});
  EXPECT_EQ(result["target"]["window_id"], 0);
  EXPECT_THAT(desk.log(), ElementsAre("Widgets | 1001 | A | pointer | left at 30,25"));
  Config config;
  config.capture_scope = ConfigCaptureScope::desktop;
  SimulatedDesk allowed("widgets", config);
  EXPECT_EQ(allowed.refusal("click", {{"x", 130}, {"y", 105}, {"scope", "window"}}).code, "desktop_scope_disabled");
  const auto both = allowed.refusal("click", {{"pid", 200}, {"x", 30}, {"y", 25}, {"scope", "desktop"}});
  EXPECT_EQ(both.code, "invalid_arguments") << "a point of a window, or one of the screen";
  EXPECT_THAT(allowed.log(), IsEmpty());
}

TEST(ClickAtPoint, PointOutsideTheScreenIsRefused) {
  SimulatedDesk desk("widgets", desktop_scope());
  for (const json& point : {json{{"x", 30000}, {"y", 10}}, json{{"x", 10}, {"y", 800}}, json{{"x", -1}, {"y", 10}}}) {
    const auto error = desk.refusal("click", point);
    EXPECT_EQ(error.code, "point_outside") << point;
    EXPECT_THAT(error.message, HasSubstr("the screen (1280x800)"));
  }
  EXPECT_THAT(desk.log(), IsEmpty());
}

TEST(ClickAtPoint, PointOfTheScreenTellsWhatItDisturbed) {
  SimulatedDesk desk("widgets", desktop_scope());
  const auto before = desk.sim().user_state();
  const auto result = desk.call("click", {{"x", 130}, {"y", 105}});
  EXPECT_EQ(result["target"]["pid"], 200);
  std::vector<std::string> restored;
  std::vector<std::string> left;
  for (const auto& effect : result.at("side_effects")) (effect["restored"] ? restored : left).push_back(effect["kind"]);
  EXPECT_THAT(restored, ElementsAre("pointer"));
  EXPECT_THAT(left, testing::UnorderedElementsAre("active_window", "focus", "stacking"));
  EXPECT_NE(desk.sim().user_state().active_window, before.active_window);
}

TEST(ClickAtPoint, PointOfTheScreenInTheForegroundGivesTheDeskBack) {
  SimulatedDesk desk("widgets", desktop_scope());
  const auto before = desk.sim().user_state();
  const auto result = desk.call("click", {{"x", 130}, {"y", 105}, {"delivery_mode", "foreground"}});
  EXPECT_EQ(desk.sim().user_state(), before);
  for (const auto& effect : result.at("side_effects")) EXPECT_EQ(effect["restored"], true) << effect;
}

TEST(ClickAtPoint, WhatHappensInAnotherApplicationIsNoEvidenceForAPointOfTheScreen) {
  auto scene = json::parse(scene_of({button("Deaf", {{"deaf", true}})}));
  scene["applications"][0]["windows"][0]["bounds"] = {{"x", 820}, {"y", 60}, {"width", 400}, {"height", 300}};
  scene["troubles"] = {{{"on_call", {{"call", "click_screen"}, {"when", "after"}}},
                        {"do", {{{"do", "set_text"}, {"application", "Editor"}, {"node", "Page"}, {"text", "new"}}}}}};
  SimulatedDesk desk(scene.dump(), desktop_scope());
  EXPECT_EQ(desk.call("click", {{"x", 840}, {"y", 80}})["effect"], "unverifiable");
}

TEST(ClickAtPoint, ZoomPictureMustExist) {
  SimulatedDesk desk;
  EXPECT_EQ(desk.refusal("click", {{"pid", 200}, {"x", 1}, {"y", 1}, {"from_zoom", true}}).code, "no_zoom_picture");
}

}  // namespace
}  // namespace offhand::test
