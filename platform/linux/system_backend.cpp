#include "platform/system_backend.h"

#include "platform/linux/backend.h"

namespace offhand::platform {

const SystemBackend& system_backend() {
  static constexpr SystemBackend backend{"linux", open_linux, run_as_linux_helper};
  return backend;
}

}  // namespace offhand::platform
