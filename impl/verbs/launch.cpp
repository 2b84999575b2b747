#include "impl/verbs/launch.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "generated/types/errors.h"
#include "impl/user_state/lasting_effects.h"
#include "impl/verbs/similar_application.h"

namespace offhand {
namespace {

using std::chrono::milliseconds;

/// New windows go on asking for activation for up to 1.5 s after the first one (docs/design/linux-measurements.md).
constexpr milliseconds settling{1500};
/// A program that ended well may have handed its work to another, which shows it in a new window, or in one of its own
/// that is called otherwise then.
constexpr milliseconds hand_over{5000};
/// A slow machine lets an application start for longer than this, but then the application is busy: one that has done
/// nothing for `idle_time` waits for something else.
constexpr milliseconds usual_start{15000};
constexpr milliseconds idle_time{10000};
/// Between two looks at what its threads do.
constexpr milliseconds work_look_interval{200};
/// Where a launch failed, for a last look at what the user lost by it.
constexpr milliseconds time_to_put_back{1000};
/// What starts for longer than a call may last shows its first window within this time, or is not waited for: the user
/// keeps the keyboard then too.
constexpr milliseconds late_start{60000};
/// Between two looks at windows and processes, which take some milliseconds.
constexpr milliseconds window_look_interval{20};

bool is_open_to_others(std::string_view argument) {
  constexpr std::string_view option = "--remote-debugging-address=";
  static constexpr std::array<std::string_view, 4> this_machine{"127.0.0.1", "::1", "[::1]", "localhost"};
  return argument.starts_with(option) &&
         std::ranges::find(this_machine, argument.substr(option.size())) == this_machine.end();
}

/// A path below the caller's folder; a program of PATH, an option, an address and what is whole already as they are.
std::optional<std::string> from_folder(const std::string& folder, const std::optional<std::string>& path) {
  const bool is_relative = path && path->find('/') != std::string::npos && path->front() != '/' && path->front() != '~';
  if (!is_relative || folder.empty()) return path;
  return (std::filesystem::path(folder) / *path).lexically_normal().string();
}

/// Files that lie below the caller's folder by their whole paths: an instance that runs already works elsewhere.
std::vector<std::string> to_open(const LaunchParameters& parameters) {
  std::error_code error;
  const auto folder =
      parameters.folder.empty() ? std::filesystem::current_path(error) : std::filesystem::path(parameters.folder);
  auto opens = parameters.opens;
  for (auto& url : opens) {
    const bool is_relative = !url.empty() && url.front() != '/' && url.front() != '-';
    if (is_relative && std::filesystem::exists(folder / url, error)) url = (folder / url).lexically_normal().string();
  }
  return opens;
}

/// By the name that was given, or by that of the application whose name is the most like it.
Result<platform::LaunchPlan> named_plan(const Scope& scope, const LaunchParameters& parameters,
                                        const std::vector<std::string>& arguments) {
  auto& apps = scope.platform.apps();
  const auto& folder = parameters.folder;
  const auto opens = to_open(parameters);
  auto plan = apps.plan(from_folder(folder, parameters.name), from_folder(folder, parameters.path), opens, arguments);
  const bool is_unknown = !plan && plan.error().code == "app_not_found";
  if (!is_unknown || !parameters.accepts_similar_names || !parameters.name) return plan;
  OFFHAND_ASSIGN(const auto windows, scope.platform.windows().list(scope.limits));
  OFFHAND_ASSIGN(const auto applications, apps.list(windows, scope.limits));
  const auto* similar = similar_application(applications, *parameters.name);
  if (similar == nullptr) return plan;
  return apps.plan(std::nullopt, similar->launch_path, opens, arguments);
}

Result<platform::LaunchPlan> plan_of(const Scope& scope, const LaunchParameters& parameters) {
  auto arguments = parameters.arguments;
  const bool by_pipe = std::holds_alternative<PagesByPipe>(parameters.pages);
  if (by_pipe) arguments.emplace_back("--remote-debugging-pipe");
  if (const auto* by_port = std::get_if<PagesByPort>(&parameters.pages))
    arguments.push_back(fmt::format("--remote-debugging-port={}", by_port->port));
  OFFHAND_ASSIGN(auto plan, named_plan(scope, parameters, arguments));
  // What its own entry says goes first.
  if (plan.working_directory.empty()) plan.working_directory = parameters.folder;
  plan.serves_pages_by_pipe = by_pipe;
  plan.keeps_errors = parameters.keeps_errors;
  if (const auto port = parameters.webkit_inspector_port) {
    plan.environment.emplace_back("WEBKIT_INSPECTOR_SERVER", fmt::format("127.0.0.1:{}", *port));
    plan.environment.emplace_back("TAURI_WEBVIEW_AUTOMATION", "1");
  }
  return plan;
}

/// Whoever may start a program with arguments of their own may do everything that this user may.
Result<void> check_allowed(const LaunchParameters& parameters, const platform::LaunchPlan& plan) {
  if (const auto argument = opens_pages_to_others(parameters)) {
    return fail(errors::launch_failed(
        {.name = plan.name, .reason = *argument + " opens its pages to other machines", .output = std::nullopt}));
  }
  if (!parameters.installed_only) return {};
  const auto is_option = [](const std::string& url) { return url.starts_with('-'); };
  std::string reason;
  if (!plan.is_installed) reason = "it is no installed application";
  if (!parameters.arguments.empty()) reason = "it was to get further arguments";
  if (std::ranges::any_of(parameters.opens, is_option)) reason = "one of its addresses is an option";
  if (reason.empty()) return {};
  return fail(errors::launch_not_allowed({.name = plan.name, .reason = std::move(reason)}));
}

/// The windows of one instance, first the one that is known to show what was asked for.
Launched running_already(const platform::LaunchPlan& plan, std::vector<Window> windows, std::int64_t shows_it = 0) {
  const auto first = std::ranges::find(windows, shows_it, &Window::window_id);
  if (first != windows.end()) std::rotate(windows.begin(), first, first + 1);
  const auto pid = windows.front().pid;
  std::erase_if(windows, [&](const Window& window) { return window.pid != pid; });
  return {.pid = pid, .name = plan.name, .id = plan.id, .already_running = true, .windows = std::move(windows)};
}

/// The windows of instances that may be used instead of a new one.
Result<std::vector<Window>> windows_in_use(const Scope& scope, const platform::LaunchPlan& plan) {
  OFFHAND_ASSIGN(auto windows, scope.platform.windows().list(scope.limits));
  std::erase_if(windows, [&](const Window& window) {
    return !scope.platform.apps().is_instance(plan, window, platform::InstanceOf::command);
  });
  return windows;
}

/// A program that was started, until its windows are there.
class Launch {
 public:
  Launch(const Scope& scope, const platform::LaunchPlan& plan, const LaunchParameters& parameters, std::int64_t pid,
         UserStateWatch& desk, UserStateKeeper& keeper)
      : scope_(scope), plan_(plan), parameters_(parameters), pid_(pid), desk_(desk), keeper_(keeper) {}

