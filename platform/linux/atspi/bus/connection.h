#pragma once

#include <systemd/sd-bus.h>

#include <memory>
#include <string>

namespace offhand::platform::atspi {

/// One D-Bus connection, to a bus or directly to an application (peer to peer). Never blocks: connecting,
/// authentication and all later steps happen in process(). Used by one thread, its actor's.
class Connection {
 public:
  enum class Kind { bus, peer };

  /// Null if connecting fails at once; then `reason` is set.
  static std::unique_ptr<Connection> open(const std::string& address, Kind kind, std::string& reason);
  ~Connection();
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  int fd() const { return sd_bus_get_fd(bus_); }
  short poll_events() const;
  /// Milliseconds until process() must be called although nothing arrives; -1 for never.
  int poll_timeout_ms() const;
  /// Handles at most `limit` messages. False once the connection is broken.
  bool process(int limit);
  /// Authenticated, and on a bus also registered.
  bool is_ready() const { return sd_bus_is_ready(bus_) > 0; }
  bool is_open() const { return open_; }
  Kind kind() const { return kind_; }
  sd_bus* bus() const { return bus_; }

 private:
  Connection(sd_bus* bus, Kind kind) : bus_(bus), kind_(kind) {}

  sd_bus* bus_;
  Kind kind_;
  bool open_ = true;
};

}  // namespace offhand::platform::atspi
