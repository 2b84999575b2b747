#include "tests/web_desk/web_browser.h"

// Clicks, choices and drags in a page, by what the page heard of them.
namespace offhand::test {
namespace gestures_test_cases {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class WebGestures : public WebPageTest {
 protected:
  WebGestures() : WebPageTest("gestures", "Gestures", "full,ax") {}

  void SetUp() override {
    WebPageTest::SetUp();
    ASSERT_FALSE(browser().call("ax_connect", {{"app", app()}}).failed);
  }
  static std::string app() { return std::to_string(browser().pid()); }
  static ToolReply ax(const std::string& tool, json arguments) {
    arguments["app"] = app();
    return browser().call(tool, arguments);
  }
  static ToolReply click(const std::string& query) { return ax("ax_click", {{"query", query}}); }
  static ToolReply set(const std::string& query, const std::string& value) {
    return ax("ax_set_value", {{"query", query}, {"value", value}});
  }
};

TEST_F(WebGestures, AClickHasThePlaceOfItsPress) {
  EXPECT_FALSE(click("img:Board").failed);
  EXPECT_THAT(browser().log(), ElementsAre("mousedown 100 30 1", "click 100 30 1"));
}

TEST_F(WebGestures, ADoubleClickHasThePlaceOfItsPressesAndCountsThem) {
  EXPECT_FALSE(ax("ax_click", {{"query", "img:Board"}, {"click_type", "double"}}).failed);
  EXPECT_THAT(browser().log(), ElementsAre("mousedown 100 30 1", "click 100 30 1", "mousedown 100 30 2",
                                           "click 100 30 2", "dblclick 100 30 2"));
}

TEST_F(WebGestures, WhatTheBrowserDoesAtAClickItDoesStill) {
  for (const auto* query :
       {"checkbox:Gift wrap", "Jump", "More details", "button:Send", "button:Picture", "button:Clear", "button:Pop"})
    EXPECT_FALSE(click(query).failed) << query;
  EXPECT_TRUE(browser().becomes([] { return browser().log().size() >= 8; }));
  EXPECT_THAT(browser().log(), Contains("gift true"));
  EXPECT_THAT(browser().log(), Contains("link true"));
  EXPECT_THAT(browser().log(), Contains("more true"));
  EXPECT_THAT(browser().log(), Contains("submit send"));
  EXPECT_THAT(browser().log(), Contains("image 1"));
  EXPECT_THAT(browser().log(), Contains("submit picture"));
  EXPECT_THAT(browser().log(), Contains("reset"));
  EXPECT_THAT(browser().log(), Contains("pop open"));
  EXPECT_EQ(browser().value("location.hash"), "#there");
}

TEST_F(WebGestures, APageMayStopThePressAndHearsTheClickAllTheSame) {
  EXPECT_FALSE(click("Moody").failed);
  EXPECT_THAT(browser().log(), ElementsAre("down", "click true 1"));
}

TEST_F(WebGestures, ASmallWordIsNotLeftOutOfAName) {
  const auto reply = click("In details");
  EXPECT_EQ(reply.code(), "no_matching_element") << reply.text;
  EXPECT_THAT(browser().log(), IsEmpty());
  EXPECT_FALSE(click("More details").failed);
  EXPECT_FALSE(click("In details").failed);
  EXPECT_THAT(browser().log(), ElementsAre("more true", "in details"));
}

TEST_F(WebGestures, ADrawnDropDownIsConfirmedByWhatItShows) {
  const auto reply = set("combobox:Fruit", "Apple");
  EXPECT_EQ(reply.structured["effect"], "confirmed") << reply.text;
  EXPECT_THAT(browser().log(), ElementsAre("picked Apple"));
}

TEST_F(WebGestures, ADrawnDropDownIsChosenInWhileOtherListsChange) {
  browser().value("stir(); 0");
  const auto reply = set("combobox:Fruit", "Pear");
  EXPECT_EQ(reply.structured["effect"], "confirmed") << reply.text;
  EXPECT_THAT(browser().log(), ElementsAre("picked Pear"));
  const auto wrong = set("combobox:Fruit", "Kiwi");
  EXPECT_EQ(wrong.code(), "no_such_option") << wrong.text;
  EXPECT_THAT(wrong.text, HasSubstr("It has: Apple, Pear."));
}

TEST_F(WebGestures, AListThatSaysNotWhoseItIsHasNoOptionsWithoutNames) {
  browser().value("fruit.removeAttribute('aria-controls'); stir(); 0");
  const auto wrong = set("combobox:Fruit", "Kiwi");
  EXPECT_EQ(wrong.code(), "no_such_option") << wrong.text;
  EXPECT_THAT(wrong.text, HasSubstr("It has: Apple, Pear."));
}

TEST_F(WebGestures, SeveralLinesChooseExactlyTheseOptions) {
  const auto reply = set("list:Colours", "Red\nBlue");
  EXPECT_EQ(reply.structured["effect"], "confirmed") << reply.text;
  EXPECT_THAT(browser().log(), ElementsAre("colours Red,Blue"));
  const auto again = set("list:Colours", "blue\nred");
  EXPECT_EQ(again.structured["effect"], "confirmed") << again.text;
  EXPECT_EQ(set("list:Colours", "Red\nPink").code(), "no_such_option");
  EXPECT_TRUE(set("list:Colours", "Red\nBlack").failed);
  EXPECT_THAT(browser().log(), ElementsAre("colours Red,Blue"));
}

TEST_F(WebGestures, WhatIsReadOnlySaysSo) {
  for (const auto* query : {"textbox:Fixed", "textbox:Fixed words"}) {
    const auto reply = set(query, "7");
    EXPECT_TRUE(reply.failed) << query << reply.text;
    EXPECT_THAT(reply.text, HasSubstr("is read-only"));
    EXPECT_THAT(reply.text, Not(HasSubstr("colour")));
  }
  const auto typed = ax("ax_type", {{"query", "textbox:Fixed"}, {"text", "7"}});
  EXPECT_TRUE(typed.failed);
  EXPECT_THAT(typed.text, HasSubstr("is read-only"));
  EXPECT_EQ(browser().value("fixed.value + fixed_number.value + fixed_words.textContent"), "fixed3words");
}

TEST_F(WebGestures, AListThatDrawsItsRowsAnewIsConfirmedByHowFarItScrolled) {
  const auto reply = ax("ax_scroll", {{"query", "list:Rows"}, {"direction", "down"}, {"amount", 400}});
  EXPECT_EQ(reply.structured["effect"], "confirmed") << reply.text;
  EXPECT_THAT(reply.text, HasSubstr("it scrolled by 400 pixels"));
  EXPECT_EQ(browser().value("rows.scrollTop"), 400);
  EXPECT_EQ(browser().call("ax_undo", {{"count", 2}}).structured["actions"].at(1)["status"], "undone");
  EXPECT_EQ(browser().value("rows.scrollTop"), 0);
  const auto at_start = ax("ax_scroll", {{"query", "list:Rows"}, {"direction", "up"}, {"amount", 400}});
  EXPECT_EQ(at_start.structured["effect"], "suspected_noop") << at_start.text;
}

TEST_F(WebGestures, WhatMatchesWithThePartThatHasItsNameIsOneMatch) {
  EXPECT_FALSE(ax("ax_click", {{"query", "^Country"}}).failed);
  EXPECT_THAT(ax("ax_find", {{"query", "^Country"}}).text, HasSubstr("button \"Country: none\""));
  EXPECT_THAT(browser().log(), ElementsAre("country"));
}

}  // namespace
}  // namespace gestures_test_cases
}  // namespace offhand::test
