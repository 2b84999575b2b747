#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "impl/perception/finder.h"
#include "tests/unit/scripted.h"
#include "tests/unit/simulated.h"

// Elements by what they are called, and waiting for them.
namespace offhand::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(FindElements, TakesTheQueriesThatEveryToolTakes) {
  SimulatedDesk desk(scene_of(json::array(
      {button("Save"), button("Save As…"), {{"role", "slider"}, {"name", "Volume"}, {"bounds", box(0, 0, 9, 9)}}})));
  const auto found = [&](const std::string& query) {
    std::vector<std::string> names;
    const auto reply = desk.call("find_elements", {{"pid", 200}, {"query", query}});
    for (const auto& element : reply["elements"]) names.push_back(element["name"]);
    return names;
  };
  // Words are looked for in all that an element says.
  EXPECT_THAT(found("save"), ElementsAre("Save", "Save As…"));
  EXPECT_THAT(found("button:Save"), ElementsAre("Save"));
  EXPECT_THAT(found("role:button and not As"), ElementsAre("Save"));
  EXPECT_THAT(found("//slider"), ElementsAre("Volume"));
  EXPECT_THAT(found("slider: or button:Save"), ElementsAre("Save", "Volume"));
  EXPECT_THAT(found("button: [2]"), ElementsAre("Save As…"));
  EXPECT_THAT(found("^S.*e$"), ElementsAre("Save"));
  EXPECT_THAT(found("the slider"), ElementsAre("Volume"));
}

TEST(FindElements, FindsAFieldByTheLabelBesideItAndALabelAfterItsField) {
  SimulatedDesk desk(scene_of(json::array({{{"role", "text"}, {"name", "Secret"}, {"bounds", box(0, 0, 60, 20)}},
                                           {{"role", "textbox"}, {"name", "Secret"}, {"bounds", box(70, 0, 90, 20)}},
                                           {{"role", "text"}, {"name", "Street"}, {"bounds", box(0, 30, 60, 20)}},
                                           {{"role", "textbox"}, {"name", ""}, {"bounds", box(70, 30, 90, 20)}}})));
  const auto found = [&](const json& criteria) {
    std::vector<std::string> roles;
    auto arguments = criteria;
    arguments["pid"] = 200;
    const auto reply = desk.call("find_elements", arguments);
    for (const auto& element : reply["elements"]) roles.push_back(element["role"]);
    return roles;
  };
  EXPECT_THAT(found({{"query", "Secret"}}), ElementsAre("textbox", "text"));
  EXPECT_THAT(found({{"name", "Secret"}}), ElementsAre("textbox", "text"));
  EXPECT_THAT(found({{"query", "the field beside Street"}}), ElementsAre("textbox"));
}

TEST(FindElements, SaysWhatItDoesNotUnderstand) {
  SimulatedDesk desk(scene_of(json::array({button("Save"), button("(")})));
  for (const auto* query : {"//button[", "state:sleepy", "(Save", "role:nonsense"}) {
    const auto refused = desk.refusal("find_elements", {{"pid", 200}, {"query", query}});
    EXPECT_EQ(refused.code, "invalid_query") << query;
    EXPECT_THAT(refused.message, HasSubstr("not understood at character")) << query;
  }
  EXPECT_EQ(desk.call("find_elements", {{"pid", 200}, {"query", "("}})["total"], 1) << "a button is called so";
}

TEST(Likeness, ForgivesCasePunctuationPartsAndSlips) {
  const double same = likeness("Save As…", "Save As…");
  const double cased = likeness("Save As…", "save as…");
  const double bare = likeness("_Save As...", "save as");
  const double begins = likeness("Save As…", "save");
  const double within = likeness("Auto save", "save");
  const double slip = likeness("Preferences", "Prefrences");
  EXPECT_EQ(same, 1);
  EXPECT_GT(same, cased);
  EXPECT_GT(cased, bare);
  EXPECT_GT(bare, begins);
  EXPECT_GT(begins, within);
  EXPECT_GT(within, slip);
  EXPECT_GT(slip, 0);
  EXPECT_GT(likeness("Save As…", "Sav As"), 0) << "dots that are one letter are none of the name either";
  EXPECT_GT(likeness("“Café” – left", "café left"), 0);
  EXPECT_EQ(likeness("Open", "Save"), 0);
  EXPECT_EQ(likeness("", "Save"), 0);
  EXPECT_EQ(likeness("...", "..") > 0, false);
  EXPECT_EQ(likeness("…", "–"), 0);
}

