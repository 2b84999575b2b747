#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include "tests/desktop/browser_page.h"
#include "tests/support/application.h"
#include "tests/support/chromium.h"
#include "tests/support/desk.h"
#include "tests/support/elements.h"
#include "tests/support/mcp_client.h"

// Pages that draw themselves anew, write otherwise what is typed, or send what is broken into lines; and a terminal
// that takes shift from the user's keyboard alone. What they have is what they say by their titles, or write down.
namespace offhand::test::false_doubt_on_desktop_cases {
namespace {

using testing::HasSubstr;

struct Browser {
  std::string name;
  std::function<std::vector<std::string>(const std::string& folder, const std::string& address)> command;
};

class DoubtfulPage : public testing::TestWithParam<Browser> {
 protected:
  DoubtfulPage() : application_(GetParam().command(folder_.path(), "file://" OFFHAND_TEST_DOUBTFUL_PAGE)) {
    EXPECT_TRUE(comes_to_say("name ,")) << title();
    user_.sit_down();
  }

  std::string title() const {
    return run_command({"xdotool", "getwindowname", std::to_string(application_.window())}).output;
  }
  bool comes_to_say(const std::string& words) const {
    return eventually([&] { return title().find(words) != std::string::npos; });
  }
  json on(const std::string& name, const std::string& role = "textbox") {
    std::optional<ShownElement> found;
    json state;
    EXPECT_TRUE(eventually([&] {
      state = client_
                  .call("get_window_state",
                        {{"pid", application_.pid()}, {"format", "json"}, {"include_screenshot", false}})
                  .structured;
      found = find_element(state, name, role);
      return found.has_value() && found->has_bounds;
    })) << name
        << " in " << state;
    return {{"element_token", found->token}};
  }
  ToolReply type(const std::string& name, const std::string& text) {
    auto arguments = on(name);
    arguments["text"] = text;
    return client_.call("type_text", arguments);
  }

