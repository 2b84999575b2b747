#include "impl/transport/http/answer.h"

#include <utility>

namespace offhand::http {

Connection::Answer::Answer(std::shared_ptr<Connection> connection, const Request& request)
    : connection_(std::move(connection)), chunks_(request.chunks_allowed) {}

void Connection::Answer::respond(Response response) {
  const std::scoped_lock lock(connection_->mutex_);
  if (over_) return;
  if (streaming_) {
    if (!response.body.empty()) write_event(text_of(Event{.id = {}, .name = {}, .data = response.body}));
    return end();
  }
  auto bytes = text_of(AnswerHead{.status = response.status,
                                  .content_type = response.body.empty() ? std::string_view() : response.content_type,
                                  .headers = response.headers,
                                  .length = response.body.size(),
                                  .keep_alive = connection_->keep_alive_});
  connection_->write(bytes.append(response.body));
  over_ = true;
  connection_->answered(left_);
}

void Connection::Answer::start_events() {
  const std::scoped_lock lock(connection_->mutex_);
  begin_stream();
}

void Connection::Answer::begin_stream() {
  if (over_ || std::exchange(streaming_, true)) return;
  if (!chunks_) connection_->keep_alive_ = false;
  connection_->write(text_of(AnswerHead{.status = 200,
                                        .content_type = "text/event-stream",
                                        .headers = stream_headers_,
                                        .framing = chunks_ ? Framing::chunks : Framing::until_close,
                                        .keep_alive = connection_->keep_alive_}));
}

void Connection::Answer::event(std::string_view text) {
  const std::scoped_lock lock(connection_->mutex_);
  begin_stream();
  if (!over_) write_event(text);
}

void Connection::Answer::write_event(std::string_view text) {
  if (chunks_) {
    connection_->write(chunk_of(text));
  } else {
    connection_->write(text);
  }
}

void Connection::Answer::end_events() {
  const std::scoped_lock lock(connection_->mutex_);
  begin_stream();
  if (!over_) end();
}

void Connection::Answer::end() {
  if (chunks_) connection_->write(last_chunk);
  over_ = true;
  connection_->answered(left_);
}

void Connection::Answer::allow_events(std::string headers) {
  const std::scoped_lock lock(connection_->mutex_);
  events_allowed_ = true;
  stream_headers_ += headers;
}

void Connection::Answer::when_gone(std::function<void()> callback) {
  {
    const std::scoped_lock lock(connection_->mutex_);
    if (!gone_) {
      if (!over_) gone_callback_ = std::move(callback);
      return;
    }
  }
  callback();
}

std::function<void()> Connection::Answer::abandon() {
  over_ = true;
  gone_ = true;
  return std::exchange(gone_callback_, nullptr);
}

void Connection::Answer::keep_alive() {
  if (over_ || (!streaming_ && !events_allowed_)) return;
  begin_stream();
  write_event(keep_alive_comment);
}

}  // namespace offhand::http
