#include "tests/desktop/browser_page.h"

// The page tool in Chromium, by the DevTools protocol.
namespace offhand::test {
namespace {

using testing::HasSubstr;
using testing::Not;

class Page : public BrowserPage {
 protected:
  static void SetUpTestSuite() {
    world_ = new World([](const std::string& folder, const std::string& address) {
      return chromium(folder + "/user", {"--remote-debugging-port=0", address});
    });
  }
};

TEST_F(Page, ScriptsRunAndTheirResultsAreTold) { expect_scripts_run(); }

TEST_F(Page, ScriptsThatFailSayWhy) { expect_failing_scripts_say_why(); }

TEST_F(Page, AFieldForColoursIsSetByAScript) { expect_colours_are_set_by_script(); }

TEST_F(Page, AScriptThatGoesRoundForEverIsEndedAndThePageLivesOn) {
  const json soon{{"dev.offhand/timeout_ms", 1500}};
  EXPECT_EQ(script("for (;;);", soon).code(), "script_timeout");
  EXPECT_EQ(script("for (;;) await null;", soon).code(), "script_timeout");
  EXPECT_EQ(script("new Promise(() => {})", soon).code(), "script_timeout");
  EXPECT_EQ(value_of("1 + 1"), "2");
}

TEST_F(Page, TextIsThatOfThePageItsFramesAndItsShadowRoots) {
  const auto text = page({{"action", "get_text"}}).structured.value("text", "");
  for (const auto* words : {"Heading", "A paragraph.", "Shadow words", "Slotted", "Frame words"}) {
    EXPECT_THAT(text, HasSubstr(words));
  }
  EXPECT_THAT(text, Not(HasSubstr("Hidden words")));
  EXPECT_THAT(text, HasSubstr("--- frame http://localhost:"));
}

TEST_F(Page, ElementsAreFoundInFramesAndShadowRootsAndPasswordsStaySecret) {
  const auto shaded = page({{"action", "query_dom"}, {"css_selector", "#shaded"}});
  EXPECT_EQ(shaded.structured.value("matches", 0), 1) << shaded.dump();
  const auto framed = page({{"action", "query_dom"}, {"css_selector", ".framed"}, {"attributes", {"id"}}});
  EXPECT_EQ(framed.structured.value("matches", 0), 3) << framed.dump();
  EXPECT_THAT(framed.dump(), HasSubstr("id=infar"));
  const auto secret = page({{"action", "query_dom"}, {"css_selector", "#secret"}, {"attributes", {"value"}}});
  EXPECT_THAT(secret.dump(), HasSubstr("value=****"));
  EXPECT_THAT(secret.dump(), Not(HasSubstr("*****")));
  EXPECT_THAT(secret.dump(), Not(HasSubstr("hunter2")));
  EXPECT_EQ(page({{"action", "query_dom"}, {"css_selector", "a["}}).code(), "invalid_selector");
}

TEST_F(Page, AClickReachesItsElementOnceAndIsConfirmedByWhatItDid) {
  const auto reply = click("#plain", "plain");
  EXPECT_EQ(reply.structured["outcome"]["effect"], "confirmed") << reply.dump();
  EXPECT_EQ(value_of("document.querySelector('#plain').textContent"), "\"Pressed\"");
}

TEST_F(Page, APageThatComesLateConfirmsTheClickThatLedThere) { expect_slow_page_is_waited_for(); }

TEST_F(Page, SaysWhatChangedInItsWindow) {
  ToolReply state;
  ASSERT_TRUE(eventually([&] {
    state = world_->client.call("get_window_state", {{"pid", world_->browser->pid()}, {"include_screenshot", false}});
    return state.text.find("\"Press me\"") != std::string::npos;
  })) << state.text;
  const auto clicked = page({{"action", "click_element"}, {"selector", "#plain"}, {"observe", "diff"}});
  EXPECT_THAT(clicked.structured["changes"].dump(), HasSubstr("Pressed")) << clicked.dump();
  EXPECT_THAT(clicked.text, HasSubstr("Since snapshot"));
  const auto scripted = page({{"action", "execute_javascript"},
                              {"javascript", "document.querySelector('#plain').textContent = 'Again'"},
                              {"observe", "diff"}});
  EXPECT_THAT(scripted.structured["changes"].dump(), HasSubstr("Again")) << scripted.dump();
}

TEST_F(Page, AClickReachesWhatLiesInFramesInShadowRootsAndFarDown) {
  click("#shaded", "shaded");
  click("#innear", "innear");
  click("#infar", "infar");
  click("#indeep", "indeep");
  click("#far_down", "far_down");
}

TEST_F(Page, AClickThatNothingTellsOfIsNotCalledASuccess) {
  EXPECT_EQ(click("#silent", "silent").structured["outcome"]["effect"], "unverifiable");
}

TEST_F(Page, AClickThatCannotBeMeantOrSeenIsRefusedAndSendsNothing) {
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

TEST_F(Page, AClickThatLeadsAwayIsConfirmedByTheOtherPage) {
  const auto reply = click("#away", "away");
  EXPECT_EQ(reply.structured["outcome"]["effect"], "confirmed") << reply.dump();
  EXPECT_TRUE(eventually([] { return value_of("document.title") == "\"Other\""; }));
}

TEST_F(Page, TextIsInsertedAndTypedWithoutTheUsersKeyboard) {
  const auto from = told();
  const auto inserted =
      page({{"action", "insert_text"}, {"selector", "#name"}, {"text", "caf\xc3\xa9 \xf0\x9f\x98\x80"}});
  EXPECT_EQ(inserted.structured["outcome"]["effect"], "confirmed") << inserted.dump();
  EXPECT_THAT(value_of("document.querySelector('#name').value"), HasSubstr("caf\xc3\xa9 \xf0\x9f\x98\x80"));
  const auto typed = page({{"action", "type_keystrokes"}, {"selector", "#text_far"}, {"text", "Key 1!"}});
  EXPECT_EQ(typed.structured["outcome"]["effect"], "confirmed") << typed.dump();
  wait_for_event(world_->log, {{"event", "input"}, {"id", "text_far"}, {"value", "Key 1!"}}, from);
  EXPECT_EQ(count({{"event", "keydown"}, {"code", "KeyK"}}, from), 1U);
  // What has the focus by now takes the rest.
  EXPECT_FALSE(page({{"action", "type_keystrokes"}, {"selector", "#name"}, {"text", "x"}}).failed);
  const auto secret = page({{"action", "insert_text"}, {"selector", "#secret"}, {"text", "pass"}});
  EXPECT_EQ(secret.structured["outcome"]["effect"], "confirmed") << secret.dump();
  EXPECT_THAT(secret.dump(), Not(HasSubstr("hunter2")));
  EXPECT_EQ(page({{"action", "insert_text"}, {"selector", "#fixed"}, {"text", "x"}}).code(), "not_editable");
  EXPECT_EQ(page({{"action", "insert_text"}, {"selector", "#plain"}, {"text", "x"}}).code(), "not_editable");
}

TEST_F(Page, ARecordingKeepsWhatFieldsShowAndNoPassword) {
  const TemporaryFolder folder;
  const auto recording = folder.file("recording");
  ASSERT_FALSE(world_->client.call("start_recording", {{"output_dir", recording}}).failed);
  page({{"action", "insert_text"}, {"selector", "#name"}, {"text", "Ada"}});
  page({{"action", "type_keystrokes"}, {"selector", "#secret"}, {"text", "swordfish"}});
  page({{"action", "insert_text"}, {"selector", ".nowhere"}, {"text", "swordfish"}});
  world_->client.call("stop_recording", json::object());
  const auto turn = [&](int number) {
    return contents(recording + "/turn-0000" + std::to_string(number) + "/action.json");
  };
  EXPECT_EQ(json::parse(turn(1))["arguments"]["text"], "Ada");
  EXPECT_EQ(json::parse(turn(2))["redacted"], "password") << turn(2);
  EXPECT_THAT(turn(2), Not(HasSubstr("swordfish")));
  EXPECT_THAT(turn(3), Not(HasSubstr("swordfish"))) << "nobody knows what it was for";
}

TEST_F(Page, WhatAnActionNeedsIsAskedFor) {
  EXPECT_EQ(page({{"action", "execute_javascript"}}).code(), "invalid_arguments");
  EXPECT_EQ(page({{"action", "insert_text"}}).code(), "invalid_arguments");
  const auto apple = page({{"action", "enable_javascript_apple_events"}});
  EXPECT_EQ(apple.code(), "unsupported_platform");
  EXPECT_THAT(apple.text, HasSubstr("macOS"));
}

TEST_F(Page, TheOnlyBrowserThatOffersItsPagesNeedsNoName) {
  const auto reply = world_->client.call("page", {{"action", "get_text"}});
  EXPECT_THAT(reply.text, HasSubstr("Heading"));
}

TEST_F(Page, APortOfSomebodyElseIsNotAsked) {
  const auto reply = page({{"action", "get_text"}, {"cdp_port", world_->port}});
  EXPECT_TRUE(reply.failed || reply.structured.value("path", "") == "accessibility") << reply.dump();
  EXPECT_THAT(reply.text, HasSubstr("does not listen on port"));
}

/// A run with a name: its cursor goes where it clicks, frames or not.
TEST_F(Page, ACursorGoesToTheElementBeforeItIsClicked) {
  expect_cursor_at_click("#plain", {"Press me", "Pressed"});
  expect_cursor_at_click("#innear", {"Framed near"});
  expect_cursor_at_click("#infar", {"Framed far"});
  expect_cursor_at_click("#indeep", {"Framed deep"});
}

TEST_F(Page, TheClickComesWhenTheCursorHasArrived) { expect_click_after_arrival("#plain", "plain"); }

/// Its dialog takes the front, as Chromium's dialogs do; so this stands apart from those that leave the desk alone.
TEST_F(Page, AClickThatOpensADialogIsConfirmedByItAndThePageIsBlocked) {
  const auto reply = page({{"action", "click_element"}, {"selector", "#ask"}});
  ASSERT_FALSE(reply.failed) << reply.text;
  EXPECT_THAT(reply.text, HasSubstr("Really?"));
  const auto blocked = script("1");
  EXPECT_EQ(blocked.code(), "page_blocked") << blocked.dump();
  // For a while after an action what comes to the front by itself is put back; so the user tries until it stays.
  const auto answered = [] {
    activate(world_->browser->window());
    run_command({"xdotool", "key", "--clearmodifiers", "Escape"});
    return value_of("1") == "1";
  };
  EXPECT_TRUE(eventually(answered));
  world_->user.sit_down();
}

}  // namespace
}  // namespace offhand::test
