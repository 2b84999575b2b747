#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/unit/scripted.h"
#include "tests/unit/simulated.h"

namespace offhand::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using namespace std::chrono_literals;

TEST(Click, WhatTurnsOutToBeGoneNoOtherWayPresses) {
  SimulatedDesk desk(scene_of({{{"role", "list"}, {"children", {{{"role", "listitem"}, {"name", "one"}}}}}}));
  auto& tree = scripted_tree(desk.platform());
  const auto one = desk.element("one", "Window");
  tree.next_perform = platform::Delivery::not_attempted("it offers no such action");
  tree.gone_when_aimed_at = true;
  EXPECT_EQ(desk.refusal("click", {{"element_token", one.token}}).code, "stale_element");
  EXPECT_EQ(tree.chosen, 0) << "what choosing it would be the next way for";
  EXPECT_THAT(desk.log(), IsEmpty());
}

TEST(Click, AsksTheElementForItsActionFirst) {
  SimulatedDesk desk;
  const auto result = desk.click("A");
  EXPECT_EQ(result["path"], "sim_action");
  EXPECT_EQ(result["target"]["name"], "A");
  EXPECT_EQ(result["target"]["pid"], 200);
  EXPECT_THAT(desk.log(), ElementsAre("Widgets | 1001 | A | action | press"));
}

TEST(Click, FallsBackToPointerWhenNodeHasNoAction) {
  SimulatedDesk desk;
  const auto result = desk.click("Canvas");
  EXPECT_EQ(result["path"], "sim_pointer");
  EXPECT_THAT(desk.log(), ElementsAre("Widgets | 1001 | Canvas | pointer | left at 240,475"));
}

TEST(Click, LeavesTheDeskAsItWas) {
  SimulatedDesk desk;
  const auto before = desk.sim().user_state();
  for (const auto* name : {"A", "Canvas", "Check me", "row 2"}) {
    EXPECT_FALSE(desk.click(name).contains("side_effects")) << name;
    EXPECT_EQ(desk.sim().user_state(), before) << name;
  }
}

TEST(Click, TriesNothingElseAfterAnUnknownOutcome) {
  SimulatedDesk desk;
  auto& tree = scripted_tree(desk.platform());
  auto& input = scripted_input(desk.platform());
  tree.next_perform = platform::Delivery::unknown(ActionPath::sim_action, "the answer never came");
  const auto result = desk.click("A");
  EXPECT_EQ(result["effect"], "unverifiable");
  EXPECT_EQ(result["verified"], false);
  EXPECT_THAT(result["escalation"]["reason"].get<std::string>(), HasSubstr("the answer never came"));
  EXPECT_EQ(tree.performed, 1);
  EXPECT_EQ(input.sent, 0);
}

TEST(Click, TriesNothingElseAfterADelivery) {
  SimulatedDesk desk;
  auto& tree = scripted_tree(desk.platform());
  auto& input = scripted_input(desk.platform());
  // Delivered, says the platform, and nothing comes of it: a button may do anything, so this cannot be told.
  tree.next_perform = platform::Delivery::delivered(ActionPath::sim_action);
  EXPECT_EQ(desk.click("A")["effect"], "unverifiable");
  EXPECT_EQ(tree.performed, 1);
  EXPECT_EQ(input.sent, 0);
  EXPECT_THAT(desk.log(), IsEmpty());
}

TEST(Click, GoesOnOnlyWhileNothingWasAttempted) {
  SimulatedDesk desk;
  auto& tree = scripted_tree(desk.platform());
  auto& input = scripted_input(desk.platform());
  tree.next_perform = platform::Delivery::not_attempted("it offers no action");
  EXPECT_EQ(desk.click("A")["path"], "sim_pointer");
  EXPECT_EQ(input.sent, 1);
  EXPECT_EQ(desk.log().size(), 1U);
}

TEST(Click, GivesTheBestReasonWhenNoRungAttemptsAnything) {
  SimulatedDesk desk(
      scene_of({{{"role", "img"}, {"name", "Canvas"}, {"bounds", {{"x", 0}, {"y", 0}, {"width", 50}, {"height", 50}}}}},
               {{"toolkit", "gtk4"}}));
  const auto error = desk.refusal("click", {{"element_token", desk.element("Canvas", "Window").token}});
  EXPECT_EQ(error.code, "background_unavailable");
  EXPECT_THAT(error.message, HasSubstr("Canvas"));
  EXPECT_THAT(error.hint, HasSubstr("foreground"));
  EXPECT_THAT(desk.log(), IsEmpty());
}

TEST(Click, PressesTheElementAtAPointWhereThePointerIsNotTaken) {
  SimulatedDesk desk(scene_of({button("Save")}, {{"toolkit", "gtk4"}}));
  const auto result = desk.call("click", {{"pid", 200}, {"x", 20}, {"y", 20}});
  EXPECT_EQ(result["path"], "sim_action");
  EXPECT_THAT(desk.log(), ElementsAre("App | 1001 | Save | action | press"));
}

