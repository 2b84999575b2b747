#pragma once

#include <chrono>
#include <cstdint>
#include <future>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "impl/events/event_hub.h"
#include "impl/user_state/user_state_watch.h"
#include "platform/api/platform.h"

namespace offhand {

/// Preserves the user state after an action was answered: a window that a click opens may appear, and request
/// activation, long after the first sign of its effect. Such late side effects are reported by the next reply of the
/// same session.
class UserStateKeeper {
 public:
  /// New windows request activation up to this long after the action (docs/design/linux-measurements.md).
  static constexpr std::chrono::milliseconds timeout{1500};
  /// A program started by an action shows its window up to this long after. Used only with a key interceptor, which
  /// recognises what the user does on purpose, so the user is not disturbed for so long.
  static constexpr std::chrono::milliseconds programs_timeout{5000};

  explicit UserStateKeeper(EventHub& events) : events_(events) {}
  ~UserStateKeeper();
  UserStateKeeper(const UserStateKeeper&) = delete;
  UserStateKeeper& operator=(const UserStateKeeper&) = delete;

  /// Begins the watch for an action. It takes over from the watch kept for the previous action, after a last look.
  Result<std::unique_ptr<UserStateWatch>> watch(const platform::Facets& platform, const platform::Limits& limits);
  /// Runs a function in another thread.
  template <class Look>
  auto run(Look look) {
    const auto work = std::make_shared<std::packaged_task<std::invoke_result_t<Look>()>>(std::move(look));
    threads_.submit([work] { (*work)(); });
    return work->get_future();
  }
  /// Ends the kept watch after a last look, because somebody is about to change the user state on purpose.
  void give_up();
  /// Takes over the watch of an answered action on `pid`. One watch is kept at a time; the applications of all recent
  /// actions are remembered.
  /// `at_least`: for a program that may show its first window only then.
  void keep(std::unique_ptr<UserStateWatch> kept_watch, std::int64_t pid, const std::string& session,
            const platform::Facets& platform, std::chrono::milliseconds at_least = {});
  /// Late side effects of a session's actions, each reported once, and what lasts each time;
  /// empty optional when there were none.
  std::optional<std::vector<SideEffect>> take_late(const std::string& session, const platform::Facets& platform,
                                                   const platform::Limits& limits);
  /// A menu or a popover that an action of the session opened keeps the user's devices beyond its answer: every reply
  /// of the session says so until that ends.
  void note_grab(const std::string& session, platform::TimePoint since);
  /// Whether a new window comes from an application that was acted on recently.
  bool owns(const Window& window, const platform::Facets& platform);

 private:
  struct Kept {
    std::shared_ptr<UserStateWatch> kept_watch;
    std::string session;
  };
  UserStateWatch::Legacy end_kept();
  UserStateWatch::Legacy end(Kept former);
  /// The grab that a session's action left behind, while it lasts.
  std::optional<SideEffect> lasting_grab(const std::string& session, const platform::Facets& platform,
                                         const platform::Limits& limits);
  void note_late(const std::string& session, std::optional<std::vector<SideEffect>> effects);

  /// Limits for sessions whose late side effects are never asked for, and for the effects of one session.
  static constexpr std::size_t most_sessions = 64;
  static constexpr std::size_t most_effects = 8;
  /// Limit of concurrent watches; no call acts on that many applications at once.
  static constexpr std::size_t most_watches = 256;

  EventHub& events_;
  /// Waking a waiting thread instead of making one saves a fortieth of the time of a click.
  Executor threads_{{.minimum = 0, .maximum = most_watches, .away = 0}};
  std::mutex mutex_;
  std::map<std::string, std::vector<SideEffect>> late_;
  /// Since when the devices are held, by session.
  std::map<std::string, platform::TimePoint> grabs_;
  std::map<std::int64_t, platform::TimePoint> lately_;  // until when
  // The threads of watches use the members above until they end, so the watches are destroyed first.
  Kept kept_;
  /// The previous watch: its thread has yet to notice the end, and nobody waits for that.
  std::shared_ptr<UserStateWatch> ended_;
};

}  // namespace offhand
