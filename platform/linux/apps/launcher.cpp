#include "platform/linux/apps/launcher.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <string_view>
#include <vector>

#include "codegen/runtime/utf8.h"
#include "generated/types/errors.h"
#include "platform/host/launch.h"
#include "platform/host/process.h"
#include "platform/linux/apps/page_pipe_process.h"
#include "platform/linux/apps/programs.h"

// glibc 2.36 does not declare these for C++.
extern "C" {
#include <sys/pidfd.h>
}

extern char** environ;

namespace offhand::platform::linux_apps {
namespace {

/// Our environment as "NAME=value", with the plan's variables replaced or added.
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

Ended end_of(const siginfo_t& info) {
  return {info.si_code == CLD_EXITED ? Ended::How::exited : Ended::How::signalled, info.si_status};
}

/// How much is kept of the standard error of a program that ended.
constexpr off_t last_words_bytes = 2'048;
/// The size at which the standard error of a running program is truncated, and how often that is checked.
constexpr off_t most_error_bytes = 1'048'576;
constexpr int tidy_interval_ms = 60'000;

/// A memory file, because a pipe without a reader would end or block the program that writes to it.
host::Descriptor memory_for_errors() {
  host::Descriptor memory(::memfd_create("stderr", MFD_CLOEXEC));
  if (memory) ::fcntl(memory.get(), F_SETFL, O_APPEND);
  return memory;
}

off_t size_of(const host::Descriptor& memory) {
  struct stat status{};
  return ::fstat(memory.get(), &status) == 0 ? status.st_size : 0;
}

/// The last complete lines.
std::string end_of_errors(const host::Descriptor& memory) {
  if (!memory) return {};
  const off_t size = size_of(memory);
  const off_t from = std::max<off_t>(0, size - last_words_bytes);
  std::string text(static_cast<std::size_t>(size - from), '\0');
  const auto read = ::pread(memory.get(), text.data(), text.size(), from);
  text.resize(static_cast<std::size_t>(std::max<ssize_t>(0, read)));
  if (from > 0) text.erase(0, text.find('\n') + 1);
  while (text.ends_with('\n')) text.pop_back();
  return is_utf8(text) ? text : std::string();
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
  std::error_code error;
  if (const auto& folder = plan.working_directory; !folder.empty() && !std::filesystem::is_directory(folder, error)) {
    return fail(
        errors::launch_failed({.name = plan.name, .reason = "there is no folder " + folder + " to start it in"}));
  }
  // As a login would start it: a session of its own, without standard input and output.
  auto errors = plan.keeps_errors ? memory_for_errors() : host::Descriptor();
  std::vector<std::pair<int, int>> descriptors;
  if (errors) descriptors.emplace_back(errors.get(), STDERR_FILENO);
  // Our ends close on return: from then on only the program and the holder have the pipe.
  std::optional<PagePipe> pipe;
  if (plan.serves_pages_by_pipe) {
    OFFHAND_ASSIGN(pipe, hold_page_pipe());
    descriptors.emplace_back(pipe->to_read.get(), PagePipe::reading_number);
    descriptors.emplace_back(pipe->to_write.get(), PagePipe::writing_number);
  }
  const auto spawned = host::launch({.places = host::places_of(plan.argv.front(), search_path()),
                                     .argv = plan.argv,
                                     .environment = environment_for(plan),
                                     .descriptors = descriptors,
                                     .working_directory = plan.working_directory,
                                     .group = host::Launch::Group::own_session});
  if (!spawned) {
    const auto reason = plan.argv.front() + ": " + std::strerror(spawned.error());
    return fail(errors::launch_failed({.name = plan.name, .reason = reason}));
  }
  const auto pid = *spawned;
  const std::lock_guard lock(mutex_);
  // For a reused pid of a former child, the former end no longer counts.
  children_[pid] = {.descriptor = ::pidfd_open(pid, 0), .life = {}, .errors = std::move(errors)};
  if (!collector_.joinable()) collector_ = std::jthread([this](const std::stop_token& stop) { collect_all(stop); });
  wake();
  return pid;
}

bool Launcher::collect(Child& child) {
  siginfo_t info{};
  const int status = ::waitid(P_PIDFD, static_cast<id_t>(child.descriptor), &info, WEXITED | WNOHANG);
  if (status == 0 && info.si_pid == 0) return false;
  // Other code in this process has waited for it: only the fact that it ended is known.
  child.life.end = status == 0 ? end_of(info) : Ended{};
  ::close(std::exchange(child.descriptor, -1));
  child.last_words = end_of_errors(child.errors);
  child.errors.reset();
  return true;
}

void Launcher::collect_all(const std::stop_token& stop) {
  while (!stop.stop_requested()) {
    std::vector<pollfd> entries{{wake_fd_, POLLIN, 0}};
    {
      const std::lock_guard lock(mutex_);
      for (auto& [pid, child] : children_) {
        if (child.descriptor < 0) continue;
        if (collect(child)) continue;
        entries.push_back({child.descriptor, POLLIN, 0});
        if (child.errors && size_of(child.errors) > most_error_bytes) (void)!::ftruncate(child.errors.get(), 0);
      }
    }
    // Wakes up periodically to check the size of standard error, but not without children.
    ::poll(entries.data(), entries.size(), entries.size() > 1 ? tidy_interval_ms : -1);
    eventfd_t ignored = 0;
    ::eventfd_read(wake_fd_, &ignored);
  }
}

std::string Launcher::last_words(std::int64_t pid) {
  const std::lock_guard lock(mutex_);
  const auto place = children_.find(pid);
  if (place == children_.end()) return {};
  return place->second.errors ? end_of_errors(place->second.errors) : place->second.last_words;
}

std::optional<Launcher::Life> Launcher::life(std::int64_t pid) {
  const std::lock_guard lock(mutex_);
  const auto place = children_.find(pid);
  if (place == children_.end()) return std::nullopt;
  // It may have ended a moment before the thread notices.
  if (place->second.descriptor >= 0) collect(place->second);
  return place->second.life;
}

}  // namespace offhand::platform::linux_apps
