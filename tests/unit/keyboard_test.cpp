#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "generated/types/errors.h"
#include "impl/verbs/keyboard_strategies.h"
#include "tests/unit/scripted.h"
#include "tests/unit/simulated.h"

namespace offhand::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

json field_named(const std::string& name, const json& more = json::object()) {
  json node{{"role", "textbox"}, {"name", name}, {"bounds", {{"x", 10}, {"y", 50}, {"width", 200}, {"height", 24}}}};
  node.update(more);
  return node;
}

TEST(TypeText, InsertsThroughAccessibilityAndReadsItBack) {
  SimulatedDesk desk;
  const auto before = desk.sim().user_state();
  const auto result = desk.call("type_text", {{"element_token", desk.element("Entry").token}, {"text", "Grüße 漢 😀"}});
  EXPECT_EQ(result["path"], "sim_action");
  EXPECT_EQ(result["effect"], "confirmed");
  EXPECT_EQ(result["evidence"]["kind"], "value_readback");
  EXPECT_EQ(desk.sim().value(desk.window(), "Entry"), "Grüße 漢 😀");
  EXPECT_EQ(desk.sim().user_state(), before);
}

TEST(TypeText, GoesByItsOldNameAsWell) {
  SimulatedDesk desk;
  const json arguments{{"element_token", desk.element("Entry").token}, {"text", "ab"}, {"delay_ms", 5}};
  EXPECT_EQ(desk.call("type_text_chars", arguments)["effect"], "confirmed");
  EXPECT_EQ(desk.sim().value(desk.window(), "Entry"), "ab");
}

TEST(TypeText, PasswordShowsNothingAndNotItsLength) {
  SimulatedDesk desk;
  const auto outcome = desk.reply("type_text", {{"element_token", desk.element("Secret").token}, {"text", "hunter2"}});
  ASSERT_TRUE(outcome);
  EXPECT_EQ(desk.sim().value(desk.window(), "Secret"), "hunter2");
  EXPECT_THAT(outcome->text, Not(HasSubstr("hunter2")));
  EXPECT_THAT(*outcome->structured, Not(HasSubstr("hunter2")));
  EXPECT_EQ(json::parse(*outcome->structured)["effect"], "confirmed");
  EXPECT_THAT(*outcome->structured, Not(HasSubstr("7 characters")));
  for (const auto* format : {"markdown", "compact", "json", "envelope"}) {
    const auto state =
        desk.reply("get_window_state", {{"pid", 200}, {"format", format}, {"include_screenshot", false}});
    ASSERT_TRUE(state);
    EXPECT_THAT(state->text + state->structured.value_or(""), Not(HasSubstr("hunter2"))) << format;
    EXPECT_THAT(state->text + state->structured.value_or(""), HasSubstr("****")) << format;
  }
}

TEST(TypeText, ElementThatTakesNoTextIsRefusedByName) {
  SimulatedDesk desk;
  const auto error = desk.refusal("type_text", {{"element_token", desk.element("A").token}, {"text", "x"}});
  EXPECT_EQ(error.code, "not_editable");
  EXPECT_THAT(error.message, HasSubstr("\"A\""));
  EXPECT_THAT(desk.log(), IsEmpty());
}

TEST(TypeText, FallsBackToKeysWhereNoTextIsInserted) {
  SimulatedDesk desk(scene_of({field_named("Search")}, {{"toolkit", "chromium"}}));
  const auto result =
      desk.call("type_text", {{"element_token", desk.element("Search", "Window").token}, {"text", "ab"}});
  EXPECT_EQ(result["path"], "sim_keys");
  EXPECT_EQ(result["effect"], "confirmed");
  EXPECT_EQ(desk.sim().value(1001, "Search"), "ab");
}

