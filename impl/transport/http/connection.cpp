#include "impl/transport/http/connection.h"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <utility>

#include "impl/transport/http/answer.h"

namespace offhand::http {
namespace {

TcpEnd tcp_end(const boost::asio::ip::tcp::endpoint& endpoint) {
  const auto address = endpoint.address();
  const auto v6 =
      address.is_v4() ? boost::asio::ip::make_address_v6(boost::asio::ip::v4_mapped, address.to_v4()) : address.to_v6();
  TcpEnd end;
  const auto bytes = v6.to_bytes();
  std::copy(bytes.begin(), bytes.end(), end.address.begin());
  end.port = endpoint.port();
  return end;
}

}  // namespace

Connection::Connection(Shared& shared, boost::asio::ip::tcp::socket socket)
    : shared_(shared), pass_(shared.users), socket_(std::move(socket)) {
  ++shared_.connections;
  boost::system::error_code gone;
  const auto local = socket_.local_endpoint(gone);
  peer_.ends = {tcp_end(socket_.remote_endpoint(gone)), tcp_end(local)};
  const auto address = local.address();
  const bool mapped = address.is_v6() && address.to_v6().is_v4_mapped();
  peer_.local_address = mapped
                            ? boost::asio::ip::make_address_v4(boost::asio::ip::v4_mapped, address.to_v6()).to_string()
                            : address.to_string();
  shared_.owners.add(peer_.ends);
  if (shared_.tls) tls_ = shared_.tls->accept(socket_.native_handle());
}

Connection::~Connection() {
  shared_.owners.remove(peer_.ends);
  shared_.body_bytes -= counted_body_bytes_;
  --shared_.connections;
}

void Connection::start() {
  boost::system::error_code failed;
  socket_.non_blocking(true, failed);
  socket_.set_option(boost::asio::ip::tcp::no_delay(true), failed);
  const std::scoped_lock lock(mutex_);
  // The head timeout starts at once: a silent client is treated like one that stops in the middle of a head.
  phase_ = Phase::head;
  deadline_ = Clock::now() + shared_.limits.head_timeout;
  read_when_ready();
}

void Connection::refuse_connection(const Refusal& refusal) {
  boost::system::error_code failed;
  socket_.non_blocking(true, failed);
  const std::scoped_lock lock(mutex_);
  // An answer would have to wait for the handshake.
  if (tls_) return close_locked();
  refuse(refusal);
}

void Connection::serve() {
  std::unique_lock lock(mutex_);
  while (serve_next(lock)) {
  }
}

/// Performs one step; false if this thread has nothing more to do here.
bool Connection::serve_next(std::unique_lock<std::mutex>& lock) {
  if (closed_ || phase_ == Phase::lingering) return false;
  const auto step = next_step();
  if (step == Step::again) return true;
  if (step == Step::wait) {
    serving_ = false;
    if (client_ended_ || (!keep_alive_ && !reader_)) {
      close_locked();
    } else {
      read_when_ready();
    }
    return false;
  }
  auto reader = std::move(*reader_);
  reader_.reset();
  shared_.body_bytes -= std::exchange(counted_body_bytes_, 0);
  if (!reader.request().keep_alive || reader.request().method == "HEAD") keep_alive_ = false;
  const auto answer = std::make_shared<Answer>(shared_from_this(), reader.request());
  answer_ = answer;
  enter(Phase::answering);
  // Reads ahead, mainly to notice that a client disconnects.
  read_when_ready();
  lock.unlock();
  shared_.handler.handle(reader.request(), reader.take_body(), peer_, answer);
  lock.lock();
  if (answer->over()) return true;
  answer->leave();
  return false;
}

Connection::Step Connection::next_step() {
  if (!reader_) {
    if (unread().empty()) {
      enter(Phase::idle);
      return Step::wait;
    }
    reader_.emplace(shared_.limits);
    admitted_ = false;
    enter(Phase::head);
  }
  const auto used = reader_->take(unread());
  consume(used);
  if (const auto& problem = reader_->problem()) {
    refuse(*problem);
    return Step::again;
  }
  if (reader_->state() == RequestReader::State::head) return used > 0 ? Step::again : Step::wait;
  if (!count_body()) {
    refuse(
        {.status = 503, .message = "Too many requests are being received at once.", .headers = "Retry-After: 1\r\n"});
    return Step::again;
  }
  if (!std::exchange(admitted_, true)) return judge_head();
  if (reader_->state() == RequestReader::State::complete) return Step::serve;
  return used > 0 && !unread().empty() ? Step::again : Step::wait;
}

Connection::Step Connection::judge_head() {
  const bool complete = reader_->state() == RequestReader::State::complete;
  if (const auto refusal = shared_.handler.admit(reader_->request(), peer_)) {
    // An unauthenticated client must reconnect for each guess of the token.
    const bool stranger = refusal->status == 401;
    if (!complete || stranger || !reader_->request().keep_alive || reader_->request().method == "HEAD") {
      refuse(*refusal);
    } else {
      // Without a body the start of the next request is known, so the connection stays open.
      log_refusal(*refusal);
      const auto response = response_of(*refusal);
      write(text_of(AnswerHead{.status = response.status,
                               .content_type = "application/json",
                               .headers = response.headers,
                               .length = response.body.size(),
                               .keep_alive = keep_alive_}) +
            response.body);
      reader_.reset();
      if (!keep_alive_) end_with_linger();
    }
    return Step::again;
  }
  enter(Phase::body);
  if (!complete && unread().empty() && reader_->expects_continue()) write("HTTP/1.1 100 Continue\r\n\r\n");
  return Step::again;
}

/// Counts the bytes by which the body has grown; false if all bodies together exceed the limit.
bool Connection::count_body() {
  const auto now = reader_->body_bytes();
  shared_.body_bytes += now - counted_body_bytes_;
  counted_body_bytes_ = now;
  return shared_.body_bytes <= shared_.limits.bodies_bytes;
}

void Connection::refuse(const Refusal& refusal) {
  log_refusal(refusal);
  const auto response = response_of(refusal);
  const AnswerHead head{.status = response.status,
                        .content_type = "application/json",
                        .headers = response.headers,
                        .length = response.body.size(),
                        .keep_alive = false};
  write(text_of(head) + response.body);
  end_with_linger();
}

/// An answer is complete. `left`: the thread that served its request has gone on to other work.
void Connection::answered(bool left) {
  answer_.reset();
  if (!keep_alive_) return end_with_linger();
  if (!left) return;
  if (unread().empty() && !client_ended_) {
    serving_ = false;
    enter(Phase::idle);
    read_when_ready();
  } else {
    boost::asio::post(shared_.io, [self = shared_from_this()] { self->serve(); });
  }
}

void Connection::consume(std::size_t count) {
  inbound_used_ += count;
  if (inbound_used_ == inbound_.size()) {
    inbound_used_ = 0;
    inbound_.clear();
    if (inbound_.capacity() > 2048) inbound_.shrink_to_fit();
  } else if (inbound_used_ >= shared_.limits.pipelined_bytes) {
    inbound_.erase(0, inbound_used_);
    inbound_used_ = 0;
  }
}

void Connection::enter(Phase phase) {
  if (phase == phase_ && phase != Phase::answering) return;
  phase_ = phase;
  const auto now = Clock::now();
  if (phase == Phase::answering) last_write_ = now;
  deadline_ = now + limit_of(phase);
}

std::chrono::milliseconds Connection::limit_of(Phase phase) const {
  switch (phase) {
    case Phase::head:
      return shared_.limits.head_timeout;
    case Phase::body:
      return shared_.limits.body_timeout;
    case Phase::lingering:
      return hurried_ ? shared_.limits.linger / 10 : shared_.limits.linger;
    default:
      return shared_.limits.idle_timeout;
  }
}

void Connection::tick(Clock::time_point now) {
  const std::scoped_lock lock(mutex_);
  if (closed_) return;
  if (!outbound_.empty() && now - last_write_ >= shared_.limits.write_timeout) return break_off();
  switch (phase_) {
    case Phase::answering:
      if (answer_ && outbound_.empty() && now - last_write_ >= shared_.limits.keep_alive) answer_->keep_alive();
      return;
    case Phase::idle:
    case Phase::lingering:
      if (now >= deadline_) close_locked();
      return;
    case Phase::head:
    case Phase::body:
      if (now < deadline_) return;
      // A client that sent no byte gets no answer either.
      if (!reader_) return close_locked();
      refuse({.status = 408,
              .message = phase_ == Phase::head ? "The head of the request took too long."
                                               : "The body of the request took too long."});
  }
}

void Connection::finish_up() {
  const std::scoped_lock lock(mutex_);
  keep_alive_ = false;
  hurried_ = true;
  if (phase_ == Phase::lingering) deadline_ = std::min(deadline_, Clock::now() + limit_of(phase_));
  if (!answer_ && !serving_ && phase_ != Phase::lingering) close_locked();
}

void Connection::close() {
  std::function<void()> gone;
  {
    const std::scoped_lock lock(mutex_);
    if (answer_) gone = answer_->abandon();
    close_locked();
  }
  if (gone) gone();
}

}  // namespace offhand::http
