#pragma once

#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>
#include <xcb/xcb.h>
#include <xcb/xinput.h>
#include <xcb/xtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdlib>
#include <cstring>
#include <stop_token>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "tests/linux_x11/x11_desktop.h"

/// Clients of the X server beside the product: those that watch it, and those that something may be done to.
namespace offhand::test {

/// A client of the server that knows nothing of offhand.
class Stranger {
 public:
  Stranger() : raw_(xcb_connect(nullptr, nullptr)) {
    std::free(xcb_input_xi_query_version_reply(raw_, xcb_input_xi_query_version(raw_, 2, 0), nullptr));
  }
  ~Stranger() { xcb_disconnect(raw_); }
  Stranger(const Stranger&) = delete;
  Stranger& operator=(const Stranger&) = delete;

  std::vector<std::string> devices() {
    std::vector<std::string> names;
    for (const auto& [id, name] : numbered_devices()) names.push_back(name);
    return names;
  }

  /// What a process leaves that is killed between the press and the release of a key.
  void hold_key_on_master(const std::string& name, xcb_window_t window, xcb_keycode_t key) {
    const auto keyboard = device(name + " keyboard");
    xcb_input_xi_set_focus(raw_, window, XCB_CURRENT_TIME, keyboard);
    const auto press = static_cast<std::uint8_t>(xcb_get_extension_data(raw_, &xcb_input_id)->first_event +
                                                 XCB_INPUT_DEVICE_KEY_PRESS);
    xcb_test_fake_input(raw_, press, key, XCB_CURRENT_TIME, XCB_NONE, 0, 0,
                        static_cast<std::uint8_t>(device(name + " XTEST keyboard")));
    xcb_flush(raw_);
  }
  /// Types letters on the user's keyboard: what `xdotool type` does, without the time in which a program starts.
  void type(const std::string& letters) {
    const auto shift = key_of(0xffe1);
    for (const char letter : letters) {
      const bool is_capital = letter >= 'A' && letter <= 'Z';
      const auto key = key_of(static_cast<xcb_keysym_t>(is_capital ? letter - 'A' + 'a' : letter));
      if (is_capital) send_key(XCB_KEY_PRESS, shift);
      send_key(XCB_KEY_PRESS, key);
      send_key(XCB_KEY_RELEASE, key);
      if (is_capital) send_key(XCB_KEY_RELEASE, shift);
    }
    devices();
  }
  bool any_key_held_on(const std::string& name) {
    auto* state = xcb_input_query_device_state_reply(
        raw_, xcb_input_query_device_state(raw_, static_cast<std::uint8_t>(device(name + " XTEST keyboard"))), nullptr);
    const auto* keys =
        reinterpret_cast<const xcb_input_key_state_t*>(xcb_input_query_device_state_classes_iterator(state).data);
    const bool held = std::ranges::any_of(keys->keys, [](auto eight) { return eight != 0; });
    std::free(state);
    return held;
  }
  xcb_window_t focus_of(const std::string& keyboard) {
    auto* reply = xcb_input_xi_get_focus_reply(raw_, xcb_input_xi_get_focus(raw_, device(keyboard)), nullptr);
    const auto focus = reply->focus;
    std::free(reply);
    return focus;
  }

  /// A window of the whole screen but for its first pixels, where the user's pointer is, that opens now.
  class Area {
   public:
    explicit Area(Stranger& stranger) : raw_(stranger.raw_), window_(xcb_generate_id(raw_)) {
      run_command({"xdotool", "mousemove", "0", "0"});
      const auto* screen = xcb_setup_roots_iterator(xcb_get_setup(raw_)).data;
      const std::array<std::uint32_t, 2> values{1, XCB_EVENT_MASK_ENTER_WINDOW};
      xcb_create_window(raw_, 0, window_, screen->root, 5, 5, screen->width_in_pixels, screen->height_in_pixels, 0,
                        XCB_WINDOW_CLASS_INPUT_ONLY, 0, XCB_CW_OVERRIDE_REDIRECT | XCB_CW_EVENT_MASK, values.data());
      xcb_map_window(raw_, window_);
      stranger.devices();
    }
    ~Area() {
      xcb_destroy_window(raw_, window_);
      xcb_flush(raw_);
    }
    Area(const Area&) = delete;
    Area& operator=(const Area&) = delete;

