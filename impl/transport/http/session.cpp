#include "impl/transport/http/session.h"

#include <algorithm>

#include "impl/base/random.h"

namespace offhand::http {

Session::Session(mcp::Server& server, std::string principal, std::shared_ptr<EventBudget> budget)
    : id_(random_name()),
      principal_(std::move(principal)),
      events_(std::make_shared<SessionEvents>(std::move(budget))),
      last_used_(Clock::now().time_since_epoch().count()),
      connection_(server, {.principal = principal_, .transport = mcp::ClientIdentity::Transport::http}) {}

void Session::opened() {
  const auto version = connection_.legacy_version();
  const std::scoped_lock lock(events_->mutex);
  events_->pollable = version >= "2025-11-25";
}

std::shared_ptr<SessionStream> Session::add_stream(const std::shared_ptr<Exchange>& exchange) {
  std::shared_ptr<SessionStream> stream;
  {
    const std::scoped_lock lock(mutex_);
    std::erase_if(streams_, [](const auto& entry) { return entry.second.expired(); });
    stream = std::make_shared<SessionStream>(events_, next_stream_, SessionStream::Kind::request);
    streams_.emplace(next_stream_++, stream);
  }
  stream->attach(exchange);
  detach_when_gone(stream, exchange);
  return stream;
}

SessionStream::Attach Session::open_side_stream(const std::shared_ptr<Exchange>& exchange) {
  std::shared_ptr<SessionStream> side;
  {
    const std::scoped_lock lock(mutex_);
    if (!side_) set_side_stream(SessionStream::Kind::side);
    side = side_;
  }
  const auto attached = side->attach(exchange);
  if (attached == SessionStream::Attach::done) detach_when_gone(side, exchange);
  return attached;
}

/// With the lock. Before a client is told that it has the stream: from then on it hears everything. The stream stays
/// when its client goes: what is sent meanwhile waits in the log.
void Session::set_side_stream(SessionStream::Kind kind) {
  side_ = std::make_shared<SessionStream>(events_, 0, kind);
  connection_.set_side_stream(side_);
}

void Session::open_old_stream(const std::shared_ptr<Exchange>& exchange) {
  const std::scoped_lock lock(mutex_);
  set_side_stream(SessionStream::Kind::old);
  side_->attach(exchange);
}

std::shared_ptr<SessionStream> Session::old_stream() {
  const std::scoped_lock lock(mutex_);
  return side_ && side_->kind() == SessionStream::Kind::old ? side_ : nullptr;
}

SessionStream::Attach Session::resume(const std::shared_ptr<Exchange>& exchange, const EventId& last) {
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
  if (!stream) return replay_finished(exchange, last);
  const auto attached = stream->resume(exchange, last);
  if (attached == SessionStream::Attach::done) detach_when_gone(stream, exchange);
  return attached;
}

SessionStream::Attach Session::replay_finished(const std::shared_ptr<Exchange>& exchange, const EventId& last) {
  const std::scoped_lock lock(events_->mutex);
  const auto missed = events_->log.after(last);
  if (!missed) return SessionStream::Attach::gone;
  replay(*missed, *exchange);
  exchange->end_events();
  return SessionStream::Attach::done;
}

void Session::close() {
  std::shared_ptr<SessionStream> side;
  {
    const std::scoped_lock lock(mutex_);
    side = side_;
  }
  connection_.close();
  if (side) side->end();
}

bool Session::idle() {
  const std::scoped_lock lock(mutex_);
  if (side_ && side_->attached()) return false;
  return std::all_of(streams_.begin(), streams_.end(), [](const auto& entry) { return entry.second.expired(); });
}

}  // namespace offhand::http
