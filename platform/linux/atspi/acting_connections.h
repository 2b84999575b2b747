#pragma once

#include <poll.h>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "platform/api/clock.h"
#include "platform/linux/atspi/connection.h"

namespace offhand::platform::atspi {

/// Connections to one application's own socket for calls that make it do something. What an action opens may run a main
/// loop of its own inside the handler of the call (a modal dialog that a menu item of GTK 3 opens), and until that ends
/// the application reads nothing more from the connection by which the call came. So actions never use the connection
/// that trees are read by, nor one on which an earlier action may still be at work, which its answer does not tell:
/// DoAction is answered first.
///
/// Nothing at all may wait in such a connection, not even a ping: a key that anybody presses in the dialog makes GTK 3
/// ask the accessibility bus in yet another main loop, that finds what waits, and libdbus stands still for ever because
/// the connection is being read already. So one that was used rests, and only when many do the one that has rested
/// longest is asked whether it is read again.
class ActingConnections {
 public:
  /// Opens the first ahead of its use, and follow() sees to it that the next is: the application takes 2 ms to greet
  /// one.
  void open(const std::string& address);
  void close_all();
  bool is_open() const { return !address_.empty(); }

  /// `held` if it still lives, else one that is free; null when there is none.
  Connection* take(Connection* held);
  /// An action left by it: from now on the connection rests.
  void follow(Connection& connection);

  void add_to(std::vector<pollfd>& fds) const;
  int poll_timeout_ms() const;
  /// Handles what arrived; `lost` is called for each that broke, while it still exists.
  void process(int limit, const std::function<void(Connection&)>& lost);

 private:
  struct Line {
    std::unique_ptr<Connection> connection;
    enum class State { free, resting, asked } state = State::free;
  };

  void ask_longest_resting();
  Line* add();
  /// Null when there is none.
  Line* free_line() const;
  void open_spare_in_time();

  std::string address_;
  /// Those that rest in the order of their actions.
  std::vector<std::unique_ptr<Line>> lines_;
  /// When the next is opened.
  std::optional<TimePoint> spare_due_;
};

}  // namespace offhand::platform::atspi
