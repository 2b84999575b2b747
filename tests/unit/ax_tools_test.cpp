#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/unit/simulated.h"

// The tools that name applications and find elements by words.
namespace offhand::test::ax_tools_cases {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

json at(const json& node, int x, int y, int width, int height) {
  auto placed = node;
  placed["bounds"] = box(x, y, width, height);
  return placed;
}

/// A form with two buttons that are called alike.
json form() {
  return json::array(
      {at(button("Save"), 10, 10, 80, 24), at(button("Save As…"), 100, 10, 80, 24),
       at(button("Delete"), 10, 40, 80, 24), at(button("Delete"), 100, 40, 80, 24),
       at({{"role", "text"}, {"name", "Name"}}, 10, 80, 60, 20),
       at({{"role", "textbox"}, {"name", ""}, {"value", "Ada"}, {"markup", {{"id", "who"}}}}, 80, 80, 200, 20),
       at({{"role", "textbox"}, {"name", "PIN"}, {"value", "1234"}, {"states", {"protected"}}}, 80, 110, 200, 20),
       at({{"role", "slider"}, {"name", "Volume"}, {"value", "40"}, {"range", {{"minimum", 0}, {"maximum", 100}}}}, 80,
          140, 200, 20),
       at({{"role", "checkbox"}, {"name", "Loud"}}, 80, 170, 100, 20), status_text("ready")});
}

/// A desk with one session that is connected to App.
class Connected : public testing::Test {
 protected:
  Connected() { desk.call("ax_connect", {{"app", "App"}, {"alias", "it"}}); }

  json find(const std::string& query, json more = json::object()) {
    more.update({{"app", "it"}, {"query", query}});
    return desk.call("ax_find", more);
  }

