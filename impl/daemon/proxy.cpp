#include "impl/daemon/proxy.h"

#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <optional>
#include <string>

#include "impl/daemon/marks.h"
#include "impl/transport/ready_write.h"
#include "impl/transport/stop_signal.h"
#include "platform/host/readiness.h"

namespace offhand::daemon {
namespace {

using ProxyClock = std::chrono::steady_clock;
using std::chrono::milliseconds;

/// How long the end may take after a signal, since the daemon lets calls finish before it cancels them.
constexpr milliseconds longest_end{4'000};
/// How long the client may leave answers unread after it closed its side, or after a signal.
constexpr milliseconds longest_unread{5'000};
constexpr milliseconds longest_unread_after_signal{1'000};

/// Bytes of one side that the other has not taken yet. No more is read until it has.
class Flow {
 public:
  bool is_empty() const { return rest_.empty(); }
  /// Adds a message of the proxy on a line of its own.
  void say(const std::string& message) {
    held_ = std::string(rest_) + (in_line_ ? "\n" : "") + message + "\n";
    rest_ = held_;
    in_line_ = false;
  }
  /// False at the end of `from`.
  bool fill(int from) {
    const auto count = ::read(from, buffer_.data(), buffer_.size());
    if (count <= 0) return count < 0 && (errno == EINTR || errno == EAGAIN);
    rest_ = {buffer_.data(), static_cast<std::size_t>(count)};
    in_line_ = rest_.back() != '\n';
    return true;
  }
  /// Returns the bytes written; -1 if `to` is closed.
  ssize_t pass(int to) {
    const auto count = write_ready(to, rest_);
    if (count > 0) rest_.remove_prefix(static_cast<std::size_t>(count));
    return count;
  }
  void drop() { rest_ = {}; }

 private:
  std::array<char, std::size_t{64} * 1024> buffer_;
  std::string held_;
  std::string_view rest_;
  bool in_line_ = false;
};

class Proxy {
 public:
  Proxy(int input, int output, int socket) : input_(input), output_(output), socket_(socket) {}

  void run() {
    while (wait() && step()) {
    }
  }

 private:
  enum Source : std::uint8_t { from_input, from_daemon, from_signal };

  /// False if the end takes too long.
  bool wait() {
    // Polls only what can be processed; otherwise a closed side would wake the loop all the time.
    sources_ = {{{.descriptor = input_, .to_read = !input_ended_ && outward_.is_empty()},
                 {.descriptor = socket_, .to_read = back_.is_empty(), .to_write = !outward_.is_empty()},
                 {.descriptor = stop_.descriptor(), .to_read = !signalled_},
                 {.descriptor = output_, .to_write = !back_.is_empty()}}};
    const auto end = deadline();
    if (!end) return host::wait_for_any(sources_, std::nullopt) >= 0;
    const auto left = std::chrono::ceil<milliseconds>(*end - ProxyClock::now());
    return left.count() > 0 && host::wait_for_any(sources_, left) >= 0;
  }

  std::optional<ProxyClock::time_point> deadline() const {
    if (signalled_) return back_.is_empty() ? *signalled_ + longest_end : taken_ + longest_unread_after_signal;
    if (input_ended_ && !back_.is_empty()) return taken_ + longest_unread;
    return std::nullopt;
  }

  /// False when the proxy is done.
  bool step() {
    if (has(from_signal)) {
      signalled_ = ProxyClock::now();
      end_input(EndOfClient::cancel);
    }
    if (has(from_input) && !input_ended_ && !outward_.fill(input_)) end_input(EndOfClient::finish);
    if (!outward_.is_empty() && outward_.pass(socket_) < 0) {
      // A daemon that no longer reads may still send answers.
      input_ended_ = true;
      outward_.drop();
    }
    if (has(from_daemon) && back_.is_empty()) {
      if (!back_.fill(socket_)) return false;
      taken_ = ProxyClock::now();
    }
    if (back_.is_empty()) return true;
    const auto count = back_.pass(output_);
    if (count > 0) taken_ = ProxyClock::now();
    return count >= 0;
  }

  bool has(Source source) const { return sources_[source].readable; }

  void end_input(EndOfClient how) {
    input_ended_ = true;
    taken_ = ProxyClock::now();
    outward_.say(end_message(how));
  }

  int input_;
  int output_;
  int socket_;
  StopSignal stop_;
  Flow outward_;
  Flow back_;
  std::array<host::Awaited, 4> sources_{};
  bool input_ended_ = false;
  std::optional<ProxyClock::time_point> signalled_;
  ProxyClock::time_point taken_;  // when the client last took bytes, or began to take none
};

}  // namespace

void carry(int input, int output, Descriptor socket) {
  std::signal(
      SIGPIPE,
      SIG_IGN);  // NOLINT(bugprone-unused-return-value): a closed side gives EPIPE instead of ending the process
  Proxy(input, output, socket.get()).run();
}

}  // namespace offhand::daemon
