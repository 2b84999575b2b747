#include "impl/dispatch/runtime.h"

#include <fmt/format.h>
#include <sys/random.h>
#include <unistd.h>

#include <cstdint>
#include <cstdlib>
#include <functional>

#include "generated/registry/registry.h"
#include "impl/config/runtime_directory.h"
#include "platform/select.h"

namespace offhand {
namespace {

/// Names the desktop that this process would act on, so that two desktops never share a lock.
std::string desktop_name() {
  std::string names;
  for (const char* variable : {"DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS"}) {
    const char* value = std::getenv(variable);
    names += fmt::format("{}={};", variable, value == nullptr ? "" : value);
  }
  return fmt::format("{:016x}", std::hash<std::string>{}(names));
}

}  // namespace

std::string random_id() {
  std::uint64_t bits = 0;
  if (getrandom(&bits, sizeof bits, 0) != static_cast<ssize_t>(sizeof bits))
    bits ^= static_cast<std::uint64_t>(getpid());
  std::string id;
  for (int i = 0; i < 8; ++i, bits /= 36) id += "0123456789abcdefghijklmnopqrstuvwxyz"[bits % 36];
  return id;
}

Runtime::Runtime(Options options)
    : options_(std::move(options)), perception_(random_id()), locks_(runtime_directory(), desktop_name()) {
  if (options_.catalog == nullptr) options_.catalog = &offhand::catalog();
  if (const auto name = platform::backend_name(options_.platform)) platform_name_ = *name;
}

Result<platform::Platform*> Runtime::platform() {
  const std::scoped_lock lock(opening_);
  if (!platform_) {
    OFFHAND_ASSIGN(platform_, platform::open(options_.platform, events_));
  }
  return platform_.get();
}

}  // namespace offhand
