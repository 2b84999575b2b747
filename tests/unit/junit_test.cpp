#include "impl/junit/junit.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "generated/registry/registry.h"
#include "impl/cli/verdict.h"
#include "impl/junit/workflow_suite.h"
#include "tests/support/process.h"

// Reports of tests, and what a command's exit code goes by.
namespace offhand::test::junit_cases {
namespace {

using junit::Outcome;
using testing::HasSubstr;

TEST(JunitReport, CountsWhatPassedAndWhatDidNot) {
  const auto text = junit::report(
      {{.name = "Sign up",
        .cases = {{.name = "1. ax_click", .group = "Sign up", .seconds = 0.25},
                  {.name = "2. ax_assert",
                   .group = "Sign up",
                   .outcome = Outcome::failed,
                   .message = "value: expected \"a\", is <b>"},
                  {.name = "3. ax_type", .group = "Sign up", .outcome = Outcome::error, .message = "gone"},
                  {.name = "4. ax_find", .group = "Sign up", .outcome = Outcome::skipped, .message = "not reached"}},
        .seconds = 1.5},
       {.name = "Nothing", .cases = {}}});
  EXPECT_EQ(
      text,
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<testsuites tests=\"4\" failures=\"1\" errors=\"1\" skipped=\"1\" time=\"1.500\">\n"
      "  <testsuite name=\"Sign up\" tests=\"4\" failures=\"1\" errors=\"1\" skipped=\"1\" time=\"1.500\">\n"
      "    <testcase name=\"1. ax_click\" classname=\"Sign up\" time=\"0.250\"/>\n"
      "    <testcase name=\"2. ax_assert\" classname=\"Sign up\" time=\"0.000\"><failure message=\"value: expected "
      "&quot;a&quot;, is &lt;b&gt;\"/></testcase>\n"
      "    <testcase name=\"3. ax_type\" classname=\"Sign up\" time=\"0.000\"><error message=\"gone\"/></testcase>\n"
      "    <testcase name=\"4. ax_find\" classname=\"Sign up\" time=\"0.000\"><skipped message=\"not "
      "reached\"/></testcase>\n"
      "  </testsuite>\n"
      "  <testsuite name=\"Nothing\" tests=\"0\" failures=\"0\" errors=\"0\" skipped=\"0\" time=\"0.000\">\n"
      "  </testsuite>\n"
      "</testsuites>\n");
}

TEST(JunitReport, HoldsNoCharacterThatXmlCannot) {
  const auto text = junit::report({{.name = "a\x01"
                                            "b\n& ü",
                                    .cases = {}}});
  EXPECT_THAT(text, HasSubstr("name=\"a b&#10;&amp; ü\""));
}

/// A step may fail and let the workflow go on; an assertion that failed is a failure all the same.
TEST(WorkflowSuite, AnAssertionThatFailedIsAFailureWhereItsStepMayBeSkipped) {
  const nlohmann::json workflow{{"steps", {{{"tool", "ax_assert"}}, {{"tool", "ax_find"}}, {{"tool", "ax_click"}}}}};
  const nlohmann::json assertion{{"step", 1},
                                 {"tool", "ax_assert"},
                                 {"status", "skipped"},
                                 {"error", "its result says passed: false: value: expected \"a\", is \"b\""},
                                 {"result", {{"passed", false}}}};
  const nlohmann::json search{{"step", 2},
                              {"tool", "ax_find"},
                              {"status", "skipped"},
                              {"error", "found: false"},
                              {"result", {{"found", false}}}};
  const nlohmann::json click{
      {"step", 3}, {"tool", "ax_click"}, {"status", "done"}, {"result", {{"effect", "confirmed"}}}};
  const auto suite = junit::suite_of(workflow, "w", {{"success", true}, {"results", {assertion, search, click}}});
  ASSERT_EQ(suite.cases.size(), 3);
  EXPECT_EQ(suite.cases[0].outcome, Outcome::failed);
  EXPECT_EQ(suite.cases[0].message, "its result says passed: false: value: expected \"a\", is \"b\"");
  EXPECT_EQ(suite.cases[1].outcome, Outcome::skipped);
  EXPECT_EQ(suite.cases[2].outcome, Outcome::passed);
  EXPECT_TRUE(junit::has_failure(suite));
  EXPECT_FALSE(junit::has_failure(junit::suite_of(workflow, "w", {{"success", true}, {"results", {search, click}}})));
}

TEST(CommandVerdict, GoesByAMemberThatTheResultAlwaysHas) {
  for (const char* identity : {"ax.ax_find", "ax.ax_assert", "ax.ax_workflow", "ax.ax_wait_idle"}) {
    const auto* tool = catalog().find_tool(identity);
    ASSERT_NE(tool, nullptr) << identity;
    const std::string name(tool->name);
    const auto schema = nlohmann::json::parse(
        contents(std::string(OFFHAND_TEST_ROOT "/generated/schemas/ax/") + name + ".result.json"));
    std::string flag;
    for (const auto& required : schema.at("required")) {
      if (schema.at("properties").at(required.get<std::string>()).value("type", "") == "boolean") flag = required;
    }
    ASSERT_NE(flag, "") << identity;
    EXPECT_FALSE(cli::is_as_asked(*tool, {.structured = nlohmann::json{{flag, false}}.dump()})) << identity;
    EXPECT_TRUE(cli::is_as_asked(*tool, {.structured = nlohmann::json{{flag, true}}.dump()})) << identity;
  }
  EXPECT_TRUE(cli::is_as_asked(*catalog().find_tool("desktop.click"), {.structured = R"({"found": false})"}));
}

}  // namespace
}  // namespace offhand::test::junit_cases
