#pragma once

#include <vector>

#include "codegen/runtime/error.h"
#include "generated/types/app.h"
#include "platform/api/platform.h"

namespace offhand {

/// Installed and running applications: what runs first, in front of all the active one, then by name. One that runs
/// more than once has a row for each of its processes.
Result<std::vector<App>> list_applications(const platform::Facets& platform,
                                           const std::vector<platform::WindowInfo>& windows,
                                           const platform::Limits& limits);

}  // namespace offhand