TEST(Click, ItsTextTellsWhatWasDisturbed) {
  SimulatedDesk desk(scene_of({button("Greedy", {{"on_press", {{{"do", "take_focus"}}}}})}));
  const auto reply = desk.reply("click", {{"element_token", desk.element("Greedy", "Window").token}});
  for (const auto* kind : {"active_window", "focus", "stacking"})
    EXPECT_THAT(reply->text,
                testing::ContainsRegex(std::string("\n- side effect: ") + kind + " lost for [0-9]+ ms, restored"));
}

TEST(Click, DisabledElementIsRefusedByName) {
  SimulatedDesk desk(scene_of({button("Save", {{"states", {"disabled"}}})}));
  const auto error = desk.refusal("click", {{"element_token", desk.element("Save", "Window").token}});
  EXPECT_EQ(error.code, "not_ready");
  EXPECT_THAT(error.message, HasSubstr("Save"));
  EXPECT_THAT(desk.log(), IsEmpty());
}

TEST(Click, DoubleClickIsNeverMadeOfRepeatedActions) {
  SimulatedDesk desk;
  EXPECT_EQ(desk.click("A", {{"count", 2}})["path"], "sim_pointer");
  EXPECT_THAT(desk.log(), ElementsAre("Widgets | 1001 | A | pointer | left at 40,25",
                                      "Widgets | 1001 | A | pointer | left at 40,25"));
}

TEST(Click, ModifiersGoWithThePointer) {
  SimulatedDesk desk;
  desk.click("A", {{"modifier", {"ctrl"}}});
  EXPECT_THAT(desk.log(), ElementsAre("Widgets | 1001 | A | pointer | ctrl+left at 40,25"));
}

TEST(Click, RightClickAsksForTheMenu) {
  SimulatedDesk desk(scene_of({button("File", {{"actions", {"click", "show menu"}}})}));
  EXPECT_EQ(desk.click("File", {{"button", "right"}})["path"], "sim_action");
  EXPECT_THAT(desk.log(), ElementsAre("App | 1001 | File | action | show menu"));
}

TEST(Click, ActionThatTheElementLacksIsRefused) {
  SimulatedDesk desk;
  const auto error = desk.refusal("click", {{"element_token", desk.element("A").token}, {"action", "open"}});
  EXPECT_THAT(error.message, HasSubstr("A"));
  EXPECT_THAT(desk.log(), IsEmpty());
}

TEST(Click, PressesOfOneNodeAreSpacedSoThatNoneIsLost) {
  SimulatedDesk desk(
      scene_of({button("Plus", {{"on_press", sets_status()}}), status_text("0")}, {{"toolkit", "gtk4"}}));
  for (int i = 0; i < 3; ++i) desk.click("Plus");
  EXPECT_THAT(desk.log(), ElementsAre("App | 1001 | Plus | action | press", "App | 1001 | Plus | action | press",
                                      "App | 1001 | Plus | action | press"));
}

TEST(Click, ANodeRestsForAsLongAsItsBackendSays) {
  SimulatedDesk desk(scene_of({button("Plus"), button("Other")}));
  auto& tree = scripted_tree(desk.platform());
  auto busy = platform::Delivery::delivered(ActionPath::sim_action);
  busy.busy_for = 5s;
  tree.next_perform = busy;
  const auto begun = desk.sim().now();
  desk.click("Plus");
  desk.click("Other");
  EXPECT_LT(desk.sim().now() - begun, 5s);
  desk.click("Plus");
  EXPECT_GE(desk.sim().now() - begun, 5s);
}

TEST(Click, ForegroundUsesThePointerAndGivesTheDeskBack) {
  SimulatedDesk desk;
  const auto before = desk.sim().user_state();
  const auto result = desk.click("A", {{"delivery_mode", "foreground"}});
  EXPECT_EQ(result["path"], "sim_pointer");
  EXPECT_THAT(desk.log(),
              ElementsAre("Widgets | 1001 |  | desk | activated", "Widgets | 1001 | A | pointer | left at 40,25"));
  EXPECT_EQ(desk.sim().user_state(), before);
}

TEST(Click, ForegroundGivesTheDeskBackBeforeItLooksForAnEffect) {
  SimulatedDesk desk(scene_of({button("Dead")}));
  const auto token = desk.element("Dead", "Window").token;
  const auto begun = desk.platform().clock->now();
  const auto result = desk.call("click", {{"element_token", token}, {"delivery_mode", "foreground"}});
  EXPECT_EQ(result["effect"], "unverifiable");
  const auto took = std::chrono::duration_cast<std::chrono::milliseconds>(desk.platform().clock->now() - begun).count();
  ASSERT_FALSE(result["side_effects"].empty()) << result;
  for (const auto& effect : result["side_effects"]) {
    EXPECT_EQ(effect["restored"], true) << result;
    EXPECT_LT(effect["duration_ms"], took / 2) << result;
  }
}

TEST(Click, UnknownDeliveryModeMeansBackground) {
  SimulatedDesk desk;
  EXPECT_EQ(desk.click("A", {{"delivery_mode", "sideways"}})["path"], "sim_action");
}

