#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "impl/perception/element_registry.h"
#include "impl/perception/perception.h"
#include "impl/perception/render.h"
#include "tests/unit/simulated.h"

namespace offhand::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

platform::NodeHandle node(std::string path) { return platform::NodeHandle::of(std::move(path)); }

TEST(ElementRegistry, NumbersStayAndAreNeverUsedAgain) {
  ElementRegistry registry;
  const auto first = registry.number(1, node("/a"), {Role::button, 0, ""});
  const auto second = registry.number(1, node("/b"), {Role::button, 0, ""});
  EXPECT_NE(first, second);
  EXPECT_EQ(registry.number(1, node("/a"), {Role::button, 0, ""}), first);
  const auto another = registry.number(1, node("/a"), {Role::checkbox, 0, ""});
  EXPECT_GT(another, second) << "the handle was given to something else";
  const auto reborn = registry.number(1, node("/a"), {Role::checkbox, 1, ""});
  EXPECT_GT(reborn, another) << "and to something like it";
  registry.forget_window(1);
  EXPECT_GT(registry.number(1, node("/a"), {Role::checkbox, 1, ""}), reborn);
}

TEST(ElementRegistry, WindowsAreNumberedApart) {
  ElementRegistry registry;
  EXPECT_EQ(registry.number(1, node("/a"), {Role::button, 0, ""}),
            registry.number(2, node("/a"), {Role::button, 0, ""}));
}

TEST(ElementRegistry, NumbersOfManyClosedWindowsAreNotUsedAgain) {
  ElementRegistry registry;
  const auto first = registry.number(1, node("/a"), {Role::button, 0, ""});
  for (std::int64_t window = 1; window <= 5000; ++window) {
    EXPECT_GT(registry.number(window, node("/a"), {Role::button, 0, ""}), window == 1 ? 0 : first - 1);
    registry.forget_window(window);
  }
  EXPECT_EQ(registry.windows(), 0U);
  EXPECT_GT(registry.number(1, node("/a"), {Role::button, 0, ""}), first);
  EXPECT_GT(registry.number(5000, node("/a"), {Role::button, 0, ""}), first);
}

// That a window closed may be told before its last reading ended.
TEST(ElementRegistry, WindowsThatNobodySaidGoodbyeToAreForgottenInTheEnd) {
  ElementRegistry registry;
  const auto first = registry.number(1, node("/a"), {Role::button, 0, ""});
  for (std::int64_t window = 2; window <= 3000; ++window) registry.number(window, node("/a"), {Role::button, 0, ""});
  EXPECT_LE(registry.windows(), ElementRegistry::window_memory);
  EXPECT_GT(registry.number(1, node("/a"), {Role::button, 0, ""}), first);
}

/// A reading of a window that shows one element: its number there.
SnapshotPtr reading(ElementRegistry& registry, const std::string& path) {
  auto snapshot = std::make_shared<Snapshot>();
  const auto index = registry.number(1, node(path), {Role::button, 0, ""});
  snapshot->place_of.edit().emplace(index, 0);
  registry.note_reading(1, snapshot->place_of);
  return snapshot;
}

// A page that makes its nodes anew again and again.
TEST(ElementRegistry, WhatNobodyHasAnyMoreIsForgotten) {
  ElementRegistry registry;
  const auto held = reading(registry, "/held");
  for (int round = 0; round < 20000; ++round) reading(registry, "/" + std::to_string(round));
  EXPECT_LE(registry.elements(1), 2 * ElementRegistry::least_elements);
  EXPECT_TRUE(held->place_of->contains(registry.number(1, node("/held"), {Role::button, 0, ""})));
}

TEST(ElementRegistry, WhatIsForgottenComesBackWithAnotherNumber) {
  ElementRegistry registry;
  const auto first = registry.number(1, node("/first"), {Role::button, 0, ""});
  std::int64_t last = first;
  for (int round = 0; round < 20000; ++round)
    last = std::max(last, reading(registry, "/" + std::to_string(round))->place_of->begin()->first);
  EXPECT_GT(registry.number(1, node("/first"), {Role::button, 0, ""}), last);
}

TEST(ElementRegistry, WhatWasSeenAMomentAgoKeepsItsNumber) {
  ElementRegistry registry;
  for (int round = 0; round < 5000; ++round) {
    const auto first = registry.number(1, node("/a" + std::to_string(round)), {Role::button, 0, ""});
    for (int more = 0; more < 4; ++more) reading(registry, "/" + std::to_string(round * 4 + more));
    ASSERT_EQ(registry.number(1, node("/a" + std::to_string(round)), {Role::button, 0, ""}), first);
  }
}

