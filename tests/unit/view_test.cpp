#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "impl/base/fold_case.h"
#include "impl/perception/quote.h"
#include "tests/unit/simulated.h"

// The default reply about a window: what a user would see of it and act on.
namespace offhand::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

json node(const std::string& role, const std::string& name, const json& more = json::object()) {
  json made{{"role", role}, {"name", name}, {"bounds", {{"x", 10}, {"y", 10}, {"width", 80}, {"height", 24}}}};
  made.update(more);
  return made;
}

json holding(const std::string& role, const std::string& name, const json& children) {
  return node(role, name, {{"children", children.is_array() ? children : json::array({children})}});
}

json unseen(const std::string& role, const std::string& name) { return node(role, name, {{"states", {"offscreen"}}}); }

class DefaultReply {
 public:
  explicit DefaultReply(const json& children) : desk_(scene_of(children)) {}
  std::string text(json more = json::object()) {
    more.update({{"pid", 200}, {"include_screenshot", false}});
    const auto outcome = desk_.reply("get_window_state", more);
    return outcome ? outcome->text : outcome.error().message;
  }
  SimulatedDesk& user_state() { return desk_; }

 private:
  SimulatedDesk desk_;
};

const json& menu_bar() {
  static const json bar = {
      holding("menu", "File", {unseen("menuitem", "New"), unseen("menuitem", "Open…"), unseen("menuitem", "Quit")}),
      button("Save")};
  return bar;
}

