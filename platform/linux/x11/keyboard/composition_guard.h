#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "platform/api/clock.h"
#include "platform/api/delivery.h"
#include "platform/api/gesture.h"
#include "platform/linux/x11/connection/display.h"

/// The client that composes text with an input method is the user's, as the focus and the pointer are. An input method
/// serves one window at a time: where another one that uses it believes that it has the focus, what is unfinished is
/// broken off, and may even land there.
namespace offhand::platform::x11 {

/// Waits until nothing is unfinished and the user rests for a moment, before any other window gets the focus. Otherwise
/// why nothing was sent.
std::optional<Delivery> await_composed(Display& display, Conversation& talk, xcb_window_t window);

/// The same before a window of this process gets a synthetic focus, or the focus of a second keyboard, which only
/// matters where the process uses the input method.
std::optional<Delivery> await_composed_before(Display& display, Conversation& talk, xcb_window_t window,
                                              std::int64_t pid);

/// Whether keys for characters are meant for a process whose input method has not told whether it is switched on.
bool is_mode_untold(Display& display, std::int64_t pid, const std::vector<KeyPress>& keys);

/// When the window has the focus and its input method tells so.
enum class Told { by_now, soon };

/// Why these keys do not arrive as the characters that they are: the process uses an input method that is switched on.
/// `soon`: the window has just got the focus, so the input method is about to tell whether it is; where it does not,
/// the keys are refused as well.
std::optional<Delivery> changes_characters(Display& display, xcb_window_t window, std::int64_t pid,
                                           const std::vector<KeyPress>& keys, Told told);

}  // namespace offhand::platform::x11
