#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "generated/types/errors.h"
#include "tests/unit/scripted.h"
#include "tests/unit/simulated.h"

namespace offhand::test {
namespace {

using platform::Work;
using testing::HasSubstr;
using namespace std::chrono_literals;

TEST(Evidence, ConfirmsWithTheEventThatFollowedInAnApplicationAtRest) {
  SimulatedDesk desk;
  desk.let_rest();
  const auto result = desk.click("A");
  EXPECT_EQ(result["effect"], "confirmed");
  EXPECT_EQ(result["verified"], true);
  EXPECT_EQ(result["evidence"]["kind"], "event");
  EXPECT_FALSE(result.contains("escalation"));
}

TEST(Evidence, SilentCheckBoxIsASuspectedNoop) {
  SimulatedDesk desk(scene_of({button("Deaf", {{"role", "checkbox"}, {"deaf", true}})}));
  const auto result = desk.click("Deaf");
  EXPECT_EQ(result["effect"], "suspected_noop");
  EXPECT_EQ(result["verified"], false);
  EXPECT_EQ(result["escalation"]["recommended"], "px");
}

// Where nothing is told, silence is no sign that nothing happened.
TEST(Evidence, OfAMinimisedWindowWhoseApplicationTellsNothingSilenceIsNoNoop) {
  SimulatedDesk desk(scene_of({button("Deaf", {{"role", "checkbox"}, {"deaf", true}})}));
  const auto press = [&] {
    auto delivery = platform::Delivery::delivered(ActionPath::sim_action);
    delivery.silent_while_minimised = true;
    scripted_tree(desk.platform()).next_perform = delivery;
    return desk.call("click", {{"element_token", desk.element("Deaf", "Window").token}});
  };
  EXPECT_EQ(press()["effect"], "suspected_noop");
  ASSERT_TRUE(desk.sim().run(R"({"do": "minimize", "application": "App", "window": "Window", "on": true})"));
  const auto result = press();
  EXPECT_EQ(result["effect"], "unverifiable");
  EXPECT_THAT(result["observed"].get<std::string>(), HasSubstr("minimised"));
}

TEST(Evidence, AMinimisedWindowThatIsToldOfLateIsGivenTheTime) {
  const auto effect = [](bool minimised, std::chrono::milliseconds late) {
    SimulatedDesk desk(scene_of({button("Box", {{"role", "checkbox"}, {"id", "Box"}, {"deaf", true}})}));
    auto delivery = platform::Delivery::delivered(ActionPath::sim_action);
    delivery.late_while_minimised = 1500ms;
    scripted_tree(desk.platform()).next_perform = delivery;
    const json minimize{{"do", "minimize"}, {"application", "App"}, {"window", "Window"}, {"on", minimised}};
    EXPECT_TRUE(desk.sim().run(minimize.dump()));
    const auto token = desk.element("Box", "Window").token;
    const json ticked{
        {"do", "set_state"}, {"node", "Box"}, {"state", "checked"}, {"on", true}, {"after_ms", late.count()}};
    EXPECT_TRUE(desk.sim().run(ticked.dump(), "App"));
    return desk.call("click", {{"element_token", token}})["effect"];
  };
  EXPECT_EQ(effect(true, 1500ms), "confirmed");
  EXPECT_EQ(effect(true, 5s), "unverifiable") << "that time is over, and on a busy machine that says nothing";
  EXPECT_EQ(effect(false, 1500ms), "suspected_noop") << "it shows, and would have told";
}

TEST(Evidence, TheSignOfItsTextIsTheEffect) {
  const auto text = [](const json& more) {
    SimulatedDesk desk(scene_of({button("It", more), status_text("waiting")}));
    desk.let_rest("Window");
    return desk.reply("click", {{"element_token", desk.element("It", "Window").token}})->text;
  };
  EXPECT_THAT(text({{"on_press", sets_status()}}), testing::StartsWith("✅ Clicked button \"It\" in window 1001"));
  EXPECT_THAT(text({{"deaf", true}}), testing::StartsWith("❔ Clicked button \"It\""));
  EXPECT_THAT(text({{"deaf", true}, {"role", "checkbox"}}), testing::StartsWith("⚠️ Clicked checkbox \"It\""));
}

TEST(Evidence, CheckBoxIsConfirmedByItsState) {
  SimulatedDesk desk;
  const auto result = desk.click("Check me");
  EXPECT_EQ(result["effect"], "confirmed");
  EXPECT_EQ(result["evidence"]["kind"], "state_readback");
  EXPECT_TRUE(desk.element("Check me").is("checked"));
}

TEST(Evidence, SilentButtonIsUnverifiable) {
  SimulatedDesk desk(scene_of({button("Deaf", {{"deaf", true}})}));
  EXPECT_EQ(desk.click("Deaf")["effect"], "unverifiable");
}

TEST(Evidence, ChatterIsNotEvidence) {
  SimulatedDesk desk(scene_of({button("Deaf", {{"deaf", true}}), status_text("tick")}));
  ASSERT_TRUE(desk.sim().run(R"({"do":"storm","node":"status","per_second":20,"for_ms":60000})", "App"));
  desk.sim().advance(std::chrono::seconds(1));
  EXPECT_EQ(desk.click("Deaf")["effect"], "unverifiable");
}

TEST(Evidence, WhatTicksRarelyIsNotEvidence) {
  json ticks = json::array();
  for (int tick = 1; tick < 30; ++tick)
    ticks.push_back(
        {{"at_ms", 2300 * tick},
         {"do", {{{"do", "set_text"}, {"application", "App"}, {"node", "status"}, {"text", std::to_string(tick)}}}}});
  SimulatedDesk desk(
      scene_of({button("Deaf", {{"deaf", true}}), status_text("0")}, json::object(), {{"troubles", ticks}}));
  desk.sim().advance(std::chrono::seconds(3));
  for (int i = 0; i < 25; ++i) EXPECT_EQ(desk.click("Deaf")["effect"], "unverifiable") << i;
}

TEST(Evidence, OfTicksBetweenClicksThatFollowEachOtherNoneIsEvidence) {
  json ticks = json::array();
  for (int tick = 0; tick < 30; ++tick)
    ticks.push_back(
        {{"at_ms", 400 + 2300 * tick},
         {"do", {{{"do", "set_text"}, {"application", "App"}, {"node", "status"}, {"text", std::to_string(tick)}}}}});
  SimulatedDesk desk(
      scene_of({button("Deaf", {{"deaf", true}}), status_text("0")}, json::object(), {{"troubles", ticks}}));
  for (int i = 0; i < 25; ++i) EXPECT_EQ(desk.click("Deaf")["effect"], "unverifiable") << i;
}

TEST(Evidence, ActionThatDidNothingAtFirstIsConfirmedOnceSomethingElseChanged) {
  SimulatedDesk desk(
      scene_of({button("Clear", {{"deaf", true}}), button("7", {{"on_press", sets_status()}}), status_text("")}));
  desk.let_rest("Window");
  EXPECT_EQ(desk.click("Clear")["effect"], "unverifiable");
  EXPECT_EQ(desk.click("7")["effect"], "confirmed");
}

TEST(Evidence, EvidenceNamesItsNode) {
  SimulatedDesk desk(scene_of({button("Go", {{"on_press", sets_status()}}), status_text("tick")}));
  desk.let_rest("Window");
  EXPECT_THAT(desk.click("Go")["evidence"]["detail"].get<std::string>(), HasSubstr("of text \"done\""));
}

TEST(Evidence, WhatChangesElsewhereInARestlessApplicationIsToldAndProvesNothing) {
  SimulatedDesk desk(scene_of({button("Go", {{"on_press", sets_status()}}), status_text("tick"), status_text("bar")}));
  ASSERT_TRUE(desk.sim().run(R"({"do":"storm","node":"bar","per_second":20,"for_ms":60000})", "App"));
  desk.sim().advance(std::chrono::seconds(5));
  const auto result = desk.click("Go");
  EXPECT_EQ(result["effect"], "unverifiable");
  EXPECT_FALSE(result.contains("evidence"));
  EXPECT_THAT(result["observed"].get<std::string>(), HasSubstr("of text \"done\""));
}

TEST(Evidence, AClockThatNobodyHasSeenTickConfirmsNothing) {
  json ticks = json::array();
  for (int tick = 0; tick < 100; ++tick)
    ticks.push_back(
        {{"at_ms", 100 * tick},
         {"do", {{{"do", "set_text"}, {"application", "App"}, {"node", "status"}, {"text", std::to_string(tick)}}}}});
  SimulatedDesk desk(
      scene_of({button("Deaf", {{"deaf", true}}), status_text("0")}, json::object(), {{"troubles", ticks}}));
  for (int i = 0; i < 8; ++i) EXPECT_EQ(desk.click("Deaf")["effect"], "unverifiable") << i;
}

TEST(Evidence, WhatAnActionSetsTickingConfirmsOnlyThatOne) {
  json ticks = json::array();
  for (int tick = 1; tick < 60; ++tick)
    ticks.push_back({{"do", "set_text"}, {"node", "status"}, {"text", std::to_string(tick)}, {"after_ms", 200 * tick}});
  SimulatedDesk desk(
      scene_of({button("Start", {{"on_press", ticks}}), button("Deaf", {{"deaf", true}}), status_text("0")}));
  desk.let_rest("Window");
  EXPECT_EQ(desk.click("Start")["effect"], "confirmed");
  const auto second = desk.click("Deaf");
  EXPECT_EQ(second["effect"], "unverifiable") << "at once, before anybody could see it tick by itself: " << second;
}

TEST(Evidence, AButtonsOwnStatesAreNoEvidence) {
  SimulatedDesk desk(scene_of(
      {button("Go", {{"on_press", {{{"do", "set_state"}, {"node", "Go"}, {"state", "pressed"}, {"on", true}}}}})}));
  desk.let_rest("Window");
  EXPECT_EQ(desk.click("Go")["effect"], "unverifiable");
}

TEST(Evidence, AStateThatWentBackAtOnceIsNoEffect) {
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

TEST(Evidence, LateEffectIsStillSeen) {
  SimulatedDesk desk(scene_of(
      {button("Slow", {{"on_press", {{{"do", "set_text"}, {"node", "status"}, {"text", "done"}, {"after_ms", 319}}}}}),
       status_text("waiting")}));
  desk.let_rest("Window");
  EXPECT_EQ(desk.click("Slow")["effect"], "confirmed");
}

TEST(Evidence, AnEffectIsWaitedForAsLongAsTheBackendSaysOneMayCome) {
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
  /// `deprived`: how much of the time that has passed others had the processor.
  explicit SilentPress(std::function<platform::Work(std::chrono::milliseconds)> work, const std::string& deeds = {},
                       double deprived = 0) {
    SimulatedDesk desk(scene_of({button("Quiet")}));
    auto& tree = scripted_tree(desk.platform());
    auto delivery = platform::Delivery::delivered(ActionPath::sim_action);
    delivery.starts_within = 100ms;
    tree.next_perform = delivery;
    const auto token = desk.element("Quiet", "Window").token;
    EXPECT_TRUE(deeds.empty() || desk.sim().run(deeds, "App"));
    const auto began = desk.sim().now();
    const auto passed = [&] { return std::chrono::duration_cast<std::chrono::milliseconds>(desk.sim().now() - began); };
    auto& apps = scripted_apps(desk.platform());
    apps.work = [&] { return work(passed()); };
    apps.deprived = [&] {
      return std::chrono::nanoseconds(static_cast<std::int64_t>(deprived * static_cast<double>(passed() / 1ns)));
    };
    effect = desk.call("click", {{"element_token", token}})["effect"].get<std::string>();
    took = passed();
  }
  std::string effect;
  std::chrono::milliseconds took{};
};

TEST(SettleTimer, EndsOnceTheApplicationRestsAndItsTimersHaveFired) {
  const SilentPress press([](auto) { return Work::none; });
  EXPECT_EQ(press.effect, "unverifiable");
  EXPECT_GE(press.took, 100ms);
  EXPECT_LE(press.took, 150ms);
}

TEST(SettleTimer, LastsWhileTheApplicationIsAtWork) {
  const SilentPress press([](auto passed) { return passed < 300ms ? Work::runs : Work::none; },
                          R"({"do": "open_window", "after_ms": 290, "as": {"title": "At last",
                              "bounds": {"x": 1, "y": 1, "width": 50, "height": 50}}})");
  EXPECT_EQ(press.effect, "confirmed");
  EXPECT_LE(press.took, 400ms);
}

TEST(SettleTimer, IsNotEndless) {
  const SilentPress press([](auto) { return Work::runs; });
  EXPECT_EQ(press.effect, "unverifiable");
  EXPECT_GE(press.took, 600ms);
  EXPECT_LE(press.took, 700ms);
}

// With four busy processes to a processor closing a GTK 4 window took longer than the time that effects are given.
TEST(SettleTimer, GivesBackTheTimeThatOthersTook) {
  int looks = 0;
  const SilentPress press([&](auto) { return ++looks % 4 == 0 ? Work::runs : Work::waits; },
                          R"({"do": "open_window", "after_ms": 900, "as": {"title": "At last",
                              "bounds": {"x": 1, "y": 1, "width": 50, "height": 50}}})");
  EXPECT_EQ(press.effect, "confirmed");
}

