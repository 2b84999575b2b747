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

/// The step between the time stamps of one call's events: no toolkit discards a click of 0 ms as bounce, but several
/// count clicks by time.
inline constexpr std::uint32_t sent_step_ms = 8;

/// What pointer and keyboard need to know of the window to which events are sent.
struct SentEventTarget {
  DesktopFacts desktop;
  WindowFacts window;
  SentEventTraits traits;
  /// It has the focus, real or synthetic.
  bool focused = false;
};

/// The delivery in the error branch is `not_attempted`.
tl::expected<SentEventTarget, Delivery> find_sent_event_target(const Display& display, Conversation& talk,
                                                               const WindowInfo& info);

/// The delivery by the result of SentEvents::finish().
Delivery conclude_sent(Result<bool> arrived, ActionPath path);

}  // namespace offhand::platform::x11
