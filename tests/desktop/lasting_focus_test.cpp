#include <gtest/gtest.h>

#include <string>

#include "tests/support/application.h"
#include "tests/support/desk.h"
#include "tests/support/elements.h"
#include "tests/support/mcp_client.h"

// A window of Qt's that was clicked goes on believing to have the keyboard for a while, and the next click relies on
// that where Qt says so. A press on one that does not believe it makes Qt ask for the user's focus.
namespace offhand::test {
namespace {

class LastingSyntheticFocus : public testing::Test {
 protected:
  LastingSyntheticFocus() { user_.sit_down(); }

  json box() { return control("Check me", "checkbox"); }
  json control(const std::string& name, const std::string& role) {
    const auto seen = client_.call("get_window_state", {{"pid", application_.pid()},
                                                        {"window_id", application_.window()},
                                                        {"format", "json"},
                                                        {"include_screenshot", false}});
    return {{"element_token", element_named(seen.structured, name, role).token}};
  }
  void expect_quiet_click(const json& box) {
    const auto reply = client_.call("click", box);
    ASSERT_FALSE(reply.failed) << reply.dump();
    EXPECT_EQ(reply.structured["effect"], "confirmed") << reply.dump();
    EXPECT_FALSE(reply.structured.contains("side_effects")) << reply.dump();
    EXPECT_EQ(user_.disturbance(), "");
  }

  UserAtDesk user_;
  FixtureApplication application_{"qt5", "Believer", {"--menus"}};
  McpClient client_{{.server = {"--tools", "full"}, .environment = {{"OFFHAND_DESK", "shared"}}}};
};

TEST_F(LastingSyntheticFocus, ClicksThatFollowEachOtherAreQuiet) {
  const auto target = box();
  for (int round = 0; round < 10; ++round) expect_quiet_click(target);
}

// A menu has the keyboard to itself until it closes, and Qt calls the window beneath active all the while.
TEST_F(LastingSyntheticFocus, IsNotReliedOnOnceAMenuHadTheKeyboard) {
  const auto target = box();
  const auto more = control("More", "button");
  for (int round = 0; round < 5; ++round) {
    expect_quiet_click(target);
    const auto reply = client_.call("click", more);
    EXPECT_NE(reply.dump().find("opened a menu"), std::string::npos) << reply.dump();
    // Of the menu's hold the user's application was told.
    user_.settle_log();
    expect_quiet_click(target);
  }
}

TEST_F(LastingSyntheticFocus, IsNotReliedOnOnceTheUserWasInAnotherWindowOfTheApplication) {
  application_.control("second-window");
  const auto window_of = [] { return run_command({"xdotool", "search", "--name", "Believer second"}).output; };
  ASSERT_TRUE(eventually([&] { return !window_of().empty(); }));
  const auto second = window_of().substr(0, window_of().find('\n'));
  run_command({"xdotool", "windowmove", "--sync", second, "1300", "650"});
  user_.sit_down();
  const auto target = box();
  for (int round = 0; round < 4; ++round) {
    expect_quiet_click(target);
    // By a click, so that it is the user who goes there, and not the application that takes their focus.
    run_command({"xdotool", "mousemove", "--sync", "--window", second, "20", "60", "click", "1"});
    ASSERT_TRUE(eventually([&] { return read_desk().focus == second; })) << read_desk().text();
    user_.sit_down();
    expect_quiet_click(target);
  }
}

// Qt answers the end of it by activating the dialog, whenever that comes.
TEST_F(LastingSyntheticFocus, DoesNotEndWhileADialogBlocksTheWindow) {
  FixtureApplication other("qt5", "Other", {"--still"});
  user_.sit_down();
  expect_quiet_click(box());
  application_.control("open-dialog");
  ASSERT_TRUE(
      eventually([] { return !run_command({"xdotool", "search", "--name", "^Believer dialog"}).output.empty(); }));
  user_.sit_down();
  const auto pressed = client_.call("press_key", {{"pid", other.pid()}, {"window_id", other.window()}, {"key", "tab"}});
  EXPECT_FALSE(pressed.failed) << pressed.dump();
  EXPECT_FALSE(pressed.structured.contains("side_effects")) << pressed.dump();
  // Whatever was sent to it before has been handled then.
  for (int round = 0; round < 3; ++round) application_.control("focus Entry");
  EXPECT_EQ(user_.disturbance(), "");
}

}  // namespace
}  // namespace offhand::test
