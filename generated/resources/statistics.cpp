// Generated from schema/resources/statistics.json. Do not edit.
#include "generated/resources/statistics.h"

#include <string_view>

namespace offhand::resources {

namespace {

Result<ResourceContent> read_statistics(Call& call, const UriVariables&) { return statistics(call); }

}  // namespace

namespace {
constexpr std::string_view kStatisticsWire =
    R"text({"name":"statistics","title":"Statistics","description":"What this server has done since it started: its process, its current connections, its named sessions, hits and misses of each cache, and calls, failures and times of each tool. Subscribers are notified of changes, at most once a second.","uri":"offhand://statistics","mimeType":"application/json","annotations":{"audience":["user"],"priority":0.2}})text";
}  // namespace

constinit const ResourceInfo statistics_resource = {
  .call = {.toolset = "resources", .name = "statistics", .identity = "resources.statistics", .annotations = {.read_only = true, .destructive = false}, .power = Power::observe, .is_sandboxed = true},
  .uri = "offhand://statistics",
  .name = "statistics",
  .title = "Statistics",
  .description = "What this server has done since it started: its process, its current connections, its named sessions, hits and misses of each cache, and calls, failures and times of each tool. Subscribers are notified of changes, at most once a second.",
  .mime_type = "application/json",
  .wire = kStatisticsWire,
  .read = &read_statistics,
};

}  // namespace offhand::resources
