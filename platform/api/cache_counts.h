#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "generated/types/statistics.h"

namespace offhand::platform {

/// How often what this process keeps was there when it was wanted, and how often it had to be made or asked for. Who
/// keeps something counts; any thread.
class CacheCounts {
 public:
  void count(CacheName cache, bool was_there);
  /// All of them, in the order of the schema.
  std::vector<CacheCount> read() const;

 private:
  static constexpr std::size_t caches = static_cast<std::size_t>(CacheName::browsers) + 1;
  struct Count {
    std::atomic<std::uint64_t> hits = 0;
    std::atomic<std::uint64_t> misses = 0;
  };
  std::array<Count, caches> counts_;
};

/// Those of this process: what is kept is shared by all who work in it.
CacheCounts& cache_counts();

}  // namespace offhand::platform
