#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>

#include "tests/unit/scripted.h"
#include "tests/unit/simulated.h"

namespace offhand::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using namespace std::chrono_literals;

json label(const std::string& text) {
  return {{"role", "text"},
          {"id", "status"},
          {"name", text},
          {"bounds", {{"x", 10}, {"y", 200}, {"width", 300}, {"height", 20}}}};
}

json sets_status() { return {{{"do", "set_text"}, {"node", "status"}, {"text", "done"}}}; }

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

TEST(Click, ConfirmsWithTheEventThatFollowedInAnApplicationAtRest) {
  SimulatedDesk desk;
  desk.let_rest();
  const auto result = desk.click("A");
  EXPECT_EQ(result["effect"], "confirmed");
  EXPECT_EQ(result["verified"], true);
  EXPECT_EQ(result["evidence"]["kind"], "event");
  EXPECT_FALSE(result.contains("escalation"));
}

TEST(Click, FallsBackToPointerWhenNodeHasNoAction) {
  SimulatedDesk desk;
  const auto result = desk.click("Canvas");
  EXPECT_EQ(result["path"], "sim_pointer");
  EXPECT_THAT(desk.log(), ElementsAre("Widgets | 1001 | Canvas | pointer | left at 240,475"));
}

TEST(Click, LeavesTheDeskAsItWas) {
  SimulatedDesk desk;
  const auto before = desk.sim().desk();
  for (const auto* name : {"A", "Canvas", "Check me", "row 2"}) {
    EXPECT_FALSE(desk.click(name).contains("side_effects")) << name;
    EXPECT_EQ(desk.sim().desk(), before) << name;
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

TEST(Click, SilentCheckBoxIsASuspectedNoop) {
  SimulatedDesk desk(scene_of({button("Deaf", {{"role", "checkbox"}, {"deaf", true}})}));
  const auto result = desk.click("Deaf");
  EXPECT_EQ(result["effect"], "suspected_noop");
  EXPECT_EQ(result["verified"], false);
  EXPECT_EQ(result["escalation"]["recommended"], "px");
}

TEST(Click, TheSignOfItsTextIsTheEffect) {
  const auto text = [](const json& more) {
    SimulatedDesk desk(scene_of({button("It", more), label("waiting")}));
    desk.let_rest("Window");
    return desk.reply("click", {{"element_token", desk.element("It", "Window").token}})->text;
  };
  EXPECT_THAT(text({{"on_press", sets_status()}}), testing::StartsWith("✅ Clicked button \"It\" in window 1001"));
  EXPECT_THAT(text({{"deaf", true}}), testing::StartsWith("❔ Clicked button \"It\""));
  EXPECT_THAT(text({{"deaf", true}, {"role", "checkbox"}}), testing::StartsWith("⚠️ Clicked checkbox \"It\""));
}

TEST(Click, ItsTextTellsWhatWasDisturbed) {
  SimulatedDesk desk(scene_of({button("Greedy", {{"on_press", {{{"do", "take_focus"}}}}})}));
  const auto reply = desk.reply("click", {{"element_token", desk.element("Greedy", "Window").token}});
  for (const auto* kind : {"active_window", "focus", "stacking"})
    EXPECT_THAT(reply->text,
                testing::ContainsRegex(std::string("\n- side effect: ") + kind + " lost for [0-9]+ ms, restored"));
}

TEST(Click, CheckBoxIsConfirmedByItsState) {
  SimulatedDesk desk;
  const auto result = desk.click("Check me");
  EXPECT_EQ(result["effect"], "confirmed");
  EXPECT_EQ(result["evidence"]["kind"], "state_readback");
  EXPECT_TRUE(desk.element("Check me").is("checked"));
}

TEST(Click, SilentButtonIsUnverifiable) {
  SimulatedDesk desk(scene_of({button("Deaf", {{"deaf", true}})}));
  EXPECT_EQ(desk.click("Deaf")["effect"], "unverifiable");
}

TEST(Click, ChatterIsNotEvidence) {
  SimulatedDesk desk(scene_of({button("Deaf", {{"deaf", true}}), label("tick")}));
  ASSERT_TRUE(desk.sim().run(R"({"do":"storm","node":"status","per_second":20,"for_ms":60000})", "App"));
  desk.sim().advance(std::chrono::seconds(1));
  EXPECT_EQ(desk.click("Deaf")["effect"], "unverifiable");
}

TEST(Click, WhatTicksRarelyIsNotEvidence) {
  json ticks = json::array();
  for (int tick = 1; tick < 30; ++tick)
    ticks.push_back(
        {{"at_ms", 2300 * tick},
         {"do", {{{"do", "set_text"}, {"application", "App"}, {"node", "status"}, {"text", std::to_string(tick)}}}}});
  SimulatedDesk desk(scene_of({button("Deaf", {{"deaf", true}}), label("0")}, json::object(), {{"troubles", ticks}}));
  desk.sim().advance(std::chrono::seconds(3));
  for (int i = 0; i < 25; ++i) EXPECT_EQ(desk.click("Deaf")["effect"], "unverifiable") << i;
}

TEST(Click, OfTicksBetweenClicksThatFollowEachOtherNoneIsEvidence) {
  json ticks = json::array();
  for (int tick = 0; tick < 30; ++tick)
    ticks.push_back(
        {{"at_ms", 400 + 2300 * tick},
         {"do", {{{"do", "set_text"}, {"application", "App"}, {"node", "status"}, {"text", std::to_string(tick)}}}}});
  SimulatedDesk desk(scene_of({button("Deaf", {{"deaf", true}}), label("0")}, json::object(), {{"troubles", ticks}}));
  for (int i = 0; i < 25; ++i) EXPECT_EQ(desk.click("Deaf")["effect"], "unverifiable") << i;
}

TEST(Click, ActionThatDidNothingAtFirstIsConfirmedOnceSomethingElseChanged) {
  SimulatedDesk desk(
      scene_of({button("Clear", {{"deaf", true}}), button("7", {{"on_press", sets_status()}}), label("")}));
  desk.let_rest("Window");
  EXPECT_EQ(desk.click("Clear")["effect"], "unverifiable");
  EXPECT_EQ(desk.click("7")["effect"], "confirmed");
}

TEST(Click, EvidenceNamesItsNode) {
  SimulatedDesk desk(scene_of({button("Go", {{"on_press", sets_status()}}), label("tick")}));
  desk.let_rest("Window");
  EXPECT_THAT(desk.click("Go")["evidence"]["detail"].get<std::string>(), HasSubstr("of text \"done\""));
}

TEST(Click, WhatChangesElsewhereInARestlessApplicationIsToldAndProvesNothing) {
  SimulatedDesk desk(scene_of({button("Go", {{"on_press", sets_status()}}), label("tick"), label("bar")}));
  ASSERT_TRUE(desk.sim().run(R"({"do":"storm","node":"bar","per_second":20,"for_ms":60000})", "App"));
  desk.sim().advance(std::chrono::seconds(5));
  const auto result = desk.click("Go");
  EXPECT_EQ(result["effect"], "unverifiable");
  EXPECT_FALSE(result.contains("evidence"));
  EXPECT_THAT(result["observed"].get<std::string>(), HasSubstr("of text \"done\""));
}

TEST(Click, AClockThatNobodyHasSeenTickConfirmsNothing) {
  json ticks = json::array();
  for (int tick = 0; tick < 100; ++tick)
    ticks.push_back(
        {{"at_ms", 100 * tick},
         {"do", {{{"do", "set_text"}, {"application", "App"}, {"node", "status"}, {"text", std::to_string(tick)}}}}});
  SimulatedDesk desk(scene_of({button("Deaf", {{"deaf", true}}), label("0")}, json::object(), {{"troubles", ticks}}));
  for (int i = 0; i < 8; ++i) EXPECT_EQ(desk.click("Deaf")["effect"], "unverifiable") << i;
}

TEST(Click, WhatAnActionSetsTickingConfirmsOnlyThatOne) {
  json ticks = json::array();
  for (int tick = 1; tick < 60; ++tick)
    ticks.push_back({{"do", "set_text"}, {"node", "status"}, {"text", std::to_string(tick)}, {"after_ms", 200 * tick}});
  SimulatedDesk desk(scene_of({button("Start", {{"on_press", ticks}}), button("Deaf", {{"deaf", true}}), label("0")}));
  desk.let_rest("Window");
  EXPECT_EQ(desk.click("Start")["effect"], "confirmed");
  const auto second = desk.click("Deaf");
  EXPECT_EQ(second["effect"], "unverifiable") << "at once, before anybody could see it tick by itself: " << second;
}

TEST(Click, AButtonsOwnStatesAreNoEvidence) {
  SimulatedDesk desk(scene_of(
      {button("Go", {{"on_press", {{{"do", "set_state"}, {"node", "Go"}, {"state", "pressed"}, {"on", true}}}}})}));
  desk.let_rest("Window");
  EXPECT_EQ(desk.click("Go")["effect"], "unverifiable");
}

json box(int x, int y, int width, int height) { return {{"x", x}, {"y", y}, {"width", width}, {"height", height}}; }

/// A row without an action: it takes the pointer to choose it.
json plain_row(const std::string& name, int y) {
  return {{"role", "listitem"}, {"name", name}, {"actions", json::array()}, {"bounds", box(10, y, 200, 40)}};
}

/// A list that shows its first row and a quarter of the second, and a button below it.
json clipped_list() {
  return {{{"role", "list"},
           {"name", "Rows"},
           {"clips", true},
           {"bounds", box(10, 10, 200, 50)},
           {"children", {plain_row("row 0", 10), plain_row("row 1", 50), plain_row("row 2", 90)}}},
          button("Below", {{"bounds", box(10, 60, 200, 100)}})};
}

/// The same of texts, which cannot be chosen as rows of a list can.
json clipped_texts() {
  auto children = clipped_list();
  children[0]["role"] = "group";
  for (auto& row : children[0]["children"]) row["role"] = "text";
  return children;
}

Error refused_click(SimulatedDesk& desk, const std::string& name, const std::string& delivery = "background") {
  return desk.refusal("click", {{"element_token", desk.element(name, "Window").token}, {"delivery_mode", delivery}});
}

TEST(Aim, IsWhatShowsOfAnElement) {
  SimulatedDesk desk(scene_of(clipped_list(), {{"toolkit", "gtk3"}}));
  desk.call("click", {{"element_token", desk.element("row 1", "Window").token}});
  EXPECT_THAT(desk.log(), ElementsAre("App | 1001 | row 1 | pointer | left at 110,55"));
}

TEST(Aim, IsNothingWhereAnElementIsScrolledAway) {
  SimulatedDesk desk(scene_of(clipped_texts(), {{"toolkit", "gtk3"}}));
  for (const auto* delivery : {"background", "foreground"}) {
    const auto error = refused_click(desk, "row 2", delivery);
    EXPECT_EQ(error.code, "not_visible");
    EXPECT_THAT(error.message, HasSubstr("row 2"));
    EXPECT_THAT(error.hint, HasSubstr("Scroll"));
  }
  EXPECT_THAT(desk.log(), IsEmpty());
}

TEST(Aim, BringsAnElementIntoViewWhereTheApplicationCan) {
  SimulatedDesk desk(scene_of(clipped_list()));
  desk.call("click", {{"element_token", desk.element("row 2", "Window").token}});
  EXPECT_THAT(desk.log(), ElementsAre("App | 1001 | row 2 | pointer | left at 110,30"));
}

TEST(Aim, IsBesideWhatCoversPartOfAnElement) {
  SimulatedDesk desk(scene_of({{{"role", "img"}, {"name", "Map"}, {"bounds", box(0, 0, 200, 100)}},
                               button("Zoom", {{"bounds", box(80, 30, 60, 40)}})}));
  desk.call("click", {{"element_token", desk.element("Map", "Window").token}});
  EXPECT_THAT(desk.log(), ElementsAre("App | 1001 | Map | pointer | left at 50,25"));
}

TEST(Aim, IsNothingWhereAnotherCoversAllOfAnElement) {
  SimulatedDesk desk(scene_of({{{"role", "img"}, {"name", "Map"}, {"bounds", box(0, 0, 200, 100)}},
                               button("Shade", {{"bounds", box(0, 0, 300, 200)}})}));
  for (const auto* delivery : {"background", "foreground"}) {
    const auto error = refused_click(desk, "Map", delivery);
    EXPECT_EQ(error.code, "element_covered");
    EXPECT_THAT(error.message, HasSubstr("button \"Shade\" lies over it"));
  }
  EXPECT_THAT(desk.log(), IsEmpty());
}

TEST(Aim, IsNothingWhereAControlInsideTakesEveryClick) {
  SimulatedDesk desk(scene_of({{{"role", "group"},
                                {"name", "Group"},
                                {"bounds", box(0, 0, 200, 100)},
                                {"children", {button("Inner", {{"bounds", box(2, 2, 196, 96)}})}}}}));
  const auto error = refused_click(desk, "Group");
  EXPECT_EQ(error.code, "element_covered");
  EXPECT_THAT(error.message, HasSubstr("button \"Inner\" inside it"));
  EXPECT_THAT(error.hint, HasSubstr("its own number or token"));
  EXPECT_THAT(desk.log(), IsEmpty());
}

TEST(Aim, PressesNothingInsideAnElementThatTakesNoPointer) {
  SimulatedDesk desk(scene_of({{{"role", "group"},
                                {"name", "Group"},
                                {"bounds", box(0, 0, 200, 100)},
                                {"children", {button("Inner", {{"bounds", box(2, 2, 196, 96)}})}}}},
                              {{"toolkit", "gtk4"}}));
  scripted_tree(desk.platform()).tells_nothing = true;
  EXPECT_EQ(refused_click(desk, "Group").code, "background_unavailable");
  EXPECT_THAT(desk.log(), IsEmpty());
}

TEST(Aim, GoesThroughWhatBelongsToTheElement) {
  const json label_inside{{"role", "text"}, {"name", "words"}, {"bounds", box(12, 12, 190, 30)}};
  auto row = plain_row("row", 10);
  row["children"] = json::array({label_inside});
  SimulatedDesk desk(scene_of({row,
                               {{"role", "spinbutton"},
                                {"name", "Number"},
                                {"actions", json::array()},
                                {"bounds", box(10, 100, 100, 30)},
                                {"children", {{{"role", "textbox"}, {"bounds", box(10, 100, 80, 30)}}}}}}));
  for (const auto* name : {"row", "Number"})
    EXPECT_NO_THROW(desk.call("click", {{"element_token", desk.element(name, "Window").token}, {"count", 2}})) << name;
}

TEST(Aim, IsTheMiddleOfWhatShowsWhereAnApplicationTellsNothing) {
  SimulatedDesk desk(scene_of(clipped_texts(), {{"toolkit", "gtk3"}}));
  scripted_tree(desk.platform()).tells_nothing = true;
  desk.call("click", {{"element_token", desk.element("row 1", "Window").token}});
  EXPECT_THAT(desk.log(), ElementsAre("App | 1001 | row 1 | pointer | left at 110,55"));
  EXPECT_EQ(refused_click(desk, "row 2").code, "not_visible");
}

TEST(Aim, AsksAgainWhereAnApplicationBeginsToTellOnlyWhenAsked) {
  SimulatedDesk desk(
      scene_of({plain_row("under", 10), {{"role", "group"}, {"name", "Banner"}, {"bounds", box(0, 0, 400, 100)}}}));
  const auto under = desk.element("under", "Window");
  scripted_tree(desk.platform()).untold_hits = 3;
  const json twice{{"element_token", under.token}, {"count", 2}};
  EXPECT_EQ(desk.refusal("click", twice).code, "element_covered") << "which only the pointer can do";
  EXPECT_THAT(desk.log(), IsEmpty());
}

TEST(Click, AStateThatWentBackAtOnceIsNoEffect) {
  const auto tab_that = [](const json& deeds) {
    return scene_of({button("Page", {{"role", "tab"}, {"states", {"selected"}}, {"on_press", deeds}})});
  };
  const auto pressed = [](bool on) {
    return json{{"do", "set_state"}, {"node", "Page"}, {"state", "pressed"}, {"on", on}};
  };
  SimulatedDesk changed(tab_that({pressed(true)}));
  EXPECT_EQ(changed.click("Page")["effect"], "confirmed");
  SimulatedDesk back(tab_that({pressed(true), pressed(false)}));
  EXPECT_EQ(back.click("Page")["effect"], "unverifiable");
}

TEST(Click, AtAPointSaysWhatLayThere) {
  SimulatedDesk desk(scene_of({button("Save", {{"bounds", box(10, 10, 100, 40)}})}));
  const auto at = [&](int x, int y) { return desk.call("click", {{"pid", 200}, {"x", x}, {"y", y}})["target"]; };
  const auto hit = at(20, 20);
  EXPECT_EQ(hit["role"], "button");
  EXPECT_EQ(hit["name"], "Save");
  EXPECT_NE(at(390, 290).value("name", ""), "Save");
}

TEST(Click, LateEffectIsStillSeen) {
  SimulatedDesk desk(scene_of(
      {button("Slow", {{"on_press", {{{"do", "set_text"}, {"node", "status"}, {"text", "done"}, {"after_ms", 319}}}}}),
       label("waiting")}));
  desk.let_rest("Window");
  EXPECT_EQ(desk.click("Slow")["effect"], "confirmed");
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
  SimulatedDesk desk(scene_of({button("Plus", {{"on_press", sets_status()}}), label("0")}, {{"toolkit", "gtk4"}}));
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

TEST(Click, AnEffectIsWaitedForAsLongAsTheBackendSaysOneMayCome) {
  for (const auto& [settles, effect] : {std::pair{3000ms, "confirmed"}, std::pair{1000ms, "unverifiable"}}) {
    SimulatedDesk desk(scene_of({button("Slow")}));
    auto& tree = scripted_tree(desk.platform());
    auto delivery = platform::Delivery::delivered(ActionPath::sim_action);
    delivery.settles_within = settles;
    tree.next_perform = delivery;
    const auto token = desk.element("Slow", "Window").token;
    ASSERT_TRUE(desk.sim().run(R"({"do": "open_window", "after_ms": 2000, "as": {"title": "At last",
      "bounds": {"x": 1, "y": 1, "width": 50, "height": 50}}})",
                               "App"));
    EXPECT_EQ(desk.call("click", {{"element_token", token}})["effect"], effect);
  }
}

