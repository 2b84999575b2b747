#include <fcntl.h>
#include <sys/mman.h>
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

/// Both devices are held by this process, as Swing does for a list that it draws inside its window.
class HeldDevices {
 public:
  HeldDevices() : raw_(xcb_connect(nullptr, nullptr)) {
    const auto root = xcb_setup_roots_iterator(xcb_get_setup(raw_)).data->root;
    const auto pointer = xcb_grab_pointer(raw_, 0, root, 0, XCB_GRAB_MODE_ASYNC, XCB_GRAB_MODE_ASYNC, XCB_NONE,
                                          XCB_NONE, XCB_CURRENT_TIME);
    const auto keyboard = xcb_grab_keyboard(raw_, 0, root, XCB_CURRENT_TIME, XCB_GRAB_MODE_ASYNC, XCB_GRAB_MODE_ASYNC);
    std::free(xcb_grab_pointer_reply(raw_, pointer, nullptr));
    std::free(xcb_grab_keyboard_reply(raw_, keyboard, nullptr));
  }
  ~HeldDevices() { xcb_disconnect(raw_); }
  HeldDevices(const HeldDevices&) = delete;
  HeldDevices& operator=(const HeldDevices&) = delete;

 private:
  xcb_connection_t* raw_;
};

/// A file of this name is mapped, by which the toolkit is told.
class MappedFile {
 public:
  explicit MappedFile(const std::string& name) {
    const auto path = folder_.file(name);
    write_contents(path, "mapped");
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    bytes_ = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file, 0);
    ::close(file);
  }
  ~MappedFile() { ::munmap(bytes_, size); }
  MappedFile(const MappedFile&) = delete;
  MappedFile& operator=(const MappedFile&) = delete;

 private:
  static constexpr std::size_t size = 6;
  TemporaryFolder folder_;
  void* bytes_ = nullptr;
};

TEST_F(Popups, ListThatSwingDrawsInsideItsWindowMayHoldTheDevices) {
  {
    const HeldDevices held;
    EXPECT_FALSE(shows_menu()) << "of a toolkit that opens windows for its menus";
  }
  const MappedFile toolkit("libawt_xawt.so");
  EXPECT_FALSE(shows_menu()) << "while nothing is held";
  const HeldDevices held;
  EXPECT_TRUE(shows_menu());
}

}  // namespace
}  // namespace offhand::test
