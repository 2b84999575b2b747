#include <unistd.h>

#include <array>
#include <cstdlib>
#include <string>

#include "tests/linux_x11/x11_desktop.h"

// Which of an application's popups may hold the user's pointer and keyboard, so that closing them is right.
namespace offhand::test {
namespace {

/// A popup of this process, shown, of a type that the desktop's conventions name; none where that is empty.
class Popup {
 public:
  explicit Popup(const std::string& type) : raw_(xcb_connect(nullptr, nullptr)), window_(xcb_generate_id(raw_)) {
    const auto* screen = xcb_setup_roots_iterator(xcb_get_setup(raw_)).data;
    const std::uint32_t no_manager = 1;
    xcb_create_window(raw_, 0, window_, screen->root, 5, 5, 40, 20, 0, XCB_WINDOW_CLASS_INPUT_OUTPUT,
                      XCB_COPY_FROM_PARENT, XCB_CW_OVERRIDE_REDIRECT, &no_manager);
    if (!type.empty()) {
      const std::array value{atom_named(raw_, type)};
      xcb_change_property(raw_, XCB_PROP_MODE_REPLACE, window_, atom_named(raw_, "_NET_WM_WINDOW_TYPE"), XCB_ATOM_ATOM,
                          32, 1, value.data());
    }
    xcb_map_window(raw_, window_);
    // The server has it once it answers what came behind it.
    std::free(xcb_get_input_focus_reply(raw_, xcb_get_input_focus(raw_), nullptr));
  }
  ~Popup() { xcb_disconnect(raw_); }
  Popup(const Popup&) = delete;
  Popup& operator=(const Popup&) = delete;

 private:
  xcb_connection_t* raw_;
  xcb_window_t window_;
};

class Popups : public X11Desktop {
 protected:
  bool shows_menu() {
    const auto shows = grabs_->shows_menu({.pid = getpid()}, within(timeout));
    if (!shows) throw std::runtime_error(shows.error().message);
    return *shows;
  }
};

TEST_F(Popups, MenusAndWhatSaysNothingOfItselfMayHoldTheKeyboard) {
  EXPECT_FALSE(shows_menu());
  for (const auto* type : {"", "_NET_WM_WINDOW_TYPE_POPUP_MENU", "_NET_WM_WINDOW_TYPE_COMBO"}) {
    const Popup popup(type);
    EXPECT_TRUE(shows_menu()) << type;
  }
}

TEST_F(Popups, WhatFloatsOverOthersIsNoMenu) {
  for (const auto* type :
       {"_NET_WM_WINDOW_TYPE_TOOLTIP", "_NET_WM_WINDOW_TYPE_NOTIFICATION", "_NET_WM_WINDOW_TYPE_DND"}) {
    const Popup popup(type);
    EXPECT_FALSE(shows_menu()) << type;
  }
}

}  // namespace
}  // namespace offhand::test
