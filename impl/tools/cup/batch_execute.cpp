#include "generated/tools/cup/batch_execute.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
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

/// Through everything that stands between a caller and an action: locks, policy, identity, recording. Fails only where
/// it asks the client something.
Result<CupActionResult> done(Call& call, const CupStep& step, std::size_t number, const BatchExecuteArgs& batch) {
  if (step.action == CupStepAction::wait) return waited(call, step.ms);
  auto result = call.invoke<ExecuteActionTool>(arguments_of(step, batch), {.step = fmt::format("step {}", number)});
  if (result || result.error().code == "input_required") return result;
  CupActionResult failed;
  failed.message = fmt::format("❌ {} {}", result.error().message, result.error().hint);
  failed.error = result.error().code;
  return failed;
}

/// Of a step that was done before a later one asked the client something, as far as it is kept between two rounds.
nlohmann::json remembered(const CupActionResult& result) {
  nlohmann::json kept{{"said", result.message}};
  if (result.path) kept["route"] = to_string(*result.path);
  if (result.effect) kept["effect"] = to_string(*result.effect);
  return kept;
}

CupActionResult recalled(const nlohmann::json& kept) {
  CupActionResult result;
  result.success = true;
  result.message = kept["said"].get<std::string>();
  if (kept.contains("route")) result.path = action_path_from_string(kept["route"].get<std::string>());
  if (kept.contains("effect")) result.effect = effect_from_string(kept["effect"].get<std::string>());
  return result;
}

}  // namespace

Result<BatchExecuteResult> batch_execute(Call& call, const BatchExecuteArgs& args) {
  BatchExecuteResult result;
  auto& memory = call.state();
  for (const auto& kept : memory) result.results.push_back(recalled(kept));
  result.done = static_cast<std::int64_t>(result.results.size());
  for (auto number = result.results.size(); number < args.actions.size(); ++number) {
    OFFHAND_ASSIGN(auto step, done(call, args.actions[number], number + 1, args));
    result.results.push_back(std::move(step));
    result.error = result.results.back().error;
    if (!result.results.back().success) break;
    memory.push_back(remembered(result.results.back()));
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
