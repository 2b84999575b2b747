#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/unit/scripted.h"
#include "tests/unit/simulated.h"

// The screen as a whole: pointer and keyboard tools without a window. What clicks alone do there is in
// click_at_point_test.cpp.
namespace offhand::test {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

Config whole_screen() {
  Config config;
  config.capture_scope = ConfigCaptureScope::desktop;
  return config;
}

/// Each tool that takes no window, with the rest of what it needs; points are in the window of "Widgets".
const std::vector<std::pair<std::string, json>>& tools_of_the_screen() {
  static const std::vector<std::pair<std::string, json>> tools{
      {"click", {{"x", 130}, {"y", 105}}},
      {"double_click", {{"x", 130}, {"y", 105}}},
      {"right_click", {{"x", 130}, {"y", 105}}},
      {"scroll", {{"x", 130}, {"y", 460}, {"direction", "down"}}},
      {"drag", {{"from_x", 130}, {"from_y", 540}, {"to_x", 300}, {"to_y", 560}}},
      {"type_text", {{"text", "hello"}}},
      {"type_text", {{"text", "hello"}, {"x", 160}, {"y", 220}}},
      {"press_key", {{"key", "end"}}},
      {"press_key", {{"key", "end"}, {"x", 160}, {"y", 220}}},
      {"hotkey", {{"keys", {"ctrl", "a"}}}},
      {"hotkey", {{"keys", {"ctrl", "a"}}, {"x", 160}, {"y", 220}}}};
  return tools;
}

std::vector<std::string> kinds_of(const json& result) {
  std::vector<std::string> kinds;
  for (const auto& effect : result.value("side_effects", json::array())) kinds.push_back(effect["kind"]);
  return kinds;
}

TEST(Screen, NeedsDesktopScopeForEveryTool) {
  for (const auto& [tool, arguments] : tools_of_the_screen()) {
    SimulatedDesk desk;
    const auto error = desk.refusal(tool, arguments);
    EXPECT_EQ(error.code, "desktop_scope_disabled") << tool << arguments;
    EXPECT_EQ(json::parse(error.data).contains("x"), arguments.contains("x") || tool == "drag") << tool << error.data;
    EXPECT_THAT(error.hint, HasSubstr("capture_scope"));
    auto here = arguments;
    here["scope"] = "window";
    EXPECT_EQ(SimulatedDesk("widgets", whole_screen()).refusal(tool, here).code, "desktop_scope_disabled") << tool;
    EXPECT_THAT(desk.log(), IsEmpty()) << tool;
  }
}

TEST(Screen, IsAllowedByTheSettingOrByTheCallItself) {
  for (const auto& [tool, arguments] : tools_of_the_screen()) {
    SimulatedDesk by_setting("widgets", whole_screen());
    const auto result = by_setting.call(tool, arguments);
    EXPECT_EQ(result["target"]["window_id"], 0) << tool << arguments;
    SimulatedDesk by_call;
    auto whole = arguments;
    whole["scope"] = "desktop";
    EXPECT_EQ(by_call.call(tool, whole)["target"], result["target"]) << tool;
    EXPECT_EQ(by_call.log(), by_setting.log()) << tool;
    EXPECT_FALSE(by_call.log().empty()) << tool << arguments;
  }
}

TEST(Screen, OfACallWithAWindowIsRefused) {
  for (const auto& [tool, arguments] : tools_of_the_screen()) {
    SimulatedDesk desk;
    auto both = arguments;
    both["pid"] = 200;
    both["scope"] = "desktop";
    EXPECT_EQ(desk.refusal(tool, both).code, "invalid_arguments") << tool << arguments;
    EXPECT_THAT(desk.log(), IsEmpty());
  }
}

TEST(Screen, TakesTextWhereTheKeyboardIs) {
  SimulatedDesk desk("widgets", whole_screen());
  const auto before = desk.sim().user_state();
  const auto result = desk.call("type_text", {{"text", "Grüße 漢"}});
  EXPECT_EQ(result["path"], "sim_keys");
  EXPECT_EQ(result["effect"], "confirmed") << result;
  EXPECT_EQ(result["evidence"]["kind"], "value_readback");
  EXPECT_EQ(result["target"]["pid"], 300);
  EXPECT_THAT(desk.sim().value(desk.window("Letter"), "Page").value_or(""), HasSubstr("Grüße 漢"));
  EXPECT_EQ(desk.sim().user_state(), before);
  EXPECT_FALSE(result.contains("side_effects")) << result;
}

TEST(Screen, ReplacesAllThatTheFieldWithTheKeyboardHolds) {
  SimulatedDesk desk("widgets", whole_screen());
  desk.call("type_text", {{"text", "first"}});
  const auto result = desk.call("type_text", {{"text", "second"}, {"clear_first", true}});
  EXPECT_EQ(result["effect"], "confirmed") << result;
  EXPECT_EQ(desk.sim().value(desk.window("Letter"), "Page"), "second");
}

TEST(Screen, ClicksAPointBeforeItTypesThere) {
  SimulatedDesk desk("widgets", whole_screen());
  const auto result = desk.call("type_text", {{"text", "hi"}, {"x", 160}, {"y", 220}});
  EXPECT_THAT(desk.log(),
              ElementsAre("Widgets | 1001 | Entry | pointer | left at 60,140", "Widgets | 1001 | Entry | keys | key h",
                          "Widgets | 1001 | Entry | keys | key i"));
  EXPECT_EQ(desk.sim().value(desk.window(), "Entry"), "hi");
  EXPECT_EQ(result["target"]["pid"], 200);
  EXPECT_THAT(kinds_of(result), testing::UnorderedElementsAre("pointer", "active_window", "focus", "stacking"));
}

TEST(Screen, InTheForegroundGivesTheDeskBackAfterTyping) {
  SimulatedDesk desk("widgets", whole_screen());
  const auto before = desk.sim().user_state();
  const auto result = desk.call("type_text", {{"text", "hi"}, {"x", 160}, {"y", 220}, {"delivery_mode", "foreground"}});
  EXPECT_EQ(desk.sim().value(desk.window(), "Entry"), "hi");
  EXPECT_EQ(desk.sim().user_state(), before);
  for (const auto& effect : result.at("side_effects")) EXPECT_EQ(effect["restored"], true) << effect;
}

TEST(Screen, TypesNothingWhereAClickBringsNoWindowTheKeyboard) {
  SimulatedDesk desk("widgets", whole_screen());
  const auto result = desk.call("type_text", {{"text", "hi"}, {"x", 1200}, {"y", 750}});
  EXPECT_EQ(result["effect"], "suspected_noop");
  EXPECT_THAT(result["escalation"]["reason"].get<std::string>(), HasSubstr("took no keys"));
  EXPECT_THAT(desk.log(), IsEmpty()) << "the letter has the keyboard, and was not meant";
}

TEST(Screen, KeysOfNoWindowGoToWhoeverListensEverywhere) {
  auto scene = json::parse(scene_of(button("Save")));
  scene["desk"]["active_window"] = nullptr;
  SimulatedDesk desk(scene.dump(), whole_screen());
  ASSERT_EQ(desk.sim().user_state().focus_owner, 0);
  const auto result = desk.call("hotkey", {{"keys", {"alt", "f2"}}});
  EXPECT_EQ(result["effect"], "unverifiable");
  EXPECT_EQ(result["target"]["pid"], 0);
  EXPECT_THAT(desk.log(), IsEmpty());
}

TEST(Screen, SaysWhyNothingWasSent) {
  SimulatedDesk desk("widgets", whole_screen());
  scripted_input(desk.platform()).refusal = platform::Delivery::not_attempted("a modifier key is being held down");
  for (const json& point : {json::object(), json{{"x", 160}, {"y", 220}}}) {
    auto arguments = point;
    arguments["key"] = "a";
    const auto error = desk.refusal("press_key", arguments);
    EXPECT_EQ(error.code, "action_failed") << "there is no other mode to advise";
    EXPECT_THAT(error.message, HasSubstr("held down"));
  }
  EXPECT_THAT(desk.log(), IsEmpty()) << "nothing was clicked either";
}

TEST(Screen, UnknownKeysAreRefusedBeforeAnythingIsClicked) {
  SimulatedDesk desk("widgets", whole_screen());
  EXPECT_EQ(desk.refusal("press_key", {{"key", "retrun"}, {"x", 160}, {"y", 220}}).code, "unknown_key");
  EXPECT_EQ(desk.refusal("hotkey", {{"keys", {"a", "b"}}}).code, "invalid_key_combination");
  EXPECT_THAT(desk.log(), IsEmpty());
}

TEST(Screen, TellsNothingThatAPasswordHolds) {
  SimulatedDesk desk("widgets", whole_screen());
  desk.call("click", {{"x", 260}, {"y", 259}});
  const auto outcome = desk.reply("type_text", {{"text", "hunter2"}});
  ASSERT_TRUE(outcome) << outcome.error().message;
  EXPECT_EQ(desk.sim().value(desk.window(), "Secret"), "hunter2");
  EXPECT_THAT(outcome->text + *outcome->structured, testing::Not(HasSubstr("hunter2")));
  EXPECT_THAT(*outcome->structured, testing::Not(HasSubstr("7 characters")));
}

TEST(Screen, DragsFromPointToPoint) {
  SimulatedDesk desk("widgets", whole_screen());
  const auto result = desk.call("drag", {{"from_x", 130}, {"from_y", 540}, {"to_x", 300}, {"to_y", 560}});
  EXPECT_THAT(desk.log(), ElementsAre("Widgets | 1001 | Canvas | pointer | drag left from 30,460 to 200,480"));
  EXPECT_THAT(kinds_of(result), Contains("pointer"));
}

TEST(Screen, ScrollsAndClicksTwiceAndWithTheOtherButton) {
  SimulatedDesk desk("widgets", whole_screen());
  desk.call("scroll", {{"x", 130}, {"y", 460}, {"direction", "down"}, {"amount", 2}});
  desk.call("double_click", {{"x", 130}, {"y", 105}, {"modifier", {"ctrl"}}});
  desk.call("right_click", {{"x", 130}, {"y", 105}});
  const auto log = desk.log();
  ASSERT_EQ(log.size(), 4U) << testing::PrintToString(log);
  EXPECT_EQ(log[0], "Widgets | 1001 | row 1 | pointer | wheel 0,2 at 30,380");
  EXPECT_EQ(log[1], "Widgets | 1001 | A | pointer | ctrl+left at 30,25");
  EXPECT_EQ(log[2], log[1]);
  EXPECT_EQ(log[3], "Widgets | 1001 | A | pointer | right at 30,25");
}

TEST(Screen, PointsAreThoseOfItsLastPicture) {
  SimulatedDesk desk("widgets", whole_screen());
  const auto state = desk.call("get_desktop_state", {{"format", "json"}, {"max_image_dimension", 640}});
  ASSERT_DOUBLE_EQ(state["screenshot_scale"].get<double>(), 0.5);
  desk.call("drag", {{"from_x", 65}, {"from_y", 270}, {"to_x", 150}, {"to_y", 280}});
  desk.call("type_text", {{"text", "x"}, {"x", 80}, {"y", 110}});
  EXPECT_THAT(desk.log(), ElementsAre("Widgets | 1001 | Canvas | pointer | drag left from 30,460 to 200,480",
                                      "Widgets | 1001 | Entry | pointer | left at 60,140",
                                      "Widgets | 1001 | Entry | keys | key x"));
}

/// A small monitor beside a large one: the lower right of the screen is shown by neither.
SimulatedDesk two_monitors() {
  auto scene = json::parse(scene_of(button("Save")));
  scene["screen"] = {
      {"width", 1200},
      {"height", 800},
      {"monitors",
       {{{"name", "left"}, {"bounds", {{"x", 0}, {"y", 0}, {"width", 800}, {"height", 800}}}, {"primary", true}},
        {{"name", "right"}, {"bounds", {{"x", 800}, {"y", 0}, {"width", 400}, {"height", 300}}}}}}};
  return SimulatedDesk(scene.dump(), whole_screen());
}

TEST(Screen, TellsItsMonitorsInItsOwnPixels) {
  auto desk = two_monitors();
  const auto state = desk.call("get_desktop_state", {{"format", "json"}, {"max_image_dimension", 600}});
  ASSERT_EQ(state["monitors"].size(), 2U);
  EXPECT_EQ(state["monitors"][1]["name"], "right");
  EXPECT_EQ(state["monitors"][1]["bounds"], (json{{"x", 800}, {"y", 0}, {"width", 400}, {"height", 300}}));
}

TEST(Screen, PointThatNoMonitorShowsIsRefusedNotMoved) {
  auto desk = two_monitors();
  desk.call("get_desktop_state", {{"format", "json"}, {"max_image_dimension", 600}});
  EXPECT_EQ(desk.call("click", {{"x", 599}, {"y", 149}})["effect"], "unverifiable")
      << "the last pixel of the right one";
  const std::vector<std::pair<std::string, json>> calls{
      {"click", {{"x", 599}, {"y", 150}}},
      {"scroll", {{"x", 400}, {"y", 200}, {"direction", "up"}}},
      {"type_text", {{"x", 599}, {"y", 399}, {"text", "x"}}},
      {"press_key", {{"x", 599}, {"y", 399}, {"key", "a"}}},
      {"drag", {{"from_x", 10}, {"from_y", 10}, {"to_x", 500}, {"to_y", 300}}},
      {"drag", {{"from_x", 500}, {"from_y", 300}, {"to_x", 10}, {"to_y", 10}}}};
  for (const auto& [tool, arguments] : calls) {
    const auto error = desk.refusal(tool, arguments);
    EXPECT_EQ(error.code, "point_outside") << tool;
    EXPECT_THAT(error.message, HasSubstr("every monitor of the screen (600x400)")) << "in the caller's measure";
  }
  EXPECT_EQ(desk.refusal("click", {{"x", 601}, {"y", 10}}).code, "point_outside");
  EXPECT_THAT(desk.log(), IsEmpty());
}

}  // namespace
}  // namespace offhand::test
