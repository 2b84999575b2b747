#pragma once

#include <string>

#include "impl/dispatch/statistics.h"

namespace offhand {

/// What a process has done, as OpenMetrics text: calls and errors of each tool, and how long they took.
std::string open_metrics(const Statistics& statistics);

}  // namespace offhand
