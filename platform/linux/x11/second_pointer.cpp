#include "platform/linux/x11/second_pointer.h"

#include <xcb/shape.h>
#include <xcb/xinput.h>
#include <xcb/xtest.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "generated/types/errors.h"
#include "platform/host/steady_clock.h"
#include "platform/linux/x11/drag_stage.h"
#include "platform/linux/x11/drop_guard.h"
#include "platform/linux/x11/input_devices.h"
#include "platform/linux/x11/ping.h"
#include "platform/linux/x11/point_target.h"
#include "platform/linux/x11/second_keyboard.h"
#include "platform/linux/x11/sent_events.h"
#include "platform/linux/x11/server_grab.h"
#include "platform/linux/x11/toolkit.h"
#include "platform/linux/x11/window_reader.h"
#include "platform/linux/x11/xcb_xkb.h"

namespace offhand::platform::x11 {

template <>
struct ReplyOf<xcb_input_xi_passive_grab_device_cookie_t> {
  using type = xcb_input_xi_passive_grab_device_reply_t;
};
template <>
struct ReplyOf<xcb_input_xi_query_pointer_cookie_t> {
  using type = xcb_input_xi_query_pointer_reply_t;
};
template <>
struct ReplyOf<xcb_shape_get_rectangles_cookie_t> {
  using type = xcb_shape_get_rectangles_reply_t;
};

namespace {

using std::chrono::milliseconds;

constexpr ActionPath by_own_pointer = ActionPath::x11_second_pointer;
/// Letting go must not be left undone because the call used up its time.
constexpr milliseconds time_to_let_go{1000};
constexpr std::uint32_t any_modifiers = XCB_INPUT_MODIFIER_MASK_ANY;
constexpr std::uint32_t any_button = 0;
constexpr std::uint16_t one_mask = 1;

/// What a gesture does where it is: presses one after the other, each let go at once; or one that is held.
struct Press {
  std::uint8_t button = 1;
  int count = 1;
  bool stays_down = false;
};

/// Where a gesture goes, and what lies on the way there.
struct PressAddress {
  DesktopFacts desktop;
  WindowFacts window;
  PointTarget target;
  /// From the window at the point out to the root.
  std::vector<xcb_window_t> way;
  std::uint8_t modifiers = 0;
  /// Where what is pressed there is let go so that nothing is clicked: outside the window, where the screen has such.
  ScreenPoint beside = {};
};

/// Of another window, the pixel of it that takes no input while a press passes through.
struct Hole {
  xcb_window_t window = 0;
  std::int16_t x = 0;
  std::int16_t y = 0;
  /// Its input shape is one that somebody gave it.
  bool shaped = false;
};

xcb_input_fp1616_t in_fixed_point(int pixels) {
  constexpr int farthest = 32'767;
  return static_cast<xcb_input_fp1616_t>(std::clamp(pixels, -farthest, farthest)) * 65536;
}

void warp(xcb_connection_t* raw, xcb_window_t root, ScreenPoint to, DeviceId pointer) {
  xcb_input_xi_warp_pointer(raw, XCB_WINDOW_NONE, root, 0, 0, 0, 0, in_fixed_point(to.x), in_fixed_point(to.y),
                            pointer);
}

/// A pointer with its keyboard, borrowed for one gesture.
class SecondPointer {
 public:
  static Result<std::unique_ptr<SecondPointer>> borrow(Display& display, const Budget& budget) {
    OFFHAND_ASSIGN(auto kept, display.kept_keyboards(budget));
    OFFHAND_ASSIGN(auto loan, kept->borrow(budget));
    return std::unique_ptr<SecondPointer>(new SecondPointer(std::move(kept), std::move(loan)));
  }
  /// Lets go of what is down, and gives it back out of sight.
  ~SecondPointer() {
    if (down_) let_go(beside_);
    kept_->give_back(loan_.pair, KeptKeyboards::Left::nowhere);
  }
  SecondPointer(const SecondPointer&) = delete;
  SecondPointer& operator=(const SecondPointer&) = delete;

