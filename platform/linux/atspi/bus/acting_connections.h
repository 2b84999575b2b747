#pragma once

#include <poll.h>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "platform/api/clock.h"
#include "platform/linux/atspi/bus/connection.h"

namespace offhand::platform::atspi {

/// Connections to one application's own socket, for calls that make it act. An action may run a nested main loop inside
/// the handler of the call (a modal dialog opened by a menu item of GTK 3), and until that ends, the application reads
/// nothing more from the connection of the call. So actions use neither the connection for reading trees nor one on
/// which an earlier action may still be running. The answer does not tell that, because DoAction is answered first.
///
/// Nothing may be pending on such a connection, not even a ping. A key pressed in the dialog makes GTK 3 query the
/// accessibility bus in yet another main loop, which finds the pending message, and libdbus deadlocks because the
/// connection is being read already. So a used connection rests; only when many rest, the one that has rested longest
/// gets a ping to find out whether it is read again.
class ActingConnections {
 public:
  /// Opens the first connection before it is needed, and follow() does so for the next ones, because the application
  /// takes 2 ms to accept one.
  void open(const std::string& address);
  void close_all();
  bool is_open() const { return !address_.empty(); }

  /// Returns `held` if it still exists, else a free connection; null if there is none.
  Connection* take(Connection* held);
  /// True if the application has not yet accepted the connection but may within the time limit. A query meant to follow
  /// an action must wait for that; otherwise it would overtake the action and get the earlier state.
  bool is_being_greeted(const Connection* held) const;
  /// An action was sent on it: the connection rests from now on.
  void follow(Connection& connection);

  void add_to(std::vector<pollfd>& fds) const;
  int poll_timeout_ms() const;
  /// Handles received messages; `lost` is called for each broken connection before it is destroyed.
  void process(int limit, const std::function<void(Connection&)>& lost);

 private:
  struct Line {
    std::unique_ptr<Connection> connection;
    /// The time limit for its acceptance.
    TimePoint greeted_by;
    enum class State { free, resting, asked } state = State::free;
  };

  void ask_longest_resting();
  Line* add();
  /// Null if there is none.
  Line* free_line() const;
  void open_spare_in_time();

  std::string address_;
  /// The resting ones are in the order of their actions.
  std::vector<std::unique_ptr<Line>> lines_;
  /// When to open the next spare connection.
  std::optional<TimePoint> spare_due_;
};

}  // namespace offhand::platform::atspi