/// A press that the application took and which starts what it starts by timers within 100 ms; what the reply says of
/// it, and how long it took.
struct SilentPress {
  explicit SilentPress(std::function<bool(std::chrono::milliseconds)> at_work, const std::string& deeds = {}) {
    SimulatedDesk desk(scene_of({button("Quiet")}));
    auto& tree = scripted_tree(desk.platform());
    auto delivery = platform::Delivery::delivered(ActionPath::sim_action);
    delivery.starts_within = 100ms;
    tree.next_perform = delivery;
    const auto token = desk.element("Quiet", "Window").token;
    EXPECT_TRUE(deeds.empty() || desk.sim().run(deeds, "App"));
    const auto began = desk.sim().now();
    const auto passed = [&] { return std::chrono::duration_cast<std::chrono::milliseconds>(desk.sim().now() - began); };
    scripted_apps(desk.platform()).at_work = [&] { return at_work(passed()); };
    effect = desk.call("click", {{"element_token", token}})["effect"].get<std::string>();
    took = passed();
  }
  std::string effect;
  std::chrono::milliseconds took{};
};

TEST(Patience, EndsOnceTheApplicationRestsAndItsTimersHaveFired) {
  const SilentPress press([](auto) { return false; });
  EXPECT_EQ(press.effect, "unverifiable");
  EXPECT_GE(press.took, 100ms);
  EXPECT_LE(press.took, 150ms);
}

