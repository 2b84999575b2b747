#pragma once

#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "platform/linux/x11/connection/conversation.h"
#include "platform/linux/x11/connection/crash_cleanup.h"
#include "platform/linux/x11/keyboard/keymap.h"

namespace offhand::platform::x11 {

/// Maps spare keys to characters that the layout lacks. Unmaps them at its end, once the application has read what was
/// typed.
class SpareKeys {
 public:
  SpareKeys(Conversation& talk, const Keymap& keymap, xcb_window_t reader)
      : talk_(talk), reader_(reader), free_(keymap.spare_keys()), cleanup_(talk) {}
  ~SpareKeys();
  SpareKeys(const SpareKeys&) = delete;
  SpareKeys& operator=(const SpareKeys&) = delete;

  /// False when no spare key is left.
  bool map(xkb_keysym_t keysym);
  std::optional<KeyStroke> find(xkb_keysym_t keysym) const;
  bool empty() const { return mapped_.empty(); }

 private:
  void wait_for_reader();
  void change(xcb_keycode_t key, xkb_keysym_t keysym);

  Conversation& talk_;
  const xcb_window_t reader_;
  std::vector<xcb_keycode_t> free_;
  std::map<xkb_keysym_t, xcb_keycode_t> mapped_;
  /// Unmapped when this ends or, after a crash, by the next process.
  CrashCleanup cleanup_;
};

/// Keys for characters that the layout lacks, in groups of as many as there are spare keys: those of a group are
/// unmapped once the application has read what was typed with them.
class BorrowedKeys {
 public:
  BorrowedKeys(Conversation& talk, const Keymap& keymap, xcb_window_t reader)
      : talk_(talk), keymap_(keymap), reader_(reader) {}

  /// Empty when there is no spare key.
  std::optional<KeyStroke> stroke_for(xkb_keysym_t keysym);

 private:
  Conversation& talk_;
  const Keymap& keymap_;
  const xcb_window_t reader_;
  std::unique_ptr<SpareKeys> group_;
};

}  // namespace offhand::platform::x11
