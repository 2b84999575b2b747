#include "platform/linux/atspi/bus/connection.h"

#include <poll.h>

#include <algorithm>
#include <climits>
#include <cstdint>
#include <cstring>
#include <ctime>

namespace offhand::platform::atspi {

std::unique_ptr<Connection> Connection::open(const std::string& address, Kind kind, std::string& reason) {
  sd_bus* bus = nullptr;
  int result = sd_bus_new(&bus);
  if (result >= 0) result = sd_bus_set_address(bus, address.c_str());
  if (result >= 0) result = sd_bus_set_bus_client(bus, kind == Kind::bus ? 1 : 0);
  if (result >= 0) result = sd_bus_start(bus);
  if (result < 0) {
    reason = "connecting to " + address + ": " + std::strerror(-result);
    sd_bus_unref(bus);
    return nullptr;
  }
  return std::unique_ptr<Connection>(new Connection(bus, kind));
}

Connection::~Connection() {
  // Not sd_bus_flush_close, which would wait for the other side.
  sd_bus_close(bus_);
  sd_bus_unref(bus_);
}

short Connection::poll_events() const {
  const int events = sd_bus_get_events(bus_);
  return events < 0 ? static_cast<short>(POLLIN) : static_cast<short>(events);
}

int Connection::poll_timeout_ms() const {
  std::uint64_t until_us = 0;
  if (sd_bus_get_timeout(bus_, &until_us) < 0 || until_us == UINT64_MAX) return -1;
  timespec now{};
  clock_gettime(CLOCK_MONOTONIC, &now);
  const std::uint64_t now_us =
      static_cast<std::uint64_t>(now.tv_sec) * 1'000'000 + static_cast<std::uint64_t>(now.tv_nsec) / 1'000;
  if (until_us <= now_us) return 0;
  return static_cast<int>(std::min<std::uint64_t>((until_us - now_us + 999) / 1'000, INT_MAX));
}

bool Connection::process(int limit) {
  for (int i = 0; open_ && i < limit; ++i) {
    const int result = sd_bus_process(bus_, nullptr);
    if (result < 0) open_ = false;
    if (result <= 0) break;
  }
  return open_;
}

}  // namespace offhand::platform::atspi
