#include "impl/transport/http/legacy_session.h"

#include <algorithm>

#include "impl/base/random.h"

namespace offhand::http {

LegacySession::LegacySession(mcp::Server& server, std::string principal, std::shared_ptr<EventBudget> budget)
    : id_(random_name()),
      principal_(std::move(principal)),
      events_(std::make_shared<SessionEvents>(std::move(budget))),
      last_used_(Clock::now().time_since_epoch().count()),
      connection_(server, {.principal = principal_, .transport = mcp::ClientIdentity::Transport::http}) {}

void LegacySession::opened() {
  const auto version = connection_.legacy_version();
  const std::scoped_lock lock(events_->mutex);
  events_->pollable = version >= "2025-11-25";
}

std::shared_ptr<SessionStream> LegacySession::add_stream(const std::shared_ptr<Responder>& responder) {
  std::shared_ptr<SessionStream> stream;
  {
    const std::scoped_lock lock(mutex_);
    std::erase_if(streams_, [](const auto& entry) { return entry.second.expired(); });
    stream = std::make_shared<SessionStream>(events_, next_stream_, SessionStream::Kind::request);
    streams_.emplace(next_stream_++, stream);
  }
  stream->attach(responder);
  detach_when_gone(stream, responder);
  return stream;
}

SessionStream::Attach LegacySession::open_side_stream(const std::shared_ptr<Responder>& responder) {
  std::shared_ptr<SessionStream> side;
  {
    const std::scoped_lock lock(mutex_);
    if (!side_) set_side_stream(SessionStream::Kind::side);
    side = side_;
  }
  const auto attached = side->attach(responder);
  if (attached == SessionStream::Attach::done) detach_when_gone(side, responder);
  return attached;
}

/// With the lock held. Must happen before the client is told that it has the stream, because from then on it gets every
/// message. The stream stays when its client disconnects; later messages wait in the log.
void LegacySession::set_side_stream(SessionStream::Kind kind) {
  side_ = std::make_shared<SessionStream>(events_, 0, kind);
  connection_.set_side_stream(side_);
}

void LegacySession::open_old_stream(const std::shared_ptr<Responder>& responder) {
  const std::scoped_lock lock(mutex_);
  set_side_stream(SessionStream::Kind::old);
  side_->attach(responder);
}

std::shared_ptr<SessionStream> LegacySession::old_stream() {
  const std::scoped_lock lock(mutex_);
  return side_ && side_->kind() == SessionStream::Kind::old ? side_ : nullptr;
}

SessionStream::Attach LegacySession::resume(const std::shared_ptr<Responder>& responder, const EventId& last) {
  std::shared_ptr<SessionStream> stream;
  {
    const std::scoped_lock lock(mutex_);
    const auto found = streams_.find(last.stream);
    if (last.stream == 0) {
      stream = side_;
    } else if (found != streams_.end()) {
      stream = found->second.lock();
    }
    if (!stream && (last.stream == 0 || last.stream >= next_stream_)) return SessionStream::Attach::gone;
  }
  if (!stream) return replay_finished(responder, last);
  const auto attached = stream->resume(responder, last);
  if (attached == SessionStream::Attach::done) detach_when_gone(stream, responder);
  return attached;
}

SessionStream::Attach LegacySession::replay_finished(const std::shared_ptr<Responder>& responder, const EventId& last) {
  const std::scoped_lock lock(events_->mutex);
  const auto missed = events_->log.after(last);
  if (!missed) return SessionStream::Attach::gone;
  replay(*missed, *responder);
  responder->end_events();
  return SessionStream::Attach::done;
}

void LegacySession::close() {
  std::shared_ptr<SessionStream> side;
  {
    const std::scoped_lock lock(mutex_);
    side = side_;
  }
  connection_.close();
  if (side) side->end();
}

bool LegacySession::idle() {
  const std::scoped_lock lock(mutex_);
  if (side_ && side_->attached()) return false;
  return std::all_of(streams_.begin(), streams_.end(), [](const auto& entry) { return entry.second.expired(); });
}

}  // namespace offhand::http