TEST(View, ClosedMenuIsOneLineWithItsCount) {
  DefaultReply reply(menu_bar());
  const auto text = reply.text();
  EXPECT_THAT(text, testing::ContainsRegex(R"(- \[[0-9]+\] menu "File" \+3 hidden
- \[)"));
  EXPECT_THAT(text, AllOf(Not(HasSubstr("Quit")), HasSubstr("Not shown: 3 elements")));
}

TEST(View, WhatDoesNotShowIsListedOnRequestAndFoundByQuery) {
  DefaultReply reply(menu_bar());
  EXPECT_THAT(reply.text({{"hidden", true}}), AllOf(HasSubstr("Quit"), Not(HasSubstr("Not shown"))));
  EXPECT_THAT(reply.text({{"query", "quit"}}), AllOf(HasSubstr("Quit"), HasSubstr("File"), Not(HasSubstr("Save"))));
  EXPECT_THAT(reply.text({{"format", "compact"}}), HasSubstr("Quit"));
}

TEST(View, OfMuchThatDoesNotShowOnlyAPartIsReadUntilSomebodyAsks) {
  json rows = json::array({button("Now")});
  for (int row = 0; row < 300; ++row)
    rows.push_back(button("Later " + std::to_string(row), {{"states", {"offscreen"}}}));
  DefaultReply reply(rows);
  EXPECT_THAT(reply.text(), AllOf(HasSubstr("Now"), HasSubstr("Not shown: 200 elements"),
                                  HasSubstr("incomplete: of what does not show only a part was read; hidden lists")));
  EXPECT_THAT(reply.text({{"hidden", true}}), AllOf(HasSubstr("Later 299"), Not(HasSubstr("incomplete"))));
  // What was found among it keeps its number, whatever is read since, and can be acted on.
  const auto found = reply.text({{"query", "Later 299"}});
  const auto number = found.substr(0, found.find("] button \"Later 299\""));
  const auto index = std::stoi(number.substr(number.rfind('[') + 1));
  reply.text();
  EXPECT_EQ(reply.user_state().call("click", {{"pid", 200}, {"window_id", 1001}, {"element_index", index}})["path"],
            "sim_action");
}

TEST(View, WhatWasLeftOutIsCountedAsFarAsItsHolderTellsOfIt) {
  json rows = json::array();
  for (int row = 0; row < 300; ++row) rows.push_back(unseen("button", "Later " + std::to_string(row)));
  auto page = holding("group", "Page", {button("Now"), holding("group", "", rows)});
  page["children"][1]["states"] = {"offscreen"};
  DefaultReply reply(json::array({page}));
  EXPECT_THAT(reply.text(), AllOf(HasSubstr("group \"Page\" +300 hidden\n"), HasSubstr("Not shown: 300 elements\n"),
                                  HasSubstr("incomplete: of what does not show only a part was read")));
  EXPECT_THAT(reply.text({{"hidden", true}}), HasSubstr("Later 299"));
}

TEST(View, OpenMenuShowsItsItems) {
  const auto text = DefaultReply(holding("menu", "File", {node("menuitem", "Quit")})).text();
  EXPECT_THAT(text, testing::ContainsRegex(R"(menu "File"
  - \[[0-9]+\] menuitem "Quit")"));
}

TEST(View, PartOfAHiddenPageDoesNotShow) {
  const auto text =
      DefaultReply({node("group", "", {{"states", {"hidden"}}, {"children", {button("Later")}}}), button("Now")})
          .text();
  EXPECT_THAT(text, AllOf(HasSubstr("Now"), Not(HasSubstr("Later"))));
}

TEST(View, LabelThatRepeatsWhatItLiesInDisappears) {
  const auto text = DefaultReply(holding("button", "Undo [Ctrl+Z]", {node("text", "Undo")})).text();
  EXPECT_THAT(text, testing::ContainsRegex(R"(button "Undo \[Ctrl\+Z\]"
$)"));
}

TEST(View, LabelThatSaysSomethingElseStandsInTheSameLine) {
  const auto text = DefaultReply(holding("button", "Pi", {node("text", "π")})).text();
  EXPECT_THAT(text, HasSubstr("button \"Pi\": \"π\"\n"));
}

TEST(View, RowWithoutANameIsCalledByWhatItSays) {
  const auto text =
      DefaultReply(holding("list", "Mail", {holding("listitem", "", {node("text", "Ada"), node("text", "Hello")})}))
          .text();
  EXPECT_THAT(text, HasSubstr("listitem \"Ada Hello\"\n"));
}

TEST(View, LabelBesideItsFieldIsSaidOnce) {
  const auto text = DefaultReply({node("text", "Name:"), node("textbox", "Name"), node("text", "Optional")}).text();
  EXPECT_THAT(text, AllOf(Not(HasSubstr("Name:")), HasSubstr("textbox \"Name\""), HasSubstr("\"Optional\"")));
}

TEST(View, FieldWithoutANameHasTheWordsThatStandBeforeOrAboveIt) {
  const auto at = [](int x, int y, int width, int height) {
    return json{{"bounds", {{"x", x}, {"y", y}, {"width", width}, {"height", height}}}};
  };
  // Told from the last to the first, as tables of GTK 3 do.
  const auto text =
      DefaultReply({node("textbox", "", at(120, 40, 100, 24)), node("text", "Organization:", at(10, 42, 90, 20)),
                    node("textbox", "", at(120, 10, 100, 24)), node("text", "Your name:", at(10, 12, 90, 20)),
                    node("text", "Notes:", at(10, 80, 60, 20)), node("textbox", "", at(10, 104, 300, 90)),
                    node("text", "Format:", at(10, 210, 60, 20)), button("Choose", at(90, 210, 60, 20)),
                    node("checkbox", "", at(160, 210, 20, 20)), node("text", "Not a label", at(10, 240, 80, 20)),
                    node("textbox", "", at(120, 240, 80, 20))})
          .text();
  EXPECT_THAT(text, testing::ContainsRegex(R"(textbox "Organization:"
- \[[0-9]+\] textbox "Your name:"
- \[[0-9]+\] textbox "Notes:"
- \[[0-9]+\] "Format:"
- \[[0-9]+\] button "Choose"
- \[[0-9]+\] checkbox
- \[[0-9]+\] "Not a label"
- \[[0-9]+\] textbox
)"));
}

TEST(View, GroupsAreThereForWhatTheyHold) {
  const auto text = DefaultReply({holding("group", "Empty", {node("group", "")}), holding("group", "", {button("A")}),
                                  holding("group", "Size", {button("B")})})
                        .text();
  EXPECT_THAT(text, AllOf(Not(HasSubstr("Empty")), testing::ContainsRegex("\n- \\[[0-9]+\\] button \"A\"\n"),
                          testing::ContainsRegex("group \"Size\"\n  - \\[[0-9]+\\] button \"B\"\n")));
}

TEST(View, CellsOfARowShareALine) {
  const auto at = [](int y) { return json{{"bounds", {{"x", 0}, {"y", y}, {"width", 40}, {"height", 20}}}}; };
  const auto text = DefaultReply(holding("table", "",
                                         {node("cell", "a1", at(0)), node("cell", "b1", at(0)),
                                          node("cell", "a2", at(20)), node("cell", "b2", at(20))}))
                        .text();
  EXPECT_THAT(text, testing::ContainsRegex(R"(- \[[0-9]+\] cell "a1" \| \[[0-9]+\] "b1"
- \[[0-9]+\] cell "a2" \| )"));
}

TEST(View, ActionsAreSaidOnlyWhereNobodyExpectsThem) {
  const auto text =
      DefaultReply({button("Save"), node("img", "Logo"), node("img", "Refresh", {{"actions", {"press"}}})}).text();
  EXPECT_THAT(text, AllOf(HasSubstr("button \"Save\"\n"), HasSubstr("img \"Logo\"\n"),
                          HasSubstr("img \"Refresh\" actions: press\n")));
}

TEST(View, RangeIsSaidOfWhatCanBeSet) {
  const json range = {{"value", "5"}, {"range", {{"minimum", 0}, {"maximum", 10}}}};
  EXPECT_THAT(DefaultReply(node("slider", "Volume", range)).text(), HasSubstr("slider \"Volume\" = 5 (0 to 10)\n"));
}

TEST(View, DialogAndNewWindowAndFocusComeFirst) {
  DefaultReply reply({node("textbox", "Name"), button("Save")});
  EXPECT_THAT(reply.text(), AllOf(Not(HasSubstr("New window")), Not(HasSubstr("Blocked")),
                                  HasSubstr("Active window: window_id 1000, Editor, \"Letter\"")));
  ASSERT_TRUE(reply.user_state().sim().run(R"({"do": "open_window", "as": {"title": "Sure?", "modal": true,
      "bounds": {"x": 0, "y": 0, "width": 100, "height": 80}, "tree": {"children": []}}})",
                                           "App"));
  const auto dialog = std::to_string(reply.user_state().window("Sure?"));
  const auto text = reply.text({{"window_id", 1001}});
  const auto tree = text.find("\n- ");
  ASSERT_NE(tree, std::string::npos);
  EXPECT_LT(text.find("Blocked by the dialog \"Sure?\", window_id " + dialog), tree) << text;
  EXPECT_LT(text.find("New window: window_id " + dialog), tree) << text;
  EXPECT_THAT(reply.text({{"window_id", 1001}}), Not(HasSubstr("New window"))) << "said once";
}

TEST(View, DialogThatIsAllThatShowsIsToBeAnsweredFirst) {
  const json alert = holding("dialog", "This page says", {button("OK")});
  const std::string first = "\n⚠️ Over it lies [2] dialog \"This page says\": answer that first\n";
  EXPECT_THAT(DefaultReply({alert}).text(), HasSubstr(first));
  EXPECT_THAT(DefaultReply({alert, unseen("button", "Reload")}).text(), HasSubstr(first));
  EXPECT_THAT(DefaultReply({alert, button("Reload")}).text(), Not(HasSubstr("answer that first")));
  EXPECT_THAT(DefaultReply({holding("generic", "Page", {alert})}).text(), Not(HasSubstr("answer that first")));
}

TEST(View, FocusIsNamed) {
  SimulatedDesk desk;
  const auto outcome = desk.reply("get_window_state", {{"pid", 200}, {"include_screenshot", false}});
  ASSERT_TRUE(outcome);
  EXPECT_THAT(outcome->text, testing::ContainsRegex("\nFocus: \\[[0-9]+\\] textbox \"Entry\"\n"));
}

class Since : public testing::Test {
 protected:
  std::string since(std::int64_t snapshot, json more = json::object()) {
    more["since"] = snapshot;
    return reply_.text(more);
  }
  std::int64_t snapshot() { return reply_.user_state().look("Window")["snapshot_id"]; }
  void happen(const std::string& deed) { ASSERT_TRUE(reply_.user_state().sim().run(deed, "App")); }

  DefaultReply reply_{{button("Save"), node("checkbox", "Bold"),
                       holding("list", "Mail", {node("listitem", "one"), node("listitem", "two")})}};
};

TEST_F(Since, SaysOnlyWhatWasAddedChangedAndRemoved) {
  const auto before = snapshot();
  happen(R"({"do": "set_state", "node": "Bold", "state": "checked", "on": true})");
  happen(R"({"do": "remove", "node": "one"})");
  happen(R"({"do": "append", "node": "Mail", "as": {"role": "listitem", "name": "three"}})");
  const auto text = since(before);
  EXPECT_THAT(text, AllOf(HasSubstr("Since snapshot " + std::to_string(before) + ":\n"),
                          testing::ContainsRegex(R"(changed \[[0-9]+\] checkbox "Bold" \(checked\))"),
                          testing::ContainsRegex(R"(removed \[[0-9]+\] listitem "one")"),
                          testing::ContainsRegex(R"(added \[[0-9]+\] listitem "three" in \[[0-9]+\])"),
                          Not(HasSubstr("Save")), Not(HasSubstr("two"))));
}

TEST_F(Since, LeavesNumbersAndTokensToWhatStayed) {
  const auto before = reply_.user_state().look("Window");
  happen(R"({"do": "remove", "node": "one"})");
  const auto state = reply_.user_state().look("Window", {{"since", before["snapshot_id"]}});
  EXPECT_EQ(state["since"], before["snapshot_id"]);
  EXPECT_EQ(state["removed"].size(), 1U);
  EXPECT_EQ(state["elements"].size(), 0U);
  const auto whole = reply_.user_state().look("Window");
  EXPECT_EQ(element_named(whole, "two").token, element_named(before, "two").token);
  EXPECT_EQ(state["removed"][0], element_named(before, "one").index);
}

TEST_F(Since, SaysThatNothingChanged) {
  EXPECT_THAT(since(snapshot()), AllOf(HasSubstr("nothing that shows changed"), Not(HasSubstr("Save"))));
}

TEST_F(Since, GivesTheWholeWhereThatIsShorterOrTheSnapshotIsNotKnown) {
  EXPECT_THAT(since(4711), AllOf(HasSubstr("no snapshot 4711"), HasSubstr("Save")));
  const auto before = snapshot();
  for (const auto* name : {"Bold", "Mail"}) happen(R"({"do": "remove", "node": ")" + std::string(name) + "\"}");
  EXPECT_THAT(since(before), AllOf(HasSubstr("shorter than what changed"), HasSubstr("Save")));
}

TEST_F(Since, DoesNotGoWithAQuery) {
  EXPECT_THAT(since(snapshot(), {{"query", "save"}}),
              AllOf(HasSubstr("since does not go with query"), HasSubstr("Save")));
}

TEST(Query, FindsInAnyScriptAndCaseAndTakesTextAsItIs) {
  DefaultReply reply(
      {button("ÄPFEL"), button("Ψωμί"), button("a.b*c"), node("textbox", "Town", {{"value", "Zürich"}})});
  EXPECT_THAT(reply.text({{"query", "äpfel"}}), AllOf(HasSubstr("ÄPFEL"), Not(HasSubstr("a.b*c"))));
  EXPECT_THAT(reply.text({{"query", "ΨΩΜΊ"}}), HasSubstr("Ψωμί"));
  EXPECT_THAT(reply.text({{"query", ".b*"}}), AllOf(HasSubstr("a.b*c"), Not(HasSubstr("ÄPFEL"))));
  EXPECT_THAT(reply.text({{"query", "ZÜRICH"}}), HasSubstr("Town"));
  EXPECT_THAT(reply.text({{"query", "["}}), Not(HasSubstr("button")));
  EXPECT_THAT(reply.text({{"query", "2"}}), Not(HasSubstr("button"))) << "the number of an element is no text of it";
}

TEST(Query, NeverFindsAPassword) {
  DefaultReply reply(node("textbox", "Secret", {{"value", "hunter2"}, {"states", {"protected"}}}));
  EXPECT_THAT(reply.text({{"query", "hunter2"}}), Not(HasSubstr("Secret")));
  EXPECT_THAT(reply.text({{"query", "***"}}), Not(HasSubstr("Secret")));
}

TEST(FoldCase, KnowsScripts) {
  EXPECT_EQ(fold_case("Straße ÅÉ ЖУК ΣΑΣ ﬀ"), fold_case("STRASSE åé жук σας ﬀ"));
  EXPECT_EQ(fold_case("ǅ Ⴀ Ա Ａ 𐐀"), "ǆ ⴀ ա ａ 𐐨");
  EXPECT_EQ(fold_case("漢字 😀"), "漢字 😀");
  EXPECT_EQ(fold_case("a\xff"
                      "B"),
            "a\xff"
            "b");
}

TEST(Quoted, CanBeReadBackExactly) {
  for (const std::string text : {"plain", "two\nlines", "a\ttab", "say \"hi\"", R"(C:\new)", "\x01\x7f", "漢 😀", ""}) {
    EXPECT_EQ(json::parse(quoted(text, 100)).get<std::string>(), text) << quoted(text, 100);
  }
}

TEST(Quoted, SaysWhereItWasCut) {
  EXPECT_EQ(quoted("äöü", 2), "\"äö\" (first 2 of 3 characters)");
  EXPECT_EQ(quoted("äöü", 3), "\"äöü\"");
  EXPECT_EQ(quoted("abc", 3, 12000), "\"abc\" (first 3 of 12000 characters)");
}

TEST(View, AFewNamelessControlsAreCalledAsTheirGroup) {
  const json nameless = node("button", "");
  json many;
  for (int i = 0; i < 4; ++i) many.push_back(nameless);
  DefaultReply reply(json{holding("toolbar", "Gallery", nameless),
                          holding("group", "Font Name", {node("textbox", ""), node("button", "")}),
                          holding("toolbar", "Tools", many)});
  const auto text = reply.text();
  EXPECT_THAT(text, AllOf(HasSubstr("button \"Gallery\""), HasSubstr("textbox \"Font Name\""),
                          HasSubstr("button \"Font Name\""), Not(HasSubstr("button \"Tools\""))));
}

TEST(View, AnElementThatIsCalledAsItsWindowHasNoLine) {
  DefaultReply reply(holding("group", "Window", button("Save")));
  EXPECT_THAT(reply.text(), AllOf(HasSubstr("button \"Save\""), Not(HasSubstr("group"))));
}

TEST(View, WordsBesideElementsHaveALineOfTheirOwn) {
  const auto saying = [](const std::string& words) {
    return node("group", "", {{"children", json::array({node("link", "details")})}, {"value", words}});
  };
  DefaultReply reply(json{saying("Total: 5 items details today"), saying("details")});
  const auto text = reply.text();
  EXPECT_THAT(text, HasSubstr("group = \"Total: 5 items details today\""));
  EXPECT_THAT(text, Not(HasSubstr("group = \"details\"")));
}

}  // namespace
}  // namespace offhand::test
