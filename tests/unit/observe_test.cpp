#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>

#include "generated/registry/registry.h"
#include "impl/perception/difference.h"
#include "tests/unit/simulated.h"

// What the reply to an action says of its window where the call asks for that.
namespace offhand::test::observe_cases {
namespace {

using testing::AllOf;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;

json node(const std::string& role, const std::string& name, const json& more = json::object()) {
  json made{{"role", role}, {"name", name}, {"bounds", {{"x", 10}, {"y", 40}, {"width", 80}, {"height", 24}}}};
  made.update(more);
  return made;
}

json deed(const std::string& what, const std::string& node, const json& more = json::object()) {
  json made{{"do", what}, {"node", node}};
  made.update(more);
  return made;
}

json append(const std::string& to, const std::string& name) {
  return deed("append", to, {{"as", {{"role", "listitem"}, {"name", name}}}});
}

/// A window with a button "Go" that does `deeds`, and something for them to change.
class Observed {
 public:
  explicit Observed(const json& deeds, const json& scene = json::object())
      : desk_(scene_of(
            {button("Go", {{"on_press", deeds}}), node("checkbox", "Bold"), node("text", "Ready", {{"id", "status"}}),
             node("list", "Mail", {{"children", {node("listitem", "one"), node("listitem", "two")}}})},
            json::object(), scene)) {}

  /// Presses "Go" in a window that was read before.
  Result<Reply> go() {
    const auto before = desk_.look("Window");
    since_ = before["snapshot_id"];
    return press(element_named(before, "Go").index);
  }
  Result<Reply> press(int index) {
    return desk_.reply("click", {{"window_id", 1001}, {"element_index", index}, {"observe", "diff"}});
  }
  std::int64_t since() const { return since_; }
  SimulatedDesk& user_state() { return desk_; }

