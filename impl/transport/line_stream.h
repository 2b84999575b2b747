#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "impl/base/executor.h"
#include "impl/mcp/stream.h"
#include "platform/host/descriptor.h"

namespace offhand {

/// Writes messages to a descriptor, one per line. Any thread may send; messages are never interleaved, and no sender
/// waits for the client: unsent messages wait here for a thread that is started then. Writing ends if the client
/// disconnects, leaves too much unread, or reads nothing for too long.
class LineStream final : public mcp::Stream, public std::enable_shared_from_this<LineStream> {
 public:
  using Milliseconds = std::chrono::milliseconds;

  struct Limits {
    /// With this many unsent bytes no further call is started, ...
    std::size_t calls_bytes = std::size_t{4} << 20;
    /// ... with this many no further message is read, ...
    std::size_t reading_bytes = std::size_t{32} << 20;
    /// ... and above this the client is given up. A single message may be longer.
    std::size_t bytes = std::size_t{64} << 20;
    /// How long a client may read nothing while output waits for it; without a value there is no limit.
    std::optional<Milliseconds> stall = std::nullopt;
  };

  /// `given_up` is called at most once, from any thread, and must not call back into the stream.
  LineStream(int output, Limits limits, std::function<void()> given_up)
      : output_(output), limits_(limits), given_up_(std::move(given_up)) {}
  ~LineStream() override { close(); }
  LineStream(const LineStream&) = delete;
  LineStream& operator=(const LineStream&) = delete;

  void send(std::string message) override;
  void finish(std::string answer, int /*http_status*/) override { send(std::move(answer)); }

  /// Answers an overlong line that LineReader skipped.
  void refuse_long_line();

  /// Runs a call in the pool. While too many bytes are unsent the call is postponed, which occupies no thread.
  void run_in(Executor& executor, std::function<void()> call);
  /// True if a call may start.
  bool has_room() const { return waiting_bytes_ < limits_.calls_bytes; }
  /// Waits until further messages may be read; false if `timeout` passed first.
  bool wait_for_room(std::optional<Milliseconds> timeout = std::nullopt);

  /// From now on applies a stall limit, which restarts whenever the client reads.
  void limit_stall(Milliseconds stall);
  /// Waits until all output is written; false if `timeout` passed first.
  bool flush(std::optional<Milliseconds> timeout = std::nullopt);
  /// Stops writing and leaves the descriptor open. The owner of the descriptor calls this before closing it.
  void close();

 private:
  using Clock = std::chrono::steady_clock;

  bool wait_below(std::size_t bytes, std::optional<Milliseconds> timeout);
  void write_waiting();
  bool write_front();
  std::optional<Milliseconds> time_left() const;
  void wake();
  void begin_put_off();
  void give_up(const std::string& reason);
  void stop_writing();

  const int output_;
  Limits limits_;
  const std::function<void()> given_up_;

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::string> waiting_;
  std::size_t written_ = 0;  // bytes written of the first message
  std::atomic<std::size_t> waiting_bytes_ = 0;
  Clock::time_point moved_;  // when the client last read, or stopped reading
  bool ended_ = false;
  Executor* executor_ = nullptr;
  std::vector<std::function<void()>> put_off_;
  host::Descriptor wake_;
  std::thread writer_;
};

}  // namespace offhand
