#pragma once

#include <poll.h>

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "platform/linux/atspi/connection.h"

namespace offhand::platform::atspi {

/// Connections to one application's own socket for calls that make it do something. What an action opens may run a main
/// loop of its own inside the handler of the call (a modal dialog of GTK 3), and until that ends the application reads
/// nothing more from the connection by which the call came. So actions never use the connection that trees are read by,
/// nor a connection on which an earlier action has not come to its end.
class ActingConnections {
 public:
  /// Opens the first ahead of its use.
  void open(const std::string& address);
  void close_all() { lines_.clear(); }
  bool is_open() const { return !address_.empty(); }

  /// `held` if it still lives, else one that is free; null when there is none.
  Connection* take(Connection* held);
  /// Behind an action: the connection counts as taken until the application has come back to reading it.
  void follow(Connection& connection);

  void add_to(std::vector<pollfd>& fds) const;
  int poll_timeout_ms() const;
  /// Handles what arrived; `lost` is called for each that broke, while it still exists.
  void process(int limit, const std::function<void(Connection&)>& lost);

 private:
  struct Line {
    std::unique_ptr<Connection> connection;
    int unanswered = 0;
  };

  Line* add();

  std::string address_;
  std::vector<std::unique_ptr<Line>> lines_;
};

}  // namespace offhand::platform::atspi
