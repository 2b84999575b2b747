#include "impl/daemon/socket_client.h"

#include <fmt/format.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <memory>
#include <mutex>
#include <optional>

#include "generated/types/errors.h"
#include "impl/mcp/connection.h"
#include "impl/transport/line_reader.h"
#include "impl/transport/line_stream.h"

namespace offhand::daemon {
namespace {

class SocketClient {
 public:
  SocketClient(ServerChoice& servers, int socket)
      : servers_(servers),
        socket_(socket),
        stream_(std::make_shared<LineStream>(socket)),
        reader_({.line = [this](std::string_view line) { take(line); }, .too_long = [this] { reject_too_long(); }}) {}

  void serve(const std::stop_token& stop) {
    const std::stop_callback cancel(stop, [this] {
      const std::scoped_lock lock(connecting_);
      if (connection_) connection_->cancel_all();
    });
    std::array<char, std::size_t{64} * 1024> buffer;
    while (!refused_) {
      const auto count = ::read(socket_, buffer.data(), buffer.size());
      if (count == 0 || (count < 0 && errno != EINTR)) break;
      if (count > 0) reader_.feed({buffer.data(), static_cast<std::size_t>(count)});
    }
    reader_.finish();
    if (!connection_) return;
    connection_->close();
    connection_->drain();
  }

 private:
  void take(std::string_view line) {
    if (refused_) return;
    auto message = mcp::read_message(line);
    if (!connection_ && !connect(line, message)) return;
    if (auto task = connection_->receive(std::move(message), stream_)) executor_->submit(std::move(*task));
  }

  /// The first message decides which tools there are.
  bool connect(std::string_view line, const mcp::Message& message) {
    const auto server = servers_.choose(line);
    if (!server) {
      const auto& error = server.error();
      stream_->send(
          mcp::error_response(message.id, {mcp::ErrorCode::invalid_params, error.message + " " + error.hint}));
      refused_ = true;
      return false;
    }
    const std::scoped_lock lock(connecting_);
    executor_ = &(*server)->dispatcher().runtime().executor();
    connection_.emplace(
        **server, mcp::ClientIdentity{fmt::format("uid:{}", ::geteuid()), mcp::ClientIdentity::Transport::socket});
    connection_->set_side_stream(stream_);
    return true;
  }

  void reject_too_long() {
    const auto error =
        errors::message_too_long({.limit_bytes = static_cast<std::int64_t>(LineReader::default_limit_bytes)});
    stream_->send(mcp::error_response("", {mcp::ErrorCode::invalid_request, error.message + " " + error.hint}));
  }

  ServerChoice& servers_;
  int socket_;
  std::shared_ptr<LineStream> stream_;
  Executor* executor_ = nullptr;
  std::mutex connecting_;
  std::optional<mcp::Connection> connection_;
  LineReader reader_;
  bool refused_ = false;
};

}  // namespace

void serve_client(ServerChoice& servers, int socket, const std::stop_token& stop) {
  SocketClient(servers, socket).serve(stop);
}

}  // namespace offhand::daemon
