#pragma once

#include "impl/verbs/beyond_choosing.h"
#include "platform/api/gesture.h"

namespace offhand {

/// Tells whether a drag did more than its press. What that chose, and what shows of it elsewhere, is known before the
/// button is let go: only what comes from then on may be what the drag did there, and of what was dragged itself what
/// comes from the first move on (a slider's value). Where that cannot be known neither is evidence.
class DragEvidence {
 public:
  explicit DragEvidence(const ActionRun& run) : run_(run), beyond_choosing_(run, 1) {}

  /// A strategy that drags, by a gesture that listen_to() was given. What is selected of the text there is read just
  /// before.
  Strategy dragging(Strategy drag) { return beyond_choosing_.pressing(std::move(drag)); }
  void listen_to(platform::PointerDrag& drag);
  /// Of what was delivered.
  Observation observation() const;

 private:
  /// When the application had told all that came of the drag so far; never where it does not come to rest.
  platform::TimePoint told_by(const platform::Delivery& so_far) const;

  static constexpr auto never = platform::TimePoint::max();

  const ActionRun& run_;
  BeyondChoosing beyond_choosing_;
  platform::TimePoint press_told_ = never;
  platform::TimePoint moves_told_ = never;
};

}  // namespace offhand
