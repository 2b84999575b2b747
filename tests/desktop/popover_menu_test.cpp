#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/application.h"
#include "tests/support/desk.h"
#include "tests/support/elements.h"
#include "tests/support/mcp_client.h"

// Menus that are popovers: a ticked item of GTK 3 never says that it is ticked, and a menu button of GTK 4 does not say
// that it opens a menu, in which the user's letters would choose. What happened is in the log of the application.
namespace offhand::test::popover_menu_cases {
namespace {

class PopoverMenu {
 public:
  PopoverMenu(const std::string& toolkit, const std::string& desk)
      : program_({"/usr/bin/python3", OFFHAND_TEST_MENU_BUTTON, toolkit, folder_.file("log")}),
        client_({.server = {"--tools", "full"}, .environment = {{"OFFHAND_DESK", desk}}}) {}

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

  ToolReply call(const std::string& tool, const std::string& name, const std::string& role,
                 json more = json::object()) {
    more["element_token"] = token_of(name, role);
    return client_.call(tool, more);
  }

 private:
  TemporaryFolder folder_;
  Application program_;
  McpClient client_;
};

TEST(PopoverMenuOfGtk3, TickIsNotSaidToHaveDoneNothingAndIsNotSetBlindly) {
  PopoverMenu menu("gtk3", "private");
  const auto opened = menu.call("click", "Menu", "button");
  ASSERT_FALSE(opened.failed) << opened.dump();
  const auto ticked = menu.call("click", "Warnings", "checkbox");
  ASSERT_FALSE(ticked.failed) << ticked.dump();
  EXPECT_TRUE(eventually([&] { return menu.log() == "warnings True\n"; })) << menu.log();
  EXPECT_NE(ticked.structured["effect"], "suspected_noop") << ticked.dump();
  EXPECT_FALSE(ticked.structured.contains("escalation")) << ticked.dump();

  // By what is told it is off, so setting it would turn it off.
  const auto set = menu.call("set_value", "Warnings", "checkbox", {{"value", "true"}});
  EXPECT_EQ(set.code(), "no_value") << set.dump();
  EXPECT_EQ(menu.log(), "warnings True\n");
}

TEST(PopoverMenuOfGtk4, IsNotOpenedBehindAUser) {
  PopoverMenu menu("gtk4", "shared");
  UserAtDesk user;
  user.sit_down();
  const auto refused = menu.call("click", "Menu", "button");
  EXPECT_EQ(refused.code(), "background_unavailable") << refused.dump();
  EXPECT_EQ(user.disturbance(), "");
  EXPECT_EQ(menu.log(), "");
  const auto in_front = menu.call("click", "Menu", "button", {{"delivery_mode", "foreground"}});
  EXPECT_FALSE(in_front.failed) << in_front.dump();
  // What it holds is told once it is open.
  EXPECT_NE(menu.token_of("Warnings", ""), "");
}

}  // namespace
}  // namespace offhand::test::popover_menu_cases
