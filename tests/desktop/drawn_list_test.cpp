#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "tests/desktop/tested_browser.h"
#include "tests/support/application.h"
#include "tests/support/desk.h"
#include "tests/support/elements.h"
#include "tests/support/mcp_client.h"

// A drop-down that a page draws by its own code, and closes when it loses the focus: an option is chosen, or nothing
// was done. What the page has it says by its title.
namespace offhand::test::drawn_list_cases {
namespace {

using testing::HasSubstr;

class DrawnList : public testing::TestWithParam<TestedBrowser> {
 protected:
  DrawnList() : application_(GetParam().command(folder_.path(), "file://" OFFHAND_TEST_DRAWN_LIST)) {
    EXPECT_TRUE(comes_to_say("chosen nothing, opened 0, shut.")) << title();
    user_.sit_down();
  }

  std::string title() const {
    return run_command({"xdotool", "getwindowname", std::to_string(application_.window())}).output;
  }
  bool comes_to_say(const std::string& words) const {
    return eventually([&] { return title().find(words) != std::string::npos; });
  }
  json list(const std::string& name) {
    std::optional<ShownElement> found;
    EXPECT_TRUE(eventually([&] {
      const json wish{{"pid", application_.pid()}, {"format", "json"}, {"include_screenshot", false}};
      found = find_element(client_.call("get_window_state", wish).structured, name, "combobox");
      return found.has_value() && found->has_bounds;
    }));
    return {{"element_token", found->token}};
  }
  ToolReply call(const std::string& tool, json more, const std::string& name = "Country") {
    more.update(list(name));
    return client_.call(tool, more);
  }
  ToolReply choose_street(const std::string& value) {
    return call("set_value", {{"value", value}, {"delivery_mode", "foreground"}}, "Street");
  }

  TemporaryFolder folder_;
  UserAtDesk user_;
  Application application_;
  McpClient client_{{.server = {"--tools", "full"}, .environment = {{"OFFHAND_DESK", "shared"}}}};
};

TEST_P(DrawnList, IsRefusedInTheBackgroundBeforeAnythingHappens) {
  for (const auto& reply : {call("set_value", {{"value", "China"}}), call("click", json::object())}) {
    EXPECT_EQ(reply.code(), "background_unavailable") << reply.dump();
    EXPECT_THAT(reply.text, HasSubstr("foreground"));
  }
  EXPECT_THAT(title(), HasSubstr("chosen nothing, opened 0, shut."));
  EXPECT_EQ(user_.disturbance(), "");
}

TEST_P(DrawnList, TakesAnOptionInTheForeground) {
  const auto before = read_desk();
  const auto reply = call("set_value", {{"value", "china"}, {"delivery_mode", "foreground"}});
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_TRUE(comes_to_say("chosen China, opened 1, shut.")) << title();
  EXPECT_NE(reply.structured["effect"], "suspected_noop") << reply.dump();
  EXPECT_TRUE(eventually([&] { return read_desk() == before; })) << before.text() << "\n" << read_desk().text();
}

TEST_P(DrawnList, NamesItsOptionsWhereItLacksOne) {
  const auto reply = call("set_value", {{"value", "Chin"}, {"delivery_mode", "foreground"}});
  EXPECT_EQ(reply.code(), "no_such_option") << reply.dump();
  EXPECT_THAT(reply.text, HasSubstr("Chile, Chad, China, Cyprus"));
  EXPECT_TRUE(comes_to_say("chosen nothing, opened 1, shut.")) << title();
}

TEST_P(DrawnList, IsScrolledToAnOption) {
  const auto reply = choose_street("Street 37");
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_TRUE(comes_to_say("chosen Street 37, opened 1, shut.")) << title() << reply.dump();
}

TEST_P(DrawnList, TakesTheOptionThatIsWrittenExactlySo) {
  const auto reply = choose_street("Elm");
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_TRUE(comes_to_say("chosen Elm, opened 1, shut.")) << title() << reply.dump();
}

TEST_P(DrawnList, TakesNoneThatIsDisabledOrNotTheOnlyOne) {
  for (const auto* name : {"Nowhere", "Oak"}) {
    const auto reply = choose_street(name);
    EXPECT_EQ(reply.code(), "action_failed") << reply.dump();
    EXPECT_THAT(reply.text, HasSubstr(name == std::string("Oak") ? "2 of its options are called so" : "disabled"));
    EXPECT_TRUE(comes_to_say("shut.")) << title();
    EXPECT_THAT(title(), HasSubstr("chosen nothing,"));
  }
}

INSTANTIATE_TEST_SUITE_P(In, DrawnList, testing::Values(tested_chromium(), tested_firefox()),
                         [](const auto& browser) { return browser.param.name; });

}  // namespace
}  // namespace offhand::test::drawn_list_cases
