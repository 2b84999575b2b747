#include "impl/library/session_calls.h"

#include <fmt/format.h>

#include <chrono>
#include <nlohmann/json.hpp>
#include <utility>

#include "codegen/runtime/json_writer.h"
#include "generated/tools/cup/execute_action.h"
#include "generated/tools/cup/get_overview.h"
#include "generated/tools/cup/get_tree.h"
#include "generated/tools/cup/launch_app.h"
#include "generated/tools/cup/screenshot.h"
#include "generated/types/errors.h"
#include "impl/base/random.h"
#include "impl/library/batch.h"
#include "impl/library/capture_call.h"
#include "impl/library/guard.h"
#include "impl/library/shared_process.h"
#include "impl/library/wishes.h"
#include "impl/session/captures.h"

namespace offhand::library {

using tools::cup::ExecuteActionArgs;
using tools::cup::ExecuteActionTool;
using tools::cup::GetOverviewTool;
using tools::cup::GetTreeTool;
using tools::cup::LaunchAppArgs;
using tools::cup::LaunchAppTool;
using tools::cup::ScreenshotArgs;
using tools::cup::ScreenshotTool;

/// The session that all calls belong to, as one of a connection.
struct SessionCalls::State {
  explicit State(std::shared_ptr<SharedProcess> process)
      : shared(std::move(process)), id("library-" + random_name()), session(shared->process().sessions().open(id)) {}
  ~State() { shared->process().sessions().close(id); }
  State(const State&) = delete;
  State& operator=(const State&) = delete;

  CallContext context() const {
    CallContext context;
    context.default_session = id;
    return context;
  }
  /// By a tool, with the limits of its arguments that the schema declares.
  template <class Tool>
  Result<typename Tool::Result> call(const typename Tool::Arguments& arguments) {
    std::string text;
    JsonWriter writer(text);
    write(writer, arguments);
    OFFHAND_ASSIGN(auto invocation,
                   Tool::info().parse(nlohmann::json::parse(text), shared->process().desk().platform_name()));
    OFFHAND_ASSIGN(const auto made, shared->dispatcher().call(std::move(invocation), context()));
    return std::move(*outcome_of<Tool>(*made));
  }
  Result<CapturePtr> capture(const CaptureOptions& options, cup::Detail detail) {
    const auto& tool = options.scope == cup::Scope::overview ? GetOverviewTool::info() : GetTreeTool::info();
    return captured_by(shared->dispatcher(), tool, options, detail, context());
  }
  Result<ActionDone> act(ExecuteActionArgs arguments);
  Result<ActionDone> carry_out(const BatchStep& step);

