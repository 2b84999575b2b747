#pragma once

#include <xcb/xcb.h>
#include <xkbcommon/xkbcommon.h>

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "generated/types/input.h"
#include "platform/api/input.h"
#include "platform/linux/x11/connection/conversation.h"

namespace offhand::platform::x11 {

/// The keysym of a canonical key name or a single character; 0 when there is none.
xkb_keysym_t keysym_of(const std::string& key);

/// How to type one keysym: the key, and the modifiers that select its level.
struct KeyStroke {
  xcb_keycode_t keycode = 0;
  /// Modifier bits of the core protocol: Shift, and whatever AltGr is on this keyboard.
  std::uint8_t modifiers = 0;
  std::uint8_t group = 0;
};

/// What can be typed while certain modifiers are locked.
class StrokeTable {
 public:
  /// The stroke for a keysym: in the current group if there is one, otherwise in another.
  std::optional<KeyStroke> find(xkb_keysym_t keysym, std::uint8_t group) const;
  /// The same for a canonical key name or a character.
  std::optional<KeyStroke> find(const std::string& key, std::uint8_t group) const;
  void add(xkb_keysym_t keysym, const KeyStroke& stroke) { strokes_[keysym].push_back(stroke); }

 private:
  std::unordered_map<xkb_keysym_t, std::vector<KeyStroke>> strokes_;
};

/// A modifier of this keyboard: a key that produces it while held, and its bit in the core protocol.
struct ModifierKey {
  xcb_keycode_t keycode = 0;
  std::uint8_t mask = 0;
};

/// The server's keymap, read once and used by several threads. Immutable.
class Keymap {
 public:
  /// `missing_extension` without XKB.
  static Result<std::shared_ptr<const Keymap>> read(Conversation& talk);

  /// What can be typed while `locked` modifiers (Caps Lock, Num Lock) are on. Computed once for each set, which takes
  /// about a millisecond; valid as long as the keymap.
  const StrokeTable& strokes(std::uint8_t locked) const;
  /// Empty when this keyboard has no such modifier.
  std::optional<ModifierKey> modifier(KeyModifier modifier) const;
  /// The keys that produce a stroke's modifiers (Shift, AltGr) while held.
  std::vector<xcb_keycode_t> keys_for(std::uint8_t modifiers) const;
  /// Keys without a keysym, which can be lent to characters that have no key.
  std::vector<xcb_keycode_t> spare_keys() const;

 private:
  struct Unref {
    void operator()(xkb_keymap* keymap) const { xkb_keymap_unref(keymap); }
  };
  explicit Keymap(xkb_keymap* keymap);
  std::optional<ModifierKey> modifier_key(xkb_keysym_t keysym) const;
  StrokeTable find_strokes(std::uint8_t locked) const;

  std::unique_ptr<xkb_keymap, Unref> keymap_;
  std::optional<ModifierKey> shift_;
  std::optional<ModifierKey> control_;
  std::optional<ModifierKey> alt_;
  std::optional<ModifierKey> super_;
  std::optional<ModifierKey> level_three_;
  mutable std::mutex lock_;
  /// By locked modifiers; references to elements stay valid.
  mutable std::map<std::uint8_t, StrokeTable> strokes_;
};

/// The current state of the keyboard.
struct KeyboardState {
  std::uint8_t held = 0;
  std::uint8_t locked = 0;
  std::uint8_t group = 0;
};
Result<KeyboardState> read_keyboard_state(Conversation& talk);

/// The position of the group in the state of QueryPointer and key events.
constexpr int group_shift = 13;

}  // namespace offhand::platform::x11
