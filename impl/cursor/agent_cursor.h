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

/// The cursor of one run: how it looks and moves, where it is, and the place on the screen that shows it. Any thread.
class AgentCursor {
 public:
  /// Whether actions show it before anybody said so.
  enum class AtFirst { shows, does_not_show };

  /// Its colour is that of `id`.
  AgentCursor(std::string id, AtFirst at_first) : id_(std::move(id)), at_first_(at_first) {}

  /// Whether actions of the run show it.
  bool is_enabled() const;
  /// What holds where nobody said whether they do.
  void begin_with(AtFirst at_first);
  /// Where it was when it was switched off, it shows again; one that was nowhere yet, at `first`.
  Result<void> enable(platform::Spot first, platform::Overlay& overlay, platform::TimePoint now,
                      const platform::Limits& limits);
  void disable();
  /// So that a movement shows, where nobody said whether it does.
  void enable_if_unsaid();
  /// Changes how it looks and moves, also where it is shown just now.
  void change(const std::function<void(Appearance&, CursorMotion&)>& change, platform::TimePoint now);

  /// Begins a movement to a place, and tells when it arrives. It appears there at once where it was nowhere before, and
  /// rests first where it acted just now. One that is not enabled goes there unseen.
  Result<platform::TimePoint> move(platform::Overlay& overlay, platform::Spot to, platform::TimePoint now,
                                   const platform::Limits& limits);
  /// Goes straight to a place in that time, with what is dragged there.
  Result<void> carry(platform::Overlay& overlay, platform::Spot to, std::chrono::milliseconds time,
                     platform::TimePoint now, const platform::Limits& limits);
  /// The run did something where it is.
  void acted(platform::TimePoint now);
  CursorState state(platform::TimePoint now) const;

  /// The run is over: it is gone, and whoever still moves it brings nothing back.
  void end();

 private:
  bool shows() const { return enabled_.value_or(at_first_ == AtFirst::shows); }
  // All but present() with the lock.
  bool is_to_be_seen() const { return !ended_ && shows() && glide_; }
  /// When it arrives.
  platform::TimePoint set_out(platform::Spot to, platform::TimePoint now);
  /// Shows it as it is by now. Without the lock: who opens a screen may have to wait.
  Result<void> present(platform::Overlay& overlay, const platform::Limits& limits);
  /// The same where it has its place on the screen; that it lost it, the next movement notices.
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
  /// Nothing before the first movement.
  std::optional<platform::Glide> glide_;
  std::optional<platform::TimePoint> pulse_begin_;
  std::optional<platform::TimePoint> acted_;
  /// When it moved or acted last, or will have.
  platform::TimePoint busy_until_{};
  std::unique_ptr<platform::OverlayCursor> place_;
};

}  // namespace offhand
