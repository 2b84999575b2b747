#include "impl/transport/http/session_store.h"

namespace offhand::http {

std::shared_ptr<LegacySession> SessionStore::make(const std::string& principal) {
  return std::make_shared<LegacySession>(server_, principal, budget_);
}

bool SessionStore::add(const std::shared_ptr<LegacySession>& session) {
  std::shared_ptr<LegacySession> replaced;  // destroyed outside the lock
  {
    const std::scoped_lock lock(mutex_);
    if (sessions_.size() >= limit_) {
      replaced = take_idle(LegacySession::Clock::time_point::max());
      if (!replaced) return false;
    }
    sessions_.emplace(session->id(), session);
  }
  if (replaced) replaced->close();
  return true;
}

std::shared_ptr<LegacySession> SessionStore::find(std::string_view id, std::string_view principal) {
  const std::scoped_lock lock(mutex_);
  const auto found = sessions_.find(std::string(id));
  if (found == sessions_.end() || found->second->principal() != principal) return nullptr;
  found->second->touch();
  return found->second;
}

std::shared_ptr<LegacySession> SessionStore::take(const std::string& id) {
  const std::scoped_lock lock(mutex_);
  const auto node = sessions_.extract(id);
  return node.empty() ? nullptr : node.mapped();
}

/// With the lock held: removes the least recently used session if it is idle and was used before `before`.
std::shared_ptr<LegacySession> SessionStore::take_idle(LegacySession::Clock::time_point before) {
  auto oldest = sessions_.end();
  for (auto entry = sessions_.begin(); entry != sessions_.end(); ++entry) {
    if (entry->second->last_used() >= before || !entry->second->idle()) continue;
    if (oldest == sessions_.end() || entry->second->last_used() < oldest->second->last_used()) oldest = entry;
  }
  if (oldest == sessions_.end()) return nullptr;
  auto session = oldest->second;
  sessions_.erase(oldest);
  return session;
}

void SessionStore::expire(LegacySession::Clock::time_point now) {
  std::vector<std::shared_ptr<LegacySession>> over;
  {
    const std::scoped_lock lock(mutex_);
    std::erase_if(sessions_, [&](const auto& entry) {
      const auto& session = entry.second;
      if (now - session->last_used() < timeout_) return false;
      if (!session->idle()) {
        session->touch();  // the idle time starts when the stream or the call ends
        return false;
      }
      over.push_back(session);
      return true;
    });
  }
  for (const auto& session : over) session->close();
}

std::vector<std::shared_ptr<LegacySession>> SessionStore::all() {
  const std::scoped_lock lock(mutex_);
  std::vector<std::shared_ptr<LegacySession>> sessions;
  for (const auto& [id, session] : sessions_) sessions.push_back(session);
  return sessions;
}

}  // namespace offhand::http
