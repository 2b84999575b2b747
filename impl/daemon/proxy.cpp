#include "impl/daemon/proxy.h"

#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <string>
#include <thread>

#include "impl/daemon/server_choice.h"

namespace offhand::daemon {
namespace {

using Buffer = std::array<char, std::size_t{64} * 1024>;

bool write_all(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    const auto count = ::write(file, bytes.data(), bytes.size());
    if (count < 0 && errno != EINTR) return false;
    if (count > 0) bytes.remove_prefix(static_cast<std::size_t>(count));
  }
  return true;
}

/// The client's side. Only its first message is looked at; the rest are bytes.
class Outward {
 public:
  Outward(int socket, std::string_view tools) : socket_(socket), tools_(tools) {}

  bool pass(std::string_view bytes) {
    if (started_) return write_all(socket_, bytes);
    first_.append(bytes);
    const auto end = first_.find('\n');
    // A first message that does not end is nothing to look at; the daemon has its own limit.
    if (end == std::string::npos && first_.size() < longest_first_message) return true;
    started_ = true;
    const auto line = end == std::string::npos
                          ? first_
                          : with_tools(std::string_view(first_).substr(0, end), tools_) + first_.substr(end);
    first_.clear();
    return write_all(socket_, line);
  }
  void finish() {
    if (!started_ && !first_.empty()) pass("\n");
    ::shutdown(socket_, SHUT_WR);
  }

 private:
  static constexpr std::size_t longest_first_message = std::size_t{1} << 20;
  int socket_;
  std::string_view tools_;
  std::string first_;
  bool started_ = false;
};

/// The daemon's side, until it closes.
void carry_back(int socket, int output) {
  Buffer buffer;
  for (;;) {
    const auto count = ::read(socket, buffer.data(), buffer.size());
    if (count == 0 || (count < 0 && errno != EINTR)) return;
    if (count > 0 && !write_all(output, {buffer.data(), static_cast<std::size_t>(count)})) return;
  }
}

}  // namespace

void carry(int input, int output, UniqueFd socket, std::string_view tools) {
  std::signal(SIGPIPE, SIG_IGN);  // NOLINT(bugprone-unused-return-value): a side that goes away is EPIPE, not our end
  // A thread a direction: a client that writes without reading must not keep its answers from moving.
  const std::jthread back([&] {
    carry_back(socket.get(), output);
    ::shutdown(socket.get(), SHUT_RDWR);
  });
  Outward outward(socket.get(), tools);
  Buffer buffer;
  for (;;) {
    pollfd sources[2] = {{input, POLLIN, 0}, {socket.get(), POLLRDHUP, 0}};
    if (::poll(sources, 2, -1) < 0 && errno != EINTR) break;
    if (sources[1].revents != 0) return;
    if (sources[0].revents == 0) continue;
    const auto count = ::read(input, buffer.data(), buffer.size());
    if (count > 0 && !outward.pass({buffer.data(), static_cast<std::size_t>(count)})) return;
    if (count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN)) break;
  }
  outward.finish();
}

}  // namespace offhand::daemon