TEST(IsRole, KnowsWhatPeopleCallIt) {
  platform::Node node;
  node.role = Role::textbox;
  node.platform_role = "entry";
  for (const auto* word : {"textbox", "Text Box", "text_field", "input", "entry", "edit"})
    EXPECT_TRUE(is_role(node, word)) << word;
  for (const auto* word : {"button", "", "box"}) EXPECT_FALSE(is_role(node, word)) << word;
}

TEST(IsRole, KnowsAToggleButtonByItsPlatformsName) {
  platform::Node node;
  node.role = Role::button;
  node.platform_role = "toggle button";
  for (const auto* word : {"button", "toggle", "switch"}) EXPECT_TRUE(is_role(node, word)) << word;
  node.platform_role = "push button";
  EXPECT_FALSE(is_role(node, "toggle"));
}

TEST(IsRole, TakesNoFieldForALabelWhereItsPlatformCallsItText) {
  platform::Node node;
  node.role = Role::textbox;
  node.platform_role = "text";
  EXPECT_FALSE(is_role(node, "label"));
  EXPECT_TRUE(is_role(node, "text"));
  node.role = Role::text;
  node.platform_role = "static";
  EXPECT_TRUE(is_role(node, "label"));
}

json at(int y) { return {{"x", 10}, {"y", y}, {"width", 80}, {"height", 20}}; }

std::string form() {
  return scene_of({button("Save", {{"bounds", at(10)}}),
                   button("Save As…", {{"bounds", at(40)}}),
                   button("Send", {{"bounds", at(70)}, {"states", {"disabled"}}}),
                   {{"role", "textbox"}, {"name", "Name"}, {"value", "Ada"}, {"bounds", at(100)}},
                   {{"role", "checkbox"}, {"name", "Remember"}, {"bounds", at(130)}}});
}

std::vector<std::string> names(const json& elements) {
  std::vector<std::string> all;
  for (const auto& element : elements) all.push_back(element["name"]);
  return all;
}

json in_app(json more) {
  more["pid"] = 200;
  return more;
}

TEST(FindElements, BestMatchComesFirst) {
  SimulatedDesk desk(form());
  const auto found = desk.call("find_elements", in_app({{"role", "push button"}, {"name", "save as"}}));
  EXPECT_THAT(names(found["elements"]), ElementsAre("Save As…"));
  EXPECT_THAT(names(desk.call("find_elements", in_app({{"name", "save"}}))["elements"]),
              ElementsAre("Save", "Save As…"));
  EXPECT_THAT(names(desk.call("find_elements", in_app({{"name", "Save"}, {"exact", true}}))["elements"]),
              ElementsAre("Save"));
  EXPECT_THAT(names(desk.call("find_elements", in_app({{"text", "ada"}}))["elements"]), ElementsAre("Name"));
  EXPECT_THAT(names(desk.call("find_elements", in_app({{"state", {"disabled"}}}))["elements"]), ElementsAre("Send"));
}

TEST(FindElements, WhatItNamesCanBeActedOn) {
  SimulatedDesk desk(form());
  const auto found = desk.call("find_elements", in_app({{"name", "Save"}, {"limit", 1}}));
  EXPECT_EQ(found["total"], 2);
  ASSERT_EQ(found["elements"].size(), 1U);
  desk.call("click", {{"window_id", 1001}, {"element_index", found["elements"][0]["element_index"]}});
  desk.call("click", {{"element_token", found["elements"][0]["element_token"]}});
  EXPECT_EQ(desk.log().size(), 2U);
}

TEST(FindElements, TakesAQueryAsItIsWritten) {
  SimulatedDesk desk(scene_of({button(".*[](+?$^|\\")}));
  EXPECT_EQ(desk.call("find_elements", in_app({{"query", ".*"}}))["total"], 1);
  EXPECT_EQ(desk.call("find_elements", in_app({{"query", "[](+?$^|\\"}}))["total"], 1);
  EXPECT_EQ(desk.call("find_elements", in_app({{"query", "a+"}}))["total"], 0);
}

