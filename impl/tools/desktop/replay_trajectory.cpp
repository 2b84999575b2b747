#include "generated/tools/desktop/replay_trajectory.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "codegen/runtime/catalog.h"
#include "generated/tools/desktop/launch_app.h"
#include "generated/types/errors.h"
#include "impl/recording/folder.h"
#include "impl/recording/recorded_action.h"
#include "impl/tools/call.h"

namespace offhand::tools::desktop {
namespace {

using State = ReplayedTurnState;

/// How long a turn waits for its window and its element: the turn before may still be bringing them about.
constexpr std::chrono::milliseconds timeout{3'000};
constexpr std::chrono::milliseconds replay_look_interval{50};

struct Planned {
  std::string name;
  RecordedAction action;
  /// Null for what is not done at all.
  std::unique_ptr<Invocation> invocation;
};

/// As the command line would: by wire name, old names too.
const ToolInfo* tool_of(Call& call, const std::string& name) {
  for (const auto* tool : call.catalog().tools) {
    if (tool->toolset != "desktop") continue;
    const auto& old = tool->aliases;
    if (tool->name == name || std::find(old.begin(), old.end(), name) != old.end()) return tool;
  }
  return nullptr;
}

/// What its tool has against the arguments of a turn, each with the place in action.json.
std::string problems_of(const Error& refused) {
  const auto data = nlohmann::json::parse(refused.data, nullptr, false);
  std::string told;
  for (const auto& problem : data.value("problems", nlohmann::json::array())) {
    told += fmt::format("{}/arguments{}: {}", told.empty() ? "" : "; ", problem.value("pointer", ""),
                        problem.value("message", ""));
  }
  return told.empty() ? refused.message : told;
}

/// A turn as it can be done in this program, or why it is broken.
tl::expected<Planned, std::string> planned_turn(Call& call, const RecordedTurn& turn) {
  if (turn.problem) return tl::unexpected(*turn.problem);
  auto action = parse_recorded_action(turn.action);
  if (!action) return tl::unexpected(std::move(action).error());
  const auto* tool = tool_of(call, action->tool);
  if (tool == nullptr) return tl::unexpected(fmt::format("there is no tool \"{}\"", action->tool));
  // What records and replays is never recorded. A turn that replays its own recording would never come to an end.
  if (tool->group == "recording") return tl::unexpected(fmt::format("\"{}\" is no turn of a recording", action->tool));
  action->arguments.erase("session");
  Planned planned{turn.name, *std::move(action), nullptr};
  // What is not done at all, such as text that was left out, reaches no tool.
  if (!planned.action.cannot.empty()) return planned;
  auto invocation = tool->parse(planned.action.arguments, call.platform_name());
  if (!invocation) return tl::unexpected(problems_of(invocation.error()));
  planned.invocation = *std::move(invocation);
  return planned;
}

/// The whole recording is read before anything is done: what is broken in it is no reason to do half of it.
Result<std::vector<Planned>> plan(Call& call, const ReplayTrajectoryArgs& args, ReplayTrajectoryResult& result) {
  OFFHAND_ASSIGN(const auto folder, call.output_path(args.dir));
  OFFHAND_ASSIGN(const auto turns, read_turns(folder));
  std::vector<Planned> planned;
  for (const auto& turn : turns) {
    auto read = planned_turn(call, turn);
    if (read) {
      planned.push_back(*std::move(read));
      continue;
    }
    if (args.stop_on_error) {
      return fail(errors::recording_invalid({.path = args.dir, .reason = turn.name + ": " + read.error()}));
    }
    result.turns.push_back({.turn = turn.name, .state = State::skipped, .reason = read.error()});
  }
  return planned;
}

class Replay {
 public:
  explicit Replay(Call& call) : call_(call) {}

  /// The reason when it could not be done, or failed.
  tl::expected<void, std::string> play(Planned& turn) {
    if (!turn.action.cannot.empty()) return tl::unexpected(turn.action.cannot);
    const auto aim = find_aim(turn.action, turn.invocation->subject());
    if (!aim) return tl::unexpected(aim.error());
    turn.invocation->aim(*aim);
    const auto made = call_.invoke(std::move(turn.invocation));
    if (!made) return tl::unexpected(made.error().message);
    if (const auto* launched = outcome_of<LaunchAppTool>(**made))
      counterparts_.launched(turn.action, launched->pid, launched->windows);
    return {};
  }

 private:
  /// What stands in this run for what a call touched.
  tl::expected<Aim, std::string> find_aim(const RecordedAction& action, const Subject& subject) {
    Aim aim;
    if (!action.window) {
      if (action.point) aim_at_points(action, Session::screen_picture, aim);
      if (subject.pid) {
        aim.pid = counterparts_.pid(*subject.pid);
        if (!aim.pid) return tl::unexpected<std::string>("its process is none that was launched or met before");
      }
      return aim;
    }
    const auto window = await_window(*action.window);
    if (!window) return tl::unexpected(window.error());
    aim.pid = window->pid;
    aim.window_id = window->window_id;
    if (action.point) aim_at_points(action, window->window_id, aim);
    if (!subject.element_index && !subject.element_token) return aim;
    if (!action.element)
      return tl::unexpected<std::string>("what it acted on was not recorded so that it can be found again");
    const auto token = await_element(*action.element, *window);
    if (!token) return tl::unexpected(token.error());
    aim.element_token = *token;
    return aim;
  }

  /// Positions refer to the last picture that this run got of the window or of the screen.
  void aim_at_points(const RecordedAction& action, std::int64_t window, Aim& aim) {
    const auto scale = call_.session().picture(window).picture_pixels_per_window_pixel;
    aim.x = action.point->x * scale;
    aim.y = action.point->y * scale;
    if (!action.to) return;
    aim.to_x = action.to->x * scale;
    aim.to_y = action.to->y * scale;
  }

  tl::expected<Window, std::string> await_window(const RecordedWindow& recorded) {
    const auto until = call_.clock().now() + timeout;
    for (;;) {
      const bool is_late = call_.clock().now() >= until;
      const auto windows = call_.windows().list(call_.limits());
      if (!windows) return tl::unexpected(windows.error().message);
      if (const auto* found = counterparts_.window(recorded, *windows, is_late)) {
        counterparts_.know(recorded, *found);
        return *found;
      }
      if (is_late || !call_.still_allowed("replaying")) {
        return tl::unexpected(
            fmt::format("no window, or more than one, stands for \"{}\" of {}", recorded.title, recorded.app_name));
      }
      call_.sleep_until(call_.clock().now() + replay_look_interval);
    }
  }

  tl::expected<std::string, std::string> await_element(const Locator& locator, const Window& window) {
    const auto until = call_.clock().now() + timeout;
    for (;;) {
      const auto snapshot = call_.see().snapshot(call_.facets(), window, {}, call_.limits());
      if (!snapshot) return tl::unexpected(snapshot.error().message);
      const auto found = find(locator, **snapshot);
      if (found) {
        call_.session().show(*snapshot);
        return call_.see().token(window.window_id, (*snapshot)->elements[*found].index);
      }
      if (call_.clock().now() >= until || !call_.still_allowed("replaying")) return tl::unexpected(found.error());
      call_.sleep_until(call_.clock().now() + replay_look_interval);
    }
  }

  Call& call_;
  Counterparts counterparts_;
};

}  // namespace

Result<ReplayTrajectoryResult> replay_trajectory(Call& call, const ReplayTrajectoryArgs& args) {
  ReplayTrajectoryResult result;
  OFFHAND_ASSIGN(auto turns, plan(call, args, result));
  Replay replay(call);
  for (auto& turn : turns) {
    OFFHAND_CHECK(call.still_allowed("Replaying " + args.dir));
    const auto played = replay.play(turn);
    if (played) {
      ++result.done;
    } else {
      const auto state = turn.action.cannot.empty() ? State::failed : State::skipped;
      result.turns.push_back({.turn = turn.name, .tool = turn.action.tool, .state = state, .reason = played.error()});
      if (args.stop_on_error) break;
    }
    call.sleep_until(call.clock().now() + std::chrono::milliseconds(args.delay_ms));
  }
  for (const auto& turn : result.turns) ++(turn.state == State::failed ? result.failed : result.skipped);
  result.not_reached = static_cast<std::int64_t>(turns.size()) - result.done;
  for (const auto& turn : result.turns) {
    if (!turn.tool.value_or("").empty()) --result.not_reached;
  }
  const bool is_complete = result.done == static_cast<std::int64_t>(turns.size()) && result.turns.empty();
  result.outcome = is_complete ? ReplayTrajectoryResultOutcome::complete : ReplayTrajectoryResultOutcome::partial;
  return result;
}

}  // namespace offhand::tools::desktop
