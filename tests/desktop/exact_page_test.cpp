#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "tests/desktop/tested_browser.h"
#include "tests/support/application.h"
#include "tests/support/desk.h"
#include "tests/support/elements.h"
#include "tests/support/mcp_client.h"

// A page in Chromium gets exactly what was asked for, or the reply says otherwise; what lies over an element is not
// pressed in its place; and what the user has marked elsewhere stays. What the page has, it says in its title.
namespace offhand::test::exact_page_cases {
namespace {

using testing::HasSubstr;

class ExactPage : public testing::Test {
 protected:
  ExactPage() : application_(tested_chromium().command(folder_.path(), "file://" OFFHAND_TEST_EXACT_PAGE)) {
    EXPECT_TRUE(comes_to_say("clicked nothing")) << title();
    user_.sit_down();
  }

  std::string title() const {
    return run_command({"xdotool", "getwindowname", std::to_string(application_.window())}).output;
  }
  bool comes_to_say(const std::string& words) const {
    return eventually([&] { return title().find(words) != std::string::npos; });
  }
  json on(const std::string& name, const std::string& role) {
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
    return {{"element_token", found ? found->token : ""}};
  }
  ToolReply set(const std::string& name, const std::string& role, const std::string& value) {
    auto arguments = on(name, role);
    arguments["value"] = value;
    return client_.call("set_value", arguments);
  }
  void expect_exact(const std::string& name, const std::string& told, const std::string& value) {
    const auto reply = set(name, "spinbutton", value);
    ASSERT_FALSE(reply.failed) << reply.dump();
    EXPECT_EQ(reply.structured["effect"], "confirmed") << reply.dump();
    EXPECT_EQ(reply.structured["value"], value) << reply.dump();
    EXPECT_TRUE(comes_to_say(told + " " + value + ",")) << reply.dump() << title();
  }
  static std::string marked() { return run_command({"timeout", "3", "xclip", "-o", "-selection", "primary"}).output; }
  static void mark(const std::string& text) {
    run_command({"sh", "-c", "xclip -selection primary >/dev/null 2>&1"}, {.input = text});
  }

  TemporaryFolder folder_;
  UserAtDesk user_;
  Application application_;
  McpClient client_{{.server = {"--tools", "full"}, .environment = {{"OFFHAND_DESK", "shared"}}}};
};

TEST_F(ExactPage, NumbersArriveWithAllTheirDigits) {
  for (const auto* value : {"19.99", "0.1", "1299.95", "20"}) expect_exact("Amount", "amount", value);
  for (const auto* value : {"16777217", "123456789"}) expect_exact("Large", "large", value);
  const auto share = set("Share", "slider", "0.33");
  EXPECT_EQ(share.structured["effect"], "confirmed") << share.dump();
  EXPECT_TRUE(comes_to_say("share 0.33,")) << title();
  EXPECT_EQ(user_.disturbance(), "");
}

TEST_F(ExactPage, TheNumberOfBeforeIsNotTakenForTheOneThatWasAskedFor) {
  for (const auto* value : {"4", "7", "8", "3", "2", "9", "10", "7", "6", "5"}) expect_exact("Pieces", "pieces", value);
  EXPECT_EQ(user_.disturbance(), "");
}

TEST_F(ExactPage, WhatLiesOverAnElementIsNotPressedInItsPlace) {
  for (const auto* name : {"Below A", "Below B"}) {
    const auto twice = client_.call("double_click", on(name, "button"));
    EXPECT_EQ(twice.code(), "element_covered") << twice.dump();
    auto arguments = on(name, "button");
    arguments["modifier"] = {"ctrl"};
    const auto with_key = client_.call("click", arguments);
    EXPECT_EQ(with_key.code(), "element_covered") << with_key.dump();
  }
  EXPECT_THAT(title(), HasSubstr("clicked nothing"));
  const auto open = client_.call("double_click", on("Delete all", "menuitem"));
  EXPECT_FALSE(open.failed) << open.dump();
  EXPECT_TRUE(comes_to_say("clicked Delete all")) << title();
}

TEST_F(ExactPage, WhatTheUserMarkedStaysMarked) {
  mark("the user's");
  ASSERT_EQ(marked(), "the user's");
  const auto named = set("Name", "textbox", "Grace");
  EXPECT_EQ(named.structured["value"], "Grace") << named.dump();
  EXPECT_TRUE(comes_to_say("name Grace,")) << title();
  EXPECT_EQ(marked(), "the user's") << named.dump();
  const auto secret = set("Secret", "textbox", "other");
  EXPECT_TRUE(comes_to_say("secret 5,")) << secret.dump() << title();
  EXPECT_EQ(marked(), "the user's") << secret.dump();
  EXPECT_FALSE(secret.structured.contains("side_effects")) << secret.dump();
}

TEST_F(ExactPage, WhatTakesThePlaceOfWhatTheUserMarkedIsTold) {
  const std::string long_text(150, 'x');
  ASSERT_FALSE(set("Name", "textbox", long_text).failed);
  mark("the user's");
  const auto reply = set("Name", "textbox", "short");
  EXPECT_TRUE(comes_to_say("name short,")) << reply.dump() << title();
  if (marked() == "the user's") return;
  EXPECT_THAT(reply.structured.value("side_effects", json()).dump(), HasSubstr("\"selection\"")) << reply.dump();
}

TEST_F(ExactPage, WhatAPageDrawsMayAnswerLate) {
  const auto late = client_.call("click", on("Late", "checkbox"));
  ASSERT_FALSE(late.failed) << late.dump();
  EXPECT_NE(late.structured["effect"], "suspected_noop") << late.dump();
  EXPECT_FALSE(late.structured.contains("escalation")) << late.dump();
  EXPECT_TRUE(comes_to_say("late true,")) << title();
  const auto several = set("Several", "list", "three");
  EXPECT_TRUE(comes_to_say("several one+two+three,")) << several.dump() << title();
  EXPECT_EQ(several.structured["value"], "one, two, three") << several.dump();
  const auto city = set("City", "combobox", "Bern");
  EXPECT_TRUE(comes_to_say("city Bern.")) << city.dump() << title();
  EXPECT_EQ(city.structured["value"], "Bern") << city.dump();
}

TEST_F(ExactPage, AFieldThatMakesSomethingElseOfItsTextIsInDoubt) {
  auto arguments = on("Tags", "textbox");
  arguments["text"] = "one,two,";
  const auto reply = client_.call("type_text", arguments);
  EXPECT_TRUE(comes_to_say("chips one+two,")) << reply.dump() << title();
  EXPECT_NE(reply.structured["effect"], "suspected_noop") << reply.dump();
  EXPECT_FALSE(reply.structured.contains("escalation")) << reply.dump();
}

TEST_F(ExactPage, WhatIsNeitherOnNorOffIsNeither) {
  const auto off = set("Part", "checkbox", "off");
  EXPECT_TRUE(comes_to_say("part false,")) << off.dump() << title();
  EXPECT_EQ(off.structured["effect"], "confirmed") << off.dump();
  const auto pressed = client_.call("click", on("Three", "checkbox"));
  EXPECT_TRUE(comes_to_say("three mixed,")) << title();
  EXPECT_EQ(pressed.structured["effect"], "confirmed") << pressed.dump();
  EXPECT_THAT(pressed.dump(), HasSubstr("mixed"));
}

}  // namespace
}  // namespace offhand::test::exact_page_cases
