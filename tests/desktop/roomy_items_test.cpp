#include <gtest/gtest.h>

#include <string>

#include "tests/support/application.h"
#include "tests/support/desk.h"
#include "tests/support/elements.h"
#include "tests/support/mcp_client.h"

// That an item is pressed where its view takes presses for it, which need not be its middle.
namespace offhand::test {
namespace {

class RoomyItems : public testing::Test {
 protected:
  RoomyItems() { user_.sit_down(); }

  json look() {
    return client_.call("get_window_state", {{"pid", items_.pid()}, {"format", "json"}, {"include_screenshot", false}})
        .structured;
  }
  bool shows(const std::string& name) {
    return eventually([&] { return find_element(look(), name).has_value(); });
  }

  UserAtDesk user_;
  const Application items_{{"/usr/bin/python3", "-B", OFFHAND_TEST_ROOMY_ITEMS_QT5}};
  McpClient client_{{.server = {"--tools", "full"}}};
};

TEST_F(RoomyItems, AreClickedWhereTheyTakePresses) {
  ASSERT_TRUE(shows("Plum"));
  for (const auto* name : {"Pear", "Plum", "Apple"}) {
    const auto reply = client_.call("click", {{"element_token", element_named(look(), name).token}});
    ASSERT_FALSE(reply.failed) << reply.dump();
    EXPECT_TRUE(shows(std::string("Chosen: ") + name)) << reply.dump();
    EXPECT_EQ(reply.structured["effect"], "confirmed") << reply.dump();
  }
  EXPECT_EQ(user_.disturbance(), "");
}

}  // namespace
}  // namespace offhand::test
