#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>

#include "tests/support/application.h"
#include "tests/support/desk.h"
#include "tests/support/mcp_client.h"

// The cursor of a run on a real screen: seen by who looks at the screen, and by nobody else. Witnesses are the pixels
// that the X server gives, xwininfo, and what an application logs that somebody clicks in beneath it.
namespace offhand::test {
namespace {

using testing::HasSubstr;
using testing::Not;

/// No desktop and no fixture has it.
constexpr const char* colour = "#ff00fe";

struct Place {
  std::int64_t x = 0;
  std::int64_t y = 0;
};

std::string pixel(Place at) {
  return run_command({"/usr/bin/python3", "-B", OFFHAND_TEST_SCREEN_PIXEL, std::to_string(at.x), std::to_string(at.y)})
      .output.substr(0, 7);
}

bool becomes(Place at, const std::string& wanted) {
  return eventually([&] { return pixel(at) == wanted; });
}
bool ceases(Place at, const std::string& former) {
  return eventually([&] { return pixel(at) != former; });
}

std::string windows_on_screen() { return run_command({"xwininfo", "-root", "-tree"}).output; }

class CursorOnScreen : public testing::Test {
 protected:
  CursorOnScreen() : target_("gtk3", "Beneath") {
    user_.sit_down();
    // A dot of one colour, without a glow that would blend with it.
    call("set_agent_cursor_motion", {{"cursor_color", colour},
                                     {"cursor_icon", "dot"},
                                     {"cursor_opacity", 1},
                                     {"dwell_after_click_ms", 0},
                                     {"spring", 1}});
    call("set_agent_cursor_style", {{"gradient_colors", {colour}}});
    const auto canvas = shown("Canvas");
    over_ = middle_of(canvas);
  }

  json shown(const std::string& name) {
    const auto window = call("get_window_state", {{"pid", target_.pid()}, {"format", "json"}}).structured;
    for (const auto& element : window["elements"]) {
      if (element["name"] == name) return element;
    }
    throw std::runtime_error("there is no " + name);
  }
  /// On the screen.
  static Place middle_of(const json& element) {
    const auto& bounds = element["bounds"];
    return {bounds["x"].get<std::int64_t>() + bounds["width"].get<std::int64_t>() / 2,
            bounds["y"].get<std::int64_t>() + bounds["height"].get<std::int64_t>() / 2};
  }
  void click_by_hand(Place place) {
    activate(target_.window());
    const auto from = target_.event_count();
    run_command({"xdotool", "mousemove", "--sync", std::to_string(place.x), std::to_string(place.y), "click", "1"});
    target_.wait_for({{"event", "press"}, {"name", "Canvas"}, {"button", 1}}, from);
    target_.wait_for({{"event", "release"}, {"name", "Canvas"}}, from);
  }

  ToolReply call(const std::string& tool, json arguments) {
    arguments["session"] = "seen";
    auto reply = client_.call(tool, arguments);
    EXPECT_FALSE(reply.failed) << tool << ": " << reply.dump();
    return reply;
  }
  void move(Place to) { call("move_cursor", {{"x", to.x}, {"y", to.y}}); }
  std::string picture(const std::string& name) {
    call("get_window_state", {{"pid", target_.pid()}, {"screenshot_out_file", folder_.file(name)}});
    return contents(folder_.file(name));
  }

