#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/conformance/subject.h"

// What every backend promises, with the same named elements everywhere. Where a toolkit cannot do a thing quietly the
// promise is the declared error with the way out, and success that way.
namespace offhand::test {
namespace {

using testing::HasSubstr;
using testing::Not;

class Conformance : public testing::TestWithParam<std::string> {
 protected:
  Subject& subject() { return *subject_; }
  McpClient& client() { return subject_->client(); }
  const Abilities& can() const { return abilities_; }

  void expect_saw(const json& pattern) { EXPECT_EQ(subject().saw(pattern), ""); }

  /// A reply that the action was confirmed by `path`.
  static void expect_done(const ToolReply& reply, const std::string& path) {
    ASSERT_FALSE(reply.failed) << reply.dump();
    EXPECT_EQ(reply.structured["path"], path) << reply.dump();
    EXPECT_EQ(reply.structured["effect"], "confirmed") << reply.dump();
    EXPECT_EQ(reply.structured["verified"], true) << reply.dump();
    EXPECT_TRUE(reply.structured.contains("evidence")) << reply.dump();
    EXPECT_THAT(reply.text, HasSubstr("confirmed"));
  }

  /// A reply that the action was delivered by `path`. What comes of a button shows elsewhere, which proves nothing of
  /// an application that has just been started; what it did the subject tells.
  static void expect_delivered(const ToolReply& reply, const std::string& path) {
    ASSERT_FALSE(reply.failed) << reply.dump();
    EXPECT_EQ(reply.structured["path"], path) << reply.dump();
    EXPECT_NE(reply.structured["effect"], "suspected_noop") << reply.dump();
  }

  static json in_foreground(json arguments = json::object()) {
    arguments["delivery_mode"] = "foreground";
    return arguments;
  }

