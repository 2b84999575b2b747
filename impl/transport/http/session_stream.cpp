#include "impl/transport/http/session_stream.h"

#include <optional>
#include <utility>

namespace offhand::http {

void SessionStream::send(std::string message) {
  const std::scoped_lock lock(events_->mutex);
  if (finished_) return;
  open();
  put(std::move(message));
}

void SessionStream::finish(std::string answer, int http_status) {
  const std::scoped_lock lock(events_->mutex);
  if (finished_) return;
  if (kind_ == Kind::request) finished_ = true;
  if (kind_ == Kind::request && !opened_) {
    // Nothing came before the answer: it needs no stream. A client that has gone has no id to ask for it with.
    if (exchange_) exchange_->respond({.status = http_status, .body = std::move(answer)});
    exchange_.reset();
    return;
  }
  put(std::move(answer));
  if (finished_) close_exchange();
}

void SessionStream::abandon() {
  const std::scoped_lock lock(events_->mutex);
  if (kind_ != Kind::request || std::exchange(finished_, true)) return;
  close_exchange();
}

void SessionStream::pause(std::chrono::milliseconds retry) {
  const std::scoped_lock lock(events_->mutex);
  if (!events_->pollable || kind_ != Kind::request || finished_ || !exchange_) return;
  opened_ = true;
  const EventId id{number_, next_event_++};
  events_->log.add(id, "");
  exchange_->event(text_of(Event{.id = text_of(id), .name = {}, .data = {}, .retry = retry}));
  close_exchange();
}

/// The empty event by which a client learns an id before anything has happened.
void SessionStream::open() {
  if (std::exchange(opened_, true)) return;
  if (!exchange_) return;
  exchange_->start_events();
  if (!events_->pollable || kind_ == Kind::old) return;
  const EventId id{number_, next_event_++};
  events_->log.add(id, "");
  exchange_->event(text_of(Event{.id = text_of(id), .name = {}, .data = {}}));
}

void SessionStream::put(std::string message) {
  if (kind_ == Kind::old) {
    if (exchange_) exchange_->event(text_of(Event{.id = {}, .name = "message", .data = message}));
    return;
  }
  const EventId id{number_, next_event_++};
  if (exchange_) exchange_->event(text_of(Event{.id = text_of(id), .name = {}, .data = message}));
  events_->log.add(id, std::move(message));
}

void SessionStream::close_exchange() {
  if (exchange_) exchange_->end_events();
  exchange_.reset();
}

SessionStream::Attach SessionStream::attach(const std::shared_ptr<Exchange>& exchange) {
  const std::scoped_lock lock(events_->mutex);
  if (finished_) return Attach::gone;
  if (exchange_) return Attach::occupied;
  exchange_ = exchange;
  if (kind_ != Kind::request) {
    opened_ = false;
    open();
  }
  return Attach::done;
}

SessionStream::Attach SessionStream::resume(const std::shared_ptr<Exchange>& exchange, const EventId& last) {
  const std::scoped_lock lock(events_->mutex);
  if (last.number >= next_event_) return Attach::gone;
  // Nobody misses what comes after the last one, whether that is still in the log or not.
  const auto missed = last.number + 1 == next_event_ ? std::optional<std::vector<EventLog::Event>>(std::in_place)
                                                     : events_->log.after(last);
  if (!missed) return Attach::gone;
  close_exchange();
  replay(*missed, *exchange);
  if (finished_) {
    exchange->end_events();
  } else {
    exchange_ = exchange;
  }
  return Attach::done;
}

void SessionStream::detach(const Exchange* exchange) {
  const std::scoped_lock lock(events_->mutex);
  if (exchange_.get() == exchange) exchange_.reset();
}

void SessionStream::end() {
  const std::scoped_lock lock(events_->mutex);
  finished_ = true;
  close_exchange();
}

bool SessionStream::attached() const {
  const std::scoped_lock lock(events_->mutex);
  return exchange_ != nullptr;
}

void replay(const std::vector<EventLog::Event>& events, Exchange& exchange) {
  exchange.start_events();
  for (const auto& event : events) {
    if (!event.data.empty()) exchange.event(text_of(Event{.id = text_of(event.id), .name = {}, .data = event.data}));
  }
}

void detach_when_gone(const std::shared_ptr<SessionStream>& stream, const std::shared_ptr<Exchange>& exchange) {
  exchange->when_gone([stream = std::weak_ptr(stream), gone = exchange.get()] {
    if (const auto alive = stream.lock()) alive->detach(gone);
  });
}

}  // namespace offhand::http
