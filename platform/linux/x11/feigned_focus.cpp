#include "platform/linux/x11/feigned_focus.h"

#include <chrono>
#include <string>
#include <utility>

#include "platform/host/steady_clock.h"
#include "platform/linux/x11/quiet_addressee.h"
#include "platform/linux/x11/sent_events.h"

namespace offhand::platform::x11 {
namespace {

/// The application learns that it is over whatever time the call had left.
constexpr std::chrono::milliseconds time_to_end(500);

class SentFocus final : public FeignedFocus {
 public:
  /// `focus`: who has the keyboard.
  SentFocus(std::shared_ptr<Display> display, xcb_window_t window, xcb_window_t focus, std::chrono::milliseconds lasts)
      : display_(std::move(display)), window_(window), told_{.at = steady_now(), .focus = focus}, lasts_(lasts) {
    display_->note_feigned_focus(window_);
  }
  ~SentFocus() override {
    display_->forget_feigned_focus(window_);
    if (lasts_.count() > 0) {
      display_->lasting_focus().keep(window_, told_, lasts_);
      return;
    }
    const auto talk = display_->converse("Ending what was sent to window " + std::to_string(window_),
                                         {.deadline = steady_now() + time_to_end, .stop = {}});
    if (!talk) return;
    SentEvents events(**talk, window_, 0);
    events.focus(false);
    (void)events.finish();
  }
  SentFocus(const SentFocus&) = delete;
  SentFocus& operator=(const SentFocus&) = delete;

 private:
  const std::shared_ptr<Display> display_;
  const xcb_window_t window_;
  const LastingFocus::Told told_;
  const std::chrono::milliseconds lasts_;
};

}  // namespace

Result<std::unique_ptr<FeignedFocus>> feign_focus(std::shared_ptr<Display> display, const WindowInfo& window,
                                                  const Limits& limits) {
  OFFHAND_ASSIGN(const auto talk, display->converse("Typing into window " + std::to_string(window.window_id), limits));
  const auto addressee = find_addressee(*display, *talk, window);
  if (!addressee || addressee->focused || !addressee->manner.focus_for_keys) return nullptr;
  display->lasting_focus().take_over(addressee->window.window);
  auto feigned = std::make_unique<SentFocus>(std::move(display), addressee->window.window, addressee->desktop.focus,
                                             addressee->manner.focus_outlasts_keys);
  SentEvents events(*talk, addressee->window.window, 0);
  events.focus(true);
  OFFHAND_CHECK(events.wait_until_handled(addressee->window.pid));
  return feigned;
}

}  // namespace offhand::platform::x11