  bool is_new() const { return loan_.is_new; }
  bool can_press() const { return loan_.pair.pointer_slave != 0; }

  /// Why it was not attempted, if so.
  std::optional<Delivery> press(const PressAddress& address, const Press& press, const Budget& budget);
  /// With the button down: what was pressed gets all that comes, wherever the pointer goes.
  void move(Conversation& talk, ScreenPoint to) { warp(talk.raw(), talk.root(), to, loan_.pair.pointer); }
  void let_go(ScreenPoint at);
  /// Where the button went down, wherever the window lay when the point was found.
  ScreenPoint pressed_at() const { return pressed_at_; }

 private:
  SecondPointer(std::shared_ptr<KeptKeyboards> kept, KeptKeyboards::Loan loan)
      : kept_(std::move(kept)), loan_(std::move(loan)) {}

  void fake_button(Conversation& talk, std::uint8_t button, bool down) const {
    const int event = down ? XCB_INPUT_DEVICE_BUTTON_PRESS : XCB_INPUT_DEVICE_BUTTON_RELEASE;
    xcb_test_fake_input(talk.raw(), static_cast<std::uint8_t>(talk.extensions().xinput_first_event + event), button,
                        XCB_CURRENT_TIME, XCB_NONE, 0, 0, static_cast<std::uint8_t>(loan_.pair.pointer_slave));
  }
  void lock(Conversation& talk, std::uint8_t modifiers) const {
    xcb_xkb_latch_lock_state(talk.raw(), loan_.pair.keyboard, 0xFF, modifiers, 1, 0, 0, 0, 0);
  }
  void release_catchers(Conversation& talk, const std::vector<xcb_window_t>& way) const {
    for (const auto window : way)
      xcb_input_xi_passive_ungrab_device(talk.raw(), window, any_button, loan_.pair.pointer, one_mask,
                                         XCB_INPUT_GRAB_TYPE_BUTTON, &any_modifiers);
  }
  std::optional<Delivery> come_to(Conversation& talk, const PressAddress& address, ScreenPoint at) const;

