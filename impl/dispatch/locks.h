#pragma once

#include <compare>
#include <cstdint>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "codegen/runtime/error.h"
#include "platform/api/clock.h"

namespace offhand {

/// Keeps calls out of each other's way: actions take the lock of their window, whatever asks an application takes one
/// of its places, and what needs the user's pointer, keyboard or activation takes the seat, which also keeps other
/// processes out by a lock file. Actions that a client sends without waiting for their answers line up behind each
/// other until each is in the queue of its window: they are done in the order in which they were sent. First come,
/// first served, and whoever waits needs no thread for it.
///
/// A call that takes several takes them in the order of `What`, so that no two can wait for each other.
class Locks {
 public:
  enum class What : std::uint8_t { client, window, process, seat };
  struct Key {
    What what = What::seat;
    std::int64_t id = 0;
    auto operator<=>(const Key&) const = default;
  };
  /// How many hold one lock at a time.
  static constexpr std::size_t places(What what) { return what == What::process ? 4 : 1; }

  /// A place in a queue; whoever is at its head holds the lock. Leaves the queue with the object.
  class Ticket {
   public:
    ~Ticket();
    Ticket(const Ticket&) = delete;
    Ticket& operator=(const Ticket&) = delete;

    bool is_served() const;
    /// Gives its place away; it is served no more.
    void leave();
    /// Calls `then` when it is served: at once if it is, else on the thread of whoever left. Quick, please.
    void when_served(std::function<void()> then);

   private:
    friend class Locks;
    Ticket(Locks& locks, Key key) : locks_(locks), key_(key) {}
    Locks& locks_;
    Key key_;
    std::function<void()> then_;
  };

  /// Holds the lock file of the seat until it is destroyed.
  using Held = std::shared_ptr<void>;

  /// `directory` is made when the seat is first taken and holds its lock file, named by `desktop`.
  Locks(std::string directory, std::string desktop) : directory_(std::move(directory)), desktop_(std::move(desktop)) {}

  std::unique_ptr<Ticket> line_up(Key key);
  /// For whoever is served at the seat: keeps other processes from it. Waits on this thread, in real time, for `left`
  /// at most: other processes know nothing of simulated time.
  Result<Held> keep_others_from_seat(std::chrono::milliseconds timeout, std::chrono::nanoseconds left,
                                     const std::stop_token& stop);

 private:
  bool is_served(const Ticket& ticket) const;

  std::string directory_;
  std::string desktop_;
  mutable std::mutex mutex_;
  std::map<Key, std::list<Ticket*>> queues_;
};

/// The error of a call whose deadline came before its turn.
Error not_served(const std::string& what, std::chrono::milliseconds timeout, const std::stop_token& stop);

}  // namespace offhand
