#include "platform/host/process.h"

#include <malloc.h>
#include <unistd.h>

#include <cstdlib>

namespace offhand::host {

std::int64_t process_id() { return ::getpid(); }

std::int64_t parent_process_id() { return ::getppid(); }

std::int64_t user_id() { return ::geteuid(); }

std::string desktop() {
  std::string names;
  for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS"}) {
    names.append(name).append("=").append(variable(name).value_or("")).append(";");
  }
  return names;
}

std::span<char*> arguments(int argc, char** argv) { return {argv, static_cast<std::size_t>(argc)}; }

std::optional<std::string> variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr || *value == '\0' ? std::nullopt : std::optional<std::string>(value);
}

void share_freed_memory() {
#ifdef __GLIBC__
  // Measured in docs/design/test-deep.md.
  constexpr int arenas = 1;
  ::mallopt(M_ARENA_MAX, arenas);
#endif
}

}  // namespace offhand::host
