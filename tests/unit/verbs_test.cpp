#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "impl/target/resolver.h"
#include "impl/verbs/context_menu.h"
#include "impl/verbs/hold.h"
#include "impl/verbs/keys.h"
#include "impl/verbs/launch.h"
#include "impl/verbs/press.h"
#include "impl/verbs/scroll.h"
#include "impl/verbs/text.h"
#include "impl/verbs/value.h"
#include "tests/unit/scripted.h"
#include "tests/unit/simulated.h"

namespace offhand::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

/// Acts by verbs alone, as a toolset does that has no tool of ours.
class Acting {
 public:
  explicit Acting(const std::string& scene = "widgets", const std::string& title = "Widgets")
      : desk(scene), window_(desk.sim().window(title).value()) {}

  ActionContext context(bool foreground = false) {
    return {.scope = scope(),
            .services = desk.process().desk().action_services(),
            .delivery_options = {.foreground = foreground, .may_take_input = true}};
  }
  Target element(const std::string& name) {
    const auto scope = this->scope();
    auto& perception = desk.process().desk().perception();
    const auto snapshot = perception.snapshot(scope.platform, window_, {}, scope.limits).value();
    for (const auto& element : snapshot->elements) {
      if (element.node.name == name) return resolved(element);
    }
    ADD_FAILURE() << name;
    return {};
  }
  Target focused() const {
    Target target;
    target.window = window_;
    return target;
  }
  /// Carries a verb out on a target, and answers how it would be undone.
  template <class Planning>
  std::optional<Undo> act(const Target& target, const Planning& plan_by, bool foreground = false) {
    const auto run = ActionRun::begin(context(foreground), target).value();
    const Result<Plan> plan = plan_by(*run);
    last = carry_out(*run, plan);
    EXPECT_TRUE(last) << last.error().message;
    return plan ? plan->undo : std::nullopt;
  }
  /// Carries out the inverse by the same verbs. What that would be undone by.
  std::optional<Undo> undo(const Target& target, const Undo& undo) {
    return std::visit([&](const auto& what) { return act(target, [&](ActionRun& run) { return plan(run, what); }); },
                      undo.what);
  }
  std::string value(const std::string& name) { return desk.sim().value(window_.window_id, name).value_or("(none)"); }

  SimulatedDesk desk;
  Result<ActionResult> last = fail(Error{});

 private:
  Scope scope() {
    return {desk.facets(), session_, {.deadline = desk.sim().now() + std::chrono::seconds(10), .stop = {}}};
  }
  Target resolved(const SnapshotElement& element) {
    session_.mention(window_.window_id, {element});
    const Address address = address::ElementByIndex{{.window = window_.window_id}, element.index};
    const auto scope = this->scope();
    const Resolver resolver(scope, desk.process().desk().perception(), desk.process().desk().events(), {});
    return resolver.resolve(address, resolver.locate(address).value()).value();
  }
  static Result<Plan> plan(ActionRun& run, const TextParameters& what) { return plan_text(run, what); }
  static Result<Plan> plan(ActionRun& run, const ValueParameters& what) { return plan_value(run, what); }
  static Result<Plan> plan(ActionRun& run, const ScrollParameters& what) { return plan_scroll(run, what); }
  static Result<Plan> plan(ActionRun& run, const HoldParameters& what) { return plan_hold(run, what); }

  platform::WindowInfo window_;
  Session session_{"s"};
};

// One gesture by two tools.

struct SameGesture {
  std::string name;
  std::string scene;
  /// Empty: a point, or what has the focus.
  std::string element;
  json arguments;
  std::string tool;
  json own_arguments;
  std::string other_tool;
  json other_arguments;
};

void PrintTo(const SameGesture& gesture, std::ostream* out) { *out << gesture.name; }

std::string scene_with(const json& children, const std::string& toolkit = "gtk3") {
  return scene_of(children, {{"toolkit", toolkit}});
}

std::string list_of_mails(const json& more = {{"actions", {"open"}}}) {
  json item{{"role", "listitem"}, {"name", "one"}, {"bounds", box(10, 10, 80, 20)}};
  item.update(more);
  return scene_with({{{"role", "list"}, {"name", "Mails"}, {"bounds", box(0, 0, 200, 100)}, {"children", {item}}}});
}

std::string button_with_menu(const std::string& toolkit = "gtk3") {
  return scene_with({button("It", {{"actions", {"press", "show menu"}}, {"bounds", box(10, 10, 80, 20)}})}, toolkit);
}

