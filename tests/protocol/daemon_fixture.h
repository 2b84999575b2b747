#pragma once

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <cstring>
#include <filesystem>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "tests/support/mcp_client.h"
#include "tests/support/process.h"

namespace offhand::test {

/// The seat of a simulated desk, taken from the servers that use it: foreground clicks wait for as long as it is held.
class TakenSeat {
 public:
  explicit TakenSeat(const std::string& runtime_directory) {
    for (const auto& entry : std::filesystem::directory_iterator(runtime_directory + "/offhand")) {
      if (!entry.path().filename().string().starts_with("seat")) continue;
      lock_ = ::open(entry.path().c_str(), O_RDWR | O_CLOEXEC);
    }
    EXPECT_EQ(::flock(lock_, LOCK_EX | LOCK_NB), 0) << "there is none before the first click";
  }
  ~TakenSeat() { ::close(lock_); }
  TakenSeat(const TakenSeat&) = delete;
  TakenSeat& operator=(const TakenSeat&) = delete;

 private:
  int lock_ = -1;
};

/// Something that listens and answers one line to whatever comes.
class StrangeDaemon {
 public:
  StrangeDaemon(const std::string& path, std::string answer) : answer_(std::move(answer)) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    std::strncpy(address.sun_path, path.c_str(), sizeof address.sun_path - 1);
    listening_ = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    EXPECT_EQ(::bind(listening_, reinterpret_cast<sockaddr*>(&address), sizeof address), 0);
    ::listen(listening_, 8);
    thread_ = std::thread([this] { serve(); });
  }
  ~StrangeDaemon() {
    ::shutdown(listening_, SHUT_RDWR);
    thread_.join();
    ::close(listening_);
  }

 private:
  void serve() {
    for (;;) {
      const int client = ::accept(listening_, nullptr, nullptr);
      if (client < 0) return;
      char buffer[4096];
      while (::read(client, buffer, sizeof buffer) > 0) write_all(client, answer_ + "\n");
      ::close(client);
    }
  }

  std::string answer_;
  int listening_;
  std::thread thread_;
};

/// A daemon of a simulated desk at a socket of its own.
class DaemonFixture : public testing::Test {
 protected:
  std::string socket() const { return folder_.file("daemon.socket"); }
  EnvironmentChanges environment() const { return {{"XDG_RUNTIME_DIR", folder_.path()}}; }

  std::unique_ptr<ChildProcess> start() {
    auto daemon = std::make_unique<ChildProcess>(
        std::vector<std::string>{offhand_program(), "--platform", "sim:widgets", "--socket", socket(), "serve"},
        environment());
    EXPECT_TRUE(eventually([&] { return command({"status"}).exit_code == 0; }));
    return daemon;
  }
  CommandResult command(std::vector<std::string> words, std::string input = {}) const {
    words.insert(words.begin(), {"--socket", socket()});
    return run_offhand(std::move(words), {.input = std::move(input), .environment = environment()});
  }
  /// `offhand mcp` beside the daemon.
  McpClient::Options carried(const std::string& version = "2025-11-25") const {
    return {.program = {"--socket", socket()},
            .server = {"--tools", "full"},
            .environment = environment(),
            .initialize = version};
  }

  const json click_{{"pid", 200}, {"x", 40}, {"y", 25}, {"delivery_mode", "foreground"}};
  TemporaryFolder folder_;
};

/// A connection to a daemon that reads only when it is told to.
class RawClient {
 public:
  explicit RawClient(const std::string& path) : socket_(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    std::strncpy(address.sun_path, path.c_str(), sizeof address.sun_path - 1);
    EXPECT_EQ(::connect(socket_, reinterpret_cast<sockaddr*>(&address), sizeof address), 0);
  }
  ~RawClient() { ::close(socket_); }
  RawClient(const RawClient&) = delete;
  RawClient& operator=(const RawClient&) = delete;

  int descriptor() const { return socket_; }
  void send(const json& message) const { EXPECT_TRUE(write_all(socket_, message.dump() + "\n")); }
  void close_output() const { ::shutdown(socket_, SHUT_WR); }

 private:
  int socket_;
};

inline json modern_call(const json& id, const std::string& method, json params = json::object()) {
  params["_meta"] = modern_meta();
  return {{"jsonrpc", "2.0"}, {"id", id}, {"method", method}, {"params", std::move(params)}};
}

}  // namespace offhand::test
