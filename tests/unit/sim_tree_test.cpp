#include <algorithm>

#include "tests/unit/sim_fixture.h"

namespace offhand::platform::sim {
namespace {

using namespace std::chrono_literals;

class SimTree : public SimTest {};

const Node* find(const Tree& tree, const std::string& name) {
  const auto found = std::ranges::find(tree.nodes, name, &Node::name);
  return found == tree.nodes.end() ? nullptr : &*found;
}

TEST_F(SimTree, WidgetsHasTheControlsOfTheFixtures) {
  open("widgets");
  const auto tree = read("Widgets");
  EXPECT_TRUE(tree.complete);
  for (const auto* name : {"A", "B", "C", "Insert before A", "Check me", "Entry", "Notes", "Secret", "Level",
                           "Status: started", "row 1", "row 2", "row 3", "Canvas", "Close window"})
    EXPECT_NE(find(tree, name), nullptr) << name;
  EXPECT_TRUE(find(tree, "Canvas")->actions.empty());
  EXPECT_TRUE(find(tree, "Entry")->states.contains(ElementState::focused));
  EXPECT_EQ(find(tree, "A")->role, Role::button);
  EXPECT_EQ(find(tree, "A")->platform_role, "push button");
}

TEST_F(SimTree, ParentsComeBeforeTheirChildren) {
  open("widgets");
  const auto tree = read("Widgets");
  EXPECT_EQ(tree.nodes.front().parent, -1);
  for (std::size_t i = 1; i < tree.nodes.size(); ++i) {
    EXPECT_GE(tree.nodes[i].parent, 0);
    EXPECT_LT(tree.nodes[i].parent, static_cast<int>(i));
  }
}

TEST_F(SimTree, CapsAreBreadthFirst) {
  open("widgets");
  // The root and its eleven children, but none of the grandchildren that come earlier in depth-first order.
  const auto tree = read("Widgets", {.max_nodes = 12});
  EXPECT_FALSE(tree.complete);
  EXPECT_FALSE(tree.incomplete_reason.empty());
  EXPECT_EQ(tree.nodes.size(), 12U);
  EXPECT_EQ(find(tree, "A"), nullptr);
  EXPECT_NE(find(tree, "Close window"), nullptr);
  EXPECT_EQ(find(read("Widgets", {.max_depth = 2}), "A"), nullptr);
}

TEST_F(SimTree, APasswordIsNeverShown) {
  open("widgets");
  const auto secret = node("Widgets", "Secret");
  EXPECT_EQ(platform->tree->insert_text(secret, "höchst", soon()).outcome, Outcome::delivered);
  EXPECT_EQ(value("Widgets", "Secret"), "höchst");
  EXPECT_EQ(find(read("Widgets"), "Secret")->value, "******");
  EXPECT_EQ(platform->tree->text(secret, soon()).value(), "******");
  for (const auto& line : simulation->log_lines()) EXPECT_EQ(line.find("höchst"), std::string::npos) << line;
}

TEST_F(SimTree, InsertingBeforeAKeepsTheHandleOfA) {
  open("widgets");
  const auto a = node("Widgets", "A");
  EXPECT_EQ(press(node("Widgets", "Insert before A")).path, ActionPath::sim_action);
  EXPECT_EQ(name_of("Widgets", a), "A");
  const auto tree = read("Widgets");
  const auto danger = std::ranges::find(tree.nodes, "DANGER", &Node::name);
  ASSERT_NE(danger, tree.nodes.end());
  EXPECT_EQ((danger + 1)->name, "A");
  EXPECT_NE(find(tree, "Status: clicked Insert before A"), nullptr);
}

TEST_F(SimTree, ARecycledHandleMeansAnotherElement) {
  open(one_window(button_a));
  const auto a = node("Main", "A");
  ASSERT_TRUE(
      simulation->run(R"({"do": "recycle", "node": "A", "as": {"role": "button", "name": "Delete all"}})", "App"));
  EXPECT_EQ(name_of("Main", a), "Delete all");
  EXPECT_EQ(node("Main", "Delete all"), a);
}

TEST_F(SimTree, ARecycledHandleCanTurnUpElsewhere) {
  open(one_window(R"({"id": "first", "children": [)" + button_a + R"(]}, {"id": "second"})"));
  const auto a = node("Main", "A");
  ASSERT_TRUE(simulation->run(R"({"do": "recycle", "node": "A", "parent": "second", "as": {"name": "A"}})", "App"));
  const auto identity = platform->tree->identify(window("Main"), a, soon());
  ASSERT_TRUE(identity && identity->exists);
  EXPECT_EQ(identity->parent, node("Main", "second"));
  EXPECT_EQ(read("Main").nodes.size(), 4U);
}

TEST_F(SimTree, ARemovedNodeIsNoErrorButGone) {
  open(one_window(button_a));
  const auto a = node("Main", "A");
  ASSERT_TRUE(simulation->run(R"({"do": "remove", "node": "A"})", "App"));
  EXPECT_EQ(name_of("Main", a), "(gone)");
  EXPECT_EQ(press(a).outcome, Outcome::not_attempted);
  EXPECT_EQ(events.count(EventKind::children_changed), 1U);
}

TEST_F(SimTree, SilentDeedsAnnounceNothing) {
  open(one_window(button_a));
  ASSERT_TRUE(simulation->run(R"([{"do": "rename", "node": "A", "text": "B", "silent": true},
    {"do": "move", "node": "B", "bounds": {"x": 1, "y": 2, "width": 3, "height": 4}, "silent": true}])",
                              "App"));
  EXPECT_NE(find(read("Main"), "B"), nullptr);
  EXPECT_TRUE(events.events().empty());
}

