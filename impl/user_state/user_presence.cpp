#include "impl/user_state/user_presence.h"

#include <algorithm>
#include <utility>

#include "generated/types/errors.h"

namespace offhand {
namespace {

using std::chrono::milliseconds;

std::int64_t whole_ms(platform::TimePoint::duration time) { return std::chrono::ceil<milliseconds>(time).count(); }

}  // namespace

Result<void> UserPresence::begin(platform::UserDesk& desk, platform::Clock& clock, const platform::Limits& limits) {
  const std::scoped_lock alone(beginning_);
  if (listening_) return {};
  OFFHAND_ASSIGN(listening_, desk.listen_to_user([this](const auto& input) { note(input); }, limits));
  const std::scoped_lock lock(mutex_);
  if (listening_) listening_since_ = clock.now();
  return {};
}

void UserPresence::set_panic_key(PanicKey key) {
  const std::scoped_lock lock(mutex_);
  panic_key_ = std::move(key);
}

bool UserPresence::has_panic_key(const platform::KeyPress& key) const {
  const std::scoped_lock lock(mutex_);
  return panic_key_ && panic_key_->key.key == key.key && panic_key_->key.modifiers == key.modifiers;
}

void UserPresence::note(const platform::UserInput& input) {
  std::function<void()> panics;
  {
    const std::scoped_lock lock(mutex_);
    if (input.window_id != 0) acted_[input.window_id] = input.at;
    if (input.kind == platform::UserInput::Kind::key) last_key_ = input.at;
    std::erase_if(acted_, [&](const auto& window) { return window.second + memory < input.at; });
    const bool is_panic = panic_key_ && input.kind == platform::UserInput::Kind::key &&
                          input.key == panic_key_->key.key && input.modifiers == panic_key_->key.modifiers;
    if (is_panic) panics = panic_key_->pressed;
  }
  acted_now_.notify_all();
  if (panics) panics();
}

std::optional<platform::TimePoint> UserPresence::acted_in(std::int64_t window_id) const {
  const std::scoped_lock lock(mutex_);
  const auto window = acted_.find(window_id);
  return window == acted_.end() ? std::nullopt : std::optional(window->second);
}

std::optional<platform::TimePoint> UserPresence::last_key() const {
  const std::scoped_lock lock(mutex_);
  return last_key_ ? last_key_ : listening_since_;
}

bool UserPresence::has_typed_since(platform::TimePoint begin) const {
  const std::scoped_lock lock(mutex_);
  return last_key_ && *last_key_ >= begin;
}

Result<bool> UserPresence::await_quiet(const Quiet& wish, platform::Clock& clock, const platform::Limits& limits) {
  const auto in_vain = [&](std::int64_t ago_ms, std::int64_t waited_ms) {
    return errors::person_active(
        {.window_id = wish.window_id, .ago_ms = ago_ms, .waited_ms = waited_ms, .quiet_ms = wish.quiet.count()});
  };
  return await(wish, {.last = [&] { return acted_in(wish.window_id); }, .in_vain = in_vain}, clock, limits);
}

Result<bool> UserPresence::await_keyboard(const Quiet& wish, platform::Clock& clock, const platform::Limits& limits) {
  const auto in_vain = [&](std::int64_t ago_ms, std::int64_t waited_ms) {
    return errors::user_typing(
        {.window_id = wish.window_id, .ago_ms = ago_ms, .waited_ms = waited_ms, .quiet_ms = wish.quiet.count()});
  };
  return await(wish, {.last = [&] { return last_key(); }, .in_vain = in_vain}, clock, limits);
}

Result<bool> UserPresence::await(const Quiet& wish, const Wait& wait, platform::Clock& clock,
                                 const platform::Limits& limits) {
  const auto began = clock.now();
  bool has_waited = false;
  for (;;) {
    const auto acted = wait.last();
    const auto now = clock.now();
    if (!acted || now - *acted >= wish.quiet) return has_waited;
    if (!std::exchange(has_waited, true) && wish.waits) wish.waits();
    const auto until = std::min(*acted + wish.quiet, limits.deadline);
    std::unique_lock lock(mutex_);
    clock.wait_until(lock, acted_now_, until, limits.stop, [] { return false; });
    lock.unlock();
    if (limits.stop.stop_requested()) return fail(errors::cancelled({.what = "Waiting for the user"}));
    const auto last = wait.last().value_or(*acted);
    if (clock.now() >= limits.deadline && clock.now() - last < wish.quiet)
      return fail(wait.in_vain(whole_ms(clock.now() - last), whole_ms(clock.now() - began)));
  }
}

}  // namespace offhand
