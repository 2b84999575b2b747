#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "generated/types/action.h"
#include "impl/perception/snapshot.h"
#include "platform/api/apps.h"
#include "platform/api/tree.h"
#include "platform/api/windows.h"

namespace offhand {

/// An element that was found again just before acting on it.
struct LiveElement {
  SnapshotElement seen;
  platform::NodeIdentity now;
  /// How far it showed, where that was read with its identity: for a pointer that comes directly afterwards.
  std::optional<platform::Exposure> exposure = {};
  platform::TimePoint looked_at = {};
  bool renamed() const { return seen.node.name != now.name; }
};

/// A position in pixels.
struct PointTarget {
  /// From the window's visible frame, or from the screen's corner; in physical pixels.
  double x = 0;
  double y = 0;
};

/// What a call touches, found and checked. Exactly one window, except for the screen and for a process.
struct Target {
  /// window_id 0: the screen; `pid` is then that of the recipient, if any.
  platform::WindowInfo window = {};
  /// Of the screen: the window that lies at the point or, without one, has the keyboard.
  std::optional<platform::WindowInfo> recipient = {};
  std::optional<LiveElement> element = {};
  std::optional<PointTarget> point = {};
  /// Of two points the second.
  std::optional<PointTarget> to = {};
  /// Of a call that means a whole application.
  std::optional<platform::ProcessInfo> process = {};

  bool on_screen() const { return window.window_id == 0; }
  /// The window that what is sent goes to; null: none that is known.
  const platform::WindowInfo* receiving_window() const {
    if (!on_screen()) return &window;
    return recipient ? &*recipient : nullptr;
  }
  ActedOn acted_on() const;
  /// "element 12 (button \"Save\")", "the point 3, 4", "window 5": for messages.
  std::string describe() const;
};

}  // namespace offhand
