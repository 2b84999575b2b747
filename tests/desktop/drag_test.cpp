#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "tests/support/application.h"
#include "tests/support/desk.h"
#include "tests/support/elements.h"
#include "tests/support/mcp_client.h"

// That a drag is not confirmed by what its press alone shows elsewhere: a line that tells what was chosen.
namespace offhand::test {
namespace {

/// Longer, all together, than until an application is known to change nothing by itself.
constexpr int rest_ms = 9'000;
constexpr int rests = 8;

class Drags : public testing::Test {
 protected:
  Drags() { user_.sit_down(); }

  json look(const Application& application) {
    return client_
        .call("get_window_state", {{"pid", application.pid()}, {"format", "json"}, {"include_screenshot", false}})
        .structured;
  }
  bool shows(const Application& application, const std::string& name) {
    return eventually([&] { return find_element(look(application), name).has_value(); });
  }
  ToolReply drag(const Application& application, const std::string& from) {
    const auto at = element_named(look(application), from);
    return client_.call("drag", {{"pid", application.pid()},
                                 {"from_x", at.middle_x()},
                                 {"from_y", at.middle_y()},
                                 {"to_x", at.middle_x() + 10},
                                 {"to_y", at.middle_y() + 3},
                                 {"duration_ms", 100}});
  }
  void expect_letting_go_to_tell(const Application& application) {
    for (const auto& [from, line] : {std::pair("Pear", "Chosen: Pear"), std::pair("Plate", "Pressed: yes")}) {
      const auto pressed = drag(application, from);
      ASSERT_FALSE(pressed.failed) << pressed.dump();
      EXPECT_TRUE(shows(application, line));
      EXPECT_EQ(pressed.structured["effect"], "unverifiable") << pressed.dump();
    }
    const auto dropped = drag(application, "Pad");
    ASSERT_FALSE(dropped.failed) << dropped.dump();
    EXPECT_TRUE(shows(application, "Dropped: yes"));
    EXPECT_EQ(dropped.structured["effect"], "confirmed") << dropped.dump();
  }

  UserAtDesk user_;
  const Application gtk_{{"/usr/bin/python3", "-B", OFFHAND_TEST_DRAGS_GTK3}};
  const Application qt_{{"/usr/bin/python3", "-B", OFFHAND_TEST_DRAGS_QT5}};
  McpClient client_{{.server = {"--tools", "full"}}};
};

TEST_F(Drags, AreNotConfirmedByWhatTheirPressShowsElsewhere) {
  ASSERT_TRUE(shows(gtk_, "Pear"));
  ASSERT_TRUE(shows(qt_, "Pear"));
  const json never{{"pid", gtk_.pid()}, {"name", "Nothing is called so"}, {"timeout_ms", rest_ms}};
  for (int rest = 0; rest < rests; ++rest) ASSERT_EQ(client_.call("wait_for", never).code(), "not_satisfied");
  expect_letting_go_to_tell(gtk_);
  expect_letting_go_to_tell(qt_);
  EXPECT_EQ(user_.disturbance(), "");
}

}  // namespace
}  // namespace offhand::test
