#include "impl/transport/stdio.h"

#include <fmt/format.h>
#include <sys/epoll.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "impl/base/line_reader.h"
#include "impl/mcp/connection.h"
#include "impl/transport/line_stream.h"
#include "impl/transport/reading_threads.h"
#include "impl/transport/stop_signal.h"
#include "platform/host/readiness.h"

namespace offhand {
namespace {

/// How long a call may go on after SIGTERM before it is cancelled, and all calls together before the process ends
/// anyway.
constexpr std::chrono::milliseconds grace{500};
constexpr unsigned longest_end_seconds = 5;
/// How long a client may leave its answers unread after it closed its side, or after a signal. Before that there is no
/// limit, because it delays nobody but itself.
constexpr std::chrono::milliseconds unread_after_end{5'000};
constexpr std::chrono::milliseconds unread_after_signal{1'000};
/// How often a thread that waits for the client checks for the signal.
constexpr std::chrono::milliseconds look_again{50};

/// Two threads wait for input on one epoll descriptor.
class StdioServer {
 public:
  StdioServer(mcp::Server& server, int input, int output)
      : server_(server),
        executor_(server.dispatcher().process().executor()),
        stream_(std::make_shared<LineStream>(output, LineStream::Limits{}, [this] { stop_.raise(); })),
        // The principal is the same after a restart, so that sealed state of this user stays valid.
        connection_(server, {.principal = fmt::format("uid:{}", ::geteuid())}),
        input_(input) {
    connection_.set_side_stream(stream_);
  }

  void serve() {
    epoll_ = ::epoll_create1(EPOLL_CLOEXEC);
    epoll_event interest{};
    interest.events = EPOLLIN;
    interest.data.fd = input_;
    // epoll does not accept regular files, which never block; then one thread reads the file to its end.
    pollable_ = ::epoll_ctl(epoll_, EPOLL_CTL_ADD, input_, &interest) == 0;
    interest.data.fd = stop_.descriptor();
    ::epoll_ctl(epoll_, EPOLL_CTL_ADD, stop_.descriptor(), &interest);
    if (pollable_) {
      std::jthread second([this] { receive(); });
      receive();
    } else {
      receive();
    }
    ::close(epoll_);
    stream_->close();
  }

 private:
  /// Waits for running calls and for the client to read their answers; a signal shortens that. The first thread that
  /// sees the end does it, because the other one may be in a call that ends only when it is cancelled.
  void end() {
    if (ending_.exchange(true)) return;
    connection_.close();
    stream_->limit_stall(unread_after_end);
    bool finished = false;
    while (!stop_.came() && !finished) finished = connection_.drain(look_again) && stream_->flush(look_again);
    if (!finished) {
      ::alarm(longest_end_seconds);
      stream_->limit_stall(unread_after_signal);
    }
    server_.shut_down();
    if (!finished && !connection_.drain(grace)) connection_.cancel_all();
    connection_.drain();
    stream_->flush();
  }

  void take_lines() {
    while (const auto line = reader_.next()) {
      if (line->too_long) {
        stream_->refuse_long_line();
        continue;
      }
      while (!stream_->wait_for_room(look_again) && !stop_.came()) {
      }
      if (auto call = connection_.receive(mcp::read_message(line->text), stream_)) calls_.push_back(std::move(*call));
    }
  }

  void receive() {
    for (;;) {
      epoll_event ready{};
      if (pollable_ && ::epoll_wait(epoll_, &ready, 1, -1) < 0 && errno != EINTR) return;
      const bool stopped = pollable_ ? ready.data.fd == stop_.descriptor() : stop_.came();
      std::vector<mcp::ReadyCall> calls;
      bool ended = false;
      {
        const std::scoped_lock lock(reading_);
        ended = ended_ || stopped || read_once();
        calls.swap(calls_);
      }
      for (auto& call : calls) {
        const bool may_stay = pollable_ && &call == &calls.back() && stream_->has_room();
        if (!may_stay || !readers_.run_here(call)) stream_->run_in(executor_, std::move(call));
      }
      if (ended) return end();
    }
  }

  /// Reads the available input; true at its end. The end stays readable, so both threads see it.
  bool read_once() {
    if (pollable_ && !host::is_readable(input_)) return false;  // the other thread read it
    const auto count = ::read(input_, buffer_.data(), buffer_.size());
    if (count < 0) return errno != EINTR && errno != EAGAIN;
    if (count == 0) {
      ended_ = true;
      reader_.finish();
    } else {
      reader_.feed({buffer_.data(), static_cast<std::size_t>(count)});
    }
    take_lines();
    return ended_;
  }

  StopSignal stop_;
  mcp::Server& server_;
  Executor& executor_;
  std::shared_ptr<LineStream> stream_;
  mcp::Connection connection_;
  int input_;
  int epoll_ = -1;
  bool pollable_ = false;
  ReadingThreads readers_{2};
  std::atomic<bool> ending_ = false;

  std::mutex reading_;
  std::array<char, std::size_t{64} * 1024> buffer_{};
  LineReader reader_;
  std::vector<mcp::ReadyCall> calls_;
  bool ended_ = false;
};

}  // namespace

void serve_stdio(mcp::Server& server, int input, int output) {
  std::signal(
      SIGPIPE,
      SIG_IGN);  // NOLINT(bugprone-unused-return-value): a closed reader gives EPIPE instead of ending the process
  StdioServer(server, input, output).serve();
}

}  // namespace offhand
