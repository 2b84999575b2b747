#include "generated/tools/cup/batch_execute.h"

#include <fmt/format.h>

#include <utility>

#include "generated/tools/cup/execute_action.h"
#include "impl/session/captures.h"
#include "impl/tools/cup/capture_reply.h"

namespace offhand::tools::cup {
namespace {

ExecuteActionArgs arguments_of(const CupStep& step, const BatchExecuteArgs& batch) {
  ExecuteActionArgs args;
  args.delivery_mode = batch.delivery_mode;
  args.action = *cup_action_from_string(to_string(step.action));
  args.element_id = step.element_id;
  args.value = step.value;
  args.direction = step.direction;
  args.keys = step.keys;
  args.include_tree = false;
  return args;
}

CupActionResult waited(Call& call, std::int64_t milliseconds) {
  call.sleep_until(call.clock().now() + std::chrono::milliseconds(milliseconds));
  CupActionResult result;
  if (const auto allowed = call.still_allowed("The wait"); !allowed) {
    result.message = "❌ " + allowed.error().message;
    result.error = allowed.error().code;
    return result;
  }
  result.success = true;
  result.message = fmt::format("✅ Waited {} ms", milliseconds);
  return result;
}

/// Through everything that stands between a caller and an action: locks, policy, identity, recording.
CupActionResult done(Call& call, const CupStep& step, const BatchExecuteArgs& batch) {
  if (step.action == CupStepAction::wait) return waited(call, step.ms);
  auto result = call.invoke<ExecuteActionTool>(arguments_of(step, batch));
  if (result) return *std::move(result);
  CupActionResult failed;
  failed.message = fmt::format("❌ {} {}", result.error().message, result.error().hint);
  failed.error = result.error().code;
  return failed;
}

}  // namespace

Result<BatchExecuteResult> batch_execute(Call& call, const BatchExecuteArgs& args) {
  BatchExecuteResult result;
  for (const auto& step : args.actions) {
    result.results.push_back(done(call, step, args));
    result.error = result.results.back().error;
    if (!result.results.back().success) break;
    ++result.done;
  }
  const auto count = static_cast<std::int64_t>(args.actions.size());
  result.success = result.done == count;
  if (const auto left = count - static_cast<std::int64_t>(result.results.size()); left > 0) result.not_reached = left;
  if (!args.include_tree || call.session().captures().latest() == nullptr) return result;
  const auto scope = call.scope();
  if (const auto capture = capturer(call, scope).capture_again()) result.tree = compact_text(**capture);
  return result;
}

}  // namespace offhand::tools::cup
