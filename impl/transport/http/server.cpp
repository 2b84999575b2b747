#include "impl/transport/http/server.h"

#include <spdlog/spdlog.h>
#include <sys/resource.h>

#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/strand.hpp>
#include <csignal>
#include <cstdlib>
#include <thread>
#include <utility>

#include "generated/types/errors.h"
#include "impl/dispatch/alarms.h"
#include "impl/transport/http/endpoint.h"
#include "impl/transport/http/listener.h"

namespace offhand {
namespace {

namespace asio = boost::asio;
using http::Limits;

/// One thread to read and one to answer; on the two cores this is designed for, more would only pass work around.
constexpr int reading_threads = 2;

/// The usual limit of 1,024 descriptors is below the number of allowed connections.
void raise_descriptor_limit(std::size_t connections) {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  const auto wanted = static_cast<rlim_t>(connections + 256);
  if (limit.rlim_cur >= wanted) return;
  limit.rlim_cur = std::min(limit.rlim_max, wanted);
  ::setrlimit(RLIMIT_NOFILE, &limit);
}

std::optional<asio::ip::address> address_of(const std::string& text) {
  boost::system::error_code problem;
  const auto parsed = asio::ip::make_address(text, problem);
  return problem ? std::nullopt : std::optional(parsed);
}

bool is_loopback(const std::string& text) {
  const auto address = address_of(text);
  return address && address->is_loopback();
}

class HttpServer {
 public:
  HttpServer(mcp::Server& server, const HttpOptions& options)
      : server_(server),
        limits_(options.limits),
        users_([this] { users_gone(); }),
        shared_{limits_, endpoint_, io_, owners_, users_, options.tls},
        io_(reading_threads),
        ending_(asio::make_strand(io_)),
        endpoint_(server,
                  http::RequestGuard({.allowed_hosts = options.allowed_hosts,
                                      .token = options.token,
                                      .access_tokens = options.access_tokens,
                                      .loopback = is_loopback(options.bind),
                                      .sse = options.sse},
                                     owners_),
                  limits_, users_, reading_threads),
        listener_(shared_),
        signals_(ending_, SIGTERM, SIGINT),
        deadline_(ending_) {}

  Result<std::uint16_t> listen(const std::string& address, std::uint16_t port) {
    return listener_.listen(address, port);
  }

  void serve() {
    listener_.start([this](auto now) { endpoint_.tick(now); });
    signals_.async_wait([this](const auto& cancelled, int /*number*/) {
      if (!cancelled) stop();
    });
    std::vector<std::jthread> threads;
    for (int i = 1; i < reading_threads; ++i) threads.emplace_back([this] { io_.run(); });
    io_.run();
  }

 private:
  /// Running calls may finish within the limit. The server ends once nothing uses it any more.
  void stop() {
    stopping_ = true;
    listener_.stop_accepting();
    endpoint_.shut_down();
    if (users_.none()) return io_.stop();
    after(limits_.shutdown_timeout, [this] { give_up(); });
    // A second signal ends the wait.
    signals_.async_wait([this](const auto& cancelled, int /*number*/) {
      if (!cancelled) give_up();
    });
  }

  /// Cancels running calls. Calls that are still unanswered are waited for only briefly, because one that ignores the
  /// cancellation would keep the process alive for ever.
  void give_up() {
    if (std::exchange(gave_up_, true)) return;
    endpoint_.cancel_all();
    after(limits_.cancel_timeout, [this] { listener_.close_all(); });
    const auto timeout = limits_.cancel_timeout + limits_.stubborn_timeout;
    // Uses the alarm thread, because the server's own threads may be blocked in that call.
    server_.alarms().at(Alarms::Clock::now() + timeout, [] {
      spdlog::error("A call goes on although it was cancelled; the server ends without it.");
      std::_Exit(EXIT_FAILURE);
    });
  }

  void users_gone() {
    if (!stopping_) return;
    asio::post(ending_, [this] {
      if (users_.none()) io_.stop();
    });
  }

  template <typename Action>
  void after(std::chrono::milliseconds time, Action action) {
    deadline_.expires_after(time);
    deadline_.async_wait([action](const boost::system::error_code& cancelled) {
      if (!cancelled) action();
    });
  }

  mcp::Server& server_;
  Limits limits_;
  PeerOwners owners_;
  std::atomic<bool> stopping_ = false;
  bool gave_up_ = false;
  http::Users users_;
  // Declared before its users: handlers that never ran are destroyed with `io_`.
  http::Shared shared_;
  asio::io_context io_;
  /// The strand on which the steps of the shutdown run.
  asio::strand<asio::io_context::executor_type> ending_;
  http::Endpoint endpoint_;
  http::Listener listener_;
  asio::signal_set signals_;
  asio::steady_timer deadline_;
};

}  // namespace

Result<void> serve_http(mcp::Server& server, const HttpOptions& options) {
  if (!address_of(options.bind)) {
    return tl::unexpected(errors::address_unavailable(
        {.address = options.bind, .port = options.port, .reason = "this is no IP address"}));
  }
  if (!options.token && !options.access_tokens && !is_loopback(options.bind))
    return tl::unexpected(errors::token_required({.address = options.bind}));
  raise_descriptor_limit(options.limits.connections);
  HttpServer http(server, options);
  OFFHAND_ASSIGN(const auto port, http.listen(options.bind, options.port));
  if (options.listening) options.listening(port);
  http.serve();
  return {};
}

}  // namespace offhand
