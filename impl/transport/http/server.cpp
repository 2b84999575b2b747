#include "impl/transport/http/server.h"

#include <spdlog/spdlog.h>
#include <sys/resource.h>

#include <boost/asio/signal_set.hpp>
#include <csignal>
#include <thread>

#include "generated/types/errors.h"
#include "impl/transport/http/endpoint.h"
#include "impl/transport/http/listener.h"

namespace offhand {
namespace {

namespace asio = boost::asio;
using http::Limits;

/// One that reads and one that answers; more would only pass work around on the two cores this is made for.
constexpr int reading_threads = 2;

/// The usual limit of 1,024 descriptors is less than the connections that are allowed.
void raise_descriptor_limit(std::size_t connections) {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  const auto wanted = static_cast<rlim_t>(connections + 256);
  if (limit.rlim_cur >= wanted) return;
  limit.rlim_cur = std::min(limit.rlim_max, wanted);
  ::setrlimit(RLIMIT_NOFILE, &limit);
}

bool is_loopback(const std::string& address) {
  boost::system::error_code problem;
  const auto parsed = asio::ip::make_address(address, problem);
  return !problem && parsed.is_loopback();
}

class HttpServer {
 public:
  HttpServer(mcp::Server& server, const HttpOptions& options)
      : limits_(options.limits),
        shared_{limits_, endpoint_, io_, owners_},
        io_(reading_threads),
        endpoint_(server,
                  http::RequestGuard({.allowed_hosts = options.allowed_hosts,
                                      .token = options.token,
                                      .loopback = is_loopback(options.bind),
                                      .sse = options.sse},
                                     owners_),
                  limits_, reading_threads),
        listener_(shared_),
        signals_(io_, SIGTERM, SIGINT),
        deadline_(io_) {}

  Result<std::uint16_t> listen(const std::string& address, std::uint16_t port) {
    return listener_.listen(address, port);
  }

  void serve() {
    shared_.emptied = [this] {
      if (stopping_) io_.stop();
    };
    listener_.start([this](auto now) { endpoint_.tick(now); });
    signals_.async_wait([this](const auto& cancelled, int /*number*/) {
      if (!cancelled) stop();
    });
    {
      std::vector<std::jthread> threads;
      for (int i = 1; i < reading_threads; ++i) threads.emplace_back([this] { io_.run(); });
      io_.run();
    }
    shared_.emptied = nullptr;
    listener_.close_all();
    endpoint_.cancel_all();
  }

 private:
  /// Calls that run may finish within the limit; then they are cancelled, and a second later nobody waits any more.
  void stop() {
    stopping_ = true;
    listener_.stop_accepting();
    endpoint_.shut_down();
    if (shared_.connections == 0) return io_.stop();
    after(limits_.shutdown_timeout, [this] {
      endpoint_.cancel_all();
      after(std::chrono::milliseconds(1000), [this] {
        listener_.close_all();
        io_.stop();
      });
    });
    // Whoever asks twice wants no patience.
    signals_.async_wait([this](const auto& cancelled, int /*number*/) {
      if (!cancelled) io_.stop();
    });
  }

  template <typename Action>
  void after(std::chrono::milliseconds time, Action action) {
    deadline_.expires_after(time);
    deadline_.async_wait([action](const boost::system::error_code& cancelled) {
      if (!cancelled) action();
    });
  }

  Limits limits_;
  PeerOwners owners_;
  std::atomic<bool> stopping_ = false;
  // Before what uses it: connections live until the last call has answered and the last handler is gone.
  http::Shared shared_;
  asio::io_context io_;
  http::Endpoint endpoint_;
  http::Listener listener_;
  asio::signal_set signals_;
  asio::steady_timer deadline_;
};

}  // namespace

Result<void> serve_http(mcp::Server& server, const HttpOptions& options) {
  if (!options.token && !is_loopback(options.bind))
    return tl::unexpected(errors::token_required({.address = options.bind}));
  raise_descriptor_limit(options.limits.connections);
  HttpServer http(server, options);
  OFFHAND_ASSIGN(const auto port, http.listen(options.bind, options.port));
  if (options.listening) options.listening(port);
  http.serve();
  return {};
}

}  // namespace offhand
