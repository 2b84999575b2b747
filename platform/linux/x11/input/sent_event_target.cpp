#include "platform/linux/x11/input/sent_event_target.h"

#include <algorithm>
#include <string>
#include <utility>

#include "generated/types/errors.h"

namespace offhand::platform::x11 {
namespace {

/// For this long the window's facts read by the call are reused, except the focus and the pointer, which belong to the
/// user and are read again. A point keeps its place within a window that moves, and a popup may open between any check
/// and the press anyway.
constexpr std::chrono::milliseconds reading_holds_for{5};

/// Why a window does not read sent events; empty: it does. A window that its program has withdrawn is no longer a
/// window to the window manager.
std::string refusal_of(const WindowFacts& window, const DesktopFacts& desktop, Reads reads) {
  if (window.viewable && !window.hidden) return {};
  const bool is_managed = std::ranges::find(desktop.stacking, window.window) != desktop.stacking.end();
  if (!is_managed || reads == Reads::shown) return "the window is not shown (minimised, or on another workspace)";
  if (window.hidden && reads != Reads::all) return "the window is minimised";
  return {};
}

Result<Display::DesktopAndWindow> read_target(const Display& display, Conversation& talk, xcb_window_t window) {
  if (auto known = display.read_within(window, reading_holds_for)) {
    auto asked_focus = talk.ask(xcb_get_input_focus(talk.raw()));
    auto asked_pointer = talk.ask(xcb_query_pointer(talk.raw(), talk.root()));
    OFFHAND_ASSIGN(const auto focus, asked_focus.get());
    OFFHAND_ASSIGN(const auto pointer, asked_pointer.get());
    known->desktop.focus = focus ? focus->focus : XCB_NONE;
    if (pointer) {
      known->desktop.pointer = {pointer->root_x, pointer->root_y};
      known->desktop.pointer_mask = pointer->mask;
    }
    return *std::move(known);
  }
  OFFHAND_ASSIGN(auto read, read_desktop_with(talk, {window}));
  if (read.windows.empty()) return fail(errors::window_closed({.window_id = window, .what = "the action"}));
  return Display::DesktopAndWindow{std::move(read.desktop), std::move(read.windows.front())};
}

}  // namespace

tl::expected<SentEventTarget, Delivery> find_sent_event_target(const Display& display, Conversation& talk,
                                                               const WindowInfo& info) {
  const auto id = static_cast<xcb_window_t>(info.window_id);
  auto read = read_target(display, talk, id);
  if (!read) return tl::unexpected(Delivery::failed(std::move(read).error()));
  SentEventTarget target{
      .desktop = std::move(read->desktop), .window = std::move(read->window), .traits = {}, .focused = false};
  target.traits = sent_event_traits(toolkit_of(target.window.pid));
  if (!target.traits.refusal.empty()) return tl::unexpected(Delivery::not_attempted(target.traits.refusal));
  if (auto refusal = refusal_of(target.window, target.desktop, target.traits.reads); !refusal.empty())
    return tl::unexpected(Delivery::not_attempted(std::move(refusal)));
  // From the focused window upwards, at most to a window that the window manager manages.
  auto top_levels = target.desktop.stacking;
  top_levels.push_back(id);
  auto focused = ancestor_among(talk, target.desktop.focus, top_levels);
  if (!focused) return tl::unexpected(Delivery::failed(std::move(focused).error()));
  target.focused = *focused == id || display.has_synthetic_focus(id);
  return target;
}

Delivery conclude_sent(Result<bool> arrived, ActionPath path) {
  if (!arrived) return Delivery::unknown(path, arrived.error().message);
  if (!*arrived) return Delivery::unknown(path, "the window closed meanwhile");
  return Delivery::delivered(path);
}

}  // namespace offhand::platform::x11
