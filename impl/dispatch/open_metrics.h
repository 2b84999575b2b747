#pragma once

#include <string>

#include "impl/dispatch/statistics.h"
#include "platform/api/cache_counts.h"

namespace offhand {

/// What a process has done, as OpenMetrics text: calls and errors of each tool, how long they took, and how often what
/// it keeps was of use.
std::string open_metrics(const Statistics& statistics, const platform::CacheCounts& caches);

}  // namespace offhand
