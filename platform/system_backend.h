#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/error.h"
#include "platform/api/examination.h"
#include "platform/api/platform.h"
#include "platform/api/viewer.h"

namespace offhand::platform {

/// The backend of the system that this program was built for.
struct SystemBackend {
  std::string_view name;
  Result<std::unique_ptr<Platform>> (*open)(EventSink& sink);
  /// What this process does when a backend started it in a role of its own: its exit code. Null where none does.
  std::optional<int> (*run_as_helper)(int argc, char** argv) = nullptr;
  /// See platform::open_viewer. Null where there is none.
  Result<std::unique_ptr<Viewer>> (*open_viewer)(const std::string& title, std::chrono::milliseconds timeout) = nullptr;
  /// See platform::examine. Null where there is nothing to say.
  Result<std::vector<Circumstance>> (*examine)(std::chrono::milliseconds timeout) = nullptr;
};

/// Defined by the folder of that system; the build links one.
const SystemBackend& system_backend();

}  // namespace offhand::platform