// It runs again and again, and has a third of the time that it needs.
TEST(SettleTimer, GivesBackTheTimeThatOthersTookInTurns) {
  const SilentPress press([](auto) { return Work::runs; },
                          R"({"do": "open_window", "after_ms": 1500, "as": {"title": "At last",
                              "bounds": {"x": 1, "y": 1, "width": 50, "height": 50}}})",
                          2.0 / 3);
  EXPECT_EQ(press.effect, "confirmed");
}

TEST(SettleTimer, OthersThatTakeAllTheTimeDoNotMakeItEndless) {
  const SilentPress press([](auto) { return Work::runs; }, {}, 3);
  EXPECT_EQ(press.effect, "unverifiable");
  EXPECT_GE(press.took, 2500ms);
  EXPECT_LE(press.took, 3000ms);
}

TEST(SettleTimer, AnOverloadedMachineDoesNotMakeItEndless) {
  const SilentPress press([](auto) { return Work::waits; });
  EXPECT_EQ(press.effect, "unverifiable");
  EXPECT_LE(press.took, 3000ms);
}

// A label changes by itself 20 ms after the press, and the button fires by a timer after 100.
TEST(SettleTimer, AChangeElsewhereIsNoReasonToEndBeforeTheTimersOfTheApplication) {
  SimulatedDesk desk(scene_of({button("Quiet"), {{"role", "text"}, {"name", "Clock"}, {"id", "clock"}}}));
  auto& tree = scripted_tree(desk.platform());
  auto delivery = platform::Delivery::delivered(ActionPath::sim_action);
  delivery.starts_within = 260ms;
  tree.next_perform = delivery;
  scripted_apps(desk.platform()).work = [] { return Work::none; };
  const auto token = desk.element("Quiet", "Window").token;
  ASSERT_TRUE(desk.sim().run(R"({"do": "set_text", "node": "clock", "text": "10:00", "after_ms": 20})", "App"));
  ASSERT_TRUE(desk.sim().run(R"({"do": "open_window", "after_ms": 255, "as": {"title": "At last",
      "bounds": {"x": 1, "y": 1, "width": 50, "height": 50}}})",
                             "App"));
  EXPECT_EQ(desk.call("click", {{"element_token", token}})["effect"], "confirmed");
}

