#include "platform/host/run.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <utility>

#include "platform/host/descriptor.h"
#include "platform/host/launch.h"
#include "platform/host/process.h"
#include "platform/host/readiness.h"

namespace offhand::host {
namespace {

using Clock = std::chrono::steady_clock;

/// The interval between checks for cancellation.
constexpr std::chrono::milliseconds look_interval{50};

constexpr int second_input_number = 3;

/// A child process, killed and reaped by the destructor.
class Child {
 public:
  explicit Child(pid_t pid) : pid_(pid) {}
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  ~Child() {
    if (pid_ <= 0) return;
    ::kill(pid_, SIGKILL);
    (void)collect();
  }
  void limit_memory(std::size_t bytes) const {
    const rlimit limit{bytes, bytes};
    ::prlimit(pid_, RLIMIT_AS, &limit, nullptr);
  }
  /// Waits for its end, which must be near; returns its exit status, or -1.
  int collect() {
    int status = 0;
    while (::waitpid(pid_, &status, 0) < 0 && errno == EINTR) {
    }
    pid_ = 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }

 private:
  pid_t pid_;
};

/// Data in an anonymous file, so that the writer never blocks on a slow reader. Empty on failure.
Descriptor holding(std::string_view bytes) {
  Descriptor memory(::memfd_create("input", MFD_CLOEXEC));
  while (memory && !bytes.empty()) {
    const auto count = ::write(memory.get(), bytes.data(), bytes.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return {};
    bytes.remove_prefix(static_cast<std::size_t>(count));
  }
  if (memory) ::lseek(memory.get(), 0, SEEK_SET);
  return memory;
}

tl::unexpected<RunError> fail_with(RunFailure failure, int status = 0) {
  return tl::unexpected(RunError{failure, status});
}

}  // namespace

tl::expected<std::string, RunError> output_of(const Run& run, const std::stop_token& stop) {
  const auto until = Clock::now() + run.timeout;
  std::array<int, 2> ends{-1, -1};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) return fail_with(RunFailure::missing);
  const Descriptor output(ends[0]);
  Descriptor child_output(ends[1]);
  Launch launched;
  launched.places = places_of(run.program, variable("PATH").value_or("/usr/bin:/bin"));
  launched.argv = {run.program};
  launched.argv.insert(launched.argv.end(), run.arguments.begin(), run.arguments.end());
  launched.environment = own_environment();
  launched.environment.insert(launched.environment.end(), run.environment.begin(), run.environment.end());
  launched.descriptors = {{child_output.get(), STDOUT_FILENO}};
  launched.working_directory = "/";
  const Descriptor input = holding(run.input);
  if (input) launched.descriptors.emplace_back(input.get(), STDIN_FILENO);
  Descriptor second_input;
  if (!run.second_input.empty()) {
    second_input = holding(run.second_input);
    if (!second_input) return fail_with(RunFailure::missing);
    launched.descriptors.emplace_back(second_input.get(), second_input_number);
  }
  const auto started = launch(launched);
  if (!started) return fail_with(RunFailure::missing);
  Child child(*started);
  if (run.memory_bytes > 0) child.limit_memory(run.memory_bytes);
  child_output.reset();

  std::string bytes;
  std::array<char, 16'384> chunk{};
  while (true) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now());
    if (left.count() <= 0) return fail_with(RunFailure::too_slow);
    if (stop.stop_requested()) return fail_with(RunFailure::cancelled);
    if (!is_readable(output.get(), std::min(left, look_interval))) continue;
    const auto count = ::read(output.get(), chunk.data(), chunk.size());
    if (count <= 0) break;
    bytes.append(chunk.data(), static_cast<std::size_t>(count));
    if (bytes.size() > run.most_bytes) return fail_with(RunFailure::too_large);
  }
  // Its output is closed, so it is about to end.
  if (const int status = child.collect(); status != 0) return fail_with(RunFailure::failed, status);
  return bytes;
}

}  // namespace offhand::host