 private:
  SimulatedDesk desk_;
  std::int64_t since_ = 0;
};

json structured(const Result<Reply>& reply) {
  EXPECT_TRUE(reply) << reply.error().message;
  return reply ? json::parse(*reply->structured) : json();
}

std::string note_of(const Result<Reply>& reply) { return structured(reply).value("changes_note", ""); }

const json& three_changes() {
  static const json deeds = {deed("set_state", "Bold", {{"state", "checked"}, {"on", true}}), append("Mail", "three"),
                             deed("remove", "one")};
  return deeds;
}

TEST(Observe, TellsWhatTheActionChangedInBothForms) {
  Observed window(three_changes());
  const auto reply = window.go();
  const auto result = structured(reply);
  ASSERT_EQ(result["changes"].size(), 3U) << result;
  EXPECT_EQ(result["since"], window.since());
  EXPECT_GT(result["snapshot_id"], window.since());
  for (const auto& change : result["changes"]) {
    const auto line = change["change"].get<std::string>() + " " + change["line"].get<std::string>();
    EXPECT_THAT(reply->text, HasSubstr("\n" + line)) << "the text says the same";
    EXPECT_THAT(line, HasSubstr("[" + std::to_string(change["element_index"].get<int>()) + "]"));
  }
  EXPECT_THAT(reply->text, AllOf(ContainsRegex(R"(changed \[[0-9]+\] checkbox "Bold" \(checked\))"),
                                 ContainsRegex(R"(added \[[0-9]+\] listitem "three" in \[[0-9]+\])"),
                                 ContainsRegex(R"(removed \[[0-9]+\] listitem "one")"), Not(HasSubstr("\"two\""))));
}

TEST(Observe, SaysWhatGetWindowStateSaysWithSince) {
  Observed window(three_changes());
  const auto reply = window.go();
  const auto state = window.user_state().reply(
      "get_window_state", {{"pid", 200}, {"include_screenshot", false}, {"since", window.since()}});
  const json told = structured(reply)["changes"];
  ASSERT_FALSE(told.empty());
  for (const auto& change : told)
    EXPECT_THAT(state->text, HasSubstr(change["change"].get<std::string>() + " " + change["line"].get<std::string>()));
}

TEST(Observe, WhatItAddedCanBeActedOnAtOnce) {
  Observed window(append("Mail", "three"));
  const auto result = structured(window.go());
  ASSERT_EQ(result["changes"].size(), 1U) << result;
  EXPECT_TRUE(window.press(result["changes"][0]["element_index"]));
}

TEST(Observe, WaitsForWhatComesLate) {
  Observed window(json::array({deed("set_text", "status", {{"text", "Working"}}),
                               deed("set_text", "status", {{"text", "Done"}, {"after_ms", 150}})}));
  EXPECT_THAT(structured(window.go())["changes"].dump(), HasSubstr("Done"));
}

TEST(Observe, SaysThatNothingChanged) {
  Observed window(json::array());
  const auto result = structured(window.go());
  EXPECT_EQ(result["changes"], json::array());
  EXPECT_EQ(result["changes_note"], "nothing that shows changed");
}

/// Tools that act on a window as a whole, and arguments that they do something with.
std::vector<std::pair<std::string, json>> tools_of_windows() {
  return {{"bring_to_front", {{"pid", 200}}},
          {"set_window_frame", {{"pid", 200}, {"x", 5}, {"y", 6}, {"width", 320}, {"height", 240}}}};
}

TEST(Observe, ToolsOfWindowsTellWhatChangedInThem) {
  for (auto [tool, arguments] : tools_of_windows()) {
    Observed window(json::array());
    const auto before = window.user_state().look("Window");
    ASSERT_TRUE(window.user_state().sim().run(deed("set_text", "status", {{"text", "Laid out anew"}}).dump(), "App"));
    EXPECT_FALSE(window.user_state().call(tool, arguments).contains("changes")) << tool << ": nobody asked";
    arguments["observe"] = "diff";
    const auto reply = window.user_state().reply(tool, arguments);
    const auto result = structured(reply);
    ASSERT_EQ(result["changes"].size(), 1U) << tool << ": " << result;
    EXPECT_EQ(result["since"], before["snapshot_id"]) << tool;
    EXPECT_THAT(reply->text, HasSubstr("\nchanged " + result["changes"][0]["line"].get<std::string>())) << tool;
    EXPECT_THAT(reply->text, HasSubstr("Laid out anew")) << tool;
  }
}

TEST(Observe, ToolsOfWindowsWaitForWhatComesLate) {
  for (auto [tool, arguments] : tools_of_windows()) {
    const json late = {
        {"troubles",
         {{{"at_ms", 300}, {"do", deed("set_text", "status", {{"application", "App"}, {"text", "Late"}})}}}}};
    Observed window(json::array(), late);
    window.user_state().look("Window");
    arguments["observe"] = "diff";
    EXPECT_THAT(window.user_state().call(tool, arguments)["changes"].dump(), HasSubstr("Late")) << tool;
  }
}

/// Tells by the text "read twice" that the tree was read a second time.
json second_reading() {
  return {{"troubles",
           {{{"on_call", {{"call", "read"}, {"nth", 2}, {"application", "App"}, {"when", "before"}}},
             {"do", deed("set_text", "status", {{"text", "read twice"}, {"application", "App"}})}}}}};
}

TEST(Observe, ReadsNothingWhereNobodyAsked) {
  Observed asked(json::array(), second_reading());
  EXPECT_THAT(structured(asked.go())["changes"].dump(), HasSubstr("read twice"));
  Observed unasked(json::array(), second_reading());
  const auto go = element_named(unasked.user_state().look("Window"), "Go").index;
  const auto result = unasked.user_state().call("click", {{"window_id", 1001}, {"element_index", go}});
  for (const auto* member : {"since", "snapshot_id", "changes", "changes_note", "new_windows"})
    EXPECT_FALSE(result.contains(member)) << member;
  EXPECT_THAT(unasked.user_state().look("Window").dump(), HasSubstr("read twice")) << "only now";
}

TEST(Observe, AWindowThatWasNeverReadIsToBeRead) {
  Observed window(three_changes());
  const auto reply = window.user_state().reply(
      "click", {{"pid", 200}, {"window_id", 1001}, {"x", 20}, {"y", 20}, {"observe", "diff"}});
  EXPECT_THAT(note_of(reply), HasSubstr("get_window_state"));
  EXPECT_FALSE(structured(reply).contains("changes"));
}

TEST(Observe, WhereMoreChangedThanShowsNothingIsTakenAsKnown) {
  Observed window(json::array({deed("remove", "Bold"), deed("remove", "status"), deed("remove", "Mail"),
                               deed("rename", "Go", {{"text", "Gone"}})}));
  const auto reply = window.go();
  EXPECT_THAT(note_of(reply), HasSubstr("get_window_state reads it"));
  const auto result = structured(reply);
  EXPECT_FALSE(result.contains("changes"));
  EXPECT_FALSE(result.contains("snapshot_id"));
}

TEST(Observe, ManyChangesAreCutAndTheRestIsNamed) {
  json items = json::array();
  for (int i = 0; i < 200; ++i) items.push_back(node("listitem", std::string(100, 'o') + std::to_string(i)));
  json deeds = json::array();
  for (int i = 0; i < 80; ++i) deeds.push_back(append("All", std::string(100, 'n') + std::to_string(i)));
  SimulatedDesk desk(scene_of({button("Go", {{"on_press", deeds}}), node("list", "All", {{"children", items}})}));
  const auto before = desk.look("Window");
  const auto result = desk.call(
      "click", {{"window_id", 1001}, {"element_index", element_named(before, "Go").index}, {"observe", "diff"}});
  const auto& changes = result["changes"];
  EXPECT_LT(changes.dump().size(), 8000U);
  EXPECT_GT(changes.size(), 20U);
  const auto rest = "get_window_state with since " + before["snapshot_id"].dump();
  EXPECT_EQ(result["changes_note"], std::to_string(80 - changes.size()) + " more lines: " + rest);
}

TEST(Observe, NamesTheDialogThatOpenedAndBlocks) {
  const json dialog = {{"title", "Sure?"},
                       {"dialog", true},
                       {"modal", true},
                       {"bounds", {{"x", 0}, {"y", 0}, {"width", 100}, {"height", 80}}},
                       {"tree", {{"children", json::array()}}}};
  const json opens_dialog = {{"do", "open_window"}, {"as", dialog}};
  Observed window(opens_dialog);
  const auto reply = window.go();
  const auto result = structured(reply);
  ASSERT_EQ(result["new_windows"].size(), 1U) << result;
  EXPECT_EQ(result["new_windows"][0]["title"], "Sure?");
  EXPECT_THAT(reply->text, AllOf(HasSubstr("New window: window_id"), HasSubstr("blocked by the dialog")));
}

TEST(Observe, SaysThatTheWindowClosed) {
  const json closing = {{"do", "close_window"}};
  Observed window(closing);
  const auto reply = window.go();
  EXPECT_THAT(note_of(reply), HasSubstr("the window is closed"));
  EXPECT_FALSE(structured(reply).contains("changes"));
}

TEST(Observe, AnApplicationThatHangsIsAskedOnceAndNotForItsTree) {
  const json hang = {{"on_call", {{"call", "perform"}, {"application", "App"}, {"when", "after"}}},
                     {"do", {{"do", "hang"}, {"application", "App"}}}};
  Observed window(three_changes(), {{"troubles", {hang}}});
  const auto before = window.user_state().sim().now();
  const auto reply = window.go();
  EXPECT_THAT(note_of(reply), HasSubstr("not read"));
  EXPECT_FALSE(structured(reply).contains("changes"));
  // Waiting for evidence and for one answer; a tree would be given three seconds.
  EXPECT_LT(window.user_state().sim().now() - before, std::chrono::milliseconds(2500));
}

Snapshot snapshot_of(const std::vector<std::string>& names) {
  Snapshot snapshot;
  for (const auto& name : names) {
    SnapshotElement element;
    element.index = static_cast<std::int64_t>(snapshot.elements.size()) + 1;
    element.node.role = snapshot.elements.empty() ? Role::window : Role::button;
    element.node.name = name;
    element.node.parent = snapshot.elements.empty() ? -1 : 0;
    snapshot.place_of.edit().emplace(element.index, snapshot.elements.size());
    snapshot.elements.push_back(element);
  }
  return snapshot;
}

TEST(Difference, NothingCountsAsRemovedWhereAReadingRanOutOfTime) {
  const auto before = snapshot_of({"Window", "Save", "Close"});
  auto after = snapshot_of({"Window", "Save"});
  EXPECT_EQ(difference(before, after).removed.size(), 1U);
  EXPECT_EQ(changes_that_show(before, after).size(), 1U);
  after.cut_short = true;
  EXPECT_TRUE(difference(before, after).removed.empty());
  EXPECT_TRUE(changes_that_show(before, after).empty());
}

TEST(Difference, WhatAnOutlineDoesNotTellIsNoChange) {
  const auto before = snapshot_of({"Window", "Save", "Close"});
  auto after = before;
  auto& save = after.elements.edit()[1].node;
  save.actions = {"Press"};
  save.value = "on";
  save.has_value = true;
  EXPECT_EQ(difference(before, after).changed.size(), 1U);
  save.is_outline = true;
  EXPECT_TRUE(difference(before, after).changed.empty());
  save.name = "Store";
  EXPECT_EQ(difference(before, after).changed.size(), 1U);
}

TEST(Observe, EveryToolForInputTakesIt) {
  for (const auto* tool : catalog().tools) {
    if (tool->group != "input") continue;
    const auto properties = tool->input->properties;
    EXPECT_TRUE(std::ranges::any_of(properties, [](const auto& property) { return property.name == "observe"; }))
        << tool->name;
  }
}

}  // namespace
}  // namespace offhand::test::observe_cases
