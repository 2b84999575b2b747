#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <mutex>
#include <vector>

#include "platform/api/event.h"

namespace offhand {

/// An event, and how often it came in a row.
struct LoggedEvent {
  platform::Event event;
  /// When it came last.
  std::chrono::system_clock::time_point at;
  std::int64_t times = 1;
  /// Counts the events of all applications; of several in a row that of the last.
  std::uint64_t number = 0;
};

/// The last events of each application. Bounded, however much applications report; thread-safe.
class EventLog {
 public:
  static constexpr std::size_t kept_per_process = 200;
  static constexpr std::size_t processes_kept = 64;

  void note(const platform::Event& event);
  /// Oldest first.
  std::vector<LoggedEvent> of(std::int64_t pid) const;
  /// Another number whenever of() tells something else; 0 where it tells nothing.
  std::uint64_t version_of(std::int64_t pid) const;
  /// Those of all applications, oldest first.
  std::vector<LoggedEvent> all() const;

 private:
  struct Ring {
    std::uint64_t used = 0;
    std::uint64_t version = 0;
    std::deque<LoggedEvent> events;
  };
  void make_room();

  mutable std::mutex mutex_;
  std::uint64_t count_ = 0;
  std::uint64_t versions_ = 0;
  std::map<std::int64_t, Ring> rings_;
};

}  // namespace offhand
