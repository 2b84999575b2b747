#pragma once

#include <cstdint>
#include <optional>

#include "platform/api/clock.h"

namespace offhand::platform::input_method {

/// Counts what a user had begun to compose and could not finish, by the order in which an engine tells of it: what is
/// finished is committed by the engine, just before it is put away or as the next that is told. What is put away
/// without that was broken off where another window comes to use the engine at once, or where the user's window only
/// just took it back: then a key of the other window, still on its way, came to the user's
/// (docs/design/linux-measurements.md, input methods).
class BrokenCompositions {
 public:
  /// UpdatePreeditText, HidePreeditText: whether something unfinished shows.
  void note_shown(bool unfinished, TimePoint now);
  /// CommitText: text went to a window.
  void note_committed();
  /// RegisterProperties: another window uses the engine.
  void note_taken(TimePoint now);
  std::int64_t count() const { return count_; }

 private:
  bool shows_ = false;
  /// Since what is unfinished, or was last, began to show.
  bool committed_ = false;
  /// Something unfinished was put away then, and neither a commit nor another window has been told of since.
  std::optional<TimePoint> put_away_at_;
  /// The same, and the window that it was in had only just taken the engine.
  bool soon_after_taking_ = false;
  std::optional<TimePoint> taken_at_;
  std::int64_t count_ = 0;
};

}  // namespace offhand::platform::input_method