// Between two of its threads a piece of work may be nowhere for a moment.
TEST(SettleTimer, OneLookAtRestIsNotEnough) {
  int looks = 0;
  const SilentPress press([&](auto) { return ++looks % 3 != 0 ? Work::runs : Work::none; });
  EXPECT_GE(press.took, 600ms);
}

/// A drag of a slider "Level" in an application that was at rest; "status" lies elsewhere.
struct Dragged {
  explicit Dragged(const json& slider, std::function<platform::Work(std::chrono::milliseconds)> work,
                   int duration = 0) {
    json level{{"role", "slider"}, {"name", "Level"}, {"bounds", {{"x", 0}, {"y", 0}, {"width", 200}, {"height", 20}}}};
    level.update(slider);
    SimulatedDesk desk(scene_of({level, status_text("ready")}));
    desk.let_rest("Window");
    const auto began = desk.sim().now();
    const auto passed = [&] { return std::chrono::duration_cast<std::chrono::milliseconds>(desk.sim().now() - began); };
    scripted_apps(desk.platform()).work = [&] { return work(passed()); };
    const json along{{"pid", 200}, {"from_x", 10}, {"from_y", 10}, {"to_x", 100}, {"to_y", 10}};
    result = desk.call("drag", [&] {
      auto arguments = along;
      arguments["duration_ms"] = duration;
      return arguments;
    }());
  }
  json result;
};
const auto rests = [](std::chrono::milliseconds) { return Work::none; };

