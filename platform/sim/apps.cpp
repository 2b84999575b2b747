#include <algorithm>
#include <cctype>
#include <utility>

#include "codegen/runtime/suggest.h"
#include "generated/types/errors.h"
#include "platform/host/process.h"
#include "platform/sim/call.h"
#include "platform/sim/change.h"
#include "platform/sim/facets.h"

namespace offhand::platform::sim {
namespace {

std::string_view base_name(std::string_view path) { return path.substr(path.rfind('/') + 1); }

bool same_word(std::string_view one, std::string_view other) {
  return std::ranges::equal(one, other, [](char a, char b) {
    return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b));
  });
}

/// The work of an application that has still to show its window.
class Start final : public Workload {
 public:
  Start(std::shared_ptr<World> world, TimePoint until) : world_(std::move(world)), until_(until) {}
  Work look() override { return world_->now() < until_ ? Work::runs : Work::none; }

 private:
  std::shared_ptr<World> world_;
  TimePoint until_;
};

class SimApps final : public Apps {
 public:
  explicit SimApps(std::shared_ptr<World> world) : world_(std::move(world)) {}

  Result<std::vector<AppInfo>> list(const std::vector<WindowInfo>& windows, const Limits& /*limits*/) override {
    const Access access(*world_);
    std::vector<AppInfo> apps;
    for (const auto& installed : world_->scene.installed)
      apps.push_back({.name = installed.name, .id = installed.name, .launch_path = installed.program});
    for (const auto& [pid, application] : world_->applications) {
      if (!application.running || application.is.other_user) continue;
      const auto same = std::ranges::find(apps, application.is.program, &AppInfo::launch_path);
      if (!application.is.program.empty() && same != apps.end()) {
        same->pids.push_back(pid);
      } else if (std::ranges::count(windows, pid, &WindowInfo::pid) > 0) {
        apps.push_back({.name = application.is.name, .id = {}, .launch_path = application.is.program, .pids = {pid}});
      }
    }
    return apps;
  }

  Result<LaunchPlan> plan(const std::optional<std::string>& name, const std::optional<std::string>& launch_path,
                          const std::vector<std::string>& urls, const std::vector<std::string>& arguments) override {
    const auto wanted = launch_path.value_or(name.value_or(""));
    const Access access(*world_);
    std::vector<std::string_view> names;
    for (const auto& installed : world_->scene.installed) {
      names.push_back(installed.name);
      const bool by_path = launch_path && installed.program == *launch_path;
      const bool by_name =
          !launch_path && (same_word(installed.name, wanted) || same_word(base_name(installed.program), wanted));
      if (!by_path && !by_name) continue;
      LaunchPlan plan;
      plan.name = installed.name;
      plan.is_installed = by_name;
      plan.argv = {installed.program};
      plan.argv.insert(plan.argv.end(), arguments.begin(), arguments.end());
      plan.argv.insert(plan.argv.end(), urls.begin(), urls.end());
      return plan;
    }
    const auto suggestion = nearest(wanted, names);
    return fail(errors::app_not_found(
        {.name = wanted, .suggestion = suggestion ? std::optional(std::string(*suggestion)) : std::nullopt}));
  }

  bool is_instance(const LaunchPlan& plan, const Window& window, InstanceOf of) override {
    const Access access(*world_);
    const auto* application = world_->application(window.pid);
    const auto installed = std::ranges::find(world_->scene.installed, plan.argv.front(), &InstalledSpec::program);
    if (application == nullptr || installed == world_->scene.installed.end()) return false;
    const bool takes_over = of == InstanceOf::program && application->is.name == installed->hands_over_to;
    return takes_over || application->is.program == plan.argv.front();
  }