std::string field() {
  return scene_with({{{"role", "textbox"}, {"name", "Field"}, {"bounds", box(10, 10, 100, 20)}, {"value", "old"}}});
}

std::vector<SameGesture> same_gestures() {
  std::vector<SameGesture> all;
  const auto twice = [&](const std::string& name, const std::string& scene, const std::string& element, json more) {
    all.push_back({name, scene, element, std::move(more), "click", {{"count", 2}}, "double_click", json::object()});
  };
  const auto menu = [&](const std::string& name, const std::string& scene, const std::string& element, json more) {
    all.push_back(
        {name, scene, element, std::move(more), "click", {{"button", "right"}}, "right_click", json::object()});
  };
  const auto key = [&](const std::string& name, const std::string& scene, const json& parts, const std::string& chord) {
    all.push_back({name, scene, "", json::object(), "hotkey", {{"keys", parts}}, "press_key", {{"key", chord}}});
  };
  const json at_it{{"x", 20}, {"y", 20}};
  const json in_front{{"delivery_mode", "foreground"}};
  twice("OfAnItem", list_of_mails(), "one", json::object());
  twice("OfAnItemThatOffersNothing", list_of_mails(json::object()), "one", json::object());
  twice("OfAnItemWithModifiers", list_of_mails(), "one", {{"modifier", {"ctrl"}}});
  twice("OfAnItemInFront", list_of_mails(), "one", in_front);
  twice("OfAButton", button_with_menu(), "It", json::object());
  twice("OfAPoint", list_of_mails(), "", at_it);
  menu("MenuOfAnElement", button_with_menu(), "It", json::object());
  menu("MenuWithModifiers", button_with_menu(), "It", {{"modifier", {"shift"}}});
  menu("MenuInFront", button_with_menu(), "It", in_front);
  menu("MenuOfAnItem", list_of_mails(), "one", json::object());
  menu("MenuOfAPoint", button_with_menu(), "", at_it);
  menu("MenuOfAPointThatTakesNoClicks", button_with_menu("gtk4"), "", at_it);
  key("ALetterIntoText", field(), {"a"}, "a");
  key("ALetterIntoAList", list_of_mails(), {"a"}, "a");
  key("AChord", field(), {"ctrl", "a"}, "ctrl+a");
  key("Return", list_of_mails(), {"return"}, "return");
  return all;
}

class Gesture : public testing::TestWithParam<SameGesture> {};

TEST_P(Gesture, IsTheSameByEveryTool) {
  const auto& gesture = GetParam();
  const auto outcome = [&](const std::string& tool, json arguments) {
    SimulatedDesk desk(gesture.scene);
    auto& input = scripted_input(desk.platform());
    desk.look("Window");
    desk.let_rest("Window");
    arguments.update(gesture.arguments);
    arguments["pid"] = 200;
    if (!gesture.element.empty()) {
      arguments.erase("pid");
      arguments["element_token"] = desk.element(gesture.element, "Window").token;
    }
    const auto reply = desk.reply(tool, arguments);
    json told{{"log", desk.log()}};
    if (input.looked_up) told["looked_up"] = *input.looked_up;
    if (!reply) {
      told["error"] = reply.error().message;
      return told;
    }
    const auto result = json::parse(reply->structured.value());
    for (const auto* member : {"path", "effect", "evidence", "escalation", "observed"})
      if (result.contains(member)) told[member] = result[member];
    return told;
  };
  const auto one = outcome(gesture.tool, gesture.own_arguments);
  EXPECT_EQ(one, outcome(gesture.other_tool, gesture.other_arguments));
  EXPECT_FALSE(one.contains("error")) << one;
}

INSTANTIATE_TEST_SUITE_P(All, Gesture, testing::ValuesIn(same_gestures()),
                         [](const auto& of) { return of.param.name; });

TEST(Gestures, TwoClicksOnAnItemGoByThePointerAndAskItToOpenWhereThatHasNoWay) {
  for (const bool has_pointer : {true, false}) {
    const json item{{"role", "listitem"}, {"name", "one"}, {"bounds", box(10, 10, 80, 20)}, {"actions", {"open"}}};
    SimulatedDesk desk(scene_of({item}, {{"strategies", {{"background_pointer", has_pointer}}}}));
    const json arguments{{"element_token", desk.element("one", "Window").token}, {"count", 2}};
    EXPECT_EQ(desk.call("click", arguments)["path"], has_pointer ? "sim_pointer" : "sim_action");
    EXPECT_THAT(desk.log().front(), HasSubstr(has_pointer ? "one | pointer |" : "one | action |"));
  }
}

