// Keys through a keyboard of our own, and what of the user's stays as it was, seen by xdotool, xprop and the server's
// list of devices.

#include <gmock/gmock.h>
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
#include <functional>
#include <stop_token>
#include <thread>
#include <utility>

#include "platform/linux/x11/second_keyboard.h"
#include "platform/linux/x11/window_reader.h"
#include "tests/linux_x11/x11_desktop.h"
#include "tests/support/desk.h"

namespace offhand::test {
namespace {

using platform::Delivery;
using platform::KeyPress;
using platform::Outcome;

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

  /// A window of the whole screen but for its first pixels, where the person's pointer is, that opens now.
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

/// What the root window is told of focuses, as far as window managers take it for a change of the person's: all but
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

void expect_only_a_hold(const RootFocusSpy::Heard& heard) {
  EXPECT_EQ(heard.grabs, 1U);
  EXPECT_EQ(heard.ungrabs, 1U);
  // metacity calls no window the active one upon any.
  EXPECT_THAT(heard.changes, testing::IsEmpty());
}

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

class SecondKeyboard : public X11Desktop {
 protected:
  Delivery type(std::int64_t window, const std::vector<KeyPress>& keys, milliseconds delay = {}) {
    return keys_second_keyboard(*input_, describe(window), keys, delay, within(patience));
  }
  std::vector<xcb_window_t> read_managed() {
    auto talk = display_->converse("Reading what windows are managed", within(patience));
    const auto desktop = platform::x11::read_desktop(**talk);
    return desktop ? desktop->stacking : std::vector<xcb_window_t>{};
  }
  bool is_managed(xcb_window_t window) {
    return eventually([&] {
      const auto managed = read_managed();
      return std::ranges::count(managed, window) == 1;
    });
  }
  void leave_the_display() {
    input_.reset();
    windows_.reset();
    screen_.reset();
    display_.reset();
  }
  /// What a process leaves because somebody was too busy to read, the next one takes away.
  bool leaves_only(const std::vector<std::string>& devices) {
    leave_the_display();
    return eventually([&] {
      if (stranger_.devices() == devices) return true;
      EventList events;
      (void)platform::x11::Display::open(std::getenv("DISPLAY"), events, within(patience));
      return false;
    });
  }
  void expect_typed(const Delivery& delivery) {
    EXPECT_EQ(delivery.outcome, Outcome::delivered) << delivery.reason;
    EXPECT_EQ(delivery.path, ActionPath::x11_second_keyboard);
  }

