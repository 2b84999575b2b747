#include "impl/sandbox/window_manager.h"

#include <xcb/xcb.h>
#include <xcb/xcbext.h>

#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace offhand::sandbox {
namespace {

struct Free {
  void operator()(void* pointer) const { std::free(pointer); }
};
template <class T>
using Owned = std::unique_ptr<T, Free>;

xcb_connection_t* connect(const std::string& display, std::string cookie) {
  std::string method = "MIT-MAGIC-COOKIE-1";
  xcb_auth_info_t key{static_cast<int>(method.size()), method.data(), static_cast<int>(cookie.size()), cookie.data()};
  return xcb_connect_to_display_with_auth_info(display.c_str(), &key, nullptr);
}

/// The reply if it has arrived. `request` becomes 0 once it has, or once it can never arrive.
template <class Reply>
Owned<Reply> poll_reply(xcb_connection_t* connection, unsigned& request) {
  void* reply = nullptr;
  xcb_generic_error_t* error = nullptr;
  if (request == 0 || xcb_poll_for_reply(connection, request, &reply, &error) == 0) return nullptr;
  request = 0;
  const Owned<xcb_generic_error_t> dropped(error);
  return Owned<Reply>(static_cast<Reply*>(reply));
}

}  // namespace

WindowManagerWatch::WindowManagerWatch(const std::string& display, const std::string& cookie)
    : connection_(connect(display, cookie), &xcb_disconnect) {
  if (broken()) return;
  root_ = xcb_setup_roots_iterator(xcb_get_setup(connection_.get())).data->root;
  const std::uint32_t changes = XCB_EVENT_MASK_PROPERTY_CHANGE;
  xcb_change_window_attributes(connection_.get(), root_, XCB_CW_EVENT_MASK, &changes);
  atom_request_ = ask_for_atom("_NET_SUPPORTING_WM_CHECK");
  extents_request_ = ask_for_atom("_NET_FRAME_EXTENTS");
  ask_extents_request_ = ask_for_atom("_NET_REQUEST_FRAME_EXTENTS");
  // Never mapped.
  window_ = xcb_generate_id(connection_.get());
  xcb_create_window(connection_.get(), XCB_COPY_FROM_PARENT, window_, root_, -10, -10, 1, 1, 0,
                    XCB_WINDOW_CLASS_INPUT_ONLY, XCB_COPY_FROM_PARENT, XCB_CW_EVENT_MASK, &changes);
  xcb_flush(connection_.get());
}

unsigned WindowManagerWatch::ask_for_atom(std::string_view name) {
  return xcb_intern_atom(connection_.get(), 0, static_cast<std::uint16_t>(name.size()), name.data()).sequence;
}

bool WindowManagerWatch::in_charge() {
  if (broken()) return false;
  take_replies();
  take_events();
  // xcb may have read a reply together with the events.
  take_replies();
  return in_charge_;
}

void WindowManagerWatch::ask_for_service() {
  if (broken() || ask_extents_ == 0) return;
  xcb_client_message_event_t message{};
  message.response_type = XCB_CLIENT_MESSAGE;
  message.format = 32;
  message.window = window_;
  message.type = ask_extents_;
  xcb_send_event(connection_.get(), 0, root_, XCB_EVENT_MASK_SUBSTRUCTURE_REDIRECT | XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY,
                 reinterpret_cast<const char*>(&message));
  xcb_flush(connection_.get());
}

bool WindowManagerWatch::serves() {
  (void)in_charge();
  return serves_;
}

bool WindowManagerWatch::broken() const { return xcb_connection_has_error(connection_.get()) != 0; }

int WindowManagerWatch::descriptor() const { return xcb_get_file_descriptor(connection_.get()); }

void WindowManagerWatch::ask() {
  if (property_request_ != 0) xcb_discard_reply(connection_.get(), property_request_);
  property_request_ = xcb_get_property(connection_.get(), 0, root_, atom_, XCB_ATOM_WINDOW, 0, 1).sequence;
  xcb_flush(connection_.get());
}

void WindowManagerWatch::take_replies() {
  if (const auto atom = poll_reply<xcb_intern_atom_reply_t>(connection_.get(), atom_request_)) {
    atom_ = atom->atom;
    ask();
  }
  if (const auto atom = poll_reply<xcb_intern_atom_reply_t>(connection_.get(), extents_request_)) extents_ = atom->atom;
  if (const auto atom = poll_reply<xcb_intern_atom_reply_t>(connection_.get(), ask_extents_request_))
    ask_extents_ = atom->atom;
  if (const auto property = poll_reply<xcb_get_property_reply_t>(connection_.get(), property_request_))
    in_charge_ = xcb_get_property_value_length(property.get()) == 4;
}

void WindowManagerWatch::take_events() {
  while (const Owned<xcb_generic_event_t> event{xcb_poll_for_event(connection_.get())}) {
    if ((event->response_type & 0x7f) != XCB_PROPERTY_NOTIFY || atom_ == 0) continue;
    // An outstanding request may have been answered before the change.
    const auto& change = reinterpret_cast<const xcb_property_notify_event_t&>(*event);
    if (change.window == root_ && change.atom == atom_) ask();
    serves_ |= change.window == window_ && change.atom == extents_;
  }
}

}  // namespace offhand::sandbox
