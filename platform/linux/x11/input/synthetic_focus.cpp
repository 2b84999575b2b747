#include "platform/linux/x11/input/synthetic_focus.h"

#include <chrono>
#include <string>
#include <utility>

#include "platform/host/steady_clock.h"
#include "platform/linux/x11/input/sent_event_target.h"
#include "platform/linux/x11/input/sent_events.h"
#include "platform/linux/x11/keyboard/composition_guard.h"

namespace offhand::platform::x11 {
namespace {

/// The FocusOut is sent however little time the call has left.
constexpr std::chrono::milliseconds time_to_end(500);

class SentFocus final : public SyntheticFocus {
 public:
  /// `focus`: the window that has the focus.
  SentFocus(std::shared_ptr<Display> display, xcb_window_t window, xcb_window_t focus, std::chrono::milliseconds lasts)
      : display_(std::move(display)), window_(window), grant_{.at = steady_now(), .focus = focus}, lasts_(lasts) {
    display_->note_synthetic_focus(window_);
  }
  ~SentFocus() override {
    display_->forget_synthetic_focus(window_);
    if (lasts_.count() > 0) {
      display_->lasting_synthetic_focus().keep(window_, grant_, lasts_);
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
  const LastingSyntheticFocus::Grant grant_;
  const std::chrono::milliseconds lasts_;
};

}  // namespace

Result<std::unique_ptr<SyntheticFocus>> give_synthetic_focus(std::shared_ptr<Display> display, const WindowInfo& window,
                                                             const Limits& limits) {
  OFFHAND_ASSIGN(const auto talk, display->converse("Typing into window " + std::to_string(window.window_id), limits));
  const auto target = find_sent_event_target(*display, *talk, window);
  if (!target || target->focused || !target->traits.focus_for_keys) return nullptr;
  if (auto busy = await_composed_before(*display, *talk, target->window.window, target->window.pid))
    return fail(*std::move(busy->error));
  display->lasting_synthetic_focus().take_over(target->window.window);
  auto synthetic_focus = std::make_unique<SentFocus>(std::move(display), target->window.window, target->desktop.focus,
                                                     target->traits.focus_outlasts_keys);
  SentEvents events(*talk, target->window.window, 0);
  events.focus(true);
  OFFHAND_CHECK(events.wait_until_handled(target->window.pid));
  return synthetic_focus;
}

}  // namespace offhand::platform::x11
