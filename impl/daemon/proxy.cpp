#include "impl/daemon/proxy.h"

#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <optional>
#include <string>

#include "impl/base/line_reader.h"
#include "impl/daemon/carried_messages.h"
#include "impl/daemon/marks.h"
#include "impl/mcp/message.h"
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
/// How often it is looked whether a client that writes no more still reads.
constexpr milliseconds look_again{20};
/// How long a new daemon may take for an answer that the client has had already.
constexpr milliseconds longest_agreement{2'000};

/// Bytes of one side that the other has not taken yet. No more is read until it has.
class Flow {
 public:
  bool is_empty() const { return rest_.empty(); }
  void put(const std::string& bytes) {
    held_ = bytes;
    rest_ = held_;
    in_line_ = !bytes.empty() && bytes.back() != '\n';
  }
  /// Adds messages of our own, on lines of their own.
  void say(const std::string& message) {
    held_ = std::string(rest_) + (in_line_ ? "\n" : "") + message + (message.ends_with('\n') ? "" : "\n");
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
  std::string_view bytes() const { return rest_; }

 private:
  std::array<char, std::size_t{64} * 1024> buffer_;
  std::string held_;
  std::string_view rest_;
  bool in_line_ = false;
};

class Proxy {
 public:
  /// What the client and an earlier daemon agreed on is agreed on here by now.
  Proxy(int input, int output, int socket, const mcp::Resumption& resumption)
      : input_(input), output_(output), socket_(socket) {
    for (const auto& line : resumption.agreed) messages_.from_client(line + "\n");
    messages_.answers_to_unanswered();  // which the client has had
    messages_.from_client(resumption.unfinished_line);
    outward_.put(resumption.unfinished_line);
  }

  Carried run() {
    while (wait() && step()) {
    }
    if (!daemon_ended_) return {};
    answer_what_is_lost();
    if (input_ended_ || signalled_ || !wait_for_client()) return {};
    return {EndOfCarrying::daemon, messages_.resumption()};
  }

 private:
  enum Source : std::uint8_t { from_input, from_daemon, from_signal };

  /// False when the end takes too long, or the client is gone that the last answers are for.
  bool wait() {
    for (;;) {
      // Asks only for what can be gone on with: a side that closed would keep it awake otherwise.
      sources_ = {{{.descriptor = input_, .to_read = !input_ended_ && !daemon_is_closing_ && outward_.is_empty()},
                   {.descriptor = socket_, .to_read = back_.is_empty(), .to_write = !outward_.is_empty()},
                   {.descriptor = stop_.descriptor(), .to_read = !signalled_},
                   {.descriptor = output_, .to_write = !back_.is_empty()}}};
      const auto end = deadline();
      std::optional<milliseconds> left;
      if (end) left = std::chrono::ceil<milliseconds>(*end - ProxyClock::now());
      if (left && left->count() <= 0) return false;
      if (input_ended_) left = left ? std::min(*left, look_again) : look_again;
      const int ready = host::wait_for_any(sources_, left);
      if (ready != 0) return ready > 0;
      if (input_ended_ && host::is_gone(output_)) return false;
    }
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
    if (has(from_input) && !input_ended_) {
      if (outward_.fill(input_)) {
        messages_.from_client(outward_.bytes());
      } else {
        end_input(EndOfClient::finish);
      }
    }
    if (!outward_.is_empty() && outward_.pass(socket_) < 0) {
      // A daemon that reads no more may still have something to say.
      daemon_is_closing_ = true;
      outward_.drop();
    }
    if (has(from_daemon) && back_.is_empty()) {
      if (!back_.fill(socket_)) {
        daemon_ended_ = true;
        return false;
      }
      messages_.from_daemon(back_.bytes());
      taken_ = ProxyClock::now();
    }
    if (back_.is_empty()) return true;
    const auto count = back_.pass(output_);
    if (count > 0) taken_ = ProxyClock::now();
    return count >= 0;
  }

  /// Until the client says something more, or its end: by then there may be another daemon. False when a signal came.
  bool wait_for_client() {
    std::array sources{host::Awaited{.descriptor = input_, .to_read = true},
                       host::Awaited{.descriptor = stop_.descriptor(), .to_read = true}};
    while (host::wait_for_any(sources, std::nullopt) == 0) {
    }
    return !sources[1].readable;
  }

  void answer_what_is_lost() {
    if (const auto answers = messages_.answers_to_unanswered(); !answers.empty()) back_.say(answers);
    std::array to_client{host::Awaited{.descriptor = output_, .to_write = true}};
    while (!back_.is_empty() && host::wait_for_any(to_client, longest_unread) > 0 && back_.pass(output_) >= 0) {
    }
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
  CarriedMessages messages_;
  std::array<host::Awaited, 4> sources_{};
  bool input_ended_ = false;
  bool daemon_is_closing_ = false;
  bool daemon_ended_ = false;
  std::optional<ProxyClock::time_point> signalled_;
  ProxyClock::time_point taken_;  // when the client last took bytes, or began to take none
};

/// Says again to a new daemon what the client had agreed on with the one before, and keeps its answers from the client.
/// False when it does not answer.
bool agree_again(int socket, const mcp::Resumption& resumption) {
  std::array<char, std::size_t{16} * 1024> buffer{};
  for (const auto& line : resumption.agreed) {
    const auto written = line + "\n";
    for (std::string_view rest = written; !rest.empty();) {
      const auto count = ::send(socket, rest.data(), rest.size(), MSG_NOSIGNAL);
      if (count <= 0) return false;
      rest.remove_prefix(static_cast<std::size_t>(count));
    }
    const auto id = mcp::read_message(line).id;
    LineReader answers;
    for (bool is_answered = id.empty(); !is_answered;) {
      if (!host::is_readable(socket, longest_agreement)) return false;
      const auto count = ::read(socket, buffer.data(), buffer.size());
      if (count <= 0) return false;
      answers.feed({buffer.data(), static_cast<std::size_t>(count)});
      while (const auto answer = answers.next()) is_answered = is_answered || answered_id(answer->text) == id;
    }
  }
  return true;
}

}  // namespace

Carried carry(int input, int output, Descriptor socket, const mcp::Resumption& resumption) {
  std::signal(SIGPIPE, SIG_IGN);  // NOLINT(bugprone-unused-return-value): a side that goes away is EPIPE, not our end
  if (!agree_again(socket.get(), resumption)) return {EndOfCarrying::daemon, resumption};
  return Proxy(input, output, socket.get(), resumption).run();
}

}  // namespace offhand::daemon