  SimulatedDesk desk{scene_of(form())};
};

TEST(AxConnect, TakesANameAPidOrAPartOfTheName) {
  SimulatedDesk desk(scene_of(form()));
  for (const char* words : {"App", "app", "200"}) {
    const auto connected = desk.call("ax_connect", {{"app", words}});
    EXPECT_EQ(connected["connected"], true) << words;
    EXPECT_EQ(connected["app_name"], "App") << words;
    EXPECT_EQ(connected["pid"], 200) << words;
    EXPECT_EQ(connected["windows"], 1) << words;
    EXPECT_EQ(connected["alias"], "App") << words;
  }
  EXPECT_EQ(desk.call("ax_connect", {{"app", "Edit"}})["app_name"], "Editor");
}

TEST(AxConnect, RefusesWhatDoesNotRunOrWouldBeAGuess) {
  const json twins = json::array({{{"name", "Notes"}, {"program", "/usr/bin/notes"}}});
  SimulatedDesk desk(scene_of(form(), json::object(), {{"installed", twins}}));
  EXPECT_EQ(desk.refusal("ax_connect", {{"app", "Notes"}}).code, "app_not_running");
  EXPECT_EQ(desk.refusal("ax_connect", {{"app", "Nobody"}}).code, "app_not_found");
  EXPECT_EQ(desk.refusal("ax_connect", {{"app", "4999"}}).code, "process_not_found");
  // A letter or two are too little of a name.
  EXPECT_EQ(desk.refusal("ax_connect", {{"app", "p"}}).code, "app_not_found");
}

TEST(AxConnect, TellsWhichApplicationsAreCalledAlike) {
  const json other{
      {"name", "App"},
      {"pid", 201},
      {"windows",
       {{{"window_id", 1003}, {"title", "Other"}, {"bounds", box(0, 0, 90, 90)}, {"tree", json::object()}}}}};
  auto scene = json::parse(scene_of(form()));
  scene["applications"].push_back(other);
  SimulatedDesk desk(scene.dump());
  const auto refused = desk.refusal("ax_connect", {{"app", "App"}});
  EXPECT_EQ(refused.code, "ambiguous_app");
  EXPECT_THAT(refused.message, AllOf(HasSubstr("App (pid 200)"), HasSubstr("App (pid 201)")));
  // By their pids both can be connected, and their name alone means neither.
  desk.call("ax_connect", {{"app", "200"}, {"alias", "one"}});
  desk.call("ax_connect", {{"app", "201"}, {"alias", "two"}});
  EXPECT_EQ(desk.refusal("ax_find", {{"app", "App"}, {"query", "Save"}}).code, "ambiguous_app");
  EXPECT_EQ(desk.call("ax_find", {{"app", "one"}, {"query", "Save"}})["found"], true);
  EXPECT_EQ(desk.call("ax_find", {{"app", "two"}, {"query", "Save"}})["found"], false);
}

TEST(AxConnect, GivesNobodysAliasToAnother) {
  SimulatedDesk desk(scene_of(form()));
  desk.call("ax_connect", {{"app", "App"}, {"alias", "mine"}});
  const auto refused = desk.refusal("ax_connect", {{"app", "Editor"}, {"alias", "Mine"}});
  EXPECT_EQ(refused.code, "alias_in_use");
  EXPECT_THAT(refused.message, HasSubstr("App (pid 200)"));
  // Its own it may have again, or another.
  EXPECT_EQ(desk.call("ax_connect", {{"app", "App"}, {"alias", "mine"}})["alias"], "mine");
  EXPECT_EQ(desk.call("ax_connect", {{"app", "App"}, {"alias", "other"}})["alias"], "other");
  EXPECT_EQ(desk.call("ax_connect", {{"app", "Editor"}, {"alias", "mine"}})["alias"], "mine");
}

TEST(AxConnect, IsNeededBeforeAnApplicationIsNamed) {
  SimulatedDesk desk(scene_of(form()));
  auto refused = desk.refusal("ax_find", {{"app", "App"}, {"query", "Save"}});
  EXPECT_EQ(refused.code, "app_not_connected");
  EXPECT_THAT(refused.hint, HasSubstr("Connected: none."));
  desk.call("ax_connect", {{"app", "Editor"}, {"alias", "letter"}});
  refused = desk.refusal("ax_click", {{"app", "App"}, {"query", "Save"}});
  EXPECT_EQ(refused.code, "app_not_connected");
  EXPECT_THAT(refused.hint, HasSubstr("Connected: letter (pid 300)."));
  EXPECT_THAT(desk.log(), IsEmpty());
}

TEST(AxConnect, IsNotNeededByASingleCommand) {
  SimulatedDesk desk(scene_of(form()));
  CallContext command;
  command.has_memory = false;
  const auto found = desk.reply("ax_find", {{"app", "App"}, {"query", "Save"}}, std::move(command));
  ASSERT_TRUE(found) << found.error().message;
  EXPECT_THAT(found->text, HasSubstr("button \"Save\""));
}

TEST_F(Connected, AnApplicationMayBeNamedByAliasNameOrPid) {
  for (const char* words : {"it", "IT", "App", "app", "200"})
    EXPECT_EQ(desk.call("ax_find", {{"app", words}, {"query", "Volume"}})["found"], true) << words;
}

TEST_F(Connected, AConnectionEndsWithItsProcess) {
  desk.call("ax_run_script", {{"script", "quit App"}});
  const auto refused = desk.refusal("ax_find", {{"app", "it"}, {"query", "Save"}});
  EXPECT_EQ(refused.code, "connection_ended");
  EXPECT_THAT(refused.message, HasSubstr("its process has ended"));
}

TEST_F(Connected, AReusedPidIsNeverTheOldApplication) {
  desk.process()
      .sessions()
      .open("test")
      ->connections()
      .add({.alias = "old", .name = "Old", .pid = 300, .started = 7}, {})
      .value();
  const auto refused = desk.refusal("ax_click", {{"app", "old"}, {"query", "Page"}});
  EXPECT_EQ(refused.code, "connection_ended");
  EXPECT_THAT(refused.message, HasSubstr("that of another process by now, Editor"));
  EXPECT_THAT(desk.log(), IsEmpty());
  // Who asks for it again gets what runs now, under the old alias as well.
  EXPECT_EQ(desk.call("ax_connect", {{"app", "Editor"}, {"alias", "old"}})["pid"], 300);
}

TEST_F(Connected, FindTellsTheFirstMatchAndHowManyThereAre) {
  const auto save = find("Save");
  EXPECT_EQ(save["found"], true);
  EXPECT_EQ(save["count"], 1);
  EXPECT_EQ(save["method"], "accessibility");
  EXPECT_EQ(save["strategy"], "title_exact");
  EXPECT_EQ(save["role"], "button");
  EXPECT_EQ(save["title"], "Save");
  EXPECT_EQ(save["position"], json::array({60, 70}));
  EXPECT_EQ(save["size"], json::array({80, 24}));
  EXPECT_EQ(save["enabled"], true);
  const auto several = find("Delete");
  EXPECT_EQ(several["count"], 2);
  EXPECT_EQ(several["position"], json::array({60, 100}));
  const auto nothing = find("Nothing of the kind");
  EXPECT_EQ(nothing["found"], false);
  EXPECT_EQ(nothing["count"], 0);
  EXPECT_FALSE(nothing.contains("element_ref"));
}

TEST_F(Connected, FindNamesTheStrategyThatWon) {
  const std::vector<std::pair<std::string, std::string>> won{{"Save", "title_exact"},
                                                             {"As…", "title_contains"},
                                                             {"slider:Volume", "role_title"},
                                                             {"AXSlider:Volume", "role_title"},
                                                             {"who", "identifier"},
                                                             {"//slider", "xpath"},
                                                             {"field beside Name", "semantic"},
                                                             {"^Vol.*e$", "regex"},
                                                             {"role:button and Save", "role_title"},
                                                             {"slider: or checkbox:", "compound"}};
  for (const auto& [query, strategy] : won) EXPECT_EQ(find(query)["strategy"], strategy) << query;
}

TEST_F(Connected, FindTellsNoPassword) {
  EXPECT_EQ(find("PIN")["value"], "****");
  EXPECT_EQ(desk.call("ax_get_value", {{"app", "it"}, {"query", "PIN"}})["value"], "****");
}

TEST_F(Connected, AReferenceStandsForItsElementAndSurvivesSnapshots) {
  const auto reference = find("Delete [2]")["element_ref"].get<std::string>();
  for (int i = 0; i < 40; ++i) desk.look("Window");
  EXPECT_EQ(find(reference)["strategy"], "element_ref");
  EXPECT_EQ(find(reference)["position"], json::array({150, 100}));
  desk.call("ax_click", {{"app", "it"}, {"query", reference}});
  EXPECT_THAT(desk.log(), ElementsAre("App | 1001 | Delete | action | press"));
}

TEST_F(Connected, AReferenceOfAnotherApplicationOrRunIsRefused) {
  desk.call("ax_connect", {{"app", "Editor"}});
  const auto page = desk.call("ax_find", {{"app", "Editor"}, {"query", "Page"}})["element_ref"];
  EXPECT_EQ(desk.refusal("ax_find", {{"app", "it"}, {"query", page}}).code, "window_owner_mismatch");
  EXPECT_EQ(desk.refusal("ax_click", {{"app", "it"}, {"query", page}}).code, "window_owner_mismatch");
  EXPECT_EQ(desk.refusal("ax_find", {{"app", "it"}, {"query", "00000000-1001-1"}}).code, "stale_element");
  EXPECT_THAT(desk.log(), IsEmpty());
}

TEST_F(Connected, ActingOnAnAmbiguousQueryFailsWithCandidatesThatCanBeUsed) {
  const auto refused = desk.refusal("ax_click", {{"app", "it"}, {"query", "Delete"}});
  EXPECT_EQ(refused.code, "ambiguous_query");
  EXPECT_THAT(refused.message, HasSubstr("2 elements of App match \"Delete\""));
  EXPECT_THAT(desk.log(), IsEmpty());
  const auto begin = refused.message.find("element_ref ") + std::string("element_ref ").size();
  const auto reference = refused.message.substr(begin, refused.message.find(')', begin) - begin);
  desk.call("ax_click", {{"app", "it"}, {"query", reference}});
  EXPECT_THAT(desk.log(), SizeIs(1));
}

TEST_F(Connected, WhatIsNotFoundIsToldWithWhatIsNearest) {
  const auto refused = desk.refusal("ax_click", {{"app", "it"}, {"query", "Volumme"}});
  EXPECT_EQ(refused.code, "no_matching_element");
  EXPECT_THAT(refused.message, HasSubstr("slider \"Volume\""));
}

TEST_F(Connected, ClicksInTheBackgroundOnceTwiceOrForTheMenu) {
  const auto clicked = desk.call("ax_click", {{"app", "it"}, {"query", "Save"}});
  EXPECT_EQ(clicked["path"], "sim_action");
  EXPECT_EQ(clicked["target"]["name"], "Save");
  desk.call("ax_click", {{"app", "it"}, {"query", "Loud"}, {"click_type", "double"}});
  desk.call("ax_click", {{"app", "it"}, {"query", "Loud"}, {"click_type", "right"}});
  EXPECT_EQ(desk.sim().user_state().active_window, 1000);
}

TEST_F(Connected, FocusIsForeground) {
  const auto clicked = desk.call("ax_click", {{"app", "it"}, {"query", "Save"}, {"mode", "focus"}});
  EXPECT_EQ(clicked["effect"] == "suspected_noop", false) << clicked;
  EXPECT_THAT(desk.log(), Contains(HasSubstr("Save")));
}

TEST_F(Connected, TypesAndReplacesText) {
  desk.call("ax_type", {{"app", "it"}, {"query", "who"}, {"text", "X"}});
  EXPECT_THAT(desk.call("ax_get_value", {{"app", "it"}, {"query", "who"}})["value"].get<std::string>(), HasSubstr("X"));
  desk.call("ax_type", {{"app", "it"}, {"query", "the field beside Name"}, {"text", "Grace"}, {"clear_first", true}});
  EXPECT_EQ(desk.call("ax_get_value", {{"app", "it"}, {"query", "who"}})["value"], "Grace");
}

TEST_F(Connected, SetsValues) {
  desk.call("ax_set_value", {{"app", "it"}, {"query", "Volume"}, {"value", "70"}});
  EXPECT_EQ(desk.call("ax_get_value", {{"app", "it"}, {"query", "Volume"}})["value"], "70");
  EXPECT_EQ(desk.call("ax_get_value", {{"app", "it"}, {"query", "Loud"}})["value"], "off");
  desk.call("ax_set_value", {{"app", "it"}, {"query", "checkbox:"}, {"value", "on"}});
  EXPECT_EQ(desk.call("ax_get_value", {{"app", "it"}, {"query", "Loud"}})["value"], "on");
}

TEST_F(Connected, ClicksAPointOfTheScreenInTheBackgroundOnTheWindowThere) {
  const auto clicked = desk.call("ax_click_at", {{"x", 90}, {"y", 80}});
  EXPECT_EQ(clicked["target"]["window_id"], 1001);
  EXPECT_THAT(desk.log(), ElementsAre(AllOf(HasSubstr("App | 1001 | Save"), HasSubstr("40,20"))));
  EXPECT_EQ(desk.sim().user_state().active_window, 1000);
  EXPECT_EQ(desk.refusal("ax_click_at", {{"x", 1200}, {"y", 790}}).code, "no_window_there");
}

TEST_F(Connected, DragsFromOneElementToAnother) {
  const auto dragged = desk.call("ax_drag", {{"app", "it"}, {"from_query", "Save"}, {"to_query", "Loud"}});
  EXPECT_EQ(dragged["target"]["window_id"], 1001);
  EXPECT_THAT(desk.log(), Contains(HasSubstr("Save")));
  EXPECT_EQ(desk.refusal("ax_drag", {{"app", "it"}, {"from_query", "Save"}}).code, "place_missing");
  EXPECT_EQ(desk.refusal("ax_drag", {{"app", "it"}, {"from_query", "Delete"}, {"to_query", "Save"}}).code,
            "ambiguous_query");
  EXPECT_EQ(desk.refusal("ax_drag", {{"app", "it"}, {"from_query", "Save"}, {"to_x", 100}}).code, "invalid_arguments");
}

TEST_F(Connected, DragsBetweenPointsOfTheScreen) {
  desk.call("ax_drag", {{"app", "it"}, {"from_x", 90}, {"from_y", 80}, {"to_x", 200}, {"to_y", 200}});
  EXPECT_THAT(desk.log(), Contains(HasSubstr("40,20")));
  EXPECT_EQ(
      desk.refusal("ax_drag", {{"app", "it"}, {"from_x", 600}, {"from_y", 500}, {"to_x", 200}, {"to_y", 200}}).code,
      "no_window_there");
}

TEST_F(Connected, PressesKeysInTheApplication) {
  desk.call("ax_click", {{"app", "it"}, {"query", "who"}});
  const auto pressed = desk.call("ax_key_press", {{"app", "it"}, {"key", "a"}, {"modifiers", {"ctrl"}}});
  EXPECT_EQ(pressed["target"]["window_id"], 1001);
  EXPECT_EQ(desk.refusal("ax_key_press", {{"app", "it"}, {"key", "nonsense"}}).code, "unknown_key");
}

TEST_F(Connected, ShowsTreesAndAttributes) {
  const auto tree = desk.call("ax_get_tree", {{"app", "it"}, {"compact", true}});
  EXPECT_THAT(tree["tree"].get<std::string>(), HasSubstr("\n  button \"Save\"\n"));
  EXPECT_EQ(tree["elements"], 11);
  const auto top = desk.call("ax_get_tree", {{"app", "it"}, {"max_depth", 0}});
  EXPECT_EQ(top["elements"], 1);
  EXPECT_EQ(top["left_out"], 10);
  const auto part = desk.call("ax_get_tree", {{"app", "it"}, {"root_query", "Volume"}});
  EXPECT_THAT(part["tree"].get<std::string>(), HasSubstr("slider \"Volume\" = \"40\""));
  const auto all = desk.call("ax_get_attributes", {{"app", "it"}, {"query", "who"}});
  EXPECT_EQ(all["role"], "textbox");
  EXPECT_EQ(all["identifier"], "who");
  EXPECT_EQ(all["value"], "Ada");
  EXPECT_EQ(all["window_title"], "Window");
  EXPECT_EQ(desk.refusal("ax_get_attributes", {{"app", "it"}, {"query", "Delete"}}).code, "ambiguous_query");
}

TEST_F(Connected, ListsWindowsAndTakesPictures) {
  const auto windows = desk.call("ax_list_windows", {{"app", "it"}})["windows"];
  ASSERT_THAT(windows, SizeIs(1));
  EXPECT_EQ(windows[0]["index"], 0);
  EXPECT_EQ(windows[0]["title"], "Window");
  EXPECT_EQ(windows[0]["position"], json::array({50, 60}));
  EXPECT_EQ(windows[0]["size"], json::array({400, 300}));
  const auto picture = desk.reply("ax_screenshot", {{"app", "it"}});
  ASSERT_TRUE(picture) << picture.error().message;
  EXPECT_THAT(picture->images, SizeIs(1));
  EXPECT_EQ(desk.call("ax_screenshot", {{"app", "it"}})["width"], 400);
  EXPECT_EQ(
      desk.call("ax_screenshot", {{"app", "it"}, {"region", {{"x", 10}, {"y", 10}, {"w", 30}, {"h", 20}}}})["width"],
      30);
  EXPECT_EQ(desk.refusal("ax_screenshot", {{"app", "it"}, {"window_index", 3}}).code, "no_such_window");
  EXPECT_EQ(
      desk.refusal("ax_screenshot", {{"app", "it"}, {"region", {{"x", 390}, {"y", 10}, {"w", 30}, {"h", 20}}}}).code,
      "point_outside");
}

TEST_F(Connected, WaitsUntilTheApplicationRests) {
  const auto rested = desk.call("ax_wait_idle", {{"app", "it"}});
  EXPECT_EQ(rested["idle"], true);
  EXPECT_GE(rested["waited_ms"], 100);
}

TEST(AxWaitIdle, TellsWhereItDoesNotComeToRest) {
  const json storm{{"at_ms", 0},
                   {"do", {{"do", "storm"}, {"application", "App"}, {"per_second", 100}, {"for_ms", 60'000}}}};
  SimulatedDesk desk(scene_of(form(), json::object(), {{"troubles", {storm}}}));
  desk.call("ax_connect", {{"app", "App"}});
  const auto busy = desk.call("ax_wait_idle", {{"app", "App"}, {"timeout_ms", 1'000}});
  EXPECT_EQ(busy["idle"], false);
  EXPECT_GT(busy["changes"], 0);
}

TEST_F(Connected, ReadsAndWritesTheClipboard) {
  EXPECT_EQ(desk.call("ax_clipboard", {{"action", "write"}, {"text", "hello"}})["success"], true);
  EXPECT_EQ(desk.call("ax_clipboard", {{"action", "read"}})["text"], "hello");
  EXPECT_EQ(desk.refusal("ax_clipboard", {{"action", "write"}}).code, "invalid_arguments");
}

TEST_F(Connected, TellsOfItsSession) {
  desk.call("ax_click", {{"app", "it"}, {"query", "Save"}});
  const auto info = desk.call("ax_session_info");
  EXPECT_EQ(info["connected_apps"], json::array({"it"}));
  EXPECT_EQ(info["action_count"], 1);
  EXPECT_EQ(info["security_mode"], "normal");
}

TEST(AxListApps, TellsWhatIsAccessibleAndWhyNot) {
  SimulatedDesk desk(scene_of(form(), {{"toolkit", "canvas"}}));
  desk.call("ax_connect", {{"app", "Editor"}});
  const auto apps = desk.call("ax_list_apps")["apps"];
  ASSERT_THAT(apps, SizeIs(2));
  EXPECT_EQ(apps[0]["name"], "Editor");
  EXPECT_EQ(apps[0]["connected"], true);
  EXPECT_EQ(apps[0]["accessible"], true);
  EXPECT_EQ(apps[1]["name"], "App");
  EXPECT_EQ(apps[1]["connected"], false);
  EXPECT_EQ(apps[1]["accessible"], false);
  EXPECT_TRUE(apps[1].contains("reason"));
  EXPECT_EQ(desk.call("ax_is_accessible")["enabled"], true);
}

TEST(AxRunScript, RunsWhereThePlatformHasScripts) {
  SimulatedDesk desk;
  EXPECT_EQ(desk.call("ax_run_script", {{"script", "return 2"}})["output"], "2");
  const auto failed = desk.call("ax_run_script", {{"script", "error no such thing"}, {"language", "jxa"}});
  EXPECT_EQ(failed["success"], false);
  EXPECT_EQ(failed["error"], "no such thing");
  EXPECT_EQ(desk.refusal("ax_run_script", {{"script", "delay 20"}, {"timeout_ms", 100}}).code, "deadline_exceeded");
}

TEST(AxFind, PrefersWindowsThatNoDialogBlocks) {
  const json dialog{{"window_id", 1002},
                    {"title", "Sure?"},
                    {"dialog", true},
                    {"modal", true},
                    {"bounds", box(100, 100, 200, 100)},
                    {"tree", {{"children", {button("Save")}}}}};
  const json main{{"window_id", 1001},
                  {"title", "Window"},
                  {"bounds", box(50, 60, 400, 300)},
                  {"tree", {{"children", {button("Save"), at(button("Only here"), 10, 40, 80, 20)}}}}};
  SimulatedDesk desk(scene_of(form(), {{"windows", {main, dialog}}}));
  desk.call("ax_connect", {{"app", "App"}});
  const auto clicked = desk.call("ax_click", {{"app", "App"}, {"query", "Save"}});
  EXPECT_EQ(clicked["target"]["window_id"], 1002);
  EXPECT_EQ(desk.refusal("ax_click", {{"app", "App"}, {"query", "Only here"}}).code, "blocked_by_dialog");
}

/// Each is refused with its reason, and nothing reaches an application.
struct BadInput {
  const char* name;
  const char* tool;
  json arguments;
  const char* code;
  const char* told;
};

class AxBadInput : public testing::TestWithParam<BadInput> {};

TEST_P(AxBadInput, IsRefusedAndNothingIsDone) {
  SimulatedDesk desk(scene_of(form()));
  desk.call("ax_connect", {{"app", "App"}, {"alias", "it"}});
  const auto refused = desk.refusal(GetParam().tool, GetParam().arguments);
  EXPECT_EQ(refused.code, GetParam().code) << refused.message;
  EXPECT_THAT(refused.message + " " + refused.hint, HasSubstr(GetParam().told));
  EXPECT_THAT(desk.log(), IsEmpty());
}

const std::string unclosed = std::string(200, '(') + "button:";

INSTANTIATE_TEST_SUITE_P(
    Rows, AxBadInput,
    testing::Values(
        BadInput{"QueryOfAMegabyte",
                 "ax_find",
                 {{"app", "it"}, {"query", std::string(1 << 20, 'x')}},
                 "invalid_arguments",
                 "4096"},
        BadInput{"QueryOfAMegabyteToClick",
                 "ax_click",
                 {{"app", "it"}, {"query", std::string(1 << 20, 'x')}},
                 "invalid_arguments",
                 "4096"},
        BadInput{"EmptyQuery", "ax_find", {{"app", "it"}, {"query", ""}}, "invalid_arguments", "query"},
        BadInput{"BlankQuery", "ax_find", {{"app", "it"}, {"query", "   "}}, "invalid_query", "empty"},
        BadInput{"UnclosedParenthesis", "ax_find", {{"app", "it"}, {"query", unclosed}}, "invalid_query", "at most 32"},
        BadInput{"BrokenExpression",
                 "ax_find",
                 {{"app", "it"}, {"query", "a["}, {"strategy", "regex"}},
                 "invalid_query",
                 "regular expression"},
        BadInput{"HugeRepetition",
                 "ax_find",
                 {{"app", "it"}, {"query", "(((a{100}){100}){100})"}, {"strategy", "regex"}},
                 "invalid_query",
                 "repetition"},
        BadInput{"BrokenPath",
                 "ax_find",
                 {{"app", "it"}, {"query", "//button[@name="}, {"strategy", "xpath"}},
                 "invalid_query",
                 "quotation"},
        BadInput{"UnknownStrategy",
                 "ax_find",
                 {{"app", "it"}, {"query", "Save"}, {"strategy", "guess"}},
                 "invalid_arguments",
                 "strategy"},
        BadInput{"TakenAlias", "ax_connect", {{"app", "Editor"}, {"alias", "it"}}, "alias_in_use", "App"},
        BadInput{"AliasLikeAPid", "ax_connect", {{"app", "Editor"}, {"alias", "200"}}, "invalid_arguments", "alias"},
        BadInput{
            "UnknownApplication", "ax_type", {{"app", "nobody"}, {"text", "x"}}, "app_not_connected", "Connected: it"},
        BadInput{"UnknownClick",
                 "ax_click",
                 {{"app", "it"}, {"query", "Save"}, {"click_type", "triple"}},
                 "invalid_arguments",
                 "click_type"},
        BadInput{"UnknownRole", "ax_find", {{"app", "it"}, {"query", "role:wizard"}}, "invalid_query", "wizard"}),
    [](const auto& row) { return row.param.name; });

}  // namespace
}  // namespace offhand::test::ax_tools_cases
