#include "impl/daemon/socket_client.h"

#include <fmt/format.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <memory>
#include <mutex>
#include <optional>

#include "impl/base/line_reader.h"
#include "impl/daemon/marks.h"
#include "impl/mcp/connection.h"
#include "impl/mcp/refusal_log.h"
#include "impl/transport/line_stream.h"
#include "platform/host/readiness.h"

namespace offhand::daemon {
namespace {

/// How long a client may read nothing while output waits for it; shorter after it closed its side.
constexpr std::chrono::milliseconds unread_limit{30'000};
constexpr std::chrono::milliseconds unread_after_end{5'000};
/// How long its calls may go on after it announced its end, before they are cancelled.
constexpr std::chrono::milliseconds cancel_after{500};
constexpr std::chrono::milliseconds look_again{50};

class SocketClient {
 public:
  SocketClient(ServerChoice& servers, int socket, std::stop_token stop)
      : servers_(servers),
        socket_(socket),
        stop_(std::move(stop)),
        stream_(std::make_shared<LineStream>(socket, LineStream::Limits{.stall = unread_limit},
                                             [socket] { ::shutdown(socket, SHUT_RDWR); })) {}

  void serve() {
    const std::stop_callback cancel(stop_, [this] {
      const std::scoped_lock lock(connecting_);
      if (connection_) connection_->cancel_all();
    });
    while (!is_over() && read_once()) {
    }
    reader_.finish();
    take_lines();
    stream_->limit_stall(unread_after_end);
    if (connection_) finish();
    stream_->flush();
    stream_->close();
  }

 private:
  /// False at the end of the input.
  bool read_once() {
    const auto count = ::read(socket_, buffer_.data(), buffer_.size());
    if (count > 0) reader_.feed({buffer_.data(), static_cast<std::size_t>(count)});
    take_lines();
    return count > 0 || (count < 0 && errno == EINTR);
  }

  void finish() {
    connection_->close();
    // A client that lets its calls finish may send the other end message later.
    bool listens = end_ == EndOfClient::finish;
    while (listens && end_ != EndOfClient::cancel && !connection_->drain(look_again)) {
      if (host::is_readable(socket_)) listens = read_once();
    }
    if (end_ == EndOfClient::cancel && !connection_->drain(cancel_after)) connection_->cancel_all();
    connection_->drain();
  }

  bool is_over() const { return refused_ || end_ || stop_.stop_requested(); }

  void take_lines() {
    while (const auto line = reader_.next()) {
      if (line->too_long) {
        stream_->refuse_long_line();
      } else {
        take(line->text);
      }
    }
  }

  void take(std::string_view line) {
    stream_->wait_for_room();
    if (refused_ || stop_.stop_requested()) return;
    auto message = mcp::read_message(line);
    if (const auto end = end_of(message)) end_ = end;
    if (end_) return;
    if (!connection_ && !refusal_) connect(line);
    if (refusal_) return refuse(message);
    if (auto call = connection_->receive(std::move(message), stream_)) stream_->run_in(*executor_, std::move(*call));
  }

  /// The first message that can be answered gets the reason.
  void refuse(const mcp::Message& message) {
    if (message.kind == mcp::Message::Kind::notification) return;
    const mcp::Problem problem{mcp::ErrorCode::invalid_params, refusal_->message + " " + refusal_->hint};
    mcp::log_refusal(problem);
    stream_->send(mcp::error_response(message.id, problem));
    refused_ = true;
  }

  /// The first message selects the tools.
  void connect(std::string_view line) {
    const auto server = servers_.choose(line);
    const auto settings = brought_settings(line);
    if (!server || !settings) {
      refusal_ = server ? settings.error() : server.error();
      return;
    }
    const std::scoped_lock lock(connecting_);
    executor_ = &(*server)->dispatcher().process().executor();
    connection_.emplace(
        **server, mcp::ClientIdentity{fmt::format("uid:{}", ::geteuid()), mcp::ClientIdentity::Transport::socket});
    connection_->set_side_stream(stream_);
    connection_->set_folder(brought_folder(line));
    if (!settings->empty()) connection_->set_settings(std::make_shared<const Settings>(*settings));
  }

  ServerChoice& servers_;
  int socket_;
  std::stop_token stop_;
  std::shared_ptr<LineStream> stream_;
  Executor* executor_ = nullptr;
  std::mutex connecting_;
  std::optional<mcp::Connection> connection_;
  LineReader reader_;
  std::optional<Error> refusal_;
  bool refused_ = false;
  std::optional<EndOfClient> end_;
  std::array<char, std::size_t{64} * 1024> buffer_{};
};

}  // namespace

void serve_client(ServerChoice& servers, int socket, const std::stop_token& stop) {
  SocketClient(servers, socket, stop).serve();
}

}  // namespace offhand::daemon
