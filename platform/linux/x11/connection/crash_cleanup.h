#pragma once

#include <cstdint>

#include "platform/linux/x11/connection/conversation.h"

namespace offhand::platform::x11 {

enum class CleanupKind : std::uint32_t { held_button = 1, held_key = 2, lent_key = 3 };

/// Cleans up what would remain on the display if this process were killed now: a button or key held down by XTEST, or a
/// lent (remapped) key. A row is written to the root window before the action, with the id of a window of ours, and
/// deleted once it is undone. Rows whose window is gone are undone by the process that guards this one (crash_guard),
/// or else by the next one.
class CrashCleanup {
 public:
  explicit CrashCleanup(Conversation& talk) : talk_(talk) {}
  /// Everything that was noted has been undone, or is undone by now.
  ~CrashCleanup();
  CrashCleanup(const CrashCleanup&) = delete;
  CrashCleanup& operator=(const CrashCleanup&) = delete;

  /// `code`: the button or key; `keysym`: what a lent key is mapped to.
  void note(CleanupKind kind, std::uint32_t code, std::uint32_t keysym = 0);

 private:
  Conversation& talk_;
  xcb_window_t window_ = XCB_WINDOW_NONE;
};

Result<void> clean_up_after_crashed(Conversation& talk);

}  // namespace offhand::platform::x11
