#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "impl/session/journal.h"
#include "tests/unit/simulated.h"

// ax_undo and ax_workflow on the simulated desktop.
namespace offhand::test::ax_compose_cases {
namespace {

using testing::HasSubstr;
using testing::SizeIs;

json field(const std::string& name, const std::string& value, int y) {
  return {{"role", "textbox"}, {"name", name}, {"bounds", box(10, y, 100, 20)}, {"value", value}};
}

json fields() {
  return {field("Name", "old name", 10),
          field("City", "old city", 40),
          {{"role", "checkbox"}, {"name", "Box"}, {"bounds", box(10, 70, 100, 20)}},
          button("Save", {{"bounds", box(10, 100, 80, 24)}})};
}

class AxCompose : public testing::Test {
 protected:
  AxCompose() { desk.call("ax_connect", {{"app", "App"}}); }
  std::string token(const std::string& name) { return desk.element(name, "Window").token; }
  std::string value(const std::string& name) {
    return desk.sim().value(desk.window("Window"), name).value_or("(none)");
  }
  json type(const std::string& name, const std::string& text) {
    return desk.call("type_text", {{"element_token", token(name)}, {"text", text}, {"clear_first", true}});
  }
  json type_step(const std::string& name, const std::string& text) {
    return {{"tool", "type_text"}, {"args", {{"element_token", token(name)}, {"text", text}, {"clear_first", true}}}};
  }
  static json failing_step(const std::string& on_fail) {
    return {{"tool", "type_text"}, {"args", {{"pid", 987654}, {"text", "x"}}}, {"on_fail", on_fail}};
  }