TEST(Patience, LastsWhileTheApplicationIsAtWork) {
  const SilentPress press([](auto passed) { return passed < 300ms; },
                          R"({"do": "open_window", "after_ms": 290, "as": {"title": "At last",
                              "bounds": {"x": 1, "y": 1, "width": 50, "height": 50}}})");
  EXPECT_EQ(press.effect, "confirmed");
  EXPECT_LE(press.took, 400ms);
}

TEST(Patience, IsNotEndless) {
  const SilentPress press([](auto) { return true; });
  EXPECT_EQ(press.effect, "unverifiable");
  EXPECT_GE(press.took, 600ms);
  EXPECT_LE(press.took, 700ms);
}

// Between two of its threads a piece of work may be nowhere for a moment.
TEST(Patience, OneLookAtRestIsNotEnough) {
  int looks = 0;
  const SilentPress press([&](auto) { return ++looks % 3 != 0; });
  EXPECT_GE(press.took, 600ms);
}

TEST(Click, ForegroundUsesThePointerAndGivesTheDeskBack) {
  SimulatedDesk desk;
  const auto before = desk.sim().desk();
  const auto result = desk.click("A", {{"delivery_mode", "foreground"}});
  EXPECT_EQ(result["path"], "sim_pointer");
  EXPECT_THAT(desk.log(),
              ElementsAre("Widgets | 1001 |  | desk | activated", "Widgets | 1001 | A | pointer | left at 40,25"));
  EXPECT_EQ(desk.sim().desk(), before);
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
  const auto before = desk.sim().desk();
  const auto result = desk.click("Greedy");
  EXPECT_EQ(desk.sim().desk(), before);
  std::vector<std::string> kinds;
  for (const auto& effect : result.at("side_effects")) {
    EXPECT_EQ(effect["restored"], true);
    kinds.push_back(effect["kind"]);
  }
  EXPECT_THAT(kinds, testing::UnorderedElementsAre("active_window", "focus", "stacking"));
}

