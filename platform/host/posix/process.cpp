#include "platform/host/process.h"

#include <unistd.h>

#include <cstdlib>

namespace offhand::host {

std::int64_t process_id() { return ::getpid(); }

std::int64_t parent_process_id() { return ::getppid(); }

std::int64_t user_id() { return ::geteuid(); }

std::string desktop() {
  std::string names;
  for (const char* variable : {"DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS"}) {
    const char* value = std::getenv(variable);
    names.append(variable).append("=").append(value == nullptr ? "" : value).append(";");
  }
  return names;
}

}  // namespace offhand::host