  Stranger stranger_;
};

TEST_F(SecondKeyboard, TypesIntoGtk4AndNobodyElseKnows) {
  FixtureApplication target("gtk4");
  target.control("focus Entry");
  PersonAtDesk person;
  person.sit_down();
  const auto devices = stranger_.devices();
  const auto layout = output_of({"xprop", "-root", "_XKB_RULES_NAMES"});
  ActiveWindowSpy active;
  const std::size_t mark = target.event_count();
  expect_typed(type(target.window(), keys_of("Quiet, (not) LOUD!")));
  target.wait_for({{"event", "text"}, {"name", "Entry"}, {"text", "Quiet, (not) LOUD!"}}, mark);
  expect_typed(type(target.window(), {{.key = "a", .modifiers = {KeyModifier::ctrl}},
                                      {.key = "backspace", .modifiers = {}},
                                      {.key = "x", .modifiers = {}}}));
  target.wait_for({{"event", "key"}, {"key", "a"}, {"modifiers", {"Control"}}}, mark);
  target.wait_for({{"event", "text"}, {"name", "Entry"}, {"text", "x"}}, mark);
  // It believed to have the focus, and has to know that it has not.
  target.wait_for({{"event", "focus-out"}}, mark);
  EXPECT_EQ(target.count({{"event", "focus-in"}}, mark), target.count({{"event", "focus-out"}}, mark));
  EXPECT_EQ(active.changes(), 0U);
  EXPECT_EQ(person.disturbance(), "");
  EXPECT_EQ(output_of({"xprop", "-root", "_XKB_RULES_NAMES"}), layout);
  EXPECT_TRUE(leaves_only(devices));
  EXPECT_EQ(person.disturbance(), "");
  EXPECT_EQ(output_of({"xprop", "-root", "_XKB_RULES_NAMES"}), layout);
}

TEST_F(SecondKeyboard, TabAndSpacePressGtk4Buttons) {
  FixtureApplication target("gtk4");
  target.control("focus A");
  PersonAtDesk person;
  person.sit_down();
  const std::size_t mark = target.event_count();
  expect_typed(type(target.window(), {{.key = "tab", .modifiers = {}}, {.key = "space", .modifiers = {}}}));
  target.wait_for({{"event", "clicked"}, {"name", "B"}}, mark);
  EXPECT_EQ(target.count({{"event", "clicked"}}, mark), 1U);
  EXPECT_EQ(person.disturbance(), "");
}

TEST_F(SecondKeyboard, TypesIntoAnXterm) {
  const Terminal target("Second terminal");
  PersonAtDesk person;
  person.sit_down();
  ActiveWindowSpy active;
  RootFocusSpy root;
  expect_typed(type(target.window(), keys_of("Echo \"HELLO\" ~{}\n")));
  EXPECT_TRUE(eventually([&] { return target.typed() == "Echo \"HELLO\" ~{}\n"; })) << target.typed();
  EXPECT_EQ(active.changes(), 0U);
  expect_only_a_hold(root.heard());
  EXPECT_EQ(person.disturbance(), "");
}

TEST_F(SecondKeyboard, GoesOnWhileThePersonTypes) {
  const Terminal target("Second terminal");
  const Terminal person("A person's terminal");
  activate(target.window());
  activate(person.window());
  output_of({"xdotool", "keydown", "shift"});
  std::thread agent([&] { expect_typed(type(target.window(), keys_of("quiet\n"), milliseconds(30))); });
  output_of({"xdotool", "key", "--delay", "20", "l", "o", "u", "d", "Return"});
  agent.join();
  output_of({"xdotool", "keyup", "shift"});
  EXPECT_TRUE(eventually([&] { return target.typed() == "quiet\n"; })) << target.typed();
  EXPECT_TRUE(eventually([&] { return person.typed() == "LOUD\n"; })) << person.typed();
}

TEST_F(SecondKeyboard, WindowThatThePersonUsesKeepsTheFocus) {
  FixtureApplication target("gtk4");
  target.control("focus Entry");
  activate(target.window());
  const auto before = read_desk();
  const std::size_t mark = target.event_count();
  RootFocusSpy root;
  expect_typed(type(target.window(), keys_of("both")));
  expect_only_a_hold(root.heard());
  target.wait_for({{"event", "text"}, {"name", "Entry"}, {"text", "both"}}, mark);
  std::this_thread::sleep_for(milliseconds(200));
  EXPECT_EQ(target.count({{"event", "focus-out"}}, mark), 0U);
  output_of({"xdotool", "key", "s"});
  target.wait_for({{"event", "text"}, {"name", "Entry"}, {"text", "boths"}}, mark);
  EXPECT_EQ(read_desk(), before) << read_desk().text();
}

TEST_F(SecondKeyboard, StaysForTheNextCall) {
  const auto devices = stranger_.devices();
  const Terminal target("Second terminal");
  PersonAtDesk person;
  person.sit_down();
  expect_typed(type(target.window(), keys_of("A")));
  const auto with_it = stranger_.devices();
  EXPECT_GT(with_it.size(), devices.size());
  for (int call = 0; call < 3; ++call) expect_typed(type(target.window(), keys_of("a\n")));
  EXPECT_TRUE(eventually([&] { return target.typed() == "Aa\na\na\n"; })) << target.typed();
  EXPECT_EQ(stranger_.devices(), with_it);
  EXPECT_EQ(stranger_.focus_of("Offhand 1 keyboard"), XCB_WINDOW_NONE);
  EXPECT_EQ(stranger_.focus_of("Offhand 4 keyboard"), XCB_WINDOW_NONE);
  EXPECT_TRUE(leaves_only(devices));
}

TEST_F(SecondKeyboard, LeavesWindowsThePersonsPointer) {
  const Terminal target("Second terminal");
  PersonAtDesk person;
  person.sit_down();
  expect_typed(type(target.window(), keys_of("a\n")));
  Stranger::Area whole_screen(stranger_);
  EXPECT_TRUE(eventually([&] {
    run_command({"xdotool", "mousemove", "10", "10"});
    return whole_screen.was_entered();
  })) << "a window in which the second pointer is hears of no other";
}

TEST_F(SecondKeyboard, GoesOnceNobodyHasNeededItForAWhile) {
  const auto devices = stranger_.devices();
  display_->keep_keyboards_for(milliseconds(50));
  const Terminal target("Second terminal");
  PersonAtDesk person;
  person.sit_down();
  for (int call = 0; call < 2; ++call) {
    expect_typed(type(target.window(), keys_of("a\n")));
    EXPECT_TRUE(eventually([&] { return stranger_.devices() == devices; }));
  }
  EXPECT_TRUE(eventually([&] { return target.typed() == "a\na\n"; })) << target.typed();
}

TEST_F(SecondKeyboard, IsThereUntilEveryApplicationHasMetItAndWaitsForNone) {
  const auto devices = stranger_.devices();
  HungBystander bystander;
  ASSERT_TRUE(is_managed(bystander.window()));
  display_->keep_keyboards_for(milliseconds(0));
  const Terminal target("Second terminal");
  PersonAtDesk person;
  person.sit_down();
  for (int call = 0; call < 3; ++call) expect_typed(type(target.window(), keys_of("a")));
  leave_the_display();
  EXPECT_GT(stranger_.devices().size(), devices.size()) << "this process ended, and the bystander has not met them";
  SetUp();
  expect_typed(type(target.window(), keys_of("b\n")));
  EXPECT_TRUE(eventually([&] { return target.typed() == "aaab\n"; })) << target.typed();
  bystander.go_on();
  EXPECT_TRUE(eventually([&] { return bystander.met() >= 16; })) << "four keyboards, of four devices each";
  EXPECT_TRUE(leaves_only(devices));
  EXPECT_EQ(bystander.met(), 16U) << "they were the same for all calls and both processes";
  EXPECT_EQ(bystander.missed(), 0U) << "a device was gone when it came to ask";
}

TEST_F(SecondKeyboard, UsesThePersonsLayout) {
  FixtureApplication target("gtk4");
  target.control("focus Entry");
  PersonAtDesk person;
  output_of({"setxkbmap", "de"});
  person.sit_down();
  const std::size_t mark = target.event_count();
  const auto delivery = type(target.window(), keys_of("Zürich @ {ß} yZ"));
  const auto layout = output_of({"setxkbmap", "-query"});
  output_of({"setxkbmap", "us"});
  expect_typed(delivery);
  target.wait_for({{"event", "text"}, {"name", "Entry"}, {"text", "Zürich @ {ß} yZ"}}, mark);
  EXPECT_NE(layout.find("de"), std::string::npos) << layout;
  EXPECT_EQ(person.disturbance(), "");
}

TEST_F(SecondKeyboard, MinimisedAndStoppedWindowsAreNotAttempted) {
  FixtureApplication target("gtk4");
  target.control("focus Entry");
  PersonAtDesk person;
  person.sit_down();
  const auto devices = stranger_.devices();
  const std::size_t mark = target.event_count();
  target.process().signal(SIGSTOP);
  const Delivery stopped = type(target.window(), keys_of("a"));
  target.process().signal(SIGCONT);
  EXPECT_EQ(stopped.outcome, Outcome::not_attempted);
  EXPECT_NE(stopped.reason.find("answer"), std::string::npos) << stopped.reason;
  EXPECT_EQ(person.disturbance(), "");
  output_of({"xdotool", "windowminimize", "--sync", std::to_string(target.window())});
  ASSERT_TRUE(eventually([&] { return describe(target.window()).is_minimized; }));
  EXPECT_EQ(type(target.window(), keys_of("a")).outcome, Outcome::not_attempted);
  std::this_thread::sleep_for(milliseconds(200));
  EXPECT_EQ(target.count({{"event", "key"}}, mark), 0U);
  EXPECT_TRUE(leaves_only(devices));
}

TEST_F(SecondKeyboard, KeysThatCloseAWindowDisturbNobody) {
  FixtureApplication target("gtk4");
  target.control("open-dialog");
  ASSERT_TRUE(eventually([&] { return windows_of(target.pid()).size() == 2; }));
  PersonAtDesk person;
  person.sit_down();
  const auto devices = stranger_.devices();
  ActiveWindowSpy active;
  for (const std::int64_t window : windows_of(target.pid())) {
    if (window != target.window()) expect_typed(type(window, {{.key = "escape", .modifiers = {}}}));
  }
  EXPECT_TRUE(eventually([&] { return windows_of(target.pid()).size() == 1; }));
  EXPECT_TRUE(leaves_only(devices));
  EXPECT_EQ(active.changes(), 0U);
  EXPECT_EQ(person.disturbance(), "");
}

TEST_F(SecondKeyboard, LeavesNothingWhenTheWindowClosesInBetween) {
  const auto devices = stranger_.devices();
  FixtureApplication target("gtk4");
  target.control("focus Entry");
  PersonAtDesk person;
  person.sit_down();
  ActiveWindowSpy active;
  const std::size_t mark = target.event_count();
  std::thread closing([&] {
    target.wait_for({{"event", "text"}}, mark);
    target.process().signal(SIGKILL);
  });
  const Delivery delivery = type(target.window(), keys_of(std::string(150, 'a')), milliseconds(100));
  closing.join();
  EXPECT_EQ(delivery.outcome, Outcome::unknown);
  EXPECT_TRUE(leaves_only(devices));
  EXPECT_EQ(active.changes(), 0U);
  EXPECT_EQ(person.disturbance(), "");
}

/// The focus of a keyboard in such a window falls to the root, and metacity, which hears of that, takes the person's
/// away.
TEST_F(SecondKeyboard, AWindowWithoutAFrameThatClosesIsNoNewsToTheRoot) {
  FramelessWindow target;
  PersonAtDesk person;
  person.sit_down();
  RootFocusSpy root;
  std::thread closing([&] {
    EXPECT_TRUE(eventually([&] { return target.has_got_a_key(); }));
    target.close();
  });
  const Delivery delivery =
      type_on_second_keyboard(display_, {.window_id = target.window()}, platform::x11::Front::persons,
                              keys_of(std::string(150, 'a')), milliseconds(100), within(patience));
  closing.join();
  EXPECT_EQ(delivery.outcome, Outcome::unknown) << delivery.reason;
  expect_only_a_hold(root.heard());
  EXPECT_EQ(person.disturbance(), "");
}

/// A popup of the person's that has their keyboard closes meanwhile, and it falls to the root. The window manager is to
/// learn of that and give it to a window: at once, or once the call is over where the root had to be held.
TEST_F(SecondKeyboard, TheWindowManagerLearnsThatThePersonsFocusFellToNobody) {
  const Terminal terminal("Second terminal");
  FramelessWindow frameless;
  const Terminal person("A person's terminal");
  const auto focused_window = [&] { return stranger_.focus_of("Virtual core keyboard"); };
  const auto falls_while = [&](std::int64_t window, const std::function<bool()>& got_a_key) {
    activate(person.window());
    // Where it is on no window the server tells less.
    run_command({"xdotool", "mousemove", "1919", "1079"});
    const auto before = focused_window();
    FramelessWindow popup;
    popup.focus();
    ASSERT_EQ(focused_window(), popup.window());
    std::thread closing([&] {
      EXPECT_TRUE(eventually(got_a_key));
      popup.close();
    });
    const Delivery delivery =
        type_on_second_keyboard(display_, {.window_id = window}, platform::x11::Front::persons,
                                keys_of("a\n" + std::string(20, 'b')), milliseconds(30), within(patience));
    closing.join();
    EXPECT_EQ(delivery.outcome, Outcome::delivered) << delivery.reason;
    EXPECT_TRUE(eventually([&] { return focused_window() == before; })) << focused_window();
  };
  falls_while(terminal.window(), [&] { return terminal.typed() == "a\n"; });
  falls_while(frameless.window(), [&] { return frameless.has_got_a_key(); });
}

TEST_F(SecondKeyboard, LeavesNothingWhenTheCallIsCancelled) {
  const auto devices = stranger_.devices();
  const Terminal target("Second terminal");
  PersonAtDesk person;
  person.sit_down();
  std::stop_source stop;
  std::thread person_who_waits([&] {
    EXPECT_TRUE(eventually([&] { return !target.typed().empty(); })) << "it never began";
    stop.request_stop();
  });
  auto limits = within(patience);
  limits.stop = stop.get_token();
  const Delivery delivery = keys_second_keyboard(*input_, describe(target.window()),
                                                 keys_of("x\n" + std::string(100, 'x')), milliseconds(100), limits);
  person_who_waits.join();
  EXPECT_EQ(delivery.outcome, Outcome::unknown);
  EXPECT_TRUE(leaves_only(devices));
  EXPECT_EQ(person.disturbance(), "");
}

TEST_F(SecondKeyboard, RemovesWhatAKilledProcessLeftButNotWhatIsInUse) {
  const auto devices = stranger_.devices();
  const Terminal target("Second terminal");
  const Terminal other("Other terminal");
  PersonAtDesk person;
  person.sit_down();
  stranger_.add_master("Offhand 1600abc");
  ASSERT_EQ(stranger_.devices().size(), devices.size() + 4);
  std::thread meanwhile([&] { expect_typed(type(other.window(), keys_of("meanwhile\n"), milliseconds(40))); });
  for (int round = 0; round < 3; ++round) expect_typed(type(target.window(), keys_of("a\n")));
  meanwhile.join();
  EXPECT_TRUE(eventually([&] { return other.typed() == "meanwhile\n"; })) << other.typed();
  EXPECT_TRUE(eventually([&] { return target.typed() == "a\na\na\n"; })) << target.typed();
  EXPECT_TRUE(leaves_only(devices));
  EXPECT_EQ(person.disturbance(), "");
}

TEST_F(SecondKeyboard, LiftsTheKeyThatAKilledProcessHeld) {
  const auto devices = stranger_.devices();
  const Terminal target("Second terminal");
  stranger_.add_master("Offhand 9");
  stranger_.hold_key_on_master("Offhand 9", static_cast<xcb_window_t>(target.window()), 38);
  ASSERT_TRUE(stranger_.any_key_held_on("Offhand 9"));
  leave_the_display();
  SetUp();
  EXPECT_FALSE(stranger_.any_key_held_on("Offhand 9"));
  EXPECT_EQ(stranger_.focus_of("Offhand 9 keyboard"), XCB_WINDOW_NONE);
  EXPECT_TRUE(leaves_only(devices));
}

}  // namespace
}  // namespace offhand::test
