#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "codegen/runtime/enum_set.h"
#include "codegen/runtime/error.h"
#include "generated/types/action.h"
#include "generated/types/geometry.h"
#include "generated/types/window.h"
#include "platform/api/clock.h"
#include "platform/api/key_interceptor.h"

namespace offhand::platform {

/// A top-level window. The public part is declared in schema/common/window.json.
using WindowInfo = Window;

struct ScreenPoint {
  int x = 0;
  int y = 0;
  bool operator==(const ScreenPoint&) const = default;
};

/// One of the screens that the desktop is made of.
struct Monitor {
  std::string name;
  Bounds bounds;
  bool primary = false;
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
  /// What else only the backend understands and needs to put it back, such as who has the keyboard inside a window.
  std::shared_ptr<const void> memento;

  /// Whether both look the same, as far as one can look.
  bool operator==(const UserState& other) const {
    return observable == other.observable && pointer == other.pointer && active_window == other.active_window &&
           focus_owner == other.focus_owner && stacking == other.stacking;
  }
};

/// A window, and the one that it is a dialog or a tool of; 0: of none.
struct OwnedWindow {
  std::int64_t window_id = 0;
  std::int64_t owner = 0;
};

/// What a platform says of one window, for people who look for the cause of something.
struct WindowReport {
  std::vector<WindowFact> facts = {};
  /// By name.
  std::vector<WindowProperty> properties = {};
  std::int64_t properties_left_out = 0;
};

/// Where a window is that does not show.
struct HiddenPlace {
  bool minimized = false;
  /// The workspace, where that is not the user's.
  std::optional<std::uint32_t> workspace = {};
  bool any() const { return minimized || workspace.has_value(); }
};

/// Top-level windows and what the user sees of them.
class Windows {
 public:
  virtual ~Windows() = default;
  /// All top-level windows, front to back.
  virtual Result<std::vector<WindowInfo>> list(const Limits& limits) = 0;
  /// One window; `window_not_found` when there is none with this id.
  virtual Result<WindowInfo> describe(std::int64_t window_id, const Limits& limits) = 0;
  /// The modal dialogs that keep a window from taking input, the one to answer first at the front: that is its
  /// `blocked_by`.
  virtual Result<std::vector<std::int64_t>> blockers(std::int64_t window_id, const Limits& limits) = 0;
  /// The windows of a process, as they are known by now: asks nobody, and costs nothing. None where that is not known.
  virtual std::vector<OwnedWindow> known_windows(std::int64_t pid) const = 0;
  /// What else there is to say of one, raw. Asks nothing of its application; tells no contents, no command line and no
  /// text but what names the window. `window_not_found`.
  virtual Result<WindowReport> report(std::int64_t window_id, const Limits& limits) = 0;
  virtual Result<UserState> user_state(const Limits& limits) = 0;
  /// Whether the user has used their own pointer or keyboard since then; false where that cannot be told.
  virtual Result<bool> user_acted_since(TimePoint begin, const Limits& limits) = 0;
  /// Who frames, places and activates windows here, for people; empty: nobody does, so that none can be activated.
  virtual Result<std::string> manager(const Limits& limits) = 0;
  /// The whole screen, as it is now.
  virtual Result<Bounds> screen(const Limits& limits) = 0;
  /// What it is made of, from left to right; where nothing tells, one that is all of it.
  virtual Result<std::vector<Monitor>> monitors(const Limits& limits) {
    OFFHAND_ASSIGN(const auto whole, screen(limits));
    return std::vector<Monitor>{{.name = "screen", .bounds = whole, .primary = true}};
  }
  /// Makes a window active and waits until it is; `foreground_unavailable` otherwise. One that is minimised is shown
  /// for it, and one of another workspace is brought to the user's. Gives where it was.
  virtual Result<HiddenPlace> activate(std::int64_t window_id, const Limits& limits) = 0;
  /// Puts a window away again that was brought out of there.
  virtual Result<void> put_away(std::int64_t /*window_id*/, const HiddenPlace& /*where*/, const Limits& /*limits*/) {
    return {};
  }
  /// Asks for a place of what shows of a window, and waits until it is there or has stopped moving.
  virtual Result<void> place(std::int64_t window_id, const Bounds& frame, const Limits& limits) = 0;
  /// Puts active window, focus and stacking back as far as those windows still exist, and waits until they are and
  /// nothing is on its way that would change them again.
  /// Windows that are not in `before` end up below its active window. Never moves the pointer.
  virtual Result<void> restore(const UserState& before, const Limits& limits) = 0;
  /// Notices from now on what the user does that may open a window, so that no window is taken for somebody else's
  /// that they asked for before keys were first caught. Costs something the first time alone.
  virtual Result<void> attend_user(const Limits& /*limits*/) { return {}; }
  /// Keeps the user's keys in the window that has the keyboard in `users`, out of the windows of those processes:
  /// of those that are there and of those that open while the net lives. `front` says whether one of them comes to the
  /// front on purpose now. Null where the platform cannot, or where that window is one of theirs.
  virtual Result<std::unique_ptr<KeyInterceptor>> intercept_keys(const UserState& /*users*/,
                                                                 const KeyInterceptor::Of& /*of*/,
                                                                 KeyInterceptor::Front /*front*/,
                                                                 const Limits& /*limits*/) {
    return nullptr;
  }
};

}  // namespace offhand::platform