TEST(FindElements, RefusesToLookForNothingOrNowhere) {
  SimulatedDesk desk(form());
  EXPECT_EQ(desk.refusal("find_elements", in_app({})).code, "invalid_arguments");
  EXPECT_EQ(desk.refusal("find_elements", {{"pid", 4711}, {"query", "x"}}).code, "process_not_found");
  EXPECT_EQ(desk.refusal("find_elements", in_app({{"window_id", 1000}, {"query", "x"}})).code, "window_owner_mismatch");
  EXPECT_EQ(desk.refusal("find_elements", in_app({{"query", "x"}, {"limit", -1}})).code, "invalid_arguments");
  EXPECT_EQ(desk.refusal("find_elements", in_app({{"query", "x"}, {"limit", 4000000000}})).code, "invalid_arguments");
}

/// "after_ms" later the script happens.
void later(SimulatedDesk& desk, json deed, int after_ms) {
  deed.update({{"application", "App"}, {"after_ms", after_ms}});
  if (!deed.contains("window")) deed["window"] = "Window";
  const auto done = desk.sim().run(deed.dump());
  ASSERT_TRUE(done) << done.error().message;
}

TEST(WaitFor, EndsAtTheEventAndNotLater) {
  SimulatedDesk desk(form());
  later(desk, {{"do", "set_state"}, {"node", "Send"}, {"state", "disabled"}, {"on", false}}, 700);
  const auto waited = desk.call("wait_for", in_app({{"name", "Send"}, {"until", "enabled"}}));
  EXPECT_EQ(waited["satisfied"], true);
  EXPECT_GE(waited["waited_ms"], 700);
  EXPECT_LE(waited["waited_ms"], 800) << "an event ended it";
  EXPECT_THAT(names(waited["elements"]), ElementsAre("Send"));
  desk.call("click", {{"window_id", 1001}, {"element_index", waited["elements"][0]["element_index"]}});
}