    /// Since the last look, after which the pointer is outside again.
    bool was_entered() {
      bool entered = false;
      while (auto* event = xcb_poll_for_event(raw_)) {
        entered = entered || (event->response_type & 0x7F) == XCB_ENTER_NOTIFY;
        std::free(event);
      }
      run_command({"xdotool", "mousemove", "0", "0"});
      return entered;
    }

   private:
    xcb_connection_t* raw_;
    const xcb_window_t window_;
  };

  void add_master(const std::string& name) {
    const xcb_input_add_master_t head{.type = XCB_INPUT_HIERARCHY_CHANGE_TYPE_ADD_MASTER,
                                      .len = static_cast<std::uint16_t>((sizeof(head) + name.size() + 3) / 4),
                                      .name_len = static_cast<std::uint16_t>(name.size()),
                                      .send_core = 1,
                                      .enable = 1};
    std::vector<char> change(std::size_t{head.len} * 4);
    std::memcpy(change.data(), &head, sizeof(head));
    std::ranges::copy(name, change.begin() + sizeof(head));
    xcb_input_xi_change_hierarchy(raw_, 1, reinterpret_cast<const xcb_input_hierarchy_change_t*>(change.data()));
    xcb_flush(raw_);
    devices();
  }

 private:
  void send_key(std::uint8_t event, xcb_keycode_t key) {
    xcb_test_fake_input(raw_, event, key, XCB_CURRENT_TIME, XCB_NONE, 0, 0, 0);
  }
  /// By the first symbol of a key.
  xcb_keycode_t key_of(xcb_keysym_t symbol) {
    const auto* setup = xcb_get_setup(raw_);
    const auto keys = static_cast<std::uint8_t>(setup->max_keycode - setup->min_keycode + 1);
    auto* reply =
        xcb_get_keyboard_mapping_reply(raw_, xcb_get_keyboard_mapping(raw_, setup->min_keycode, keys), nullptr);
    const auto* symbols = xcb_get_keyboard_mapping_keysyms(reply);
    int place = 0;
    while (place < keys && symbols[place * reply->keysyms_per_keycode] != symbol) ++place;
    std::free(reply);
    EXPECT_LT(place, keys) << "no key has the symbol " << symbol;
    return static_cast<xcb_keycode_t>(setup->min_keycode + place);
  }

  std::vector<std::pair<xcb_input_device_id_t, std::string>> numbered_devices() {
    auto* reply = xcb_input_xi_query_device_reply(raw_, xcb_input_xi_query_device(raw_, XCB_INPUT_DEVICE_ALL), nullptr);
    std::vector<std::pair<xcb_input_device_id_t, std::string>> devices;
    for (auto info = xcb_input_xi_query_device_infos_iterator(reply); info.rem > 0;
         xcb_input_xi_device_info_next(&info))
      devices.emplace_back(info.data->deviceid,
                           std::string(xcb_input_xi_device_info_name(info.data), info.data->name_len));
    std::free(reply);
    return devices;
  }
  xcb_input_device_id_t device(const std::string& name) {
    const auto devices = numbered_devices();
    const auto found = std::ranges::find(devices, name, &decltype(devices)::value_type::second);
    if (found != devices.end()) return found->first;
    ADD_FAILURE() << "there is no device " << name;
    return 0;
  }

  xcb_connection_t* raw_;
};

/// Every value of the desktop's record of the active window, from now on.
class ActiveWindowSpy {
 public:
  ActiveWindowSpy() : process_({"xprop", "-spy", "-root", "_NET_ACTIVE_WINDOW"}) {
    // It tells of changes once it has told what is.
    for (char letter = 0; letter != '\n' && ::read(process_.output(), &letter, 1) == 1;) before_ += letter;
  }
  /// Ends it. Changes that it saw.
  std::size_t changes() {
    std::this_thread::sleep_for(milliseconds(200));
    process_.signal(SIGTERM);
    const std::string seen = read_all(process_.output());
    EXPECT_TRUE(before_.ends_with('\n')) << before_;
    return static_cast<std::size_t>(std::ranges::count(seen, '\n'));
  }

