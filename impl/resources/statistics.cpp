#include "generated/resources/statistics.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "impl/dispatch/statistics.h"
#include "impl/tools/call.h"
#include "platform/api/cache_counts.h"
#include "platform/host/process.h"

namespace offhand::resources {
namespace {

double milliseconds(std::chrono::microseconds time) { return static_cast<double>(time.count()) / 1000.0; }

nlohmann::json row_of(const std::string& name, const Statistics::Tool& tool) {
  const auto calls = static_cast<std::int64_t>(std::max<std::uint64_t>(1, tool.calls));
  auto classes = nlohmann::json::array();
  for (std::size_t i = 0; i < tool.by_duration.size(); ++i) {
    const bool is_last = i == Statistics::bounds.size();
    const auto at_most = is_last ? nlohmann::json() : nlohmann::json(Statistics::bounds[i].count());
    if (tool.by_duration[i] > 0) classes.push_back({{"at_most_ms", at_most}, {"calls", tool.by_duration[i]}});
  }
  return {{"name", name.substr(name.find('.') + 1)},
          {"identity", name},
          {"errors", tool.errors},
          {"durations", std::move(classes)},
          {"calls", tool.calls},
          {"failed", tool.failed},
          {"average_ms", milliseconds(tool.total / calls)},
          {"longest_ms", milliseconds(tool.longest)}};
}

}  // namespace

Result<ResourceContent> statistics(Call& call) {
  const auto& statistics = call.statistics();
  auto tools = nlohmann::json::array();
  for (const auto& [name, tool] : statistics.tools()) tools.push_back(row_of(name, tool));
  auto caches = nlohmann::json::array();
  for (const auto& cache : platform::cache_counts().read())
    caches.push_back({{"name", to_string(cache.name)}, {"hits", cache.hits}, {"misses", cache.misses}});
  const nlohmann::json all{{"pid", host::process_id()},
                           {"uptime_ms", statistics.uptime().count()},
                           {"connections", statistics.connections.load()},
                           {"sessions", call.sessions().names()},
                           {"caches", std::move(caches)},
                           {"tools", std::move(tools)}};
  return ResourceContent{.text = all.dump()};
}

}  // namespace offhand::resources
