#pragma once

#include <vector>

#include "codegen/runtime/error.h"
#include "generated/types/app.h"
#include "platform/api/platform.h"

namespace offhand {

/// Installed and running applications: the active one first, then other running ones, then by name. An application with
/// several processes has a row for each.
Result<std::vector<App>> list_applications(const platform::Facets& platform,
                                           const std::vector<platform::WindowInfo>& windows,
                                           const platform::Limits& limits);

}  // namespace offhand
