#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

namespace offhand {

/// Keeps a hanging application from tying up the pool: at most `limit` calls wait on one process, where a call counts
/// as waiting once it has been inside for `patience`.
class ProcessGate {
 public:
  static constexpr std::size_t limit = 4;
  static constexpr std::chrono::milliseconds patience{500};

  /// Null when `limit` calls hang on this process already; else keep it until the call ends.
  std::shared_ptr<void> enter(std::int64_t pid);

 private:
  struct Shared {
    std::mutex mutex;
    std::multimap<std::int64_t, std::chrono::steady_clock::time_point> inside;
  };
  std::shared_ptr<Shared> shared_ = std::make_shared<Shared>();
};

}  // namespace offhand