  const std::shared_ptr<KeptKeyboards> kept_;
  const KeptKeyboards::Loan loan_;
  std::optional<std::uint8_t> down_;
  std::uint8_t modifiers_ = 0;
  ScreenPoint pressed_at_ = {};
  ScreenPoint beside_ = {};
};

Result<std::vector<xcb_window_t>> way_out(Conversation& talk, xcb_window_t window) {
  std::vector<xcb_window_t> way{window};
  while (way.back() != talk.root()) {
    auto asked = talk.ask(xcb_query_tree(talk.raw(), way.back()));
    OFFHAND_ASSIGN(const auto tree, asked.get());
    if (!tree || tree->parent == XCB_WINDOW_NONE) return std::vector<xcb_window_t>{};
    way.push_back(tree->parent);
  }
  return way;
}

bool contains(const xcb_rectangle_t& box, int x, int y) {
  return x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height;
}

struct Neighbour {
  xcb_window_t window;
  Pending<xcb_get_window_attributes_reply_t> attributes;
  Pending<xcb_get_geometry_reply_t> geometry;
  Pending<xcb_shape_get_rectangles_reply_t> shape;
};

/// What of a window takes input at a point of the screen, if anything does.
Result<std::optional<Hole>> hole_in(Neighbour& over, ScreenPoint at) {
  OFFHAND_ASSIGN(const auto attributes, over.attributes.get());
  OFFHAND_ASSIGN(const auto geometry, over.geometry.get());
  OFFHAND_ASSIGN(const auto shape, over.shape.get());
  if (!attributes || !geometry || !shape || attributes->map_state != XCB_MAP_STATE_VIEWABLE) return std::nullopt;
  const int border = geometry->border_width;
  const int x = at.x - geometry->x - border;
  const int y = at.y - geometry->y - border;
  const auto* boxes = xcb_shape_get_rectangles_rectangles(shape.get());
  const int count = xcb_shape_get_rectangles_rectangles_length(shape.get());
  if (std::none_of(boxes, boxes + count, [&](const auto& box) { return contains(box, x, y); })) return std::nullopt;
  const bool is_whole = count == 1 && boxes[0].x == -border && boxes[0].y == -border &&
                        boxes[0].width == geometry->width + 2 * border &&
                        boxes[0].height == geometry->height + 2 * border;
  return Hole{
      .window = over.window, .x = static_cast<std::int16_t>(x), .y = static_cast<std::int16_t>(y), .shaped = !is_whole};
}

/// In what lies over a child of the root at a point.
Result<std::vector<Hole>> holes_above(Conversation& talk, xcb_window_t child, ScreenPoint at) {
  auto asked = talk.ask(xcb_query_tree(talk.raw(), talk.root()));
  OFFHAND_ASSIGN(const auto tree, asked.get());
  std::vector<Hole> holes;
  if (!tree) return holes;
  const auto* first = xcb_query_tree_children(tree.get());
  const auto* last = first + xcb_query_tree_children_length(tree.get());
  const auto* place = std::find(first, last, child);
  std::vector<Neighbour> above;
  for (const auto* over = place == last ? last : place + 1; over != last; ++over) {
    above.push_back({.window = *over,
                     .attributes = talk.ask(xcb_get_window_attributes(talk.raw(), *over)),
                     .geometry = talk.ask(xcb_get_geometry(talk.raw(), *over)),
                     .shape = talk.ask(xcb_shape_get_rectangles(talk.raw(), *over, XCB_SHAPE_SK_INPUT))});
  }
  for (auto& over : above) {
    OFFHAND_ASSIGN(const auto hole, hole_in(over, at));
    if (hole) holes.push_back(*hole);
  }
  return holes;
}

/// Open as long as this lives.
class OpenHoles {
 public:
  OpenHoles(Conversation& talk, std::vector<Hole> holes) : talk_(talk), holes_(std::move(holes)) {
    for (const Hole& hole : holes_) combine(hole, XCB_SHAPE_SO_SUBTRACT);
  }
  ~OpenHoles() {
    for (const Hole& hole : holes_) {
      if (hole.shaped) {
        combine(hole, XCB_SHAPE_SO_UNION);
      } else {
        xcb_shape_mask(talk_.raw(), XCB_SHAPE_SO_SET, XCB_SHAPE_SK_INPUT, hole.window, 0, 0, XCB_PIXMAP_NONE);
      }
    }
  }
  OpenHoles(const OpenHoles&) = delete;
  OpenHoles& operator=(const OpenHoles&) = delete;

 private:
  void combine(const Hole& hole, xcb_shape_op_t how) {
    const xcb_rectangle_t pixel{hole.x, hole.y, 1, 1};
    xcb_shape_rectangles(talk_.raw(), how, XCB_SHAPE_SK_INPUT, XCB_CLIP_ORDERING_UNSORTED, hole.window, 0, 0, 1,
                         &pixel);
  }