// A page of WebKit goes on taking keys where the focus was.
TEST(TypeText, NothingIsSentToAnotherProcessWhoseFieldDoesNotSayThatItHasTheFocus) {
  for (const bool is_of_another_process : {true, false}) {
    SimulatedDesk desk(scene_of({field_named("Deaf", {{"deaf", true}})}, {{"toolkit", "chromium"}}));
    scripted_tree(desk.platform()).is_of_another_process = is_of_another_process;
    const auto outcome =
        desk.reply("type_text", {{"element_token", desk.element("Deaf", "Window").token}, {"text", "ab"}});
    ASSERT_TRUE(outcome);
    const auto said = outcome->text.find("did not get the focus, so nothing was typed") != std::string::npos;
    EXPECT_EQ(said, is_of_another_process) << outcome->text;
    EXPECT_EQ(json::parse(*outcome->structured)["effect"], "suspected_noop");
  }
}

TEST(TypeText, FieldThatStaysTheSameIsASuspectedNoop) {
  SimulatedDesk desk(scene_of({field_named("Deaf", {{"deaf", true}})}));
  const auto result = desk.call("type_text", {{"element_token", desk.element("Deaf", "Window").token}, {"text", "ab"}});
  EXPECT_EQ(result["effect"], "suspected_noop");
  EXPECT_EQ(result["escalation"]["recommended"], "foreground");
}

TEST(TypeText, ItsTextSaysWhereAndHowItWent) {
  SimulatedDesk desk;
  EXPECT_THAT(desk.reply("type_text", {{"pid", 200}, {"text", "ab"}})->text,
              StartsWith("✅ Typed in window 1001: confirmed"));
  EXPECT_THAT(desk.reply("type_text", {{"element_token", desk.element("Notes").token}, {"text", "ab"}})->text,
              StartsWith("✅ Typed into textbox \"Notes\" in window 1001: confirmed"));
  SimulatedDesk deaf(scene_of({field_named("Deaf", {{"deaf", true}})}));
  EXPECT_THAT(deaf.reply("type_text", {{"element_token", deaf.element("Deaf", "Window").token}, {"text", "ab"}})->text,
              StartsWith("⚠️ Typed into textbox \"Deaf\" in window 1001: suspected_noop"));
}

TEST(TypeText, ACellThatIsEditedElsewhereIsNoSuspectedNoop) {
  SimulatedDesk desk(scene_of({field_named("Deaf", {{"role", "cell"}, {"editable", true}, {"deaf", true}})}));
  const auto result = desk.call("type_text", {{"element_token", desk.element("Deaf", "Window").token}, {"text", "ab"}});
  EXPECT_EQ(result["effect"], "unverifiable");
}

TEST(TypeText, TextThatWasThereBeforeIsNoEvidence) {
  SimulatedDesk desk(scene_of({field_named("Deaf", {{"deaf", true}, {"value", "ab"}})}));
  const auto result = desk.call("type_text", {{"element_token", desk.element("Deaf", "Window").token}, {"text", "ab"}});
  EXPECT_EQ(result["effect"], "suspected_noop");
}

TEST(TypeText, NothingFollowsAnInsertOfUnknownOutcome) {
  SimulatedDesk desk;
  auto& tree = scripted_tree(desk.platform());
  auto& input = scripted_input(desk.platform());
  tree.next_insert = platform::Delivery::unknown(ActionPath::sim_action, "no answer");
  const auto result = desk.call("type_text", {{"element_token", desk.element("Entry").token}, {"text", "x"}});
  EXPECT_EQ(result["effect"], "unverifiable");
  EXPECT_EQ(tree.inserted, 1);
  EXPECT_EQ(input.sent, 0);
}

TEST(TypeText, NothingFollowsKeysOfUnknownOutcome) {
  SimulatedDesk desk(scene_of({field_named("Search")}, {{"strategies", {{"insert_text", false}}}}));
  auto& input = scripted_input(desk.platform());
  input.next_keys = platform::Delivery::unknown(ActionPath::sim_keys, "stopped after 1 of 2 keys");
  const auto result =
      desk.call("type_text", {{"element_token", desk.element("Search", "Window").token}, {"text", "ab"}});
  EXPECT_EQ(result["effect"], "unverifiable");
  EXPECT_EQ(input.sent, 1);
}

json point_on_button() { return {{"pid", 200}, {"x", 20}, {"y", 20}}; }

