#include "platform/linux/x11/keyboard/spare_keys.h"

#include <array>
#include <chrono>
#include <thread>

#include "platform/linux/x11/input/ping.h"

namespace offhand::platform::x11 {
namespace {

// After this many tries the characters for an application that does not answer are lost.
constexpr int spare_attempts = 5;
constexpr std::chrono::milliseconds without_answer{150};

}  // namespace

SpareKeys::~SpareKeys() {
  if (mapped_.empty()) return;
  wait_for_reader();
  for (const auto& [keysym, key] : mapped_) change(key, XKB_KEY_NoSymbol);
  xcb_flush(talk_.raw());
}

/// Applications re-read the keymap only when they handle the notification, and interpret a key only when they handle
/// it: measured within 20 ms on an idle machine, after hundreds on a busy one. Their answer to a ping follows both.
void SpareKeys::wait_for_reader() {
  for (int attempt = 0; attempt < spare_attempts; ++attempt) {
    const auto answer = wait_until_read(talk_, reader_);
    if (!answer) break;
    if (*answer != Answer::none) return;
  }
  std::this_thread::sleep_for(without_answer);
}

void SpareKeys::change(xcb_keycode_t key, xkb_keysym_t keysym) {
  // Equal on all levels, so that a held Shift makes no difference.
  const std::array<xcb_keysym_t, 4> levels{keysym, keysym, keysym, keysym};
  xcb_change_keyboard_mapping(talk_.raw(), 1, key, static_cast<std::uint8_t>(levels.size()), levels.data());
}

bool SpareKeys::map(xkb_keysym_t keysym) {
  if (mapped_.contains(keysym)) return true;
  if (free_.empty()) return false;
  const xcb_keycode_t key = free_.back();
  free_.pop_back();
  mapped_.emplace(keysym, key);
  cleanup_.note(CleanupKind::lent_key, key, keysym);
  change(key, keysym);
  return true;
}

std::optional<KeyStroke> SpareKeys::find(xkb_keysym_t keysym) const {
  const auto place = mapped_.find(keysym);
  if (place == mapped_.end()) return std::nullopt;
  return KeyStroke{.keycode = place->second, .modifiers = 0, .group = 0};
}

std::optional<KeyStroke> BorrowedKeys::stroke_for(xkb_keysym_t keysym) {
  if (!group_ || !group_->map(keysym)) {
    group_.reset();
    group_ = std::make_unique<SpareKeys>(talk_, keymap_, reader_);
    if (!group_->map(keysym)) return std::nullopt;
  }
  return group_->find(keysym);
}

}  // namespace offhand::platform::x11
