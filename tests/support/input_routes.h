#pragma once

#include <chrono>
#include <utility>
#include <vector>

#include "platform/api/input.h"

/// Gestures by the ways that a test means, named by what they disturb.
namespace offhand::test {

/// By the first way into the window that disturbs just so much, with the pointer that is there.
inline platform::Delivery deliver(platform::Input& input, const platform::WindowInfo& window,
                                  platform::Disturbs disturbs, const platform::Gesture& gesture,
                                  const platform::Limits& limits) {
  for (const auto& route : input.routes(window)) {
    if (route.disturbs == disturbs && !route.own_pointer) return input.deliver(gesture, route, window, limits);
  }
  return platform::Delivery::not_attempted("there is no such way into this window");
}

inline platform::Delivery click_background(platform::Input& input, const platform::WindowInfo& window,
                                           const platform::PointerClick& click, const platform::Limits& limits) {
  return deliver(input, window, platform::Disturbs::nobody, click, limits);
}
inline platform::Delivery click_foreground(platform::Input& input, const platform::WindowInfo& window,
                                           const platform::PointerClick& click, const platform::Limits& limits) {
  return deliver(input, window, platform::Disturbs::user, click, limits);
}
inline platform::Delivery click_screen(platform::Input& input, const platform::PointerClick& click,
                                       const platform::Limits& limits) {
  return deliver(input, {}, platform::Disturbs::user, click, limits);
}

inline platform::Delivery keys_background(platform::Input& input, const platform::WindowInfo& window,
                                          std::vector<platform::KeyPress> keys, std::chrono::milliseconds delay,
                                          const platform::Limits& limits) {
  return deliver(input, window, platform::Disturbs::nobody, platform::Keys{std::move(keys), delay}, limits);
}
/// What the desktop calls the active window may change for a moment (X: a keyboard of our own).
inline platform::Delivery keys_second_keyboard(platform::Input& input, const platform::WindowInfo& window,
                                               std::vector<platform::KeyPress> keys, std::chrono::milliseconds delay,
                                               const platform::Limits& limits) {
  return deliver(input, window, platform::Disturbs::active_window, platform::Keys{std::move(keys), delay}, limits);
}
inline platform::Delivery keys_foreground(platform::Input& input, const platform::WindowInfo& window,
                                          std::vector<platform::KeyPress> keys, std::chrono::milliseconds delay,
                                          const platform::Limits& limits) {
  return deliver(input, window, platform::Disturbs::user, platform::Keys{std::move(keys), delay}, limits);
}

}  // namespace offhand::test