TEST(DragEvidence, IsNotWhatThePressShowsElsewhere) {
  const Dragged drag({{"on_hold", sets_status()}}, rests);
  EXPECT_EQ(drag.result["effect"], "unverifiable") << drag.result;
  EXPECT_THAT(std::string(drag.result["observed"]), HasSubstr("done"));
}

TEST(DragEvidence, IsNotWhatComesOfThePressLate) {
  auto late = sets_status();
  late[0]["after_ms"] = 60;
  const auto works_at_it = [](std::chrono::milliseconds passed) { return passed < 70ms ? Work::runs : Work::none; };
  const Dragged drag({{"on_hold", late}}, works_at_it);
  EXPECT_EQ(drag.result["effect"], "unverifiable") << drag.result;
}

TEST(DragEvidence, IsWhatLettingGoChangesElsewhere) {
  const Dragged drag({{"on_hold", sets_status()},
                      {"on_change", {{{"do", "set_text"}, {"node", "status"}, {"text", "dropped"}}}},
                      {"range", {{"minimum", 0}, {"maximum", 100}}}},
                     rests);
  EXPECT_EQ(drag.result["effect"], "confirmed") << drag.result;
}

TEST(DragEvidence, IsNothingElsewhereWhereTheApplicationDoesNotRestBefore) {
  const Dragged drag({{"on_hold", {{{"do", "rename"}, {"node", "status"}, {"text", "dropped"}, {"after_ms", 230}}}}},
                     [](auto) { return Work::runs; });
  EXPECT_EQ(drag.result["effect"], "unverifiable") << drag.result;
}