  Conversation& talk_;
  const std::vector<Hole> holes_;
};

/// Where the point of the target lies on the screen now.
Result<std::optional<ScreenPoint>> place_now(Conversation& talk, const PointTarget& target) {
  auto asked = talk.ask(xcb_translate_coordinates(talk.raw(), target.window, talk.root(),
                                                  static_cast<std::int16_t>(target.in_window.x),
                                                  static_cast<std::int16_t>(target.in_window.y)));
  OFFHAND_ASSIGN(const auto place, asked.get());
  if (!place) return std::nullopt;
  return ScreenPoint{place->dst_x, place->dst_y};
}

std::optional<Delivery> SecondPointer::press(const PressAddress& address, const Press& press, const Budget& budget) {
  auto speech = kept_->speak(budget);
  Conversation& talk = speech.talk;
  const ServerGrab alone(talk);
  const auto at = place_now(talk, address.target);
  if (!at) return Delivery::failed(at.error());
  if (!*at) return Delivery::not_attempted("the window closed meanwhile");
  auto persons = talk.ask(xcb_query_pointer(talk.raw(), talk.root()));
  auto holes = holes_above(talk, address.way[address.way.size() - 2], **at);
  const auto pointer = persons.get();
  if (!holes) return Delivery::failed(std::move(holes).error());
  if (!pointer) return Delivery::failed(pointer.error());
  // What covers the window would be told that the person's pointer left it.
  if (!holes->empty() && *pointer && ScreenPoint{(*pointer)->root_x, (*pointer)->root_y} == **at)
    return Delivery::not_attempted("the person's pointer is on the window that lies over that very point");
  const OpenHoles open(talk, *std::move(holes));
  if (auto refused = come_to(talk, address, **at)) {
    release_catchers(talk, address.way);
    kept_->rest(loan_.pair);
    return refused;
  }
  pressed_at_ = **at;
  beside_ = address.beside;
  if (address.modifiers != 0) lock(talk, modifiers_ = address.modifiers);
  for (int number = 0; number < press.count; ++number) {
    fake_button(talk, press.button, true);
    for (std::size_t caught = 0; caught < address.way.size(); ++caught)
      xcb_input_xi_allow_events(talk.raw(), XCB_CURRENT_TIME, loan_.pair.pointer, XCB_INPUT_EVENT_MODE_REPLAY_DEVICE, 0,
                                XCB_WINDOW_NONE);
    if (press.stays_down) {
      down_ = press.button;
    } else {
      fake_button(talk, press.button, false);
    }
  }
  release_catchers(talk, address.way);
  if (!press.stays_down) {
    if (modifiers_ != 0) lock(talk, modifiers_ = 0);
    kept_->rest(loan_.pair);
  }
  return std::nullopt;
}

/// Puts the pointer there, and catches what it presses. The server keeps a pointer on the screen: one that was to go
/// beyond lies over something else.
std::optional<Delivery> SecondPointer::come_to(Conversation& talk, const PressAddress& address, ScreenPoint at) const {
  const std::uint32_t presses = XCB_INPUT_XI_EVENT_MASK_BUTTON_PRESS;
  std::vector<Pending<xcb_input_xi_passive_grab_device_reply_t>> catchers;
  for (const auto window : address.way)
    catchers.push_back(talk.ask(xcb_input_xi_passive_grab_device(
        talk.raw(), XCB_CURRENT_TIME, window, XCB_CURSOR_NONE, any_button, loan_.pair.pointer, one_mask, 1,
        XCB_INPUT_GRAB_TYPE_BUTTON, XCB_INPUT_GRAB_MODE_22_SYNC, XCB_INPUT_GRAB_MODE_22_ASYNC,
        XCB_INPUT_GRAB_OWNER_NO_OWNER, &presses, &any_modifiers)));
  // It is still held where it rests, so that nobody is told of the way.
  warp(talk.raw(), talk.root(), at, loan_.pair.pointer);
  xcb_input_xi_ungrab_device(talk.raw(), XCB_CURRENT_TIME, loan_.pair.pointer);
  std::vector<Pending<xcb_input_xi_query_pointer_reply_t>> asked;
  for (const auto window : address.way)
    asked.push_back(talk.ask(xcb_input_xi_query_pointer(talk.raw(), window, loan_.pair.pointer)));
  for (auto& catcher : catchers) {
    const auto caught = catcher.get();
    if (!caught) return Delivery::failed(caught.error());
    if (!*caught || xcb_input_xi_passive_grab_device_modifiers_length(caught->get()) > 0)
      return Delivery::not_attempted("another program has grabbed the buttons of second pointers there");
  }
  for (std::size_t level = 0; level < asked.size(); ++level) {
    const auto there = asked[level].get();
    if (!there) return Delivery::failed(there.error());
    const auto& now = *there;
    const bool is_there = now && now->root_x == in_fixed_point(at.x) && now->root_y == in_fixed_point(at.y);
    if (!is_there) return Delivery::not_attempted("that point of the window is not on the screen");
    // What lies in the innermost one takes no clicks (find_target).
    if (level > 0 && now->child != address.way[level - 1])
      return Delivery::not_attempted("another window lies over that point");
  }
  return std::nullopt;
}

/// Over the connection of the release: by another one the way there might come after it.
void SecondPointer::let_go(ScreenPoint at) {
  auto speech = kept_->speak(Budget("Letting a second pointer go", {steady_now() + time_to_let_go, {}}));
  const ServerGrab alone(speech.talk);
  warp(speech.talk.raw(), speech.talk.root(), at, loan_.pair.pointer);
  fake_button(speech.talk, *std::exchange(down_, std::nullopt), false);
  if (modifiers_ != 0) lock(speech.talk, modifiers_ = 0);
  kept_->rest(loan_.pair);
}

/// The corner of the screen farthest from a point, one outside the window if there is such.
ScreenPoint corner_beside(const xcb_screen_t& screen, const Bounds& window, ScreenPoint pressed) {
  const int right = screen.width_in_pixels - 1;
  const int bottom = screen.height_in_pixels - 1;
  const auto merit = [&](ScreenPoint corner) {
    const bool is_inside = corner.x >= window.x && corner.y >= window.y && corner.x < window.x + window.width &&
                           corner.y < window.y + window.height;
    return std::pair(!is_inside, std::abs(corner.x - pressed.x) + std::abs(corner.y - pressed.y));
  };
  const std::array<ScreenPoint, 4> corners{ScreenPoint{0, 0}, {right, 0}, {0, bottom}, {right, bottom}};
  return *std::ranges::max_element(corners, {}, merit);
}

tl::expected<PressAddress, Delivery> find_press_address(Display& display, Conversation& talk, const WindowInfo& info,
                                                        double x, double y, const Modifiers& modifiers) {
  const auto id = static_cast<xcb_window_t>(info.window_id);
  const auto read = read_desktop_with(talk, {id});
  if (!read) return tl::unexpected(Delivery::failed(read.error()));
  if (read->windows.empty())
    return tl::unexpected(Delivery::failed(errors::window_closed({.window_id = info.window_id, .what = "the action"})));
  const WindowFacts& window = read->windows.front();
  if (!window.viewable || window.hidden)
    return tl::unexpected(Delivery::not_attempted("the window is not shown (minimised, or on another workspace)"));
  const auto target = find_target(talk, read->desktop, window, to_screen(window, x, y));
  if (!target) return tl::unexpected(Delivery::failed(target.error()));
  if (!*target) return tl::unexpected(Delivery::not_attempted(target->error()));
  PressAddress address{.desktop = read->desktop, .window = window, .target = **target, .way = {}};
  auto way = way_out(talk, address.target.window);
  if (!way) return tl::unexpected(Delivery::failed(std::move(way).error()));
  address.way = *std::move(way);
  address.beside = corner_beside(talk.connection().screen(), window.geometry, address.target.on_screen);
  if (address.way.size() < 2) return tl::unexpected(Delivery::not_attempted("the window closed meanwhile"));
  if (modifiers.empty()) return address;
  const auto keymap = display.keymap(talk);
  if (!keymap) return tl::unexpected(Delivery::failed(keymap.error()));
  for (const KeyModifier modifier : modifiers) {
    const auto key = (*keymap)->modifier(modifier);
    if (!key) return tl::unexpected(Delivery::not_attempted("the keyboard layout lacks a modifier"));
    address.modifiers = static_cast<std::uint8_t>(address.modifiers | key->mask);
  }
  return address;
}

bool is_on_screen(const xcb_screen_t& screen, ScreenPoint point) {
  return point.x >= 0 && point.y >= 0 && point.x < screen.width_in_pixels && point.y < screen.height_in_pixels;
}

/// One gesture on one window: who presses, and where.
class Gesturing {
 public:
  Gesturing(Display& display, const WindowInfo& info, Conversation& talk)
      : display_(display), info_(info), talk_(talk) {}

