#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <future>

#include "tests/support/application.h"
#include "tests/support/desk.h"
#include "tests/support/elements.h"
#include "tests/support/mcp_client.h"

// The screen as a whole: pointer and keyboard tools without a window, on one monitor and on several, at scale 1 and 2.
// What happened is what the application's own log says; where the pointer and the front are, xdotool.
namespace offhand::test {
namespace {

using testing::HasSubstr;

struct Spot {
  int x = 0;
  int y = 0;
};

std::string pointer() { return run_command({"xdotool", "getmouselocation"}).output; }
std::string active_window() { return run_command({"xdotool", "getactivewindow"}).output; }

/// Somebody's client without windows of its own: whatever it does without pid is meant for the screen.
class OnTheScreen {
 public:
  ToolReply call(const std::string& tool, json arguments) {
    arguments["scope"] = "desktop";
    return client_.call(tool, arguments);
  }
  ToolReply done(const std::string& tool, const json& arguments) {
    auto reply = call(tool, arguments);
    if (reply.failed) throw std::runtime_error(tool + " " + arguments.dump() + ": " + reply.dump());
    return reply;
  }
  json state(const json& more = json::object()) {
    json arguments{{"format", "json"}};
    arguments.update(more);
    return client_.call("get_desktop_state", arguments).structured;
  }
  /// The named element of an application, in pixels of its window.
  ShownElement element(const FixtureApplication& application, const std::string& name) {
    const auto shown = client_.call("get_window_state", {{"pid", application.pid()},
                                                         {"window_id", application.window()},
                                                         {"format", "json"},
                                                         {"include_screenshot", false},
                                                         {"max_image_dimension", 0}});
    return element_named(shown.structured, name);
  }
  /// Where the window's visible frame begins.
  Spot corner(const FixtureApplication& application) {
    const auto listed = client_.call("list_windows", {{"pid", application.pid()}}).structured;
    for (const auto& window : listed.at("windows")) {
      if (window["window_id"] == application.window()) return {window["bounds"]["x"], window["bounds"]["y"]};
    }
    throw std::runtime_error("no such window in " + listed.dump());
  }
  /// A point of the screen in the named element: so far from its corner, or in its middle.
  Spot spot(const FixtureApplication& application, const std::string& name, Spot within = {-1, -1}) {
    const auto shown = element(application, name);
    const auto from = corner(application);
    if (within.x < 0) within = {shown.width / 2, shown.height / 2};
    return {from.x + shown.x + within.x, from.y + shown.y + within.y};
  }
  McpClient& client() { return client_; }

 private:
  McpClient client_{{.server = {"--tools", "full"}}};
};

class ScreenTools : public testing::TestWithParam<std::string> {
 protected:
  ScreenTools() : fixture_(GetParam(), "Screen") { activate(fixture_.window()); }

  json at(const std::string& name, json more = json::object(), Spot within = {-1, -1}) {
    const auto spot = screen_.spot(fixture_, name, within);
    more["x"] = spot.x;
    more["y"] = spot.y;
    return more;
  }

