#pragma once

#include <atomic>
#include <chrono>
#include <list>
#include <memory>
#include <mutex>
#include <thread>

#include "platform/web/connection.h"

namespace offhand::platform::web {

/// Ends sessions in the background. Browsers with a single session keep it when its client disconnects without ending
/// it, and a busy browser may read the request to end it seconds later or create the session only after that. So the
/// connection stays open, independent of calls, until it is known to have no session.
class Farewells {
 public:
  explicit Farewells(Clock& clock) : clock_(clock) {}
  /// Gives pending ends a short time.
  ~Farewells();
  Farewells(const Farewells&) = delete;
  Farewells& operator=(const Farewells&) = delete;

  /// Ends the session of this connection and waits at most `timeout` for it.
  void end(std::shared_ptr<Connection> connection, std::chrono::milliseconds timeout);
  /// Ends a session that was requested in vain, as soon as it is created.
  void end_once_given(std::shared_ptr<Connection> connection);
  /// True if a session at this endpoint has not ended yet.
  bool are_pending(const Endpoint& endpoint);

 private:
  using Ends = bool (*)(Connection& connection, const Limits& limits);
  struct Farewell {
    std::shared_ptr<Connection> connection;
    std::atomic<bool> over = false;
    /// Last: it must end before the members that it uses.
    std::jthread thread;
  };

  void go_on(std::shared_ptr<Connection> connection, Ends ends);

  Clock& clock_;
  std::mutex mutex_;
  std::list<Farewell> farewells_;
};

}  // namespace offhand::platform::web