  /// Gives the user back what its windows take meanwhile.
  Result<void> wait_for_windows() {
    OFFHAND_CHECK(keep_user_state());
    // The last part of its time is for what is said of it.
    const auto begun = scope_.now();
    const auto last_look = begun + (scope_.limits.deadline - begun) * 49 / 50;
    for (;;) {
      OFFHAND_CHECK(look());
      OFFHAND_ASSIGN(const bool is_done, done());
      if (is_done || scope_.now() >= last_look) return {};
      OFFHAND_CHECK(scope_.still_allowed("Launching " + plan_.name));
      scope_.sleep_until(scope_.now() + window_look_interval);
      OFFHAND_CHECK(desk_.look(scope_.limits));
    }
  }

  /// Nobody asks it any more whose windows are whose.
  ~Launch() {
    if (asks_for_windows_) desk_.end();
  }
  Launch(const Launch&) = delete;
  Launch& operator=(const Launch&) = delete;

  /// The desk is kept by somebody else from now on, who knows by `pid` whose windows are whose.
  void leave_desk_to(UserStateProtection& desk, std::int64_t pid) {
    desk.keep(pid);
    asks_for_windows_ = false;
  }

  bool may_yet_show_a_window() { return asks_for_windows_ && (!scope_.platform.apps().ended(pid_) || has_family()); }

