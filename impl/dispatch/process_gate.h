#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>

namespace offhand {

/// Keeps a hanging application from tying up the pool: at most `limit` calls wait on one process, where a call counts
/// as waiting once it has been inside for `patience`. A process that answered another call within that time does not
/// hang, however many wait: this machine is busy.
class ProcessGate {
 public:
  static constexpr std::size_t limit = 4;
  static constexpr std::chrono::milliseconds patience{500};

  /// A call's stay at a process.
  class Place {
   public:
    virtual ~Place() = default;
    /// The call has what it wanted from the process.
    virtual void answered() = 0;
  };

  /// Null when `limit` calls hang on this process already; else keep it until the call ends.
  std::unique_ptr<Place> enter(std::int64_t pid);

 private:
  using Time = std::chrono::steady_clock::time_point;
  struct Shared {
    std::mutex mutex;
    std::multimap<std::int64_t, Time> inside;
    /// When a process last answered; only of those that somebody is inside of.
    std::map<std::int64_t, Time> answered;
  };
  class Stay;
  std::shared_ptr<Shared> shared_ = std::make_shared<Shared>();
};

}  // namespace offhand
