#include "platform/linux/x11/pointer/resting_pointer.h"

namespace offhand::platform::x11 {
namespace {

xcb_cursor_t make_unseen_cursor(xcb_connection_t* raw, xcb_window_t root) {
  const xcb_pixmap_t nothing = xcb_generate_id(raw);
  const xcb_cursor_t cursor = xcb_generate_id(raw);
  const xcb_gcontext_t clear = xcb_generate_id(raw);
  const std::uint32_t colour = 0;
  const xcb_rectangle_t all{0, 0, 1, 1};
  xcb_create_pixmap(raw, 1, nothing, root, 1, 1);
  xcb_create_gc(raw, clear, nothing, XCB_GC_FOREGROUND, &colour);
  xcb_poly_fill_rectangle(raw, nothing, clear, 1, &all);
  xcb_create_cursor(raw, cursor, nothing, nothing, 0, 0, 0, 0, 0, 0, 0, 0);
  xcb_free_gc(raw, clear);
  xcb_free_pixmap(raw, nothing);
  return cursor;
}

/// A grab needs a viewable window.
xcb_window_t make_window_outside(xcb_connection_t* raw, xcb_window_t root) {
  const xcb_window_t window = xcb_generate_id(raw);
  const std::uint32_t not_managed = 1;
  xcb_create_window(raw, 0, window, root, -1000, -1000, 1, 1, 0, XCB_WINDOW_CLASS_INPUT_ONLY, XCB_COPY_FROM_PARENT,
                    XCB_CW_OVERRIDE_REDIRECT, &not_managed);
  xcb_map_window(raw, window);
  return window;
}

constexpr xcb_input_fp1616_t in_fixed_point(std::uint16_t pixels) {
  return static_cast<xcb_input_fp1616_t>(pixels) << 16;
}

}  // namespace

RestingPlace::RestingPlace(Connection& connection)
    : connection_(connection),
      on_the_way_(make_window_outside(connection.raw(), connection.screen().root)),
      here_(make_window_outside(connection.raw(), connection.screen().root)),
      unseen_(make_unseen_cursor(connection.raw(), connection.screen().root)) {}

void RestingPlace::rest(DeviceId pointer) {
  const auto& screen = connection_.screen();
  hold(pointer, on_the_way_);
  xcb_input_xi_warp_pointer(connection_.raw(), XCB_WINDOW_NONE, screen.root, 0, 0, 0, 0,
                            in_fixed_point(screen.width_in_pixels - 1), in_fixed_point(screen.height_in_pixels - 1),
                            pointer);
  hold(pointer, here_);
  xcb_flush(connection_.raw());
}

void RestingPlace::hold(DeviceId pointer, xcb_window_t window) {
  xcb_connection_t* raw = connection_.raw();
  const std::uint32_t no_events = 0;
  xcb_discard_reply(
      raw, xcb_input_xi_grab_device(raw, window, XCB_CURRENT_TIME, unseen_, pointer, XCB_INPUT_GRAB_MODE_22_ASYNC,
                                    XCB_INPUT_GRAB_MODE_22_ASYNC, XCB_INPUT_GRAB_OWNER_NO_OWNER, 1, &no_events)
               .sequence);
}

}  // namespace offhand::platform::x11
