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

/// The state of a thread as in proc(5): R runs or is ready to run, D waits for a disk.
char state_of(int task_directory, const char* thread) {
  const host::Descriptor file(::openat(task_directory, (std::string(thread) + "/stat").c_str(), O_RDONLY | O_CLOEXEC));
  if (!file) return 'X';
  // A name has at most 15 bytes, and the state follows it.
  std::array<char, 128> start{};
  const auto count = ::read(file.get(), start.data(), start.size());
  const std::string_view text(start.data(), count > 0 ? static_cast<std::size_t>(count) : 0);
  const auto bracket = text.rfind(") ");
  return bracket == std::string_view::npos || bracket + 2 >= text.size() ? 'X' : text[bracket + 2];
}

/// The first two numbers of schedstat in proc(5), in nanoseconds. 0 where the kernel does not count them.
struct Schedule {
  std::uint64_t run = 0;
  /// The time spent ready to run without a processor; a wait is added once it is over.
  std::uint64_t waited = 0;
};

Schedule schedule_of(int directory, const std::string& path) {
  const host::Descriptor file(::openat(directory, path.c_str(), O_RDONLY | O_CLOEXEC));
  Schedule schedule;
  if (!file) return schedule;
  std::array<char, 64> text{};
  const auto count = ::read(file.get(), text.data(), text.size());
  const char* const end = text.data() + std::max<ssize_t>(count, 0);
  const auto run = std::from_chars(text.data(), end, schedule.run);
  if (run.ptr < end) std::from_chars(run.ptr + 1, end, schedule.waited);
  return schedule;
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
    if (waited_before_.empty()) (void)deprived();
    return work;
  }

  std::chrono::nanoseconds deprived() override {
    std::chrono::nanoseconds sum{};
    for (const auto pid : processes_) {
      // For the first thread, which handles input in all toolkits.
      const auto waited = schedule_of(AT_FDCWD, "/proc/" + std::to_string(pid) + "/schedstat").waited;
      const auto before = waited_before_.try_emplace(pid, waited).first->second;
      sum += std::chrono::nanoseconds(std::max(waited, before) - before);
    }
    return sum;
  }

 private:
  Work work_of(int tasks, const char* thread) {
    const char state = state_of(tasks, thread);
    if (state != 'R' && state != 'D') return Work::none;
    const auto now = schedule_of(tasks, std::string(thread) + "/schedstat").run;
    const auto [known, is_new] = run_.try_emplace(thread, now);
    if (now == 0 || is_new) return Work::runs;
    return std::exchange(known->second, now) == now ? Work::waits : Work::runs;
  }

  std::vector<std::int64_t> processes_;
  /// The running times read at the last look at which a thread was busy.
  std::map<std::string, std::uint64_t> run_;
  /// The waiting times at the first look.
  std::map<std::int64_t, std::uint64_t> waited_before_;
};

}  // namespace

std::unique_ptr<Workload> make_workload(const std::vector<std::int64_t>& processes) {
  return std::make_unique<Threads>(processes);
}

}  // namespace offhand::platform::linux_apps