TEST(Click, WindowThatRefusesActivationIsNamed) {
  auto scene = json::parse(scene_of({button("Save")}));
  scene["applications"][0]["windows"][0]["refuses_activation"] = "the window manager says no";
  SimulatedDesk refusing(scene.dump());
  const auto error = refusing.refusal(
      "click", {{"element_token", refusing.element("Save", "Window").token}, {"delivery_mode", "foreground"}});
  EXPECT_EQ(error.code, "foreground_unavailable");
  EXPECT_THAT(error.message, HasSubstr("the window manager says no"));
  EXPECT_THAT(refusing.log(), IsEmpty());
}

TEST(Click, WhatTheTargetTakesIsGivenBackAndReported) {
  SimulatedDesk desk(scene_of({button("Greedy", {{"on_press", {{{"do", "take_focus"}}}}})}));
  const auto before = desk.sim().user_state();
  const auto result = desk.click("Greedy");
  EXPECT_EQ(desk.sim().user_state(), before);
  std::vector<std::string> kinds;
  for (const auto& effect : result.at("side_effects")) {
    EXPECT_EQ(effect["restored"], true);
    kinds.push_back(effect["kind"]);
  }
  EXPECT_THAT(kinds, testing::UnorderedElementsAre("active_window", "focus", "stacking"));
}

TEST(Click, WhatTheUserChangesMeanwhileStays) {
  auto scene =
      json::parse(scene_of({button("Slow", {{"on_press", {{{"do", "take_focus"}, {"application", "Other"}}}}})}));
  auto other = scene["applications"][1];
  other["name"] = "Other";
  other["pid"] = 400;
  other["windows"][0]["window_id"] = 1002;
  other["windows"][0]["title"] = "Other";
  scene["applications"].push_back(other);
  SimulatedDesk desk(scene.dump());
  const auto result = desk.click("Slow");
  EXPECT_EQ(desk.sim().user_state().active_window, 1002);
  EXPECT_FALSE(result.contains("side_effects"));
}

TEST(Click, WindowThatClosesDuringTheCallIsAnErrorThatNamesIt) {
  const json trouble{{"on_call", {{"call", "identify"}, {"when", "after"}}},
                     {"do", {{{"do", "close_window"}, {"application", "App"}, {"window", "Window"}}}}};
  SimulatedDesk desk(scene_of({button("Save")}, json::object(), {{"troubles", {trouble}}}));
  const auto error = desk.refusal("click", {{"element_token", desk.element("Save", "Window").token}});
  EXPECT_THAT(error.message, testing::AnyOf(HasSubstr("1001"), HasSubstr("Save"))) << error.code;
  EXPECT_THAT(desk.log(), IsEmpty());
}

TEST(Click, WhatOthersCallItsArgumentsIsTold) {
  SimulatedDesk desk;
  const auto error = desk.refusal("click", {{"pid", 200}, {"x", 5}, {"y", 5}, {"dispatch", "foreground"}});
  EXPECT_THAT(error.message, HasSubstr("/dispatch: unknown key, did you mean \"delivery_mode\"?"));
}

TEST(Click, HiddenElementWithoutActionIsNotVisible) {
  SimulatedDesk desk(scene_of({{{"role", "img"},
                                {"name", "Canvas"},
                                {"states", {"offscreen"}},
                                {"bounds", {{"x", 0}, {"y", 0}, {"width", 50}, {"height", 50}}}}}));
  EXPECT_EQ(desk.refusal("click", {{"element_token", desk.element("Canvas", "Window").token}}).code, "not_visible");
}

TEST(Click, AnActionThatTheElementLacksNamesThoseItHas) {
  SimulatedDesk desk(scene_of({button("A"), {{"role", "checkbox"}, {"name", "Check"}}}));
  const auto code = [&](json arguments) {
    arguments["action"] = "open";
    const auto error = desk.refusal("click", arguments);
    return error.code + ": " + error.message;
  };
  EXPECT_THAT(code({{"element_token", desk.element("A", "Window").token}}),
              AllOf(HasSubstr("no_such_action"), HasSubstr("\"open\"; it offers: press")));
  EXPECT_THAT(code({{"element_token", desk.element("Check", "Window").token}}), HasSubstr("it offers: press"));
  EXPECT_THAT(code({{"pid", 200}, {"x", 5}, {"y", 5}}), HasSubstr("no_such_action"));
  EXPECT_THAT(desk.log(), testing::IsEmpty());
}

TEST(Click, HangingApplicationCostsItsCallAnErrorThatNamesIt) {
  SimulatedDesk desk;
  const auto token = desk.element("A").token;
  ASSERT_TRUE(desk.sim().run(R"({"do":"hang"})", "Widgets"));
  const auto error = desk.refusal("click", {{"element_token", token}});
  EXPECT_EQ(error.code, "app_not_responding");
  EXPECT_THAT(error.message, HasSubstr("Widgets"));
  EXPECT_THAT(error.message, HasSubstr("200"));
}

}  // namespace
}  // namespace offhand::test
