#include "impl/dispatch/open_metrics.h"

#include <fmt/format.h>

namespace offhand {
namespace {

double in_seconds(std::chrono::microseconds time) { return static_cast<double>(time.count()) / 1'000'000.0; }

std::string of_caches(const std::vector<CacheCount>& caches) {
  std::string hits = "# TYPE offhand_cache_hits counter\n# HELP offhand_cache_hits What is kept was there.\n";
  std::string misses = "# TYPE offhand_cache_misses counter\n# HELP offhand_cache_misses What is kept was not there.\n";
  for (const auto& cache : caches) {
    hits += fmt::format("offhand_cache_hits_total{{cache=\"{}\"}} {}\n", to_string(cache.name), cache.hits);
    misses += fmt::format("offhand_cache_misses_total{{cache=\"{}\"}} {}\n", to_string(cache.name), cache.misses);
  }
  return hits + misses;
}

}  // namespace

std::string open_metrics(const Statistics& statistics, const platform::CacheCounts& caches) {
  const auto tools = statistics.tools();
  std::string errors = "# TYPE offhand_call_errors counter\n# HELP offhand_call_errors Failed calls by error code.\n";
  std::string durations =
      "# TYPE offhand_call_duration_seconds histogram\n"
      "# HELP offhand_call_duration_seconds Time from a call's arrival to its answer.\n";
  for (const auto& [identity, tool] : tools) {
    for (const auto& [code, count] : tool.errors) {
      errors += fmt::format("offhand_call_errors_total{{tool=\"{}\",code=\"{}\"}} {}\n", identity, code, count);
    }
    std::uint64_t so_far = 0;
    for (std::size_t i = 0; i < Statistics::bounds.size(); ++i) {
      so_far += tool.by_duration[i];
      // Of whole seconds the format has 1.0, not 1.
      durations += fmt::format("offhand_call_duration_seconds_bucket{{tool=\"{}\",le=\"{:#}\"}} {}\n", identity,
                               in_seconds(Statistics::bounds[i]), so_far);
    }
    durations +=
        fmt::format("offhand_call_duration_seconds_bucket{{tool=\"{}\",le=\"+Inf\"}} {}\n", identity, tool.calls);
    durations += fmt::format("offhand_call_duration_seconds_sum{{tool=\"{}\"}} {}\n", identity, in_seconds(tool.total));
    durations += fmt::format("offhand_call_duration_seconds_count{{tool=\"{}\"}} {}\n", identity, tool.calls);
  }
  return fmt::format(
      "# TYPE offhand_uptime_seconds gauge\noffhand_uptime_seconds {}\n"
      "# TYPE offhand_connections gauge\noffhand_connections {}\n{}{}{}# EOF\n",
      static_cast<double>(statistics.uptime().count()) / 1'000.0, statistics.connections.load(),
      of_caches(caches.read()), errors, durations);
}

}  // namespace offhand
