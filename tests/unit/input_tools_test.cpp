#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/unit/scripted.h"
#include "tests/unit/simulated.h"

// hotkey, scroll, drag, set_value and what type_text and press_key share with them.
namespace offhand::test {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

json at(int x, int y, int width, int height) { return {{"x", x}, {"y", y}, {"width", width}, {"height", height}}; }

json node(const std::string& role, const std::string& name, const json& bounds, const json& more = json::object()) {
  json result{{"role", role}, {"name", name}, {"bounds", bounds}};
  result.update(more);
  return result;
}

std::string token(SimulatedDesk& desk, const std::string& name) { return desk.element(name, "Window").token; }

/// A list of twenty lines of which five show.
json long_list() {
  json lines = json::array();
  for (int line = 0; line < 20; ++line)
    lines.push_back(node("listitem", "line " + std::to_string(line), at(10, 10 + line * 20, 200, 20)));
  return node("list", "Lines", at(10, 10, 200, 100), {{"clips", true}, {"children", lines}});
}

TEST(Hotkey, PressesModifiersAndOneKeyInAnyOrder) {
  SimulatedDesk desk(scene_of({node("textbox", "Field", at(10, 10, 100, 20))}));
  desk.call("hotkey", {{"element_token", token(desk, "Field")}, {"keys", {"shift", "f5", "control"}}});
  EXPECT_THAT(desk.log(), Contains("App | 1001 | Field | keys | key ctrl+shift+f5"));
}

TEST(Hotkey, OneTextHoldsTheWholeCombination) {
  SimulatedDesk desk(scene_of({node("textbox", "Field", at(10, 10, 100, 20))}));
  desk.call("press_key", {{"element_token", token(desk, "Field")}, {"key", "Ctrl+Shift+Page_Down"}});
  EXPECT_THAT(desk.log(), Contains("App | 1001 | Field | keys | key ctrl+shift+pagedown"));
  desk.call("press_key", {{"element_token", token(desk, "Field")}, {"key", "ctrl++"}});
  EXPECT_THAT(desk.log(), Contains("App | 1001 | Field | keys | key ctrl++"));
  desk.call("press_key", {{"element_token", token(desk, "Field")}, {"key", "+"}});
  EXPECT_THAT(desk.log(), Contains("App | 1001 | Field | keys | key +"));
}

TEST(Hotkey, WhatIsNoCombinationIsRefusedAndNothingIsPressed) {
  SimulatedDesk desk(scene_of({node("textbox", "Field", at(10, 10, 100, 20))}));
  const auto refusal = [&](const json& keys) {
    return desk.refusal("hotkey", {{"element_token", token(desk, "Field")}, {"keys", keys}});
  };
  EXPECT_EQ(refusal({"a", "b"}).code, "invalid_key_combination");
  EXPECT_THAT(refusal({"a", "b"}).message, HasSubstr("a and b"));
  EXPECT_EQ(refusal({"ctrl"}).code, "invalid_key_combination");
  const auto unknown = refusal({"ctrl", "pagdown"});
  EXPECT_EQ(unknown.code, "unknown_key");
  EXPECT_THAT(unknown.message, HasSubstr("pagedown"));
  EXPECT_THAT(desk.log(), IsEmpty());
}

TEST(Scroll, TurnsTheWheelAndSaysHowFarItWent) {
  SimulatedDesk desk(scene_of({long_list()}));
  const auto result =
      desk.call("scroll", {{"element_token", token(desk, "Lines")}, {"direction", "down"}, {"amount", 2}});
  EXPECT_EQ(result["path"], "sim_pointer");
  EXPECT_EQ(result["effect"], "confirmed");
  EXPECT_THAT(std::string(result["evidence"]["detail"]), HasSubstr("moved by 80 pixels"));
  EXPECT_THAT(desk.log(), Contains(HasSubstr("pointer | wheel 0,2")));
}

TEST(Scroll, APageIsWhatShowsOfTheListAndNotOfItsWindow) {
  SimulatedDesk desk(scene_of({long_list()}));
  desk.call("scroll", {{"element_token", token(desk, "Lines")}, {"direction", "down"}, {"by", "page"}, {"amount", 1}});
  // 100 pixels of a window of 300; a notch moves 40, which the first one shows.
  const auto log = desk.log();
  EXPECT_EQ(std::ranges::count_if(log, [](const std::string& line) { return line.find("wheel 0,1") != line.npos; }), 2)
      << testing::PrintToString(log);
}

TEST(Scroll, AtItsEndNothingMovesAndThatIsSaid) {
  SimulatedDesk desk(scene_of({long_list()}));
  const auto result = desk.call("scroll", {{"element_token", token(desk, "Lines")}, {"direction", "up"}});
  EXPECT_EQ(result["effect"], "suspected_noop");
  EXPECT_THAT(std::string(result["escalation"]["reason"]), HasSubstr("end"));
}

TEST(Scroll, MovesTheScrollBarWhereNoWheelIsTaken) {
  const auto bar =
      node("scrollbar", "", at(210, 10, 10, 100), {{"range", {{"minimum", 0}, {"maximum", 300}}}, {"value", "0"}});
  json list = long_list();
  SimulatedDesk desk(scene_of({node("group", "Both", at(0, 0, 300, 200), {{"children", {list, bar}}})},
                              {{"strategies", {{"background_pointer", false}}}}));
  const auto result =
      desk.call("scroll", {{"element_token", token(desk, "Lines")}, {"direction", "down"}, {"amount", 1}});
  EXPECT_EQ(result["path"], "sim_action");
  EXPECT_EQ(result["effect"], "confirmed");
  EXPECT_THAT(std::string(result["evidence"]["detail"]), HasSubstr("of 0 to 300"));
}

/// A pane with a control that has the focus and one more, beside its scroll bar, which tells no number, as with GTK 4;
/// and a button below. Neither wheel nor scroll bar is taken.
struct PaneOfKeys {
  explicit PaneOfKeys(const std::string& focused_role, bool is_inside = true) {
    const auto focused = node(focused_role, "Focused", at(0, is_inside ? 0 : 120, 200, 20));
    json inside{node("button", "Other", at(0, 30, 200, 20)), node("scrollbar", "", at(210, 0, 10, 100))};
    if (is_inside) inside.push_back(focused);
    json all = json::array({node("group", "Pane", at(0, 0, 220, 100), {{"children", inside}})});
    if (!is_inside) all.push_back(focused);
    auto scene = json::parse(scene_of(all, {{"strategies", {{"background_pointer", false}}}}));
    scene["applications"][0]["windows"][0]["focus"] = "Focused";
    desk.emplace(scene.dump());
    input = &scripted_input(desk->platform());
    input->own_way = platform::Disturbs::active_window;
    input->refuses_pointer = true;
  }
  json arguments(const std::string& by = "page", const std::string& direction = "down") {
    return {{"element_token", token(*desk, "Other")}, {"direction", direction}, {"by", by}, {"amount", 2}};
  }
  std::string keys() const {
    std::string text;
    for (const auto& [key, modifiers] : input->own_keys)
      text += (modifiers.contains(KeyModifier::ctrl) ? "ctrl+" : "") + key + " ";
    return text;
  }
  std::optional<SimulatedDesk> desk;
  ScriptedInput* input = nullptr;
};

TEST(Scroll, GoesByKeysThatOnlyScrollWhereNothingElseIsTaken) {
  PaneOfKeys form("button");
  form.desk->call("scroll", form.arguments());
  EXPECT_EQ(form.keys(), "pagedown pagedown ");
  form.desk->call("scroll", form.arguments("line", "up"));
  EXPECT_EQ(form.keys(), "ctrl+up ctrl+up ");
  PaneOfKeys list("listitem");
  list.desk->call("scroll", list.arguments());
  EXPECT_EQ(list.keys(), "ctrl+pagedown ctrl+pagedown ");
}

TEST(Scroll, SendsNoKeysThatMightDoMoreThanScroll) {
  const auto refuses = [](PaneOfKeys& pane, const json& arguments) {
    EXPECT_EQ(pane.desk->refusal("scroll", arguments).code, "background_unavailable");
    EXPECT_EQ(pane.input->sent_by_own_way, 0);
  };
  for (const auto* role : {"textbox", "slider", "spinbutton", "combobox"}) {
    PaneOfKeys pane(role);
    refuses(pane, pane.arguments());
  }
  PaneOfKeys list("listitem");
  refuses(list, list.arguments("line"));
  PaneOfKeys across("button");
  refuses(across, across.arguments("page", "right"));
  PaneOfKeys elsewhere("button", false);
  refuses(elsewhere, elsewhere.arguments());
}

TEST(Drag, GoesFromOnePointToTheOther) {
  const json range{{"range", {{"minimum", 0}, {"maximum", 100}}}, {"value", "0"}};
  SimulatedDesk desk(scene_of({node("slider", "Level", at(0, 0, 200, 20), range)}));
  const auto result = desk.call("drag", {{"pid", 200}, {"from_x", 10}, {"from_y", 10}, {"to_x", 100}, {"to_y", 10}});
  EXPECT_EQ(result["path"], "sim_pointer");
  EXPECT_EQ(desk.sim().value(1001, "Level"), "50");
  EXPECT_THAT(desk.log(), ElementsAre("App | 1001 | Level | pointer | drag left from 10,10 to 100,10"));
}

TEST(TypeText, GivesASpinButtonTheNumberThatItWouldTakeOverWithoutTheFocus) {
  const auto typed = [](const std::string& text, bool clear_first) {
    SimulatedDesk desk(scene_of({node("spinbutton", "Line", at(0, 0, 200, 20), {{"editable", true}, {"value", "1"}})}));
    auto& tree = scripted_tree(desk.platform());
    tree.held_number = platform::HeldNumber{.value = 1, .lowest = 1, .highest = 300, .step = 1};
    const auto line = desk.element("Line", "Window");
    desk.call("type_text", {{"element_token", line.token}, {"text", text}, {"clear_first", clear_first}});
    return tree.held_number->value;
  };
  EXPECT_EQ(typed("20", true), 20);
  EXPECT_EQ(typed("400", true), 1) << "beyond its range";
  EXPECT_EQ(typed("20", false), 1) << "it holds 120 now, and more may follow";
}

TEST(Drag, OutOfTheWindowIsRefused) {
  SimulatedDesk desk(scene_of({button("A")}));
  const auto error = desk.refusal("drag", {{"pid", 200}, {"from_x", 10}, {"from_y", 10}, {"to_x", 4000}, {"to_y", 10}});
  EXPECT_EQ(error.code, "point_outside");
  const auto hour = desk.refusal(
      "drag", {{"pid", 200}, {"from_x", 1}, {"from_y", 1}, {"to_x", 2}, {"to_y", 2}, {"duration_ms", 3600000}});
  EXPECT_EQ(hour.code, "invalid_arguments");
  EXPECT_THAT(desk.log(), IsEmpty());
}

TEST(SetValue, GivesASliderItsNumber) {
  const json range{{"range", {{"minimum", 0}, {"maximum", 100}}}, {"value", "0"}};
  SimulatedDesk desk(scene_of({node("slider", "Level", at(0, 0, 200, 20), range)}));
  const auto result = desk.call("set_value", {{"element_token", token(desk, "Level")}, {"value", "42"}});
  EXPECT_EQ(result["effect"], "confirmed");
  EXPECT_EQ(result["value"], "42");
  EXPECT_EQ(desk.sim().value(1001, "Level"), "42");
  const auto again = desk.call("set_value", {{"element_token", token(desk, "Level")}, {"value", "42"}});
  EXPECT_EQ(again["path"], "none");
  EXPECT_EQ(again["effect"], "confirmed");
  for (const auto* wrong : {"101", "-1", "many", "nan", "4 2"})
    EXPECT_EQ(desk.refusal("set_value", {{"element_token", token(desk, "Level")}, {"value", wrong}}).code,
              "invalid_value")
        << wrong;
  EXPECT_EQ(desk.sim().value(1001, "Level"), "42");
}

json option(const std::string& name) { return {{"role", "option"}, {"name", name}}; }

json choice() {
  return node("combobox", "Size", at(0, 0, 100, 20),
              {{"value", "Small"}, {"children", {option("Small"), option("Large")}}});
}

TEST(SetValue, ChoosesAnOptionWithoutOpeningAnything) {
  SimulatedDesk desk(scene_of({choice()}));
  const auto result = desk.call("set_value", {{"element_token", token(desk, "Size")}, {"value", "large"}});
  EXPECT_EQ(result["effect"], "confirmed");
  EXPECT_EQ(desk.sim().value(1001, "Size"), "Large");
  const auto error = desk.refusal("set_value", {{"element_token", token(desk, "Size")}, {"value", "Larg"}});
  EXPECT_EQ(error.code, "no_such_option");
  EXPECT_THAT(error.message, HasSubstr("did you mean \"Large\""));
  EXPECT_THAT(error.hint, HasSubstr("Small, Large"));
}

TEST(SetValue, AsksAnOptionItselfOnlyWhereAClosedListHeedsThat) {
  for (const bool heeds : {false, true}) {
    SimulatedDesk desk(scene_of({choice()}));
    const json large{{"element_token", token(desk, "Size")}, {"value", "Large"}};
    auto& tree = scripted_tree(desk.platform());
    tree.heeds_closed_options = heeds;
    tree.next_perform = platform::Delivery::unknown(ActionPath::sim_action, "the test wants it so");
    // As in a minimised window.
    auto& input = scripted_input(desk.platform());
    input.refusal = platform::Delivery::not_attempted("the window is minimised");
    if (heeds) {
      EXPECT_EQ(desk.call("set_value", large)["effect"], "unverifiable");
    } else {
      const auto error = desk.refusal("set_value", large);
      EXPECT_EQ(error.code, "background_unavailable");
      EXPECT_THAT(error.message, HasSubstr("the window is minimised"));
    }
    EXPECT_EQ(tree.performed, heeds ? 1 : 0);
    EXPECT_EQ(input.sent, 0);
  }
}

TEST(SetValue, LeavesAnOptionAloneThatIsChosenAlready) {
  SimulatedDesk desk(scene_of({choice()}));
  const json large{{"element_token", token(desk, "Size")}, {"value", "Large"}};
  desk.call("set_value", large);
  const auto done = desk.log().size();
  for (const auto* mode : {"background", "foreground"}) {
    auto again = large;
    again["delivery_mode"] = mode;
    const auto result = desk.call("set_value", again);
    EXPECT_EQ(result["effect"], "confirmed");
    EXPECT_EQ(result["path"], "none");
    EXPECT_THAT(desk.reply("set_value", again)->text, HasSubstr(": confirmed, nothing had to be sent, \"Large\" is"));
  }
  EXPECT_EQ(desk.log().size(), done);
}

TEST(SetValue, SwitchesACheckBoxOnlyWhereItIsNotSoAlready) {
  SimulatedDesk desk(scene_of({node("checkbox", "Check", at(0, 0, 100, 20))}));
  const auto set = [&](const std::string& value) {
    return desk.call("set_value", {{"element_token", token(desk, "Check")}, {"value", value}});
  };
  EXPECT_EQ(set("on")["effect"], "confirmed");
  const auto presses = desk.log().size();
  const auto again = set("true");
  EXPECT_EQ(again["effect"], "confirmed");
  EXPECT_EQ(again["path"], "none");
  EXPECT_EQ(desk.log().size(), presses);
  EXPECT_EQ(set("off")["effect"], "confirmed");
  EXPECT_EQ(desk.refusal("set_value", {{"element_token", token(desk, "Check")}, {"value", "maybe"}}).code,
            "invalid_value");
}

TEST(SetValue, ReplacesTheTextOfAField) {
  SimulatedDesk desk(scene_of({node("textbox", "Field", at(10, 10, 100, 20), {{"value", "old"}})}));
  const auto result = desk.call("set_value", {{"element_token", token(desk, "Field")}, {"value", "new"}});
  EXPECT_EQ(result["effect"], "confirmed");
  EXPECT_EQ(result["value"], "new");
  EXPECT_EQ(desk.sim().value(1001, "Field"), "new");
  EXPECT_EQ(desk.call("set_value", {{"element_token", token(desk, "Field")}, {"value", ""}})["effect"], "confirmed");
  EXPECT_EQ(desk.sim().value(1001, "Field"), "");
}

TEST(SetValue, WhatHoldsNoValueIsRefused) {
  SimulatedDesk desk(scene_of({button("A", {{"bounds", at(0, 0, 50, 20)}})}));
  EXPECT_EQ(desk.refusal("set_value", {{"element_token", token(desk, "A")}, {"value", "1"}}).code, "no_value");
}

TEST(TypeText, ClearFirstReplacesByEachWay) {
  for (const auto* toolkit : {"plain", "chromium"}) {
    SimulatedDesk desk(
        scene_of({node("textbox", "Field", at(10, 10, 100, 20), {{"value", "old text"}})}, {{"toolkit", toolkit}}));
    const auto result =
        desk.call("type_text", {{"element_token", token(desk, "Field")}, {"text", "new"}, {"clear_first", true}});
    EXPECT_EQ(result["effect"], "confirmed") << toolkit;
    EXPECT_EQ(result["value"], "new") << toolkit;
    EXPECT_EQ(desk.sim().value(1001, "Field"), "new") << toolkit;
  }
}

TEST(BringToFront, ActivatesAndLeavesItSo) {
  SimulatedDesk desk(scene_of({button("A")}));
  EXPECT_EQ(desk.call("bring_to_front", {{"pid", 200}})["was_active"], false);
  EXPECT_EQ(desk.sim().user_state().active_window, 1001);
  EXPECT_EQ(desk.call("bring_to_front", {{"pid", 200}})["was_active"], true);
}

TEST(SetWindowFrame, PlacesAWindowWhereItIsAndNothingElse) {
  SimulatedDesk desk(scene_of({button("A")}));
  const auto before = desk.sim().user_state();
  const auto result =
      desk.call("set_window_frame", {{"pid", 200}, {"x", 5}, {"y", 6}, {"width", 320}, {"height", 240}});
  EXPECT_EQ(result["effect"], "confirmed");
  EXPECT_EQ(result["bounds"]["width"], 320);
  EXPECT_EQ(desk.sim().user_state(), before);
}

}  // namespace
}  // namespace offhand::test
