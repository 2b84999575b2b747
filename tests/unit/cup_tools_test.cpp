#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>
#include <string>
#include <vector>

#include "generated/registry/registry.h"
#include "generated/types/capture.h"
#include "generated/types/cup.h"
#include "impl/dispatch/selection.h"
#include "offhand/cup/compact_text.h"
#include "offhand/cup/envelope.h"
#include "tests/unit/cup_nodes.h"
#include "tests/unit/simulated.h"

namespace offhand::test {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class CupTools : public testing::Test {
 protected:
  /// The envelope that a capture sends, which keeps the rules of the protocol.
  json envelope(const std::string& tool, json arguments = json::object()) {
    arguments["format"] = "json";
    const auto reply = desk_.reply("cup." + tool, arguments);
    if (!reply) throw std::runtime_error(tool + ": " + reply.error().message);
    EXPECT_THAT(cup::validate_envelope(*reply->structured), IsEmpty()) << *reply->structured;
    return json::parse(*reply->structured);
  }
  json widgets() { return envelope("get_tree", {{"app", "widgets"}}); }
  /// The id of an element of the simulated window, in a capture made for it.
  std::string id(const std::string& name) {
    const auto captured = widgets();
    const auto* node = cup_node_named(captured["tree"], name);
    if (node == nullptr) throw std::runtime_error("there is no " + name);
    return (*node)["id"];
  }
  json act(const std::string& action, const std::string& name, json more = json::object()) {
    more["action"] = action;
    more["element_id"] = id(name);
    return desk_.call("cup.execute_action", more);
  }
  std::string text(const std::string& tool, const json& arguments = json::object()) {
    const auto reply = desk_.reply("cup." + tool, arguments);
    return reply ? reply->text : "failed: " + reply.error().message;
  }