  Delivery operator()(const PointerClick& click) {
    const std::uint8_t button = button_number(click.button);
    if (auto refused = take(click.x, click.y, click.modifiers)) return *std::move(refused);
    const bool is_asked = static_cast<bool>(click.is_on_target);
    const Press press{.button = button, .count = is_asked ? 1 : click.count, .stays_down = is_asked};
    if (auto refused = pointer_->press(*address_, press, talk_.budget())) return *std::move(refused);
    if (is_asked) {
      if (auto hit = click.is_on_target(); !hit) {
        // A button that is let go beside what was pressed clicks nothing.
        give_up();
        return Delivery::failed(std::move(hit).error());
      }
      pointer_->let_go(pointer_->pressed_at());
      const Press others{.button = button, .count = click.count - 1};
      if (others.count > 0) {
        if (auto refused = pointer_->press(*address_, others, talk_.budget()))
          return Delivery::unknown(by_own_pointer,
                                   "1 of " + std::to_string(click.count) + " clicks was sent: " + refused->reason);
      }
    }
    return conclude();
  }

  Delivery operator()(const Scroll& scroll) {
    if (auto refused = take(scroll.x, scroll.y, scroll.modifiers)) return *std::move(refused);
    const auto turn = [&](double notches, std::uint8_t back, std::uint8_t forth) -> std::optional<Delivery> {
      const int count = static_cast<int>(std::lround(std::abs(notches)));
      if (count == 0) return std::nullopt;
      return pointer_->press(*address_, {.button = notches < 0 ? back : forth, .count = count}, talk_.budget());
    };
    if (auto refused = turn(scroll.down, 4, 5)) return *std::move(refused);
    if (auto refused = turn(scroll.right, 6, 7)) {
      if (scroll.down == 0) return *std::move(refused);
      return Delivery::unknown(by_own_pointer, "it was turned up and down alone: " + refused->reason);
    }
    return conclude();
  }

