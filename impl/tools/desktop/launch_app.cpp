#include "generated/tools/desktop/launch_app.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <set>
#include <utility>

#include "generated/types/errors.h"
#include "impl/tools/call.h"

namespace offhand::tools::desktop {
namespace {

using std::chrono::milliseconds;

/// New windows go on asking for activation for up to 1.5 s after the first one (docs/design/linux-measurements.md).
constexpr milliseconds settling{1500};
/// A program that ended well may have handed its work to another, which shows the window.
constexpr milliseconds hand_over{5000};
/// Between two looks at what the person has: what they type meanwhile goes to whatever took the keyboard.
constexpr milliseconds desk_look_interval{2};
/// Between two looks at windows and processes, which take some milliseconds.
constexpr milliseconds window_look_interval{20};

Result<platform::LaunchPlan> plan_of(Call& call, const LaunchAppArgs& args) {
  if (!args.name && !args.launch_path) {
    return fail(
        errors::invalid_arguments({.tool = "launch_app", .summary = "give name or launch_path", .problems = {}}));
  }
  auto arguments = args.additional_arguments;
  if (args.electron_debugging_port) {
    arguments.push_back(fmt::format("--remote-debugging-port={}", *args.electron_debugging_port));
  }
  OFFHAND_ASSIGN(auto plan, call.apps().plan(args.name, args.launch_path, args.urls, arguments));
  if (args.webkit_inspector_port) {
    plan.environment.emplace_back("WEBKIT_INSPECTOR_SERVER", fmt::format("127.0.0.1:{}", *args.webkit_inspector_port));
    plan.environment.emplace_back("TAURI_WEBVIEW_AUTOMATION", "1");
  }
  return plan;
}

LaunchAppResult running_already(const platform::LaunchPlan& plan, const std::vector<Window>& windows) {
  LaunchAppResult result{windows.front().pid, plan.name, true, {}, true, std::nullopt, std::nullopt};
  std::copy_if(windows.begin(), windows.end(), std::back_inserter(result.windows),
               [&](const Window& window) { return window.pid == windows.front().pid; });
  return result;
}

/// The windows of instances that may be used instead of a new one.
Result<std::vector<Window>> windows_in_use(Call& call, const platform::LaunchPlan& plan) {
  OFFHAND_ASSIGN(auto windows, call.windows().list(call.limits()));
  std::erase_if(windows, [&](const Window& window) {
    return !call.apps().is_instance(plan, window, platform::InstanceOf::command);
  });
  return windows;
}

/// A program that was started, until its windows are there.
class Launch {
 public:
  Launch(Call& call, const platform::LaunchPlan& plan, std::int64_t pid, Attempt& attempt)
      : call_(call), plan_(plan), pid_(pid), attempt_(attempt), guard_(attempt.desk()) {}

  /// Gives the person back what its windows take meanwhile.
  Result<void> wait_for_windows() {
    const auto any = [](const platform::Event&) { return true; };
    // The last part of its time is for what is said of it.
    const auto begun = call_.clock().now();
    const auto last_look = begun + (call_.limits().deadline - begun) * 49 / 50;
    const auto owns = [this](const Window& window, bool) { return is_taker(window); };
    for (;;) {
      OFFHAND_CHECK(look());
      OFFHAND_ASSIGN(const bool is_done, done());
      if (is_done || call_.clock().now() >= last_look) return {};
      OFFHAND_CHECK(call_.scope().still_allowed("Launching " + plan_.name));
      const auto next_look = call_.clock().now() + window_look_interval;
      do {
        OFFHAND_CHECK(guard_.restore_if_taken(owns, call_.limits()));
        const auto next = call_.clock().now() + desk_look_interval;
        static_cast<void>(attempt_.watch().wait(any, next, call_.limits().stop, call_.clock()));
      } while (call_.clock().now() < next_look);
    }
  }

  Result<LaunchAppResult> result() const {
    if (!own_.empty())
      return LaunchAppResult{own_.front().pid, plan_.name, false, own_, true, std::nullopt, std::nullopt};
    if (ended_ && !older_.empty()) return running_already(plan_, older_);
    return fail(errors::no_window({.app = plan_.name, .pid = pid_, .reason = reason_}));
  }

