#include "generated/tools/desktop/launch_app.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <set>
#include <utility>

#include "generated/types/errors.h"
#include "impl/perception/accessibility.h"
#include "impl/tools/call.h"

namespace offhand::tools::desktop {
namespace {

using std::chrono::milliseconds;

/// New windows go on asking for activation for up to 1.5 s after the first one (docs/design/linux-measurements.md).
constexpr milliseconds settling{1500};
/// A program that ended well may have handed its work to another, which shows the window.
constexpr milliseconds hand_over{5000};
/// Between two looks where no event announces anything.
constexpr milliseconds window_look_interval{5};

Result<platform::LaunchPlan> plan_of(Call& call, const LaunchAppArgs& args) {
  if (!args.name && !args.launch_path) {
    return fail(
        errors::invalid_arguments({.tool = "launch_app", .summary = "give name or launch_path", .problems = {}}));
  }
  auto arguments = args.additional_arguments;
  if (args.electron_debugging_port) {
    arguments.push_back(fmt::format("--remote-debugging-port={}", *args.electron_debugging_port));
  }
  OFFHAND_ASSIGN(auto plan, call.platform().apps->plan(args.name, args.launch_path, args.urls, arguments));
  if (args.webkit_inspector_port) {
    plan.environment.emplace_back("WEBKIT_INSPECTOR_SERVER", fmt::format("127.0.0.1:{}", *args.webkit_inspector_port));
    plan.environment.emplace_back("TAURI_WEBVIEW_AUTOMATION", "1");
  }
  return plan;
}

/// The windows that belong to what was started: of its processes, or new ones of an instance that ran before and took
/// over.
std::vector<Window> its_windows(Call& call, std::int64_t pid, const std::set<std::int64_t>& before, bool ended,
                                const std::vector<Window>& all) {
  std::vector<Window> own;
  const auto family = call.platform().apps->process_tree(pid);
  for (const auto& window : all) {
    const bool is_family = std::find(family.begin(), family.end(), window.pid) != family.end();
    const bool taken_over = ended && !before.contains(window.window_id);
    if (is_family || taken_over) own.push_back(window);
  }
  return own;
}

/// What a program came to that has shown nothing yet; nothing as long as it is worth waiting for.
std::optional<Error> why_no_window(platform::Apps& apps, const platform::LaunchPlan& plan, std::int64_t pid,
                                   const std::optional<std::string>& ended, milliseconds since_its_end) {
  if (!ended) return std::nullopt;
  if (*ended != "exit status 0") return errors::launch_failed({.name = plan.name, .reason = "it ended with " + *ended});
  const bool has_children = apps.process_tree(pid).size() > 1;
  if (has_children || since_its_end < hand_over) return std::nullopt;
  const auto reason =
      fmt::format("it ended with {}, and nothing showed one in the {} ms after that", *ended, hand_over.count());
  return errors::no_window({.app = plan.name, .pid = pid, .reason = reason});
}

}  // namespace

Result<LaunchAppResult> launch_app(Call& call, const LaunchAppArgs& args) {
  OFFHAND_ASSIGN(const auto plan, plan_of(call, args));
  OFFHAND_CHECK(call.lock_seat());
  auto& apps = *call.platform().apps;
  auto& windows = *call.platform().windows;
  OFFHAND_ASSIGN(const auto listed, windows.list(call.limits()));
  std::set<std::int64_t> before;
  for (const auto& window : listed) before.insert(window.window_id);
  if (!args.creates_new_application_instance && args.urls.empty() && args.additional_arguments.empty()) {
    if (auto running = apps.running(plan)) {
      LaunchAppResult result{*running, plan.name, true, {}, true, std::nullopt};
      std::copy_if(listed.begin(), listed.end(), std::back_inserter(result.windows),
                   [&](const Window& window) { return window.pid == *running; });
      if (!result.windows.empty()) return result;
    }
  }

  // What starts while it is off may stay blind.
  provide_accessibility(call);
  OFFHAND_ASSIGN(auto guard, DeskGuard::begin(call.platform(), call.limits()));
  const auto watch = call.watch(0);
  OFFHAND_ASSIGN(const auto pid, apps.start(plan, call.limits()));
  // The last part of its time is for what is said of it.
  const auto begun = call.clock().now();
  const auto last_look = begun + (call.limits().deadline - begun) * 49 / 50;
  std::optional<platform::TimePoint> first_window;
  std::optional<platform::TimePoint> end;
  std::vector<Window> own;
  for (;;) {
    const auto ended = apps.ended(pid);
    OFFHAND_ASSIGN(const auto all, windows.list(call.limits()));
    own = its_windows(call, pid, before, ended.has_value(), all);
    OFFHAND_CHECK(guard.restore_if_taken(own.empty() ? pid : own.front().pid, call.limits()));
    const auto now = call.clock().now();
    if (!own.empty() && !first_window) first_window = now;
    if (first_window && now - *first_window >= settling) break;
    if (ended && !end) end = now;
    if (own.empty()) {
      const auto since_its_end = std::chrono::duration_cast<milliseconds>(now - end.value_or(now));
      if (auto why = why_no_window(apps, plan, pid, ended, since_its_end)) return fail(*std::move(why));
    }
    if (now >= last_look) break;
    OFFHAND_CHECK(call.still_allowed("Launching " + plan.name));
    const auto any = [](const platform::Event&) { return true; };
    static_cast<void>(watch->wait(any, now + window_look_interval, call.limits().stop, call.clock()));
  }
  if (own.empty()) return fail(errors::no_window({.app = plan.name, .pid = pid, .reason = "it has shown none yet"}));
  OFFHAND_ASSIGN(const auto desk, windows.desk(call.limits()));
  const bool kept = desk.active_window == guard.before().active_window || guard.before().active_window == 0;
  return LaunchAppResult{own.front().pid, plan.name, false, own, kept, guard.side_effects()};
}

}  // namespace offhand::tools::desktop