  TemporaryFolder folder_;
  UserAtDesk user_;
  Application application_;
  McpClient client_{{.server = {"--tools", "full"}, .environment = {{"OFFHAND_DESK", "shared"}}}};
};

TEST_P(DoubtfulPage, AFieldThatIsDrawnAnewAtEachKeyIsNotSaidToHoldNothing) {
  const auto reply = type("Name", "Ada");
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_TRUE(comes_to_say("name Ada,")) << title();
  EXPECT_NE(reply.structured["effect"], "suspected_noop") << reply.dump();
  // The old field of Firefox goes on telling what it held for a while, and the new one comes late: then nothing is
  // said.
  if (GetParam().name == "chromium" || reply.structured.contains("value")) {
    EXPECT_EQ(reply.structured["value"], "Ada") << reply.dump();
  }
  EXPECT_EQ(user_.disturbance(), "");
}

TEST_P(DoubtfulPage, FieldsThatWriteOtherwiseSayWhatTheyHoldAndAdviseNothing) {
  for (const auto& [name, text, holds] :
       {std::tuple{"Card", "4111111111111111", "4111 1111 1111 1111"}, {"Shout", "quiet", "QUIET"}}) {
    const auto reply = type(name, text);
    ASSERT_FALSE(reply.failed) << reply.dump();
    EXPECT_EQ(reply.structured["effect"], "unverifiable") << reply.dump();
    EXPECT_EQ(reply.structured["value"], holds) << reply.dump();
    EXPECT_FALSE(reply.structured.contains("escalation")) << reply.dump();
  }
  EXPECT_TRUE(comes_to_say("card 4111 1111 1111 1111, shout QUIET,")) << title();
}

TEST_P(DoubtfulPage, AnEditorIsReadInItsParagraphs) {
  const auto reply = type("Editor", "zero ");
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_TRUE(eventually([&] { return title().find("zero") != std::string::npos; })) << title();
  EXPECT_NE(reply.structured["effect"], "suspected_noop") << reply.dump();
  if (GetParam().name != "chromium") return;
  EXPECT_EQ(reply.structured["effect"], "confirmed") << reply.dump();
  EXPECT_THAT(reply.structured["value"].get<std::string>(), HasSubstr("two"));
}

TEST_P(DoubtfulPage, ALineBreakSendsNothing) {
  const auto reply = type("Chat", "first\nsecond");
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_TRUE(comes_to_say("chat first/second, sent 0,")) << title();
  EXPECT_EQ(reply.structured["effect"], "confirmed") << reply.dump();
  const auto refused = type("Card", "1\n2");
  EXPECT_EQ(refused.code(), "text_not_sent") << refused.dump();
  EXPECT_THAT(title(), HasSubstr("card ,"));
}

TEST_P(DoubtfulPage, ATextThatEndsInALineBreakIsToldAsItIs) {
  const auto reply = type("Chat", "first\n");
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_TRUE(comes_to_say("chat first/, sent 0,")) << title();
  const json wish{{"pid", application_.pid()}, {"format", "json"}, {"include_screenshot", false}};
  std::optional<std::string> told;
  EXPECT_TRUE(eventually([&] {
    const auto found = find_element(client_.call("get_window_state", wish).structured, "Chat", "textbox");
    if (found) told = found->value;
    return told == "first\n";
  })) << told.value_or("nothing");
}

TEST_P(DoubtfulPage, ATabWritesIntoNoOtherField) {
  for (const auto* field : {"Chat", "Card"}) {
    const auto refused = type(field, "1\t2");
    EXPECT_EQ(refused.code(), "text_not_sent") << refused.dump();
  }
  EXPECT_TRUE(comes_to_say("card , shout ,")) << title();
  EXPECT_THAT(title(), HasSubstr("chat ,"));
}

TEST_P(DoubtfulPage, ATableWhoseRowsAreReplacedIsNotSaidToHaveStayed) {
  auto arguments = on("Rows", "table");
  arguments.update({{"direction", "down"}, {"by", "page"}});
  const auto reply = client_.call("scroll", arguments);
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_NE(reply.structured["effect"], "suspected_noop") << reply.dump();
  EXPECT_TRUE(eventually([&] { return title().find("first 0.") == std::string::npos; })) << title();
}

INSTANTIATE_TEST_SUITE_P(In, DoubtfulPage,
                         testing::Values(Browser{"chromium",
                                                 [](const std::string& folder, const std::string& address) {
                                                   return chromium(folder + "/user",
                                                                   {"--force-renderer-accessibility", address});
                                                 }},
                                         Browser{"firefox",
                                                 [](const std::string& folder, const std::string& address) {
                                                   write_firefox_preferences(folder);
                                                   return std::vector<std::string>{"firefox-esr", "--no-remote",
                                                                                   "--profile", folder, address};
                                                 }}),
                         [](const auto& browser) { return browser.param.name; });

class OwnKeyboardState : public testing::Test {
 protected:
  std::string typed() const { return contents(folder_.file("typed")); }
  ToolReply type(const std::string& text, const std::string& mode) {
    return client_.call("type_text", {{"pid", terminal_.pid()}, {"text", text}, {"delivery_mode", mode}});
  }

  TemporaryFolder folder_;
  UserAtDesk user_;
  Application terminal_{{"kitty", "--config", "NONE", "sh", "-c", "stty -icanon; cat > " + folder_.file("typed")},
                        {{"LIBGL_ALWAYS_SOFTWARE", "1"}}};
  McpClient client_{{.server = {"--tools", "full"}}};
};

TEST_F(OwnKeyboardState, TextArrivesAsItWasAskedForOrNotAtAll) {
  ASSERT_TRUE(eventually([&] { return std::filesystem::exists(folder_.file("typed")); }));
  user_.sit_down();
  const std::string text = R"(abc > "X" | Y_)";
  const auto behind = type(text, "background");
  EXPECT_EQ(behind.code(), "background_unavailable") << behind.dump();
  const auto in_front = type(text, "foreground");
  ASSERT_FALSE(in_front.failed) << in_front.dump();
  EXPECT_TRUE(eventually([&] { return typed().size() >= text.size(); }));
  EXPECT_EQ(typed(), text);
}

}  // namespace
}  // namespace offhand::test::false_doubt_on_desktop_cases
