#include "platform/linux/apps/workload.h"

#include <dirent.h>
#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <memory>
#include <string>
#include <string_view>

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

bool has_a_thread_at_work(std::int64_t pid) {
  const auto directory = "/proc/" + std::to_string(pid) + "/task";
  const std::unique_ptr<DIR, int (*)(DIR*)> tasks(::opendir(directory.c_str()), ::closedir);
  if (tasks == nullptr) return false;
  while (const dirent* entry = ::readdir(tasks.get())) {
    if (entry->d_name[0] == '.') continue;
    const char state = state_of(::dirfd(tasks.get()), entry->d_name);
    if (state == 'R' || state == 'D') return true;
  }
  return false;
}

class Threads final : public Workload {
 public:
  explicit Threads(std::vector<std::int64_t> processes) : processes_(std::move(processes)) {}
  bool is_at_work() override {
    for (const auto pid : processes_) {
      if (has_a_thread_at_work(pid)) return true;
    }
    return false;
  }

 private:
  std::vector<std::int64_t> processes_;
};

}  // namespace

std::unique_ptr<Workload> make_workload(const std::vector<std::int64_t>& processes) {
  return std::make_unique<Threads>(processes);
}

}  // namespace offhand::platform::linux_apps
