#pragma once

#include <optional>
#include <vector>

#include "codegen/runtime/error.h"
#include "impl/perception/perception.h"
#include "impl/session/scope.h"
#include "impl/target/target.h"

namespace offhand {

/// A point at which a pointer reaches the target, in window pixels.
struct ClickablePoint {
  double x = 0;
  double y = 0;
  /// Nodes that may receive a press there instead of the element: its ancestors and its own parts. For a given point
  /// any node may.
  std::vector<platform::NodeHandle> akin;
  /// Where the element lay then.
  std::optional<Bounds> lies_at = {};
  /// When the application reported its window as active (Exposure::is_window_active).
  std::optional<platform::TimePoint> window_active_at = {};
};

/// The part of an element to press: its label or centre, or its tick. A node that is itself a check box or radio button
/// is pressed at its tick in either case.
enum class ClickPart { body, tick };

/// Finds a point at which a pointer reaches the target's element and nothing that would take the click, scrolling it
/// into view where that disturbs nobody, and checks once more that it is the element that was shown. Called directly
/// before anything is sent; after `not_visible`, `element_covered` or `stale_element` nothing may be sent. For an
/// application without hit tests any visible point of the element counts.
Result<ClickablePoint> find_clickable_point(const Scope& scope, Perception& perception, const Target& target,
                                            ClickPart part = ClickPart::body);

/// Checks that the element still lies where the point was found, with nothing over it; fails as find_clickable_point()
/// does.
Result<void> check_clickable_point(const Scope& scope, Perception& perception, const Target& target,
                                   const ClickablePoint& at);

/// Waits until an element of a formerly hidden window is shown: some applications draw it a moment after the window.
void let_show(const Scope& scope, Perception& perception, const Target& target);

/// For trees that lag behind the screen: makes the application hit-test the element's place, and checks once more that
/// it is the element that was shown (`stale_element`). For actions that reach the element wherever it lies.
Result<void> catch_up(const Scope& scope, Perception& perception, const Target& target);

}  // namespace offhand