  SimulatedDesk desk{scene_of(fields())};
};

using AxUndo = AxCompose;
using AxWorkflow = AxCompose;

TEST(Journal, ForgetsTheOldest) {
  Journal journal;
  for (std::size_t i = 0; i < Journal::limit + 10; ++i) journal.add({.tool = std::to_string(i)});
  EXPECT_EQ(journal.depth(), Journal::limit);
  EXPECT_EQ(journal.take(1).front().tool, std::to_string(Journal::limit + 9));
  EXPECT_EQ(journal.actions(), static_cast<std::int64_t>(Journal::limit + 10));
}

TEST(Journal, TakesAGroupOutOfTheMiddleNewestFirst) {
  Journal journal;
  const auto group = journal.new_group();
  journal.add({.tool = "before"});
  journal.add({.group = group, .tool = "first"});
  journal.add({.tool = "between"});
  journal.add({.group = group, .tool = "second"});
  const auto taken = journal.take_group(group);
  ASSERT_THAT(taken, SizeIs(2));
  EXPECT_EQ(taken[0].tool, "second");
  EXPECT_EQ(taken[1].tool, "first");
  EXPECT_EQ(journal.depth(), 2);
}

TEST_F(AxUndo, PutsTextBack) {
  type("Name", "new name");
  ASSERT_EQ(value("Name"), "new name");
  const auto undone = desk.call("ax_undo");
  EXPECT_EQ(undone["undone"], 1) << undone;
  EXPECT_EQ(undone["actions"][0]["tool"], "type_text");
  EXPECT_EQ(value("Name"), "old name");
}

/// What is compared in plain form is put back as it was: a space that does not break the line as such.
TEST_F(AxUndo, PutsTextBackToTheByte) {
  const std::string odd = "no\xc2\xa0" "break\xe2\x80\xa8" "line";
  type("Name", odd);
  type("Name", "new");
  EXPECT_EQ(desk.call("ax_undo", {{"count", 1}})["undone"], 1);
  EXPECT_EQ(value("Name"), odd);
}

TEST_F(AxUndo, GoesBackNewestFirstAndOnlySoFar) {
  type("Name", "one");
  type("Name", "two");
  type("City", "three");
  EXPECT_EQ(desk.call("ax_undo", {{"count", 2}})["undone"], 2);
  EXPECT_EQ(value("City"), "old city");
  EXPECT_EQ(value("Name"), "one");
}

TEST_F(AxUndo, TurnsASwitchBack) {
  desk.call("click", {{"element_token", token("Box")}});
  const auto undone = desk.call("ax_undo");
  EXPECT_EQ(undone["undone"], 1) << undone;
  const auto box_states = desk.element("Box", "Window").states;
  EXPECT_EQ(std::ranges::count(box_states, "checked"), 0);
}

TEST_F(AxUndo, LeavesWhatSomebodyChangedSince) {
  type("Name", "mine");
  CallContext somebody_else;
  somebody_else.default_session = "other";
  ASSERT_TRUE(desk.reply("get_window_state", {{"pid", 200}, {"include_screenshot", false}}, somebody_else));
  const json theirs{{"element_token", token("Name")}, {"text", "theirs"}, {"clear_first", true}};
  ASSERT_TRUE(desk.reply("type_text", theirs, somebody_else));
  const auto undone = desk.call("ax_undo");
  EXPECT_EQ(undone["skipped"], 1) << undone;
  EXPECT_THAT(undone["actions"][0]["reason"].get<std::string>(), HasSubstr("changed since"));
  EXPECT_EQ(value("Name"), "theirs");
}

TEST_F(AxUndo, SkipsWhatHasNoInverseAndSaysSo) {
  type("Name", "new");
  desk.call("click", {{"element_token", token("Save")}});
  const auto undone = desk.call("ax_undo", {{"count", 2}});
  EXPECT_EQ(undone["undone"], 1) << undone;
  EXPECT_EQ(undone["skipped"], 1);
  EXPECT_EQ(undone["actions"][0]["status"], "skipped_irreversible");
  EXPECT_THAT(undone["actions"][0]["reason"].get<std::string>(), HasSubstr("no inverse"));
  EXPECT_EQ(value("Name"), "old name");
}

TEST_F(AxUndo, OfNothingUndoesNothing) {
  EXPECT_EQ(desk.call("ax_undo"), json::parse(R"({"undone":0,"skipped":0,"actions":[]})"));
}

TEST_F(AxUndo, IsNotUndoneItself) {
  type("Name", "new");
  desk.call("ax_undo");
  EXPECT_EQ(desk.call("ax_undo")["undone"], 0);
  EXPECT_EQ(value("Name"), "old name");
}

TEST_F(AxUndo, ReportsAnApplicationThatEnded) {
  type("Name", "new");
  ASSERT_TRUE(desk.sim().run(R"({"do": "vanish", "application": "App"})"));
  const auto undone = desk.call("ax_undo");
  EXPECT_EQ(undone["skipped"], 1) << undone;
  EXPECT_THAT(undone["actions"][0]["reason"].get<std::string>(), HasSubstr("is gone"));
}

TEST_F(AxWorkflow, DoesItsSteps) {
  const auto told = desk.call("ax_workflow", {{"steps", {type_step("Name", "one"), type_step("City", "two")}}});
  EXPECT_TRUE(told["success"]) << told;
  EXPECT_EQ(told["steps_completed"], 2);
  EXPECT_EQ(value("Name"), "one");
  EXPECT_EQ(value("City"), "two");
}

TEST_F(AxWorkflow, RollsBackNewestFirstAndLeavesEarlierActionsAlone) {
  type("City", "before the workflow");
  const auto told = desk.call(
      "ax_workflow", {{"steps", {type_step("Name", "one"), type_step("City", "two"), failing_step("rollback")}}});
  EXPECT_FALSE(told["success"]);
  EXPECT_TRUE(told["rolled_back"]) << told;
  EXPECT_THAT(told["undone"], SizeIs(2));
  EXPECT_EQ(value("Name"), "old name");
  EXPECT_EQ(value("City"), "before the workflow");
}

TEST_F(AxWorkflow, AbortKeepsWhatWasDone) {
  const auto told = desk.call("ax_workflow",
                              {{"steps", {type_step("Name", "one"), failing_step("abort"), type_step("City", "two")}}});
  EXPECT_EQ(told["steps_completed"], 1) << told;
  EXPECT_FALSE(told["rolled_back"]);
  EXPECT_THAT(told["error"].get<std::string>(), HasSubstr("Step 2 of 3 (type_text)"));
  EXPECT_EQ(value("Name"), "one");
  EXPECT_EQ(value("City"), "old city");
  // What a workflow did can be undone like anything else.
  EXPECT_EQ(desk.call("ax_undo")["undone"], 1);
  EXPECT_EQ(value("Name"), "old name");
}

TEST_F(AxWorkflow, SkipGoesOn) {
  const auto told = desk.call("ax_workflow", {{"steps", {failing_step("skip"), type_step("City", "two")}}});
  EXPECT_TRUE(told["success"]) << told;
  EXPECT_EQ(value("City"), "two");
}

TEST_F(AxWorkflow, HandsResultsOn) {
  json second = type_step("City", "{{step_1.target.name}}!");
  const auto told = desk.call("ax_workflow", {{"steps", {type_step("Name", "one"), second}}});
  EXPECT_TRUE(told["success"]) << told;
  EXPECT_EQ(value("City"), "Name!");
}

struct Bad {
  std::string name;
  json steps;
  std::string code;
  std::string reason;
};
void PrintTo(const Bad& row, std::ostream* out) { *out << row.name; }

json typing(const std::string& text) { return {{"tool", "type_text"}, {"args", {{"pid", 200}, {"text", text}}}}; }

class AxWorkflowBad : public testing::TestWithParam<Bad> {};

TEST_P(AxWorkflowBad, IsRefusedBeforeAnythingIsDone) {
  SimulatedDesk desk{scene_of(fields())};
  const auto before = desk.log().size();
  const auto error = desk.refusal("ax_workflow", {{"steps", GetParam().steps}});
  EXPECT_EQ(error.code, GetParam().code) << error.message;
  EXPECT_THAT(error.message + error.data, HasSubstr(GetParam().reason));
  EXPECT_EQ(desk.log().size(), before);
}

INSTANTIATE_TEST_SUITE_P(
    All, AxWorkflowBad,
    testing::Values(
        Bad{"ALaterStep", {typing("a"), typing("{{step_9.x}}")}, "workflow_invalid", "has not run before step 2"},
        Bad{"CallsItself",
            {typing("a"), {{"tool", "ax_workflow"}, {"args", {{"steps", json::array()}}}}},
            "workflow_invalid",
            "no step of a workflow"},
        Bad{"ItselfByIdentity", json::array({{{"tool", "ax.ax_workflow"}, {"args", json::object()}}}),
            "workflow_invalid", "no step of a workflow"},
        Bad{"NoSuchTool",
            {typing("a"), {{"tool", "rm -rf"}, {"args", json::object()}}},
            "workflow_invalid",
            "no such tool"},
        Bad{"WrongArguments",
            {typing("a"), {{"tool", "type_text"}, {"args", {{"text", 7}}}}},
            "workflow_invalid",
            "args/text"},
        Bad{"TenThousandSteps", json::array_t(10'000, typing("a")), "invalid_arguments", "200"},
        Bad{"NoSteps", json::array(), "invalid_arguments", "steps"},
        Bad{"UnknownOnFail",
            json::array({{{"tool", "type_text"}, {"args", {{"pid", 200}, {"text", "x"}}}, {"on_fail", "explode"}}}),
            "invalid_arguments", "on_fail"}),
    [](const auto& row) { return row.param.name; });

}  // namespace
}  // namespace offhand::test::ax_compose_cases
