#include "impl/junit/workflow_suite.h"

#include <fmt/format.h>

#include <algorithm>

namespace offhand::junit {
namespace {

using nlohmann::json;

/// Its result is there and says that what was asserted does not hold. Other steps that fail may be meant to.
bool is_failed_assertion(const json& step) {
  const auto result = step.value("result", json());
  if (!result.is_object()) return false;
  const auto passed = result.find("passed");
  return passed != result.end() && *passed == false;
}

/// A step is a verdict where its tool answered, and an error where the call itself failed.
Case case_of(const json& step, const std::string& suite) {
  Case one{.name = fmt::format("{}. {}", step.value("step", 0), step.value("tool", "")), .group = suite};
  one.seconds = static_cast<double>(step.value("duration_ms", 0)) / 1000;
  const auto status = step.value("status", "");
  one.message = step.value("error", "");
  if (status == "failed") one.outcome = step.contains("code") ? Outcome::error : Outcome::failed;
  if (status == "skipped") one.outcome = is_failed_assertion(step) ? Outcome::failed : Outcome::skipped;
  return one;
}

}  // namespace

Suite suite_of(const nlohmann::json& workflow, const std::string& name, const nlohmann::json& result) {
  Suite suite{.name = name, .cases = {}};
  for (const auto& step : result.value("results", json::array())) suite.cases.push_back(case_of(step, name));
  const auto& steps = workflow.at("steps");
  for (std::size_t i = suite.cases.size(); i < steps.size(); ++i) {
    const auto tool = steps[i].is_object() ? steps[i].value("tool", "") : std::string();
    suite.cases.push_back({.name = fmt::format("{}. {}", i + 1, tool),
                           .group = name,
                           .outcome = Outcome::skipped,
                           .message = "not reached"});
  }
  return suite;
}

bool has_failure(const Suite& suite) {
  return std::ranges::any_of(
      suite.cases, [](const Case& one) { return one.outcome == Outcome::failed || one.outcome == Outcome::error; });
}

}  // namespace offhand::junit
