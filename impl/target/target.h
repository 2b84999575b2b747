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

/// An element whose identity was checked just before acting on it.
struct LiveElement {
  SnapshotElement seen;
  platform::NodeIdentity now;
  /// Its exposure, if read together with its identity: for a pointer action that follows directly.
  std::optional<platform::Exposure> exposure = {};
  platform::TimePoint looked_at = {};
  bool renamed() const { return seen.node.name != now.name; }
};

/// A position in pixels.
struct PointTarget {
  /// From the corner of the window's visible frame, or of the screen; in physical pixels.
  double x = 0;
  double y = 0;
};

/// What a call acts on, found and checked. Exactly one window, except for the screen and for a process.
struct Target {
  /// window_id 0: the screen; `pid` is then that of the recipient, if any.
  platform::WindowInfo window = {};
  /// For the screen: the window at the point or, without a point, the window that has the focus.
  std::optional<platform::WindowInfo> recipient = {};
  std::optional<LiveElement> element = {};
  std::optional<PointTarget> point = {};
  std::optional<PointTarget> to = {};
  /// For a call that means a whole application.
  std::optional<platform::ProcessInfo> process = {};

  bool on_screen() const { return window.window_id == 0; }
  /// The window that receives what is sent; null: unknown.
  const platform::WindowInfo* receiving_window() const {
    if (!on_screen()) return &window;
    return recipient ? &*recipient : nullptr;
  }
  ActedOn acted_on() const;
  /// For messages: "element 12 (button \"Save\")", "the point 3, 4", "window 5".
  std::string describe() const;
};

}  // namespace offhand
