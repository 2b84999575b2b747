#include <fmt/format.h>

#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "generated/types/errors.h"
#include "platform/web/cdp_message.h"
#include "platform/web/channel.h"

namespace offhand::platform::web {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using beast::error_code;

/// A browser answers within milliseconds; a machine that just started one may take seconds.
constexpr std::chrono::seconds open_patience{5};
constexpr std::size_t version_limit_bytes = 64U << 10U;

/// One connection: asks /json/version where the browser's endpoint is, opens a WebSocket there, and reads. Who knows no
/// such page, as WebDriver BiDi has none, is taken to serve that. All of it runs on the thread of its own io_context.
class SocketChannel final : public Channel {
 public:
  SocketChannel(std::uint16_t port, ChannelReader reader) : port_(port), reader_(std::move(reader)) {}
  ~SocketChannel() override {
    asio::post(io_, [this] {
      error_code ignored;
      version_stream_.socket().close(ignored);
      beast::get_lowest_layer(socket_).socket().close(ignored);
      io_.stop();
    });
    if (thread_.joinable()) thread_.join();
  }

  Result<void> open(Clock& clock, const Limits& limits) {
    const auto begun = clock.now();
    asio::post(io_, [this] { connect_for_version(); });
    thread_ = std::thread([this] {
      const auto guard = asio::make_work_guard(io_);
      io_.run();
    });
    std::unique_lock lock(mutex_);
    const auto until = std::min<TimePoint>(limits.deadline, begun + open_patience);
    const bool settled = clock.wait_until(lock, changed_, until, limits.stop, [&] { return open_ || problem_; });
    if (settled && open_) return {};
    const auto waited = std::chrono::duration_cast<std::chrono::milliseconds>(clock.now() - begun);
    const auto reason =
        problem_ ? *problem_ : fmt::format("it said nothing to that for {} ms", static_cast<long>(waited.count()));
    return fail(errors::page_protocol_error({.port = port_, .reason = reason}));
  }

  void send(std::string message) override {
    asio::post(io_, [this, text = std::move(message)]() mutable {
      if (ended_) return;
      outgoing_.push_back(std::move(text));
      if (outgoing_.size() == 1) write();
    });
  }

 private:
  void fail_with(const std::string& reason) {
    if (ended_) return;
    ended_ = true;
    bool was_open = false;
    {
      const std::lock_guard lock(mutex_);
      was_open = open_;
      problem_ = reason;
    }
    changed_.notify_all();
    if (was_open) reader_.closed(reason);
  }
  /// Whether there was none.
  bool went_well(const error_code& error, const char* step) {
    if (!error) return true;
    fail_with(fmt::format("{} failed: {}", step, error.message()));
    return false;
  }

  tcp::endpoint endpoint() const { return {asio::ip::address_v4::loopback(), port_}; }

  void connect_for_version() {
    version_stream_.async_connect(endpoint(), [this](error_code error) {
      if (!went_well(error, "the connection")) return;
      version_request_ = {http::verb::get, "/json/version", 11};
      version_request_.set(http::field::host, fmt::format("127.0.0.1:{}", port_));
      http::async_write(version_stream_, version_request_, [this](error_code failed, std::size_t) {
        if (went_well(failed, "asking for /json/version")) read_version();
      });
    });
  }
  void read_version() {
    version_parser_.emplace();
    version_parser_->body_limit(version_limit_bytes);
    http::async_read(version_stream_, version_buffer_, *version_parser_, [this](error_code error, std::size_t) {
      if (!went_well(error, "its answer to /json/version")) return;
      const auto& answer = version_parser_->get();
      if (answer.result() == http::status::not_found) {
        protocol_ = Protocol::bidi;
        path_ = "/session";
        return connect();
      }
      if (answer.result() != http::status::ok) {
        return fail_with(fmt::format("it answers /json/version with HTTP {}", answer.result_int()));
      }
      auto path = browser_path(answer.body(), port_);
      if (!path) return fail_with(path.error());
      path_ = *std::move(path);
      connect();
    });
  }
  void connect() {
    beast::get_lowest_layer(socket_).async_connect(endpoint(), [this](error_code error) {
      if (!went_well(error, "the second connection")) return;
      // Calls are small and come in numbers: each would wait until the one before it is acknowledged.
      error_code ignored;
      beast::get_lowest_layer(socket_).socket().set_option(tcp::no_delay(true), ignored);
      socket_.read_message_max(message_limit_bytes);
      // Beast sends no Origin, and a browser lets nobody in who says one.
      socket_.async_handshake(fmt::format("127.0.0.1:{}", port_), path_, [this](error_code failed) {
        if (!went_well(failed, "its WebSocket")) return;
        reader_.speaks(protocol_);
        {
          const std::lock_guard lock(mutex_);
          open_ = true;
        }
        changed_.notify_all();
        read();
      });
    });
  }
  void read() {
    socket_.async_read(incoming_, [this](error_code error, std::size_t) {
      if (error == websocket::error::message_too_big || error == websocket::error::buffer_overflow) {
        return fail_with(fmt::format("it sent a message of more than {} MiB", message_limit_bytes >> 20U));
      }
      if (!went_well(error, "the connection")) return;
      const auto bytes = incoming_.cdata();
      reader_.message({static_cast<const char*>(bytes.data()), bytes.size()});
      incoming_.consume(incoming_.size());
      if (!ended_) read();
    });
  }
  void write() {
    socket_.async_write(asio::buffer(outgoing_.front()), [this](error_code error, std::size_t) {
      if (!went_well(error, "the connection")) return;
      outgoing_.pop_front();
      if (!outgoing_.empty()) write();
    });
  }

  const std::uint16_t port_;
  const ChannelReader reader_;
  std::mutex mutex_;
  std::condition_variable_any changed_;
  bool open_ = false;
  std::optional<std::string> problem_;

  // What follows belongs to the thread.
  asio::io_context io_{1};
  beast::tcp_stream version_stream_{io_};
  http::request<http::empty_body> version_request_;
  beast::flat_buffer version_buffer_{version_limit_bytes * 2};
  std::optional<http::response_parser<http::string_body>> version_parser_;
  websocket::stream<beast::tcp_stream> socket_{io_};
  Protocol protocol_ = Protocol::cdp;
  std::string path_;
  beast::flat_buffer incoming_;
  std::deque<std::string> outgoing_;
  bool ended_ = false;
  std::thread thread_;
};

}  // namespace

Result<std::unique_ptr<Channel>> open_socket_channel(std::uint16_t port, ChannelReader reader, Clock& clock,
                                                     const Limits& limits) {
  auto channel = std::make_unique<SocketChannel>(port, std::move(reader));
  OFFHAND_CHECK(channel->open(clock, limits));
  return Result<std::unique_ptr<Channel>>(std::move(channel));
}

}  // namespace offhand::platform::web
