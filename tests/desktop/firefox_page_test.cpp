#include "tests/desktop/browser_page.h"

// The page tool in Firefox, by WebDriver BiDi.
namespace offhand::test {
namespace {

using testing::HasSubstr;
using testing::Not;

class FirefoxPage : public BrowserPage {
 protected:
  static void SetUpTestSuite() {
    world_ = new World([](const std::string& folder, const std::string& address) {
      write_firefox_preferences(folder);
      return std::vector<std::string>{"firefox-esr", "--no-remote", "--profile", folder, "--remote-debugging-port=0",
                                      address};
    });
  }
};

TEST_F(FirefoxPage, ScriptsRunAndTheirResultsAreTold) {
  EXPECT_EQ(page({{"action", "get_text"}}).structured.value("path", ""), "bidi");
  expect_scripts_run();
  EXPECT_EQ(value_of("const half = await Promise.resolve(21)\nhalf * 2"), "42");
  EXPECT_EQ(value_of("const again = 1; again"), "1");
  EXPECT_EQ(value_of("const again = 2; again"), "2");
  EXPECT_EQ(value_of("if (await false)\ndocument.title = 'Changed'\ndocument.title"), "\"Page of tests\"");
}

TEST_F(FirefoxPage, AFieldForColoursIsSetByAScript) { expect_colours_are_set_by_script(); }

TEST_F(FirefoxPage, ScriptsThatFailSayWhy) {
  expect_failing_scripts_say_why();
  const json soon{{"dev.offhand/timeout_ms", 1500}};
  EXPECT_EQ(script("new Promise(() => {})", soon).code(), "script_timeout");
  // What is parsed while a script runs is no reason to run it again.
  EXPECT_EQ(script("window.runs = (window.runs ?? 0) + 1; JSON.parse('{')").code(), "script_failed");
  EXPECT_EQ(value_of("window.runs"), "1");
}

TEST_F(FirefoxPage, APageThatGoesElsewhereMeanwhileIsToldOfAtOnce) {
  EXPECT_EQ(script("location.href = '/other.html'; await new Promise(() => {})").code(), "page_gone");
}

TEST_F(FirefoxPage, TextAndElementsAreThoseOfThePageItsFramesAndItsShadowRoots) {
  const auto text = page({{"action", "get_text"}}).structured.value("text", "");
  for (const auto* words : {"Heading", "A paragraph.", "Shadow words", "Slotted", "Frame words"}) {
    EXPECT_THAT(text, HasSubstr(words));
  }
  EXPECT_THAT(text, Not(HasSubstr("Hidden words")));
  const auto framed = page({{"action", "query_dom"}, {"css_selector", ".framed"}, {"attributes", {"id"}}});
  EXPECT_EQ(framed.structured.value("matches", 0), 3) << framed.dump();
  const auto secret = page({{"action", "query_dom"}, {"css_selector", "#secret"}, {"attributes", {"value"}}});
  EXPECT_THAT(secret.dump(), HasSubstr("value=****"));
  EXPECT_THAT(secret.dump(), Not(HasSubstr("*****")));
  EXPECT_EQ(page({{"action", "query_dom"}, {"css_selector", "a["}}).code(), "invalid_selector");
}

TEST_F(FirefoxPage, AClickReachesItsElementOnceWhereverItLies) {
  EXPECT_EQ(click("#plain", "plain").structured["outcome"]["effect"], "confirmed");
  EXPECT_EQ(value_of("document.querySelector('#plain').textContent"), "\"Pressed\"");
  for (const auto* id : {"shaded", "innear", "infar", "far_down"}) click(std::string("#") + id, id);
  EXPECT_EQ(click("#silent", "silent").structured["outcome"]["effect"], "unverifiable");
  const auto away = click("#away", "away");
  EXPECT_EQ(away.structured["outcome"]["effect"], "confirmed") << away.dump();
  EXPECT_TRUE(eventually([] { return value_of("document.title + document.readyState") == "\"Othercomplete\""; }));
}

TEST_F(FirefoxPage, APageThatComesLateConfirmsTheClickThatLedThere) { expect_slow_page_is_waited_for(); }

TEST_F(FirefoxPage, AClickThatCannotBeMeantOrSeenIsRefusedAndSendsNothing) {
  const auto from = told();
  const auto code = [](const char* selector) {
    return page({{"action", "click_element"}, {"selector", selector}}).code();
  };
  EXPECT_EQ(code(".twin"), "ambiguous_selector");
  EXPECT_EQ(code(".nowhere"), "no_page_element");
  EXPECT_EQ(code("#off"), "not_ready");
  EXPECT_EQ(code("#covered"), "element_covered");
  EXPECT_EQ(count({{"event", "clicked"}}, from), 0U);
}

TEST_F(FirefoxPage, TextIsInsertedAndTypedWithoutTheUsersKeyboard) {
  const auto from = told();
  const auto inserted =
      page({{"action", "insert_text"}, {"selector", "#name"}, {"text", "caf\xc3\xa9 \xf0\x9f\x98\x80"}});
  EXPECT_EQ(inserted.structured["outcome"]["effect"], "confirmed") << inserted.dump();
  EXPECT_EQ(value_of("document.querySelector('#name').value"), "\"old caf\xc3\xa9 \xf0\x9f\x98\x80\"");
  const auto typed = page({{"action", "type_keystrokes"}, {"selector", "#text_far"}, {"text", "Key 1!"}});
  EXPECT_EQ(typed.structured["outcome"]["effect"], "confirmed") << typed.dump();
  wait_for_event(world_->log, {{"event", "input"}, {"id", "text_far"}, {"value", "Key 1!"}}, from);
  EXPECT_EQ(count({{"event", "keydown"}, {"code", "KeyK"}}, from), 1U);
  const auto secret = page({{"action", "insert_text"}, {"selector", "#secret"}, {"text", "pass"}});
  EXPECT_EQ(secret.structured["outcome"]["effect"], "confirmed") << secret.dump();
  EXPECT_EQ(page({{"action", "insert_text"}, {"selector", "#fixed"}, {"text", "x"}}).code(), "not_editable");
}

/// The browser gives one session, and has it back after each call.
TEST_F(FirefoxPage, AnotherProcessMayWorkInItToo) {
  const auto other = run_offhand({"--no-daemon", "page", "get_text", "--pid", std::to_string(world_->browser->pid())});
  EXPECT_EQ(other.exit_code, 0) << other.output << other.errors;
  EXPECT_THAT(other.output, HasSubstr("by bidi"));
  EXPECT_EQ(value_of("1 + 1"), "2");
}

TEST_F(FirefoxPage, ACursorGoesToTheElementBeforeItIsClicked) {
  expect_cursor_at_click("#plain", {"Press me", "Pressed"});
  expect_cursor_at_click("#innear", {"Framed near"});
  expect_cursor_at_click("#infar", {"Framed far"});
  expect_cursor_at_click("#indeep", {"Framed deep"});
}

TEST_F(FirefoxPage, TheClickComesWhenTheCursorHasArrived) { expect_click_after_arrival("#plain", "plain"); }

/// Left to the user: a browser that is told nothing dismisses it.
TEST_F(FirefoxPage, AClickThatOpensADialogIsConfirmedByIt) {
  const auto reply = page({{"action", "click_element"}, {"selector", "#ask"}});
  ASSERT_FALSE(reply.failed) << reply.text;
  EXPECT_THAT(reply.text, HasSubstr("Really?"));
  activate(world_->browser->window());
  run_command({"xdotool", "key", "--clearmodifiers", "Escape"});
  world_->user.sit_down();
}

}  // namespace
}  // namespace offhand::test
