#include "platform/linux/x11/pictures/redirects.h"

#include <xcb/composite.h>

#include <algorithm>
#include <chrono>
#include <utility>

#include "platform/host/steady_clock.h"

namespace offhand::platform::x11 {
namespace {

using std::chrono::milliseconds;

// Measured: idle applications start to repaint within 5 ms; one that paints nothing (it hangs) costs `longest_paint`,
// once.
constexpr milliseconds quiet_after_paint{25};
constexpr milliseconds longest_paint{300};

}  // namespace

Redirects::Redirects(Connection& connection, std::function<void()> wake)
    : connection_(connection), wake_(std::move(wake)) {}

void Redirects::send() {
  xcb_flush(connection_.raw());
  wake_();
}

bool Redirects::contains(xcb_window_t window) {
  const std::lock_guard lock(mutex_);
  return entries_.contains(window);
}

void Redirects::redirect(xcb_window_t window, Visibility before) {
  const std::lock_guard lock(mutex_);
  const auto [place, is_new] = entries_.try_emplace(window);
  if (!is_new) return;
  xcb_connection_t* raw = connection_.raw();
  Entry& entry = place->second;
  entry.since = steady_now();
  const std::uint32_t mask =
      XCB_EVENT_MASK_PROPERTY_CHANGE | XCB_EVENT_MASK_FOCUS_CHANGE | XCB_EVENT_MASK_STRUCTURE_NOTIFY;
  xcb_change_window_attributes(raw, window, XCB_CW_EVENT_MASK, &mask);
  xcb_composite_redirect_window(raw, window, XCB_COMPOSITE_REDIRECT_AUTOMATIC);
  // The server copies the visible part and asks the application for the rest.
  entry.painted = before == Visibility::whole || !connection_.extensions().damage;
  if (!entry.painted) {
    // After redirecting: before that a covered window has no visible part whose damage would start the reports.
    entry.damage = xcb_generate_id(raw);
    xcb_damage_create(raw, entry.damage, window, XCB_DAMAGE_REPORT_LEVEL_DELTA_RECTANGLES);
    // Damage that was reported once is reported again only after it was subtracted.
    xcb_damage_subtract(raw, entry.damage, XCB_NONE, XCB_NONE);
  }
  keep_picture(window, entry);
  send();
}

void Redirects::keep_picture(xcb_window_t window, Entry& entry) {
  // Naming fails for a window that is not viewable; this is called again when it is mapped.
  if (entry.pixmap != 0) xcb_free_pixmap(connection_.raw(), entry.pixmap);
  entry.pixmap = xcb_generate_id(connection_.raw());
  xcb_composite_name_window_pixmap(connection_.raw(), window, entry.pixmap);
}

Result<void> Redirects::wait_for_paint(xcb_window_t window, const Budget& budget) {
  std::unique_lock lock(mutex_);
  while (true) {
    const auto place = entries_.find(window);
    if (place == entries_.end() || place->second.painted) return {};
    Entry& entry = place->second;
    auto end = entry.since + longest_paint;
    if (entry.last_damage) end = std::min(end, *entry.last_damage + quiet_after_paint);
    if (steady_now() >= end) {
      entry.painted = true;
      // An animation would report every part that it paints.
      if (entry.damage != 0) xcb_damage_destroy(connection_.raw(), std::exchange(entry.damage, 0));
      send();
      return {};
    }
    const auto seen = entry.last_damage;
    changed_.wait_until(lock, budget.limits().stop, on_this_machine(std::min(end, budget.limits().deadline)), [&] {
      const auto now = entries_.find(window);
      return now == entries_.end() || now->second.last_damage != seen;
    });
    if (auto error = budget.spent()) return fail(*std::move(error));
  }
}

xcb_pixmap_t Redirects::last_picture(xcb_window_t window) {
  const std::lock_guard lock(mutex_);
  const auto place = entries_.find(window);
  return place == entries_.end() ? 0 : place->second.pixmap;
}

void Redirects::on_damage(const xcb_damage_notify_event_t& event) {
  {
    const std::lock_guard lock(mutex_);
    const auto place = entries_.find(event.drawable);
    if (place == entries_.end()) return;
    constexpr std::uint8_t more_to_come = 0x80;
    Entry& entry = place->second;
    if (!entry.reporting_begun) {
      entry.reporting_begun = (event.level & more_to_come) == 0;
      return;
    }
    entry.last_damage = steady_now();
  }
  changed_.notify_all();
}

void Redirects::on_mapped_or_resized(xcb_window_t window) {
  const std::lock_guard lock(mutex_);
  if (const auto place = entries_.find(window); place != entries_.end()) {
    keep_picture(window, place->second);
    send();
  }
}

void Redirects::on_destroyed(xcb_window_t window) {
  {
    const std::lock_guard lock(mutex_);
    const auto place = entries_.find(window);
    if (place == entries_.end()) return;
    // The server has ended redirection and damage with the window; the pixmap is ours.
    xcb_free_pixmap(connection_.raw(), place->second.pixmap);
    send();
    entries_.erase(place);
  }
  changed_.notify_all();
}

}  // namespace offhand::platform::x11
