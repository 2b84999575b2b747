#pragma once

#include <chrono>
#include <optional>

#include "impl/session/session.h"
#include "impl/target/target.h"
#include "platform/api/clock.h"
#include "platform/api/overlay.h"

namespace offhand {

/// Where on the screen a call acts; nothing where no such place is seen: a window as a whole, or a minimised one.
std::optional<platform::Spot> place_of(const Target& target);

/// How a cursor got to a place.
enum class CursorWay {
  none,   ///< It does not show, or nowhere on the screen is such a place.
  there,  ///< In no time.
  came    ///< It took its time, in which things may have changed.
};

/// Leads the cursor of a run to what its call acts on, and waits until it is there: no longer than its motion says, and
/// not where that would take the call's own time. A cursor that cannot be shown is no reason not to act.
CursorWay lead_cursor(Session& session, platform::Overlay& overlay, platform::Clock& clock, const Target& target,
                      const platform::Limits& limits);

/// The call drags something to where its target says, in that time, and the cursor goes along.
void carry_cursor(Session& session, platform::Overlay& overlay, const platform::Clock& clock, const Target& target,
                  std::chrono::milliseconds time, const platform::Limits& limits);

/// The call did what it was to do: the cursor shows that, and goes along where something was dragged.
void show_done(Session& session, platform::Overlay& overlay, const platform::Clock& clock, const Target& target,
               const platform::Limits& limits);

}  // namespace offhand
