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

/// Who reads a channel. Called from the channel's own thread, one after the other; `speaks` first, `closed` last, and
/// each once.
struct ChannelReader {
  std::function<void(Protocol protocol)> speaks;
  std::function<void(std::string_view message)> message;
  std::function<void(const std::string& reason)> closed;
};

/// A way to a browser for whole messages. Destroying it closes it and waits until its reader is no longer called.
class Channel {
 public:
  virtual ~Channel() = default;
  /// Never waits; after the end of the channel it does nothing.
  virtual void send(std::string message) = 0;
};

/// A channel, or why there is none.
using OpenedChannel = tl::expected<std::unique_ptr<Channel>, std::string>;

/// To the browser's own endpoint on a port of this machine.
OpenedChannel open_socket_channel(const Port& port, ChannelReader reader, Clock& clock, const Limits& limits);
/// To a browser whose pipe is held behind a socket.
OpenedChannel open_pipe_channel(const PipeSocket& socket, ChannelReader reader, Clock& clock, const Limits& limits);

}  // namespace offhand::platform::web
