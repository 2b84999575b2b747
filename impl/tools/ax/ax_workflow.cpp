#include "generated/tools/ax/ax_workflow.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "codegen/runtime/catalog.h"
#include "generated/support/verdicts.h"
#include "generated/types/errors.h"
#include "impl/tools/ax/undoing.h"
#include "impl/tools/call.h"
#include "impl/workflow/references.h"
#include "impl/workflow/run.h"

namespace offhand::tools::ax {
namespace {

using nlohmann::json;
using workflow::Step;

Error refused(std::size_t number, const std::string& tool, const std::string& reason) {
  return errors::workflow_invalid({.step = static_cast<std::int64_t>(number), .tool = tool, .reason = reason});
}

/// By the name that clients use; this toolset's own come first.
const ToolInfo* tool_called(const Catalog& catalog, const std::string& name) {
  if (const auto* own = catalog.find_tool("ax." + name)) return own;
  if (const auto* found = catalog.find_tool("desktop." + name)) return found;
  return catalog.find_tool(name);
}

/// What the parser of a tool has against its arguments.
std::string problems_of(const Error& refusal) {
  const auto data = json::parse(refusal.data, nullptr, false);
  std::string told;
  if (data.is_object()) {
    for (const auto& problem : data.value("problems", json::array()))
      told += fmt::format("{}args{}: {}", told.empty() ? "" : "; ", problem.value("pointer", ""),
                          problem.value("message", ""));
  }
  return told.empty() ? refusal.message : told;
}

/// Whatever can be known to be wrong with a step before anything is done.
Result<Step> checked(Call& call, const WorkflowStep& said, std::size_t number) {
  Step step{.tool = said.tool,
            .arguments = json::parse(said.args.text, nullptr, false),
            .on_fail = said.on_fail,
            .wait_after = std::chrono::milliseconds(said.wait_after_ms),
            .retry = static_cast<int>(said.retry)};
  const auto* tool = tool_called(call.catalog(), said.tool);
  if (tool == nullptr) return fail(refused(number, said.tool, "there is no such tool"));
  if (call.client() != nullptr && !call.client()->has_tool(tool->name))
    return fail(refused(number, said.tool, "this server does not offer the tool"));
  step.verdict = verdict_of(tool->identity);
  if (tool == &AxWorkflowTool::info()) return fail(refused(number, said.tool, "a workflow is no step of a workflow"));
  if (const auto references = workflow::check_references(step.arguments, number); !references)
    return fail(refused(number, said.tool, references.error()));
  if (!workflow::refers(step.arguments)) {
    const auto accepted = tool->parse(step.arguments, call.platform_name());
    if (!accepted) return fail(refused(number, said.tool, problems_of(accepted.error())));
  }
  return step;
}

/// Each step through everything that stands between a caller and a body, in what is left of the time of the whole.
Result<json> carry_out(Call& call, std::int64_t group, const Step& step, std::size_t number, const json& arguments) {
  const auto* tool = tool_called(call.catalog(), step.tool);
  OFFHAND_ASSIGN(auto invocation, tool->parse(arguments, call.platform_name()));
  const auto left = std::chrono::floor<std::chrono::milliseconds>(call.limits().deadline - call.clock().now());
  OFFHAND_ASSIGN(
      const auto made,
      call.invoke(std::move(invocation), {.group = group, .at_most = left, .step = fmt::format("step {}", number)}));
  const auto reply = made->reply();
  if (reply.structured) return json::parse(*reply.structured, nullptr, false);
  return json{{"reply_text", reply.text}};
}

workflow::Means means_of(Call& call, const std::string& name, std::size_t total, std::int64_t group) {
  workflow::Means means;
  means.carry_out = [&call, group](const Step& step, std::size_t number, const json& arguments) {
    return carry_out(call, group, step, number, arguments);
  };
  means.roll_back = [&call, group] { return undo_all(call, call.session().journal().take_group(group)); };
  means.still_allowed = [&call, name] { return call.still_allowed("The workflow " + name); };
  means.pause = [&call](std::chrono::milliseconds time) { call.sleep_until(call.clock().now() + time); };
  means.progress = [&call, total](std::size_t done, const std::string& next) {
    call.progress(static_cast<double>(done), static_cast<double>(total), next);
  };
  return means;
}

}  // namespace

Result<AxWorkflowResult> ax_workflow(Call& call, const AxWorkflowArgs& args) {
  std::vector<Step> steps;
  for (const auto& said : args.steps) {
    OFFHAND_ASSIGN(auto step, checked(call, said, steps.size() + 1));
    steps.push_back(std::move(step));
  }
  OFFHAND_CHECK(call.enter_task());
  auto& memory = call.state();
  if (memory.is_null()) memory = {{"group", call.session().journal().new_group()}, {"done", nullptr}};
  const auto means = means_of(call, args.name.value_or("workflow"), steps.size(), memory["group"].get<std::int64_t>());
  OFFHAND_ASSIGN(auto outcome, workflow::run(steps, means, memory["done"]));
  AxWorkflowResult result;
  result.success = outcome.success;
  result.steps_completed = static_cast<std::int64_t>(outcome.completed);
  result.steps_total = static_cast<std::int64_t>(steps.size());
  result.results = std::move(outcome.results);
  result.rolled_back = outcome.rolled_back;
  if (outcome.rolled_back) result.undone = std::move(outcome.undone);
  if (!outcome.success) result.error = std::move(outcome.error);
  return result;
}

}  // namespace offhand::tools::ax
