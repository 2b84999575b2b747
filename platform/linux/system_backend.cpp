#include "platform/system_backend.h"

#include "platform/linux/backend.h"
#include "platform/linux/x11/pictures/viewer.h"

namespace offhand::platform {

const SystemBackend& system_backend() {
  static constexpr SystemBackend backend{"linux", open_linux, run_as_linux_helper, x11::open_viewer, examine_linux};
  return backend;
}

}  // namespace offhand::platform
