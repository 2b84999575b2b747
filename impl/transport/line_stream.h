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

/// Writes messages to a descriptor, one a line. Any thread; messages are never mixed up, and nobody who sends waits for
/// the client: what it does not take at once waits here, for a thread that is started then. A client that is gone, or
/// given up because it leaves too much unread or reads nothing for too long, is written to no more.
class LineStream final : public mcp::Stream, public std::enable_shared_from_this<LineStream> {
 public:
  using Milliseconds = std::chrono::milliseconds;

  struct Limits {
    /// When so much waits no further call is begun, ...
    std::size_t calls_bytes = std::size_t{4} << 20;
    /// ... then nothing more is to be read, ...
    std::size_t reading_bytes = std::size_t{32} << 20;
    /// ... and beyond this the client is given up. A single message may be longer.
    std::size_t bytes = std::size_t{64} << 20;
    /// For how long a client may read nothing while something waits for it; without: as long as it likes.
    std::optional<Milliseconds> stall = std::nullopt;
  };

  /// `given_up` is called at most once, from any thread, and must not call back.
  LineStream(int output, Limits limits, std::function<void()> given_up)
      : output_(output), limits_(limits), given_up_(std::move(given_up)) {}
  ~LineStream() override { close(); }
  LineStream(const LineStream&) = delete;
  LineStream& operator=(const LineStream&) = delete;

  void send(std::string message) override;
  void finish(std::string answer, int /*http_status*/) override { send(std::move(answer)); }

  /// Answers a line that LineReader skipped.
  void refuse_long_line();

  /// Runs a call in the pool. While too much waits to be read it is put off, which occupies no thread.
  void run_in(Executor& executor, std::function<void()> call);
  /// Whether a call may be begun.
  bool has_room() const { return waiting_bytes_ < limits_.calls_bytes; }
  /// Waits until it makes sense to read further messages; false when `patience` ran out.
  bool wait_for_room(std::optional<Milliseconds> timeout = std::nullopt);

  /// From now on the client has this long, and so long again whenever it has read something.
  void limit_stall(Milliseconds stall);
  /// Waits until nothing waits any more; false when `patience` ran out.
  bool flush(std::optional<Milliseconds> timeout = std::nullopt);
  /// Writes no more and leaves the descriptor alone. For whoever owns the descriptor, before that is closed.
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
  std::size_t written_ = 0;  // of the first that waits
  std::atomic<std::size_t> waiting_bytes_ = 0;
  Clock::time_point moved_;  // when it last took something, or began to take nothing
  bool ended_ = false;
  Executor* executor_ = nullptr;
  std::vector<std::function<void()>> put_off_;
  host::Descriptor wake_;
  std::thread writer_;
};

}  // namespace offhand
