#include "impl/daemon/daemon.h"

#include <spdlog/spdlog.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <unistd.h>

#include <csignal>
#include <list>
#include <mutex>
#include <thread>

#include "impl/daemon/server_choice.h"
#include "impl/daemon/socket_client.h"
#include "platform/host/readiness.h"

namespace offhand::daemon {
namespace {

using Clock = std::chrono::steady_clock;

/// How long running calls may take to finish at the end.
constexpr std::chrono::milliseconds finishing_time{3'000};
/// How long the cancelled ones may then take to be answered.
constexpr std::chrono::milliseconds cancelling_time{1'000};
/// After this the process ends, whatever still runs.
constexpr unsigned longest_end_seconds = 8;

sigset_t end_signals() {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGTERM);
  sigaddset(&signals, SIGINT);
  return signals;
}

class Daemon {
 public:
  Daemon(Dispatcher& dispatcher, ListeningSocket socket, const Options& options)
      : dispatcher_(dispatcher), servers_(dispatcher), socket_(std::move(socket)), options_(options) {
    const auto signals = end_signals();
    signals_ = Descriptor(::signalfd(-1, &signals, SFD_CLOEXEC | SFD_NONBLOCK));
  }

  void run() {
    idle_since_ = Clock::now();
    while (wait()) accept_one();
    spdlog::info("The daemon ends.");
    end_all();
  }

 private:
  struct Client {
    Descriptor socket;
    std::thread thread;
    bool done = false;
    Clock::time_point ended;
  };

  /// True if a connection may be waiting, false when it is time to end.
  bool wait() {
    for (;;) {
      clear_away();
      std::array<host::Awaited, 2> sources{
          {{.descriptor = socket_.descriptor(), .to_read = true}, {.descriptor = signals_.get(), .to_read = true}}};
      const int ready = host::wait_for_any(sources, timeout());
      if (sources[1].readable) return false;
      if (ready > 0) return true;
      if (is_idle()) return false;
    }
  }

  bool is_idle() {
    return options_.idle_exit.count() > 0 && clients_.empty() && Clock::now() - idle_since_ >= options_.idle_exit;
  }

  /// Disconnecting clients do not wake the loop, so it checks every second while there are clients.
  std::optional<std::chrono::milliseconds> timeout() const {
    if (!clients_.empty()) return std::chrono::milliseconds(1'000);
    if (options_.idle_exit.count() == 0) return std::nullopt;
    return std::chrono::ceil<std::chrono::milliseconds>(idle_since_ + options_.idle_exit - Clock::now());
  }

  void clear_away() {
    const std::scoped_lock lock(mutex_);
    for (auto client = clients_.begin(); client != clients_.end();) {
      if (!client->done) {
        ++client;
        continue;
      }
      client->thread.join();
      idle_since_ = std::max(idle_since_, client->ended);
      client = clients_.erase(client);
    }
  }

  void accept_one() {
    Descriptor socket(::accept4(socket_.descriptor(), nullptr, nullptr, SOCK_CLOEXEC));
    if (!socket) return;
    const auto peer = peer_of(socket.get());
    if (!peer || peer->uid != ::geteuid()) {
      spdlog::warn("A connection of user {} was refused.", peer ? static_cast<long>(peer->uid) : -1);
      return;
    }
    const std::scoped_lock lock(mutex_);
    if (clients_.size() >= connection_limit) {
      spdlog::warn("A connection was refused: there are {} already.", connection_limit);
      return;
    }
    auto& client = clients_.emplace_back();
    client.socket = std::move(socket);
    client.thread = std::thread([this, &client] { serve(client); });
  }

  void serve(Client& client) {
    ++dispatcher_.process().statistics().connections;
    serve_client(servers_, client.socket.get(), stopping_.get_token());
    --dispatcher_.process().statistics().connections;
    ::shutdown(client.socket.get(), SHUT_RDWR);
    const std::scoped_lock lock(mutex_);
    client.ended = Clock::now();
    client.done = true;
  }

  /// Reads no further message; running calls finish or are cancelled after a while.
  void end_all() {
    ::alarm(longest_end_seconds);
    servers_.shut_down();
    shut_clients(SHUT_RD);
    wait_for_clients(finishing_time);
    stopping_.request_stop();
    wait_for_clients(cancelling_time);
    // Clients that are still connected do not read their output.
    shut_clients(SHUT_RDWR);
    for (auto& client : clients_) client.thread.join();
  }

  void shut_clients(int how) {
    const std::scoped_lock lock(mutex_);
    for (auto& client : clients_) ::shutdown(client.socket.get(), how);
  }

  void wait_for_clients(std::chrono::milliseconds timeout) {
    const auto until = Clock::now() + timeout;
    for (clear_away(); !clients_.empty() && Clock::now() < until; clear_away())
      host::wait_for_any({}, std::chrono::milliseconds(20));
  }

  Dispatcher& dispatcher_;
  ServerChoice servers_;
  ListeningSocket socket_;
  Options options_;
  Descriptor signals_;
  std::stop_source stopping_;
  Clock::time_point idle_since_;
  std::mutex mutex_;
  std::list<Client> clients_;
};

}  // namespace

void block_end_signals() {
  const auto signals = end_signals();
  ::pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  std::signal(
      SIGPIPE,
      SIG_IGN);  // NOLINT(bugprone-unused-return-value): a closed client gives EPIPE instead of ending the process
}

void serve(Dispatcher& dispatcher, ListeningSocket socket, const Options& options) {
  Daemon(dispatcher, std::move(socket), options).run();
}

}  // namespace offhand::daemon
