#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "codegen/runtime/error.h"
#include "impl/transport/http/connection.h"

namespace offhand::http {

/// Accepts connections and supervises them, with one timer for all.
class Listener {
 public:
  explicit Listener(Shared& shared)
      : shared_(shared),
        accepting_(boost::asio::make_strand(shared.io)),
        acceptor_(accepting_),
        pause_(accepting_),
        timer_(shared.io) {}

  /// Fails with `port_in_use` or `address_unavailable`, with a hint.
  Result<std::uint16_t> listen(const std::string& address, std::uint16_t port);
  void start(std::function<void(Connection::Clock::time_point)> also);

  /// Accepts no new connections; the others close as soon as no answer is pending.
  void stop_accepting();
  void close_all();

 private:
  void accept();
  void take(boost::asio::ip::tcp::socket socket);
  void tick();
  std::vector<std::shared_ptr<Connection>> living();

  Shared& shared_;
  /// The acceptor and its pause timer are used on this strand only, because the server is stopped from another thread.
  boost::asio::strand<boost::asio::io_context::executor_type> accepting_;
  boost::asio::ip::tcp::acceptor acceptor_;
  boost::asio::steady_timer pause_;
  boost::asio::steady_timer timer_;
  std::function<void(Connection::Clock::time_point)> also_;
  std::mutex mutex_;
  std::vector<std::weak_ptr<Connection>> connections_;
  bool stopped_ = false;
};

}  // namespace offhand::http
