#include "platform/linux/input_method/broken_compositions.h"

#include <chrono>
#include <utility>

namespace offhand::platform::input_method {
namespace {

/// Seen on a busy machine: 7 ms from taking the engine back to losing what was begun, and up to 24 between two windows
/// that were told of. This leaves room for a slower one.
constexpr std::chrono::milliseconds at_once{150};

}  // namespace

void BrokenCompositions::note_shown(bool unfinished, TimePoint now) {
  if (std::exchange(soon_after_taking_, false)) ++count_;
  const bool showed = std::exchange(shows_, unfinished);
  if (unfinished) {
    if (!showed) committed_ = false;
    put_away_at_.reset();
  } else if (showed && !committed_) {
    put_away_at_ = now;
    soon_after_taking_ = taken_at_ && now - *taken_at_ < at_once;
  }
}

void BrokenCompositions::note_committed() {
  committed_ = true;
  soon_after_taking_ = false;
  put_away_at_.reset();
}

void BrokenCompositions::note_taken(TimePoint now) {
  const auto put_away_at = std::exchange(put_away_at_, std::nullopt);
  const bool at_others_cost = put_away_at && now - *put_away_at < at_once;
  if (std::exchange(soon_after_taking_, false) || at_others_cost || shows_) ++count_;
  shows_ = false;
  taken_at_ = now;
}

}  // namespace offhand::platform::input_method