// All that is kept for a window is counted here; how much memory that is can be left to the deep tests.
TEST(Perception, ManyWindowsLeaveNothingBehind) {
  SimulatedDesk desk;
  desk.look();
  const auto session = desk.process().sessions().open("");
  const auto known = desk.process().desk().perception().windows_known();
  const auto shown = session->windows();
  constexpr int rounds = OFFHAND_TEST_SANITIZED == 0 ? 2000 : 200;
  for (int round = 0; round < rounds; ++round) {
    ASSERT_TRUE(desk.sim().run(R"({"do": "open_window", "as": {"title": "Passing",
        "bounds": {"x": 1, "y": 1, "width": 50, "height": 50},
        "tree": {"children": [{"role": "button", "name": "Go"}]}}})",
                               "Widgets"));
    ASSERT_TRUE(find_element(desk.look("Passing"), "Go"));
    ASSERT_TRUE(desk.sim().run(R"({"do": "close_window", "window": "Passing"})", "Widgets"));
  }
  EXPECT_EQ(desk.process().desk().perception().windows_known(), known);
  EXPECT_EQ(session->windows(), shown);
}

TEST(Token, IsTakenApartExactly) {
  const Perception perception("boot1234", ConfigAccessibilityEnable::never);
  const auto parts = Perception::parse_token(perception.token(41943043, 12));
  ASSERT_TRUE(parts);
  EXPECT_EQ(parts->boot_id, "boot1234");
  EXPECT_EQ(parts->window_id, 41943043);
  EXPECT_EQ(parts->index, 12);
  for (const auto* text : {"", "boot", "boot-1", "boot-1-x", "boot-x-1", "boot-1-99999999999999999999", "boot-1-2 "}) {
    EXPECT_FALSE(Perception::parse_token(text)) << text;
  }
}

// Which toolkit says a label twice only its backend knows.
TEST(Snapshot, SaysNamesAsTheBackendDoes) {
  SimulatedDesk desk(scene_of({button("so so"), button("no no no")}));
  const auto state = desk.look("Window");
  EXPECT_TRUE(find_element(state, "so so"));
  EXPECT_TRUE(find_element(state, "no no no"));
}

TEST(Snapshot, SaysWhatIsMissingWhenItIsCapped) {
  SimulatedDesk desk;
  const auto state = desk.look("Widgets", {{"max_elements", 5}});
  EXPECT_EQ(state["elements"].size(), 5U);
  EXPECT_EQ(state["complete"], false);
  EXPECT_FALSE(state["incomplete_reason"].get<std::string>().empty());
  EXPECT_EQ(desk.look()["complete"], true);
}

TEST(Snapshot, CapIsBreadthFirst) {
  json deep = json::array();
  for (int i = 0; i < 20; ++i) deep.push_back(button("deep " + std::to_string(i)));
  SimulatedDesk desk(
      scene_of({{{"role", "group"}, {"name", "first"}, {"children", deep}}, button("second"), button("third")}));
  const auto state = desk.look("Window", {{"max_elements", 5}});
  EXPECT_TRUE(find_element(state, "third"));
}

TEST(Snapshot, BoundsAreOfTheWindowAndOfTheScreen) {
  SimulatedDesk desk;
  const auto state = desk.look();
  for (const auto& item : state["elements"]) {
    if (item["name"] != "B") continue;
    EXPECT_EQ(item["window_bounds"], (json{{"x", 80}, {"y", 10}, {"width", 60}, {"height", 30}}));
    EXPECT_EQ(item["bounds"], (json{{"x", 180}, {"y", 90}, {"width", 60}, {"height", 30}}));
    return;
  }
  FAIL() << "no B";
}

TEST(Snapshot, OfAnApplicationWithoutATreeIsDegradedButHasItsPicture) {
  SimulatedDesk desk(scene_of({button("Save")}, {{"toolkit", "canvas"}}));
  const auto outcome = desk.reply("get_window_state", {{"pid", 200}, {"format", "json"}});
  ASSERT_TRUE(outcome);
  const auto state = json::parse(*outcome->structured);
  EXPECT_EQ(state["degraded"], true);
  EXPECT_THAT(state["degraded_reason"].get<std::string>(), HasSubstr("App"));
  EXPECT_EQ(outcome->images.size(), 1U);
  const auto refused = desk.refusal("get_window_state", {{"pid", 200}, {"include_screenshot", false}});
  EXPECT_EQ(refused.code, "accessibility_off");
  EXPECT_THAT(refused.hint, HasSubstr("--screenshot-out-file"));
}

TEST(Snapshot, TellsItsCost) {
  SimulatedDesk desk;
  const auto outcome = desk.reply("get_window_state", {{"pid", 200}, {"include_screenshot", false}});
  ASSERT_TRUE(outcome);
  const auto cost = json::parse(outcome->cost);
  EXPECT_EQ(cost["source"], "full");
  EXPECT_GT(cost["calls"], 0);
}

