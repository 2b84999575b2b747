#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <deque>

#include "impl/workflow/run.h"

namespace offhand::test::workflow_run_cases {
namespace {

using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;
using namespace workflow;

Error error(const std::string& message) {
  Error made;
  made.code = "no";
  made.message = message;
  return made;
}

/// Means that remember what they were asked for, and answer as they were told.
class Remembered {
 public:
  Means means() {
    return {
        .carry_out = [this](const Step& step, std::size_t, const json& arguments) -> Result<json> {
          done.push_back(step.tool + arguments.dump());
          if (answers.empty()) return json::object();
          auto answer = answers.front();
          answers.pop_front();
          return answer;
        },
        .roll_back =
            [this] {
              done.push_back("rollback");
              return std::vector<UndoneAction>{{.tool = "type", .status = UndoneActionStatus::undone}};
            },
        .still_allowed = [this]() -> Result<void> {
          if (static_cast<int>(done.size()) >= allowed) return fail(error("cancelled"));
          return {};
        },
        .pause = [this](std::chrono::milliseconds time) { done.push_back("pause " + std::to_string(time.count())); },
        .progress = [this](std::size_t at,
                           const std::string& next) { progress.push_back(std::to_string(at) + " " + next); }};
  }

  std::deque<Result<json>> answers;
  std::vector<std::string> done;
  std::vector<std::string> progress;
  int allowed = 1000;
};

Step step(const std::string& tool, OnFail on_fail = OnFail::abort, int retry = 0) {
  return {.tool = tool, .arguments = json::object(), .on_fail = on_fail, .wait_after = {}, .retry = retry};
}

/// In one go: no step asks anything.
Outcome run(const std::vector<Step>& steps, const Means& means) {
  json memory;
  return workflow::run(steps, means, memory).value();
}

TEST(WorkflowRun, GoesOnAtTheStepThatAskedSomething) {
  Remembered it;
  auto question = error("which one?");
  question.code = "input_required";
  it.answers = {json{{"found", 1}}, fail(error("covered")), fail(question)};
  const std::vector steps{step("a"), step("b", OnFail::skip), step("c{{step_1.found}}", OnFail::rollback, 3)};
  json memory;
  const auto asked = workflow::run(steps, it.means(), memory);
  ASSERT_FALSE(asked);
  EXPECT_EQ(asked.error().code, "input_required");
  const auto outcome = workflow::run(steps, it.means(), memory);
  ASSERT_TRUE(outcome);
  EXPECT_TRUE(outcome->success);
  EXPECT_EQ(outcome->completed, 2U);
  ASSERT_THAT(outcome->results, SizeIs(3));
  EXPECT_EQ(outcome->results[1].status, StepResultStatus::skipped);
  EXPECT_EQ(outcome->results[1].error, "covered");
  EXPECT_THAT(it.done, ElementsAre("a{}", "b{}", "c{{step_1.found}}{}", "c{{step_1.found}}{}"));
}

TEST(WorkflowRun, SaysWhyAResultIsAFailure) {
  Remembered remembered;
  const json issue{{"severity", "critical"}, {"element", "element 3 button \"\""}, {"description", "It has no name."}};
  remembered.answers.push_back(json{{"passed", false}, {"issues", std::vector<json>(5, issue)}});
  auto audit = step("ax_a11y_audit");
  audit.verdict = "passed";
  const auto outcome = run({audit}, remembered.means());
  EXPECT_THAT(outcome.error, HasSubstr("passed: false: critical, element 3 button \"\", It has no name.; critical"));
  EXPECT_THAT(outcome.error, HasSubstr("and 2 more"));
  remembered.answers.push_back(json{{"passed", false}, {"expected", "done"}, {"actual", nullptr}});
  EXPECT_THAT(run({audit}, remembered.means()).error, testing::EndsWith("passed: false: expected done"));
  const json difference{{"property", "enabled"}, {"expected", true}, {"actual", nullptr}};
  remembered.answers.push_back(json{{"passed", false}, {"failures", json::array({difference})}});
  EXPECT_THAT(run({audit}, remembered.means()).error, testing::EndsWith("false: enabled: expected true, is null"));
}

TEST(WorkflowRun, DoesItsStepsInOrderAndTellsHowFarItIs) {
  Remembered it;
  const auto outcome = run({step("a"), step("b")}, it.means());
  EXPECT_TRUE(outcome.success);
  EXPECT_EQ(outcome.completed, 2);
  EXPECT_THAT(it.done, ElementsAre("a{}", "b{}"));
  EXPECT_THAT(it.progress, ElementsAre("0 Step 1/2: a", "1 Step 2/2: b", "2 Done"));
}

TEST(WorkflowRun, AbortStopsAndKeeps) {
  Remembered it;
  it.answers = {json::object(), fail(error("covered"))};
  const auto outcome = run({step("a"), step("b"), step("c")}, it.means());
  EXPECT_FALSE(outcome.success);
  EXPECT_EQ(outcome.completed, 1);
  EXPECT_FALSE(outcome.rolled_back);
  EXPECT_THAT(outcome.error, HasSubstr("Step 2 of 3 (b): covered"));
  EXPECT_THAT(it.done, ElementsAre("a{}", "b{}"));
}

TEST(WorkflowRun, SkipGoesOn) {
  Remembered it;
  it.answers = {fail(error("covered")), json::object()};
  const auto outcome = run({step("a", OnFail::skip), step("b")}, it.means());
  EXPECT_TRUE(outcome.success);
  EXPECT_EQ(outcome.completed, 1);
  EXPECT_EQ(outcome.results[0].status, StepResultStatus::skipped);
}

TEST(WorkflowRun, TheFailingStepDecidesToRollBack) {
  Remembered it;
  it.answers = {json::object(), fail(error("covered"))};
  const auto outcome = run({step("a"), step("b", OnFail::rollback)}, it.means());
  EXPECT_TRUE(outcome.rolled_back);
  EXPECT_THAT(outcome.undone, SizeIs(1));
  EXPECT_THAT(it.done, ElementsAre("a{}", "b{}", "rollback"));
}

TEST(WorkflowRun, RollbackOfAnotherStepDoesNotCount) {
  Remembered it;
  it.answers = {json::object(), fail(error("covered"))};
  EXPECT_FALSE(run({step("a", OnFail::rollback), step("b")}, it.means()).rolled_back);
}

TEST(WorkflowRun, RetriesAfterAPause) {
  Remembered it;
  it.answers = {fail(error("not yet")), fail(error("not yet")), json::object()};
  const auto outcome = run({step("a", OnFail::abort, 2)}, it.means());
  EXPECT_TRUE(outcome.success);
  EXPECT_EQ(outcome.results[0].attempts, 3);
  EXPECT_FALSE(outcome.results[0].error);
  EXPECT_THAT(it.done, ElementsAre("a{}", "pause 200", "a{}", "pause 200", "a{}"));
}

TEST(WorkflowRun, AResultThatSaysSoIsAFailure) {
  for (const auto* verdict : {"found", "idle"}) {
    Remembered it;
    it.answers = {json{{verdict, false}}};
    auto first = step("a");
    first.verdict = verdict;
    const auto outcome = run({first, step("b")}, it.means());
    EXPECT_FALSE(outcome.success) << verdict;
    EXPECT_THAT(it.done, SizeIs(1)) << verdict;
  }
}

TEST(WorkflowRun, AMemberThatIsNoVerdictIsNone) {
  Remembered it;
  it.answers = {json{{"found", false}}};
  EXPECT_TRUE(run({step("a")}, it.means()).success);
}

TEST(WorkflowRun, ALaterStepUsesAnEarlierResult) {
  Remembered it;
  it.answers = {json{{"element_ref", "e1"}}, json::object()};
  auto second = step("b");
  second.arguments = {{"query", "{{step_1.element_ref}}"}};
  EXPECT_TRUE(run({step("a"), second}, it.means()).success);
  EXPECT_THAT(it.done, ElementsAre("a{}", R"(b{"query":"e1"})"));
}

TEST(WorkflowRun, AReferenceToNothingFailsItsStepAndDoesNothing) {
  Remembered it;
  auto second = step("b");
  second.arguments = {{"query", "{{step_1.element_ref}}"}};
  const auto outcome = run({step("a"), second}, it.means());
  EXPECT_FALSE(outcome.success);
  EXPECT_THAT(it.done, ElementsAre("a{}"));
}

TEST(WorkflowRun, EndsBetweenStepsWhenItIsCancelled) {
  Remembered it;
  it.allowed = 1;
  const auto outcome = run({step("a"), step("b")}, it.means());
  EXPECT_FALSE(outcome.success);
  EXPECT_THAT(outcome.error, HasSubstr("cancelled"));
  EXPECT_THAT(it.done, ElementsAre("a{}"));
}

TEST(WorkflowRun, CancellationEndsRetries) {
  Remembered it;
  it.answers = {fail(error("not yet")), fail(error("not yet"))};
  it.allowed = 1;
  EXPECT_FALSE(run({step("a", OnFail::abort, 5)}, it.means()).success);
  EXPECT_THAT(it.done, ElementsAre("a{}"));
}

TEST(WorkflowRun, WaitsAfterAStep) {
  Remembered it;
  auto first = step("a");
  first.wait_after = std::chrono::milliseconds(70);
  EXPECT_TRUE(run({first, step("b")}, it.means()).success);
  EXPECT_THAT(it.done, ElementsAre("a{}", "pause 70", "b{}"));
}

}  // namespace
}  // namespace offhand::test::workflow_run_cases
