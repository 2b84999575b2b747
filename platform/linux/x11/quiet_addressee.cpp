#include "platform/linux/x11/quiet_addressee.h"

#include <algorithm>
#include <string>
#include <utility>

#include "generated/types/errors.h"

namespace offhand::platform::x11 {
namespace {

/// Why a window does not read what is sent to it; empty: it does. One that its program has put away is no window any
/// more, of a window manager's at least.
std::string refusal_of(const WindowFacts& window, const DesktopFacts& desktop, Reads reads) {
  if (window.viewable && !window.hidden) return {};
  const bool is_managed = std::ranges::find(desktop.stacking, window.window) != desktop.stacking.end();
  if (!is_managed || reads == Reads::shown) return "the window is not shown (minimised, or on another workspace)";
  if (window.hidden && reads != Reads::all) return "the window is minimised";
  return {};
}

}  // namespace

tl::expected<Addressee, Delivery> find_addressee(const Display& display, Conversation& talk, const WindowInfo& info) {
  const auto id = static_cast<xcb_window_t>(info.window_id);
  auto read = read_desktop_with(talk, {id});
  if (!read) return tl::unexpected(Delivery::failed(std::move(read).error()));
  if (read->windows.empty())
    return tl::unexpected(Delivery::failed(errors::window_closed({.window_id = info.window_id, .what = "the action"})));
  Addressee addressee{
      .desktop = std::move(read->desktop), .window = std::move(read->windows.front()), .manner = {}, .focused = false};
  addressee.manner = quiet_manner(toolkit_of(addressee.window.pid));
  if (!addressee.manner.refusal.empty()) return tl::unexpected(Delivery::not_attempted(addressee.manner.refusal));
  if (auto refusal = refusal_of(addressee.window, addressee.desktop, addressee.manner.reads); !refusal.empty())
    return tl::unexpected(Delivery::not_attempted(std::move(refusal)));
  // Up from what has the focus, but no further than to a window that a window manager manages.
  auto top_levels = addressee.desktop.stacking;
  top_levels.push_back(id);
  auto focused = ancestor_among(talk, addressee.desktop.focus, top_levels);
  if (!focused) return tl::unexpected(Delivery::failed(std::move(focused).error()));
  addressee.focused = *focused == id || display.is_focus_feigned(id);
  return addressee;
}

Delivery conclude_sent(Result<bool> arrived, ActionPath path) {
  if (!arrived) return Delivery::unknown(path, arrived.error().message);
  if (!*arrived) return Delivery::unknown(path, "the window closed meanwhile");
  return Delivery::delivered(path);
}

}  // namespace offhand::platform::x11
