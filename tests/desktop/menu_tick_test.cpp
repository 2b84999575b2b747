#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/application.h"
#include "tests/support/desk.h"
#include "tests/support/elements.h"
#include "tests/support/mcp_client.h"

// An item of a menu of GTK 4 that is ticked: its toolkit goes on telling the state that it had when the menu was built.
// Whether it is ticked is in the log of its application.
namespace offhand::test::menu_tick_cases {
namespace {

class MenuTick : public testing::Test {
 protected:
  std::string token_of(const std::string& name, const std::string& role) {
    std::optional<ShownElement> found;
    EXPECT_TRUE(eventually([&] {
      found = find_element(
          client_.call("get_window_state", {{"pid", program_.pid()}, {"format", "json"}, {"include_screenshot", false}})
              .structured,
          name, role);
      return found.has_value();
    })) << name;
    return found ? found->token : std::string();
  }
  std::string log() const { return contents(folder_.file("log")); }

  TemporaryFolder folder_;
  Application program_{{"/usr/bin/python3", OFFHAND_TEST_MENU_TICKS_GTK4, folder_.file("log")}};
  McpClient client_{{.server = {"--tools", "full"}}};
};

TEST_F(MenuTick, IsNotSaidToHaveDoneNothingAndIsNotSetBlindly) {
  const auto opened = client_.call("click", {{"element_token", token_of("Menu", "button")}});
  ASSERT_FALSE(opened.failed) << opened.dump();
  const auto ticked = client_.call("click", {{"element_token", token_of("Warnings", "checkbox")}});
  ASSERT_FALSE(ticked.failed) << ticked.dump();
  EXPECT_TRUE(eventually([&] { return log() == "warnings True\n"; })) << log();
  EXPECT_NE(ticked.structured["effect"], "suspected_noop") << ticked.dump();
  EXPECT_FALSE(ticked.structured.contains("escalation")) << ticked.dump();

  // By what is told it is off, so setting it would turn it off.
  const auto set = client_.call("set_value", {{"element_token", token_of("Warnings", "checkbox")}, {"value", "true"}});
  EXPECT_EQ(set.code(), "no_value") << set.dump();
  EXPECT_EQ(log(), "warnings True\n");
}

}  // namespace
}  // namespace offhand::test::menu_tick_cases