TEST(Click, WhatThePersonChangesMeanwhileStays) {
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
  EXPECT_EQ(desk.sim().desk().active_window, 1002);
  EXPECT_FALSE(result.contains("side_effects"));
}

TEST(Click, ClosingItsWindowIsAnEffect) {
  SimulatedDesk desk(scene_of(button("Close", {{"on_press", {{{"do", "close_window"}}}}})));
  const auto result = desk.click("Close");
  EXPECT_EQ(result["effect"], "confirmed");
  EXPECT_EQ(result["evidence"]["kind"], "window_change");
}

TEST(Click, WindowThatClosesDuringTheCallIsAnErrorThatNamesIt) {
  const json trouble{{"on_call", {{"call", "identify"}, {"when", "after"}}},
                     {"do", {{{"do", "close_window"}, {"application", "App"}, {"window", "Window"}}}}};
  SimulatedDesk desk(scene_of({button("Save")}, json::object(), {{"troubles", {trouble}}}));
  const auto error = desk.refusal("click", {{"element_token", desk.element("Save", "Window").token}});
  EXPECT_THAT(error.message, testing::AnyOf(HasSubstr("1001"), HasSubstr("Save"))) << error.code;
  EXPECT_THAT(desk.log(), IsEmpty());
}

TEST(Click, PointsReferToTheLastPictureOfTheWindow) {
  SimulatedDesk desk;
  const auto state = desk.look("Widgets", {{"include_screenshot", true}, {"max_image_dimension", 280}});
  ASSERT_DOUBLE_EQ(state["screenshot_scale"].get<double>(), 0.5);
  desk.call("click", {{"pid", 200}, {"x", 120}, {"y", 237}});
  EXPECT_THAT(desk.log(), ElementsAre("Widgets | 1001 | Canvas | pointer | left at 240,474"));
}

