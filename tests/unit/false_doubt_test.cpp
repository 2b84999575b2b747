#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/unit/scripted.h"
#include "tests/unit/simulated.h"

// "Nothing happened" is said only where that is proved: whoever believes it does the thing again. And what is sent in
// part is not said to be done.
namespace offhand::test::false_doubt_cases {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

json field(const std::string& name, const json& more = json::object()) {
  json node{{"role", "textbox"}, {"id", "field"}, {"name", name}, {"bounds", box(10, 50, 200, 24)}};
  node.update(more);
  return node;
}

/// A field of a page, which takes keys only.
std::string page_of(const json& children) { return scene_of(children, {{"toolkit", "chromium"}}); }

json type_into(SimulatedDesk& desk, const std::string& name, const std::string& text, json more = json::object()) {
  more.update({{"element_token", desk.element(name, "Window").token}, {"text", text}});
  return desk.call("type_text", more);
}

TEST(FalseDoubt, AFieldThatAPageMakesAnewAtAKeyIsReadWhereItIsNow) {
  const json anew{
      {{"do", "insert_before"}, {"node", "field"}, {"as", field("Search", {{"id", "next"}, {"value", "a"}})}},
      {{"do", "remove"}, {"node", "field"}}};
  SimulatedDesk desk(page_of(
      {field("Search", {{"on_change", anew}}), field("Other", {{"id", "other"}, {"bounds", box(10, 100, 200, 24)}})}));
  const auto result = type_into(desk, "Search", "a");
  EXPECT_EQ(result["effect"], "confirmed") << result;
  EXPECT_EQ(result["value"], "a");
}

TEST(FalseDoubt, AFieldThatTellsItsNewTextLateIsNotSaidToHoldTheOldOne) {
  const json anew{{{"do", "insert_before"}, {"node", "field"}, {"as", field("Search", {{"id", "next"}})}},
                  {{"do", "remove"}, {"node", "field"}}};
  SimulatedDesk desk(page_of({field("Search", {{"on_change", anew}})}));
  const auto result = type_into(desk, "Search", "a");
  EXPECT_EQ(result["effect"], "unverifiable") << result;
  EXPECT_FALSE(result.contains("value")) << "what it held before: " << result;
}

TEST(FalseDoubt, AFieldThatIsGoneProvesNothing) {
  SimulatedDesk desk(page_of({field("Search", {{"on_change", {{{"do", "remove"}, {"node", "field"}}}}})}));
  const auto result = type_into(desk, "Search", "a");
  EXPECT_EQ(result["effect"], "unverifiable") << result;
  EXPECT_FALSE(result.contains("escalation")) << result;
}

TEST(FalseDoubt, AFieldThatChangesWhatIsTypedHoldsWhatItHolds) {
  const json shouts{{{"do", "set_value"}, {"node", "field"}, {"text", "AB"}}};
  SimulatedDesk desk(page_of({field("Shout", {{"on_change", shouts}})}));
  const auto result = type_into(desk, "Shout", "ab");
  EXPECT_EQ(result["effect"], "unverifiable") << result;
  EXPECT_EQ(result["value"], "AB");
  EXPECT_FALSE(result.contains("escalation")) << "a repetition would double it: " << result;
}

TEST(FalseDoubt, AnEditorWhoseTextLiesInElementsInsideIsNotProvedToBeAsItWas) {
  SimulatedDesk desk(page_of({field("Editor", {{"deaf", true}, {"value", "\xef\xbf\xbc\xef\xbf\xbc"}})}));
  EXPECT_EQ(type_into(desk, "Editor", "ab")["effect"], "unverifiable");
}

TEST(FalseDoubt, AFieldThatStaysAsItWasIsStillSuspected) {
  SimulatedDesk desk(page_of({field("Deaf", {{"deaf", true}})}));
  EXPECT_EQ(type_into(desk, "Deaf", "ab")["effect"], "suspected_noop");
}

TEST(FalseDoubt, AnOptionThatVanishesAsItIsChosenIsNotSuspected) {
  json option{{"role", "option"},
              {"id", "option"},
              {"name", "Chile"},
              {"bounds", box(10, 50, 100, 20)},
              {"on_press", {{{"do", "remove"}, {"node", "option"}}}}};
  SimulatedDesk desk(page_of({option}));
  const auto result = desk.call("click", {{"element_token", desk.element("Chile", "Window").token}});
  EXPECT_NE(result["effect"], "suspected_noop") << result;
  option["on_press"] = json::array();
  option["deaf"] = true;
  SimulatedDesk deaf(page_of({option}));
  EXPECT_EQ(deaf.call("click", {{"element_token", deaf.element("Chile", "Window").token}})["effect"], "suspected_noop");
}

/// Rows of a table that shows them as they come into sight.
json table() {
  json rows = json::array();
  for (int row = 0; row < 5; ++row)
    rows.push_back({{"role", "row"},
                    {"id", "row" + std::to_string(row)},
                    {"name", "Row " + std::to_string(row)},
                    {"bounds", box(10, 10 + 20 * row, 200, 20)}});
  return {{"role", "table"}, {"name", "Rows"}, {"bounds", box(10, 10, 200, 100)}, {"children", rows}};
}

TEST(FalseDoubt, ATableWhoseRowsAreOthersAfterScrollingIsNotSuspected) {
  SimulatedDesk desk(scene_of({table()}));
  const auto scroll = [&] {
    return desk.call("scroll", {{"element_token", desk.element("Rows", "Window").token}, {"direction", "down"}});
  };
  EXPECT_EQ(scroll()["effect"], "suspected_noop") << "nothing moves, and all is as it was";
  scripted_input(desk.platform()).meanwhile = [&] {
    for (int row = 0; row < 5; ++row) {
      const json rename{{"do", "rename"},
                        {"node", "row" + std::to_string(row)},
                        {"text", "Row " + std::to_string(row + 5)},
                        {"silent", true}};
      ASSERT_TRUE(desk.sim().run(rename.dump(), "App"));
    }
  };
  const auto result = scroll();
  EXPECT_EQ(result["effect"], "unverifiable") << result;
  EXPECT_THAT(result["observed"].get<std::string>(), HasSubstr("other contents"));
}

TEST(Scroll, HoldsTheModifiersThatWereAskedForAndUsesTheWheelAlone) {
  SimulatedDesk desk(scene_of({table()}));
  auto& input = scripted_input(desk.platform());
  const auto result = desk.call(
      "scroll",
      {{"element_token", desk.element("Rows", "Window").token}, {"direction", "down"}, {"modifier", {"ctrl"}}});
  ASSERT_TRUE(input.scrolled);
  EXPECT_TRUE(input.scrolled->modifiers.contains(KeyModifier::ctrl));
  EXPECT_EQ(result["effect"], "unverifiable") << "what it enlarges moves nowhere: " << result;
}

TEST(LineBreaks, AreNeverPressedWhereTheyMaySend) {
  const json sends{{"return", sets_status()}};
  SimulatedDesk desk(page_of({field("Message", {{"on_key", sends}}), status_text("waiting")}));
  const auto refused = desk.refusal(
      "type_text", {{"element_token", desk.element("Message", "Window").token}, {"text", "first\nsecond"}});
  EXPECT_EQ(refused.code, "text_not_sent");
  EXPECT_THAT(refused.hint, HasSubstr("press_key"));
  EXPECT_THAT(desk.log(), IsEmpty());
  EXPECT_EQ(desk.sim().value(1001, "Message"), "");
}

TEST(Tabs, AreNeverPressedWhereTheyLeaveTheField) {
  for (const bool has_lines : {false, true}) {
    const json page{{"role", "document"},
                    {"name", "Page"},
                    {"bounds", box(0, 0, 380, 280)},
                    {"children", {field("Message", {{"multiline", has_lines}}), field("Next")}}};
    SimulatedDesk desk(page_of({page}));
    const auto refused = desk.refusal(
        "type_text", {{"element_token", desk.element("Message", "Window").token}, {"text", "first\tsecond"}});
    EXPECT_EQ(refused.code, "text_not_sent");
    EXPECT_THAT(refused.hint, HasSubstr("press_key"));
    EXPECT_THAT(desk.log(), IsEmpty());
  }
}

TEST(LineBreaks, InATextOfSeveralLinesBreakTheLineAndNothingElse) {
  const json sends{{"return", sets_status()}};
  for (const bool in_front : {false, true}) {
    for (const auto* breaks : {"\n", "\r\n"}) {
      SimulatedDesk desk(page_of({field("Message", {{"multiline", true}, {"on_key", sends}}), status_text("waiting")}));
      const auto result = type_into(desk, "Message", std::string("first") + breaks + "second",
                                    {{"delivery_mode", in_front ? "foreground" : "background"}});
      EXPECT_EQ(result["effect"], "confirmed") << result;
      EXPECT_EQ(desk.sim().value(1001, "Message"), "first\nsecond");
      EXPECT_TRUE(find_element(desk.look("Window"), "waiting")) << "return was pressed alone";
    }
  }
}

TEST(LineBreaks, AreNotPressedWhereNobodyKnowsWhatTakesThem) {
  SimulatedDesk desk(scene_of({button("A")}, {{"toolkit", "canvas"}}));
  EXPECT_EQ(desk.refusal("type_text", {{"pid", 200}, {"text", "a\nb"}}).code, "text_not_sent");
  EXPECT_THAT(desk.log(), IsEmpty());
}

TEST(TextWithoutAField, IsToldToBeUnseenWhereTheWindowTellsNothing) {
  SimulatedDesk desk(scene_of({button("A")}, {{"toolkit", "canvas"}}));
  const auto result = desk.call("type_text", {{"pid", 200}, {"text", "quit"}});
  EXPECT_EQ(result["effect"], "unverifiable") << result;
  EXPECT_THAT(result.value("observed", ""), HasSubstr("its picture shows")) << result;
  EXPECT_FALSE(result.contains("escalation")) << "a repetition may double it: " << result;
}

TEST(TextWithoutAField, IsNotSentWhereItsSpacesPressAButton) {
  SimulatedDesk desk(scene_of({button("Yes"), status_text("waiting")}));
  const auto refused = desk.refusal("type_text", {{"pid", 200}, {"text", "no way"}});
  EXPECT_EQ(refused.code, "text_not_sent");
  EXPECT_THAT(refused.message, HasSubstr("button \"Yes\""));
  EXPECT_THAT(refused.hint, HasSubstr("press_key"));
  EXPECT_THAT(desk.log(), IsEmpty());
  EXPECT_TRUE(desk.reply("type_text", {{"pid", 200}, {"text", "12*3="}})) << "a calculator takes it";
  SimulatedDesk with_field(scene_of({button("Yes"), field("Note")}));
  EXPECT_TRUE(with_field.reply("type_text", {{"pid", 200}, {"text", "no way"}})) << "the field may take it";
}

TEST(TextWithoutAField, IsNotSentToADialogThatHasNone) {
  const json question{
      {"role", "alertdialog"}, {"id", "question"}, {"bounds", box(5, 5, 300, 200)}, {"children", {button("Yes")}}};
  SimulatedDesk desk(scene_of({question}));
  EXPECT_EQ(desk.refusal("type_text", {{"pid", 200}, {"text", "y"}}).code, "text_not_sent");
  EXPECT_THAT(desk.log(), IsEmpty());
}

TEST(Partial, KeysThatTheDeadlineCutShortAreAnErrorThatSaysHowMany) {
  SimulatedDesk desk(page_of({field("Search")}));
  const auto refused = desk.refusal(
      "type_text",
      {{"element_token", desk.element("Search", "Window").token}, {"text", std::string(400, 'x')}, {"delay_ms", 200}});
  EXPECT_EQ(refused.code, "partly_sent");
  const auto data = json::parse(refused.data);
  EXPECT_EQ(data["total"], 400);
  EXPECT_EQ(std::string(data["sent"].get<std::size_t>(), 'x'), desk.sim().value(1001, "Search"));
}

}  // namespace
}  // namespace offhand::test::false_doubt_cases
