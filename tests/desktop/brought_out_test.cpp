#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/application.h"
#include "tests/support/desk.h"
#include "tests/support/elements.h"
#include "tests/support/mcp_client.h"
#include "tests/support/process.h"

// In the foreground a window that does not show is brought out, and put away again once what was done to it was seen.
namespace offhand::test {
namespace {

class BroughtOut : public testing::TestWithParam<std::string> {
 protected:
  BroughtOut() : fixture_(GetParam(), "Brought out"), button_(element_named(look(), "A")) {}

  json look() {
    return client_
        .call("get_window_state", {{"pid", fixture_.pid()}, {"format", "json"}, {"include_screenshot", false}})
        .structured;
  }
  std::string window() const { return std::to_string(fixture_.window()); }
  std::string property(const std::string& name) const { return run_command({"xprop", "-id", window(), name}).output; }
  bool is_minimized() const { return property("WM_STATE").find("Iconic") != std::string::npos; }
  bool is_on_second_workspace() const { return property("_NET_WM_DESKTOP").find("= 1") != std::string::npos; }

  void expect_clicked_and_put_away(const std::vector<std::string>& hide, const std::function<bool()>& is_away) {
    user_.sit_down();
    run_command(hide);
    ASSERT_TRUE(eventually(is_away));
    const auto before = read_desk();
    const auto from = fixture_.event_count();
    const auto reply = client_.call("click", {{"element_token", button_.token}, {"delivery_mode", "foreground"}});
    ASSERT_FALSE(reply.failed) << reply.dump();
    EXPECT_TRUE(eventually([&] { return fixture_.count({{"event", "clicked"}, {"name", "A"}}, from) == 1; }));
    EXPECT_TRUE(eventually(is_away)) << reply.dump();
    for (const auto& effect : reply.structured.value("side_effects", json::array()))
      EXPECT_EQ(effect["restored"], true) << effect;
    EXPECT_TRUE(eventually([&] { return read_desk() == before; })) << before.text() << "\n" << read_desk().text();
  }

  UserAtDesk user_;
  McpClient client_{{.server = {"--tools", "full"}, .environment = {{"OFFHAND_DESK", "shared"}}}};
  FixtureApplication fixture_;
  const ShownElement button_;
};

TEST_P(BroughtOut, AMinimisedWindowIsClickedAndMinimisedAgain) {
  expect_clicked_and_put_away({"xdotool", "windowminimize", window()}, [&] { return is_minimized(); });
}

TEST_P(BroughtOut, AWindowOfAnotherWorkspaceIsClickedHereAndSentBack) {
  expect_clicked_and_put_away({"wmctrl", "-i", "-r", window(), "-t", "1"}, [&] { return is_on_second_workspace(); });
}

INSTANTIATE_TEST_SUITE_P(Of, BroughtOut, testing::Values("gtk3", "gtk4", "qt5"),
                         [](const auto& toolkit) { return toolkit.param; });

}  // namespace
}  // namespace offhand::test
