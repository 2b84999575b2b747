#pragma once

#include <chrono>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "impl/transport/http/legacy_session.h"

namespace offhand::http {

/// The legacy sessions by id.
class SessionStore {
 public:
  SessionStore(mcp::Server& server, std::size_t limit, std::chrono::milliseconds timeout)
      : server_(server), limit_(limit), timeout_(timeout) {}

  /// Creates a session that is not yet in the store.
  std::shared_ptr<LegacySession> make(const std::string& principal);
  /// If there are too many, the one that was idle longest is removed; false if none is idle.
  bool add(const std::shared_ptr<LegacySession>& session);
  /// Null for an unknown id and for a session of another principal.
  std::shared_ptr<LegacySession> find(std::string_view id, std::string_view principal);
  /// Removes a session; null if it is not in the store.
  std::shared_ptr<LegacySession> take(const std::string& id);
  void expire(LegacySession::Clock::time_point now);
  std::vector<std::shared_ptr<LegacySession>> all();

 private:
  std::shared_ptr<LegacySession> take_idle(LegacySession::Clock::time_point before);

  mcp::Server& server_;
  std::size_t limit_;
  std::chrono::milliseconds timeout_;
  const std::shared_ptr<EventBudget> budget_ = std::make_shared<EventBudget>(0);
  std::mutex mutex_;
  std::unordered_map<std::string, std::shared_ptr<LegacySession>> sessions_;
};

}  // namespace offhand::http
