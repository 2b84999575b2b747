#include "platform/host/fetch.h"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstring>

#include "platform/host/descriptor.h"
#include "platform/host/launch.h"
#include "platform/host/process.h"
#include "platform/host/readiness.h"

namespace offhand::host {
namespace {

using Clock = std::chrono::steady_clock;

/// Between two looks whether the caller has given up.
constexpr std::chrono::milliseconds look_interval{50};

/// A child of ours, ended and collected with this object.
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
  /// Waits for its end, which has to be near: its exit status, or -1.
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

/// A proxy is a matter of the machine; everything else in ~/.curlrc and the like is the user's own.
std::vector<std::string> words_for(const std::string& address, std::size_t most_bytes) {
  return {"curl",
          "--disable",
          "--silent",
          "--fail",
          "--location",
          "--max-redirs",
          "3",
          "--proto",
          "=http,https",
          "--proto-redir",
          "=https",
          "--max-filesize",
          std::to_string(most_bytes),
          "--user-agent",
          "offhand",
          "--url",
          address};
}

std::string meaning_of(int status) {
  switch (status) {
    case 5:
    case 6:
      return "its name is not known here: is this machine offline?";
    case 7:
      return "nobody answers there: is this machine offline?";
    case 22:
      return "the server has no such file";
    case 35:
    case 60:
      return "its certificate could not be checked";
    case 63:
      return "what is there is too large";
    default:
      return "curl ended with exit status " + std::to_string(status);
  }
}

}  // namespace

tl::expected<std::string, std::string> fetch(const std::string& address, std::size_t most_bytes,
                                             std::chrono::milliseconds patience, const std::stop_token& stop) {
  const auto until = Clock::now() + patience;
  std::array<int, 2> ends{-1, -1};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) return tl::unexpected(std::string(std::strerror(errno)));
  Descriptor output(ends[0]);
  Descriptor input(ends[1]);
  const auto places = places_of("curl", variable("PATH").value_or("/usr/bin:/bin"));
  const auto started = launch({.places = places,
                               .argv = words_for(address, most_bytes),
                               .environment = own_environment(),
                               .descriptors = {{input.get(), 1}},
                               .working_directory = "/"});
  if (!started) return tl::unexpected(std::string("the program curl is missing: apt-get install curl"));
  Child child(*started);
  input.reset();

  std::string bytes;
  std::array<char, 4096> chunk{};
  while (true) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now());
    if (left.count() <= 0) return tl::unexpected("no answer came within " + std::to_string(patience.count()) + " ms");
    if (stop.stop_requested()) return tl::unexpected(std::string("the call was cancelled"));
    if (!is_readable(output.get(), std::min(left, look_interval))) continue;
    const auto count = ::read(output.get(), chunk.data(), chunk.size());
    if (count <= 0) break;
    bytes.append(chunk.data(), static_cast<std::size_t>(count));
    if (bytes.size() > most_bytes) return tl::unexpected(std::string("what is there is too large"));
  }
  // Its output is closed, so it is at its end.
  if (const int status = child.collect(); status != 0) return tl::unexpected(meaning_of(status));
  return bytes;
}

}  // namespace offhand::host