 private:
  ChildProcess process_;
  std::string before_;
};

/// What the root window is told of focuses, as far as window managers take it for a change of the user's: all but
/// that a keyboard is grabbed, or is no longer.
class RootFocusSpy {
 public:
  RootFocusSpy() : raw_(xcb_connect(nullptr, nullptr)) {
    const std::uint32_t events = XCB_EVENT_MASK_FOCUS_CHANGE;
    const auto root = xcb_setup_roots_iterator(xcb_get_setup(raw_)).data->root;
    xcb_change_window_attributes(raw_, root, XCB_CW_EVENT_MASK, &events);
    sync();
  }
  ~RootFocusSpy() { xcb_disconnect(raw_); }
  RootFocusSpy(const RootFocusSpy&) = delete;
  RootFocusSpy& operator=(const RootFocusSpy&) = delete;

  struct Heard {
    /// Of the root itself, which begin and end.
    std::size_t grabs = 0;
    std::size_t ungrabs = 0;
    std::vector<std::string> changes;
  };
  Heard heard() {
    sync();
    Heard heard;
    while (auto* event = xcb_poll_for_event(raw_)) {
      const auto& told = *reinterpret_cast<const xcb_focus_in_event_t*>(event);
      const bool is_in = (told.response_type & 0x7F) == XCB_FOCUS_IN;
      const bool is_out = (told.response_type & 0x7F) == XCB_FOCUS_OUT;
      if (is_in && told.mode == XCB_NOTIFY_MODE_GRAB && told.detail == XCB_NOTIFY_DETAIL_INFERIOR) ++heard.grabs;
      if (is_out && told.mode == XCB_NOTIFY_MODE_UNGRAB && told.detail == XCB_NOTIFY_DETAIL_INFERIOR) ++heard.ungrabs;
      const bool of_a_grab = told.mode == XCB_NOTIFY_MODE_GRAB || told.mode == XCB_NOTIFY_MODE_UNGRAB;
      if ((is_in || is_out) && !of_a_grab) {
        heard.changes.push_back((is_in ? "in, mode " : "out, mode ") + std::to_string(told.mode) + ", detail " +
                                std::to_string(told.detail));
      }
      std::free(event);
    }
    return heard;
  }

 private:
  void sync() { std::free(xcb_get_input_focus_reply(raw_, xcb_get_input_focus(raw_), nullptr)); }

  xcb_connection_t* raw_;
};

/// A window that no window manager has put a frame around, of a client that answers to nothing.
class FramelessWindow {
 public:
  FramelessWindow() : raw_(xcb_connect(nullptr, nullptr)), window_(xcb_generate_id(raw_)) {
    const auto* screen = xcb_setup_roots_iterator(xcb_get_setup(raw_)).data;
    const std::array<std::uint32_t, 2> values{1, XCB_EVENT_MASK_KEY_PRESS};
    xcb_create_window(raw_, 0, window_, screen->root, 100, 100, 50, 50, 0, XCB_WINDOW_CLASS_INPUT_OUTPUT, 0,
                      XCB_CW_OVERRIDE_REDIRECT | XCB_CW_EVENT_MASK, values.data());
    xcb_map_window(raw_, window_);
    sync();
  }
  ~FramelessWindow() { xcb_disconnect(raw_); }
  FramelessWindow(const FramelessWindow&) = delete;
  FramelessWindow& operator=(const FramelessWindow&) = delete;

  xcb_window_t window() const { return window_; }
  bool has_got_a_key() {
    while (auto* event = xcb_poll_for_event(raw_)) {
      got_key_ = got_key_ || (event->response_type & 0x7F) == XCB_KEY_PRESS;
      std::free(event);
    }
    return got_key_;
  }
  void focus() {
    xcb_set_input_focus(raw_, XCB_INPUT_FOCUS_PARENT, window_, XCB_CURRENT_TIME);
    sync();
  }
  void close() {
    xcb_destroy_window(raw_, window_);
    sync();
  }

