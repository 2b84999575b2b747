#include "platform/linux/x11/windows/manager_answer.h"

#include <cstdint>

#include "platform/host/steady_clock.h"

namespace offhand::platform::x11 {
namespace {

/// Places of the hidden window; both are off the screen.
constexpr std::int16_t one_place = -1;
constexpr std::int16_t other_place = -2;

}  // namespace

Result<bool> await_window_manager(Conversation& talk, std::chrono::milliseconds timeout) {
  const xcb_window_t window = talk.hidden_window();
  const std::uint32_t moves = XCB_EVENT_MASK_PROPERTY_CHANGE | XCB_EVENT_MASK_STRUCTURE_NOTIFY;
  xcb_change_window_attributes(talk.raw(), window, XCB_CW_EVENT_MASK, &moves);
  auto asked = talk.ask(xcb_get_geometry(talk.raw(), window));
  OFFHAND_ASSIGN(const auto geometry, asked.get());
  // A move to its present place would yield no event.
  const std::int16_t place = geometry && geometry->x == one_place ? other_place : one_place;
  const auto value = static_cast<std::uint32_t>(std::int32_t{place});
  xcb_configure_window(talk.raw(), window, XCB_CONFIG_WINDOW_X, &value);
  const auto until = talk.budget().no_later_than(steady_now() + timeout);
  bool moved = false;
  while (!moved) {
    const auto event = talk.connection().event(until);
    if (!event) {
      if (talk.connection().broken() || talk.budget().spent()) return fail(event.error());
      break;
    }
    if (((*event)->response_type & 0x7F) != XCB_CONFIGURE_NOTIFY) continue;
    const auto& told = reinterpret_cast<const xcb_configure_notify_event_t&>(**event);
    moved = told.window == window && told.x == place;
  }
  const std::uint32_t usual = XCB_EVENT_MASK_PROPERTY_CHANGE;
  xcb_change_window_attributes(talk.raw(), window, XCB_CW_EVENT_MASK, &usual);
  return moved;
}

}  // namespace offhand::platform::x11
