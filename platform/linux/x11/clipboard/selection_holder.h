#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "platform/api/clock.h"
#include "platform/linux/x11/clipboard/selection_names.h"
#include "platform/linux/x11/connection/conversation.h"

namespace offhand::platform::x11 {

/// Owns the clipboard and serves its content to requestors until another client takes it.
class SelectionHolder {
 public:
  static Result<std::unique_ptr<SelectionHolder>> take(const DisplayName& display, std::vector<Rendition> renditions,
                                                       const Budget& budget);
  /// Returns when the clipboard or the display is lost; transfers in progress are completed first.
  void serve();

 private:
  /// A transfer in parts, for data larger than a request may be.
  struct Transfer {
    xcb_window_t requestor;
    xcb_atom_t property;
    std::size_t rendition;
    std::size_t sent;
    TimePoint give_up_at;
  };

  SelectionHolder(std::unique_ptr<Connection> connection, std::vector<Rendition> renditions);
  Result<bool> own(const Budget& budget);
  void handle(const xcb_generic_event_t& event);
  void answer(const xcb_selection_request_event_t& request);
  bool is_for_us(const xcb_selection_request_event_t& request) const;
  bool give(xcb_window_t requestor, xcb_atom_t target, xcb_atom_t property);
  bool give_several(xcb_window_t requestor, xcb_atom_t property);
  bool give_bytes(xcb_window_t requestor, std::size_t rendition, xcb_atom_t property);
  void send_next_part(xcb_window_t requestor, xcb_atom_t property);
  void forget(xcb_window_t requestor);
  void drop_stalled();
  int timeout_ms() const;
  void listen_to(xcb_window_t requestor, std::uint32_t mask);

  std::unique_ptr<Connection> connection_;
  const std::vector<Rendition> renditions_;
  /// The target and the type of each rendition.
  std::vector<xcb_atom_t> targets_;
  std::vector<xcb_atom_t> types_;
  std::vector<Transfer> transfers_;
  xcb_window_t window_ = XCB_WINDOW_NONE;
  xcb_timestamp_t since_ = XCB_CURRENT_TIME;
  xcb_atom_t clipboard_ = XCB_ATOM_NONE;
  xcb_atom_t list_ = XCB_ATOM_NONE;
  xcb_atom_t timestamp_ = XCB_ATOM_NONE;
  xcb_atom_t several_ = XCB_ATOM_NONE;
  xcb_atom_t pairs_ = XCB_ATOM_NONE;
  xcb_atom_t in_parts_ = XCB_ATOM_NONE;
  bool is_lost_ = false;
};

}  // namespace offhand::platform::x11