TEST(DragEvidence, IsTheValueOfWhatIsDraggedFromTheFirstMoveOn) {
  const Dragged moved({{"range", {{"minimum", 0}, {"maximum", 100}}}, {"value", "0"}}, rests);
  EXPECT_EQ(moved.result["effect"], "confirmed") << moved.result;
  const Dragged pressed({{"on_hold", {{{"do", "set_value"}, {"node", "Level"}, {"text", "5"}}}}}, rests);
  EXPECT_EQ(pressed.result["effect"], "unverifiable") << pressed.result;
}

TEST(Evidence, ClosingItsWindowIsAnEffect) {
  SimulatedDesk desk(scene_of(button("Close", {{"on_press", {{{"do", "close_window"}}}}})));
  const auto result = desk.click("Close");
  EXPECT_EQ(result["effect"], "confirmed");
  EXPECT_EQ(result["evidence"]["kind"], "window_change");
}

// As GTK opens the field of its search for every key, beside the screen, and puts it away where it is none for it.
TEST(Evidence, AWindowThatIsPutAwayAtOnceIsNone) {
  const json dialog{{"title", "Search"}, {"bounds", {{"x", 0}, {"y", 0}, {"width", 90}, {"height", 20}}}};
  const auto click = [&](const json& deeds) {
    SimulatedDesk desk(scene_of(button("A", {{"on_press", deeds}})));
    desk.let_rest("Window");
    return desk.click("A");
  };
  const json opens{{"do", "open_window"}, {"as", dialog}};
  EXPECT_EQ(click(json::array({opens}))["evidence"]["kind"], "window_change");
  const auto result = click({opens, {{"do", "close_window"}, {"window", "Search"}}});
  EXPECT_EQ(result["effect"], "unverifiable") << result;
  EXPECT_THAT(result["observed"].get<std::string>(), HasSubstr("window opened, which does not show"));
}

