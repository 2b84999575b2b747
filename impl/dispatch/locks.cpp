#include "impl/dispatch/locks.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <thread>
#include <utility>

#include "generated/types/errors.h"
#include "platform/host/directories.h"
#include "platform/host/files.h"

namespace offhand {

Error not_served(const std::string& what, std::chrono::milliseconds timeout, const std::stop_token& stop) {
  if (stop.stop_requested()) return errors::cancelled({.what = "Waiting for " + what});
  return errors::deadline_exceeded(
      {.what = fmt::format("Waiting for {}, which another call holds,", what), .timeout_ms = timeout.count()});
}

std::unique_ptr<Locks::Ticket> Locks::line_up(Key key) {
  std::unique_ptr<Ticket> ticket(new Ticket(*this, key));
  const std::scoped_lock lock(mutex_);
  queues_[key].push_back(ticket.get());
  return ticket;
}

bool Locks::is_served(const Ticket& ticket) const {
  const auto found = queues_.find(ticket.key_);
  if (found == queues_.end()) return false;
  const auto& queue = found->second;
  const auto head =
      std::next(queue.begin(), static_cast<std::ptrdiff_t>(std::min(places(ticket.key_.what), queue.size())));
  return std::find(queue.begin(), head, &ticket) != head;
}

bool Locks::Ticket::is_served() const {
  const std::scoped_lock lock(locks_.mutex_);
  return locks_.is_served(*this);
}

void Locks::Ticket::when_served(std::function<void()> then) {
  {
    const std::scoped_lock lock(locks_.mutex_);
    if (!locks_.is_served(*this)) {
      then_ = std::move(then);
      return;
    }
  }
  then();
}

Locks::Ticket::~Ticket() { leave(); }

void Locks::Ticket::leave() {
  std::function<void()> next;
  {
    const std::scoped_lock lock(locks_.mutex_);
    const auto found = locks_.queues_.find(key_);
    if (found == locks_.queues_.end() || std::ranges::find(found->second, this) == found->second.end()) return;
    auto& queue = found->second;
    queue.remove(this);
    const auto last = places(key_.what) - 1;
    if (queue.size() > last)
      next = std::exchange((*std::next(queue.begin(), static_cast<std::ptrdiff_t>(last)))->then_, nullptr);
    if (queue.empty()) locks_.queues_.erase(key_);
  }
  if (next) next();
}

Result<Locks::Held> Locks::keep_others_from_seat(std::chrono::milliseconds timeout, std::chrono::nanoseconds left,
                                                 const std::stop_token& stop) {
  const auto until = std::chrono::steady_clock::now() + left;
  OFFHAND_CHECK(host::make_private_directory(directory_));
  const auto path = directory_ + "/seat-" + desktop_ + ".lock";
  OFFHAND_ASSIGN(const auto file, host::open_lock_file(path));
  for (;;) {
    OFFHAND_ASSIGN(const bool taken, file->try_take());
    if (taken) return Held(file);
    if (stop.stop_requested() || std::chrono::steady_clock::now() >= until) {
      return fail(not_served("the seat", timeout, stop));
    }
    // Another process holds it for the length of one action.
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
}

}  // namespace offhand
