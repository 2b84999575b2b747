#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>

#include <set>
#include <string>

#include "tests/support/application.h"
#include "tests/support/desk.h"
#include "tests/support/mcp_client.h"

// Workflows, undoing, assertions and the audit in real applications; what really happened their logs tell.
namespace offhand::test::ax_compose_cases {
namespace {

using testing::HasSubstr;

class AxOnToolkit : public testing::TestWithParam<const char*> {
 protected:
  AxOnToolkit() {
    const auto connected = client.call("ax_connect", {{"app", std::to_string(app.pid())}, {"alias", "it"}});
    EXPECT_FALSE(connected.failed) << connected.dump();
  }
  json call(const std::string& tool, json arguments = json::object()) {
    const auto reply = client.call(tool, arguments);
    EXPECT_FALSE(reply.failed) << reply.dump();
    return reply.structured;
  }
  json in_app(const std::string& tool, json arguments) {
    arguments["app"] = "it";
    return call(tool, arguments);
  }
  std::string entry() { return in_app("ax_get_value", {{"query", "textbox:Entry"}}).value("value", "(none)"); }
  static json type_step(const std::string& text) {
    return {{"tool", "ax_type"},
            {"args", {{"app", "it"}, {"query", "textbox:Entry"}, {"text", text}, {"clear_first", true}}}};
  }

  FixtureApplication app{GetParam()};
  McpClient client{{.server = {"--tools", "ax"}}};
};

TEST_P(AxOnToolkit, WorkflowRollsBackToByteEqualText) {
  in_app("ax_type", {{"query", "textbox:Entry"}, {"text", "grün  ✓ two blanks "}, {"clear_first", true}});
  ASSERT_EQ(entry(), "grün  ✓ two blanks ");
  const json failing{
      {"tool", "ax_click"}, {"args", {{"app", "it"}, {"query", "button:Nowhere"}}}, {"on_fail", "rollback"}};
  const auto told =
      call("ax_workflow", {{"steps", {type_step("one"), type_step("two {{step_1.target.name}}"), failing}}});
  EXPECT_FALSE(told["success"]) << told;
  EXPECT_TRUE(told["rolled_back"]) << told;
  EXPECT_EQ(told["undone"].size(), 2U) << told;
  for (const auto& undone : told["undone"]) EXPECT_EQ(undone["status"], "undone") << told;
  EXPECT_EQ(entry(), "grün  ✓ two blanks ");
  app.wait_for({{"event", "text"}, {"name", "Entry"}, {"text", "two Entry"}});
}

TEST_P(AxOnToolkit, UndoPutsTextBackAndLeavesWhatSomebodyChanged) {
  in_app("ax_type", {{"query", "textbox:Entry"}, {"text", "before"}, {"clear_first", true}});
  in_app("ax_type", {{"query", "textbox:Entry"}, {"text", "after"}, {"clear_first", true}});
  EXPECT_EQ(call("ax_session_info")["undo_stack_depth"], 2);
  const auto undone = call("ax_undo");
  EXPECT_EQ(undone["undone"], 1) << undone;
  EXPECT_EQ(entry(), "before");
  // Another client changes the field.
  McpClient other{{.server = {"--tools", "ax"}}};
  ASSERT_FALSE(other.call("ax_connect", {{"app", std::to_string(app.pid())}, {"alias", "it"}}).failed);
  ASSERT_FALSE(
      other.call("ax_type", {{"app", "it"}, {"query", "textbox:Entry"}, {"text", "theirs"}, {"clear_first", true}})
          .failed);
  const auto left = call("ax_undo");
  EXPECT_EQ(left["skipped"], 1) << left;
  EXPECT_THAT(left["actions"][0].value("reason", ""), HasSubstr("changed since"));
  EXPECT_EQ(entry(), "theirs");
}

TEST_P(AxOnToolkit, AssertionsWaitForWhatAnActionBringsAbout) {
  in_app("ax_click", {{"query", "button:A"}});
  const auto told = in_app("ax_assert", {{"query", "Status: clicked A"}, {"assertions", {{"exists", true}}}});
  EXPECT_TRUE(told["passed"]) << told;
  const auto wrong =
      in_app("ax_assert", {{"query", "button:A"}, {"assertions", {{"enabled", false}}}, {"timeout_ms", 0}});
  EXPECT_FALSE(wrong["passed"]);
  EXPECT_EQ(wrong["failures"][0]["actual"], true) << wrong;
}

TEST_P(AxOnToolkit, AKilledApplicationIsReportedAndNothingElseTouched) {
  in_app("ax_type", {{"query", "textbox:Entry"}, {"text", "x"}, {"clear_first", true}});
  app.process().signal(SIGKILL);
  const auto undone = call("ax_undo");
  EXPECT_EQ(undone["undone"], 0) << undone;
  EXPECT_EQ(undone["skipped"], 1) << undone;
}

INSTANTIATE_TEST_SUITE_P(Toolkits, AxOnToolkit, testing::Values("gtk3", "gtk4", "qt5"),
                         [](const auto& row) { return std::string(row.param); });

/// Which rules a window breaks.
std::set<std::string> broken_rules(const std::string& which) {
  Application application({"/usr/bin/python3", "-B", OFFHAND_TEST_ROOT "/tests/desktop/audited_gtk3.py", which});
  McpClient client{{.server = {"--tools", "ax"}}};
  EXPECT_FALSE(client.call("ax_connect", {{"app", std::to_string(application.pid())}, {"alias", "it"}}).failed);
  std::set<std::string> rules;
  const auto told = client.call("ax_a11y_audit", {{"app", "it"}});
  EXPECT_FALSE(told.failed) << told.dump();
  for (const auto& issue : told.structured["issues"]) {
    rules.insert(issue["rule"].get<std::string>());
    for (const auto* const sound : {"Agree", "Colour", "Wifi", "combobox"})
      EXPECT_THAT(issue.value("element", ""), testing::Not(HasSubstr(sound))) << issue;
  }
  return rules;
}

TEST(AxAudit, FindsPlantedFaultsAndNoneInTheRepairedTwinNorInWhatLabelsName) {
  EXPECT_THAT(broken_rules("broken"), testing::IsSupersetOf({"name_missing", "field_label_missing", "duplicate_name",
                                                             "misleading_name", "contrast_too_low"}));
  EXPECT_THAT(broken_rules("repaired"), testing::IsEmpty());
}

}  // namespace
}  // namespace offhand::test::ax_compose_cases
