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

/// Accepts connections and looks after them: one timer for all instead of one for each.
class Listener {
 public:
  explicit Listener(Shared& shared)
      : shared_(shared),
        accepting_(boost::asio::make_strand(shared.io)),
        acceptor_(accepting_),
        pause_(accepting_),
        timer_(shared.io) {}

  /// `port_in_use` and `address_unavailable` say what to do about it.
  Result<std::uint16_t> listen(const std::string& address, std::uint16_t port);
  void start(std::function<void(Connection::Clock::time_point)> also);

  /// No new connections; the others end as soon as they owe no answer.
  void stop_accepting();
  void close_all();

 private:
  void accept();
  void take(boost::asio::ip::tcp::socket socket);
  void tick();
  std::vector<std::shared_ptr<Connection>> living();

  Shared& shared_;
  /// The acceptor and its pause are used here only: whoever ends the server does so from another thread.
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
