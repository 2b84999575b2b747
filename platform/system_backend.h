#pragma once

#include <memory>
#include <string_view>

#include "codegen/runtime/error.h"
#include "platform/api/platform.h"

namespace offhand::platform {

/// The backend of the system that this program was built for.
struct SystemBackend {
  std::string_view name;
  Result<std::unique_ptr<Platform>> (*open)(EventSink& sink);
};

/// Defined by the folder of that system; the build links one.
const SystemBackend& system_backend();

}  // namespace offhand::platform