  SimulatedDesk desk_;
};

TEST_F(CupTools, OverviewListsTheWindowsAndAsksNobody) {
  EXPECT_EQ(text("get_overview"),
            "# CUP 0.1.0 | linux | 1280x800\n# overview | 2 windows\n\n"
            "* [fg] Letter (pid:300) @420,60 700x600\n"
            "  Widgets (pid:200) @100,80 480x560\n");
  const auto told = envelope("get_overview");
  EXPECT_EQ(told["scope"], "overview");
  EXPECT_EQ(told["windows"].size(), 2U);
  EXPECT_EQ(desk_.refusal("cup.execute_action", {{"action", "click"}, {"element_id", "e0"}}).code, "no_capture");
}

TEST_F(CupTools, ForegroundIsTheActiveWindowWithTheListOfWindows) {
  const auto shown = text("get_foreground");
  EXPECT_THAT(shown, HasSubstr("# app: Letter\n"));
  EXPECT_THAT(shown, HasSubstr("# --- 2 open windows ---\n#   Letter [fg]\n#   Widgets\n"));
  EXPECT_THAT(shown, HasSubstr("textbox \"Page\""));
  const auto told = envelope("get_foreground");
  EXPECT_EQ(told["app"], (json{{"name", "Letter"}, {"pid", 300}}));
  EXPECT_EQ(told["scope"], "foreground");
}

TEST_F(CupTools, TreeIsOfTheWindowsWithTheTextInTheirTitle) {
  const auto told = widgets();
  EXPECT_EQ(told["scope"], "full");
  EXPECT_FALSE(told.contains("app"));
  ASSERT_EQ(told["tree"].size(), 1U);
  EXPECT_EQ(told["tree"][0]["role"], "window");
  const auto* button = cup_node_named(told["tree"], "A");
  ASSERT_NE(button, nullptr);
  EXPECT_EQ((*button)["role"], "button");
  EXPECT_EQ((*button)["bounds"], (json{{"x", 110}, {"y", 90}, {"w", 60}, {"h", 30}}));
  EXPECT_THAT((*button)["actions"], Contains("click"));
  EXPECT_EQ((*button)["platform"]["linux"]["atspiRole"], "push button");
  EXPECT_FALSE(button->contains("value"));
}

TEST_F(CupTools, TitleOfNoWindowIsAnErrorThatNamesThem) {
  const auto error = desk_.refusal("cup.get_tree", {{"app", "widgetz"}});
  EXPECT_EQ(error.code, "no_such_window_title");
  EXPECT_THAT(error.message, HasSubstr("Letter, Widgets"));
}

TEST_F(CupTools, DesktopWithoutASurfaceAnswersAsTheOverview) {
  EXPECT_THAT(text("get_desktop"), HasSubstr("# overview | 2 windows"));
}

TEST_F(CupTools, ActionsAreWordsOfTheProtocolAlone) {
  const auto told = widgets();
  const auto actions_of = [&](const char* name) { return (*cup_node_named(told["tree"], name))["actions"]; };
  EXPECT_THAT(actions_of("Level"), testing::IsSupersetOf({"increment", "decrement", "setvalue"}));
  EXPECT_THAT(actions_of("Check me"), testing::IsSupersetOf({"click", "toggle"}));
  EXPECT_THAT(actions_of("Entry"), testing::IsSupersetOf({"type", "setvalue"}));
  EXPECT_THAT(actions_of("row 2"), testing::IsSupersetOf({"click", "select", "doubleclick"}));
  EXPECT_THAT(actions_of("A"), Not(Contains("toggle")));
}

TEST_F(CupTools, RangesAreAttributes) {
  const auto told = widgets();
  const auto& level = *cup_node_named(told["tree"], "Level");
  EXPECT_EQ(level["attributes"]["valueMin"], 0);
  EXPECT_EQ(level["attributes"]["valueMax"], 100);
  EXPECT_EQ(level["attributes"]["valueNow"], 0);
  EXPECT_EQ(level["attributes"]["orientation"], "horizontal");
  EXPECT_EQ(level["value"], "0");
}

TEST_F(CupTools, IdsGoOnOverAllCapturesOfASession) {
  const auto first = envelope("get_foreground");
  EXPECT_EQ(first["tree"][0]["id"], "e0");
  const auto second = widgets();
  EXPECT_EQ(second["tree"][0]["id"], "e2");
  const auto error = desk_.refusal("cup.execute_action", {{"action", "click"}, {"element_id", "e1"}});
  EXPECT_EQ(error.code, "outdated_element_id");
  EXPECT_THAT(error.message, HasSubstr("e1 is of an earlier capture; ids of the latest one are e2 to e"));
  EXPECT_THAT(desk_.log(), IsEmpty());
}

TEST_F(CupTools, ActionReturnsTheTreeWithNewIds) {
  desk_.let_rest();
  const auto before = id("A");
  const auto done = desk_.call("cup.execute_action", {{"action", "click"}, {"element_id", before}});
  EXPECT_TRUE(done["success"]) << done;
  EXPECT_EQ(done["effect"], "confirmed") << done;
  EXPECT_EQ(done["target"]["name"], "A");
  EXPECT_FALSE(done.contains("error"));
  EXPECT_THAT(done["message"].get<std::string>(), HasSubstr("Clicked button \"A\""));
  EXPECT_THAT(done["tree"].get<std::string>(), HasSubstr("Status: clicked A"));
  EXPECT_EQ(desk_.refusal("cup.execute_action", {{"action", "click"}, {"element_id", before}}).code,
            "outdated_element_id");
}

TEST_F(CupTools, ActionWithoutATreeKeepsTheIds) {
  const auto button = id("B");
  for (int i = 0; i < 2; ++i) {
    const auto done =
        desk_.call("cup.execute_action", {{"action", "click"}, {"element_id", button}, {"include_tree", false}});
    EXPECT_TRUE(done["success"]) << done;
    EXPECT_FALSE(done.contains("tree"));
  }
}

TEST_F(CupTools, EachActionHasItsEffect) {
  EXPECT_TRUE(act("toggle", "Check me")["success"]);
  EXPECT_THAT(widgets().dump(), HasSubstr("\"checked\""));
  EXPECT_THAT(act("type", "Entry", {{"value", "hello"}})["tree"].get<std::string>(), HasSubstr("val=\"hello\""));
  EXPECT_THAT(act("setvalue", "Entry", {{"value", "other"}})["tree"].get<std::string>(), HasSubstr("val=\"other\""));
  EXPECT_EQ(act("setvalue", "Level", {{"value", "42"}})["value"], "42");
  EXPECT_EQ(act("increment", "Level")["value"], "43");
  EXPECT_EQ(act("decrement", "Level")["value"], "42");
  EXPECT_THAT(act("select", "row 2")["tree"].get<std::string>(), testing::ContainsRegex("\"row 2\".*selected"));
  EXPECT_TRUE(act("focus", "Entry")["success"]);
}

TEST_F(CupTools, WhatHasNoEquivalentIsRefusedByName) {
  const auto button = id("A");
  const auto refused = [&](const char* action) {
    return desk_.refusal("cup.execute_action", {{"action", action}, {"element_id", button}});
  };
  EXPECT_EQ(refused("longpress").code, "no_such_action");
  EXPECT_THAT(refused("longpress").message, HasSubstr("no action for \"longpress\"; it offers: click"));
  EXPECT_THAT(refused("toggle").message, HasSubstr("\"toggle\""));
  EXPECT_EQ(refused("expand").code, "no_such_action");
  EXPECT_EQ(refused("toggle").code, "no_such_action");
  EXPECT_EQ(refused("increment").code, "no_such_action");
  EXPECT_THAT(desk_.log(), IsEmpty());
}

TEST_F(CupTools, KeysGoToTheCapturedWindow) {
  widgets();
  EXPECT_EQ(desk_.refusal("cup.execute_action", {{"action", "press_keys"}, {"keys", "ctrl+s+t"}}).code,
            "invalid_key_combination");
  EXPECT_EQ(desk_.refusal("cup.execute_action", {{"action", "press_keys"}, {"keys", "hyper_key"}}).code, "unknown_key");
  const auto done = desk_.call("cup.execute_action", {{"action", "press"}, {"keys", "tab"}});
  EXPECT_EQ(done["target"]["window_id"], 1001);
}

TEST_F(CupTools, SearchesTheLatestCapture) {
  widgets();
  const auto found = text("find_element", {{"query", "check me checkbox"}});
  EXPECT_THAT(found, HasSubstr("# 1 match found\n\n[e"));
  EXPECT_THAT(found, HasSubstr("checkbox \"Check me\""));
  EXPECT_EQ(text("find_element", {{"name", "zebra"}}), "# no matching elements\n");
  const auto told = desk_.call("cup.find_element", {{"role", "text field"}, {"format", "json"}});
  ASSERT_FALSE(told["matches"].empty());
  EXPECT_FALSE(told["matches"][0].contains("children"));
}

TEST_F(CupTools, SearchWithoutACaptureTakesTheActiveWindow) {
  EXPECT_THAT(text("find_element", {{"name", "Page"}}), HasSubstr("textbox \"Page\""));
}

TEST_F(CupTools, PagesThroughAContainer) {
  const auto rows = id("Rows");
  const auto first = text("page", {{"element_id", rows}, {"offset", 0}, {"limit", 2}});
  EXPECT_THAT(first, HasSubstr("# page " + rows + " | items 1-2 of 3 | list \"Rows\"\n\n[e"));
  EXPECT_THAT(first, HasSubstr("# 1 more — page(element_id='" + rows + "', direction='down')\n"));
  const auto second = text("page", {{"element_id", rows}, {"direction", "down"}, {"limit", 2}});
  EXPECT_THAT(second, HasSubstr("items 3-3 of 3"));
  EXPECT_THAT(second, HasSubstr("\"row 3\""));
  EXPECT_THAT(second, HasSubstr("# 2 before — page(element_id='" + rows + "', direction='up')\n"));
  EXPECT_EQ(desk_.refusal("cup.page", {{"element_id", id("A")}}).code, "nothing_to_page");
}

TEST_F(CupTools, BatchKeepsIdsAndReturnsTheTreeAtTheEnd) {
  const auto told = widgets();
  const auto of = [&](const char* name) { return (*cup_node_named(told["tree"], name))["id"]; };
  const auto done =
      desk_.call("cup.batch_execute", {{"actions",
                                        {{{"action", "click"}, {"element_id", of("A")}},
                                         {{"action", "wait"}, {"ms", 50}},
                                         {{"action", "type"}, {"element_id", of("Entry")}, {"value", "hi"}},
                                         {{"action", "press_keys"}, {"keys", "tab"}}}}});
  EXPECT_EQ(done["results"].size(), 4U) << done;
  EXPECT_TRUE(done["success"]) << done;
  EXPECT_EQ(done["done"], 4);
  EXPECT_THAT(done["tree"].get<std::string>(), HasSubstr("val=\"hi\""));
  EXPECT_EQ(desk_.refusal("cup.execute_action", {{"action", "click"}, {"element_id", of("A")}}).code,
            "outdated_element_id");
}

TEST_F(CupTools, BatchStopsAtTheFirstFailure) {
  const auto button = id("A");
  const auto done = desk_.call(
      "cup.batch_execute",
      {{"include_tree", false},
       {"actions",
        {{{"action", "longpress"}, {"element_id", button}}, {{"action", "click"}, {"element_id", button}}}}});
  EXPECT_FALSE(done["success"]);
  EXPECT_EQ(done["done"], 0);
  EXPECT_EQ(done["not_reached"], 1);
  ASSERT_EQ(done["results"].size(), 1U);
  EXPECT_EQ(done["results"][0]["error"], "no_such_action");
  EXPECT_EQ(done["error"], "no_such_action");
  const auto told = text("batch_execute",
                         {{"include_tree", false}, {"actions", {{{"action", "longpress"}, {"element_id", id("A")}}}}});
  EXPECT_THAT(told, testing::StartsWith("❌ Stopped by no_such_action: 0 actions done\n- ❌ "));
  EXPECT_THAT(desk_.log(), IsEmpty());
}

TEST_F(CupTools, PicturesOfRegions) {
  EXPECT_THAT(text("screenshot"), HasSubstr("picture 1280x800"));
  EXPECT_THAT(text("screenshot", {{"region_x", 1200}, {"region_y", 700}, {"region_w", 500}, {"region_h", 50}}),
              HasSubstr("from 1200,700, picture 80x50"));
  const auto error =
      desk_.refusal("cup.screenshot", {{"region_x", 1280}, {"region_y", 0}, {"region_w", 5}, {"region_h", 5}});
  EXPECT_EQ(error.code, "region_outside");
  EXPECT_THAT(error.message, HasSubstr("1280x800"));
  EXPECT_EQ(desk_.refusal("cup.screenshot", {{"region_x", 1}}).code, "invalid_arguments");
}

TEST_F(CupTools, EveryEnvelopeIsReadBackAsCompactText) {
  for (const auto* tool : {"get_foreground", "get_overview"}) envelope(tool);
  const auto printed = text("get_tree", {{"app", "widgets"}, {"detail", "full"}});
  const auto read = cup::parse_compact(printed);
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(cup::print_compact(*read), printed);
}

struct CupRefused {
  std::string name;
  std::string tool;
  json arguments;
  std::string code;
  std::string in_message;
};

void PrintTo(const CupRefused& row, std::ostream* out) { *out << row.name; }

class CupBadInput : public testing::TestWithParam<CupRefused> {};

TEST_P(CupBadInput, IsRefusedAndNothingIsDone) {
  const auto& row = GetParam();
  SimulatedDesk desk;
  ASSERT_TRUE(desk.reply("cup.get_tree", {{"app", "widgets"}}));
  const auto error = desk.refusal("cup." + row.tool, row.arguments);
  EXPECT_EQ(error.code, row.code) << error.message;
  EXPECT_THAT(error.message + error.data, HasSubstr(row.in_message));
  EXPECT_THAT(desk.log(), IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(
    Rows, CupBadInput,
    testing::Values(
        CupRefused{"unknown_action",
                   "execute_action",
                   {{"action", "clik"}, {"element_id", "e1"}},
                   "invalid_arguments",
                   "click"},
        CupRefused{"unknown_state", "find_element", {{"state", "focussed"}}, "invalid_arguments", "focused"},
        CupRefused{"unknown_role", "find_element", {{"role", "buton"}}, "unknown_role", "button"},
        CupRefused{"unknown_detail", "get_foreground", {{"detail", "minimum"}}, "invalid_arguments", "minimal"},
        CupRefused{"unknown_direction",
                   "execute_action",
                   {{"action", "scroll"}, {"element_id", "e1"}, {"direction", "dwon"}},
                   "invalid_arguments",
                   "down"},
        CupRefused{"nothing_to_find", "find_element", json::object(), "invalid_arguments", "query"},
        CupRefused{
            "no_element", "execute_action", {{"action", "click"}}, "invalid_arguments", "click needs element_id"},
        CupRefused{"no_value",
                   "execute_action",
                   {{"action", "type"}, {"element_id", "e1"}},
                   "invalid_arguments",
                   "type needs value"},
        CupRefused{
            "no_keys", "execute_action", {{"action", "press_keys"}}, "invalid_arguments", "press_keys needs keys"},
        CupRefused{"no_direction",
                   "execute_action",
                   {{"action", "scroll"}, {"element_id", "e1"}},
                   "invalid_arguments",
                   "scroll needs direction"},
        CupRefused{"id_beyond_the_latest",
                   "execute_action",
                   {{"action", "click"}, {"element_id", "e9999"}},
                   "unknown_element_id",
                   "e9999"},
        CupRefused{"no_id", "execute_action", {{"action", "click"}, {"element_id", "A"}}, "unknown_element_id", "id A"},
        CupRefused{"id_with_zeros",
                   "execute_action",
                   {{"action", "click"}, {"element_id", "e01"}},
                   "unknown_element_id",
                   "e01"},
        CupRefused{"huge_id",
                   "execute_action",
                   {{"action", "click"}, {"element_id", "e99999999999999999999999"}},
                   "unknown_element_id",
                   "e9999"},
        CupRefused{"batch_of_10000",
                   "batch_execute",
                   {{"actions", json::array_t(10'000, json{{"action", "wait"}})}},
                   "invalid_arguments",
                   "100"},
        CupRefused{"batch_of_none", "batch_execute", {{"actions", json::array()}}, "invalid_arguments", "actions"},
        CupRefused{"wait_of_49",
                   "batch_execute",
                   {{"actions", json::array({json{{"action", "wait"}, {"ms", 49}}})}},
                   "invalid_arguments",
                   "50"},
        CupRefused{"wait_of_5001",
                   "batch_execute",
                   {{"actions", json::array({json{{"action", "wait"}, {"ms", 5001}}})}},
                   "invalid_arguments",
                   "5000"},
        CupRefused{"batch_of_an_unknown_action",
                   "batch_execute",
                   {{"actions", json::array({json{{"action", "waite"}}})}},
                   "invalid_arguments",
                   "wait"},
        CupRefused{"keys_of_two",
                   "execute_action",
                   {{"action", "press_keys"}, {"keys", "ctrl+s+t"}},
                   "invalid_key_combination",
                   "two keys"},
        CupRefused{"keys_of_modifiers_alone",
                   "execute_action",
                   {{"action", "press_keys"}, {"keys", "ctrl+shift"}},
                   "invalid_key_combination",
                   "no key"},
        CupRefused{"region_outside",
                   "screenshot",
                   {{"region_x", -50}, {"region_y", 0}, {"region_w", 50}, {"region_h", 5}},
                   "region_outside",
                   "1280x800"},
        CupRefused{"half_a_region", "screenshot", {{"region_x", 5}, {"region_y", 0}}, "invalid_arguments", "region_w"},
        CupRefused{"application_of_no_name", "launch_app", {{"name", ""}}, "invalid_arguments", "name"},
        CupRefused{"application_nobody_knows", "launch_app", {{"name", "zzqqxx"}}, "app_not_found", "zzqqxx"}),
    [](const auto& row) { return row.param.name; });

TEST(CupToolset, IsAPresetOfAtMostEightThousandBytes) {
  const auto selection = Selection::parse("cup");
  ASSERT_TRUE(selection) << selection.error().message;
  std::vector<std::string> names;
  std::size_t bytes = 0;
  for (const auto* tool : selection->tools()) {
    names.emplace_back(tool->name);
    bytes += tool->wire_on("linux", selection->detail_of(*tool)).size() + 1;
  }
  EXPECT_THAT(names, testing::IsSupersetOf({"get_foreground", "get_tree", "get_overview", "get_desktop", "find_element",
                                            "execute_action", "launch_app", "screenshot"}));
  EXPECT_LE(bytes, 8000U);
}

TEST(CupToolset, NamesOfTodayAreAliases) {
  const auto selection = Selection::parse("cup").value();
  const std::vector<std::pair<const char*, const char*>> names{{"snapshot", "get_foreground"},
                                                               {"snapshot_app", "get_tree"},
                                                               {"snapshot_desktop", "get_desktop"},
                                                               {"overview", "get_overview"},
                                                               {"action", "execute_action"},
                                                               {"open_app", "launch_app"},
                                                               {"find", "find_element"},
                                                               {"page", "page"},
                                                               {"screenshot", "screenshot"}};
  for (const auto& [today, ours] : names) {
    const auto* tool = selection.find(today);
    ASSERT_NE(tool, nullptr) << today;
    EXPECT_EQ(tool->identity, std::string("cup.") + ours);
  }
}

TEST(CupToolset, EqualWireNamesInOneSelectionAreRefusedWithBoth) {
  const auto refused = Selection::parse("lean,cup");
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, "equal_tool_names");
  EXPECT_THAT(refused.error().message, HasSubstr("cup.launch_app"));
  EXPECT_THAT(refused.error().message, HasSubstr("desktop.launch_app"));
  EXPECT_TRUE(Selection::parse("cup,click"));
}

TEST(CupToolset, AllToolsAreFoundByTheirIdentity) {
  const auto all = Selection::all(catalog());
  for (const auto* tool : catalog().tools) EXPECT_EQ(all.find(tool->identity), tool);
  EXPECT_EQ(all.find("launch_app")->identity, "desktop.launch_app");
}

TEST(CupToolset, ItsActionsAndStatesAreTheVocabulary) {
  std::vector<std::string> actions;
  for (std::size_t i = 0; i < cup::kActionCount; ++i) actions.emplace_back(to_string(static_cast<cup::Action>(i)));
  actions.emplace_back("press_keys");
  std::vector<std::string> declared;
  for (int i = 0; i <= static_cast<int>(CupAction::press_keys); ++i)
    declared.emplace_back(to_string(static_cast<CupAction>(i)));
  EXPECT_EQ(declared, actions);
  for (std::size_t i = 0; i < cup::kStateCount; ++i)
    EXPECT_TRUE(cup_state_from_string(to_string(static_cast<cup::State>(i))));
}

}  // namespace
}  // namespace offhand::test
