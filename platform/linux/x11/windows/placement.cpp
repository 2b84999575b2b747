#include "platform/linux/x11/windows/placement.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>

#include "generated/types/errors.h"
#include "platform/host/steady_clock.h"

namespace offhand::platform::x11 {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds placement_timeout{500};
constexpr milliseconds between_placement_looks{10};
/// A window that has not moved for this long has reached its place.
constexpr milliseconds placed_after{60};

bool lies_alike(const Bounds& one, const Bounds& other) {
  return one.x == other.x && one.y == other.y && one.width == other.width && one.height == other.height;
}

Result<WindowFacts> facts_of(Conversation& talk, xcb_window_t window) {
  OFFHAND_ASSIGN(auto found, read_windows(talk, {window}));
  if (found.empty()) return fail(errors::window_closed({.window_id = window, .what = "placing it"}));
  return std::move(found.front());
}

/// Waits until the window is at `wanted` or has not changed for a while.
Result<WindowFacts> wait_until_it_rests(Conversation& talk, xcb_window_t window, const Bounds& wanted) {
  const TimePoint until = steady_now() + placement_timeout;
  OFFHAND_ASSIGN(auto facts, facts_of(talk, window));
  auto since = steady_now();
  const Bounds first = facts.visible_frame();
  while (!lies_alike(facts.visible_frame(), wanted)) {
    const bool moved = !lies_alike(facts.visible_frame(), first);
    const auto now = steady_now();
    if (now >= until || (moved && now - since >= placed_after)) break;
    OFFHAND_CHECK(talk.budget().sleep(between_placement_looks));
    OFFHAND_ASSIGN(auto next, facts_of(talk, window));
    if (!lies_alike(next.visible_frame(), facts.visible_frame())) since = steady_now();
    facts = std::move(next);
  }
  return facts;
}

void ask_to_place(Conversation& talk, xcb_window_t window, std::int64_t x, std::int64_t y, std::int64_t width,
                  std::int64_t height) {
  const std::array<std::uint32_t, 4> values{static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y),
                                            static_cast<std::uint32_t>(width), static_cast<std::uint32_t>(height)};
  xcb_configure_window(talk.raw(), window,
                       XCB_CONFIG_WINDOW_X | XCB_CONFIG_WINDOW_Y | XCB_CONFIG_WINDOW_WIDTH | XCB_CONFIG_WINDOW_HEIGHT,
                       values.data());
  xcb_flush(talk.raw());
}

}  // namespace

Result<void> place_window(Conversation& talk, xcb_window_t window, const Bounds& frame) {
  OFFHAND_ASSIGN(const auto before, facts_of(talk, window));
  const Bounds shown = before.visible_frame();
  // The shadow is part of the window. The decoration belongs to the window manager, which places the corner of its
  // frame at the requested position; the offset to the window's corner is known only afterwards.
  const auto width = frame.width + before.geometry.width - shown.width;
  const auto height = frame.height + before.geometry.height - shown.height;
  const auto x = frame.x + before.geometry.x - shown.x;
  const auto y = frame.y + before.geometry.y - shown.y;
  ask_to_place(talk, window, x, y, width, height);
  OFFHAND_ASSIGN(const auto first, wait_until_it_rests(talk, window, frame));
  const Bounds came = first.visible_frame();
  if (came.x == frame.x && came.y == frame.y) return {};
  ask_to_place(talk, window, x + frame.x - came.x, y + frame.y - came.y, width, height);
  OFFHAND_CHECK(wait_until_it_rests(talk, window, frame));
  return {};
}

}  // namespace offhand::platform::x11