TEST(Click, PointOutsideTheWindowIsRefused) {
  SimulatedDesk desk;
  const auto error = desk.refusal("click", {{"pid", 200}, {"x", 481}, {"y", 10}});
  EXPECT_EQ(error.code, "point_outside");
  EXPECT_THAT(error.message, HasSubstr("481"));
  EXPECT_THAT(error.message, HasSubstr("480x560"));
}

TEST(Click, PointOfTheScreenNeedsDesktopScope) {
  SimulatedDesk desk;
  EXPECT_EQ(desk.refusal("click", {{"x", 130}, {"y", 105}}).code, "desktop_scope_disabled");
  Config config;
  config.capture_scope = ConfigCaptureScope::desktop;
  SimulatedDesk allowed("widgets", config);
  const auto result = allowed.call("click", {{"x", 130}, {"y", 105}});
  EXPECT_EQ(result["target"]["window_id"], 0);
  EXPECT_THAT(allowed.log(), ElementsAre("Widgets | 1001 | A | pointer | left at 30,25"));
}

TEST(Click, SaysItsScopeItself) {
  SimulatedDesk desk;
  const auto result = desk.call("click", {{"x", 130}, {"y", 105}, {"scope", "desktop"}});
  EXPECT_EQ(result["target"]["window_id"], 0);
  EXPECT_THAT(desk.log(), ElementsAre("Widgets | 1001 | A | pointer | left at 30,25"));
  Config config;
  config.capture_scope = ConfigCaptureScope::desktop;
  SimulatedDesk allowed("widgets", config);
  EXPECT_EQ(allowed.refusal("click", {{"x", 130}, {"y", 105}, {"scope", "window"}}).code, "desktop_scope_disabled");
  const auto both = allowed.refusal("click", {{"pid", 200}, {"x", 30}, {"y", 25}, {"scope", "desktop"}});
  EXPECT_EQ(both.code, "invalid_arguments") << "a point of a window, or one of the screen";
  EXPECT_THAT(allowed.log(), IsEmpty());
}

