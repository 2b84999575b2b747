// Generated from schema/resources/statistics.json. Do not edit.
#pragma once

#include "codegen/runtime/resource.h"

namespace offhand {
class JsonWriter;
}  // namespace offhand

namespace offhand::resources {

/// What this server has done since it started: its process, its current connections, its named sessions, hits and
/// misses of each cache, and calls, failures and times of each tool. Subscribers are notified of changes, at most once
/// a second.
/// Written by hand in impl/resources/statistics.cpp.
Result<ResourceContent> statistics(Call& call);

extern const ResourceInfo statistics_resource;

}  // namespace offhand::resources
