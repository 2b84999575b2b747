#pragma once

#include <optional>
#include <vector>

#include "codegen/runtime/error.h"
#include "impl/perception/perception.h"
#include "impl/session/scope.h"
#include "impl/target/target.h"

namespace offhand {

/// Where a pointer meets a target, in the window's pixels.
struct ClickablePoint {
  double x = 0;
  double y = 0;
  /// What a press there may go to instead of the element: what the element lies in, and its own parts. Of a point
  /// anything.
  std::vector<platform::NodeHandle> akin;
  /// Where the element lay then.
  std::optional<Bounds> lies_at = {};
  /// When the application said that it takes the window for the active one (Exposure::is_window_active).
  std::optional<platform::TimePoint> window_active_at = {};
};

/// What of an element is meant: its words or its middle, or the tick before them. What is a check box or radio button
/// by itself is pressed at its tick either way.
enum class ClickPart { body, tick };

/// Finds a point at which a pointer meets the target's element and nothing that would take the click for itself,
/// bringing it into view where that can be done quietly, and checks once more that it is the element that was shown.
/// Called directly before anything is sent. `not_visible`, `element_covered` and `stale_element` mean that nothing may
/// be. An application that does not tell what lies at a point leaves it at what shows of the element.
Result<ClickablePoint> find_clickable_point(const Scope& scope, Perception& perception, const Target& target,
                                            ClickPart part = ClickPart::body);

/// Whether the element still lies where it was aimed at, with nothing over it; errors as of find_clickable_point().
Result<void> check_clickable_point(const Scope& scope, Perception& perception, const Target& target,
                                   const ClickablePoint& at);

/// Waits until an element shows whose window did not: some draw it a moment after their window was brought out.
void let_show(const Scope& scope, Perception& perception, const Target& target);

/// Where a tree lags behind what shows: has the application look what lies at the element's place, and checks once more
/// that it is the element that was shown; `stale_element`. For an action that goes to the element wherever it lies.
Result<void> catch_up(const Scope& scope, Perception& perception, const Target& target);

}  // namespace offhand