  FixtureApplication fixture_;
  OnTheScreen screen_;
};

TEST_P(ScreenTools, TextGoesWhereTheKeyboardIs) {
  fixture_.control("focus Entry");
  const auto before = pointer();
  const auto reply = screen_.done("type_text", {{"text", "Grüße 漢 😀 AB"}});
  EXPECT_EQ(reply.structured["path"], "key_events_fg") << reply.dump();
  EXPECT_EQ(reply.structured["effect"], "confirmed") << reply.dump();
  EXPECT_EQ(reply.structured["target"]["pid"], fixture_.pid()) << reply.dump();
  fixture_.wait_for({{"event", "text"}, {"name", "Entry"}, {"text", "Grüße 漢 😀 AB"}});
  EXPECT_EQ(pointer(), before);
  const auto replaced = screen_.done("type_text", {{"text", "new"}, {"clear_first", true}});
  EXPECT_EQ(replaced.structured["effect"], "confirmed") << replaced.dump();
  fixture_.wait_for({{"event", "text"}, {"name", "Entry"}, {"text", "new"}});
}

/// GTK 4 is missing: after other tests on the same desktop, and only then, its field does not get the text, which is an
/// open defect.
class ScreenClickedFirst : public ScreenTools {};

TEST_P(ScreenClickedFirst, TextGoesToThePoint) {
  FixtureApplication other("gtk3", "Other");
  activate(other.window());
  run_command({"xdotool", "windowmove", "--sync", std::to_string(other.window()), "1000", "300"});
  run_command({"xdotool", "mousemove", "1500", "900"});
  const auto before = pointer();
  const auto from = other.event_count();
  // Looked up when it is needed: a window that has just opened may not lie where it will.
  const auto reply = screen_.done("type_text", at("Entry", {{"text", "hällo"}}));
  fixture_.wait_for({{"event", "text"}, {"name", "Entry"}, {"text", "hällo"}});
  EXPECT_EQ(pointer(), before) << "the pointer goes back";
  EXPECT_EQ(active_window(), std::to_string(fixture_.window()) + "\n") << "what was clicked is in front";
  EXPECT_EQ(other.count({{"event", "key"}}, from), 0U);
  EXPECT_THAT(reply.structured["side_effects"].dump(), HasSubstr("active_window")) << reply.dump();
}

TEST_P(ScreenTools, KeysReachTheFieldAndLeaveNothingHeld) {
  fixture_.control("focus Entry");
  screen_.done("hotkey", {{"keys", {"ctrl", "shift", "k"}}});
  fixture_.wait_for({{"event", "key"}, {"name", "Entry"}, {"modifiers", {"Shift", "Control"}}});
  const auto from = fixture_.event_count();
  screen_.done("press_key", {{"key", "b"}});
  fixture_.wait_for({{"event", "key"}, {"name", "Entry"}, {"key", "b"}, {"modifiers", json::array()}}, from);
  screen_.done("press_key", at("Notes", {{"key", "z"}}));
  fixture_.wait_for({{"event", "key"}, {"name", "Notes"}, {"key", "z"}, {"modifiers", json::array()}}, from);
  screen_.done("hotkey", at("Entry", {{"keys", {"alt", "j"}}}));
  fixture_.wait_for({{"event", "key"}, {"name", "Entry"}, {"modifiers", {"Alt"}}}, from);
}

TEST_P(ScreenTools, PointerToolsReachTheVeryPixel) {
  const auto canvas = screen_.element(fixture_, "Canvas");
  const Spot within{20, 30};
  const auto x = canvas.x + within.x;
  const auto y = canvas.y + within.y;
  const auto before = pointer();
  // Each waits until what it did can be no part of what the next one does: a third press would be a triple click.
  const auto press = [&](int button, int count) {
    return json{{"event", "press"}, {"name", "Canvas"}, {"x", x}, {"y", y}, {"button", button}, {"count", count}};
  };
  screen_.done("right_click", at("Canvas", {}, within));
  fixture_.wait_for(press(3, 1));
  screen_.done("double_click", at("Canvas", {}, within));
  fixture_.wait_for(press(1, 1));
  fixture_.wait_for(press(1, 2));
  screen_.done("click", at("Canvas", {{"button", "middle"}}, within));
  fixture_.wait_for(press(2, 1));
  screen_.done("scroll", at("Canvas", {{"direction", "down"}, {"amount", 1}}, within));
  fixture_.wait_for({{"event", "scroll"}, {"name", "Canvas"}});
  EXPECT_EQ(pointer(), before);
}

TEST_P(ScreenTools, DragGoesFromPointToPoint) {
  const auto canvas = screen_.element(fixture_, "Canvas");
  const auto from = screen_.spot(fixture_, "Canvas", {20, 10});
  const auto before = pointer();
  const auto count = fixture_.event_count();
  const auto reply = screen_.done("drag", {{"from_x", from.x},
                                           {"from_y", from.y},
                                           {"to_x", from.x + 40},
                                           {"to_y", from.y + 5},
                                           {"duration_ms", 60},
                                           {"steps", 6}});
  EXPECT_EQ(reply.structured["path"], "x11_pixel_fg") << reply.dump();
  fixture_.wait_for({{"event", "press"}, {"name", "Canvas"}, {"x", canvas.x + 20}, {"y", canvas.y + 10}}, count);
  fixture_.wait_for({{"event", "release"}, {"name", "Canvas"}, {"x", canvas.x + 60}, {"y", canvas.y + 15}}, count);
  EXPECT_EQ(pointer(), before);
}

// What is typed for one window must not end in another that comes to the front meanwhile.
TEST_P(ScreenTools, TypingStopsWhenTheKeyboardGoesElsewhere) {
  FixtureApplication other("gtk3", "Other");
  other.control("focus Entry");
  activate(fixture_.window());
  fixture_.control("focus Entry");
  const auto from = other.event_count();
  const std::string capitals(100, 'A');
  auto typing =
      std::async(std::launch::async, [&] { return screen_.call("type_text", {{"text", capitals}, {"delay_ms", 40}}); });
  fixture_.wait_for({{"event", "text"}, {"name", "Entry"}, {"text", "AAA"}});
  activate(other.window());
  const auto reply = typing.get();
  EXPECT_EQ(reply.code(), "partly_sent") << "part is not done: " << reply.dump();
  EXPECT_THAT(reply.dump(), HasSubstr("of 100 keys were sent"));
  EXPECT_EQ(other.count({{"event", "key"}}, from), 0U);
  screen_.done("press_key", {{"key", "q"}});
  other.wait_for({{"event", "key"}, {"name", "Entry"}, {"key", "q"}, {"modifiers", json::array()}}, from);
}

TEST_P(ScreenTools, WithoutTheScopeAreRefusedAndTouchNothing) {
  fixture_.control("focus Entry");
  const auto point = screen_.spot(fixture_, "Canvas");
  const auto before = pointer();
  const auto from = fixture_.event_count();
  const json there{{"x", point.x}, {"y", point.y}};
  const std::vector<std::pair<std::string, json>> calls{
      {"click", there},
      {"double_click", there},
      {"right_click", there},
      {"scroll", {{"x", point.x}, {"y", point.y}, {"direction", "down"}}},
      {"drag", {{"from_x", point.x}, {"from_y", point.y}, {"to_x", point.x + 9}, {"to_y", point.y}}},
      {"type_text", {{"text", "x"}}},
      {"press_key", {{"key", "x"}}},
      {"hotkey", {{"keys", {"ctrl", "x"}}}}};
  for (const auto& [tool, arguments] : calls)
    EXPECT_EQ(screen_.client().call(tool, arguments).code(), "desktop_scope_disabled") << tool;
  EXPECT_EQ(pointer(), before);
  // What had been sent would come before this.
  screen_.done("press_key", {{"key", "q"}});
  fixture_.wait_for({{"event", "text"}, {"name", "Entry"}, {"text", "q"}}, from);
  for (const auto* event : {"press", "scroll"}) EXPECT_EQ(fixture_.count({{"event", event}}, from), 0U);
  for (const auto* event : {"key", "text"}) EXPECT_EQ(fixture_.count({{"event", event}}, from), 1U);
}

INSTANTIATE_TEST_SUITE_P(Toolkits, ScreenTools, testing::Values("gtk3", "gtk4", "qt5"));
INSTANTIATE_TEST_SUITE_P(Toolkits, ScreenClickedFirst, testing::Values("gtk3", "qt5"));

TEST(ScreenKeys, OfNoWindowReachTheWindowManager) {
  OnTheScreen screen;
  const FixtureApplication application("gtk3", "Only");
  activate(application.window());
  const auto id = std::to_string(application.window());
  // Nobody has the keyboard once its window is put away.
  run_command({"xdotool", "windowminimize", "--sync", id});
  ASSERT_TRUE(eventually([&] { return read_desk().focus != id; }));
  const auto reply = screen.done("press_key", {{"key", "x"}});
  EXPECT_EQ(reply.structured["target"]["pid"], 0) << reply.dump();
  EXPECT_EQ(reply.structured["effect"], "unverifiable") << reply.dump();
  EXPECT_EQ(application.count({{"event", "key"}}), 0U);
}

/// Two monitors beside each other, the right one lower by half and primary: a corner of the screen is shown by none.
class ScreenOfTwoMonitors : public testing::TestWithParam<std::string> {
 protected:
  ScreenOfTwoMonitors() {
    run_command({"xrandr", "--setmonitor", "*right", "960/254x700/159+960+0", "none"});
    run_command({"xrandr", "--setmonitor", "left", "960/254x1080/286+0+0", "screen"});
    fixture_ = std::make_unique<FixtureApplication>(GetParam(), "Right");
    const auto id = std::to_string(fixture_->window());
    run_command({"xdotool", "windowmove", "--sync", id, "1100", "60"});
    activate(fixture_->window());
  }
  ~ScreenOfTwoMonitors() override {
    run_command({"xrandr", "--delmonitor", "left"});
    run_command({"xrandr", "--delmonitor", "right"});
  }
  ScreenOfTwoMonitors(const ScreenOfTwoMonitors&) = delete;
  ScreenOfTwoMonitors& operator=(const ScreenOfTwoMonitors&) = delete;