TEST(Click, WhatOthersCallItsArgumentsIsTold) {
  SimulatedDesk desk;
  const auto error = desk.refusal("click", {{"pid", 200}, {"x", 5}, {"y", 5}, {"dispatch", "foreground"}});
  EXPECT_THAT(error.message, HasSubstr("/dispatch: unknown key, did you mean \"delivery_mode\"?"));
}

Config desktop_scope() {
  Config config;
  config.capture_scope = ConfigCaptureScope::desktop;
  return config;
}

TEST(Click, PointOutsideTheScreenIsRefused) {
  SimulatedDesk desk("widgets", desktop_scope());
  for (const json& point : {json{{"x", 30000}, {"y", 10}}, json{{"x", 10}, {"y", 800}}, json{{"x", -1}, {"y", 10}}}) {
    const auto error = desk.refusal("click", point);
    EXPECT_EQ(error.code, "point_outside") << point;
    EXPECT_THAT(error.message, HasSubstr("the screen (1280x800)"));
  }
  EXPECT_THAT(desk.log(), IsEmpty());
}

TEST(Click, PointOfTheScreenTellsWhatItDisturbed) {
  SimulatedDesk desk("widgets", desktop_scope());
  const auto before = desk.sim().desk();
  const auto result = desk.call("click", {{"x", 130}, {"y", 105}});
  EXPECT_EQ(result["target"]["pid"], 200);
  std::vector<std::string> restored;
  std::vector<std::string> left;
  for (const auto& effect : result.at("side_effects")) (effect["restored"] ? restored : left).push_back(effect["kind"]);
  EXPECT_THAT(restored, ElementsAre("pointer"));
  EXPECT_THAT(left, testing::UnorderedElementsAre("active_window", "focus", "stacking"));
  EXPECT_NE(desk.sim().desk().active_window, before.active_window);
}

