#include "impl/transport/http/listener.h"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <boost/asio/post.hpp>

#include "generated/types/errors.h"

namespace offhand::http {

using boost::asio::ip::tcp;
using boost::system::error_code;

namespace {

constexpr std::size_t turned_away_at_once = 64;

}  // namespace

Result<std::uint16_t> Listener::listen(const std::string& address, std::uint16_t port) {
  const auto failed = [&](const error_code& problem) {
    if (problem == boost::asio::error::address_in_use) return errors::port_in_use({.address = address, .port = port});
    return errors::address_unavailable({.address = address, .port = port, .reason = problem.message()});
  };
  error_code problem;
  const auto parsed = boost::asio::ip::make_address(address, problem);
  if (problem) return tl::unexpected(failed(problem));
  const tcp::endpoint endpoint(parsed, port);
  acceptor_.open(endpoint.protocol(), problem);
  // A restart must not wait for the last connections of the previous server; two servers on one port are still refused.
  if (!problem) acceptor_.set_option(tcp::acceptor::reuse_address(true), problem);
  if (!problem) acceptor_.bind(endpoint, problem);
  if (!problem) acceptor_.listen(tcp::acceptor::max_listen_connections, problem);
  if (problem) return tl::unexpected(failed(problem));
  return acceptor_.local_endpoint().port();
}

void Listener::start(std::function<void(Connection::Clock::time_point)> also) {
  also_ = std::move(also);
  accept();
  tick();
}

void Listener::accept() {
  acceptor_.async_accept(shared_.io, [this](const error_code& problem, tcp::socket socket) {
    if (!acceptor_.is_open()) return;
    if (!problem) {
      take(std::move(socket));
      return accept();
    }
    // Most likely out of descriptors: clients in the accept queue wait a little longer.
    spdlog::warn("No connection can be accepted: {}", problem.message());
    pause_.expires_after(std::chrono::milliseconds(100));
    pause_.async_wait([this](const error_code& cancelled) {
      if (!cancelled && acceptor_.is_open()) accept();
    });
  });
}

void Listener::take(tcp::socket socket) {
  const bool crowded = shared_.connections >= shared_.limits.connections;
  // Connections that are being turned away also count for a moment.
  if (shared_.connections >= shared_.limits.connections + turned_away_at_once) return;
  const auto connection = std::make_shared<Connection>(shared_, std::move(socket));
  {
    const std::scoped_lock lock(mutex_);
    if (stopped_) return;
    connections_.push_back(connection);
  }
  if (!crowded) return connection->start();
  connection->refuse_connection(
      {.status = 503,
       .message = fmt::format("There are {} connections already.", shared_.limits.connections),
       .headers = "Retry-After: 1\r\n"});
}

std::vector<std::shared_ptr<Connection>> Listener::living() {
  std::vector<std::shared_ptr<Connection>> alive;
  const std::scoped_lock lock(mutex_);
  std::erase_if(connections_, [&](const auto& weak) {
    auto connection = weak.lock();
    if (!connection) return true;
    alive.push_back(std::move(connection));
    return false;
  });
  return alive;
}

void Listener::tick() {
  const auto now = Connection::Clock::now();
  for (const auto& connection : living()) connection->tick(now);
  also_(now);
  // Often enough to enforce the shortest limit to within a quarter of it.
  const auto& limits = shared_.limits;
  const auto shortest = std::min({limits.head_timeout, limits.body_timeout, limits.idle_timeout, limits.keep_alive,
                                  limits.linger, limits.write_timeout, limits.session_timeout});
  timer_.expires_after(std::clamp(shortest / 4, std::chrono::milliseconds(10), std::chrono::milliseconds(1000)));
  timer_.async_wait([this](const error_code& cancelled) {
    if (!cancelled) tick();
  });
}

void Listener::stop_accepting() {
  boost::asio::post(accepting_, [this] {
    error_code ignored;
    acceptor_.close(ignored);
    pause_.cancel();
  });
  {
    const std::scoped_lock lock(mutex_);
    stopped_ = true;
  }
  for (const auto& connection : living()) connection->finish_up();
}

void Listener::close_all() {
  for (const auto& connection : living()) connection->close();
}

}  // namespace offhand::http