  Result<Launched> result() {
    if (!own_.empty()) {
      const auto pid = own_.front().pid;
      const bool is_older = ran_before_.contains(pid);
      if (is_older && needs_own_process())
        return fail(taken_over(pid, "so what was asked for with it, such as a port, is lost"));
      return Launched{.pid = pid, .name = plan_.name, .id = plan_.id, .already_running = is_older, .windows = own_};
    }
    if (ended_ && !older_.empty()) {
      // Others of the program are somebody else's: a window is handed out only if it is that of what was started.
      auto its = older_;
      std::erase_if(its, [&](const Window& window) {
        return window.window_id != taken_over_by_ &&
               !scope_.platform.apps().is_instance(plan_, window, platform::InstanceOf::command);
      });
      if (its.empty() || parameters_.new_instance || needs_own_process()) {
        const auto taken = std::ranges::find(older_, taken_over_by_, &Window::window_id);
        return fail(taken == older_.end()
                        ? taken_over(older_.front().pid, "which shows no new window for it")
                        : taken_over(taken->pid, fmt::format("which shows it in window {} that it had, \"{}\"",
                                                             taken->window_id, taken->title)));
      }
      return running_already(plan_, its, taken_over_by_);
    }
    return fail(errors::no_window({.app = plan_.name, .pid = pid_, .reason = reason_, .output = last_words()}));
  }

 private:
  Result<void> keep_user_state() {
    OFFHAND_CHECK(look());
    std::set<std::int64_t> instances;
    for (const auto& window : older_) instances.insert(window.pid);
    ran_before_ = instances;
    for (const auto& window : older_) {
      if (window.window_id == desk_.front()) instances.erase(window.pid);
    }
    const auto owns = [this](const Window& window, bool is_new) {
      return is_recipient(window, is_new) || (is_new && keeper_.owns(window, scope_.platform));
    };
    const auto is_of_it = [this, instances](std::int64_t pid) {
      return instances.contains(pid) || is_family(pid, Family::read_anew);
    };
    desk_.keep(owns, is_of_it, scope_.limits);
    asks_for_windows_ = true;
    return {};
  }

  /// Its windows: of its processes, and new ones of an instance that ran before and took over.
  Result<void> look() {
    const auto ended = scope_.platform.apps().ended(pid_);
    if (ended && !ended_) ended_at_ = scope_.now();
    ended_ = ended;
    is_family(pid_, Family::read_anew);
    OFFHAND_ASSIGN(const auto windows, scope_.platform.windows().list(scope_.limits));
    own_.clear();
    older_.clear();
    for (const auto& window : windows) {
      const bool is_instance = this->is_instance(window);
      if (is_family(window.pid) || (ended_ && is_instance && desk_.is_new(window.window_id))) {
        // What comes after it is what was asked for.
        if (!scope_.platform.windows().passes_by(window.window_id, scope_.limits)) own_.push_back(window);
      } else if (is_instance) {
        older_.push_back(window);
      }
    }
    if (!own_.empty() && !first_window_at_) first_window_at_ = scope_.now();
    look_for_work_taken_over();
    return {};
  }