TEST(TypeText, ClicksNothingWhereTheKeysAreRefused) {
  // Takes quiet clicks, but no quiet keys.
  SimulatedDesk desk(scene_of({button("A")}, {{"strategies", {{"background_keys", false}}}}));
  auto arguments = point_on_button();
  arguments["text"] = "x";
  const auto error = desk.refusal("type_text", arguments);
  EXPECT_EQ(error.code, "background_unavailable");
  EXPECT_THAT(error.hint, HasSubstr("Nothing was sent"));
  EXPECT_THAT(desk.log(), IsEmpty());
}

TEST(TypeText, ForegroundClicksNothingAndActivatesNothingWhereTheKeysAreRefused) {
  SimulatedDesk desk(scene_of({button("A")}));
  scripted_input(desk.platform()).refusal = platform::Delivery::not_attempted("the layout lacks it");
  auto arguments = point_on_button();
  arguments.update({{"text", "x"}, {"delivery_mode", "foreground"}});
  EXPECT_EQ(desk.refusal("type_text", arguments).code, "action_failed");
  EXPECT_THAT(desk.log(), IsEmpty());
}

TEST(TypeText, KeysRefusedAfterAClickAreToldAsNotSent) {
  SimulatedDesk desk(scene_of({button("A")}));
  auto& input = scripted_input(desk.platform());
  input.next_keys = platform::Delivery::not_attempted("the window was minimised");
  auto arguments = point_on_button();
  arguments["text"] = "x";
  const auto result = desk.call("type_text", arguments);
  EXPECT_EQ(result["effect"], "suspected_noop");
  EXPECT_EQ(result["verified"], false);
  EXPECT_THAT(result["escalation"]["reason"].get<std::string>(), HasSubstr("the window was minimised"));
  EXPECT_EQ(input.sent, 2) << "one click and one attempt to type";
  EXPECT_EQ(desk.log().size(), 1U);
}

/// A field whose application takes no quiet keys, and another way for them.
struct OtherWay {
  OtherWay(platform::Disturbs disturbs, Config config)
      : desk(scene_of({field_named("Search")}, {{"strategies", {{"insert_text", false}, {"background_keys", false}}}}),
             std::move(config)),
        input(scripted_input(desk.platform())) {
    input.own_way = disturbs;
  }
  json arguments(const json& more = json::object()) {
    json arguments{{"element_token", desk.element("Search", "Window").token}, {"text", "ab"}};
    arguments.update(more);
    return arguments;
  }
  SimulatedDesk desk;
  ScriptedInput& input;
};

TEST(TypeText, AWayThatDisturbsTheActiveWindowIsTakenOnlyWhereThatIsAllowed) {
  Config allowed;
  allowed.second_keyboard = true;
  OtherWay other(platform::Disturbs::active_window, allowed);
  EXPECT_EQ(other.desk.call("type_text", other.arguments())["path"], "sim_keys");
  EXPECT_EQ(other.input.sent_by_own_way, 1);

  Config somebody_works_here;
  somebody_works_here.desk = ConfigDesk::shared;
  somebody_works_here.second_keyboard = false;
  OtherWay forbidden(platform::Disturbs::active_window, somebody_works_here);
  EXPECT_EQ(forbidden.desk.refusal("type_text", forbidden.arguments()).code, "background_unavailable");
  EXPECT_EQ(forbidden.input.sent, 0);
}

TEST(TypeText, InTheForegroundOnlyTheUsersOwnWayIsTaken) {
  Config allowed;
  allowed.second_keyboard = true;
  OtherWay other(platform::Disturbs::active_window, allowed);
  other.desk.call("type_text", other.arguments({{"delivery_mode", "foreground"}}));
  EXPECT_EQ(other.input.sent_by_own_way, 0);
  EXPECT_EQ(other.desk.sim().value(1001, "Search"), "ab");
}

TEST(TypeText, TheUsersOwnWayIsNeverTakenInTheBackground) {
  OtherWay other(platform::Disturbs::user, {});
  EXPECT_EQ(other.desk.refusal("type_text", other.arguments()).code, "background_unavailable");
  EXPECT_EQ(other.input.sent, 0);
}