// As one that is told of by the tree alone, whatever shows of it.
TEST(Evidence, AWindowIsProofOnceItShows) {
  using Looks = std::vector<Result<platform::NodeIdentity>>;
  const auto click = [](const Looks& looks) {
    SimulatedDesk desk(scene_of(button("A")));
    auto& tree = scripted_tree(desk.platform());
    desk.let_rest("Window");
    std::size_t looked = 0;
    tree.not_listed = platform::NodeHandle::of(std::string("window"));
    tree.identified = [&] { return looks[std::min(looked++, looks.size() - 1)]; };
    tree.meanwhile = [&] {
      platform::Event opened;
      opened.kind = platform::EventKind::window_opened;
      opened.at = desk.platform().clock->now();
      opened.node = *tree.not_listed;
      opened.pid = 200;
      desk.process().desk().events().post(opened);
    };
    tree.next_perform = platform::Delivery::delivered(ActionPath::sim_action);
    return desk.click("A")["effect"];
  };
  platform::NodeIdentity shown;
  shown.exists = true;
  auto hidden = shown;
  hidden.states.insert(ElementState::hidden);
  const auto no_answer = Result<platform::NodeIdentity>(fail(errors::app_not_responding({.app = "App"})));
  EXPECT_EQ(click({shown}), "confirmed");
  EXPECT_EQ(click({no_answer}), "confirmed") << "it may be busy with what it opened";
  EXPECT_EQ(click({hidden, shown}), "confirmed") << "some tell of a window before it shows";
  EXPECT_EQ(click({hidden}), "unverifiable");
  EXPECT_EQ(click({hidden, no_answer}), "unverifiable");
  EXPECT_EQ(click({platform::NodeIdentity{}}), "unverifiable");
}

json item(const std::string& name, const json& more = json::object()) {
  json node{{"role", "listitem"}, {"name", name}, {"bounds", {{"x", 0}, {"y", 0}, {"width", 90}, {"height", 20}}}};
  node.update(more);
  return node;
}

json list_of(const json& item) { return {{"role", "list"}, {"name", "Mails"}, {"children", json::array({item})}}; }

TEST(Evidence, OfAnItemThatIsCalledOtherwiseAfterThePressNothingIsProved) {
  const json press{{{"do", "rename"}, {"node", "Mail from Ann"}, {"text", "Mail from Eve"}},
                   {{"do", "set_text"}, {"node", "status"}, {"text", "archived"}}};
  SimulatedDesk desk(scene_of({list_of(item("Mail from Ann", {{"on_press", press}})), status_text("")}));
  desk.let_rest("Window");
  const auto result = desk.click("Mail from Ann");
  EXPECT_EQ(result["effect"], "unverifiable");
  EXPECT_FALSE(result.contains("evidence"));
  EXPECT_THAT(result["observed"].get<std::string>(), HasSubstr("\"Mail from Eve\" by now"));
}

TEST(Evidence, OfAnItemThatIsCalledAsItWasTheSameIsProof) {
  const json press{{"do", "set_text"}, {"node", "status"}, {"text", "archived"}};
  SimulatedDesk desk(scene_of({list_of(item("Mail from Ann", {{"on_press", press}})), status_text("")}));
  desk.let_rest("Window");
  EXPECT_EQ(desk.click("Mail from Ann")["effect"], "confirmed");
}