  Delivery operator()(const PointerDrag& asked) {
    const auto guarded = unless_it_moves_its_window(display_, info_, asked, talk_.budget().limits());
    if (!guarded) return Delivery::failed(guarded.error());
    const PointerDrag& drag = *guarded;
    if (auto not_taken = take(drag.from_x, drag.from_y, drag.modifiers)) return *std::move(not_taken);
    const auto place_of = [&](ScreenPoint begin, double part) {
      return ScreenPoint{begin.x + static_cast<int>(std::lround((drag.to_x - drag.from_x) * part)),
                         begin.y + static_cast<int>(std::lround((drag.to_y - drag.from_y) * part))};
    };
    const auto end = place_of(address_->target.on_screen, 1);
    if (!is_on_screen(talk_.connection().screen(), end))
      return Delivery::not_attempted("the end of the drag is not on the screen");
    auto guard = DropGuard::for_end_at(talk_, address_->desktop, address_->window, end);
    if (!guard) return Delivery::failed(guard.error());
    const Press press{.button = button_number(drag.button), .stays_down = true};
    if (auto not_pressed = pointer_->press(*address_, press, talk_.budget())) return *std::move(not_pressed);
    const auto pressed = steady_now();
    std::optional<std::string> cut_short;
    bool refused = false;
    const auto stop_if = [&](const Result<void>& goes_on) {
      if (goes_on) return;
      cut_short = goes_on.error().message;
      refused = true;
    };
    stop_if(reach_stage(talk_, info_, drag, PointerDrag::Stage::pressed, by_own_pointer));
    const auto pause = drag.duration / drag.steps;
    const ScreenPoint from = pointer_->pressed_at();
    ScreenPoint at = from;
    for (int step = 1; step <= drag.steps && !cut_short; ++step) {
      xcb_flush(talk_.raw());
      if (auto slept = talk_.budget().sleep_until(pressed + pause * step); !slept) cut_short = slept.error().message;
      if (!cut_short) stop_if(may_go_on(drag));
      if (cut_short) break;
      at = place_of(from, static_cast<double>(step) / drag.steps);
      // Something may lie over the end by now, and the window may lie elsewhere.
      if (step == drag.steps && (!*guard || at != end)) {
        guard = DropGuard::for_end_at(talk_, address_->desktop, address_->window, at);
        if (!guard) cut_short = guard.error().message;
      }
      if (cut_short) break;
      pointer_->move(talk_, at);
    }
    if (!cut_short) stop_if(reach_stage(talk_, info_, drag, PointerDrag::Stage::moved, by_own_pointer));
    (void)talk_.sync();
    const bool is_turned_away = !cut_short && *guard && (*guard)->turns_away(talk_);
    // Half-way it would be dropped, or end, wherever that is.
    cut_short ? give_up() : pointer_->let_go(at);
    if (is_turned_away) {
      (void)(*guard)->turns_away(talk_);
      return Delivery::held_back(by_own_pointer, std::string(turned_away));
    }
    if (refused) return Delivery::held_back(by_own_pointer, "it was let go half-way: " + *cut_short);
    if (cut_short) return Delivery::unknown(by_own_pointer, "it was let go half-way: " + *cut_short);
    return conclude();
  }

