#pragma once

#include <xcb/xcb.h>

#include <vector>

#include "generated/types/geometry.h"
#include "platform/linux/x11/connection/conversation.h"

namespace offhand::platform::x11 {

/// The windows directly below the root as they were when an event happened. A press often opens a menu under the
/// pointer or closes one, so that a question that follows it is answered by what came of the press. The events of one
/// connection come in the server's order: what was noted before the press was there at the press.
class RootChildren {
 public:
  /// Selects the events of the root and reads what is there.
  Result<void> begin(Conversation& talk);
  /// To be called for each event of the connection, in order.
  void note(Conversation& talk, const xcb_generic_event_t& event);

  /// Whether an event that is still to be noted changes what lies at a point: a window that is shown, hidden or moved.
  bool is_changed_at(int x, int y, const xcb_generic_event_t& event) const;
  /// The mapped windows at a point, topmost first.
  std::vector<xcb_window_t> at(int x, int y) const;
  /// Whether a menu or a similar popup of the client of `window` is open, other than `window`.
  bool has_open_menu(xcb_window_t window, xcb_window_t client_mask) const;

 private:
  struct Child {
    xcb_window_t window = 0;
    Bounds bounds;
    bool is_mapped = false;
    bool overrides_redirect = false;
    /// Takes what the user does; known once it is mapped.
    bool is_menu = false;
  };
  Child* find(xcb_window_t window);
  const Child* find(xcb_window_t window) const;
  Child& find_or_add(xcb_window_t window);
  void remove(xcb_window_t window);
  void put_above(xcb_window_t window, xcb_window_t below);
  static void learn_whether_menu(Conversation& talk, Child& child);

  /// Bottom to top.
  std::vector<Child> children_;
};

}  // namespace offhand::platform::x11
