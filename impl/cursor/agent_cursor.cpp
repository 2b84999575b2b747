#include "impl/cursor/agent_cursor.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>

namespace offhand {
namespace {

using platform::Glide;
using platform::TimePoint;

constexpr std::array<std::string_view, 4> shape_names{"arrow", "crosshair", "hand", "dot"};

std::chrono::nanoseconds milliseconds_of(double count) {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::duration<double, std::milli>(count));
}

}  // namespace

bool AgentCursor::is_enabled() const {
  const std::scoped_lock lock(mutex_);
  return !ended_ && shows();
}

void AgentCursor::begin_with(AtFirst at_first) {
  const std::scoped_lock lock(mutex_);
  at_first_ = at_first;
}

Result<void> AgentCursor::enable(platform::Spot first, platform::Overlay& overlay, TimePoint now,
                                 const platform::Limits& limits) {
  {
    const std::scoped_lock lock(mutex_);
    enabled_ = true;
    busy_until_ = std::max(busy_until_, now);
    if (!glide_) set_out(first, now);
  }
  return present(overlay, limits);
}

void AgentCursor::disable() {
  std::unique_ptr<platform::OverlayCursor> former;
  const std::scoped_lock lock(mutex_);
  enabled_ = false;
  former = std::move(place_);
}

void AgentCursor::enable_if_unsaid() {
  const std::scoped_lock lock(mutex_);
  if (!enabled_) enabled_ = true;
}

void AgentCursor::change(const std::function<void(Appearance&, CursorMotion&)>& change, TimePoint now) {
  const std::scoped_lock lock(mutex_);
  change(appearance_, motion_);
  look_.reset();
  busy_until_ = std::max(busy_until_, now);
  refresh();
}

Result<TimePoint> AgentCursor::move(platform::Overlay& overlay, platform::Spot to, TimePoint now,
                                    const platform::Limits& limits) {
  TimePoint arrival;
  {
    const std::scoped_lock lock(mutex_);
    if (ended_) return now;
    arrival = set_out(to, now);
  }
  OFFHAND_CHECK(present(overlay, limits));
  return arrival;
}

Result<void> AgentCursor::carry(platform::Overlay& overlay, platform::Spot to, std::chrono::milliseconds time,
                                TimePoint now, const platform::Limits& limits) {
  {
    const std::scoped_lock lock(mutex_);
    if (ended_ || !glide_) return {};
    const CursorMotion straight{.arc_size = 0, .spring = 1, .glide_duration_ms = static_cast<double>(time.count())};
    glide_.emplace(glide_->at(now), to, straight, now);
    busy_until_ = std::max(now, glide_->rest());
  }
  return present(overlay, limits);
}

TimePoint AgentCursor::set_out(platform::Spot to, TimePoint now) {
  if (glide_) {
    const auto begin = acted_ ? std::max(now, *acted_ + milliseconds_of(motion_.dwell_after_click_ms)) : now;
    glide_.emplace(glide_->at(begin), to, motion_, begin);
  } else {
    glide_.emplace(to);
    pulse_begin_ = now;
  }
  busy_until_ = std::max(now, glide_->rest());
  return std::max(now, glide_->arrival());
}

void AgentCursor::acted(TimePoint now) {
  const std::scoped_lock lock(mutex_);
  acted_ = now;
  pulse_begin_ = now;
  busy_until_ = std::max(busy_until_, now);
  refresh();
}

Result<void> AgentCursor::present(platform::Overlay& overlay, const platform::Limits& limits) {
  // The cursor's screen may have been closed and opened again.
  std::unique_ptr<platform::OverlayCursor> former;
  {
    const std::scoped_lock lock(mutex_);
    if (!is_to_be_seen()) return {};
    if (place_ && place_->show(as_shown())) return {};
    former = std::move(place_);
  }
  OFFHAND_ASSIGN(auto place, overlay.cursor(limits));
  const std::scoped_lock lock(mutex_);
  if (!is_to_be_seen()) return {};
  // Another call may have been faster.
  if (!place_) place_.swap(place);
  return place_->show(as_shown());
}

void AgentCursor::refresh() {
  if (place_) (void)place_->show(as_shown());
}

platform::CursorShow AgentCursor::as_shown() {
  if (!look_) look_ = make_look(appearance_, colour_of_name(id_));
  platform::CursorShow show{.look = look_, .glide = *glide_, .pulse_begin = pulse_begin_};
  if (motion_.idle_hide_ms > 0) show.end = busy_until_ + milliseconds_of(motion_.idle_hide_ms);
  return show;
}

CursorState AgentCursor::state(TimePoint now) const {
  const std::scoped_lock lock(mutex_);
  CursorState state;
  state.cursor_id = id_;
  state.enabled = !ended_ && shows();
  const bool is_idle = motion_.idle_hide_ms > 0 && now >= busy_until_ + milliseconds_of(motion_.idle_hide_ms);
  state.state = !state.enabled ? CursorStateState::off
                : !place_      ? CursorStateState::waiting
                : is_idle      ? CursorStateState::hidden
                               : CursorStateState::shown;
  if (glide_) {
    // After its arrival it rests at the target, without the overshoot.
    const auto at = now < glide_->arrival() ? glide_->at(now) : glide_->target();
    state.x = std::llround(at.x);
    state.y = std::llround(at.y);
  }
  state.icon = appearance_.image ? appearance_.image_path
                                 : std::string(shape_names.at(static_cast<std::size_t>(appearance_.shape)));
  state.color = to_hex(appearance_.colour.value_or(colour_of_name(id_)));
  if (!appearance_.label.empty()) state.label = appearance_.label;
  state.size = appearance_.size;
  state.opacity = appearance_.opacity;
  if (!appearance_.gradient.empty()) {
    state.gradient_colors.emplace();
    for (const auto colour : appearance_.gradient) state.gradient_colors->push_back(to_hex(colour));
  }
  if (appearance_.bloom) state.bloom_color = to_hex(*appearance_.bloom);
  state.motion = motion_;
  return state;
}

void AgentCursor::end() {
  std::unique_ptr<platform::OverlayCursor> former;
  const std::scoped_lock lock(mutex_);
  ended_ = true;
  former = std::move(place_);
}

}  // namespace offhand