TEST(Click, PointOfTheScreenInTheForegroundGivesTheDeskBack) {
  SimulatedDesk desk("widgets", desktop_scope());
  const auto before = desk.sim().desk();
  const auto result = desk.call("click", {{"x", 130}, {"y", 105}, {"delivery_mode", "foreground"}});
  EXPECT_EQ(desk.sim().desk(), before);
  for (const auto& effect : result.at("side_effects")) EXPECT_EQ(effect["restored"], true) << effect;
}

TEST(Click, WhatHappensInAnotherApplicationIsNoEvidenceForAPointOfTheScreen) {
  auto scene = json::parse(scene_of({button("Deaf", {{"deaf", true}})}));
  scene["applications"][0]["windows"][0]["bounds"] = {{"x", 820}, {"y", 60}, {"width", 400}, {"height", 300}};
  scene["troubles"] = {{{"on_call", {{"call", "click_screen"}, {"when", "after"}}},
                        {"do", {{{"do", "set_text"}, {"application", "Editor"}, {"node", "Page"}, {"text", "new"}}}}}};
  SimulatedDesk desk(scene.dump(), desktop_scope());
  EXPECT_EQ(desk.call("click", {{"x", 840}, {"y", 80}})["effect"], "unverifiable");
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

TEST(Click, ZoomPictureMustExist) {
  SimulatedDesk desk;
  EXPECT_EQ(desk.refusal("click", {{"pid", 200}, {"x", 1}, {"y", 1}, {"from_zoom", true}}).code, "no_zoom_picture");
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