TEST_F(SimTree, ADeafButtonTakesTheActionAndDoesNothing) {
  open(one_window(R"({"role": "button", "name": "A", "deaf": true,
    "on_press": {"do": "rename", "node": "A", "text": "B"}})"));
  EXPECT_EQ(press(node("Main", "A")).outcome, Outcome::delivered);
  EXPECT_EQ(simulation->log_lines(), std::vector<std::string>{"App | 1 | A | action | press (ignored)"});
  EXPECT_TRUE(events.events().empty());
}

TEST_F(SimTree, DelayedEffectsComeInSimulatedTime) {
  open(one_window(R"({"role": "button", "name": "A",
    "on_press": {"do": "rename", "node": "A", "text": "B", "after_ms": 300}})"));
  const auto begin = simulation->now();
  press(node("Main", "A"));
  EXPECT_TRUE(events.wait(*platform->clock, EventKind::name_changed, 10s));
  EXPECT_EQ(simulation->now() - begin, 300ms);
}

TEST_F(SimTree, CheckBoxesToggleAndRowsAreSelectedOneAtATime) {
  open("widgets");
  const auto check = node("Widgets", "Check me");
  EXPECT_EQ(platform->tree->perform(check, NodeAction::toggle, soon()).outcome, Outcome::delivered);
  EXPECT_TRUE(find(read("Widgets"), "Check me")->states.contains(ElementState::checked));
  EXPECT_NE(find(read("Widgets"), "Status: Check me on"), nullptr);
  platform->tree->perform(node("Widgets", "row 1"), NodeAction::pick, soon());
  platform->tree->perform(node("Widgets", "row 3"), NodeAction::pick, soon());
  const auto tree = read("Widgets");
  EXPECT_FALSE(find(tree, "row 1")->states.contains(ElementState::selected));
  EXPECT_TRUE(find(tree, "row 3")->states.contains(ElementState::selected));
}

TEST_F(SimTree, WhatIsNotOfferedIsNotAttempted) {
  open("widgets");
  EXPECT_EQ(press(node("Widgets", "Canvas")).outcome, Outcome::not_attempted);
  EXPECT_EQ(platform->tree->perform(node("Widgets", "A"), NodeAction::show_menu, soon()).outcome,
            Outcome::not_attempted);
  EXPECT_EQ(platform->tree->insert_text(node("Widgets", "A"), "x", soon()).outcome, Outcome::not_attempted);
  EXPECT_TRUE(simulation->log().empty());
}

TEST_F(SimTree, AnActionThatNobodyKnowsMeansNothing) {
  open(one_window(R"({"role": "button", "name": "A", "actions": ["frobnicate"]},
                     {"role": "button", "name": "B", "actions": ["show menu", "expand or contract"]})"));
  const auto unknown = *find(read("Main"), "A");
  EXPECT_TRUE(unknown.verbs.empty());
  EXPECT_EQ(platform->tree->meaning_of(unknown.handle, "frobnicate"), std::nullopt);
  EXPECT_EQ(platform->tree->meaning_of(unknown.handle, ""), std::nullopt);
  EXPECT_EQ(platform->tree->perform(unknown.handle, NodeAction::press, soon()).outcome, Outcome::not_attempted);
  EXPECT_EQ(platform->tree->perform(unknown.handle, NodeAction::long_press, soon()).outcome, Outcome::not_attempted);
  const auto known = *find(read("Main"), "B");
  EXPECT_EQ(known.verbs,
            (NodeActions{NodeAction::show_menu, NodeAction::open, NodeAction::expand, NodeAction::collapse}));
  EXPECT_EQ(platform->tree->meaning_of(known.handle, "show menu"), NodeAction::show_menu);
}

TEST_F(SimTree, PressableAtFindsTheDeepestNodeWithAnAction) {
  open("widgets");
  const auto at = [&](double x, double y) {
    const auto found = platform->tree->pressable_at(window("Widgets"), x, y, soon());
    return found && *found ? (*found)->name : std::string("(none)");
  };
  EXPECT_EQ(at(15, 15), "A");
  EXPECT_EQ(at(15, 445), "(none)");
}

TEST_F(SimTree, ErrorsOfReading) {
  open(one_window(button_a, R"("toolkit": "canvas",)"));
  EXPECT_EQ(platform->tree->read(window("Main"), {}, soon()).error().code, "accessibility_off");
  auto gone = window("Main");
  gone.window_id = 77;
  EXPECT_EQ(platform->tree->read(gone, {}, soon()).error().code, "window_closed");
  open(one_window(button_a, "", R"(, "accessibility_bus": false)"));
  EXPECT_EQ(platform->tree->read(window("Main"), {}, soon()).error().code, "no_accessibility_bus");
}

TEST_F(SimTree, SomeToolkitsReactLateAndDropWhatComesMeanwhile) {
  open(one_window(R"({"role": "checkbox", "name": "A"})", R"("toolkit": "gtk4",)"));
  const auto a = node("Main", "A");
  EXPECT_EQ(press(a).outcome, Outcome::delivered);
  EXPECT_EQ(press(a).outcome, Outcome::delivered);
  EXPECT_FALSE(find(read("Main"), "A")->states.contains(ElementState::checked));
  simulation->advance(1s);
  EXPECT_TRUE(find(read("Main"), "A")->states.contains(ElementState::checked));
  EXPECT_EQ(simulation->log_lines().back(), "App | 1 | A | action | press (ignored)");
}

}  // namespace
}  // namespace offhand::platform::sim
