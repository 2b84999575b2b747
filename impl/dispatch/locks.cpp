#include "impl/dispatch/locks.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <thread>

#include "generated/types/errors.h"
#include "impl/config/runtime_directory.h"

namespace offhand {
namespace {

constexpr std::int64_t seat_key = 0;  // no window has the id 0

Error not_done(const std::string& what, std::chrono::milliseconds patience, const std::stop_token& stop) {
  if (stop.stop_requested()) return errors::cancelled({.what = "Waiting for " + what});
  return errors::deadline_exceeded(
      {.what = fmt::format("Waiting for {}, which another call holds,", what), .timeout_ms = patience.count()});
}

}  // namespace

Result<Locks::Held> Locks::take(std::int64_t key, const std::string& what, std::chrono::milliseconds patience,
                                const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  const auto ticket = ++next_ticket_;
  queues_[key].tickets.push_back(ticket);
  const auto leave = [this, key, ticket] {
    auto& tickets = queues_[key].tickets;
    tickets.erase(std::find(tickets.begin(), tickets.end(), ticket));
    if (tickets.empty()) queues_.erase(key);
    changed_.notify_all();
  };
  const bool ours = changed_.wait_for(lock, stop, patience, [&] { return queues_[key].tickets.front() == ticket; });
  if (!ours) {
    leave();
    return fail(not_done(what, patience, stop));
  }
  return Held(std::shared_ptr<void>(this, [this, leave](void*) {
    const std::scoped_lock guard(mutex_);
    leave();
  }));
}

Result<Locks::Held> Locks::window(std::int64_t window_id, std::chrono::milliseconds patience,
                                  const std::stop_token& stop) {
  return take(window_id, fmt::format("window {}", window_id), patience, stop);
}

Result<Locks::Held> Locks::seat(std::chrono::milliseconds patience, const std::stop_token& stop) {
  const auto until = std::chrono::steady_clock::now() + patience;
  OFFHAND_ASSIGN(auto inside, take(seat_key, "the seat", patience, stop));
  OFFHAND_CHECK(make_private_directory(directory_));
  const auto path = directory_ + "/seat-" + desktop_ + ".lock";
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (file < 0) return fail(errors::write_failed({.path = path, .reason = std::strerror(errno)}));
  // flock has no deadline and no event; another process holds it for the length of one action.
  while (::flock(file, LOCK_EX | LOCK_NB) != 0) {
    if (stop.stop_requested() || std::chrono::steady_clock::now() >= until) {
      ::close(file);
      return fail(not_done("the seat", patience, stop));
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  auto release = std::make_shared<Held>(std::move(inside));
  return Held(std::shared_ptr<void>(release.get(), [release, file](void*) mutable {
    ::close(file);
    release.reset();
  }));
}

}  // namespace offhand