TEST(Evidence, AnItemThatBecomesAnotherWhileItsSecondPressWaitsIsNotPressed) {
  SimulatedDesk desk(scene_of({list_of(item("Mail from Ann")), status_text("")}));
  auto& tree = scripted_tree(desk.platform());
  desk.let_rest("Window");
  const auto row = desk.element("Mail from Ann", "Window");
  auto first = platform::Delivery::delivered(ActionPath::sim_action);
  first.busy_for = 400ms;
  first.settles_within = 20ms;
  tree.next_perform = first;
  desk.call("click", {{"element_token", row.token}});
  ASSERT_TRUE(desk.sim().run(
      R"({"do":"rename","node":"Mail from Ann","text":"Mail from Eve","after_ms":200,"silent":true})", "App"));
  EXPECT_EQ(desk.refusal("click", {{"element_token", row.token}}).code, "stale_element");
  EXPECT_EQ(tree.performed, 1);
}

/// A dialog that comes 50 ms from now.
constexpr auto dialog_comes =
    R"({"do":"open_window","after_ms":50,"as":{"title":"Invalid","bounds":{"x":60,"y":80,"width":200,"height":100}}})";

json field(const json& more = json::object()) {
  json node{{"role", "textbox"},
            {"name", "Line"},
            {"editable", true},
            {"bounds", {{"x", 10}, {"y", 10}, {"width", 80}, {"height", 24}}}};
  node.update(more);
  return node;
}

TEST(Evidence, AWindowIsNoProofThatAFieldHoldsWhatWasTyped) {
  SimulatedDesk desk(scene_of(field()));
  auto& tree = scripted_tree(desk.platform());
  desk.let_rest("Window");
  const auto line = desk.element("Line", "Window");
  tree.next_insert = platform::Delivery::delivered(ActionPath::sim_action);
  ASSERT_TRUE(desk.sim().run(dialog_comes, "App"));
  const auto result = desk.call("type_text", {{"element_token", line.token}, {"text", "x"}});
  EXPECT_EQ(result["effect"], "suspected_noop");
  EXPECT_THAT(result["observed"].get<std::string>(), HasSubstr("window opened"));
}

TEST(Evidence, AnApplicationThatIsGoneHoldsNothing) {
  SimulatedDesk desk(scene_of(field()));
  auto& tree = scripted_tree(desk.platform());
  desk.let_rest("Window");
  const auto line = desk.element("Line", "Window");
  tree.next_insert = platform::Delivery::delivered(ActionPath::sim_action);
  ASSERT_TRUE(desk.sim().run(R"({"do":"exit","after_ms":50})", "App"));
  const auto result = desk.call("type_text", {{"element_token", line.token}, {"text", "x"}});
  EXPECT_EQ(result["effect"], "unverifiable");
  EXPECT_THAT(result["observed"].get<std::string>(), HasSubstr("application gone"));
}

/// What is said of a key under which its application does something.
json key_under_which(const std::string& key, const json& happens) {
  SimulatedDesk desk(scene_of(button("Deaf", {{"deaf", true}})));
  desk.let_rest("Window");
  const auto token = desk.element("Deaf", "Window").token;
  EXPECT_TRUE(desk.sim().run(happens.dump(), "App"));
  return desk.call("press_key", {{"element_token", token}, {"key", key}});
}

TEST(Evidence, AnApplicationThatEndsIsProofOnlyOfAKeyThatMayCloseIt) {
  const json ends{{"do", "exit"}, {"after_ms", 20}};
  for (const auto* key : {"ctrl+q", "alt+f4", "escape", "return", "space"})
    EXPECT_EQ(key_under_which(key, ends)["effect"], "confirmed") << key;
  for (const auto* key : {"f2", "a", "shift+tab", "down"}) {
    const auto result = key_under_which(key, ends);
    EXPECT_EQ(result["effect"], "unverifiable") << key;
    EXPECT_THAT(result.value("observed", ""), AnyOf(HasSubstr("window closed"), HasSubstr("application gone"))) << key;
  }
  const json closes{{"do", "close_window"}, {"window", "Window"}, {"after_ms", 20}};
  EXPECT_EQ(key_under_which("f2", closes)["effect"], "unverifiable");
  EXPECT_EQ(key_under_which("ctrl+w", closes)["effect"], "confirmed");
}