TEST(WaitFor, MayTakeLongerThanAReadWhereItsCallerWaits) {
  SimulatedDesk desk(form());
  later(desk, {{"do", "set_state"}, {"node", "Send"}, {"state", "disabled"}, {"on", false}}, 8'000);
  const auto until_enabled = in_app({{"name", "Send"}, {"until", "enabled"}, {"timeout_ms", 9'000}});
  const auto waited = desk.call("wait_for", until_enabled);
  EXPECT_EQ(waited["satisfied"], true);
  EXPECT_GE(waited["waited_ms"], 8'000) << "a read has 3,000";
  EXPECT_LE(waited["waited_ms"], 8'100);
  const auto refused =
      desk.refusal("wait_for", in_app({{"name", "Send"}, {"until", "disabled"}, {"timeout_ms", 9'000}}));
  EXPECT_EQ(refused.code, "not_satisfied") << "and is not cut short: " << refused.message;
}

TEST(WaitFor, SeesWhatNobodyAnnounces) {
  SimulatedDesk desk(form());
  later(desk, {{"do", "set_value"}, {"node", "Name"}, {"text", "Grace"}, {"silent", true}}, 700);
  const auto waited = desk.call("wait_for", in_app({{"role", "input"}, {"until", "value_equals"}, {"value", "Grace"}}));
  EXPECT_LE(waited["waited_ms"], 1300);
}

TEST(WaitFor, WindowsOpenAndClose) {
  SimulatedDesk desk(form());
  const json dialog{
      {"window_id", 1002}, {"title", "Save as"}, {"bounds", {{"x", 0}, {"y", 0}, {"width", 50}, {"height", 50}}}};
  later(desk, {{"do", "open_window"}, {"as", dialog}}, 300);
  const auto opened = desk.call("wait_for", {{"title", "save AS"}, {"until", "window_opens"}});
  EXPECT_EQ(opened["window"]["window_id"], 1002);
  later(desk, {{"do", "close_window"}, {"window", "Save as"}}, 300);
  EXPECT_EQ(desk.call("wait_for", {{"window_id", 1002}, {"until", "window_closes"}})["satisfied"], true);
  EXPECT_EQ(desk.call("wait_for", {{"window_id", 1002}, {"name", "x"}, {"until", "gone"}})["satisfied"], true);
}

TEST(WaitFor, SaysHowThingsAreWhenItGivesUp) {
  SimulatedDesk desk(form());
  const auto refused = desk.refusal("wait_for", in_app({{"name", "Send"}, {"until", "enabled"}, {"timeout_ms", 800}}));
  EXPECT_EQ(refused.code, "not_satisfied");
  EXPECT_THAT(refused.message, HasSubstr("disabled"));
  EXPECT_EQ(desk.refusal("wait_for", in_app({{"name", "Nobody"}, {"timeout_ms", 0}})).code, "not_satisfied");
}

TEST(WaitFor, DoesNotTakeARowForSeenWhosePlaceWasNotToldInTime) {
  const json rows{{{"role", "row"}, {"name", "Near"}, {"bounds", box(0, 10, 90, 20)}},
                  {{"role", "row"}, {"name", "Far"}, {"bounds", box(0, 30, 90, 20)}}};
  SimulatedDesk desk(scene_of({{"role", "list"}, {"bounds", box(0, 0, 90, 90)}, {"children", rows}}));
  auto& tree = scripted_tree(desk.platform());
  const platform::Limits limits{platform::TimePoint::max(), {}};
  tree.unchanged = *tree.read(desk.facets().windows().describe(1001, limits).value(), {}, limits);
  for (auto& node : tree.unchanged->nodes.edit())
    if (node.role == Role::row) node.bounds.reset();
  const auto far = in_app({{"name", "Far"}, {"timeout_ms", 0}});
  // A list that tells no places of its rows at all.
  EXPECT_EQ(desk.call("wait_for", far)["satisfied"], true);
  tree.unchanged->cut_short = true;
  tree.unchanged->complete = false;
  tree.unchanged->incomplete_reason = "the application is busy";
  const auto refused = desk.refusal("wait_for", far);
  EXPECT_EQ(refused.code, "not_satisfied");
  EXPECT_THAT(refused.message, HasSubstr("the application is busy"));
}

TEST(WaitFor, RefusesWhatCannotCome) {
  SimulatedDesk desk(form());
  EXPECT_EQ(desk.refusal("wait_for", in_app({})).code, "invalid_arguments");
  EXPECT_EQ(desk.refusal("wait_for", {{"name", "x"}}).code, "invalid_arguments");
  EXPECT_EQ(desk.refusal("wait_for", in_app({{"name", "x"}, {"until", "value_equals"}})).code, "invalid_arguments");
  EXPECT_EQ(desk.refusal("wait_for", in_app({{"element_index", 3}})).code, "invalid_arguments");
  EXPECT_EQ(desk.refusal("wait_for", {{"window_id", 4711}, {"name", "x"}}).code, "window_not_found");
  EXPECT_EQ(desk.refusal("wait_for", {{"pid", 4711}, {"name", "x"}}).code, "process_not_found");
}

TEST(VerifyState, SaysHowEachStands) {
  SimulatedDesk desk(form());
  const json expect{{{"name", "Remember"}, {"until", "unchecked"}},
                    {{"name", "Name"}, {"until", "value_contains"}, {"value", "da"}}};
  EXPECT_EQ(desk.call("verify_state", in_app({{"expect", expect}}))["status"], "satisfied");
  const json wrong{
      {{"name", "Remember"}, {"until", "checked"}}, {{"name", "Send"}, {"until", "gone"}}, {{"name", "Save"}}};
  const auto result = desk.call("verify_state", in_app({{"expect", wrong}, {"timeout_ms", 200}}));
  EXPECT_EQ(result["status"], "unsatisfied");
  EXPECT_EQ(result["results"][0]["status"], "unsatisfied");
  EXPECT_EQ(result["results"][1]["status"], "unsatisfied");
  EXPECT_EQ(result["results"][2]["status"], "satisfied");
}

TEST(VerifyState, HoldsOnlyWhatStays) {
  SimulatedDesk desk(form());
  later(desk, {{"do", "set_state"}, {"node", "Remember"}, {"state", "checked"}, {"on", true}}, 200);
  later(desk, {{"do", "set_state"}, {"node", "Remember"}, {"state", "checked"}, {"on", false}}, 205);
  const json expect{{{"name", "Remember"}, {"until", "checked"}}};
  const auto result =
      desk.call("verify_state", in_app({{"expect", expect}, {"timeout_ms", 2000}, {"stable_samples", 3}}));
  EXPECT_EQ(result["status"], "unsatisfied");
}

}  // namespace
}  // namespace offhand::test
