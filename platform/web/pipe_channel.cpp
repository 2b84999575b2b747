#include <fmt/format.h>

#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/write.hpp>
#include <exception>
#include <utility>

#include "platform/web/message.h"
#include "platform/web/nul_frames.h"
#include "platform/web/threaded_channel.h"

namespace offhand::platform::web {
namespace {

namespace asio = boost::asio;
using asio::local::stream_protocol;

constexpr std::size_t part_bytes = 64U << 10U;

/// Checks that the browser itself is there, because the process that holds its pipe accepts every connection. Calls
/// count from 1, so no later answer has this id.
constexpr std::string_view first_question = R"({"id":2147483647,"method":"Browser.getVersion"})";

/// A browser's pipe, or one connection to the process that holds it. Messages have the format of the pipe itself and
/// end with a NUL byte.
class PipeChannel final : public ThreadedChannel {
 public:
  PipeChannel(std::string path, ChannelReader reader) : ThreadedChannel(std::move(reader)), path_(std::move(path)) {}
  PipeChannel(const HeldPipe& pipe, ChannelReader reader) : ThreadedChannel(std::move(reader)) {
    ErrorCode ignored;
    socket_.assign(stream_protocol(), pipe.descriptor, ignored);
  }
  ~PipeChannel() override { end(); }

 private:
  void connect() override {
    if (socket_.is_open()) return ask();
    stream_protocol::endpoint place;
    try {
      place.path(path_);
    } catch (const std::exception&) {
      return fail_with(path_ + " is too long for the path of a socket");
    }
    socket_.async_connect(place, [this](ErrorCode error) {
      if (!went_well(error, "the connection to what holds its pipe")) return;
      ask();
    });
  }
  void ask() {
    read();
    send(std::string(first_question));
  }
  void close() override {
    ErrorCode ignored;
    socket_.close(ignored);
  }
  void write(const std::string& message, WriteHandler written) override {
    const std::array<asio::const_buffer, 2> parts{asio::buffer(message), asio::buffer("", 1)};
    asio::async_write(socket_, parts, std::move(written));
  }

  void read() {
    socket_.async_read_some(asio::buffer(part_), [this](ErrorCode error, std::size_t size) {
      if (!went_well(error, "the connection")) return;
      frames_.take({part_.data(), size},
                   {[this](std::string_view message) { take(message); },
                    [this](std::string_view) {
                      fail_with(fmt::format("it sent a message of more than {} MiB", message_limit_bytes >> 20U));
                    }});
      if (!has_failed()) read();
    });
  }
  void take(std::string_view message) {
    if (has_failed()) return;
    if (std::exchange(is_answered_, true)) return reader().message(message);
    opened(Protocol::cdp);
  }

  const std::string path_;
  stream_protocol::socket socket_{io()};
  std::array<char, part_bytes> part_{};
  NulFrames frames_{message_limit_bytes};
  bool is_answered_ = false;
};

}  // namespace

OpenedChannel open_pipe_channel(const HeldPipe& pipe, ChannelReader reader, Clock& clock, const Limits& limits) {
  return opened(std::make_unique<PipeChannel>(pipe, std::move(reader)), clock, limits);
}

OpenedChannel open_pipe_channel(const PipeSocket& socket, ChannelReader reader, Clock& clock, const Limits& limits) {
  return opened(std::make_unique<PipeChannel>(socket.path, std::move(reader)), clock, limits);
}

}  // namespace offhand::platform::web
