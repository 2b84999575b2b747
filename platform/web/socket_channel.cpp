#include <fmt/format.h>

#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <optional>
#include <utility>

#include "platform/web/cdp_message.h"
#include "platform/web/threaded_channel.h"

namespace offhand::platform::web {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using beast::error_code;

constexpr std::size_t version_limit_bytes = 64U << 10U;

/// One connection: asks /json/version for the browser's endpoint, opens a WebSocket there, and reads. A server without
/// that page is assumed to speak WebDriver BiDi.
class SocketChannel final : public ThreadedChannel {
 public:
  SocketChannel(std::uint16_t port, ChannelReader reader) : ThreadedChannel(std::move(reader)), port_(port) {}
  ~SocketChannel() override { end(); }

 private:
  void connect() override { connect_for_version(); }
  void close() override {
    error_code ignored;
    version_stream_.close(ignored);
    socket_.next_layer().close(ignored);
  }
  void write(const std::string& message, WriteHandler written) override {
    socket_.async_write(asio::buffer(message), std::move(written));
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
        return connect_for_messages();
      }
      if (answer.result() != http::status::ok) {
        return fail_with(fmt::format("it answers /json/version with HTTP {}", answer.result_int()));
      }
      auto path = browser_path(answer.body(), port_);
      if (!path) return fail_with(path.error());
      path_ = *std::move(path);
      connect_for_messages();
    });
  }
  void connect_for_messages() {
    socket_.next_layer().async_connect(endpoint(), [this](error_code error) {
      if (!went_well(error, "the second connection")) return;
      // Without no_delay each of the many small calls would wait for the acknowledgement of the one before.
      error_code ignored;
      socket_.next_layer().set_option(tcp::no_delay(true), ignored);
      socket_.read_message_max(message_limit_bytes);
      // Beast sends no Origin header, and browsers refuse connections that have one.
      socket_.async_handshake(fmt::format("127.0.0.1:{}", port_), path_, [this](error_code failed) {
        if (!went_well(failed, "its WebSocket")) return;
        opened(protocol_);
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
      reader().message({static_cast<const char*>(bytes.data()), bytes.size()});
      incoming_.consume(incoming_.size());
      if (!has_failed()) read();
    });
  }

  const std::uint16_t port_;
  tcp::socket version_stream_{io()};
  http::request<http::empty_body> version_request_;
  beast::flat_buffer version_buffer_{version_limit_bytes * 2};
  std::optional<http::response_parser<http::string_body>> version_parser_;
  // Without compression, which is useless on one machine.
  websocket::stream<tcp::socket, false> socket_{io()};
  Protocol protocol_ = Protocol::cdp;
  std::string path_;
  beast::flat_buffer incoming_;
};

}  // namespace

OpenedChannel open_socket_channel(const Port& port, ChannelReader reader, Clock& clock, const Limits& limits) {
  return opened(std::make_unique<SocketChannel>(port.number, std::move(reader)), clock, limits);
}

}  // namespace offhand::platform::web
