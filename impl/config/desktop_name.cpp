#include "impl/config/desktop_name.h"

#include <cstdint>
#include <cstdio>
#include <string_view>

#include "platform/host/process.h"

namespace offhand {
namespace {

/// FNV-1a is the same in every build, unlike std::hash; two builds may use one socket.
std::uint64_t hash_of(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325U;
  for (const char byte : text) hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3U;
  return hash;
}

}  // namespace

std::string desktop_name() {
  char text[17];
  std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(hash_of(host::desktop())));
  return text;
}

}  // namespace offhand