TEST(TypeText, WithoutAnElementTypesIntoWhatHasTheFocusInTheWindow) {
  SimulatedDesk desk;
  const auto result = desk.call("type_text", {{"pid", 200}, {"text", "hello"}});
  EXPECT_EQ(result["effect"], "confirmed");
  EXPECT_EQ(desk.sim().value(desk.window(), "Entry"), "hello");
  EXPECT_EQ(desk.sim().value(1000, "Page"), "Dear reader,") << "the user's text";
}

TEST(TypeText, KeepsLineBreaksWhereTheFieldTakesThem) {
  SimulatedDesk desk;
  desk.call("type_text", {{"element_token", desk.element("Notes").token}, {"text", "one\ntwo"}});
  EXPECT_EQ(desk.sim().value(desk.window(), "Notes"), "one\ntwo");
}

TEST(TypeText, ForegroundSendsKeysAndGivesTheDeskBack) {
  SimulatedDesk desk;
  const auto before = desk.sim().user_state();
  const auto result = desk.call(
      "type_text", {{"element_token", desk.element("Entry").token}, {"text", "ab"}, {"delivery_mode", "foreground"}});
  EXPECT_EQ(result["path"], "sim_keys");
  EXPECT_EQ(desk.sim().value(desk.window(), "Entry"), "ab");
  EXPECT_EQ(desk.sim().user_state(), before);
}

TEST(KeysOfText, AreCharactersAndNamesForLineBreaksAndTabs) {
  std::vector<std::string> names;
  for (const auto& key : keys_of_text("é\t漢\r\n😀\n")) names.push_back(key.key);
  EXPECT_THAT(names, ElementsAre("é", "tab", "漢", "return", "😀", "return"));
}

TEST(PressKey, GoesToWhatHasTheFocusInTheWindow) {
  SimulatedDesk desk;
  const auto before = desk.sim().user_state();
  const auto result = desk.call("press_key", {{"pid", 200}, {"key", "x"}});
  EXPECT_EQ(result["path"], "sim_keys");
  EXPECT_EQ(result["effect"], "confirmed");
  EXPECT_EQ(desk.sim().value(desk.window(), "Entry"), "x");
  EXPECT_EQ(desk.sim().user_state(), before);
}

TEST(PressKey, OfALetterIsLookedUpWhereNothingTakesText) {
  SimulatedDesk desk(scene_of({button("A")}));
  auto& input = scripted_input(desk.platform());
  auto& tree = scripted_tree(desk.platform());
  desk.call("press_key", {{"pid", 200}, {"key", "a"}});
  EXPECT_EQ(input.looked_up, false) << "something may be edited that nobody here has heard of";
  desk.let_rest("Window");
  const auto is_looked_up = [&](const json& arguments) {
    json press{{"pid", 200}};
    press.update(arguments);
    desk.call("press_key", press);
    return input.looked_up;
  };
  EXPECT_EQ(is_looked_up({{"key", "a"}}), true);
  EXPECT_EQ(is_looked_up({{"key", "f2"}}), false) << "it may begin to edit";
  EXPECT_EQ(is_looked_up({{"key", "ctrl+a"}}), false);
  desk.call("type_text", {{"pid", 200}, {"text", "ab"}});
  EXPECT_EQ(input.looked_up, true);

  // As GTK edits a row: nothing of it is in the tree.
  tree.not_listed = platform::NodeHandle::of(std::string("editor"));
  desk.process().desk().events().saw_focus(200, *tree.not_listed);
  platform::NodeIdentity editor;
  editor.exists = true;
  editor.role = Role::textbox;
  tree.identified = [&] { return editor; };
  EXPECT_EQ(is_looked_up({{"key", "a"}}), false);
  editor.exists = false;
  EXPECT_EQ(is_looked_up({{"key", "a"}}), true);
  tree.identified = [] { return Result<platform::NodeIdentity>(fail(errors::app_not_responding({.app = "App"}))); };
  EXPECT_EQ(is_looked_up({{"key", "a"}}), false);

  // What has the focus of another window of the process, and got it later, says nothing of this one.
  const auto list_elsewhere = platform::NodeHandle::of(std::string("list of another window"));
  desk.process().desk().events().saw_focus(200, list_elsewhere);
  editor.exists = true;
  tree.identified = [&] { return editor; };
  tree.exists_elsewhere = list_elsewhere;
  EXPECT_EQ(is_looked_up({{"key", "a"}}), true) << "as far as is known it lies here";
  tree.lies_here = [&](const platform::NodeHandle& node) { return std::optional(node != list_elsewhere); };
  EXPECT_EQ(is_looked_up({{"key", "a"}}), false);
  editor.role = Role::list;
  EXPECT_EQ(is_looked_up({{"key", "a"}}), true);
  editor.exists = false;
  EXPECT_EQ(is_looked_up({{"key", "a"}}), true) << "nothing that is there has it here";
  for (int other = 0; other < 20; ++other)
    desk.process().desk().events().saw_focus(200, platform::NodeHandle::of("gone " + std::to_string(other)));
  EXPECT_EQ(is_looked_up({{"key", "a"}}), false) << "who had it before is forgotten";

  SimulatedDesk with_field;
  auto& typed = scripted_input(with_field.platform());
  with_field.call("press_key", {{"pid", 200}, {"key", "a"}});
  EXPECT_EQ(typed.looked_up, false);
}

