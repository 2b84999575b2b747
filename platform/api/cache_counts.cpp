#include "platform/api/cache_counts.h"

namespace offhand::platform {

void CacheCounts::count(CacheName cache, bool was_there) {
  auto& counted = counts_.at(static_cast<std::size_t>(cache));
  (was_there ? counted.hits : counted.misses).fetch_add(1, std::memory_order_relaxed);
}

std::vector<CacheCount> CacheCounts::read() const {
  std::vector<CacheCount> all;
  for (std::size_t cache = 0; cache < caches; ++cache) {
    all.push_back({.name = static_cast<CacheName>(cache),
                   .hits = static_cast<std::int64_t>(counts_[cache].hits.load(std::memory_order_relaxed)),
                   .misses = static_cast<std::int64_t>(counts_[cache].misses.load(std::memory_order_relaxed))});
  }
  return all;
}

CacheCounts& cache_counts() {
  static CacheCounts counts;
  return counts;
}

}  // namespace offhand::platform
