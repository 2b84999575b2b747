#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "codegen/runtime/enum_set.h"
#include "codegen/runtime/error.h"
#include "generated/types/action.h"
#include "platform/api/clock.h"
#include "platform/api/user_input.h"

namespace offhand::platform {

struct ScreenPoint {
  int x = 0;
  int y = 0;
  bool operator==(const ScreenPoint&) const = default;
};

using UserStateParts = EnumSet<SideEffectKind>;

/// What belongs to the user at the desk: compared before and after every action.
struct UserState {
  static constexpr UserStateParts everything{SideEffectKind::active_window, SideEffectKind::focus,
                                             SideEffectKind::stacking, SideEffectKind::pointer, SideEffectKind::grab};
  /// What of it this desktop lets one observe, and so what can be said of it. The rest is empty here.
  UserStateParts observable = everything;
  ScreenPoint pointer;
  /// Window the desktop calls active; 0 when none.
  std::int64_t active_window = 0;
  /// Top-level window that has the keyboard; 0 when none.
  std::int64_t focus_owner = 0;
  /// Top-level windows, bottom to top.
  std::vector<std::int64_t> stacking;
  /// How often what the user composed with an input method was broken off by another window, since this was first
  /// asked.
  std::int64_t compositions_broken = 0;
  /// Whose text is marked, so that the middle button pastes it (PRIMARY of X11): a top-level window of its application;
  /// `selected_elsewhere`: it has none; 0: nobody's is, or nobody can tell.
  std::int64_t selection_owner = 0;
  static constexpr std::int64_t selected_elsewhere = -1;
  /// What else only the backend understands and needs to put it back, such as who has the keyboard inside a window.
  std::shared_ptr<const void> memento;

  /// Whether both look the same, as far as one can look.
  bool operator==(const UserState& other) const {
    return observable == other.observable && pointer == other.pointer && active_window == other.active_window &&
           focus_owner == other.focus_owner && stacking == other.stacking;
  }
};

/// What belongs to the user at the desk: reading it, and putting it back.
class UserDesk {
 public:
  virtual ~UserDesk() = default;
  virtual Result<UserState> user_state(const Limits& limits) = 0;
  /// Whether the user has used their own pointer or keyboard since then; false where that cannot be told.
  virtual Result<bool> user_acted_since(TimePoint begin, const Limits& limits) = 0;
  /// Puts active window, focus and stacking back as far as those windows still exist, and waits until they are and
  /// nothing is on its way that would change them again.
  /// Windows that are not in `before` end up below its active window. Never moves the pointer.
  virtual Result<void> restore(const UserState& before, const Limits& limits) = 0;
  /// Tells of everything that the user does with their own pointer and keyboard from now on, until the result is
  /// destroyed; nothing of what this process does. Null where that cannot be told.
  virtual Result<std::shared_ptr<void>> listen_to_user(UserInputSink /*sink*/, const Limits& /*limits*/) {
    return std::shared_ptr<void>();
  }
};

}  // namespace offhand::platform