 private:
  std::unique_ptr<Subject> subject_ = make_subject(GetParam());
  Abilities abilities_ = abilities_of(GetParam());
};

TEST_P(Conformance, ListWindowsShowsTheWindow) {
  const auto reply = client().call("list_windows", {{"pid", subject().pid()}});
  ASSERT_EQ(reply.structured["windows"].size(), 1U) << reply.dump();
  const auto& window = reply.structured["windows"][0];
  EXPECT_EQ(window["title"], subject().title());
  EXPECT_EQ(window["pid"], subject().pid());
  EXPECT_EQ(window["bounds"]["width"], 480);
  EXPECT_EQ(window["bounds"]["height"], 560);
  EXPECT_EQ(window["is_on_screen"], true);
  EXPECT_EQ(window["is_minimized"], false);
}

TEST_P(Conformance, GetWindowStateShowsEveryControl) {
  const auto state = subject().look();
  EXPECT_EQ(state["complete"], true) << state.value("incomplete_reason", "");
  EXPECT_EQ(state["degraded"], false);
  const std::pair<const char*, const char*> controls[] = {
      {"A", "button"},           {"B", "button"},       {"C", "button"},       {"Insert before A", "button"},
      {"Check me", "checkbox"},  {"Entry", "textbox"},  {"Secret", "textbox"}, {"Notes", "textbox"},
      {"Level", "slider"},       {"row 1", "listitem"}, {"row 2", "listitem"}, {"row 3", "listitem"},
      {"Close window", "button"}};
  for (const auto& [name, role] : controls) EXPECT_TRUE(find_element(state, name, role)) << role << " " << name;
  EXPECT_TRUE(find_element(state, "Canvas"));
  EXPECT_TRUE(element_named(state, "Secret").is("protected"));
  EXPECT_TRUE(element_named(state, "Entry").is("editable"));
  EXPECT_FALSE(element_named(state, "Check me").is("checked"));
}

TEST_P(Conformance, ElementsLieWhereTheyAreDrawn) {
  const auto state = subject().look();
  const auto a = element_named(state, "A", "button");
  const auto b = element_named(state, "B", "button");
  const auto canvas = element_named(state, "Canvas");
  for (const auto& element : {a, b, canvas}) {
    ASSERT_TRUE(element.has_bounds) << element.name;
    EXPECT_GE(element.x, 0) << element.name;
    EXPECT_GE(element.y, 0) << element.name;
    EXPECT_LE(element.x + element.width, 480) << element.name;
    EXPECT_LE(element.y + element.height, 560) << element.name;
  }
  EXPECT_LT(a.x, b.x);
  EXPECT_NEAR(a.middle_y(), b.middle_y(), 1);
  EXPECT_GT(canvas.y, a.y);
}

TEST_P(Conformance, PictureIsOfTheWindowAlone) {
  const TemporaryFolder folder;
  const auto reply =
      client().call("get_window_state", {{"pid", subject().pid()}, {"format", "json"}, {"max_image_dimension", 0}});
  ASSERT_FALSE(reply.failed) << reply.text;
  EXPECT_EQ(reply.structured["screenshot_width"], 480);
  EXPECT_EQ(reply.structured["screenshot_height"], 560);
  ASSERT_EQ(reply.images.size(), 1U);
  const auto small = client().call(
      "get_window_state",
      {{"pid", subject().pid()}, {"max_image_dimension", 280}, {"screenshot_out_file", folder.file("small.png")}});
  EXPECT_THAT(small.text, HasSubstr("picture 240x280"));
  EXPECT_TRUE(small.images.empty());
  EXPECT_TRUE(contents(folder.file("small.png")).starts_with("\x89PNG"));
}

TEST_P(Conformance, ClickPressesAButtonOnce) {
  expect_delivered(subject().act_on("A", "click"), can().button_path);
  expect_saw({{"event", "clicked"}, {"name", "A"}});
  EXPECT_EQ(subject().times_clicked("A"), 1U);
  EXPECT_EQ(subject().times_clicked("B"), 0U);
}

TEST_P(Conformance, ClicksInARowAllCount) {
  for (int i = 0; i < 3; ++i) {
    // The second and third change nothing that can be seen, so their effect is not confirmed everywhere.
    const auto reply = subject().act_on("B", "click");
    ASSERT_FALSE(reply.failed) << reply.dump();
    EXPECT_EQ(reply.structured["path"], can().button_path);
  }
  expect_saw({{"event", "clicked"}, {"name", "B"}});
  EXPECT_TRUE(eventually([&] { return subject().times_clicked("B") == 3; })) << subject().times_clicked("B");
}

TEST_P(Conformance, ClickTogglesACheckBox) {
  const auto reply = subject().act_on("Check me", "click");
  expect_done(reply, can().check_box_path);
  EXPECT_EQ(reply.structured["evidence"]["kind"], "state_readback");
  expect_saw({{"event", "toggled"}, {"name", "Check me"}, {"active", true}});
  EXPECT_TRUE(subject().element("Check me").is("checked"));
}

TEST_P(Conformance, ClickSelectsARow) {
  const auto reply = subject().act_on("row 2", "click", json::object(), "listitem");
  ASSERT_FALSE(reply.failed) << reply.dump();
  expect_saw({{"event", "selected"}, {"name", "row 2"}});
}

TEST_P(Conformance, ClickAtAPointReachesWhatIsDrawnThere) {
  const auto canvas = subject().element("Canvas");
  const json at{
      {"pid", subject().pid()}, {"window_id", subject().window()}, {"x", canvas.x + 21}, {"y", canvas.y + 17}};
  const auto reply = client().call("click", at);
  EXPECT_FALSE(reply.failed) << reply.dump();
  EXPECT_EQ(reply.structured["path"], can().pointer_path);
  json press{{"event", "press"}, {"name", "Canvas"}};
  if (GetParam() != "sim") press.update({{"button", 1}, {"count", 1}});
  expect_saw(press);
}

TEST_P(Conformance, ClickAtAPointOfAButtonPressesIt) {
  const auto c = subject().element("C", "button");
  const auto reply = client().call("click", {{"pid", subject().pid()}, {"x", c.middle_x()}, {"y", c.middle_y()}});
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_EQ(reply.structured["path"], can().pointer_path);
  expect_saw({{"event", "clicked"}, {"name", "C"}});
}

TEST_P(Conformance, ForegroundClickPressesAButton) {
  expect_delivered(subject().act_on("A", "click", in_foreground()), can().pointer_path_in_foreground);
  expect_saw({{"event", "clicked"}, {"name", "A"}});
  EXPECT_EQ(subject().times_clicked("A"), 1U);
}

TEST_P(Conformance, TypeTextInsertsIntoAField) {
  const auto reply = subject().act_on("Entry", "type_text", {{"text", "Grüße, 漢 😀"}});
  expect_done(reply, can().action_path);
  EXPECT_EQ(reply.structured["evidence"]["kind"], "value_readback");
  expect_saw({{"event", "text"}, {"name", "Entry"}, {"text", "Grüße, 漢 😀"}});
  EXPECT_EQ(subject().element("Entry").value, "Grüße, 漢 😀");
}

TEST_P(Conformance, TypeTextGoesOnWhereItEnded) {
  expect_done(subject().act_on("Entry", "type_text", {{"text", "one"}}), can().action_path);
  expect_done(subject().act_on("Entry", "type_text", {{"text", " two"}}), can().action_path);
  EXPECT_EQ(subject().element("Entry").value, "one two");
  expect_saw({{"event", "text"}, {"name", "Entry"}, {"text", "one two"}});
}

TEST_P(Conformance, TypeTextKeepsLineBreaks) {
  expect_done(subject().act_on("Notes", "type_text", {{"text", "one\ntwo"}}), can().action_path);
  expect_saw({{"event", "text"}, {"name", "Notes"}, {"text", "one\ntwo"}});
}

TEST_P(Conformance, ForegroundTypingUsesTheKeyboard) {
  expect_done(subject().act_on("Entry", "type_text", in_foreground({{"text", "Abc 1"}})),
              can().keys_path_in_foreground);
  expect_saw({{"event", "text"}, {"name", "Entry"}, {"text", "Abc 1"}});
}

TEST_P(Conformance, PasswordIsTypedAndNeverShown) {
  const auto reply = subject().act_on("Secret", "type_text", {{"text", "hunter2"}});
  expect_done(reply, can().action_path);
  EXPECT_THAT(reply.dump(), Not(HasSubstr("hunter2")));
  expect_saw({{"event", "text"}, {"name", "Secret"}, {"length", 7}});
  for (const auto* format : {"markdown", "compact", "json"}) {
    const auto state = client().call("get_window_state",
                                     {{"pid", subject().pid()}, {"format", format}, {"include_screenshot", false}});
    EXPECT_THAT(state.dump(), Not(HasSubstr("hunter2"))) << format;
  }
  EXPECT_THAT(client().errors(), Not(HasSubstr("hunter2")));
}

TEST_P(Conformance, ButtonTakesNoText) {
  const auto reply = subject().act_on("A", "type_text", {{"text", "x"}});
  EXPECT_EQ(reply.code(), "not_editable") << reply.dump();
  EXPECT_EQ(subject().times_clicked("A"), 0U);
}

TEST_P(Conformance, PressKeyReachesAField) {
  const auto reply = subject().act_on("Entry", "press_key", {{"key", "x"}});
  EXPECT_EQ(reply.structured["path"], can().keys_path) << reply.dump();
  ASSERT_FALSE(reply.failed) << reply.dump();
  expect_saw({{"event", "text"}, {"name", "Entry"}, {"text", "x"}});
}

TEST_P(Conformance, PressKeyWithoutAnElementGoesToTheWindowsFocus) {
  // Brings the focus of the window to the entry first.
  expect_done(subject().act_on("Entry", "type_text", in_foreground({{"text", "a"}})), can().keys_path_in_foreground);
  const json key{{"pid", subject().pid()}, {"key", "b"}};
  const auto reply = client().call("press_key", key);
  ASSERT_FALSE(reply.failed) << reply.dump();
  expect_saw({{"event", "text"}, {"name", "Entry"}, {"text", "ab"}});
}

TEST_P(Conformance, UnknownKeyIsRefusedWithASuggestion) {
  const auto reply = client().call("press_key", {{"pid", subject().pid()}, {"key", "retrun"}});
  EXPECT_EQ(reply.code(), "unknown_key");
  EXPECT_THAT(reply.text, HasSubstr("return"));
}

TEST_P(Conformance, TokenReachesItsElementOrFails) {
  const auto a = subject().element("A", "button");
  const auto inserted = subject().act_on("Insert before A", "click");
  ASSERT_FALSE(inserted.failed) << inserted.dump();
  expect_saw({{"event", "clicked"}, {"name", "Insert before A"}});
  const auto reply = client().call("click", {{"element_token", a.token}});
  if (reply.failed) {
    EXPECT_EQ(reply.code(), "stale_element") << reply.dump();
  } else {
    expect_saw({{"event", "clicked"}, {"name", "A"}});
  }
  EXPECT_EQ(subject().times_clicked("DANGER"), 0U);
  EXPECT_GT(subject().element("DANGER", "button").index, a.index) << "a number is never used again";
}

TEST_P(Conformance, WhatAKeySelectsIsReadBack) {
  ASSERT_FALSE(subject().act_on("Entry", "type_text", {{"text", "seven!!"}}).failed);
  const auto reply = subject().act_on("Entry", "press_key", {{"key", "ctrl+a"}});
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_EQ(reply.structured["effect"], "confirmed") << reply.dump();
  EXPECT_THAT(reply.text, HasSubstr("characters are selected now"));
}

TEST_P(Conformance, ClosingTheWindowIsConfirmedAndLeavesNothing) {
  const auto window = subject().window();
  const auto reply = subject().act_on("Close window", "click");
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_EQ(reply.structured["effect"], "confirmed") << reply.dump();
  expect_saw({{"event", "closed"}, {"name", subject().title()}});
  EXPECT_TRUE(eventually([&] {
    return client().call("get_window_state", {{"pid", subject().pid()}, {"window_id", window}}).code() ==
           "window_not_found";
  }));
}

TEST_P(Conformance, LaunchAppShowsAWindowAndKillAppEndsIt) {
  const auto launched = client().call("launch_app", subject().launch_arguments("Launched here"));
  ASSERT_FALSE(launched.failed) << launched.dump();
  ASSERT_FALSE(launched.structured["windows"].empty()) << launched.dump();
  EXPECT_EQ(launched.structured["already_running"], false);
  const auto pid = launched.structured["pid"].get<std::int64_t>();
  EXPECT_NE(pid, subject().pid());
  const auto killed = client().call("kill_app", {{"pid", pid}});
  ASSERT_FALSE(killed.failed) << killed.dump();
  EXPECT_EQ(killed.structured["windows_closed"], 1);
  EXPECT_EQ(client().call("kill_app", {{"pid", pid}}).code(), "process_not_found");
  EXPECT_EQ(client().call("list_windows", {{"pid", subject().pid()}}).structured["windows"].size(), 1U);
}

TEST_P(Conformance, UnknownApplicationIsRefused) {
  const auto reply = client().call("launch_app", {{"name", "no-such-application-anywhere"}});
  EXPECT_EQ(reply.code(), "app_not_found") << reply.dump();
  EXPECT_THAT(reply.text, HasSubstr("no-such-application-anywhere"));
}

TEST_P(Conformance, KillAppNeverEndsTheServer) {
  const auto reply = client().call("kill_app", {{"pid", client().pid()}});
  EXPECT_EQ(reply.code(), "protected_process") << reply.dump();
  EXPECT_FALSE(client().call("list_windows").failed);
}

INSTANTIATE_TEST_SUITE_P(On, Conformance, testing::Values("sim", "gtk3", "gtk4", "qt5"),
                         [](const auto& row) { return row.param; });

}  // namespace
}  // namespace offhand::test
