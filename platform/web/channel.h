#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "codegen/runtime/error.h"
#include "platform/api/clock.h"
#include "platform/web/dialect.h"

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

/// Opens the browser's own endpoint on a port of this machine: `page_protocol_error`, `app_not_responding`.
Result<std::unique_ptr<Channel>> open_socket_channel(std::uint16_t port, ChannelReader reader, Clock& clock,
                                                     const Limits& limits);

}  // namespace offhand::platform::web
