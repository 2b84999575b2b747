#include "platform/linux/apps/launcher.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstring>
#include <string_view>
#include <vector>

#include "generated/types/errors.h"
#include "platform/host/launch.h"
#include "platform/host/process.h"

// glibc 2.36 forgot to declare these for C++.
extern "C" {
#include <sys/pidfd.h>
}

extern char** environ;

namespace offhand::platform::linux_apps {
namespace {

/// "NAME=value" of ours, with the plan's in place of or after them.
std::vector<std::string> environment_for(const LaunchPlan& plan) {
  std::vector<std::string> out;
  for (char** entry = environ; *entry != nullptr; ++entry) {
    const std::string_view text(*entry);
    bool replaced = false;
    for (const auto& [name, value] : plan.environment) replaced |= text.starts_with(name + "=");
    if (!replaced) out.emplace_back(text);
  }
  for (const auto& [name, value] : plan.environment) out.push_back(name + "=" + value);
  return out;
}

std::string search_path() { return host::variable("PATH").value_or("/bin:/usr/bin"); }

Ended end_of(const siginfo_t& info) {
  return {info.si_code == CLD_EXITED ? Ended::How::exited : Ended::How::signalled, info.si_status};
}

}  // namespace

Launcher::Launcher() : wake_fd_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {}

Launcher::~Launcher() {
  if (collector_.joinable()) {
    collector_.request_stop();
    wake();
    collector_.join();
  }
  for (const auto& [pid, child] : children_) {
    if (child.descriptor >= 0) ::close(child.descriptor);
  }
  ::close(wake_fd_);
}

void Launcher::wake() const { ::eventfd_write(wake_fd_, 1); }

Result<std::int64_t> Launcher::start(const LaunchPlan& plan) {
  if (plan.argv.empty()) return fail(errors::launch_failed({.name = plan.name, .reason = "there is no program"}));
  // As a login would start it: a session of its own, nothing to read and nowhere to write.
  const auto spawned = host::launch({.places = host::places_of(plan.argv.front(), search_path()),
                                     .argv = plan.argv,
                                     .environment = environment_for(plan),
                                     .descriptors = {},
                                     .working_directory = {},
                                     .group = host::Launch::Group::own_session});
  if (!spawned) {
    const auto reason = plan.argv.front() + ": " + std::strerror(spawned.error());
    return fail(errors::launch_failed({.name = plan.name, .reason = reason}));
  }
  const auto pid = *spawned;
  const std::lock_guard lock(mutex_);
  // A pid that was ours before and came round again: the former end does not count any more.
  children_[pid] = {.descriptor = ::pidfd_open(pid, 0), .life = {}};
  if (!collector_.joinable()) collector_ = std::jthread([this](const std::stop_token& stop) { collect_all(stop); });
  wake();
  return pid;
}

bool Launcher::collect(Child& child) {
  siginfo_t info{};
  const int status = ::waitid(P_PIDFD, static_cast<id_t>(child.descriptor), &info, WEXITED | WNOHANG);
  if (status == 0 && info.si_pid == 0) return false;
  // Somebody else in this process waited for it: that it ended is all that can be known.
  child.life.end = status == 0 ? end_of(info) : Ended{};
  ::close(std::exchange(child.descriptor, -1));
  return true;
}

void Launcher::collect_all(const std::stop_token& stop) {
  while (!stop.stop_requested()) {
    std::vector<pollfd> entries{{wake_fd_, POLLIN, 0}};
    {
      const std::lock_guard lock(mutex_);
      for (auto& [pid, child] : children_) {
        if (child.descriptor < 0) continue;
        if (!collect(child)) entries.push_back({child.descriptor, POLLIN, 0});
      }
    }
    ::poll(entries.data(), entries.size(), -1);
    eventfd_t ignored = 0;
    ::eventfd_read(wake_fd_, &ignored);
  }
}

std::optional<Launcher::Life> Launcher::life(std::int64_t pid) {
  const std::lock_guard lock(mutex_);
  const auto place = children_.find(pid);
  if (place == children_.end()) return std::nullopt;
  // It may have ended a moment before the thread comes to it.
  if (place->second.descriptor >= 0) collect(place->second);
  return place->second.life;
}

}  // namespace offhand::platform::linux_apps