  /// Of an instance that ran before: which of its windows is called by what it was given since the program was started.
  void look_for_work_taken_over() {
    for (const auto& window : older_) {
      const auto [known, is_first_look] = titles_.try_emplace(window.window_id, window.title);
      const bool is_news = !is_first_look && known->second != window.title;
      if (!ended_ || taken_over_at_ || !is_news || !is_called_by_what_it_opens(window.title)) continue;
      taken_over_at_ = scope_.now();
      taken_over_by_ = window.window_id;
    }
  }

  bool is_called_by_what_it_opens(const std::string& title) const {
    return std::ranges::any_of(parameters_.opens, [&](const std::string& url) {
      const auto name = std::filesystem::path(url).filename().string();
      return !name.empty() && title.find(name) != std::string::npos;
    });
  }

  /// Whether nothing more is to be expected; an error when it will not show anything.
  Result<bool> done() {
    // Where the window manager gives nothing back, waiting costs the user the more.
    if (first_window_at_) return since(*first_window_at_) >= settling || desk_.is_refused();
    if (!ended_) return is_idle();
    if (!ended_->well()) {
      return fail(errors::launch_failed(
          {.name = plan_.name, .reason = "it ended with " + to_string(*ended_), .output = last_words()}));
    }
    if (has_family()) return is_idle();
    if (taken_over_at_ && since(*taken_over_at_) >= settling) return true;
    if (since(ended_at_) < hand_over) return false;
    reason_ = fmt::format("it ended with {}, and nothing showed one in the {} ms after that", to_string(*ended_),
                          hand_over.count());
    return true;
  }

  /// Whether it had time to show a window, and does nothing that might lead to one.
  bool is_idle() {
    const auto now = scope_.now();
    if (now - begun_ >= usual_start - idle_time && now >= next_look_at_work_) {
      next_look_at_work_ = now + work_look_interval;
      const auto workload = scope_.platform.apps().workload(pid_, scope_.limits);
      if (workload && workload->look() != platform::Work::none) worked_at_ = now;
    }
    return now - begun_ >= usual_start && now - worked_at_ >= idle_time;
  }

  /// Whether what was asked for exists only in a process that was started for it.
  bool needs_own_process() const {
    return !std::holds_alternative<std::monostate>(parameters_.pages) || parameters_.webkit_inspector_port;
  }
  Error taken_over(std::int64_t pid, std::string_view what_of_it) const {
    return errors::launch_failed(
        {.name = plan_.name,
         .reason = fmt::format("it handed its work to process {}, which ran already, {}", pid, what_of_it),
         .output = last_words()});
  }

  std::optional<std::string> last_words() const {
    auto words = scope_.platform.apps().last_words(pid_);
    return words.empty() ? std::nullopt : std::optional(std::move(words));
  }

  enum class Family { known, read_anew };
  /// Asked by the threads that keep the desk as well.
  bool is_family(std::int64_t pid, Family family = Family::known) {
    const std::scoped_lock lock(family_mutex_);
    if (family == Family::read_anew) {
      const auto members = scope_.platform.apps().process_tree(pid_);
      family_ = {members.begin(), members.end()};
    }
    return pid == pid_ || family_.contains(pid);
  }
  bool has_family() {
    const std::scoped_lock lock(family_mutex_);
    return family_.size() > 1;
  }
  bool is_instance(const Window& window) const {
    return scope_.platform.apps().is_instance(plan_, window, platform::InstanceOf::program);
  }
  /// What the user has in front is theirs, even when the program is an instance of it.
  bool is_recipient(const Window& window, bool is_new) {
    if (window.window_id == desk_.front()) return false;
    if (is_family(window.pid) || is_instance(window)) return true;
    // Perhaps of a process that was born since the last look.
    return is_new && is_family(window.pid, Family::read_anew);
  }
  std::chrono::nanoseconds since(platform::TimePoint moment) const { return scope_.now() - moment; }

