#include "platform/linux/x11/input/lasting_synthetic_focus.h"

#include <algorithm>
#include <utility>

#include "platform/host/steady_clock.h"
#include "platform/linux/x11/input/sent_events.h"
#include "platform/linux/x11/windows/modality.h"
#include "platform/linux/x11/windows/window_reader.h"

namespace offhand::platform::x11 {
namespace {

constexpr std::chrono::milliseconds time_to_end_lasting(500);
constexpr std::chrono::milliseconds blocked_look_interval(1000);

}  // namespace

LastingSyntheticFocus::~LastingSyntheticFocus() {
  thread_.request_stop();
  changed_.notify_all();
  if (thread_.joinable()) thread_.join();
  if (window_) end(*window_);
}

std::optional<LastingSyntheticFocus::Grant> LastingSyntheticFocus::take_over(xcb_window_t window) {
  const std::scoped_lock sending(sending_);
  std::optional<xcb_window_t> former;
  Grant grant;
  {
    const std::scoped_lock lock(mutex_);
    former = std::exchange(window_, std::nullopt);
    blocked_.erase(window);
    grant = grant_;
  }
  if (former && *former != window) end(*former);
  return former == window ? std::optional(grant) : std::nullopt;
}

bool LastingSyntheticFocus::is_kept_by(xcb_window_t window) {
  const std::scoped_lock lock(mutex_);
  return window_ == window;
}

void LastingSyntheticFocus::end_elsewhere(xcb_window_t window) {
  const std::scoped_lock sending(sending_);
  std::optional<xcb_window_t> former;
  {
    const std::scoped_lock lock(mutex_);
    if (!window_ || *window_ == window) return;
    former = std::exchange(window_, std::nullopt);
  }
  end(*former);
}

void LastingSyntheticFocus::keep(xcb_window_t window, const Grant& grant, std::chrono::milliseconds lasts) {
  const std::scoped_lock sending(sending_);
  std::optional<xcb_window_t> former;
  {
    const std::scoped_lock lock(mutex_);
    former = std::exchange(window_, window);
    grant_ = grant;
    until_ = steady_now() + lasts;
    blocked_.erase(window);
    if (!thread_.joinable()) thread_ = std::jthread([this](const std::stop_token& stop) { run(stop); });
  }
  changed_.notify_all();
  if (former && *former != window) end(*former);
}

void LastingSyntheticFocus::run(const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  while (!stop.stop_requested()) {
    if (!window_ && blocked_.empty()) {
      changed_.wait(lock, stop, [this] { return window_.has_value() || !blocked_.empty(); });
      continue;
    }
    const auto kept = window_;
    const auto until = until_;
    const auto look_at = blocked_.empty() ? until : steady_now() + blocked_look_interval;
    changed_.wait_until(lock, stop, on_this_machine(kept ? std::min(until, look_at) : look_at),
                        [&] { return window_ != kept || until_ != until; });
    lock.unlock();
    end_if_over();
    end_unblocked();
    lock.lock();
  }
}

void LastingSyntheticFocus::end_if_over() {
  const std::scoped_lock sending(sending_);
  xcb_window_t window = XCB_NONE;
  {
    const std::scoped_lock lock(mutex_);
    if (!window_ || steady_now() < until_) return;
    window = *std::exchange(window_, std::nullopt);
  }
  end(window);
}

void LastingSyntheticFocus::end_unblocked() {
  const std::scoped_lock sending(sending_);
  std::set<xcb_window_t> waiting;
  {
    const std::scoped_lock lock(mutex_);
    waiting = std::exchange(blocked_, {});
  }
  for (const auto window : waiting) end(window);
}

void LastingSyntheticFocus::end(xcb_window_t window) {
  if (try_to_end(window) == Ending::done) return;
  {
    const std::scoped_lock lock(mutex_);
    blocked_.insert(window);
  }
  changed_.notify_all();
}

LastingSyntheticFocus::Ending LastingSyntheticFocus::try_to_end(xcb_window_t window) {
  const Budget budget("Ending what was sent to window " + std::to_string(window),
                      {.deadline = steady_now() + time_to_end_lasting, .stop = {}});
  const auto talk = pool_->converse(budget);
  if (!talk) return Ending::done;
  // When the user works in a window of the same application by now, that application has the real focus and must not be
  // sent a FocusOut.
  const auto desktop = read_desktop(**talk);
  const auto* setup = xcb_get_setup((*talk)->raw());
  const auto client_of = [&](xcb_window_t id) { return id & ~setup->resource_id_mask; };
  if (!desktop || client_of(desktop->focus) == client_of(window)) return Ending::done;
  const auto ranks = RankRequests(**talk, desktop->stacking, window).get();
  if (ranks && !blockers_of(**talk, *ranks, window).empty()) return Ending::blocked;
  SentEvents events(**talk, window, 0);
  events.focus(false);
  (void)events.finish();
  return Ending::done;
}

}  // namespace offhand::platform::x11
