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
  Result<void> begin(platform::UserDesk& desk, platform::Clock& clock, const platform::Limits& limits);
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
  /// Waits until the user has pressed no key in any window for that long, for something that is to be done in one of
  /// them with their keyboard. Whether it had to wait; `user_typing`.
  Result<bool> await_keyboard(const Quiet& wish, platform::Clock& clock, const platform::Limits& limits);
  /// Whether they are known to have pressed a key since then, in whatever window.
  bool has_typed_since(platform::TimePoint begin) const;
  /// When the user last pressed something in a window; empty: not since begin().
  std::optional<platform::TimePoint> acted_in(std::int64_t window_id) const;

 private:
  void note(const platform::UserInput& input);
  /// When they last pressed a key, or may have, as nobody listened before; empty where nobody listens.
  std::optional<platform::TimePoint> last_key() const;
  struct Wait {
    std::function<std::optional<platform::TimePoint>()> last;
    /// Of how long ago, and how long was waited, in milliseconds.
    std::function<Error(std::int64_t ago_ms, std::int64_t waited_ms)> in_vain;
  };
  Result<bool> await(const Quiet& wish, const Wait& wait, platform::Clock& clock, const platform::Limits& limits);

  /// Of windows that were left alone for longer than any setting says, nothing is kept.
  static constexpr std::chrono::minutes memory{2};

  mutable std::mutex mutex_;
  std::condition_variable_any acted_now_;
  std::map<std::int64_t, platform::TimePoint> acted_;
  std::optional<platform::TimePoint> last_key_;
  std::optional<platform::TimePoint> listening_since_;
  std::optional<PanicKey> panic_key_;
  std::mutex beginning_;
  std::shared_ptr<void> listening_;
};

}  // namespace offhand
