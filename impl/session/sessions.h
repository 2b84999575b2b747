#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/error.h"
#include "impl/session/session.h"

namespace offhand {

/// The runs that this process knows: those that clients named, over whatever connection, and one of each connection for
/// the calls that name none. The two never meet, however a client names its own.
///
/// A named run begins with its first call and ends by end(), by idleness, or when `limit` others were used since. Its
/// name then stands for nothing until begin() begins another one: a call that comes late brings nothing back.
class Sessions {
 public:
  using Clock = std::chrono::steady_clock;
  static constexpr std::size_t limit = 256;
  /// Connections are bounded elsewhere, and what stands for one goes with it.
  static constexpr std::size_t limit_of_own = 8'192;
  /// Names of ended runs that are remembered.
  static constexpr std::size_t memory_of_ends = 4'096;
  static constexpr const char* by_client = "a client ended it";

  /// The run of a call that names it. `session_ended` after its end.
  Result<std::shared_ptr<Session>> named(std::string_view name, DeskId desk = own_desk);
  struct Begun {
    std::shared_ptr<Session> session;
    bool is_new = false;
  };
  /// The same, but after its end a new one.
  Begun begin(std::string_view name);
  /// False when none of that name runs. Either way the name stands for nothing from now on.
  bool end(std::string_view name, const std::string& reason = by_client);

  /// The run of a connection.
  std::shared_ptr<Session> open(std::string_view id, DeskId desk = own_desk);
  /// With the connection, or with the end of what it stood for.
  void close(std::string_view id);

  /// A window of a desk closed: no run remembers it.
  void forget_window(DeskId desk, std::int64_t window_id);
  /// Ends the named runs in which nothing happened for as long as their callers said, or else for `usual`; 0 is never.
  /// When the next one will be due; empty when there is none.
  std::optional<Clock::time_point> end_idle(Clock::time_point now, std::chrono::seconds usual);
  /// Is told of every end, of either kind, on the thread that brought it about and without a lock: quick.
  void at_end(std::function<void(const Session&)> told);
  /// Those that clients named, by name.
  std::vector<std::string> names() const;
  std::size_t size() const;

 private:
  struct Entry {
    /// By the desk; that of the own desk is always there.
    std::map<DeskId, std::shared_ptr<Session>> on_desks;
    std::uint64_t use = 0;
    Clock::time_point used;
  };
  using Entries = std::map<std::string, Entry, std::less<>>;

  std::shared_ptr<Session> enter(std::string_view id, Session::Named named, DeskId desk);
  /// With the lock. What it took out is to be told of after it.
  void take_out(Entries& entries, Entries::iterator which, const std::string& reason);
  void remember_end(std::string_view name, const std::string& reason);
  void tell(const std::vector<std::shared_ptr<Session>>& ended);
  std::vector<std::shared_ptr<Session>> take_ended();

  mutable std::mutex mutex_;
  Entries named_;
  Entries own_;
  std::uint64_t uses_ = 0;
  std::map<std::string, std::string, std::less<>> ends_;
  std::deque<std::string> end_order_;  // oldest first
  std::vector<std::shared_ptr<Session>> just_ended_;
  std::vector<std::function<void(const Session&)>> told_;
};

}  // namespace offhand
