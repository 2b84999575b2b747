#include "tests/web_desk/web_browser.h"

namespace offhand::test {
namespace form_test_cases {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class WebForm : public WebPageTest {
 protected:
  WebForm() : WebPageTest("form", "Order form") {}
};

TEST_F(WebForm, ListsItsTabAsAWindow) {
  const auto windows = browser().windows();
  ASSERT_EQ(windows.size(), 1U) << windows;
  EXPECT_EQ(windows[0]["title"], "Order form");
  EXPECT_GT(windows[0]["bounds"]["width"].get<int>(), 300);
}

TEST_F(WebForm, TreeHasNamesRolesStatesValuesAndPlaces) {
  const auto state = browser().state();
  EXPECT_EQ(element_named(state, "Order").role, "heading");
  EXPECT_EQ(element_named(state, "Size", "combobox").role, "combobox");
  EXPECT_EQ(element_named(state, "Size", "combobox").value, "Small");
  EXPECT_EQ(element_named(state, "Count", "spinbutton").role, "spinbutton");
  EXPECT_EQ(element_named(state, "Count", "spinbutton").value, "1");
  EXPECT_TRUE(element_named(state, "Never").is("disabled"));
  EXPECT_TRUE(element_named(state, "Secret", "textbox").is("protected"));
  EXPECT_TRUE(element_named(state, "Far away").is("offscreen"));
  EXPECT_TRUE(element_named(state, "Menu").is("collapsed"));
  EXPECT_EQ(element_named(state, "Drawing").role, "img");
  EXPECT_EQ(element_named(state, "In the open").role, "button");
  EXPECT_EQ(element_named(state, "In the closed").role, "button");
  EXPECT_TRUE(element_named(state, "Name", "textbox").is("editable"));
  EXPECT_TRUE(element_named(state, "Plus").has_bounds);
}

TEST_F(WebForm, ClickIsConfirmedByWhatItDid) {
  const auto reply = browser().act("click", "Plus");
  ASSERT_FALSE(reply.failed) << reply.text;
  EXPECT_EQ(reply.structured["effect"], "confirmed") << reply.text;
  EXPECT_EQ(reply.structured["path"], "cdp");
  EXPECT_THAT(reply.text, HasSubstr("said"));
  EXPECT_THAT(browser().log(), ElementsAre("plus"));
}

TEST_F(WebForm, ClickThatShowsNothingIsNotConfirmed) {
  const auto reply = browser().act("click", "Quiet");
  ASSERT_FALSE(reply.failed) << reply.text;
  EXPECT_EQ(reply.structured["effect"], "unverifiable") << reply.text;
  EXPECT_THAT(browser().log(), ElementsAre("quiet"));
}

TEST_F(WebForm, ClicksIntoShadowTrees) {
  EXPECT_FALSE(browser().act("click", "In the open").failed);
  const auto closed = browser().act("click", "In the closed");
  EXPECT_FALSE(closed.failed) << closed.text;
  EXPECT_THAT(browser().log(), ElementsAre("open", "closed"));
}

TEST_F(WebForm, ScrollsToWhatIsFarAway) {
  const auto reply = browser().act("click", "Far away");
  EXPECT_FALSE(reply.failed) << reply.text;
  EXPECT_THAT(browser().log(), ElementsAre("far"));
}

TEST_F(WebForm, RefusesWhatIsCovered) {
  const auto reply = browser().act("click", "Below");
  EXPECT_EQ(reply.code(), "element_covered") << reply.text;
  EXPECT_THAT(browser().log(), IsEmpty());
}

TEST_F(WebForm, RefusesWhatIsDisabled) {
  EXPECT_TRUE(browser().act("click", "Never").failed);
  EXPECT_THAT(browser().log(), IsEmpty());
}

TEST_F(WebForm, RefusesWhatIsGone) {
  const auto id = browser().window();
  const auto plus = element_named(browser().state(id), "Plus");
  browser().value("[...document.querySelectorAll('button')].find(b => b.textContent === 'Plus').remove()");
  const auto reply = browser().call("click", {{"window_id", id}, {"element_index", plus.index}});
  EXPECT_EQ(reply.code(), "stale_element") << reply.text;
}

TEST_F(WebForm, FillsTheFormAndSendsIt) {
  EXPECT_EQ(browser().act("type_text", "Name", "textbox", {{"text", "Ada"}}).structured["effect"], "confirmed");
  const auto more = browser().act("type_text", "Name", "textbox", {{"text", " Lovelace"}});
  EXPECT_EQ(more.structured["effect"], "confirmed") << more.text;
  const auto secret = browser().act("type_text", "Secret", "textbox", {{"text", "hush"}});
  EXPECT_FALSE(secret.failed) << secret.text;
  EXPECT_THAT(secret.dump(), Not(HasSubstr("hush")));
  EXPECT_FALSE(browser().act("set_value", "Count", "spinbutton", {{"value", "7"}}).failed);
  EXPECT_FALSE(browser().act("set_value", "Notes", "textbox", {{"value", "two\nlines"}}).failed);
  const auto size = browser().act("set_value", "Size", "combobox", {{"value", "Large"}});
  EXPECT_FALSE(size.failed) << size.text;
  EXPECT_EQ(browser().act("click", "Gift", "checkbox").structured["effect"], "confirmed");
  EXPECT_EQ(browser().act("click", "Cash", "radio").structured["effect"], "confirmed");
  EXPECT_FALSE(browser().act("click", "Send").failed);
  EXPECT_THAT(browser().log(),
              Contains("submit name=Ada Lovelace,secret=hush,count=7,notes=two\nlines,size=Large,gift=on,pay=cash"));
  EXPECT_EQ(element_named(browser().state(), "Secret", "textbox").value, "****");
}

TEST_F(WebForm, SetsSlidersAndEditors) {
  const auto volume = browser().act("set_value", "Volume", "slider", {{"value", "8"}});
  EXPECT_EQ(volume.structured["effect"], "confirmed") << volume.text;
  EXPECT_THAT(browser().log(), ElementsAre("volume 8"));
  const auto editor = browser().act("set_value", "Editor", "textbox", {{"value", "New"}});
  EXPECT_FALSE(editor.failed) << editor.text;
  EXPECT_EQ(browser().value("document.querySelector('[contenteditable]').innerText"), "New");
}

TEST_F(WebForm, ExpandsAndCollapses) {
  const auto menu = browser().act("click", "Menu", "button", {{"action", "expand"}});
  EXPECT_FALSE(menu.failed) << menu.text;
  EXPECT_FALSE(browser().act("click", "Menu", "button", {{"action", "collapse"}}).failed);
  EXPECT_FALSE(browser().act("click", "More", "button", {{"action", "expand"}}).failed);
  ASSERT_TRUE(browser().becomes([] { return browser().log().size() == 3; }));
  EXPECT_THAT(browser().log(), ElementsAre("menu true", "menu false", "more true"));
}

TEST_F(WebForm, OtherButtonsAndDoubleClicks) {
  const auto context = browser().act("right_click", "Many ways");
  EXPECT_FALSE(context.failed) << context.text;
  const auto twice = browser().act("double_click", "Many ways");
  EXPECT_FALSE(twice.failed) << twice.text;
  EXPECT_THAT(browser().log(), ElementsAre("context", "double"));
}

TEST_F(WebForm, PressesKeys) {
  const auto key = browser().act("press_key", "Keys", "textbox", {{"key", "down"}});
  EXPECT_FALSE(key.failed) << key.text;
  const auto hotkey = browser().act("hotkey", "Keys", "textbox", {{"keys", json::array({"ctrl", "b"})}});
  EXPECT_FALSE(hotkey.failed) << hotkey.text;
  EXPECT_THAT(browser().log(), Contains("key ArrowDown"));
  EXPECT_THAT(browser().log(), Contains("key ctrl+b"));
}

TEST_F(WebForm, ScrollsThePage) {
  const auto id = browser().window();
  const auto reply =
      browser().call("scroll", {{"pid", browser().pid()}, {"window_id", id}, {"direction", "down"}, {"amount", 5}});
  EXPECT_FALSE(reply.failed) << reply.text;
  EXPECT_TRUE(browser().becomes([] { return browser().value("scrollY > 100") == true; }));
}

TEST_F(WebForm, PointsOfThePictureAreThoseOfTheTree) {
  const auto id = browser().window();
  const auto picture = browser().call("get_window_state", {{"pid", browser().pid()}, {"window_id", id}});
  ASSERT_FALSE(picture.failed) << picture.text;
  ASSERT_EQ(picture.images.size(), 1U);
  const auto plus = element_named(browser().state(id), "Plus");
  const auto reply = browser().call(
      "click", {{"pid", browser().pid()}, {"window_id", id}, {"x", plus.middle_x()}, {"y", plus.middle_y()}});
  EXPECT_FALSE(reply.failed) << reply.text;
  EXPECT_THAT(browser().log(), ElementsAre("plus"));
}

TEST_F(WebForm, SecondReadingComesFromMemoryAndSeesEveryChange) {
  const auto id = browser().window();
  browser().state(id);
  const auto again = browser().call("get_window_state", {{"pid", browser().pid()},
                                                         {"window_id", id},
                                                         {"include_screenshot", false},
                                                         {"format", "json"},
                                                         {"max_elements", 20000}});
  EXPECT_EQ(element_named(again.structured, "Plus").role, "button");
  // No event tells of these.
  browser().value("document.getElementById('name').value = 'By a script'");
  EXPECT_EQ(element_named(browser().state(id), "Name", "textbox").value, "By a script");
  browser().value("document.getElementById('gift').checked = true");
  EXPECT_TRUE(element_named(browser().state(id), "Gift").is("checked"));
  browser().value("document.querySelector('h1').style.marginTop = '100px'");
  const auto before = element_named(again.structured, "Plus");
  EXPECT_GT(element_named(browser().state(id), "Plus").y, before.y);
}

TEST_F(WebForm, PointerClicksOnElementsAreCheckedAsTheyComeIn) {
  const auto id = browser().window();
  const auto element = element_named(browser().state(id), "Many ways");
  // It is another one by the time the button goes down.
  browser().value(
      "addEventListener('pointermove', () => { const all = [...document.querySelectorAll('button')]; "
      "all.find(b => b.textContent === 'Many ways').textContent = 'Another' }, {once: true, capture: true}); 0");
  const auto reply = browser().call("double_click", {{"window_id", id}, {"element_index", element.index}});
  EXPECT_EQ(reply.code(), "stale_element") << reply.text;
  EXPECT_THAT(browser().log(), IsEmpty());
}

TEST_F(WebForm, ToolsOfADesktopAreRefusedWithTheirReason) {
  const auto reply = browser().call("bring_to_front", {{"window_id", browser().window()}});
  EXPECT_EQ(reply.code(), "unsupported_platform") << reply.text;
  EXPECT_THAT(reply.text, HasSubstr("none is brought to the front"));
}

TEST_F(WebForm, WaitsForWhatComes) {
  const auto id = browser().window();
  browser().state(id);
  browser().value("setTimeout(() => { said.textContent = 'Came late' }, 300); 0");
  const auto reply = browser().call("wait_for", {{"window_id", id}, {"name", "Came late"}, {"timeout_ms", 8000}});
  EXPECT_FALSE(reply.failed) << reply.text;
}

}  // namespace
}  // namespace form_test_cases
}  // namespace offhand::test
