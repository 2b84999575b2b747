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

// What a page gives a value, most of it drawn by itself: parts of a field for hours, numbers, spin buttons and
// drop-downs of scripts. The page tells in its title what became of it.
namespace offhand::test {
namespace {

using testing::HasSubstr;

struct Browser {
  std::string name;
  std::function<std::vector<std::string>(const std::string& folder, const std::string& address)> command;
};

class PageValues : public testing::TestWithParam<Browser> {
 protected:
  PageValues() : application_(GetParam().command(folder_.path(), "file://" OFFHAND_TEST_VALUES_PAGE)) {
    EXPECT_TRUE(eventually([&] { return title().find("hour blank") != std::string::npos; })) << title();
    user_.sit_down();
  }

  std::string title() const {
    return run_command({"xdotool", "getwindowname", std::to_string(application_.window())}).output;
  }
  bool comes_to_say(const std::string& words) const {
    return eventually([&] { return title().find(words) != std::string::npos; });
  }
  json on(const std::string& name) {
    json state;
    std::optional<ShownElement> found;
    EXPECT_TRUE(eventually([&] {
      state = client_
                  .call("get_window_state",
                        {{"pid", application_.pid()}, {"format", "json"}, {"include_screenshot", false}})
                  .structured;
      for (const auto& element : elements_of(state))
        if (element.name == name && element.role != "text" && element.has_bounds) found = element;
      return found.has_value();
    })) << name
        << " in " << state;
    return {{"element_token", found->token}};
  }
  ToolReply set(const std::string& name, const std::string& value) {
    auto arguments = on(name);
    arguments["value"] = value;
    return client_.call("set_value", arguments);
  }
  /// What browsers call a part of a field.
  std::string part(const std::string& name) const {
    return GetParam().name == "chromium" ? name + " Blank hour" : name;
  }

  TemporaryFolder folder_;
  UserAtDesk user_;
  Application application_;
  McpClient client_{{.server = {"--tools", "full"}, .environment = {{"OFFHAND_DESK", "shared"}}}};
};

TEST_P(PageValues, BlankPartsOfAnHourAreSetAlsoToNothing) {
  // Blank minutes say that they hold 0, which is what they are to hold.
  const auto minutes = set(part("Minutes"), "0");
  ASSERT_FALSE(minutes.failed) << minutes.dump();
  EXPECT_NE(minutes.structured["effect"], "suspected_noop") << minutes.dump();
  const auto hours = set(part("Hours"), "9");
  ASSERT_FALSE(hours.failed) << hours.dump();
  EXPECT_EQ(hours.structured["effect"], "confirmed") << hours.dump();
  if (GetParam().name == "chromium") {
    EXPECT_EQ(set("AM/PM Blank hour", "PM").code(), "");
    EXPECT_TRUE(comes_to_say("hour 21:00")) << title();
  }
  EXPECT_EQ(user_.disturbance(), "");
}

TEST_P(PageValues, ANumberWithoutBoundsIsSet) {
  const auto reply = set("Pieces", "2500");
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_EQ(reply.structured["effect"], "confirmed") << reply.dump();
  EXPECT_TRUE(comes_to_say("pieces 2500,")) << title();
  EXPECT_EQ(user_.disturbance(), "");
}

// Of a third of such texts Chromium goes on telling the one before.
TEST_P(PageValues, ANumberThatIsTypedOverAnotherOneIsRead) {
  auto arguments = on("Pieces");
  arguments["clear_first"] = true;
  for (int number = 100; number < 112; ++number) {
    arguments["text"] = std::to_string(number);
    const auto reply = client_.call("type_text", arguments);
    ASSERT_FALSE(reply.failed) << reply.dump();
    EXPECT_EQ(reply.structured["effect"], "confirmed") << reply.dump();
    EXPECT_EQ(reply.structured["value"], arguments["text"]) << reply.dump();
    EXPECT_TRUE(comes_to_say("pieces " + std::to_string(number) + ",")) << title();
    const auto state = client_.call("get_window_state", {{"pid", application_.pid()}, {"include_screenshot", false}});
    EXPECT_THAT(state.text, HasSubstr('"' + std::to_string(number) + '"')) << "what the tree tells";
  }
  EXPECT_EQ(user_.disturbance(), "");
}

TEST_P(PageValues, ASpinButtonOfAScriptGoesByWhatItsArrowsChange) {
  const auto reply = set("Tens", "30");
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_EQ(reply.structured["effect"], "confirmed") << reply.dump();
  EXPECT_TRUE(comes_to_say("tens 30,")) << title();
  const auto between = set("Tens", "35");
  EXPECT_NE(between.structured.value("effect", "failed"), "confirmed") << between.dump();
  EXPECT_TRUE(comes_to_say("tens 30,")) << "what an arrow did was not taken back: " << title();
  EXPECT_EQ(user_.disturbance(), "");
}

TEST_P(PageValues, NoKeyOfADropDownComesToWhatHasTheFocus) {
  const auto reply = set("Box", "Three");
  EXPECT_NE(reply.structured.value("effect", "failed"), "confirmed") << reply.dump();
  EXPECT_THAT(title(), HasSubstr("sent 0"));
}

TEST_P(PageValues, WhatAButtonSwapsInItTellsThatItWasPressed) {
  const auto reply = client_.call("click", on("Like"));
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_TRUE(comes_to_say("liked 1,")) << title();
  EXPECT_EQ(reply.structured["effect"], "confirmed") << reply.dump();
}

TEST_P(PageValues, AColourThatCannotBePickedIsNotConfirmed) {
  const auto reply = client_.call("click", on("Tint"));
  ASSERT_FALSE(reply.failed) << reply.dump();
  // Firefox opens a dialog; Chromium takes what it opens away again.
  if (GetParam().name == "chromium") {
    EXPECT_NE(reply.structured["effect"], "confirmed") << reply.dump();
  }
  if (GetParam().name == "firefox") {
    EXPECT_THAT(reply.dump(), HasSubstr("window opened"));
  }
}

INSTANTIATE_TEST_SUITE_P(In, PageValues,
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

}  // namespace
}  // namespace offhand::test
