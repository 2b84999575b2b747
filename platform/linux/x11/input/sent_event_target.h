#pragma once

#include <cstdint>

#include <tl/expected.hpp>

#include "platform/api/delivery.h"
#include "platform/api/windows.h"
#include "platform/linux/x11/connection/conversation.h"
#include "platform/linux/x11/connection/display.h"
#include "platform/linux/x11/input/toolkit_traits.h"
#include "platform/linux/x11/windows/window_reader.h"

namespace offhand::platform::x11 {

/// Between the events of one call, in their time stamps: no toolkit takes a click of 0 ms for bounce, but several count
/// clicks by time.
inline constexpr std::uint32_t sent_step_ms = 8;

/// What pointer and keys need to know of a window that events are to be sent to.
struct SentEventTarget {
  DesktopFacts desktop;
  WindowFacts window;
  SentEventTraits manner;
  /// It has the keyboard, or its application was told so.
  bool focused = false;
};

/// The delivery in the error branch is `not_attempted`.
tl::expected<SentEventTarget, Delivery> find_sent_event_target(const Display& display, Conversation& talk,
                                                               const WindowInfo& info);

/// What became of events, by what SentEvents::finish() says.
Delivery conclude_sent(Result<bool> arrived, ActionPath path);

}  // namespace offhand::platform::x11
