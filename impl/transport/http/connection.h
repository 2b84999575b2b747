#pragma once

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "impl/security/tls.h"
#include "impl/transport/http/limits.h"
#include "impl/transport/http/request_reader.h"
#include "impl/transport/http/responder.h"
#include "impl/transport/http/users.h"

namespace offhand::http {

/// State shared by all connections of a server.
struct Shared {
  const Limits& limits;
  Handler& handler;
  boost::asio::io_context& io;
  PeerOwners& owners;
  Users& users;
  /// Null: without TLS.
  std::shared_ptr<TlsServer> tls = nullptr;
  std::atomic<std::size_t> connections = 0;
  std::atomic<std::size_t> body_bytes = 0;
};

/// One client connection. It reads requests one after the other, also ahead while one is being answered, and writes the
/// answers in order. It holds no buffer while it waits, so that a thousand idle connections cost next to nothing.
///
/// Threads: the thread that finds a request readable serves requests until there are no more or until one is not
/// answered at once (`serving_`); then the thread that answers it continues with the next. Everything else is guarded
/// by the mutex, and no outside code except Handler::admit is called with it held.
class Connection : public std::enable_shared_from_this<Connection> {
 public:
  using Clock = std::chrono::steady_clock;

  Connection(Shared& shared, boost::asio::ip::tcp::socket socket);
  ~Connection();
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  void start();
  /// Used instead of start() if there are too many connections.
  void refuse_connection(const Refusal& refusal);
  /// Enforces time limits and sends keep-alives on silent streams; called periodically.
  void tick(Clock::time_point now);
  /// Closes the connection as soon as no answer is pending.
  void finish_up();
  /// Closes the connection at once.
  void close();
  bool closed() const { return closed_; }

 private:
  class Answer;
  enum class Phase : std::uint8_t { idle, head, body, answering, lingering };
  enum class Step : std::uint8_t { wait, again, serve };

  void read_when_ready();
  void readable();
  /// Whether anything came, or the end.
  bool read_once();
  void serve();
  bool serve_next(std::unique_lock<std::mutex>& lock);
  Step next_step();
  Step judge_head();
  bool count_body();
  void refuse(const Refusal& refusal);
  void answered(bool left);
  void consume(std::size_t count);
  void enter(Phase phase);
  std::chrono::milliseconds limit_of(Phase phase) const;
  void write(std::string_view bytes);
  void send_now(std::string_view& bytes);
  void write_when_ready();
  void writable();
  void end_with_linger();
  void break_off();
  void close_locked();
  std::string_view unread() const { return std::string_view(inbound_).substr(inbound_used_); }

  Shared& shared_;
  /// Declared first and therefore released last, because the socket too belongs to the server.
  Users::Pass pass_;
  boost::asio::ip::tcp::socket socket_;
  /// Null: without TLS.
  std::unique_ptr<TlsSession> tls_;
  Peer peer_;
  std::atomic<bool> closed_ = false;

  std::mutex mutex_;
  std::string inbound_;
  std::size_t inbound_used_ = 0;
  std::string outbound_;
  std::size_t outbound_used_ = 0;
  std::optional<RequestReader> reader_;
  std::size_t counted_body_bytes_ = 0;
  std::shared_ptr<Answer> answer_;
  Phase phase_ = Phase::idle;
  Clock::time_point deadline_;
  Clock::time_point last_write_;
  bool serving_ = false;
  bool waiting_to_read_ = false;
  bool waiting_to_write_ = false;
  bool admitted_ = false;
  bool client_ended_ = false;
  bool keep_alive_ = true;
  bool output_ended_ = false;
  /// The server is stopping: wait for clients no longer than necessary.
  bool hurried_ = false;
};

}  // namespace offhand::http
