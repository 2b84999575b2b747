#include "platform/linux/apps/workload.h"

#include <dirent.h>
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "platform/host/descriptor.h"

namespace offhand::platform::linux_apps {
namespace {

/// State of a thread as in proc(5): R runs or waits for a processor, D waits for a disk.
char state_of(int task_directory, const char* thread) {
  const host::Descriptor file(::openat(task_directory, (std::string(thread) + "/stat").c_str(), O_RDONLY | O_CLOEXEC));
  if (!file) return 'X';
  // A name has 15 bytes at most, and the state comes right after it.
  std::array<char, 128> start{};
  const auto count = ::read(file.get(), start.data(), start.size());
  const std::string_view text(start.data(), count > 0 ? static_cast<std::size_t>(count) : 0);
  const auto bracket = text.rfind(") ");
  return bracket == std::string_view::npos || bracket + 2 >= text.size() ? 'X' : text[bracket + 2];
}

/// For how long, in nanoseconds: the first number of schedstat in proc(5). 0 where the kernel does not count it.
std::uint64_t time_run(int task_directory, const char* thread) {
  const host::Descriptor file(
      ::openat(task_directory, (std::string(thread) + "/schedstat").c_str(), O_RDONLY | O_CLOEXEC));
  if (!file) return 0;
  std::array<char, 24> start{};
  const auto count = ::read(file.get(), start.data(), start.size());
  std::uint64_t nanoseconds = 0;
  std::from_chars(start.data(), start.data() + std::max<ssize_t>(count, 0), nanoseconds);
  return nanoseconds;
}

class Threads final : public Workload {
 public:
  explicit Threads(std::vector<std::int64_t> processes) : processes_(std::move(processes)) {}

  Work look() override {
    Work work = Work::none;
    for (const auto pid : processes_) {
      const auto directory = "/proc/" + std::to_string(pid) + "/task";
      const std::unique_ptr<DIR, int (*)(DIR*)> tasks(::opendir(directory.c_str()), ::closedir);
      if (tasks == nullptr) continue;
      while (const dirent* entry = ::readdir(tasks.get())) {
        if (entry->d_name[0] != '.') work = std::max(work, work_of(::dirfd(tasks.get()), entry->d_name));
      }
    }
    return work;
  }

 private:
  Work work_of(int tasks, const char* thread) {
    const char state = state_of(tasks, thread);
    if (state != 'R' && state != 'D') return Work::none;
    const auto now = time_run(tasks, thread);
    const auto [known, is_new] = run_.try_emplace(thread, now);
    if (now == 0 || is_new) return Work::runs;
    return std::exchange(known->second, now) == now ? Work::waits : Work::runs;
  }

  std::vector<std::int64_t> processes_;
  /// What was read at the last look at which it had something to do.
  std::map<std::string, std::uint64_t> run_;
};

}  // namespace

std::unique_ptr<Workload> make_workload(const std::vector<std::int64_t>& processes) {
  return std::make_unique<Threads>(processes);
}

}  // namespace offhand::platform::linux_apps