TEST(Gestures, AMenuIsAskedOfWhatLiesAtAPointThatTakesNoClicks) {
  SimulatedDesk desk(button_with_menu("gtk4"));
  desk.call("right_click", {{"pid", 200}, {"x", 20}, {"y", 20}});
  EXPECT_THAT(desk.log(), ElementsAre("App | 1001 | It | action | show menu"));
}

TEST(Gestures, ALetterOfAHotkeyIsLookedUpAsOneOfPressKey) {
  SimulatedDesk desk(scene_of({button("A")}));
  auto& input = scripted_input(desk.platform());
  desk.look("Window");
  desk.let_rest("Window");
  desk.call("hotkey", {{"pid", 200}, {"keys", {"a"}}});
  EXPECT_EQ(input.looked_up, true);
}

// What an action is undone by.

TEST(Undo, TextIsWhatItWasBefore) {
  Acting acting(field(), "Window");
  const auto target = acting.element("Field");
  const auto undo = acting.act(target, [](ActionRun& run) { return plan_text(run, {.text = "new "}); });
  ASSERT_TRUE(undo);
  EXPECT_EQ(undo->on, target.element->seen.node.handle);
  EXPECT_NE(acting.value("Field"), "old");
  const auto redo = acting.undo(acting.element("Field"), *undo);
  EXPECT_EQ(acting.value("Field"), "old");
  EXPECT_EQ(acting.last->effect, Effect::confirmed);
  ASSERT_TRUE(redo);
  EXPECT_THAT(std::get<TextParameters>(redo->what).text, HasSubstr("new "));
}

TEST(Undo, OfTextNamesTheFieldThatHadTheFocus) {
  Acting acting;
  const auto undo = acting.act(acting.focused(), [](ActionRun& run) { return plan_text(run, {.text = "x"}); });
  ASSERT_TRUE(undo);
  EXPECT_EQ(acting.value("Entry"), "x");
  EXPECT_EQ(undo->on, acting.element("Entry").element->seen.node.handle);
}

TEST(Undo, OfAPasswordIsNone) {
  Acting acting;
  const auto type = [](ActionRun& run) { return plan_text(run, {.text = "hunter2"}); };
  const auto of_the_first = acting.act(acting.element("Secret"), type);
  ASSERT_TRUE(of_the_first) << "it held nothing, and that is no secret";
  EXPECT_EQ(std::get<TextParameters>(of_the_first->what).text, "");
  EXPECT_FALSE(acting.act(acting.element("Secret"), type));
}

TEST(Undo, ANumberIsWhatItWasBefore) {
  Acting acting;
  const auto undo = acting.act(acting.element("Level"), [](ActionRun& run) { return plan_value(run, {"40"}); });
  EXPECT_EQ(acting.value("Level"), "40");
  ASSERT_TRUE(undo);
  acting.undo(acting.element("Level"), *undo);
  EXPECT_EQ(acting.value("Level"), "0");
  EXPECT_FALSE(acting.act(acting.element("Level"), [](ActionRun& run) { return plan_value(run, {"0"}); }))
      << "nothing was done";
}

TEST(Undo, ABoxIsOnOrOffAsItWas) {
  Acting acting;
  const auto is_on = [&] { return acting.element("Check me").element->now.states.contains(ElementState::checked); };
  for (const bool was_on : {false, true}) {
    ASSERT_EQ(is_on(), was_on);
    const auto press = [](ActionRun& run) { return plan_press(run, {}); };
    const auto undo_press = acting.act(acting.element("Check me"), press);
    ASSERT_TRUE(undo_press);
    EXPECT_EQ(is_on(), !was_on);
    const auto undo_value = acting.undo(acting.element("Check me"), *undo_press);
    EXPECT_EQ(is_on(), was_on);
    ASSERT_TRUE(undo_value);
    acting.undo(acting.element("Check me"), *undo_value);
    EXPECT_EQ(is_on(), !was_on);
  }
}

