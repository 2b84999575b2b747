#include "platform/linux/x11/connection/connection_pool.h"

#include <poll.h>

#include "platform/api/cache_counts.h"

namespace offhand::platform::x11 {
namespace {

constexpr std::size_t most_idle = 4;

/// Whether an idle connection still works, so that a dead one is found before it costs a call.
bool alive(Connection& connection) {
  // Discards events of the last call, which would pile up.
  while (Owned<xcb_generic_event_t>(xcb_poll_for_event(connection.raw()))) {
  }
  return !connection.broken();
}

}  // namespace

std::unique_ptr<Connection> ConnectionPool::take_idle() {
  while (true) {
    std::unique_ptr<Connection> connection;
    {
      const std::lock_guard lock(mutex_);
      if (idle_.empty()) return nullptr;
      connection = std::move(idle_.back());
      idle_.pop_back();
    }
    if (alive(*connection)) return connection;
  }
}

Result<std::unique_ptr<Conversation>> ConnectionPool::converse(Budget budget) {
  if (auto error = budget.spent()) return fail(*std::move(error));
  auto connection = take_idle();
  cache_counts().count(CacheName::display_connections, connection != nullptr);
  if (!connection) {
    OFFHAND_ASSIGN(connection, Connection::open(display_, budget));
    connection->shadows = shadows_;
    connection->own_input = own_input_;
  }
  return std::make_unique<Conversation>(shared_from_this(), std::move(connection), std::move(budget));
}

void ConnectionPool::give_back(std::unique_ptr<Connection> connection) {
  const std::lock_guard lock(mutex_);
  if (idle_.size() < most_idle) idle_.push_back(std::move(connection));
}

}  // namespace offhand::platform::x11
