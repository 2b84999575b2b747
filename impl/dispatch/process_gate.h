#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>

#include "impl/dispatch/locks.h"

namespace offhand {

/// Knows how many calls mean to ask each process, those that wait for their turn included, and since when it owes an
/// answer. Whoever comes when `limit` calls wait on one that has owed it for `patience` is refused. A process that
/// answers does not hang, however many wait: this machine is busy.
class ProcessGate {
 public:
  /// As many as have a place at a process.
  static constexpr std::size_t limit = Locks::places(Locks::What::process);
  static constexpr std::chrono::milliseconds timeout{500};

  /// A call's place at a process.
  class Place {
   public:
    virtual ~Place() = default;
    /// From now on the process owes the call an answer.
    virtual void asks() = 0;
    /// It has given one.
    virtual void answered() = 0;
  };

  struct State {
    /// Calls that came at least `patience` ago.
    std::size_t waiting = 0;
    /// For how long an answer has been due; longer than `patience`: it hangs.
    std::chrono::milliseconds silent{};
    bool hangs() const { return silent >= timeout; }
  };

  /// Null when it is refused; else keep it until the call ends.
  std::unique_ptr<Place> enter(std::int64_t pid);
  State state(std::int64_t pid) const;

 private:
  using Time = std::chrono::steady_clock::time_point;
  class Visit;
  struct Process {
    std::multimap<Time, const Visit*> inside;
    std::optional<Time> owes_since;
  };
  struct Shared {
    std::mutex mutex;
    std::map<std::int64_t, Process> processes;
  };
  static State state_of(const Process& process, Time now);

  std::shared_ptr<Shared> shared_ = std::make_shared<Shared>();
};

}  // namespace offhand