TEST(Undo, AnOptionIsTheOneThatWasChosen) {
  const auto option = [](const std::string& name, int y, const json& states) {
    return json{{"role", "option"}, {"name", name}, {"bounds", box(0, y, 100, 20)}, {"states", states}};
  };
  const json options{option("Small", 20, {"selected"}), option("Large", 40, json::array())};
  Acting acting(scene_of({{{"role", "combobox"},
                           {"name", "Size"},
                           {"value", "Small"},
                           {"bounds", box(0, 0, 100, 20)},
                           {"children", options}}}),
                "Window");
  const auto undo = acting.act(acting.element("Size"), [](ActionRun& run) { return plan_value(run, {"large"}); });
  EXPECT_EQ(acting.value("Size"), "Large");
  ASSERT_TRUE(undo);
  acting.undo(acting.element("Size"), *undo);
  EXPECT_EQ(acting.value("Size"), "Small");
}

TEST(Undo, WhatWasScrolledGoesBackAsFar) {
  Acting acting;
  const auto undo = acting.act(acting.element("Rows"), [](ActionRun& run) {
    return plan_scroll(run, {.direction = ScrollDirection::down, .by = ScrollBy::line, .amount = 2});
  });
  ASSERT_TRUE(undo);
  acting.undo(acting.element("Rows"), *undo);
  const auto log = acting.desk.log();
  ASSERT_THAT(log, SizeIs(2));
  EXPECT_THAT(log[0], HasSubstr("wheel 0,2"));
  EXPECT_THAT(log[1], HasSubstr("wheel 0,-2"));
}

TEST(Undo, AHeldButtonIsLetGo) {
  Acting acting;
  const auto target = acting.element("Canvas");
  const auto undo = acting.act(target, [](ActionRun& run) { return plan_hold(run, {}); });
  ASSERT_TRUE(undo);
  EXPECT_FALSE(acting.undo(target, *undo));
  const auto log = acting.desk.log();
  ASSERT_THAT(log, SizeIs(2));
  EXPECT_THAT(log[0], HasSubstr("Canvas | pointer | left down at"));
  EXPECT_THAT(log[1], HasSubstr("Canvas | pointer | left up at"));
}

TEST(Undo, OfWhatHasNoInverseIsNone) {
  Acting acting;
  const auto by = [&](const std::string& name, const auto& plan) { return acting.act(acting.element(name), plan); };
  EXPECT_FALSE(by("A", [](ActionRun& run) { return plan_press(run, {}); }));
  EXPECT_FALSE(by("A", [](ActionRun& run) { return plan_context_menu(run, {}); }));
  EXPECT_FALSE(by("Check me", [](ActionRun& run) { return plan_press(run, {.count = 2}); }));
  EXPECT_FALSE(by("Entry", [](ActionRun& run) { return plan_keys(run, {.keys = {{"x", {}}}}); }));
}

// Beyond what the tools ask for.

TEST(Verbs, KeysGoOneAfterAnother) {
  Acting acting;
  acting.act(acting.element("Entry"),
             [](ActionRun& run) { return plan_keys(run, {.keys = {{"a", {}}, {"b", {}}, {"home", {}}, {"c", {}}}}); });
  EXPECT_EQ(acting.value("Entry"), "cab");
  EXPECT_EQ(acting.last->effect, Effect::confirmed);
}

TEST(Verbs, AButtonIsNotHeldDownInAWindowThatIsInFrontForTheMomentAlone) {
  Acting acting;
  const auto target = acting.element("Canvas");
  const auto run = ActionRun::begin(acting.context(true), target).value();
  const auto refused = carry_out(*run, plan_hold(*run, {}));
  ASSERT_FALSE(refused);
  EXPECT_THAT(refused.error().message, HasSubstr("a point of the screen"));
  EXPECT_THAT(acting.desk.log(), IsEmpty());
}

TEST(Verbs, NoBrowserIsStartedWhosePagesAreOpenToOtherMachines) {
  Acting acting;
  LaunchParameters parameters;
  parameters.name = "Notepad";
  parameters.installed_only = false;
  parameters.arguments = {"--remote-debugging-address=0.0.0.0"};
  const auto refused = launch(acting.context(), parameters);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, "launch_failed");
  EXPECT_THAT(refused.error().message, HasSubstr("0.0.0.0"));
  EXPECT_THAT(acting.desk.log(), IsEmpty());
}

TEST(Verbs, OnlyWhatIsInstalledIsLaunchedUnlessThatIsAllowed) {
  Acting acting;
  LaunchParameters parameters;
  parameters.name = "Notepad";
  parameters.arguments = {"--new"};
  const auto refused = launch(acting.context(), parameters);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, "launch_not_allowed");
}

}  // namespace
}  // namespace offhand::test
