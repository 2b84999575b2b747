#include "platform/linux/x11/spare_keys.h"

#include <array>
#include <chrono>
#include <thread>

namespace offhand::platform::x11 {
namespace {

// Applications read the map only when they come to the notice of its change. One that is slower than this loses the
// character; measured: GTK 3, GTK 4, Qt and xterm need less than 20 ms when idle.
constexpr std::chrono::milliseconds time_to_read{150};

}  // namespace

SpareKeys::~SpareKeys() {
  if (mapped_.empty()) return;
  std::this_thread::sleep_for(time_to_read);
  for (const auto& [keysym, key] : mapped_) change(key, XKB_KEY_NoSymbol);
  xcb_flush(talk_.raw());
}

void SpareKeys::change(xcb_keycode_t key, xkb_keysym_t keysym) {
  // The same on every level, so that a held Shift does not matter.
  const std::array<xcb_keysym_t, 4> levels{keysym, keysym, keysym, keysym};
  xcb_change_keyboard_mapping(talk_.raw(), 1, key, static_cast<std::uint8_t>(levels.size()), levels.data());
}

bool SpareKeys::map(xkb_keysym_t keysym) {
  if (mapped_.contains(keysym)) return true;
  if (free_.empty()) return false;
  const xcb_keycode_t key = free_.back();
  free_.pop_back();
  mapped_.emplace(keysym, key);
  change(key, keysym);
  return true;
}

std::optional<KeyStroke> SpareKeys::find(xkb_keysym_t keysym) const {
  const auto place = mapped_.find(keysym);
  if (place == mapped_.end()) return std::nullopt;
  return KeyStroke{.keycode = place->second, .modifiers = 0, .group = 0};
}

}  // namespace offhand::platform::x11