 private:
  void sync() { std::free(xcb_get_input_focus_reply(raw_, xcb_get_input_focus(raw_), nullptr)); }

  xcb_connection_t* raw_;
  const xcb_window_t window_;
  bool got_key_ = false;
};

/// An application that hangs until it is told to go on, and asks about each device that it reads of, as GTK 3 does.
class HungBystander {
 public:
  HungBystander() : raw_(xcb_connect(nullptr, nullptr)), screen_(xcb_setup_roots_iterator(xcb_get_setup(raw_)).data) {
    std::free(xcb_input_xi_query_version_reply(raw_, xcb_input_xi_query_version(raw_, 2, 0), nullptr));
    xinput_ = xcb_get_extension_data(raw_, &xcb_input_id)->major_opcode;
    window_ = make_window_with_ping(raw_);
    xcb_map_window(raw_, window_);
    const struct {
      xcb_input_event_mask_t head{XCB_INPUT_DEVICE_ALL, 1};
      std::uint32_t events = XCB_INPUT_XI_EVENT_MASK_HIERARCHY;
    } mask;
    xcb_input_xi_select_events(raw_, screen_->root, 1, &mask.head);
    xcb_flush(raw_);
    reader_ = std::jthread([this](const std::stop_token& stop) { read(stop); });
  }
  ~HungBystander() {
    reader_ = {};
    xcb_disconnect(raw_);
  }
  HungBystander(const HungBystander&) = delete;
  HungBystander& operator=(const HungBystander&) = delete;

  void go_on() { hangs_ = false; }

  xcb_window_t window() const { return window_; }
  std::size_t met() const { return met_; }
  std::size_t missed() const { return missed_; }

 private:
  void read(const std::stop_token& stop) {
    while (!stop.stop_requested()) {
      auto* event = hangs_ ? nullptr : xcb_poll_for_event(raw_);
      if (event == nullptr) std::this_thread::sleep_for(milliseconds(5));
      if (event == nullptr) continue;
      const auto type = event->response_type & 0x7F;
      if (type == XCB_CLIENT_MESSAGE) answer(*reinterpret_cast<const xcb_client_message_event_t*>(event));
      const auto* generic = reinterpret_cast<const xcb_ge_generic_event_t*>(event);
      if (type == XCB_GE_GENERIC && generic->extension == xinput_ && generic->event_type == XCB_INPUT_HIERARCHY)
        ask_about(*reinterpret_cast<const xcb_input_hierarchy_event_t*>(event));
      std::free(event);
    }
  }
  void answer(xcb_client_message_event_t message) {
    message.window = screen_->root;
    xcb_send_event(raw_, 0, screen_->root, XCB_EVENT_MASK_SUBSTRUCTURE_REDIRECT | XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY,
                   reinterpret_cast<const char*>(&message));
    xcb_flush(raw_);
  }
  void ask_about(const xcb_input_hierarchy_event_t& event) {
    for (auto info = xcb_input_hierarchy_infos_iterator(&event); info.rem > 0; xcb_input_hierarchy_info_next(&info)) {
      if ((info.data->flags & XCB_INPUT_HIERARCHY_MASK_DEVICE_ENABLED) == 0) continue;
      auto* known =
          xcb_input_xi_query_device_reply(raw_, xcb_input_xi_query_device(raw_, info.data->deviceid), nullptr);
      ++(known != nullptr ? met_ : missed_);
      std::free(known);
    }
  }

  xcb_connection_t* raw_;
  xcb_screen_t* screen_;
  xcb_window_t window_ = 0;
  std::uint8_t xinput_ = 0;
  std::atomic<bool> hangs_ = true;
  std::atomic<std::size_t> met_ = 0;
  std::atomic<std::size_t> missed_ = 0;
  std::jthread reader_;
};

}  // namespace offhand::test
