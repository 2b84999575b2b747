#include "tests/web_desk/web_browser.h"

// Controls that a page draws, by what the page heard of it.
namespace offhand::test {
namespace widgets_test_cases {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

class WebWidgets : public WebPageTest {
 protected:
  WebWidgets() : WebPageTest("widgets", "Widgets") {}
};

TEST_F(WebWidgets, EditableComboBoxIsWrittenIntoAndItsOptionChosen) {
  const auto reply = browser().act("set_value", "City", "combobox", {{"value", "Bern"}});
  EXPECT_EQ(reply.structured["effect"], "confirmed") << reply.text;
  EXPECT_EQ(reply.structured["value"], "Bern");
  EXPECT_THAT(browser().log(), ElementsAre("typed Bern", "chose Bern"));
  EXPECT_THAT(reply.text, HasSubstr("its option was clicked"));
  EXPECT_EQ(browser().value("city.getAttribute('aria-expanded')"), "false");
}

TEST_F(WebWidgets, EditableComboBoxKeepsWhatIsNoneOfItsOptions) {
  const auto reply = browser().act("set_value", "City", "combobox", {{"value", "Atlantis"}});
  EXPECT_EQ(reply.structured["effect"], "confirmed") << reply.text;
  EXPECT_THAT(reply.text, HasSubstr("no option that is called so"));
  EXPECT_THAT(browser().log(), ElementsAre("typed Atlantis"));
}

TEST_F(WebWidgets, SliderIsMovedByItsKeys) {
  const auto reply = browser().act("set_value", "Heat", "slider", {{"value", "9"}});
  EXPECT_EQ(reply.structured["effect"], "confirmed") << reply.text;
  EXPECT_THAT(browser().log(), ElementsAre("heat 6", "heat 7", "heat 8", "heat 9"));
  EXPECT_EQ(browser().act("set_value", "Heat", "slider", {{"value", "50"}}).code(), "invalid_value");
  const auto up = browser().act("click", "Heat", "slider", {{"action", "increment"}});
  EXPECT_FALSE(up.failed) << up.text;
  EXPECT_EQ(browser().value("heat.getAttribute('aria-valuenow')"), "10");
}

TEST_F(WebWidgets, UnfoldingIsConfirmedByWhatUnfolded) {
  const auto opened = browser().act("click", "src", "treeitem", {{"action", "expand"}});
  EXPECT_EQ(opened.structured["effect"], "confirmed") << opened.text;
  EXPECT_THAT(opened.text, HasSubstr("it is expanded now"));
  const auto closed = browser().act("click", "src", "treeitem", {{"action", "collapse"}});
  EXPECT_THAT(closed.text, HasSubstr("it is collapsed now"));
  EXPECT_THAT(browser().log(), ElementsAre("src true", "src false"));
}

}  // namespace
}  // namespace widgets_test_cases
}  // namespace offhand::test