  const Scope& scope_;
  const platform::LaunchPlan& plan_;
  const LaunchParameters& parameters_;
  const std::int64_t pid_;
  UserStateWatch& desk_;
  UserStateKeeper& keeper_;
  /// It is asked whose windows are whose.
  bool asks_for_windows_ = false;
  std::mutex family_mutex_;
  std::set<std::int64_t> family_;
  std::vector<Window> own_;
  std::vector<Window> older_;
  /// Processes of the program that had windows before.
  std::set<std::int64_t> ran_before_;
  /// Of those, as they were called at first.
  std::map<std::int64_t, std::string> titles_;
  std::int64_t taken_over_by_ = 0;
  std::optional<platform::TimePoint> taken_over_at_;
  std::optional<platform::Ended> ended_;
  platform::TimePoint ended_at_;
  std::optional<platform::TimePoint> first_window_at_;
  const platform::TimePoint begun_ = scope_.now();
  platform::TimePoint worked_at_ = begun_;
  platform::TimePoint next_look_at_work_;
  std::string reason_ = "it has shown none yet";
};

}  // namespace

Result<Launched> launch(const ActionContext& context, const LaunchParameters& parameters) {
  const auto& scope = context.scope;
  auto& apps = scope.platform.apps();
  OFFHAND_ASSIGN(const auto plan, plan_of(scope, parameters));
  OFFHAND_CHECK(check_allowed(parameters, plan));
  // Whether one that runs serves an inspector cannot be told.
  const bool may_be_used =
      parameters.opens.empty() && parameters.arguments.empty() && !parameters.webkit_inspector_port;
  if (!parameters.new_instance && may_be_used) {
    OFFHAND_ASSIGN(const auto windows, windows_in_use(scope, plan));
    if (!windows.empty()) return running_already(plan, windows);
  }
  // What starts while it is off may stay blind.
  context.services.perception.provide_accessibility(scope.platform, scope.limits, context.accessibility);
  const Target nothing_yet;
  OFFHAND_ASSIGN(const auto run, ActionRun::begin(context, nothing_yet));
  auto& user_state = run->user_state();
  OFFHAND_ASSIGN(const auto pid, apps.start(plan, scope.limits));
  Launch launch(scope, plan, parameters, pid, user_state.watch(), context.services.keeper);
  const auto waited = launch.wait_for_windows();
  auto outcome = waited ? launch.result() : fail(waited.error());
  if (!outcome) {
    static_cast<void>(user_state.watch().look(platform::Limits{scope.now() + time_to_put_back, {}}));
    auto error = with_side_effects(std::move(outcome).error(), user_state.watch().take_side_effects());
    if (launch.may_yet_show_a_window()) {
      launch.leave_desk_to(user_state, pid);
      user_state.leave(pid, late_start);
    }
    return fail(std::move(error));
  }
  auto& launched = *outcome;
  // The window is there: that the time is over by now is no reason to say neither that nor what the user lost.
  const auto desk = scope.platform.user_state(platform::Limits{scope.now() + time_to_put_back, {}});
  const auto users = user_state.watch().before().active_window;
  launched.self_activation_suppressed = users == 0 || (desk && desk->active_window == users);
  launched.side_effects = user_state.watch().take_side_effects();
  say_what_ends(launched.side_effects);
  launched.late_side_effects = user_state.late_side_effects();
  launched.unobserved = user_state.watch().unobserved();
  launch.leave_desk_to(user_state, launched.pid);
  // What it shows now may be a splash. Where what the user does on purpose is recognised, that costs them nothing.
  user_state.leave(launched.pid, user_state.watch().catches_keys() ? late_start : milliseconds::zero());
  return outcome;
}

std::optional<std::string> opens_pages_to_others(const LaunchParameters& parameters) {
  for (const auto* given : {&parameters.arguments, &parameters.opens}) {
    const auto open = std::ranges::find_if(*given, is_open_to_others);
    if (open != given->end()) return *open;
  }
  return std::nullopt;
}

}  // namespace offhand
