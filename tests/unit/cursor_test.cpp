#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/unit/simulated.h"

// What the user sees of the cursors of runs, on a simulated screen, and when.
namespace offhand::test {
namespace {

using platform::Spot;
using std::chrono::milliseconds;
using testing::IsEmpty;
using testing::SizeIs;

class Cursor : public testing::Test {
 protected:
  std::vector<platform::sim::SeenCursor> seen() { return desk_.sim().cursors(); }
  json state(const json& more = json::object()) { return desk_.call("get_agent_cursor_state", more); }
  /// The middle of a button of the window "Window", which lies at 100, 100.
  json click(const std::string& name, const json& more) {
    auto arguments = more;
    const auto element = desk_.look("Window", more);
    for (const auto& row : element["elements"]) {
      if (row["name"] == name) arguments["element_index"] = row["element_index"];
    }
    arguments["window_id"] = 1001;
    return desk_.call("click", arguments);
  }
  milliseconds time_of(const std::function<void()>& work) {
    const auto before = desk_.sim().now();
    work();
    return std::chrono::duration_cast<milliseconds>(desk_.sim().now() - before);
  }

  SimulatedDesk desk_{
      scene_of(json::array({button("A", {{"bounds", {{"x", 10}, {"y", 10}, {"width", 100}, {"height", 30}}}}),
                            button("B", {{"bounds", {{"x", 10}, {"y", 100}, {"width", 100}, {"height", 30}}}})}))};
};

TEST_F(Cursor, ShowsNothingForCallsThatNameNoRun) {
  click("A", json::object());
  EXPECT_THAT(seen(), IsEmpty());
  const auto now = state();
  EXPECT_EQ(now["cursor_id"], "default");
  EXPECT_EQ(now["state"], "off");
  EXPECT_FALSE(now["enabled"]);
  EXPECT_FALSE(now.contains("x"));
}

TEST(UsersPointer, MovesWhereACallMeansTheScreenWhateverIsSet) {
  Config config;
  config.capture_scope = ConfigCaptureScope::desktop;
  for (const auto& settings : {Config(), config}) {
    SimulatedDesk desk(scene_of(json::array({button("A")})), settings);
    const auto before = desk.call("get_cursor_position", json::object());
    EXPECT_FALSE(desk.call("move_cursor", {{"x", 30}, {"y", 20}}).contains("pointer"));
    EXPECT_FALSE(desk.call("move_cursor", {{"x", 30}, {"y", 20}, {"scope", "window"}}).contains("pointer"));
    EXPECT_EQ(desk.call("get_cursor_position", json::object()), before);
    const json there{{"x", 30}, {"y", 20}};
    EXPECT_EQ(desk.call("move_cursor", {{"x", 30}, {"y", 20}, {"scope", "desktop"}})["pointer"], there);
    EXPECT_EQ(desk.call("get_cursor_position", json::object()), there);
    EXPECT_EQ(desk.refusal("move_cursor", {{"x", -1}, {"y", 5}, {"scope", "desktop"}}).code, "point_outside");
    EXPECT_EQ(desk.call("get_cursor_position", json::object()), there);
  }
}

TEST_F(Cursor, IsMovedOnDemand) {
  const auto moved = desk_.call("move_cursor", {{"x", 300}, {"y", 200}});
  EXPECT_EQ(moved["state"], "shown");
  EXPECT_EQ(moved["x"], 300);
  ASSERT_THAT(seen(), SizeIs(1));
  EXPECT_EQ(seen()[0].at, (Spot{300, 200}));
  EXPECT_GE(seen()[0].pulse, 0) << "it appears with a ring";
  EXPECT_EQ(time_of([&] { desk_.call("move_agent_cursor", {{"x", 100}, {"y", 50}}); }), milliseconds(160));
  EXPECT_EQ(seen()[0].at, (Spot{100, 50}));
}

TEST_F(Cursor, OfANamedRunShowsWhereItActs) {
  const auto before = desk_.sim().user_state().pointer;
  EXPECT_EQ(time_of([&] { desk_.look("Window", {{"session", "run"}}); }), milliseconds(0));
  EXPECT_EQ(state({{"session", "run"}})["state"], "waiting");
  click("A", {{"session", "run"}});
  ASSERT_THAT(seen(), SizeIs(1));
  const auto window = desk_.sim().window("Window")->bounds;
  const Spot middle_of_a{static_cast<double>(window.x + 60), static_cast<double>(window.y + 25)};
  EXPECT_EQ(seen()[0].at, middle_of_a);
  EXPECT_EQ(desk_.sim().user_state().pointer, before);
  click("B", {{"session", "run"}});
  EXPECT_EQ(seen()[0].at, (Spot{middle_of_a.x, middle_of_a.y + 90}));
  EXPECT_EQ(state({{"session", "run"}})["cursor_id"], "run");
  EXPECT_THAT(desk_.log(), SizeIs(2));
}

/// A click by the element's own action moves no pointer: that it was done shows as a ring where the cursor is.
TEST_F(Cursor, PulsesWhenAnElementIsClickedByItsAction) {
  click("A", {{"session", "run"}});
  desk_.sim().advance(milliseconds(2'000));
  ASSERT_THAT(seen(), SizeIs(1));
  EXPECT_LT(seen()[0].pulse, 0) << "the ring of its appearance is over";
  // It is there already, so that no way lies between this and the ring.
  const auto clicked = click("A", {{"session", "run"}});
  EXPECT_EQ(clicked["path"], "sim_action") << clicked;
  ASSERT_THAT(seen(), SizeIs(1));
  EXPECT_GE(seen()[0].pulse, 0);
  desk_.sim().advance(platform::CursorShow::pulse_time + milliseconds(1));
  EXPECT_LT(seen()[0].pulse, 0);
}

TEST_F(Cursor, GoesAlongWhenSomethingIsDragged) {
  const auto dragged = desk_.reply(
      "drag", {{"session", "run"}, {"pid", 200}, {"from_x", 20}, {"from_y", 200}, {"to_x", 220}, {"to_y", 250}});
  ASSERT_TRUE(dragged) << dragged.error().message;
  const auto window = desk_.sim().window("Window")->bounds;
  ASSERT_THAT(seen(), SizeIs(1));
  EXPECT_EQ(seen()[0].at, (Spot{static_cast<double>(window.x + 220), static_cast<double>(window.y + 250)}));
}

/// Under way with what it drags, not after it.
TEST_F(Cursor, IsHalfwayWhenHalfTheTimeOfADragIsOver) {
  desk_.call("move_cursor", {{"session", "run"}, {"x", 100}, {"y", 100}});
  desk_.sim().advance(milliseconds(5'000));
  auto overlay = desk_.platform().overlay.get();
  auto& cursor = desk_.process().sessions().named("run").value()->cursor();
  const platform::Limits limits{desk_.platform().clock->now() + std::chrono::seconds(1), {}};
  ASSERT_TRUE(cursor.carry(*overlay, {300, 100}, milliseconds(1'000), desk_.platform().clock->now(), limits));
  desk_.sim().advance(milliseconds(500));
  EXPECT_NEAR(seen()[0].at.x, 200, 60);
  EXPECT_EQ(seen()[0].at.y, 100);
  desk_.sim().advance(milliseconds(500));
  EXPECT_EQ(seen()[0].at, (Spot{300, 100}));
}

/// For all runs, in the settings.
TEST(CursorSetting, OnDemandLetsNoRunShowItsCursorUnasked) {
  Config config;
  config.agent_cursor = ConfigAgentCursor::on_demand;
  SimulatedDesk desk("widgets", config);
  const auto click = [&](const std::string& name) {
    json named{{"session", "run"}};
    const auto element = element_named(desk.look("Widgets", named), name);
    named["element_token"] = element.token;
    desk.call("click", named);
  };
  click("A");
  EXPECT_THAT(desk.sim().cursors(), IsEmpty());
  EXPECT_EQ(desk.call("get_agent_cursor_state", {{"session", "run"}})["state"], "off");
  desk.call("set_agent_cursor_enabled", {{"session", "run"}, {"enabled", true}});
  click("A");
  EXPECT_THAT(desk.sim().cursors(), SizeIs(1));
}

TEST_F(Cursor, TakesNoMoreOfAnActionThanItsMotionSays) {
  const auto plain = time_of([&] { click("A", json::object()); });
  desk_.let_rest("Window");
  desk_.call("set_agent_cursor_motion", {{"session", "run"}, {"glide_duration_ms", 700}});
  const auto first = time_of([&] { click("A", {{"session", "run"}}); });
  EXPECT_EQ(first, plain) << "it appears there";
  desk_.sim().advance(milliseconds(5'000));
  const auto second = time_of([&] { click("B", {{"session", "run"}}); });
  EXPECT_EQ(second, plain + milliseconds(700));
  desk_.sim().advance(milliseconds(5'000));
  EXPECT_EQ(time_of([&] { click("B", {{"session", "run"}}); }), plain) << "it is there";
}

TEST_F(Cursor, RestsWhereItActedBeforeItMovesOn) {
  desk_.call("set_agent_cursor_motion", {{"session", "run"}, {"dwell_after_click_ms", 3000}, {"spring", 1}});
  click("A", {{"session", "run"}});
  const auto at_a = seen()[0].at;
  desk_.sim().advance(milliseconds(2'000));
  EXPECT_EQ(time_of([&] { desk_.call("move_cursor", {{"session", "run"}, {"x", 700}, {"y", 500}}); }),
            milliseconds(1'000 + 160));
  EXPECT_NE(seen()[0].at, at_a);
}

TEST_F(Cursor, HidesWhenNothingMovesItAndComesBack) {
  desk_.call("move_cursor", {{"x", 300}, {"y", 200}});
  desk_.sim().advance(milliseconds(19'900));
  EXPECT_THAT(seen(), SizeIs(1));
  desk_.sim().advance(milliseconds(200));
  EXPECT_THAT(seen(), IsEmpty());
  EXPECT_EQ(state()["state"], "hidden");
  desk_.call("move_cursor", {{"x", 310}, {"y", 200}});
  EXPECT_THAT(seen(), SizeIs(1));
  desk_.call("set_agent_cursor_motion", {{"idle_hide_ms", 0}});
  desk_.sim().advance(std::chrono::hours(1));
  EXPECT_THAT(seen(), SizeIs(1)) << "0 is never";
}

TEST_F(Cursor, IsSwitchedOffAndOn) {
  desk_.call("move_cursor", {{"session", "run"}, {"x", 300}, {"y", 200}});
  EXPECT_EQ(desk_.call("set_agent_cursor_enabled", {{"session", "run"}, {"enabled", false}})["state"], "off");
  EXPECT_THAT(seen(), IsEmpty());
  click("A", {{"session", "run"}});
  desk_.call("move_cursor", {{"session", "run"}, {"x", 40}, {"y", 30}});
  EXPECT_THAT(seen(), IsEmpty()) << "what was said last holds";
  EXPECT_EQ(desk_.call("set_agent_cursor_enabled", {{"session", "run"}, {"enabled", true}})["state"], "shown");
  ASSERT_THAT(seen(), SizeIs(1));
  EXPECT_EQ(seen()[0].at, (Spot{40, 30}));
  const auto unnamed = desk_.call("set_agent_cursor_enabled", {{"enabled", true}});
  EXPECT_EQ(unnamed["state"], "shown");
  const auto screen = desk_.call("get_screen_size");
  EXPECT_EQ(unnamed["x"], screen["width"].get<int>() / 2) << "it was nowhere yet";
  EXPECT_EQ(unnamed["y"], screen["height"].get<int>() / 2);
  EXPECT_THAT(seen(), SizeIs(2)) << "that of calls without a name, too";
}

TEST_F(Cursor, IsNamedByCursorIdBeforeSession) {
  desk_.call("move_cursor", {{"cursor_id", "one"}, {"session", "two"}, {"x", 10}, {"y", 20}});
  EXPECT_EQ(state({{"session", "one"}})["x"], 10);
  EXPECT_EQ(state({{"session", "two"}})["state"], "waiting");
  desk_.call("move_cursor", {{"x", 30}, {"y", 40}});
  EXPECT_EQ(state({{"cursor_id", "default"}})["x"], 30);
  EXPECT_EQ(state({{"cursor_id", "default"}, {"session", "one"}})["x"], 30);
  EXPECT_EQ(desk_.refusal("move_cursor", {{"_session_id", "one"}, {"x", 1}, {"y", 1}}).code, "invalid_arguments");
  EXPECT_NE(state({{"session", "one"}})["color"], state({{"session", "two"}})["color"]);
}

TEST_F(Cursor, GoesWithItsRunAndStaysAway) {
  desk_.call("move_cursor", {{"session", "run"}, {"x", 10}, {"y", 20}});
  desk_.call("move_cursor", {{"session", "other"}, {"x", 10}, {"y", 20}});
  const auto session = desk_.process().sessions().named("run").value();
  desk_.call("end_session", {{"session", "run"}});
  EXPECT_THAT(seen(), SizeIs(1));
  EXPECT_EQ(desk_.refusal("move_cursor", {{"session", "run"}, {"x", 1}, {"y", 1}}).code, "session_ended");
  // A call that was under way when the run ended.
  const platform::Limits limits{desk_.sim().now() + milliseconds(100), {}};
  EXPECT_TRUE(session->cursor().move(*desk_.platform().overlay, {5, 5}, desk_.sim().now(), limits));
  EXPECT_THAT(seen(), SizeIs(1));
  desk_.call("start_session", {{"session", "run"}});
  EXPECT_FALSE(state({{"session", "run"}}).contains("x")) << "it knows nothing of the former one";
}

TEST_F(Cursor, MeansPixelsOfTheLastPictureOfTheScreen) {
  const auto picture = desk_.reply("get_desktop_state", {{"session", "run"}}, {}).value();
  const auto frame = desk_.process().sessions().named("run").value()->picture(Session::screen_picture);
  desk_.call("move_cursor", {{"session", "run"}, {"x", 100}, {"y", 50}});
  const auto place = frame.in_window(100, 50);
  EXPECT_EQ(seen()[0].at, (Spot{place.x, place.y}));
  const auto refused = desk_.refusal("move_cursor", {{"x", 30'000}, {"y", 5}});
  EXPECT_EQ(refused.code, "point_outside");
  EXPECT_EQ(desk_.refusal("move_cursor", {{"x", -1}, {"y", 5}}).code, "point_outside");
}

TEST_F(Cursor, RefusesMotionBeyondItsRangeAndChangesNothing) {
  const auto before = state();
  for (const auto& [name, value] : std::vector<std::pair<std::string, double>>{{"start_handle", 1.1},
                                                                               {"end_handle", -0.1},
                                                                               {"arc_size", 2},
                                                                               {"arc_flow", -1.5},
                                                                               {"spring", 0.2},
                                                                               {"glide_duration_ms", 49},
                                                                               {"glide_duration_ms", 5001},
                                                                               {"dwell_after_click_ms", -1},
                                                                               {"idle_hide_ms", 60001},
                                                                               {"cursor_size", 500},
                                                                               {"cursor_opacity", 1.5}}) {
    const auto refused = desk_.refusal("set_agent_cursor_motion", {{name, value}, {"cursor_color", "red"}});
    EXPECT_EQ(refused.code, "invalid_arguments") << name;
    EXPECT_THAT(refused.message, testing::HasSubstr(name));
  }
  const auto no_colour = desk_.refusal("set_agent_cursor_motion", {{"cursor_color", "blurple"}, {"cursor_size", 20}});
  EXPECT_EQ(no_colour.code, "invalid_arguments");
  EXPECT_THAT(no_colour.message, testing::HasSubstr("blurple"));
  EXPECT_EQ(desk_.refusal("set_agent_cursor_style", {{"gradient_colors", {"red", "#12"}}}).code, "invalid_arguments");
  EXPECT_EQ(desk_.refusal("set_agent_cursor_style", {{"bloom_color", "#gg0000"}}).code, "invalid_arguments");
  EXPECT_EQ(desk_.refusal("set_agent_cursor_motion", {{"cursor_icon", "fish"}}).code, "input_file_refused");
  EXPECT_EQ(state(), before);
}

TEST_F(Cursor, KeepsWhatIsNotNamedAndForgetsWhatIsTakenBack) {
  desk_.call("set_agent_cursor_motion", {{"cursor_color", "Teal"}, {"cursor_icon", "hand"}, {"arc_flow", 0.5}});
  desk_.call("set_agent_cursor_motion", {{"cursor_size", 24}, {"spring", 1}});
  auto now = desk_.call("set_agent_cursor_style", {{"gradient_colors", {"red", "#00f"}}, {"bloom_color", "gold"}});
  EXPECT_EQ(now["color"], "#008080");
  EXPECT_EQ(now["icon"], "hand");
  EXPECT_EQ(now["size"], 24);
  EXPECT_EQ(now["opacity"], 0.85);
  EXPECT_EQ(now["motion"]["arc_flow"], 0.5);
  EXPECT_EQ(now["motion"]["spring"], 1);
  EXPECT_EQ(now["motion"]["glide_duration_ms"], 160);
  EXPECT_EQ(now["gradient_colors"], (json{"#ff0000", "#0000ff"}));
  EXPECT_EQ(now["bloom_color"], "#ffd700");
  now = desk_.call("set_agent_cursor_style",
                   {{"gradient_colors", json::array()}, {"bloom_color", ""}, {"image_path", ""}});
  EXPECT_FALSE(now.contains("gradient_colors"));
  EXPECT_FALSE(now.contains("bloom_color"));
  EXPECT_EQ(now["icon"], "arrow");
}

TEST_F(Cursor, NeedsAProcessThatStays) {
  CallContext single;
  single.has_memory = false;
  EXPECT_EQ(desk_.reply("move_cursor", {{"x", 1}, {"y", 1}}, single).error().code, "needs_memory");
  const auto acted = desk_.reply("click", {{"session", "run"}, {"pid", 200}, {"x", 60}, {"y", 25}}, single);
  EXPECT_TRUE(acted) << "an action goes on without it";
  EXPECT_THAT(seen(), IsEmpty());
}

TEST(CursorOnItsWay, IsNoReasonToClickWhatTookThePlaceOfItsTarget) {
  SimulatedDesk desk(scene_of({{{"role", "list"},
                                {"name", "Mails"},
                                {"children",
                                 {{{"role", "listitem"},
                                   {"name", "Mail from Bob"},
                                   {"bounds", {{"x", 0}, {"y", 0}, {"width", 90}, {"height", 20}}}}}}}}));
  desk.call("move_cursor", {{"session", "run"}, {"x", 700}, {"y", 500}});
  desk.call("set_agent_cursor_motion", {{"session", "run"}, {"glide_duration_ms", 1000}});
  const auto shown = desk.look("Window", {{"session", "run"}});
  const auto row = element_named(shown, "Mail from Bob");
  ASSERT_TRUE(desk.sim().run(
      R"({"do":"recycle","node":"Mail from Bob","after_ms":500,"as":{"role":"listitem","name":"Mail from Eve"}})",
      "App"));
  EXPECT_EQ(desk.refusal("click", {{"session", "run"}, {"element_token", row.token}}).code, "stale_element");
  EXPECT_THAT(desk.log(), IsEmpty());
}

TEST_F(Cursor, DoesNotKeepAnActionFromTheTimeThatItNeeds) {
  desk_.call("set_agent_cursor_motion", {{"session", "run"}, {"glide_duration_ms", 5000}});
  click("A", {{"session", "run"}});
  CallContext hurried;
  hurried.timeout = milliseconds(2'000);
  const auto reply = desk_.reply("click", {{"session", "run"}, {"pid", 200}, {"x", 60}, {"y", 115}}, hurried);
  EXPECT_TRUE(reply) << reply.error().message;
}

}  // namespace
}  // namespace offhand::test