TEST(NearestElements, PreferTheSameNameThenTheSamePlace) {
  SimulatedDesk desk;
  const auto outcome = desk.reply("get_window_state", {{"pid", 200}, {"include_screenshot", false}});
  ASSERT_TRUE(outcome);
  Snapshot snapshot;
  const auto add = [&](std::string name, std::string parent) {
    SnapshotElement element;
    element.index = static_cast<std::int64_t>(snapshot.elements.size()) + 1;
    element.node.role = Role::button;
    element.node.name = std::move(name);
    element.parent = node(std::move(parent));
    snapshot.elements.push_back(element);
  };
  add("Other", "/elsewhere");
  add("Other", "/here");
  add("Save", "/elsewhere");
  add("Save", "/here");
  const auto gone = snapshot.elements[3];
  std::vector<std::int64_t> order;
  for (const auto* element : nearest_elements(snapshot, gone, 9)) order.push_back(element->index);
  EXPECT_THAT(order, ElementsAre(4, 3, 2));
}

class Rendering : public testing::Test {
 protected:
  std::string text(json arguments) {
    arguments.update({{"pid", 200}, {"include_screenshot", false}});
    const auto outcome = desk_.reply("get_window_state", arguments);
    return outcome ? outcome->text : outcome.error().message;
  }
  SimulatedDesk desk_;
};

TEST_F(Rendering, MarkdownIsOneLineAnElement) {
  const auto markdown = text({{"format", "markdown"}});
  EXPECT_THAT(markdown, testing::StartsWith("✅ \"Widgets\": window_id 1001, pid 200, 480x560, "));
  EXPECT_THAT(markdown, testing::ContainsRegex(R"(- \[[0-9]+\] button "A")"));
  EXPECT_THAT(markdown, testing::ContainsRegex(R"(- \[[0-9]+\] checkbox "Check me")"));
}

TEST_F(Rendering, CompactHasBounds) {
  EXPECT_THAT(text({{"format", "compact"}}), testing::ContainsRegex(R"(\[[0-9]+\] button "A" @10,10 60x30)"));
}

TEST_F(Rendering, ContainersThatSayNothingAreLeftOut) {
  EXPECT_THAT(text({{"format", "markdown"}}), Not(HasSubstr("group")));
}

TEST_F(Rendering, QueryShowsWhatMatchesWithItsAncestors) {
  const auto some = text({{"query", "ROW 2"}});
  EXPECT_THAT(some, HasSubstr("row 2"));
  EXPECT_THAT(some, HasSubstr("Rows"));
  EXPECT_THAT(some, Not(HasSubstr("row 1")));
  EXPECT_THAT(some, Not(HasSubstr("Check me")));
}

TEST_F(Rendering, QueryCountsWhatMatchesAndNotWhatThatLiesIn) {
  const auto found = desk_.look("Widgets", {{"query", "row 2"}});
  EXPECT_EQ(found["count"], 1);
  EXPECT_EQ(found["matches"], json::array({element_named(found, "row 2").index}));
  EXPECT_EQ(found["ancestors"], found["elements"].size() - 1);
  EXPECT_GE(found["ancestors"], 2) << found;
  EXPECT_THAT(text({{"query", "row 2"}}), HasSubstr(", 1 element found, listed with " +
                                                    std::to_string(found["ancestors"].get<int>()) + " elements"));
  const auto nothing = desk_.look("Widgets", {{"query", "no such thing"}});
  EXPECT_EQ(nothing["count"], 0);
  EXPECT_EQ(nothing["ancestors"], 0);
  const auto whole = desk_.look("Widgets");
  EXPECT_EQ(whole["count"], whole["elements"].size());
  EXPECT_FALSE(whole.contains("matches") || whole.contains("ancestors"));
}

TEST_F(Rendering, QueryDoesNotRenumber) {
  const auto all = desk_.element("row 2");
  const auto some = element_named(desk_.look("Widgets", {{"query", "row 2"}}), "row 2");
  EXPECT_EQ(some.index, all.index);
}

TEST_F(Rendering, NamesCannotBreakALine) {
  SimulatedDesk desk(scene_of({button("two\nlines \"quoted\"")}));
  const auto outcome = desk.reply("get_window_state", {{"pid", 200}, {"include_screenshot", false}});
  ASSERT_TRUE(outcome);
  EXPECT_THAT(outcome->text, HasSubstr(R"(button "two lines \"quoted\"")"));
}

TEST_F(Rendering, LongValuesAreCutInTextAndWholeInJson) {
  const std::string text_of_many(5000, 'x');
  SimulatedDesk desk(scene_of({{{"role", "textbox"}, {"name", "Essay"}, {"value", text_of_many}}}));
  const auto outcome = desk.reply("get_window_state", {{"pid", 200}, {"include_screenshot", false}});
  ASSERT_TRUE(outcome);
  EXPECT_LT(outcome->text.size(), 1000U);
  EXPECT_THAT(outcome->text, HasSubstr("(first 400 of 5000 characters)"));
  EXPECT_EQ(desk.element("Essay", "Window").value, text_of_many);
}

}  // namespace
}  // namespace offhand::test
