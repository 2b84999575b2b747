#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "codegen/runtime/error.h"
#include "generated/types/cursor.h"
#include "impl/cursor/look.h"
#include "platform/api/overlay.h"

namespace offhand {

/// The cursor of one session: its appearance, motion and position, and the overlay that shows it. Any thread.
class AgentCursor {
 public:
  /// Whether actions show the cursor by default.
  enum class AtFirst { shows, does_not_show };

  /// `id` determines its default colour.
  AgentCursor(std::string id, AtFirst at_first) : id_(std::move(id)), at_first_(at_first) {}

  /// True if actions of the session show it.
  bool is_enabled() const;
  /// Sets the default for sessions that were not asked.
  void begin_with(AtFirst at_first);
  /// Shows it again at its last position, or at `first` if it has none.
  Result<void> enable(platform::Spot first, platform::Overlay& overlay, platform::TimePoint now,
                      const platform::Limits& limits);
  void disable();
  /// Shows movements, unless the session has said whether it wants that.
  void enable_if_unsaid();
  /// Changes its appearance and motion, also while it is visible.
  void change(const std::function<void(Appearance&, CursorMotion&)>& change, platform::TimePoint now);

  /// Starts a movement to a position and returns the time of arrival. Without an earlier position it appears there at
  /// once; after an action it rests first. A disabled cursor moves invisibly.
  Result<platform::TimePoint> move(platform::Overlay& overlay, platform::Spot to, platform::TimePoint now,
                                   const platform::Limits& limits);
  /// Moves straight to a position in the given time, together with the dragged object.
  Result<void> carry(platform::Overlay& overlay, platform::Spot to, std::chrono::milliseconds time,
                     platform::TimePoint now, const platform::Limits& limits);
  /// The session acted at the cursor's position.
  void acted(platform::TimePoint now);
  CursorState state(platform::TimePoint now) const;

  /// The session ended: the cursor is removed for good, and later calls do not bring it back.
  void end();

 private:
  bool shows() const { return enabled_.value_or(at_first_ == AtFirst::shows); }
  // All of these except present() need the lock.
  bool is_to_be_seen() const { return !ended_ && shows() && glide_; }
  /// Returns the time of arrival.
  platform::TimePoint set_out(platform::Spot to, platform::TimePoint now);
  /// Shows the current state. Without the lock, because opening a screen may block.
  Result<void> present(platform::Overlay& overlay, const platform::Limits& limits);
  /// The same if it is on screen; a lost overlay is noticed by the next movement.
  void refresh();
  platform::CursorShow as_shown();

  const std::string id_;
  mutable std::mutex mutex_;
  AtFirst at_first_;
  bool ended_ = false;
  std::optional<bool> enabled_;
  Appearance appearance_;
  CursorMotion motion_;
  std::shared_ptr<const platform::CursorLook> look_;
  /// Empty before the first movement.
  std::optional<platform::Glide> glide_;
  std::optional<platform::TimePoint> pulse_begin_;
  std::optional<platform::TimePoint> acted_;
  /// The end of its last movement or action, which may be in the future.
  platform::TimePoint busy_until_{};
  std::unique_ptr<platform::OverlayCursor> place_;
};

}  // namespace offhand