  TemporaryFolder folder_;
  FixtureApplication target_;
  UserAtDesk user_;
  McpClient client_{{.server = {"--tools", "full"}, .environment = {{"TMPDIR", folder_.path()}}}};
  /// Over the canvas of the fixture, and over nothing.
  Place over_;
  static constexpr Place beside_{200, 900};
};

TEST_F(CursorOnScreen, ShowsWhereItWasMovedAndNotBeforeOrAfter) {
  const auto beneath = pixel(over_);
  ASSERT_NE(beneath, colour);
  move(beside_);
  EXPECT_TRUE(becomes(beside_, colour)) << pixel(beside_);
  move(over_);
  EXPECT_TRUE(becomes(over_, colour)) << pixel(over_);
  EXPECT_TRUE(ceases(beside_, colour));
  EXPECT_THAT(windows_on_screen(), HasSubstr("offhand-cursor"));
  call("end_session", {});
  EXPECT_TRUE(becomes(over_, beneath)) << pixel(over_);
  EXPECT_TRUE(eventually([] { return windows_on_screen().find("offhand-cursor") == std::string::npos; }));
  EXPECT_EQ(user_.disturbance(), "");
}

/// As xdotool tells it: "x:300 y:200 screen:0 window:1234".
std::string pointer_by_xdotool() {
  const auto said = run_command({"xdotool", "getmouselocation"}).output;
  return said.substr(0, said.find(" screen"));
}

// The user's pointer moves only where the call itself says that it is meant.
TEST_F(CursorOnScreen, LeavesThePointerAloneUnlessTheScreenIsMeant) {
  const auto before = pointer_by_xdotool();
  move({321, 234});
  EXPECT_EQ(pointer_by_xdotool(), before);
  const auto moved = call("move_cursor", {{"x", 321}, {"y", 234}, {"scope", "desktop"}});
  EXPECT_EQ(pointer_by_xdotool(), "x:321 y:234");
  EXPECT_EQ(moved.structured["pointer"], json({{"x", 321}, {"y", 234}})) << moved.dump();
  EXPECT_THAT(moved.text, HasSubstr("pointer was moved and is at 321, 234"));
  const auto refused =
      client_.call("move_cursor", {{"x", 60'000}, {"y", 5}, {"scope", "desktop"}, {"session", "seen"}});
  EXPECT_EQ(refused.code(), "point_outside") << refused.dump();
  EXPECT_EQ(pointer_by_xdotool(), "x:321 y:234");
}

TEST_F(CursorOnScreen, MovesThePointerAgainFromARecording) {
  const auto recording = folder_.file("recording");
  call("start_recording", {{"output_dir", recording}});
  call("move_cursor", {{"x", 321}, {"y", 234}, {"scope", "desktop"}});
  move(beside_);
  call("stop_recording", {});
  run_command({"xdotool", "mousemove", "--sync", "10", "10"});
  const auto again = call("replay_trajectory", {{"dir", recording}, {"delay_ms", 0}});
  EXPECT_EQ(again.structured["done"], 1) << "what moves the run's cursor alone is not recorded: " << again.dump();
  EXPECT_EQ(pointer_by_xdotool(), "x:321 y:234");
}

TEST_F(CursorOnScreen, LetsEveryClickThrough) {
  move(over_);
  ASSERT_TRUE(becomes(over_, colour));
  click_by_hand(over_);
}

TEST_F(CursorOnScreen, IsInNoPictureOfAWindow) {
  move(over_);
  ASSERT_TRUE(becomes(over_, colour));
  // A server that never saw this window takes its first picture with the cursor over it.
  const auto first = folder_.file("first.png");
  McpClient other({.server = {"--tools", "full"}, .environment = {{"TMPDIR", folder_.path()}}});
  ASSERT_FALSE(other.call("get_window_state", {{"pid", target_.pid()}, {"screenshot_out_file", first}}).failed);
  const auto covered = picture("covered.png");
  move(beside_);
  ASSERT_TRUE(ceases(over_, colour));
  const auto free = picture("free.png");
  EXPECT_FALSE(free.empty());
  EXPECT_EQ(covered, free);
  EXPECT_EQ(contents(first), free);
}

TEST_F(CursorOnScreen, GoesToWhatIsClickedInTheBackground) {
  const auto button = shown("A");
  call("click", {{"element_token", button["element_token"]}});
  target_.wait_for({{"event", "clicked"}, {"name", "A"}});
  const auto state = call("get_agent_cursor_state", json::object()).structured;
  const auto middle = middle_of(button);
  EXPECT_NEAR(state["x"].get<double>(), static_cast<double>(middle.x), 1);
  EXPECT_NEAR(state["y"].get<double>(), static_cast<double>(middle.y), 1);
  EXPECT_TRUE(becomes(middle, colour)) << pixel(middle);
  EXPECT_EQ(user_.disturbance(), "");
}

TEST_F(CursorOnScreen, IsGoneWithItsProcess) {
  move(beside_);
  ASSERT_TRUE(becomes(beside_, colour));
  client_.signal(SIGKILL);
  client_.wait_for_exit();
  EXPECT_TRUE(ceases(beside_, colour));
  EXPECT_THAT(windows_on_screen(), Not(HasSubstr("offhand-cursor")));
}

TEST_F(CursorOnScreen, IsBlendedWhileThereIsACompositor) {
  call("set_agent_cursor_motion", {{"cursor_opacity", 0.5}});
  move(beside_);
  EXPECT_TRUE(becomes(beside_, colour)) << "cut out and opaque without one";
  {
    const ChildProcess compositor({"picom", "--config", "/dev/null", "--backend", "xrender"});
    EXPECT_TRUE(eventually([] {
      const auto red = std::stoi(pixel(beside_).substr(1, 2), nullptr, 16);
      return red > 0x60 && red < 0xE0;
    })) << pixel(beside_);
    const auto free = picture("free.png");
    move(over_);
    EXPECT_EQ(picture("covered.png"), free);
    click_by_hand(over_);
    move(beside_);
  }
  EXPECT_TRUE(becomes(beside_, colour)) << pixel(beside_);
}

/// The small picture of what a run acted on last, where it was asked for.
class PreviewOnScreen : public CursorOnScreen {
 protected:
  PreviewOnScreen() {
    // The run's own cursor would lie about here as well.
    call("set_agent_cursor_enabled", {{"enabled", false}});
    user_.sit_down();
  }
  void show_at(const std::string& geometry) {
    call("set_config", {{"experimental_pip", true}, {"experimental_pip_geometry", geometry}});
    call("press_key", {{"pid", target_.pid()}, {"key", "f9"}});
  }
  static std::string around(Place place, const std::string& size) {
    return size + "+" + std::to_string(place.x - 40) + "+" + std::to_string(place.y - 40);
  }
  static constexpr const char* frame = "#303030";
};

TEST_F(PreviewOnScreen, ShowsAndIsGoneWithItsSetting) {
  constexpr Place corner{20, 20};
  const auto beneath = pixel(corner);
  ASSERT_NE(beneath, frame);
  show_at("300x160+20+20");
  EXPECT_TRUE(becomes(corner, frame)) << pixel(corner);
  EXPECT_TRUE(becomes({319, 179}, frame));
  EXPECT_THAT(windows_on_screen(), HasSubstr("300x160+20+20"));
  EXPECT_EQ(user_.disturbance(), "");
  call("set_config", {{"experimental_pip", false}});
  EXPECT_TRUE(becomes(corner, beneath)) << pixel(corner);
  EXPECT_TRUE(eventually([] { return windows_on_screen().find("offhand-cursor") == std::string::npos; }));
}

TEST_F(PreviewOnScreen, LetsEveryClickThrough) {
  show_at(around(over_, "120x120"));
  ASSERT_TRUE(becomes({over_.x - 40, over_.y - 40}, frame));
  click_by_hand(over_);
}

TEST_F(PreviewOnScreen, IsInNoPictureOfAWindow) {
  const auto free = picture("free.png");
  show_at(around(over_, "120x120"));
  ASSERT_TRUE(becomes({over_.x - 40, over_.y - 40}, frame));
  EXPECT_FALSE(free.empty());
  EXPECT_EQ(picture("covered.png"), free);
}

TEST_F(PreviewOnScreen, GoesWithItsProcess) {
  show_at("300x160+20+20");
  ASSERT_TRUE(becomes({20, 20}, frame));
  client_.signal(SIGKILL);
  EXPECT_TRUE(ceases({20, 20}, frame));
}

}  // namespace
}  // namespace offhand::test
