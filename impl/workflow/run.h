#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "codegen/runtime/error.h"
#include "generated/types/compose.h"

namespace offhand::workflow {

/// A call of a tool, and what to do where it fails.
struct Step {
  std::string tool;
  nlohmann::json arguments;
  OnFail on_fail = OnFail::abort;
  std::chrono::milliseconds wait_after{};
  /// How often it is tried again.
  int retry = 0;
  /// The member of its result that is false where the step failed; empty: none tells.
  std::string verdict = {};
};

/// How a workflow does what it consists of. It knows neither tools nor applications.
struct Means {
  /// Calls the tool of a step, whose number counts from 1, with arguments in which nothing refers to other steps. Its
  /// structured result.
  std::function<Result<nlohmann::json>(const Step& step, std::size_t number, const nlohmann::json& arguments)>
      carry_out;
  /// Undoes what was done so far, newest first.
  std::function<std::vector<UndoneAction>()> roll_back;
  /// Fails when the time of the whole is over, or it was cancelled.
  std::function<Result<void>()> still_allowed;
  std::function<void(std::chrono::milliseconds time)> pause;
  /// Of so many steps so many are done, and what comes next.
  std::function<void(std::size_t done, const std::string& next)> progress;
};

/// What became of a workflow.
struct Outcome {
  bool success = false;
  std::size_t completed = 0;
  std::vector<StepResult> results;
  bool rolled_back = false;
  std::vector<UndoneAction> undone;
  std::string error;
};

/// Between two attempts at a step.
inline constexpr std::chrono::milliseconds between_attempts{200};

/// Does the steps in order. A step fails where its call fails, and where its result says so: its verdict is false
/// there. The workflow ends at a step that fails, unless the step says that it may be skipped.
///
/// Fails only where a step asks the client something (`input_required`). `memory` then holds how far the workflow came;
/// with it, it goes on at that step. Null at first.
Result<Outcome> run(const std::vector<Step>& steps, const Means& means, nlohmann::json& memory);

}  // namespace offhand::workflow
