// The part of Connection that uses the socket.
#include <sys/socket.h>

#include <cerrno>
#include <utility>
#include <vector>

#include "impl/transport/http/answer.h"
#include "impl/transport/http/connection.h"

namespace offhand::http {

using boost::asio::ip::tcp;

/// Waits without a buffer; the bytes are read into one that all connections of a thread share.
void Connection::read_when_ready() {
  const bool full = phase_ == Phase::answering && unread().size() >= shared_.limits.pipelined_bytes;
  if (waiting_to_read_ || closed_ || client_ended_ || (full && !output_ended_)) return;
  waiting_to_read_ = true;
  socket_.async_wait(tcp::socket::wait_read,
                     [self = shared_from_this()](const auto& /*cancelled*/) { self->readable(); });
}

void Connection::readable() {
  std::unique_lock lock(mutex_);
  waiting_to_read_ = false;
  if (closed_) return;
  // Of TLS a handshake may have come, and nothing else.
  if (!read_once()) return read_when_ready();
  if (phase_ == Phase::lingering) {
    inbound_.clear();
    inbound_used_ = 0;
    if (client_ended_) return close_locked();
    return read_when_ready();
  }
  if (client_ended_ && answer_) {
    // A full close and a half close look the same here. Clients that wait for an answer keep both directions open.
    const auto gone = answer_->abandon();
    close_locked();
    lock.unlock();
    if (gone) gone();
    return;
  }
  if (serving_) return read_when_ready();
  serving_ = true;
  lock.unlock();
  serve();
}

bool Connection::read_once() {
  // On the heap: a shared library may have little of its own in each thread, or a program could not open it.
  thread_local std::vector<char> buffer(std::size_t{64} * 1024);
  const auto count = tls_ ? tls_->read(buffer.data(), buffer.size())
                          : ::recv(socket_.native_handle(), buffer.data(), buffer.size(), MSG_DONTWAIT);
  if (count > 0) {
    inbound_.append(buffer.data(), static_cast<std::size_t>(count));
  } else if (count == 0 || (errno != EAGAIN && errno != EINTR)) {
    client_ended_ = true;
  } else {
    return false;
  }
  return true;
}

void Connection::write(std::string_view bytes) {
  if (closed_ || output_ended_) return;
  last_write_ = Clock::now();
  if (outbound_.empty()) send_now(bytes);
  if (bytes.empty() || output_ended_) return;
  if (outbound_.size() - outbound_used_ + bytes.size() > shared_.limits.unsent_bytes) return break_off();
  outbound_.append(bytes);
  write_when_ready();
}

void Connection::send_now(std::string_view& bytes) {
  while (!bytes.empty()) {
    const auto count = tls_ ? tls_->write(bytes)
                            : ::send(socket_.native_handle(), bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (count >= 0) {
      bytes.remove_prefix(static_cast<std::size_t>(count));
      last_write_ = Clock::now();
    } else if (errno == EAGAIN) {
      return;
    } else if (errno != EINTR) {
      return break_off();
    }
  }
}

void Connection::write_when_ready() {
  if (std::exchange(waiting_to_write_, true)) return;
  socket_.async_wait(tcp::socket::wait_write,
                     [self = shared_from_this()](const auto& /*cancelled*/) { self->writable(); });
}

void Connection::writable() {
  const std::scoped_lock lock(mutex_);
  waiting_to_write_ = false;
  if (closed_ || output_ended_) return;
  auto rest = std::string_view(outbound_).substr(outbound_used_);
  const auto before = rest.size();
  send_now(rest);
  if (output_ended_) return;
  outbound_used_ += before - rest.size();
  if (!rest.empty()) return write_when_ready();
  outbound_used_ = 0;
  outbound_.clear();
  outbound_.shrink_to_fit();
  if (phase_ == Phase::lingering) end_with_linger();
}

/// The last answer is written: shuts down the sending side and reads until the client closes.
void Connection::end_with_linger() {
  enter(Phase::lingering);
  reader_.reset();
  inbound_.clear();
  inbound_used_ = 0;
  if (outbound_.empty() && !std::exchange(output_ended_, true)) {
    if (tls_) tls_->finish();
    ::shutdown(socket_.native_handle(), SHUT_WR);
  }
  if (client_ended_) return close_locked();
  read_when_ready();
}

/// The client no longer reads. The receiving side then sees an end and cleans up.
void Connection::break_off() {
  output_ended_ = true;
  outbound_.clear();
  outbound_used_ = 0;
  ::shutdown(socket_.native_handle(), SHUT_RDWR);
  read_when_ready();
}

void Connection::close_locked() {
  if (closed_.exchange(true)) return;
  answer_.reset();
  reader_.reset();
  inbound_ = {};
  outbound_ = {};
  // The shutdown wakes pending operations, which release the connection; then the descriptor is closed.
  ::shutdown(socket_.native_handle(), SHUT_RDWR);
}

}  // namespace offhand::http
