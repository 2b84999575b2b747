#pragma once

#include <cstdint>

#include "platform/linux/x11/connection/conversation.h"

namespace offhand::platform::x11 {

enum class CleanupKind : std::uint32_t { held_button = 1, held_key = 2, lent_key = 3 };

/// What would stay behind on the display if this process were killed now: a button or a key that XTEST holds down, a
/// key that was lent a meaning. It is written on the root window before it is done, beside a window of ours, and struck
/// out once it is made good. What stands there beside a window that is gone, the next process makes good.
class CrashCleanup {
 public:
  explicit CrashCleanup(Conversation& talk) : talk_(talk) {}
  /// Everything that was noted has been made good, or is with this.
  ~CrashCleanup();
  CrashCleanup(const CrashCleanup&) = delete;
  CrashCleanup& operator=(const CrashCleanup&) = delete;

  /// `code`: of the button or key; `keysym`: what a lent key means.
  void note(CleanupKind kind, std::uint32_t code, std::uint32_t keysym = 0);

 private:
  Conversation& talk_;
  xcb_window_t window_ = XCB_WINDOW_NONE;
};

Result<void> pay_debts_of_the_gone(Conversation& talk);

}  // namespace offhand::platform::x11
