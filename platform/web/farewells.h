#pragma once

#include <atomic>
#include <chrono>
#include <list>
#include <memory>
#include <mutex>
#include <thread>

#include "platform/web/connection.h"

namespace offhand::platform::web {

/// Sessions to be ended of browsers that give one at a time, also where whoever had it went away without a word. A
/// browser that is busy may read of the end seconds later, or give the session only after that: so the connection stays
/// open beside the calls until it is known to have none.
class Farewells {
 public:
  explicit Farewells(Clock& clock) : clock_(clock) {}
  /// Those that are under way have a moment yet.
  ~Farewells();
  Farewells(const Farewells&) = delete;
  Farewells& operator=(const Farewells&) = delete;

  /// Ends the session that this connection has, and waits for that so long at most.
  void end(std::shared_ptr<Connection> connection, std::chrono::milliseconds timeout);
  /// Ends the one that it was not given in time, as soon as it is.
  void end_once_given(std::shared_ptr<Connection> connection);
  /// Whether a session of ours at this endpoint has not ended yet.
  bool are_pending(const Endpoint& endpoint);

 private:
  using Ends = bool (*)(Connection& connection, const Limits& limits);
  struct Farewell {
    std::shared_ptr<Connection> connection;
    std::atomic<bool> over = false;
    /// Last: it ends before what it works with.
    std::jthread thread;
  };

  void go_on(std::shared_ptr<Connection> connection, Ends ends);

  Clock& clock_;
  std::mutex mutex_;
  std::list<Farewell> farewells_;
};

}  // namespace offhand::platform::web
