#include "generated/tools/desktop/replay_trajectory.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "codegen/runtime/catalog.h"
#include "generated/tools/desktop/launch_app.h"
#include "generated/types/errors.h"
#include "impl/recording/folder.h"
#include "impl/recording/held_arguments.h"
#include "impl/recording/recorded_action.h"
#include "impl/target/connected_application.h"
#include "impl/tools/call.h"

namespace offhand::tools::desktop {
namespace {

using State = ReplayedTurnState;

/// How long a turn waits for its window and its element, also that of a page: the turn before may still be bringing
/// them about. On a slow machine a page took longer than 3 s after the launch of its browser.
constexpr std::chrono::milliseconds timeout{10'000};
constexpr std::chrono::milliseconds replay_look_interval{50};

struct Planned {
  std::string name;
  RecordedAction action;
  const ToolInfo* tool = nullptr;
};

/// The tool that did it; without its toolset as the command line would find it: by wire name, old names too.
const ToolInfo* tool_of(Call& call, const RecordedAction& action) {
  if (const auto* tool = call.catalog().find_tool(action.identity)) return tool;
  for (const auto* tool : call.catalog().tools) {
    if (tool->toolset != "desktop") continue;
    const auto& old = tool->aliases;
    if (tool->name == action.tool || std::find(old.begin(), old.end(), action.tool) != old.end()) return tool;
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
  const auto* tool = tool_of(call, *action);
  if (tool == nullptr) return tl::unexpected(fmt::format("there is no tool \"{}\"", action->tool));
  // What records and replays is never recorded. A turn that replays its own recording would never come to an end.
  if (tool->group == "recording") return tl::unexpected(fmt::format("\"{}\" is no turn of a recording", action->tool));
  for (const auto holds : {Holds::session, Holds::session_first, Holds::output_path})
    leave_out(*tool->input, holds, action->arguments);
  // What is not done at all, such as text that was left out, reaches no tool.
  if (action->cannot.empty()) {
    const auto accepted = tool->parse(action->arguments, call.platform_name());
    if (!accepted) return tl::unexpected(problems_of(accepted.error()));
  }
  return Planned{turn.name, *std::move(action), tool};
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
  tl::expected<void, std::string> play(const Planned& turn) {
    if (!turn.action.cannot.empty()) return tl::unexpected(turn.action.cannot);
    auto arguments = turn.action.arguments;
    HeldArguments held(*turn.tool->input, arguments);
    if (const auto aimed = aim(turn.action, held); !aimed) return aimed;
    const auto made = invoke_once_there(turn, arguments);
    if (!made) return tl::unexpected(made.error().message);
    if (const auto* launched = outcome_of<LaunchAppTool>(**made))
      counterparts_.launched(turn.action, launched->pid, launched->windows);
    return {};
  }

 private:
  /// A selector that fits nothing has done nothing, so it is tried again while the page may still be loading.
  Result<std::unique_ptr<Invocation>> invoke_once_there(const Planned& turn, const nlohmann::json& arguments) {
    const auto until = call_.clock().now() + timeout;
    for (;;) {
      OFFHAND_ASSIGN(auto invocation, turn.tool->parse(arguments, call_.platform_name()));
      auto made = call_.invoke(std::move(invocation));
      if (made || made.error().code != "no_page_element") return made;
      if (call_.clock().now() >= until || !call_.still_allowed("replaying")) return made;
      call_.sleep_until(call_.clock().now() + replay_look_interval);
    }
  }

  /// Makes the arguments mean what they meant, in this run.
  tl::expected<void, std::string> aim(const RecordedAction& action, HeldArguments& held) {
    if (!action.window) {
      if (action.point) aim_point(action, Session::screen_picture, held);
      if (auto* process = held.find(Holds::process)) {
        const auto now = counterparts_.pid(process->get<std::int64_t>());
        if (!now) return tl::unexpected<std::string>("its process is none that was launched or met before");
        *process = *now;
      }
      return {};
    }
    const auto window = await_window(*action.window);
    if (!window) return tl::unexpected(window.error());
    held.replace(Holds::process, window->pid);
    held.replace(Holds::window, window->window_id);
    if (const auto connected = aim_at_application(*window, held); !connected) return connected;
    if (action.point) aim_point(action, window->window_id, held);
    return aim_at_element(action, *window, held);
  }

  /// What was connected when it was recorded is connected again, as the process that has the window now.
  tl::expected<void, std::string> aim_at_application(const Window& window, HeldArguments& held) {
    if (held.find(Holds::application) == nullptr) return {};
    const auto pid = std::to_string(window.pid);
    if (const auto connected = connect_application(call_.scope(), pid, {}); !connected)
      return tl::unexpected(connected.error().message);
    held.replace(Holds::application, pid);
    return {};
  }

  /// What words find is found by them again.
  tl::expected<void, std::string> aim_at_element(const RecordedAction& action, const Window& window,
                                                 HeldArguments& held) {
    constexpr std::array<Holds, 3> handles{Holds::element_index, Holds::element_token, Holds::element_id};
    const auto is_given = [&](Holds holds) { return held.find(holds) != nullptr; };
    if (std::ranges::none_of(handles, is_given)) return {};
    if (!action.element)
      return tl::unexpected<std::string>("what it acted on was not recorded so that it can be found again");
    const auto index = await_element(*action.element, window);
    if (!index) return tl::unexpected(index.error());
    for (const auto holds : handles) held.erase(holds);
    held.erase(Holds::process);
    held.erase(Holds::window);
    if (held.knows(Holds::element_token)) {
      held.put(Holds::element_token, call_.see().token(window.window_id, *index));
    } else if (held.knows(Holds::element_index)) {
      held.put(Holds::element_index, *index);
      held.put(Holds::window, window.window_id);
    } else {
      return tl::unexpected<std::string>("its tool takes elements of captures alone");
    }
    return {};
  }

  /// Positions refer to the last picture that this run got of the window or of the screen.
  void aim_point(const RecordedAction& action, std::int64_t window, HeldArguments& held) {
    const auto scale = call_.session().picture(window).picture_pixels_per_window_pixel;
    held.put(Holds::point_x, action.point->x * scale);
    held.put(Holds::point_y, action.point->y * scale);
    if (action.to) {
      held.put(Holds::to_x, action.to->x * scale);
      held.put(Holds::to_y, action.to->y * scale);
    }
    held.erase(Holds::zoom);
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

  tl::expected<std::int64_t, std::string> await_element(const Locator& locator, const Window& window) {
    const auto until = call_.clock().now() + timeout;
    for (;;) {
      const auto snapshot = call_.see().snapshot(call_.facets(), window, {}, call_.limits());
      if (!snapshot) return tl::unexpected(snapshot.error().message);
      const auto found = find(locator, **snapshot);
      if (found) {
        call_.session().show(*snapshot);
        return (*snapshot)->elements[*found].index;
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
  OFFHAND_ASSIGN(const auto turns, plan(call, args, result));
  Replay replay(call);
  for (const auto& turn : turns) {
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
  OFFHAND_ASSIGN(const auto folder, call.output_path(args.dir));
  const auto missing = cut_short(folder);
  if (missing) result.cut_short = missing->reason;
  const bool is_whole = !missing || !missing->without_end;
  const bool is_complete = is_whole && result.done == static_cast<std::int64_t>(turns.size()) && result.turns.empty();
  result.outcome = is_complete ? ReplayTrajectoryResultOutcome::complete : ReplayTrajectoryResultOutcome::partial;
  return result;
}

}  // namespace offhand::tools::desktop