  Result<std::int64_t> start(const LaunchPlan& plan, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto access, enter(*world_, {"start", "starting " + plan.name}, limits));
    const auto program = plan.argv.empty() ? std::string() : plan.argv.front();
    const auto found = std::ranges::find(world_->scene.installed, program, &InstalledSpec::program);
    if (found == world_->scene.installed.end())
      return fail(errors::launch_failed({.name = plan.name, .reason = "there is no program " + program}));
    if (!found->fails.empty()) return fail(errors::launch_failed({.name = plan.name, .reason = found->fails}));
    return run(*found, plan);
  }

  std::optional<Ended> ended(std::int64_t pid) override {
    const Access access(*world_);
    const auto* application = world_->application(pid);
    if (application == nullptr) return Ended{};
    if (application->running) return {};
    return application->ending;
  }

  Result<ProcessInfo> process(std::int64_t pid) override {
    const Access access(*world_);
    const auto* application = world_->application(pid);
    const auto uid = host::user_id();
    if (application != nullptr && application->running)
      return ProcessInfo{pid,
                         application->is.name,
                         application->is.parent_pid,
                         application->is.other_user ? uid + 1 : uid,
                         application->is.program,
                         static_cast<std::uint64_t>(pid)};
    if (pid == host::process_id()) return ProcessInfo{pid, "offhand", host::parent_process_id(), uid, "offhand"};
    return fail(errors::process_not_found({.pid = pid}));
  }

  std::vector<std::int64_t> process_tree(std::int64_t pid) override {
    const Access access(*world_);
    std::vector<std::int64_t> tree = {pid};
    // In `tree` parents precede their children, so one pass finds all descendants.
    for (std::size_t i = 0; i < tree.size(); ++i)
      for (const auto& [child, application] : world_->applications)
        if (application.running && application.is.parent_pid == tree[i] && std::ranges::find(tree, child) == tree.end())
          tree.push_back(child);
    return tree;
  }

  bool is_in_process_tree(std::int64_t pid, std::int64_t other) override {
    const auto tree = process_tree(pid);
    return std::ranges::find(tree, other) != tree.end();
  }

  bool started_here(std::int64_t pid) override {
    const Access access(*world_);
    const auto* application = world_->application(pid);
    return application != nullptr && application->started_here;
  }

  std::unique_ptr<Workload> workload(std::int64_t pid, const Limits& /*limits*/) override {
    const Access access(*world_);
    const auto* application = world_->application(pid);
    if (application == nullptr || application->starts_until <= world_->now()) return nullptr;
    return std::make_unique<Start>(world_, application->starts_until);
  }

  std::optional<std::string> protected_reason(std::int64_t pid) override {
    const Access access(*world_);
    const auto* application = world_->application(pid);
    if (application == nullptr)
      return pid == host::process_id() ? std::optional<std::string>("it is offhand itself") : std::nullopt;
    if (application->is.protected_reason.empty()) return {};
    return application->is.protected_reason;
  }

  Result<void> kill(std::int64_t pid, const Limits& limits) override {
    // A hanging process can be ended all the same.
    OFFHAND_ASSIGN(const auto access, enter(*world_, {"kill", "ending a process", pid, Answer::not_awaited}, limits));
    auto* application = world_->application(pid);
    if (application == nullptr || !application->running) return fail(errors::process_not_found({.pid = pid}));
    world_->record(*application, 0, nullptr, Via::desk, "killed", Heeded::yes);
    end_application(*world_, *application, Ended{Ended::How::signalled, 9});
    return {};
  }

 private:
  std::int64_t run(const InstalledSpec& installed, const LaunchPlan& plan) {
    const auto pid = world_->next_pid++;
    auto& application = world_->applications[pid];
    application.pid = pid;
    application.is = installed.application;
    application.started_here = true;
    std::string command = "started";
    for (const auto& argument : plan.argv) command += " " + argument;
    world_->record(application, 0, nullptr, Via::desk, command, Heeded::yes);
    auto& time = world_->time();
    const auto begin = world_->now();
    const bool hands_over = !installed.hands_over_to.empty();
    if (installed.shows_window) application.starts_until = begin + installed.delay;
    if (installed.shows_window)
      time.schedule(begin + installed.delay, [world = world_.get(), pid, installed] {
        const Access access(*world);
        auto* owner = installed.hands_over_to.empty() ? world->application(pid)
                                                      : world->application_named(installed.hands_over_to);
        if (owner == nullptr || !owner->running) return;
        for (const auto& window : installed.application.windows) open_window(*world, *owner, window, Arrival::opens);
      });
    if (installed.exit_status || hands_over)
      time.schedule(begin + installed.exits_after, [world = world_.get(), pid, status = installed.exit_status] {
        const Access access(*world);
        end_application(*world, world->applications.at(pid), Ended{Ended::How::exited, status.value_or(0)});
      });
    return pid;
  }

  std::shared_ptr<World> world_;
};

}  // namespace

std::unique_ptr<Apps> make_apps(std::shared_ptr<World> world) { return std::make_unique<SimApps>(std::move(world)); }

}  // namespace offhand::platform::sim
