#include "tests/linux_x11/x11_desktop.h"

#include <algorithm>
#include <cstdlib>

#include "codegen/runtime/utf8.h"
#include "platform/linux/x11/input/input.h"
#include "platform/linux/x11/pictures/screen.h"
#include "platform/linux/x11/windows/windows.h"

namespace offhand::test {

platform::Limits within(milliseconds time) { return {platform::steady_now() + time, {}}; }

void EventList::post(platform::Event event) {
  const std::lock_guard lock(mutex_);
  events_.push_back(std::move(event));
}

bool EventList::wait_for(platform::EventKind kind, std::int64_t window) {
  return eventually([&] { return contains(kind, window); });
}

bool EventList::contains(platform::EventKind kind, std::int64_t window) {
  const std::lock_guard lock(mutex_);
  return std::ranges::any_of(
      events_, [&](const platform::Event& event) { return event.kind == kind && event.window_id == window; });
}

Terminal::Terminal(const std::string& title) {
  application_ = std::make_unique<Application>(
      std::vector<std::string>{"xterm", "-T", title, "-e", "sh", "-c", "cat > " + folder_.file("typed")});
}

void X11Desktop::SetUp() {
  const char* name = std::getenv("DISPLAY");
  ASSERT_NE(name, nullptr) << "these tests need a private desktop: offhand sandbox run -- ...";
  auto display = platform::x11::Display::open(name, events_, within(timeout));
  ASSERT_TRUE(display) << display.error().message;
  display_ = *display;
  platform::FacetPlaces facets;
  platform::x11::add_windows(display_, facets);
  platform::x11::add_input(display_, facets);
  windows_ = facets.windows;
  placement_ = facets.window_placement;
  layout_ = facets.screen_layout;
  user_desk_ = facets.user_desk;
  interception_ = facets.key_interception;
  input_ = facets.input;
  grabs_ = facets.input_grabs;
  screen_ = platform::x11::make_screen(display_);
}

void X11Desktop::leave_the_display() {
  screen_.reset();
  grabs_.reset();
  input_.reset();
  interception_.reset();
  user_desk_.reset();
  layout_.reset();
  placement_.reset();
  windows_.reset();
  display_.reset();
}

platform::WindowInfo X11Desktop::describe(std::int64_t window) {
  // Toolkits tell that a window is mapped a moment before the window manager lists it.
  auto info = windows_->describe(window, within(timeout));
  eventually([&] { return info || (info = windows_->describe(window, within(timeout))); });
  if (info) return *info;
  ADD_FAILURE() << info.error().message;
  return {};
}

platform::UserState X11Desktop::user_state() {
  auto state = user_desk_->user_state(within(timeout));
  if (state) return *state;
  ADD_FAILURE() << state.error().message;
  return {};
}

std::string X11Desktop::output_of(const std::vector<std::string>& argv) { return run_command(argv).output; }

xcb_atom_t atom_named(xcb_connection_t* connection, const std::string& name) {
  const auto length = static_cast<std::uint16_t>(name.size());
  auto* reply = xcb_intern_atom_reply(connection, xcb_intern_atom(connection, 0, length, name.c_str()), nullptr);
  const auto found = reply->atom;
  std::free(reply);
  return found;
}

xcb_window_t make_window_with_ping(xcb_connection_t* connection) {
  const auto protocols = atom_named(connection, "WM_PROTOCOLS");
  const auto ping = atom_named(connection, "_NET_WM_PING");
  const auto root = xcb_setup_roots_iterator(xcb_get_setup(connection)).data->root;
  const auto window = xcb_generate_id(connection);
  xcb_create_window(connection, 0, window, root, 0, 0, 50, 50, 0, XCB_WINDOW_CLASS_INPUT_OUTPUT, 0, 0, nullptr);
  xcb_change_property(connection, XCB_PROP_MODE_REPLACE, window, protocols, XCB_ATOM_ATOM, 32, 1, &ping);
  // Once this is answered the server has done what comes before it.
  std::free(xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), nullptr));
  return window;
}

std::vector<platform::KeyPress> keys_of(const std::string& text) {
  std::vector<platform::KeyPress> keys;
  for (std::size_t offset = 0; offset < text.size();) {
    const std::size_t length = utf8_length(text, offset);
    keys.push_back({.key = text.substr(offset, length), .modifiers = {}});
    offset += length;
  }
  return keys;
}

platform::PointerClick click_at(double x, double y, int count, MouseButton button) {
  return {.x = x, .y = y, .button = button, .count = count, .modifiers = {}};
}

bool any_key_is_held() {
  auto* connection = xcb_connect(nullptr, nullptr);
  auto* keys = xcb_query_keymap_reply(connection, xcb_query_keymap(connection), nullptr);
  const auto root = xcb_setup_roots_iterator(xcb_get_setup(connection)).data->root;
  auto* pointer = xcb_query_pointer_reply(connection, xcb_query_pointer(connection, root), nullptr);
  const bool held = std::ranges::any_of(keys->keys, [](auto eight) { return eight != 0; }) || pointer->mask != 0;
  std::free(keys);
  std::free(pointer);
  xcb_disconnect(connection);
  return held;
}

}  // namespace offhand::test
