#include "platform/linux/atspi/applications/stillness.h"

#include <dirent.h>
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <functional>
#include <memory>
#include <string_view>
#include <thread>

#include "platform/host/descriptor.h"

namespace offhand::platform::atspi {
namespace {

/// GTK 3 sleeps 20 to 100 us after an answer; a busy machine may delay that, or other work may come first.
constexpr std::chrono::microseconds time_to_fall_asleep{300};

struct Thread {
  /// As in proc_pid_status(5); S is an interruptible sleep.
  char state = 0;
  std::uint64_t sleeps = 0;
};

std::string_view behind(std::string_view text, std::string_view label) {
  const auto at = text.find(label);
  return at == std::string_view::npos ? std::string_view() : text.substr(at + label.size());
}

std::optional<Thread> thread_at(int tasks, const std::string& id) {
  const host::Descriptor file(::openat(tasks, (id + "/status").c_str(), O_RDONLY | O_CLOEXEC));
  if (!file) return std::nullopt;
  std::array<char, 8192> bytes{};
  const auto count = ::read(file.get(), bytes.data(), bytes.size());
  const std::string_view text(bytes.data(), static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
  const auto state = behind(text, "\nState:\t");
  const auto sleeps = behind(text, "\nvoluntary_ctxt_switches:\t");
  Thread thread;
  if (state.empty() || sleeps.empty()) return std::nullopt;
  thread.state = state.front();
  const auto read = std::from_chars(sleeps.data(), sleeps.data() + sleeps.size(), thread.sleeps);
  return read.ec == std::errc() ? std::optional(thread) : std::nullopt;
}

/// False if the process does not exist or `passes` returns false for one of its threads.
bool all_threads(std::int64_t pid, const std::function<bool(const std::string& id, const Thread& thread)>& passes) {
  const auto path = "/proc/" + std::to_string(pid) + "/task";
  const std::unique_ptr<DIR, int (*)(DIR*)> tasks(::opendir(path.c_str()), ::closedir);
  if (tasks == nullptr) return false;
  while (const dirent* entry = ::readdir(tasks.get())) {
    if (entry->d_name[0] == '.') continue;
    const std::string id = entry->d_name;
    const auto thread = thread_at(::dirfd(tasks.get()), id);
    if (!thread || !passes(id, *thread)) return false;
  }
  return true;
}

}  // namespace

std::optional<Stillness> Stillness::begin(std::int64_t pid) {
  const auto until = std::chrono::steady_clock::now() + time_to_fall_asleep;
  do {
    Stillness still(pid);
    const bool sleeps = all_threads(pid, [&](const std::string& id, const Thread& thread) {
      still.sleeps_[id] = thread.sleeps;
      return thread.state == 'S';
    });
    if (sleeps) return still;
    std::this_thread::yield();
  } while (std::chrono::steady_clock::now() < until);
  return std::nullopt;
}

bool Stillness::lasts() const {
  std::size_t found = 0;
  const bool still = all_threads(pid_, [&](const std::string& id, const Thread& thread) {
    ++found;
    const auto then = sleeps_.find(id);
    return thread.state == 'S' && then != sleeps_.end() && then->second == thread.sleeps;
  });
  return still && found == sleeps_.size();
}

}  // namespace offhand::platform::atspi
