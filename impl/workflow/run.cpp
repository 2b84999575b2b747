#include "impl/workflow/run.h"

#include <fmt/format.h>

#include <optional>
#include <utility>

#include "impl/workflow/references.h"
#include "impl/workflow/told_failure.h"

namespace offhand::workflow {
namespace {

using nlohmann::json;

struct Attempted {
  json result;
  StepResult told;
  bool succeeded = false;
};

class Run {
 public:
  Run(const std::vector<Step>& steps, const Means& means, json& memory)
      : steps_(steps), means_(means), memory_(memory) {}

  Result<Outcome> take() {
    for (std::size_t i = recall(); i < steps_.size(); ++i) {
      const bool is_to_go_on = go_on(i);
      if (question_) return fail(*std::move(question_));
      if (!is_to_go_on) return std::move(outcome_);
    }
    outcome_.success = true;
    means_.progress(steps_.size(), "Done");
    return std::move(outcome_);
  }

 private:
  /// Takes over what is remembered; how many steps that is.
  std::size_t recall() {
    if (!memory_.is_array()) memory_ = json::array();
    for (const auto& step : memory_) {
      StepResult told{.step = static_cast<std::int64_t>(results_.size() + 1), .tool = steps_[results_.size()].tool};
      told.status = *step_result_status_from_string(step["status"].get_ref<const std::string&>());
      told.attempts = step["attempts"].get<std::int64_t>();
      told.duration_ms = step["duration_ms"].get<std::int64_t>();
      const auto& result = step["result"];
      if (!result.is_null()) told.result = JsonValue{result.dump()};
      if (step.contains("error")) told.error = step["error"].get<std::string>();
      if (step.contains("code")) told.code = step["code"].get<std::string>();
      if (told.status == StepResultStatus::done) ++outcome_.completed;
      results_.push_back(result);
      outcome_.results.push_back(std::move(told));
    }
    return results_.size();
  }

  void remember(const StepResult& told, const json& result) {
    json step{{"status", to_string(told.status)},
              {"attempts", told.attempts},
              {"duration_ms", told.duration_ms},
              {"result", result}};
    if (told.error) step["error"] = *told.error;
    if (told.code) step["code"] = *told.code;
    memory_.push_back(std::move(step));
  }

  /// Whether the next step may follow.
  bool go_on(std::size_t place) {
    const auto& step = steps_[place];
    if (const auto allowed = means_.still_allowed(); !allowed)
      return end(place, allowed.error().message, OnFail::abort);
    means_.progress(place, fmt::format("Step {}/{}: {}", place + 1, steps_.size(), step.tool));
    const auto began = std::chrono::steady_clock::now();
    auto attempted = attempt(place);
    if (question_) return false;
    const auto took = std::chrono::steady_clock::now() - began;
    attempted.told.duration_ms = std::chrono::duration_cast<std::chrono::milliseconds>(took).count();
    const bool succeeded = attempted.succeeded;
    const bool is_skipped = !succeeded && step.on_fail == OnFail::skip;
    if (is_skipped) attempted.told.status = StepResultStatus::skipped;
    remember(attempted.told, attempted.result);
    results_.push_back(std::move(attempted.result));
    outcome_.results.push_back(std::move(attempted.told));
    if (succeeded) ++outcome_.completed;
    if (!succeeded && !is_skipped) return end(place, outcome_.results.back().error.value_or("it failed"), step.on_fail);
    if (step.wait_after.count() > 0) means_.pause(step.wait_after);
    return true;
  }

  Attempted attempt(std::size_t place) {
    const auto& step = steps_[place];
    Attempted attempted;
    attempted.told.step = static_cast<std::int64_t>(place + 1);
    attempted.told.tool = step.tool;
    for (int tried = 0;; ++tried) {
      attempted.told.attempts = tried + 1;
      attempt_once(step, place + 1, attempted);
      if (attempted.succeeded || question_ || tried >= step.retry || !means_.still_allowed()) return attempted;
      means_.pause(between_attempts);
    }
  }

  void attempt_once(const Step& step, std::size_t number, Attempted& attempted) {
    attempted.told.status = StepResultStatus::failed;
    attempted.result = nullptr;
    attempted.told.result.reset();
    const auto arguments = filled(step.arguments, number, results_);
    if (!arguments) {
      attempted.told.error = arguments.error();
      return;
    }
    auto made = means_.carry_out(step, number, *arguments);
    if (!made) {
      const auto& error = made.error();
      if (error.code == "input_required") {
        question_ = error;
        return;
      }
      attempted.told.error = error.hint.empty() ? error.message : error.message + " " + error.hint;
      attempted.told.code = error.code;
      return;
    }
    attempted.told.error = told_failure(*made, step.verdict);
    attempted.told.code.reset();
    attempted.told.result = JsonValue{made->dump()};
    attempted.result = *std::move(made);
    attempted.succeeded = !attempted.told.error;
    if (attempted.succeeded) attempted.told.status = StepResultStatus::done;
  }

  bool end(std::size_t place, const std::string& why, OnFail on_fail) {
    outcome_.error = fmt::format("Step {} of {} ({}): {}", place + 1, steps_.size(), steps_[place].tool, why);
    if (on_fail == OnFail::rollback) {
      outcome_.undone = means_.roll_back();
      outcome_.rolled_back = true;
    }
    return false;
  }

  const std::vector<Step>& steps_;
  const Means& means_;
  json& memory_;
  /// What a step asks the client.
  std::optional<Error> question_;
  /// Of the steps so far; null where a step has none.
  std::vector<json> results_;
  Outcome outcome_;
};

}  // namespace

Result<Outcome> run(const std::vector<Step>& steps, const Means& means, json& memory) {
  return Run(steps, means, memory).take();
}

}  // namespace offhand::workflow