  const std::shared_ptr<SharedProcess> shared;
  const std::string id;
  const std::shared_ptr<offhand::Session> session;
};

namespace {

/// The result of a tool, whose members are what is known of its effect.
template <class Result>
ActionDone done_of(const Result& result) {
  ActionDone done{result.success, result.message, {}};
  JsonWriter writer(done.evidence);
  write(writer, result);
  return done;
}

ExecuteActionArgs arguments_of(std::string_view element_id, cup::Action action, const ActionParameters& parameters) {
  ExecuteActionArgs arguments;
  arguments.element_id = element_id;
  arguments.action = *cup_action_from_string(to_string(action));
  arguments.value = parameters.value;
  if (parameters.direction) arguments.direction = scroll_direction_from_string(to_string(*parameters.direction));
  return arguments;
}

ExecuteActionArgs arguments_of_keys(std::string_view combination) {
  ExecuteActionArgs arguments;
  arguments.action = CupAction::press_keys;
  arguments.keys = combination;
  return arguments;
}

std::vector<std::uint8_t> bytes_of(const Reply& reply) {
  if (reply.images.empty()) return {};
  const auto& bytes = reply.images.front().bytes;
  return {bytes.begin(), bytes.end()};
}

}  // namespace

Result<ActionDone> SessionCalls::State::act(ExecuteActionArgs arguments) {
  arguments.include_tree = false;
  OFFHAND_ASSIGN(const auto result, call<ExecuteActionTool>(arguments));
  return done_of(result);
}

Result<ActionDone> SessionCalls::State::carry_out(const BatchStep& step) {
  if (step.action == keys_step) return act(arguments_of_keys(step.keys));
  if (step.action != wait_step) {
    return act(arguments_of(step.element_id, *cup::action_from_string(step.action), {step.value, step.direction}));
  }
  OFFHAND_ASSIGN(auto* const platform, shared->process().desk().platform());
  auto& clock = *platform->clock;
  platform::sleep_until(clock, clock.now() + std::chrono::milliseconds(step.ms), {});
  return ActionDone{true, fmt::format("Waited {} ms.", step.ms), "{}"};
}

SessionCalls::SessionCalls(std::unique_ptr<State> state) : state_(std::move(state)) {}
SessionCalls::~SessionCalls() = default;

Outcome<std::unique_ptr<SessionCalls>> SessionCalls::begin(const SessionOptions& options) {
  auto shared = SharedProcess::of(options);
  if (!shared) return shared.error();
  return std::unique_ptr<SessionCalls>(new SessionCalls(std::make_unique<State>(*std::move(shared))));
}

Outcome<cup::Envelope> SessionCalls::capture(const CaptureOptions& options, cup::Detail detail) {
  const auto captured = outcome_of_result(state_->capture(options, detail));
  if (!captured) return captured.error();
  auto envelope = (*captured)->envelope;
  if (options.scope == cup::Scope::foreground) envelope.windows = (*captured)->windows;
  return envelope;
}

Outcome<ActionDone> SessionCalls::execute(std::string_view element_id, cup::Action action,
                                          const ActionParameters& parameters) {
  return outcome_of_result(state_->act(arguments_of(element_id, action, parameters)));
}

Outcome<ActionDone> SessionCalls::press_keys(std::string_view combination) {
  return outcome_of_result(state_->act(arguments_of_keys(combination)));
}

Outcome<ActionDone> SessionCalls::launch_app(std::string_view name) {
  LaunchAppArgs arguments;
  arguments.name = name;
  const auto result = outcome_of_result(state_->call<LaunchAppTool>(arguments));
  if (!result) return result.error();
  return done_of(*result);
}

Outcome<std::vector<FoundElement>> SessionCalls::find_elements(const cup::Search& search) {
  if (auto problem = cup::problem_of(search)) return *std::move(problem);
  auto latest = state_->session->captures().latest();
  if (latest == nullptr) {
    auto captured = outcome_of_result(state_->capture({}, cup::Detail::standard));
    if (!captured) return captured.error();
    latest = *std::move(captured);
  }
  std::vector<FoundElement> found;
  for (const auto& match : cup::find_elements(latest->envelope.tree, search))
    found.push_back({latest->envelope.tree[match.index], match.score});
  return found;
}

Outcome<std::vector<Outcome<ActionDone>>> SessionCalls::batch_execute(const std::vector<BatchStep>& steps) {
  if (auto problem = problem_of(steps)) return *std::move(problem);
  std::vector<Outcome<ActionDone>> outcomes;
  for (const auto& step : steps) {
    outcomes.push_back(outcome_of_result(state_->carry_out(step)));
    if (!outcomes.back() || !outcomes.back()->success) break;
  }
  return outcomes;
}

Outcome<std::vector<std::uint8_t>> SessionCalls::screenshot(const std::optional<cup::Rectangle>& region) {
  ScreenshotArgs arguments;
  arguments.image_format = ImageFormat::png;
  arguments.max_image_dimension = 0;
  if (region) {
    arguments.region_x = region->x;
    arguments.region_y = region->y;
    arguments.region_w = region->w;
    arguments.region_h = region->h;
  }
  const auto reply = outcome_of_result(state_->call<ScreenshotTool>(arguments));
  if (!reply) return reply.error();
  return bytes_of(*reply);
}

}  // namespace offhand::library
