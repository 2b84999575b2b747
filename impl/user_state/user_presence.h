#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>

#include "codegen/runtime/error.h"
#include "platform/api/clock.h"
#include "platform/api/gesture.h"
#include "platform/api/user_desk.h"

namespace offhand {

/// In which windows the user works at the desk, and whether they press the key that ends everything that acts.
class UserPresence {
 public:
  /// What is done when they press a key; on a thread of the backend, so quick.
  struct PanicKey {
    platform::KeyPress key;
    std::function<void()> pressed;
  };

  /// From now on listens to the user; what they did before is unknown. Costs nothing where it listens already.
  Result<void> begin(platform::UserDesk& desk, const platform::Limits& limits);
  void set_panic_key(PanicKey key);
  /// Whether there is one already, with this key.
  bool has_panic_key(const platform::KeyPress& key) const;

  struct Quiet {
    std::int64_t window_id = 0;
    std::chrono::milliseconds quiet{};
    /// Called once, if it has to wait.
    std::function<void()> waits = {};
  };
  /// Waits until the user has left a window alone for that long. Whether it had to wait; `person_active`.
  Result<bool> await_quiet(const Quiet& wish, platform::Clock& clock, const platform::Limits& limits);
  /// When the user last pressed something in a window; empty: not since begin().
  std::optional<platform::TimePoint> acted_in(std::int64_t window_id) const;

 private:
  void note(const platform::UserInput& input);

  /// Of windows that were left alone for longer than any setting says, nothing is kept.
  static constexpr std::chrono::minutes memory{2};

  mutable std::mutex mutex_;
  std::condition_variable_any acted_now_;
  std::map<std::int64_t, platform::TimePoint> acted_;
  std::optional<PanicKey> panic_key_;
  std::mutex beginning_;
  std::shared_ptr<void> listening_;
};

}  // namespace offhand