/// A key that does nothing in a field that holds "before", while the user types there.
json key_while_the_user_types(const json& more, const std::string& after = "beforetheirs") {
  SimulatedDesk desk(scene_of({field_named("Notes", {{"value", "before"}})}));
  auto& input = scripted_input(desk.platform());
  input.meanwhile = [&] {
    EXPECT_TRUE(desk.sim().run(json{{"do", "set_value"}, {"node", "Notes"}, {"text", after}}.dump(), "App"));
  };
  json arguments{{"element_token", desk.element("Notes", "Window").token}, {"key", "escape"}};
  arguments.update(more);
  return desk.call("press_key", arguments);
}

TEST(PressKey, InTheForegroundALetterIsNoEvidenceOfReturn) {
  const json in_front{{"delivery_mode", "foreground"}, {"key", "return"}};
  EXPECT_EQ(key_while_the_user_types(in_front, "beforet")["effect"], "unverifiable");
  EXPECT_EQ(key_while_the_user_types(in_front, "before\n")["effect"], "confirmed") << "what Return makes";
}

TEST(PressKey, InTheForegroundWhatTheUserTypesIsNoEvidence) {
  const auto result = key_while_the_user_types({{"delivery_mode", "foreground"}});
  EXPECT_EQ(result["effect"], "unverifiable");
  EXPECT_THAT(result.value("observed", ""),
              HasSubstr("the text grew by 6 characters, of which the keys make at most 0"));
}

TEST(PressKey, InTheBackgroundTheTextThatChangedIsEvidence) {
  EXPECT_EQ(key_while_the_user_types(json::object())["effect"], "confirmed");
}

TEST(PressKey, FocusesTheElementQuietlyFirst) {
  SimulatedDesk desk;
  desk.call("press_key", {{"element_token", desk.element("Check me").token}, {"key", "space"}});
  EXPECT_TRUE(desk.element("Check me").is("checked"));
}

TEST(PressKey, TakesOtherSpellingsOfNamesAndModifiers) {
  SimulatedDesk desk;
  const auto token = desk.element("Notes").token;
  desk.call("press_key", {{"element_token", token}, {"key", "Enter"}});
  desk.call("press_key", {{"element_token", token}, {"key", "A"}, {"modifiers", {"control"}}});
  desk.call("press_key", {{"element_token", token}, {"key", "Print_Screen"}});
  desk.call("press_key", {{"element_token", token}, {"key", "Numpad 5"}});
  desk.call("press_key", {{"element_token", token}, {"key", "Mute"}});
  EXPECT_THAT(desk.log(), testing::Contains("Widgets | 1001 | Notes | keys | key return"));
  for (const auto* key : {"print", "kp5", "volumemute"})
    EXPECT_THAT(desk.log(), testing::Contains("Widgets | 1001 | Notes | keys | key " + std::string(key)));
  EXPECT_THAT(desk.log(), testing::Contains(StartsWith("Widgets | 1001 | Notes | keys | key ctrl+")));
}

