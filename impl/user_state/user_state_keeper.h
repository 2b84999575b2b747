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

/// Goes on keeping the user's desk after an action was answered: a window that a click opens may come, and ask to be
/// activated, long after the first sign of its effect. The answer is gone by then, so what was taken so late is told
/// with the next one in the same session.
class UserStateKeeper {
 public:
  /// New windows go on asking for activation for so long (docs/design/linux-measurements.md).
  static constexpr std::chrono::milliseconds timeout{1500};
  /// A program that an action started shows its window so late. Where a net tells what the user does on purpose
  /// nobody is in their way for so long.
  static constexpr std::chrono::milliseconds programs_timeout{5000};

  explicit UserStateKeeper(EventHub& events) : events_(events) {}
  ~UserStateKeeper();
  UserStateKeeper(const UserStateKeeper&) = delete;
  UserStateKeeper& operator=(const UserStateKeeper&) = delete;

  /// A watch on the desk for an action that begins: it takes over what was kept for the one before, after a last look.
  Result<std::unique_ptr<UserStateWatch>> watch(const platform::Facets& platform, const platform::Limits& limits);
  /// Runs what looks at a desk beside its caller.
  template <class Look>
  auto run(Look look) {
    const auto work = std::make_shared<std::packaged_task<std::invoke_result_t<Look>()>>(std::move(look));
    threads_.submit([work] { (*work)(); });
    return work->get_future();
  }
  /// Somebody is about to change the desk on purpose: what was kept is given up, after a last look.
  void give_up();
  /// Takes over the watch of an action on `pid` that was answered. One is kept at a time, and the applications of all
  /// lately.
  void keep(std::unique_ptr<UserStateWatch> desk, std::int64_t pid, const std::string& session,
            const platform::Facets& platform);
  /// What actions of a session took after they were answered, each once; empty optional when there was nothing.
  std::optional<std::vector<SideEffect>> take_late(const std::string& session);
  /// Whether a new window comes from what was acted on lately.
  bool owns(const Window& window, const platform::Facets& platform);

 private:
  struct Kept {
    std::shared_ptr<UserStateWatch> desk;
    std::string session;
  };
  UserStateWatch::Legacy end_kept();
  UserStateWatch::Legacy end(Kept former);
  void note_late(const std::string& session, std::optional<std::vector<SideEffect>> effects);

  /// Sessions that never ask again are forgotten beyond so many, and of each only so much is told.
  static constexpr std::size_t most_sessions = 64;
  static constexpr std::size_t most_effects = 8;
  /// At a time; no call is made on as many applications at once.
  static constexpr std::size_t most_watches = 256;

  EventHub& events_;
  /// A thread that waits is there sooner than one that is made, by a fortieth of what a click takes.
  Executor threads_{{.minimum = 0, .maximum = most_watches, .away = 0}};
  std::mutex mutex_;
  std::map<std::string, std::vector<SideEffect>> late_;
  std::map<std::int64_t, platform::TimePoint> lately_;  // until when
  // Watches ask for the above on threads of their own until they are gone, so they go first.
  Kept kept_;
  /// Its thread has yet to notice that it is over, which nobody waits for.
  std::shared_ptr<UserStateWatch> ended_;
};

}  // namespace offhand
