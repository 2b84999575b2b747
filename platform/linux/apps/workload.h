#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "platform/api/apps.h"

namespace offhand::platform::linux_apps {

/// By the states of these processes' threads, and by their running times.
std::unique_ptr<Workload> make_workload(const std::vector<std::int64_t>& processes);

}  // namespace offhand::platform::linux_apps
