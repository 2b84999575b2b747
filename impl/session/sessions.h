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

/// The sessions of this process: those that clients named, over any connection, and one for each connection for calls
/// that name none. The two kinds never mix, whatever name a client chooses.
///
/// A named session begins with its first call and ends by end(), by its idle timeout, or when `limit` others were used
/// since. Afterwards its name is invalid until begin() starts a new session, so that a late call does not revive it.
class Sessions {
 public:
  using Clock = std::chrono::steady_clock;
  static constexpr std::size_t limit = 256;
  /// Connections are limited elsewhere, and their sessions end with them.
  static constexpr std::size_t limit_of_own = 8'192;
  /// How many names of ended sessions are remembered.
  static constexpr std::size_t memory_of_ends = 4'096;
  static constexpr const char* by_client = "a client ended it";

  /// The session that a call names, on a desk. Fails with `session_ended` after its end.
  Result<std::shared_ptr<Session>> named(std::string_view name, DeskId desk = own_desk);
  struct Begun {
    std::shared_ptr<Session> session;
    bool is_new = false;
  };
  /// The same, but starts a new session after the end of the old one.
  Begun begin(std::string_view name);
  /// False if there is no such session. In either case the name is invalid from now on.
  bool end(std::string_view name, const std::string& reason = by_client);

  /// Opens the session of a connection, on a desk.
  std::shared_ptr<Session> open(std::string_view id, DeskId desk = own_desk);
  /// Closes it, together with its connection or its task.
  void close(std::string_view id);

  /// A window of a desk closed: every session forgets it.
  void forget_window(DeskId desk, std::int64_t window_id);
  /// The applications of these processes are denied from now on: every session forgets what it knows of them.
  void deny(DeskId desk, const std::function<bool(std::int64_t pid)>& denied);
  /// Ends named sessions that were idle for as long as their callers set, or else for `usual`; 0: never. Returns when
  /// the next one is due; empty if none is.
  std::optional<Clock::time_point> end_idle(Clock::time_point now, std::chrono::seconds usual);
  /// `told` is called at every end of a session, on the thread that ends it and without a lock; it must be quick.
  void at_end(std::function<void(const Session&)> told);
  /// Names of the sessions that clients named.
  std::vector<std::string> names() const;
  std::size_t size() const;

 private:
  struct Entry {
    /// The session on each desk; on the default desk it always exists.
    std::map<DeskId, std::shared_ptr<Session>> on_desks;
    std::uint64_t use = 0;
    Clock::time_point used;
  };
  using Entries = std::map<std::string, Entry, std::less<>>;

  std::shared_ptr<Session> enter(std::string_view id, Session::Named named, DeskId desk);
  /// With the lock held. The observers are notified after its release.
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
