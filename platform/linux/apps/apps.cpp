#include "platform/linux/apps/apps.h"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <functional>
#include <memory>
#include <mutex>
#include <set>
#include <string_view>
#include <utility>

#include "generated/types/errors.h"
#include "platform/host/steady_clock.h"
#include "platform/linux/apps/app_list.h"
#include "platform/linux/apps/instance.h"
#include "platform/linux/apps/launcher.h"
#include "platform/linux/apps/planner.h"
#include "platform/linux/apps/process_table.h"
#include "platform/linux/apps/workload.h"

// glibc 2.36 does not declare these for C++.
extern "C" {
#include <sys/pidfd.h>
}

namespace offhand::platform::linux_apps {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds display_timeout{500};

/// Programs that other programs depend on, by their kernel names (15 bytes).
constexpr std::array<std::pair<std::string_view, std::string_view>, 14> pillars = {{
    {"dbus-daemon", "a message bus"},
    {"dbus-broker", "a message bus"},
    {"dbus-broker-lau", "a message bus"},
    {"at-spi-bus-laun", "the accessibility bus"},
    {"at-spi2-registr", "the accessibility registry"},
    {"systemd", "the service manager"},
    {"systemd-logind", "the service manager"},
    {"Xorg", "an X server"},
    {"Xvfb", "an X server"},
    {"Xwayland", "an X server"},
    {"Xephyr", "an X server"},
    {"Xvnc", "an X server"},
    {"Xtigervnc", "an X server"},
    {"gnome-shell", "the window manager"},
}};

/// A process held by pidfd: a pid may be reused, a pidfd always means the same process.
class ProcessHandle {
 public:
  explicit ProcessHandle(std::int64_t pid) : descriptor_(::pidfd_open(static_cast<pid_t>(pid), 0)) {}
  ~ProcessHandle() {
    if (descriptor_ >= 0) ::close(descriptor_);
  }
  ProcessHandle(const ProcessHandle&) = delete;
  ProcessHandle& operator=(const ProcessHandle&) = delete;
  explicit operator bool() const { return descriptor_ >= 0; }

  int end() const { return ::pidfd_send_signal(descriptor_, SIGKILL, nullptr, 0); }
  /// Whether it ended within `timeout`.
  bool wait(milliseconds timeout) const {
    pollfd entry{descriptor_, POLLIN, 0};
    return ::poll(&entry, 1, static_cast<int>(timeout.count())) > 0;
  }

 private:
  int descriptor_;
};

class LinuxApps final : public Apps {
 public:
  explicit LinuxApps(DesktopProcesses desktop_processes) : desktop_processes_(std::move(desktop_processes)) {}

  Result<std::vector<AppInfo>> list(const std::vector<WindowInfo>& windows, const Limits& limits) override {
    if (limits.stop.stop_requested()) return fail(errors::cancelled({.what = "Listing the applications"}));
    return list_applications(windows);
  }

  Result<LaunchPlan> plan(const std::optional<std::string>& name, const std::optional<std::string>& launch_path,
                          const std::vector<std::string>& urls, const std::vector<std::string>& arguments) override {
    return make_plan(name, launch_path, urls, arguments);
  }

  bool is_instance(const LaunchPlan& plan, const Window& window, InstanceOf of) override {
    return linux_apps::is_instance(plan, window.pid, window.app_name, of);
  }

  Result<std::int64_t> start(const LaunchPlan& plan, const Limits& limits) override {
    if (limits.stop.stop_requested()) return fail(errors::cancelled({.what = "Starting " + plan.name}));
    return launcher_.start(plan);
  }

  std::optional<Ended> ended(std::int64_t pid) override {
    // For our own child /proc may show a zombie, but not how it ended.
    if (const auto ours = launcher_.life(pid)) return ours->end;
    const auto row = read_process(pid);
    if (!row || row->state == 'Z' || row->state == 'X') return Ended{};
    return std::nullopt;
  }

  Result<ProcessInfo> process(std::int64_t pid) override {
    const auto row = read_process(pid);
    // A zombie does not count as a process.
    if (!row || row->state == 'Z' || row->state == 'X') return fail(errors::process_not_found({.pid = pid}));
    return ProcessInfo{.pid = pid,
                       .name = full_name(*row),
                       .parent_pid = row->parent,
                       .uid = user_of(pid),
                       .executable = executable_of(pid),
                       .started = row->start_time};
  }

