#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "impl/workflow/references.h"

namespace offhand::test::workflow_references_cases {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using namespace workflow;

const std::vector<json> results{{{"title", "Save"},
                                 {"count", 3},
                                 {"ok", true},
                                 {"sneaky", "{{step_2.title}}"},
                                 {"list", {{{"name", "one"}}, {{"name", "two"}}}}},
                                nullptr,
                                {{"title", "Other"}}};

json filled_text(const std::string& text, std::size_t step = 4) {
  const auto made = filled({{"text", text}}, step, results);
  return made ? (*made)["text"] : json("refused: " + made.error());
}

struct Filled {
  std::string name;
  std::string text;
  json expected;
};
void PrintTo(const Filled& row, std::ostream* out) { *out << row.name; }

class WorkflowReferencesFilled : public testing::TestWithParam<Filled> {};

TEST_P(WorkflowReferencesFilled, BecomeWhatTheyMean) { EXPECT_EQ(filled_text(GetParam().text), GetParam().expected); }

INSTANTIATE_TEST_SUITE_P(
    All, WorkflowReferencesFilled,
    testing::Values(Filled{"WholeTextKeepsAString", "{{step_1.title}}", "Save"},
                    Filled{"WholeTextKeepsANumber", "{{step_1.count}}", 3},
                    Filled{"WholeTextKeepsABoolean", "{{step_1.ok}}", true},
                    Filled{"WholeTextKeepsAList", "{{step_1.list}}", json::parse(R"([{"name":"one"},{"name":"two"}])")},
                    Filled{"InsideTextItIsWrittenOut", "{{step_1.title}} {{step_1.count}} times", "Save 3 times"},
                    Filled{"PathIntoALis", "{{step_1.list.1.name}}", "two"},
                    Filled{"BracesInDataAreNotExpandedAgain", "{{step_1.sneaky}}", "{{step_2.title}}"},
                    Filled{"BracesInDataInsideTextNeither", "<{{step_1.sneaky}}>", "<{{step_2.title}}>"},
                    Filled{"OtherBracesAreText", "{{name}} and {{", "{{name}} and {{"},
                    Filled{"EscapedBracesAreText", "{{{{step_1.title}}", "{{step_1.title}}"}),
    [](const auto& row) { return row.param.name; });

struct Refused {
  std::string name;
  std::string text;
  std::string reason;
};
void PrintTo(const Refused& row, std::ostream* out) { *out << row.name; }

class WorkflowReferencesRefused : public testing::TestWithParam<Refused> {};

TEST_P(WorkflowReferencesRefused, SayWhy) {
  EXPECT_THAT(filled_text(GetParam().text).get<std::string>(), HasSubstr(GetParam().reason));
}

INSTANTIATE_TEST_SUITE_P(All, WorkflowReferencesRefused,
                         testing::Values(Refused{"ALaterStep", "{{step_9.x}}", "has not run before step 4"},
                                         Refused{"ItsOwnStep", "{{step_4.x}}", "has not run before step 4"},
                                         Refused{"StepZero", "{{step_0.x}}", "count from 1"},
                                         Refused{"NoField", "{{step_1}}", "is no reference"},
                                         Refused{"EmptyField", "{{step_1.}}", "is no reference"},
                                         Refused{"Code", "{{step_1+1.x}}", "is no reference"},
                                         Refused{"AHugeNumber", "{{step_99999999999999999999999.x}}",
                                                 "is no reference"},
                                         Refused{"NotClosed", "{{step_1.title", "no closing braces"},
                                         Refused{"AFieldThatIsNotThere", "{{step_1.nothing}}", "has no \"nothing\""},
                                         Refused{"BehindTheEndOfAList", "{{step_1.list.2}}", "has no \"2\""},
                                         Refused{"AStepWithoutResult", "{{step_2.title}}", "step 2 has no result"}),
                         [](const auto& row) { return row.param.name; });

TEST(WorkflowReferences, AreFoundBeforeAnythingIsDone) {
  EXPECT_TRUE(check_references({{"a", json::array({"{{step_1.x}}"})}}, 2));
  EXPECT_FALSE(check_references({{"a", {{"b", "{{step_2.x}}"}}}}, 2));
  EXPECT_TRUE(refers({{"a", {{"b", "{{step_2.x}}"}}}}));
  EXPECT_FALSE(refers({{"a", "{{name}}"}}));
}

TEST(WorkflowReferences, StandInKeysAsText) {
  const auto made = filled({{"{{step_1.title}}", 1}}, 2, results);
  ASSERT_TRUE(made);
  EXPECT_EQ(made->dump(), R"({"{{step_1.title}}":1})");
}

}  // namespace
}  // namespace offhand::test::workflow_references_cases
