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
    // No event came before the answer, so it is sent as plain JSON. A client that disconnected has no event id to
    // resume from.
    if (responder_) responder_->respond({.status = http_status, .body = std::move(answer)});
    responder_.reset();
    return;
  }
  put(std::move(answer));
  if (finished_) close_responder();
}

void SessionStream::abandon() {
  const std::scoped_lock lock(events_->mutex);
  if (kind_ != Kind::request || std::exchange(finished_, true)) return;
  close_responder();
}

void SessionStream::pause(std::chrono::milliseconds retry) {
  const std::scoped_lock lock(events_->mutex);
  if (!events_->pollable || kind_ != Kind::request || finished_ || !responder_) return;
  opened_ = true;
  const EventId id{number_, next_event_++};
  events_->log.add(id, "");
  responder_->event(text_of(Event{.id = text_of(id), .name = {}, .data = {}, .retry = retry}));
  close_responder();
}

/// Sends the empty event that gives the client an id before the first message.
void SessionStream::open() {
  if (std::exchange(opened_, true)) return;
  if (!responder_) return;
  responder_->start_events();
  if (!events_->pollable || kind_ == Kind::old) return;
  const EventId id{number_, next_event_++};
  events_->log.add(id, "");
  responder_->event(text_of(Event{.id = text_of(id), .name = {}, .data = {}}));
}

void SessionStream::put(std::string message) {
  if (kind_ == Kind::old) {
    if (responder_) responder_->event(text_of(Event{.id = {}, .name = "message", .data = message}));
    return;
  }
  const EventId id{number_, next_event_++};
  if (responder_) responder_->event(text_of(Event{.id = text_of(id), .name = {}, .data = message}));
  events_->log.add(id, std::move(message));
}

void SessionStream::close_responder() {
  if (responder_) responder_->end_events();
  responder_.reset();
}

SessionStream::Attach SessionStream::attach(const std::shared_ptr<Responder>& responder) {
  const std::scoped_lock lock(events_->mutex);
  if (finished_) return Attach::gone;
  if (responder_) return Attach::occupied;
  responder_ = responder;
  if (kind_ != Kind::request) {
    opened_ = false;
    open();
  }
  return Attach::done;
}

SessionStream::Attach SessionStream::resume(const std::shared_ptr<Responder>& responder, const EventId& last) {
  const std::scoped_lock lock(events_->mutex);
  if (last.number >= next_event_) return Attach::gone;
  // A client that saw the last event has missed none, whether that event is still in the log or not.
  const auto missed = last.number + 1 == next_event_ ? std::optional<std::vector<EventLog::Event>>(std::in_place)
                                                     : events_->log.after(last);
  if (!missed) return Attach::gone;
  close_responder();
  replay(*missed, *responder);
  if (finished_) {
    responder->end_events();
  } else {
    responder_ = responder;
  }
  return Attach::done;
}

void SessionStream::detach(const Responder* responder) {
  const std::scoped_lock lock(events_->mutex);
  if (responder_.get() == responder) responder_.reset();
}

void SessionStream::end() {
  const std::scoped_lock lock(events_->mutex);
  finished_ = true;
  close_responder();
}

bool SessionStream::attached() const {
  const std::scoped_lock lock(events_->mutex);
  return responder_ != nullptr;
}

void replay(const std::vector<EventLog::Event>& events, Responder& responder) {
  responder.start_events();
  for (const auto& event : events) {
    if (!event.data.empty()) responder.event(text_of(Event{.id = text_of(event.id), .name = {}, .data = event.data}));
  }
}

void detach_when_gone(const std::shared_ptr<SessionStream>& stream, const std::shared_ptr<Responder>& responder) {
  responder->when_gone([stream = std::weak_ptr(stream), gone = responder.get()] {
    if (const auto alive = stream.lock()) alive->detach(gone);
  });
}

}  // namespace offhand::http