  template <class Other>
  Delivery operator()(const Other& /*gesture*/) {
    return Delivery::not_attempted("");
  }

 private:
  /// All that can be refused before a pointer is borrowed: each that comes is news to every application.
  std::optional<Delivery> take(double x, double y, const Modifiers& modifiers) {
    if (auto lack = lacks_second_keyboards(talk_)) return lack;
    if (!talk_.extensions().shape) return Delivery::not_attempted("the X server lacks SHAPE");
    auto address = find_press_address(display_, talk_, info_, x, y, modifiers);
    if (!address) return std::move(address).error();
    address_ = *std::move(address);
    auto borrowed = SecondPointer::borrow(display_, talk_.budget());
    if (!borrowed) return Delivery::failed(std::move(borrowed).error());
    pointer_ = *std::move(borrowed);
    if (!pointer_->can_press()) return Delivery::not_attempted("the X server gave the second pointer no buttons");
    // Whoever does not read now would come upon the press at some time to come.
    const auto met = wait_for_answer(talk_, window());
    if (!met) return Delivery::failed(met.error());
    if (*met == Answer::window_gone)
      return Delivery::failed(errors::window_closed({.window_id = info_.window_id, .what = "the action"}));
    const auto pings = knows_ping(talk_, window());
    if (*met == Answer::none && pings && *pings) return Delivery::not_attempted("the application does not answer");
    return std::nullopt;
  }

  /// Lets go beside what was pressed, where nobody takes what is carried.
  void give_up() {
    const auto guard = DropGuard::raise(talk_, window(), address_->beside);
    pointer_->let_go(address_->beside);
    if (guard) (*guard)->turns_away(talk_);
  }

  Delivery conclude() {
    const auto answer = wait_for_answer(talk_, window());
    const auto pings = knows_ping(talk_, window());
    if (!answer) return Delivery::unknown(by_own_pointer, answer.error().message);
    if (*answer == Answer::none && pings && *pings)
      return Delivery::unknown(by_own_pointer, "the application has not answered since");
    return Delivery::delivered(by_own_pointer);
  }

  xcb_window_t window() const { return static_cast<xcb_window_t>(info_.window_id); }

  Display& display_;
  const WindowInfo& info_;
  Conversation& talk_;
  std::optional<PressAddress> address_;
  std::unique_ptr<SecondPointer> pointer_;
};

bool takes(const SecondPointerManner& manner, const Gesture& gesture) {
  if (std::holds_alternative<PointerClick>(gesture)) return manner.clicks;
  if (std::holds_alternative<Scroll>(gesture)) return manner.wheel;
  return std::holds_alternative<PointerDrag>(gesture) && manner.drags;
}

}  // namespace

Delivery point_by_second_pointer(Display& display, const WindowInfo& window, const Gesture& gesture,
                                 const Limits& limits) {
  if (!takes(second_pointer_manner(toolkit_of(window.pid)), gesture)) return Delivery::not_attempted("");
  auto talk = display.converse(fmt::format("Pointing at window {} with a second pointer", window.window_id), limits);
  if (!talk) return Delivery::failed(std::move(talk).error());
  return std::visit(Gesturing(display, window, **talk), gesture);
}

}  // namespace offhand::platform::x11
