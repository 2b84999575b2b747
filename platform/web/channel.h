#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "platform/api/clock.h"
#include "platform/web/dialect.h"
#include "platform/web/endpoint.h"

#include <tl/expected.hpp>

namespace offhand::platform::web {

/// The reader of a channel. Its functions are called from the channel's thread, one at a time: `speaks` first, `closed`
/// last, each once.
struct ChannelReader {
  std::function<void(Protocol protocol)> speaks;
  std::function<void(std::string_view message)> message;
  std::function<void(const std::string& reason)> closed;
};

/// A transport of whole messages to a browser. The destructor closes it and waits until the reader is no longer called.
class Channel {
 public:
  virtual ~Channel() = default;
  /// Never blocks; ignored after the end of the channel.
  virtual void send(std::string message) = 0;
};

/// A channel, or the reason of the failure.
using OpenedChannel = tl::expected<std::unique_ptr<Channel>, std::string>;

/// Connects to the browser's endpoint on a port of this machine.
OpenedChannel open_socket_channel(const Port& port, ChannelReader reader, Clock& clock, const Limits& limits);
/// Speaks with a browser through the pipe that it was started with, which is taken over in any case.
OpenedChannel open_pipe_channel(const HeldPipe& pipe, ChannelReader reader, Clock& clock, const Limits& limits);
/// Connects to a browser whose pipe another process shares on a socket.
OpenedChannel open_pipe_channel(const PipeSocket& socket, ChannelReader reader, Clock& clock, const Limits& limits);

}  // namespace offhand::platform::web