 private:
  /// Its windows: of its processes, and new ones of an instance that ran before and took over.
  Result<void> look() {
    const auto ended = call_.apps().ended(pid_);
    if (ended && !ended_) ended_at_ = call_.clock().now();
    ended_ = ended;
    look_at_family();
    OFFHAND_ASSIGN(const auto windows, call_.windows().list(call_.limits()));
    own_.clear();
    older_.clear();
    for (const auto& window : windows) {
      const bool is_instance = this->is_instance(window);
      if (is_family(window) || (ended_ && is_instance && guard_.is_new(window.window_id))) {
        own_.push_back(window);
      } else if (is_instance) {
        older_.push_back(window);
      }
    }
    if (!own_.empty() && !first_window_at_) first_window_at_ = call_.clock().now();
    return {};
  }

  /// Whether nothing more is to be expected; an error when it will not show anything.
  Result<bool> done() {
    if (first_window_at_) return since(*first_window_at_) >= settling;
    if (!ended_) return false;
    if (!ended_->well())
      return fail(errors::launch_failed({.name = plan_.name, .reason = "it ended with " + to_string(*ended_)}));
    if (family_.size() > 1 || since(ended_at_) < hand_over) return false;
    reason_ = fmt::format("it ended with {}, and nothing showed one in the {} ms after that", to_string(*ended_),
                          hand_over.count());
    return true;
  }

  void look_at_family() {
    const auto family = call_.apps().process_tree(pid_);
    family_ = {family.begin(), family.end()};
  }
  bool is_family(const Window& window) const { return window.pid == pid_ || family_.contains(window.pid); }
  bool is_instance(const Window& window) const {
    return call_.apps().is_instance(plan_, window, platform::InstanceOf::program);
  }
  /// What the person has in front is theirs, even when the program is an instance of it.
  bool is_taker(const Window& window) {
    if (window.window_id == guard_.before().active_window) return false;
    if (is_family(window) || is_instance(window)) return true;
    // Perhaps of a process that was born since the last look.
    if (!guard_.is_new(window.window_id)) return false;
    look_at_family();
    return is_family(window);
  }
  std::chrono::nanoseconds since(platform::TimePoint moment) const { return call_.clock().now() - moment; }

  Call& call_;
  const platform::LaunchPlan& plan_;
  const std::int64_t pid_;
  Attempt& attempt_;
  DeskGuard& guard_;
  std::set<std::int64_t> family_;
  std::vector<Window> own_;
  std::vector<Window> older_;
  std::optional<platform::Ended> ended_;
  platform::TimePoint ended_at_;
  std::optional<platform::TimePoint> first_window_at_;
  std::string reason_ = "it has shown none yet";
};

}  // namespace

Result<LaunchAppResult> launch_app(Call& call, const LaunchAppArgs& args) {
  OFFHAND_ASSIGN(const auto plan, plan_of(call, args));
  if (!args.creates_new_application_instance && args.urls.empty() && args.additional_arguments.empty()) {
    OFFHAND_ASSIGN(const auto windows, windows_in_use(call, plan));
    if (!windows.empty()) return running_already(plan, windows);
  }
  // What starts while it is off may stay blind.
  call.see().provide_accessibility(call.facets(), call.limits());
  const Target nothing_yet;
  OFFHAND_ASSIGN(const auto attempt, call.attempt(nothing_yet));
  OFFHAND_ASSIGN(const auto pid, call.apps().start(plan, call.limits()));
  Launch launch(call, plan, pid, *attempt);
  OFFHAND_CHECK(launch.wait_for_windows());
  OFFHAND_ASSIGN(auto result, launch.result());
  OFFHAND_ASSIGN(const auto desk, call.windows().desk(call.limits()));
  const auto persons = attempt->desk().before().active_window;
  result.self_activation_suppressed = persons == 0 || desk.active_window == persons;
  result.side_effects = attempt->desk().side_effects();
  result.unobserved = attempt->desk().unobserved();
  return result;
}

}  // namespace offhand::tools::desktop
