#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "tests/support/application.h"
#include "tests/support/desk.h"
#include "tests/support/elements.h"
#include "tests/support/mcp_client.h"

// A button that copies, pressed in the background: the clipboard, as xclip reads it, holds what it copied.
namespace offhand::test::copy_button_cases {
namespace {

class CopyButton : public testing::Test {
 protected:
  static std::string clipboard() {
    return run_command({"timeout", "3", "xclip", "-o", "-selection", "clipboard"}).output;
  }
  void copy_as_the_user(const std::string& text) {
    write_contents(folder_.file("text"), text);
    // What stays behind to hold the text must not hold our pipes as well.
    run_command({"sh", "-c", "exec xclip -i -selection clipboard \"$0\" > /dev/null 2>&1", folder_.file("text")});
  }

  TemporaryFolder folder_;
  UserAtDesk user_;
  const Application application_{{"/usr/bin/python3", OFFHAND_TEST_COPY_QT5}};
  McpClient client_{{.server = {"--tools", "full"}, .environment = {{"OFFHAND_DESK", "shared"}}}};
};

TEST_F(CopyButton, CopiesEachTimeWhoeverCopiedBefore) {
  user_.sit_down();
  for (int times = 1; times <= 6; ++times) {
    copy_as_the_user("of the user " + std::to_string(times));
    const auto state = client_.call("get_window_state",
                                    {{"pid", application_.pid()}, {"format", "json"}, {"include_screenshot", false}});
    ASSERT_FALSE(state.failed) << state.dump();
    const auto reply = client_.call("click", {{"element_token", element_named(state.structured, "Copy").token}});
    ASSERT_FALSE(reply.failed) << reply.dump();
    const auto copied = "copy " + std::to_string(times);
    EXPECT_TRUE(eventually([&] { return clipboard() == copied; })) << clipboard() << " instead of " << copied;
  }
  EXPECT_EQ(user_.disturbance(), "");
}

}  // namespace
}  // namespace offhand::test::copy_button_cases
