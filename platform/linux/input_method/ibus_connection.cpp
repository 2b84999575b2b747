#include "platform/linux/input_method/ibus_connection.h"

#include <poll.h>

#include <algorithm>
#include <array>
#include <climits>
#include <cstdint>
#include <ctime>

namespace offhand::platform::input_method {
namespace {

constexpr const char* daemon_name = "org.freedesktop.IBus";
constexpr const char* daemon_object = "/org/freedesktop/IBus";
/// Engines tell everybody what they have in hand; the daemon tells which engine is in use.
constexpr std::array rules{"type='signal',interface='org.freedesktop.IBus.Engine'",
                           "type='signal',interface='org.freedesktop.IBus',member='GlobalEngineChanged'"};

/// Milliseconds until the bus wants to be processed although nothing arrives; -1 for never.
int timeout_of(sd_bus* bus) {
  std::uint64_t until_us = 0;
  if (sd_bus_get_timeout(bus, &until_us) < 0 || until_us == UINT64_MAX) return -1;
  timespec now{};
  clock_gettime(CLOCK_MONOTONIC, &now);
  const auto now_us =
      static_cast<std::uint64_t>(now.tv_sec) * 1'000'000 + static_cast<std::uint64_t>(now.tv_nsec) / 1'000;
  if (until_us <= now_us) return 0;
  return static_cast<int>(std::min<std::uint64_t>((until_us - now_us + 999) / 1'000, INT_MAX));
}

}  // namespace

std::unique_ptr<IbusConnection> IbusConnection::open(const std::string& address, Handler heard, Handler engine) {
  std::unique_ptr<IbusConnection> connection(new IbusConnection(std::move(heard), std::move(engine)));
  return connection->begin(address) ? std::move(connection) : nullptr;
}

bool IbusConnection::begin(const std::string& address) {
  if (sd_bus_new(&bus_) < 0 || sd_bus_set_address(bus_, address.c_str()) < 0 || sd_bus_set_bus_client(bus_, 1) < 0 ||
      sd_bus_start(bus_) < 0)
    return false;
  const auto hear = [](sd_bus_message* message, void* self, sd_bus_error* /*error*/) {
    static_cast<IbusConnection*>(self)->heard_(message);
    return 0;
  };
  const auto installed = [](sd_bus_message* /*message*/, void* /*self*/, sd_bus_error* /*error*/) { return 0; };
  for (const auto* rule : rules)
    if (sd_bus_add_match_async(bus_, nullptr, rule, hear, installed, this) < 0) return false;
  const auto answer = [](sd_bus_message* message, void* self, sd_bus_error* /*error*/) {
    static_cast<IbusConnection*>(self)->engine_(sd_bus_message_is_method_error(message, nullptr) > 0 ? nullptr
                                                                                                     : message);
    return 0;
  };
  return sd_bus_call_method_async(bus_, nullptr, daemon_name, daemon_object, daemon_name, "GetGlobalEngine", answer,
                                  this, "") >= 0;
}

IbusConnection::~IbusConnection() {
  // Not sd_bus_flush_close, which would wait for the other side.
  if (bus_ != nullptr) sd_bus_close(bus_);
  sd_bus_unref(bus_);
}

bool IbusConnection::process() {
  for (;;) {
    const int result = sd_bus_process(bus_, nullptr);
    if (result < 0) return false;
    if (result == 0) return sd_bus_is_open(bus_) > 0;
  }
}

void IbusConnection::wait(int wake) const {
  const int events = sd_bus_get_events(bus_);
  std::array<pollfd, 2> watched{
      {{sd_bus_get_fd(bus_), static_cast<short>(events < 0 ? POLLIN : events), 0}, {wake, POLLIN, 0}}};
  static_cast<void>(::poll(watched.data(), watched.size(), timeout_of(bus_)));
}

}  // namespace offhand::platform::input_method
