#include "platform/host/piped_child.h"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>

#include "platform/host/launch.h"
#include "platform/host/process.h"
#include "platform/host/readiness.h"

namespace offhand::host {
namespace {

constexpr std::chrono::milliseconds time_to_end{2'000};

}  // namespace

PipedChild::~PipedChild() {
  input_.reset();
  if (pid_ <= 0) return;
  // The end of its output tells that it ended.
  const auto until = std::chrono::steady_clock::now() + time_to_end;
  while (std::chrono::steady_clock::now() < until) {
    if (const auto rest = read(std::chrono::milliseconds{50}); rest && rest->empty()) break;
  }
  ::kill(-pid_, SIGKILL);
  while (::waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) {
  }
}

tl::expected<void, int> PipedChild::start(const std::vector<std::string>& words,
                                          const std::vector<std::string>& additions) {
  // A child that goes away is EPIPE, not our end.
  std::signal(SIGPIPE, SIG_IGN);  // NOLINT(bugprone-unused-return-value)
  std::array<int, 2> to{-1, -1};
  std::array<int, 2> from{-1, -1};
  if (::pipe2(to.data(), O_CLOEXEC) != 0) return tl::unexpected(errno);
  const Descriptor child_input(to[0]);
  input_ = Descriptor(to[1]);
  if (::pipe2(from.data(), O_CLOEXEC) != 0) return tl::unexpected(errno);
  output_ = Descriptor(from[0]);
  const Descriptor child_output(from[1]);
  Launch request;
  request.places = places_of(words.front(), variable("PATH").value_or("/usr/bin:/bin"));
  request.argv = words;
  // The first of two values counts.
  request.environment = additions;
  const auto own = own_environment();
  request.environment.insert(request.environment.end(), own.begin(), own.end());
  request.descriptors = {
      {child_input.get(), STDIN_FILENO}, {child_output.get(), STDOUT_FILENO}, {STDERR_FILENO, STDERR_FILENO}};
  const auto started = launch(request);
  if (!started) return tl::unexpected(started.error());
  pid_ = *started;
  return {};
}

bool PipedChild::write(std::string_view bytes) {
  while (!bytes.empty()) {
    const auto count = ::write(input_.get(), bytes.data(), bytes.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(count));
  }
  return true;
}

std::optional<std::string> PipedChild::read(std::chrono::milliseconds timeout) {
  if (!is_readable(output_.get(), timeout)) return std::nullopt;
  std::string bytes(65'536, '\0');
  ssize_t count = 0;
  do count = ::read(output_.get(), bytes.data(), bytes.size());
  while (count < 0 && errno == EINTR);
  bytes.resize(count > 0 ? static_cast<std::size_t>(count) : 0);
  return bytes;
}

}  // namespace offhand::host