/// A text that reaches its field so long after it was sent, of an application that is at work until then.
std::string effect_of_text_after(std::chrono::milliseconds sent) {
  SimulatedDesk desk(scene_of(field({{"id", "line"}, {"value", ""}})));
  scripted_tree(desk.platform()).next_insert = platform::Delivery::delivered(ActionPath::sim_action);
  const auto line = desk.element("Line", "Window");
  const auto arrives = desk.sim().now() + sent;
  scripted_apps(desk.platform()).work = [&] { return desk.sim().now() < arrives ? Work::runs : Work::none; };
  const json arrival{{"do", "set_text"}, {"node", "line"}, {"text", "x"}, {"after_ms", sent.count()}};
  EXPECT_TRUE(desk.sim().run(arrival.dump(), "App"));
  return desk.call("type_text", {{"element_token", line.token}, {"text", "x"}})["effect"];
}

TEST(SettleTimer, NobodySaysThatATextIsLostWhileItsApplicationIsAtWork) {
  EXPECT_EQ(effect_of_text_after(900ms), "confirmed");
  EXPECT_EQ(effect_of_text_after(5s), "unverifiable") << "endless, and it may come yet";
}

/// "App" has a second window, in which the user works.
std::string scene_shared_with_the_user() {
  auto scene = json::parse(scene_of(button("Deaf", {{"deaf", true}})));
  scene["applications"][0]["windows"].push_back({{"window_id", 1002},
                                                 {"title", "Theirs"},
                                                 {"bounds", {{"x", 500}, {"y", 60}, {"width", 200}, {"height", 200}}},
                                                 {"tree", {{"children", json::array({button("Other")})}}}});
  scene["desk"]["active_window"] = "Theirs";
  return scene.dump();
}

TEST(Evidence, AWindowThatTheUserMayHaveOpenedInTheSameApplicationIsNone) {
  SimulatedDesk desk(scene_shared_with_the_user());
  auto& tree = scripted_tree(desk.platform());
  desk.let_rest("Window");
  tree.meanwhile = [&] {
    desk.sim().user_acts();
    ASSERT_TRUE(desk.sim().run(dialog_comes, "App"));
  };
  EXPECT_EQ(desk.click("Deaf")["effect"], "unverifiable");
}

TEST(Evidence, WhereTheUserDoesNothingThereItIsProof) {
  SimulatedDesk desk(scene_shared_with_the_user());
  auto& tree = scripted_tree(desk.platform());
  desk.let_rest("Window");
  tree.meanwhile = [&] { ASSERT_TRUE(desk.sim().run(dialog_comes, "App")); };
  EXPECT_EQ(desk.click("Deaf")["effect"], "confirmed");
}

TEST(Evidence, ARowThatHoldsSomethingElseByThenIsToldOf) {
  const json row{{"role", "listitem"}, {"name", "Order 1"}, {"deaf", true}};
  SimulatedDesk desk(scene_of({{{"role", "list"}, {"name", "Orders"}, {"children", json::array({row})}}}));
  desk.let_rest("Window");
  scripted_tree(desk.platform()).meanwhile = [&] {
    ASSERT_TRUE(desk.sim().run(R"({"do": "rename", "node": "Order 1", "text": "Order 2", "silent": true})", "App"));
  };
  const auto result = desk.click("Order 1");
  EXPECT_EQ(result["effect"], "unverifiable");
  EXPECT_THAT(result.value("observed", ""), testing::HasSubstr("its name is \"Order 2\" by now"));
}

TEST(Evidence, WhatTheUserDoesInAnotherApplicationIsNoDoubt) {
  SimulatedDesk desk(scene_of(button("Deaf", {{"deaf", true}})));
  auto& tree = scripted_tree(desk.platform());
  desk.let_rest("Window");
  tree.meanwhile = [&] {
    desk.sim().user_acts();
    ASSERT_TRUE(desk.sim().run(dialog_comes, "App"));
  };
  EXPECT_EQ(desk.click("Deaf")["effect"], "confirmed");
}

}  // namespace
}  // namespace offhand::test
