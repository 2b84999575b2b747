#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "tests/support/application.h"
#include "tests/support/desk.h"
#include "tests/support/mcp_client.h"

// A press on a title bar that an application draws has the window manager move the window with the user's pointer,
// and keep their keyboard, until a button is let go. Nobody holds one, so it must not begin.
namespace offhand::test {
namespace {

class TitleBar : public testing::TestWithParam<std::string> {
 protected:
  TitleBar() {
    run_command({"xdotool", "windowmove", "--sync", std::to_string(application_.window()), "700", "100"});
    user_.sit_down();
  }

  std::string place() const {
    return run_command({"xdotool", "getwindowgeometry", std::to_string(application_.window())}).output;
  }
  /// What the user types arrives, and their pointer moves no window.
  void expect_nothing_held() {
    // The window manager had the keyboard for a moment, which the reply tells.
    user_.settle_log();
    EXPECT_EQ(user_.disturbance(), "");
    const auto from = user_.application().event_count();
    run_command({"xdotool", "key", "x"});
    user_.application().wait_for({{"event", "text"}}, from);
    const auto before = place();
    run_command({"xdotool", "mousemove_relative", "--sync", "40", "30"});
    user_.application().control("settle");
    EXPECT_EQ(place(), before);
  }

  UserAtDesk user_;
  const Application application_{{"/usr/bin/python3", "-B", GetParam()}};
  McpClient client_{{.server = {"--tools", "full"}, .environment = {{"OFFHAND_DESK", "shared"}}}};
};

TEST_P(TitleBar, IsDraggedWithNothingOfTheUsers) {
  const auto before = place();
  const auto reply = client_.call(
      "drag",
      {{"pid", application_.pid()}, {"from_x", 60}, {"from_y", 20}, {"to_x", 160}, {"to_y", 90}, {"steps", 20}});
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_EQ(reply.structured["effect"], "suspected_noop") << reply.dump();
  EXPECT_THAT(reply.dump(), testing::HasSubstr("it moves the window"));
  EXPECT_EQ(place(), before);
  expect_nothing_held();
}

TEST_P(TitleBar, IsClickedWithNothingOfTheUsers) {
  const auto reply = client_.call("click", {{"pid", application_.pid()}, {"x", 60}, {"y", 20}});
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_NE(reply.structured["effect"], "confirmed") << reply.dump();
  expect_nothing_held();
}

INSTANTIATE_TEST_SUITE_P(Toolkits, TitleBar, testing::Values(OFFHAND_TEST_TITLE_BAR_GTK3, OFFHAND_TEST_TITLE_BAR_QT5),
                         [](const auto& script) { return script.index == 0 ? "gtk3" : "qt5"; });

}  // namespace
}  // namespace offhand::test
