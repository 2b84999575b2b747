#include "platform/linux/x11/input.h"

#include <utility>

#include "platform/linux/x11/input_hold.h"
#include "platform/linux/x11/keymap.h"
#include "platform/linux/x11/ping.h"
#include "platform/linux/x11/quiet_input.h"
#include "platform/linux/x11/second_keyboard.h"
#include "platform/linux/x11/test_input.h"

namespace offhand::platform::x11 {
namespace {

class X11Input final : public Input {
 public:
  explicit X11Input(std::shared_ptr<Display> display) : display_(std::move(display)) {}

  Result<Reading> await_reader(const WindowInfo& window, const Limits& limits) override {
    return x11::await_reader(*display_, window, limits);
  }
  Delivery click_background(const WindowInfo& window, const PointerClick& click, const Limits& limits) override {
    return click_quietly(*display_, window, click, limits);
  }
  Delivery click_foreground(const WindowInfo& window, const PointerClick& click, const Limits& limits) override {
    return click_visibly(*display_, window, click, limits);
  }
  Delivery click_screen(const PointerClick& click, const Limits& limits) override {
    return click_on_screen(*display_, click, limits);
  }
  std::optional<Delivery> refuses_keys(KeyRoute route, const WindowInfo& window, const std::vector<KeyPress>& keys,
                                       const Limits& limits) override {
    switch (route) {
      case KeyRoute::background:
        return refuses_quiet_keys(*display_, window, keys, limits);
      case KeyRoute::second_keyboard:
        return refuses_second_keyboard(*display_, window, keys, limits);
      case KeyRoute::foreground:
        break;
    }
    return refuses_visible_keys(*display_, window, keys, limits);
  }
  Delivery keys_background(const WindowInfo& window, const std::vector<KeyPress>& keys, std::chrono::milliseconds delay,
                           const Limits& limits) override {
    return type_quietly(*display_, window, keys, delay, limits);
  }
  Delivery keys_second_keyboard(const WindowInfo& window, const std::vector<KeyPress>& keys,
                                std::chrono::milliseconds delay, const Limits& limits) override {
    return type_on_second_keyboard(*display_, window, keys, delay, limits);
  }
  Delivery keys_foreground(const WindowInfo& window, const std::vector<KeyPress>& keys, std::chrono::milliseconds delay,
                           const Limits& limits) override {
    return type_visibly(*display_, window, keys, delay, limits);
  }
  // Menus of every toolkit measured grab both, see docs/design/linux-measurements.md.
  bool menus_hold_input() const override { return true; }
  Result<InputHold> hold(const Limits& limits) override { return read_hold(*display_, limits); }
  void let_settle(const WindowInfo& window, const Limits& limits) override {
    x11::let_settle(*display_, window, limits);
  }
  Result<Release> release_hold(const WindowInfo& window, const Limits& limits) override {
    return close_menu(*display_, window, limits);
  }
  bool knows_key(const std::string& key) const override { return keysym_of(key) != 0; }

 private:
  const std::shared_ptr<Display> display_;
};

}  // namespace

std::unique_ptr<Input> make_input(std::shared_ptr<Display> display) {
  return std::make_unique<X11Input>(std::move(display));
}

}  // namespace offhand::platform::x11