  OnTheScreen screen_;
  std::unique_ptr<FixtureApplication> fixture_;
};

TEST_P(ScreenOfTwoMonitors, AreToldAndWorkedInPixelsOfAPictureOfHalfTheSize) {
  const auto state = screen_.state({{"max_image_dimension", 960}});
  ASSERT_EQ(state["monitors"].size(), 2U) << state;
  EXPECT_EQ(state["monitors"][1]["name"], "right");
  EXPECT_EQ(state["monitors"][1]["bounds"], (json{{"x", 960}, {"y", 0}, {"width", 960}, {"height", 700}}));
  ASSERT_EQ(state["screenshot_scale"], 0.5) << state;
  const auto corner = screen_.corner(*fixture_);
  ASSERT_GT(corner.x, 960);
  const auto canvas = screen_.element(*fixture_, "Canvas");
  // Even, so that there is a pixel of the picture for it.
  const auto even = [](int at) { return at + at % 2; };
  const Spot from{even(corner.x + canvas.x + 20), even(corner.y + canvas.y + 10)};
  const auto in_window = [&](int x, int y) { return json{{"x", x - corner.x}, {"y", y - corner.y}}; };
  const auto wait_for = [&](const std::string& event, int x, int y) {
    auto pattern = in_window(x, y);
    pattern.update({{"event", event}, {"name", "Canvas"}});
    fixture_->wait_for(pattern);
  };
  screen_.done("click", {{"x", from.x / 2}, {"y", from.y / 2}});
  wait_for("press", from.x, from.y);
  screen_.done("drag", {{"from_x", from.x / 2 + 10},
                        {"from_y", from.y / 2},
                        {"to_x", from.x / 2 + 30},
                        {"to_y", from.y / 2 + 4},
                        {"duration_ms", 60}});
  wait_for("press", from.x + 20, from.y);
  wait_for("release", from.x + 60, from.y + 8);
  const auto entry = screen_.spot(*fixture_, "Entry");
  screen_.done("type_text", {{"x", entry.x / 2}, {"y", entry.y / 2}, {"text", "right"}});
  fixture_->wait_for({{"event", "text"}, {"name", "Entry"}, {"text", "right"}});
}

TEST_P(ScreenOfTwoMonitors, PointThatNeitherShowsIsRefused) {
  const auto before = pointer();
  for (const auto& [tool, arguments] : std::vector<std::pair<std::string, json>>{
           {"click", {{"x", 1500}, {"y", 700}}},
           {"scroll", {{"x", 1500}, {"y", 900}, {"direction", "down"}}},
           {"press_key", {{"x", 1919}, {"y", 1079}, {"key", "a"}}},
           {"drag", {{"from_x", 100}, {"from_y", 100}, {"to_x", 1500}, {"to_y", 701}}},
           {"click", {{"x", 1920}, {"y", 10}}}}) {
    const auto reply = screen_.call(tool, arguments);
    EXPECT_EQ(reply.code(), "point_outside") << tool << reply.dump();
  }
  EXPECT_EQ(pointer(), before);
  EXPECT_FALSE(screen_.call("scroll", {{"x", 1500}, {"y", 699}, {"direction", "down"}}).failed) << "its last row";
}

INSTANTIATE_TEST_SUITE_P(Toolkits, ScreenOfTwoMonitors, testing::Values("gtk3", "gtk4", "qt5"));

/// An application that paints everything twice as large, and counts in its own larger pixels.
class ScreenAtScaleTwo : public testing::TestWithParam<std::string> {
 protected:
  ScreenAtScaleTwo() : fixture_(GetParam(), "Large", {}, {{"GDK_SCALE", "2"}, {"QT_SCALE_FACTOR", "2"}}) {
    run_command({"xdotool", "windowmove", "--sync", std::to_string(fixture_.window()), "0", "0"});
    activate(fixture_.window());
  }
  FixtureApplication fixture_;
  OnTheScreen screen_;
};

TEST_P(ScreenAtScaleTwo, PointsArePixelsOfTheScreen) {
  const auto canvas = screen_.element(fixture_, "Canvas");
  const auto corner = screen_.corner(fixture_);
  const auto even = [](int at) { return at + at % 2; };
  const Spot in_window{even(canvas.x + 40), even(canvas.y + 20)};
  ASSERT_LT(corner.y + in_window.y, 1080) << "it lies below the screen";
  screen_.done("click", {{"x", corner.x + in_window.x}, {"y", corner.y + in_window.y}});
  fixture_.wait_for({{"event", "press"}, {"name", "Canvas"}, {"x", in_window.x / 2}, {"y", in_window.y / 2}});
  const auto entry = screen_.spot(fixture_, "Entry");
  screen_.done("type_text", {{"x", entry.x}, {"y", entry.y}, {"text", "large"}});
  fixture_.wait_for({{"event", "text"}, {"name", "Entry"}, {"text", "large"}});
  // In a picture that is smaller by three: its pixels are three of the screen, and one and a half of the application.
  const auto state = screen_.state({{"max_image_dimension", 640}});
  const auto scale = state["screenshot_scale"].get<double>();
  const auto from = fixture_.event_count();
  screen_.done("click", {{"x", (corner.x + in_window.x) * scale}, {"y", (corner.y + in_window.y) * scale}});
  fixture_.wait_for({{"event", "press"}, {"name", "Canvas"}, {"x", in_window.x / 2}, {"y", in_window.y / 2}}, from);
}

INSTANTIATE_TEST_SUITE_P(Toolkits, ScreenAtScaleTwo, testing::Values("gtk3", "gtk4", "qt5"));

}  // namespace
}  // namespace offhand::test