  std::vector<std::int64_t> process_tree(std::int64_t pid) override {
    const auto rows = all_processes();
    std::set<std::int64_t> members{pid};
    // Programs that detach from their parent leave the tree, but keep the session or group id of this process.
    std::size_t before = 0;
    while (before != members.size()) {
      before = members.size();
      for (const ProcessRow& row : rows) {
        if (members.contains(row.parent) || row.session == pid || row.group == pid) members.insert(row.pid);
      }
    }
    std::vector<std::int64_t> tree{pid};
    for (const std::int64_t member : members) {
      if (member != pid) tree.push_back(member);
    }
    return tree;
  }

  bool is_in_process_tree(std::int64_t pid, std::int64_t other) override {
    return other == pid || ProcessFamily(pid).has(other);
  }

  std::function<bool(std::int64_t)> members_of_process_tree(std::int64_t pid) override {
    // The result is reused by the next action, because a process never moves to another family.
    const auto now = steady_now();
    const std::lock_guard lock(family_mutex_);
    if (!family_ || family_->eldest() != pid || now - family_since_ > longest_family) {
      family_ = std::make_shared<ProcessFamily>(pid);
      family_since_ = now;
    }
    return [family = family_](std::int64_t other) { return family->has(other); };
  }

  std::unique_ptr<Workload> workload(std::int64_t pid, const Limits& limits) override {
    auto processes = process_tree(pid);
    // A new window is shown only after the window manager has handled it, so its work counts as well.
    if (desktop_processes_) {
      for (const DesktopProcess& process : desktop_processes_(limits)) processes.push_back(process.pid);
    }
    return make_workload(processes);
  }

  bool started_here(std::int64_t pid) override {
    const auto ours = launcher_.life(pid);
    return ours && !ours->end;
  }

  std::string last_words(std::int64_t pid) override { return launcher_.last_words(pid); }

  std::optional<std::string> protected_reason(std::int64_t pid) override {
    if (pid <= 1) return "it is the first process of the system";
    if (pid == ::getpid()) return "it is Offhand itself";
    for (auto row = read_process(::getpid()); row && row->parent > 0; row = read_process(row->parent)) {
      if (row->parent == pid) return "Offhand descends from it";
    }
    const auto row = read_process(pid);
    if (!row) return std::nullopt;
    constexpr std::int64_t kernel_thread_daemon = 2;
    if (pid == kernel_thread_daemon || row->parent == kernel_thread_daemon) return "it is a part of the kernel";
    for (const auto& [name, what] : pillars) {
      if (row->name == name) return "it is " + std::string(what);
    }
    if (desktop_processes_) {
      const Limits limits{steady_now() + display_timeout, {}};
      for (const DesktopProcess& process : desktop_processes_(limits)) {
        if (process.pid == pid) return "it is " + process.what;
      }
    }
    return std::nullopt;
  }

  Result<void> kill(std::int64_t pid, const Limits& limits) override {
    const auto begun = steady_now();
    const ProcessHandle handle(pid);
    const auto row = read_process(pid);
    if (!handle || !row || row->state == 'Z') return fail(errors::process_not_found({.pid = pid}));
    if (auto reason = protected_reason(pid))
      return fail(errors::protected_process({.pid = pid, .name = full_name(*row), .reason = *std::move(reason)}));
    const std::string what = "Ending process " + std::to_string(pid);
    if (limits.stop.stop_requested()) return fail(errors::cancelled({.what = what}));
    if (handle.end() != 0) {
      if (errno == ESRCH) return {};
      return fail(errors::foreign_process({.pid = pid, .name = full_name(*row), .reason = std::strerror(errno)}));
    }
    // Short waits, because a stop request cannot interrupt them.
    while (!handle.wait(milliseconds(5))) {
      if (limits.stop.stop_requested()) return fail(errors::cancelled({.what = what}));
      if (steady_now() < limits.deadline) continue;
      const auto allowed =
          limits.whole.count() > 0 ? limits.whole : std::chrono::duration_cast<milliseconds>(limits.deadline - begun);
      return fail(errors::deadline_exceeded({.what = what, .timeout_ms = std::max<std::int64_t>(0, allowed.count())}));
    }
    return {};
  }

 private:
  /// Process ids may be reused after some time.
  static constexpr milliseconds longest_family{5000};

  const DesktopProcesses desktop_processes_;
  Launcher launcher_;
  std::mutex family_mutex_;
  std::shared_ptr<ProcessFamily> family_;
  TimePoint family_since_;
};

}  // namespace

std::unique_ptr<Apps> make_apps(DesktopProcesses desktop_processes) {
  return std::make_unique<LinuxApps>(std::move(desktop_processes));
}

}  // namespace offhand::platform::linux_apps
