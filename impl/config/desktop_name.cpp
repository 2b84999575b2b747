#include "impl/config/desktop_name.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace offhand {
namespace {

/// FNV-1a: the same in every build, unlike std::hash, because two builds may meet at one socket.
std::uint64_t hash_of(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325U;
  for (const char byte : text) hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3U;
  return hash;
}

}  // namespace

std::string desktop_name() {
  std::string names;
  for (const char* variable : {"DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS"}) {
    const char* value = std::getenv(variable);
    names.append(variable).append("=").append(value == nullptr ? "" : value).append(";");
  }
  char text[17];
  std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(hash_of(names)));
  return text;
}

}  // namespace offhand
