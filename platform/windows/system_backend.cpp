#include "platform/system_backend.h"

#include "generated/types/errors.h"

namespace offhand::platform {
namespace {

/// No facet is written yet (schema/platforms/windows.json), so no tool asks for it: each is refused with its reason.
Result<std::unique_ptr<Platform>> open_windows(EventSink& /*sink*/) {
  return fail(errors::unknown_platform({.platform = "windows", .platforms = "sim:FILE"}));
}

}  // namespace

const SystemBackend& system_backend() {
  static constexpr SystemBackend backend{"windows", open_windows};
  return backend;
}

}  // namespace offhand::platform
