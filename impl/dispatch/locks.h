#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "codegen/runtime/error.h"
#include "platform/api/clock.h"

namespace offhand {

/// Keeps actions out of each other's way. Background actions take the lock of their window; whatever needs the user's
/// pointer, keyboard or activation takes the seat, which also keeps other processes out by a lock file. Waiting is
/// first come first served and counts against the deadline.
class Locks {
 public:
  /// Holds a lock until it is destroyed.
  class Held {
   public:
    Held() = default;
    Held(Held&&) noexcept = default;
    Held& operator=(Held&&) noexcept = default;

   private:
    friend class Locks;
    explicit Held(std::shared_ptr<void> release) : release_(std::move(release)) {}
    std::shared_ptr<void> release_;
  };

  /// `directory` is made when the seat is first taken and holds its lock file, named by `desktop`.
  Locks(std::string directory, std::string desktop) : directory_(std::move(directory)), desktop_(std::move(desktop)) {}

  /// `deadline_exceeded` names the window when it stays locked.
  Result<Held> window(std::int64_t window_id, std::chrono::milliseconds patience, const std::stop_token& stop);
  Result<Held> seat(std::chrono::milliseconds patience, const std::stop_token& stop);

 private:
  struct Queue {
    std::deque<std::uint64_t> tickets;  // the front one holds the lock
  };
  Result<Held> take(std::int64_t key, const std::string& what, std::chrono::milliseconds patience,
                    const std::stop_token& stop);

  std::string directory_;
  std::string desktop_;
  std::mutex mutex_;
  std::condition_variable_any changed_;
  std::map<std::int64_t, Queue> queues_;
  std::uint64_t next_ticket_ = 0;
};

}  // namespace offhand