TEST(PressKey, SpacesAroundThePartsOfAChordAreNone) {
  SimulatedDesk desk;
  desk.call("press_key", {{"pid", 200}, {"key", "ctrl + a"}});
  EXPECT_THAT(desk.log(), testing::Contains(testing::EndsWith("key ctrl+a")));
  desk.call("press_key", {{"pid", 200}, {"key", " "}});
  EXPECT_THAT(desk.log(), testing::Contains(testing::EndsWith("key space")));
}

TEST(PressKey, UnknownNameGetsASuggestion) {
  SimulatedDesk desk;
  const auto error = desk.refusal("press_key", {{"pid", 200}, {"key", "retrun"}});
  EXPECT_EQ(error.code, "unknown_key");
  EXPECT_THAT(error.message, HasSubstr("retrun"));
  EXPECT_THAT(error.message, HasSubstr("return"));
}

TEST(PressKey, WindowThatTakesNoQuietKeysEscalates) {
  SimulatedDesk desk(scene_of({field_named("Search")}, {{"toolkit", "gtk4"}}));
  const auto error = desk.refusal("press_key", {{"pid", 200}, {"key", "return"}});
  EXPECT_EQ(error.code, "background_unavailable");
  EXPECT_THAT(error.hint, HasSubstr("foreground"));
  EXPECT_THAT(desk.log(), IsEmpty());
}

TEST(PressKey, ItsTextSaysWhereAndHowItWent) {
  SimulatedDesk desk;
  EXPECT_THAT(desk.reply("press_key", {{"pid", 200}, {"key", "f5"}})->text,
              StartsWith("❔ Pressed the key in window 1001: unverifiable"));
  EXPECT_THAT(desk.reply("press_key", {{"element_token", desk.element("Check me").token}, {"key", "space"}})->text,
              StartsWith("✅ Pressed the key on checkbox \"Check me\" in window 1001: confirmed"));
}

TEST(PressKey, AnnouncedTextThatDidNotChangeIsNoEvidence) {
  // What is inserted and taken away again is announced as well.
  const auto set = [](const char* text) { return json{{"do", "set_value"}, {"node", "Full"}, {"text", text}}; };
  const json told{{"x", {set("abcdex"), set("abcde")}}};
  SimulatedDesk desk(scene_of({{{"role", "textbox"},
                                {"name", "Full"},
                                {"value", "abcde"},
                                {"bounds", {{"x", 10}, {"y", 10}, {"width", 80}, {"height", 20}}},
                                {"on_key", told}}}));
  const auto token = desk.element("Full", "Window").token;
  const auto effect = [&](const std::string& key) {
    return desk.call("press_key", {{"element_token", token}, {"key", key}})["effect"];
  };
  EXPECT_EQ(effect("x"), "unverifiable");
  EXPECT_EQ(effect("y"), "confirmed");
}

TEST(PressKey, WhatItSelectsAndWhereTheCaretGoesIsReadBack) {
  SimulatedDesk desk(scene_of({{{"role", "textbox"},
                                {"name", "Field"},
                                {"value", "abcde"},
                                {"bounds", {{"x", 10}, {"y", 10}, {"width", 80}, {"height", 20}}}}}));
  const auto token = desk.element("Field", "Window").token;
  const auto press = [&](const std::string& key) {
    return desk.call("press_key", {{"element_token", token}, {"key", key}});
  };
  const auto selected = press("ctrl+a");
  EXPECT_EQ(selected["effect"], "confirmed") << selected;
  EXPECT_EQ(selected["evidence"]["kind"], "state_readback");
  EXPECT_EQ(selected["evidence"]["detail"], "5 characters are selected now");
  EXPECT_EQ(press("ctrl+a")["effect"], "unverifiable") << "they were";
  EXPECT_EQ(press("home")["evidence"]["detail"], "the caret is behind character 0 now");
  EXPECT_EQ(press("home")["effect"], "unverifiable") << "it is there";
}

TEST(PressKey, SilenceIsUnverifiable) {
  SimulatedDesk desk;
  EXPECT_EQ(desk.call("press_key", {{"pid", 200}, {"key", "f5"}})["effect"], "unverifiable");
}

}  // namespace
}  // namespace offhand::test
