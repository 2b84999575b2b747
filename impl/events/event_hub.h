#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "impl/events/change_rate.h"
#include "platform/api/clock.h"
#include "platform/api/event.h"

namespace offhand {

class EventWatch;

/// Whether an event says that something came of an action, not merely that a widget took notice of it.
bool shows_an_effect(const platform::Event& event);

/// Takes in what the backend reports and hands it to the watches. It also remembers what must not be taken for the
/// effect of an action: what an application says all by itself (a pulsing bar, a clock), and which actions passed in
/// silence. Such an action, repeated while nothing has changed, does nothing again: what comes meanwhile is not its
/// doing.
class EventHub final : public platform::EventSink {
 public:
  void post(platform::Event event) override;

  /// Whether these nodes of a process, in `holder`, rest by what was told of them.
  ChangeRate::State change_rate(std::int64_t pid, const std::vector<platform::NodeHandle>& nodes,
                                const platform::NodeHandle& holder, platform::TimePoint now) const;

  /// The node of a process that got the focus last, by what it told: the one that has its window's focus, also while
  /// that window is not active.
  std::optional<platform::NodeHandle> last_focused(std::int64_t pid) const;
  struct Focused {
    /// Each once, the last one first.
    std::vector<platform::NodeHandle> nodes;
    /// Since the process is listened to; otherwise the earlier ones are forgotten.
    bool are_all = true;
  };
  /// Those that had it before as well: of two windows of a process each has one that keeps it.
  Focused lately_focused(std::int64_t pid) const;
  /// Something was done that may have moved the focus without anybody's being told: until the next time that somebody
  /// is nothing is known of it. Not where `node` had it already.
  void doubt_focus(std::int64_t pid, const platform::NodeHandle& node);
  bool is_focus_in_doubt(std::int64_t pid) const;
  /// What was seen to take the keys after a click has the focus, also where it had it before and so nothing was told.
  void saw_focus(std::int64_t pid, const platform::NodeHandle& node);
  /// From now on at the latest a process is listened to.
  void attend(std::int64_t pid, platform::TimePoint now);
  /// For how long it has been.
  std::chrono::nanoseconds attended_for(std::int64_t pid, platform::TimePoint now) const;
  /// Whether a process changes nothing by itself: it was seen to rest for `calm_after`, and has not been seen to change
  /// anything on its own since. Only then does a change somewhere in it say anything of an action.
  bool is_calm(std::int64_t pid, platform::TimePoint now);
  /// Whether what an event is about had rested before `began`, since what an action set going goes on by itself, and
  /// was never seen to change by itself: a clock that does so every five minutes is no news either.
  bool is_news(const platform::Event& event, platform::TimePoint began) const;

  /// Watches the events of one process from now on; 0: of all. Only those that it `takes`, asked where they are posted;
  /// null: every one. Of others it is not woken.
  std::unique_ptr<EventWatch> watch(std::int64_t pid, std::function<bool(const platform::Event&)> takes = nullptr);

 private:
  friend class EventWatch;
  /// What an event is about, without what changes from one to the next: a node and an aspect of it.
  using Topic = std::tuple<platform::NodeHandle, std::string>;
  using Chatter = std::map<Topic, std::deque<platform::TimePoint>>;

  static Topic topic_of(const platform::Event& event);
  void remember_chatter(const platform::Event& event);
  bool is_chatter(const platform::Event& event, platform::TimePoint since) const;
  bool is_silent(std::int64_t pid, std::size_t action, platform::TimePoint now) const;
  void forget(std::int64_t pid);
  void note_focus(std::int64_t pid, const platform::NodeHandle& node);

  static constexpr std::size_t max_topics_per_process = 512;
  static constexpr std::size_t max_queued = 2048;
  static constexpr std::size_t max_silent_per_process = 64;
  static constexpr std::size_t max_focused_per_process = 16;
  /// What changed by itself so lately may do so again: a clock, a progress bar, a list that fills. And what an action
  /// did not do so lately it does not do now.
  static constexpr std::chrono::seconds memory{60};
  /// Windows open only once each; two by themselves within so short a time are a habit.
  static constexpr std::chrono::milliseconds window_habit{2000};
  /// What an action sets going may come so long after it was looked for.
  static constexpr std::chrono::milliseconds aftermath{1000};
  /// Clocks tick once a second, in five or in sixty, and a change may be told late. A shorter rest would take the first
  /// tick that comes while an action is judged for what the action did.
  static constexpr std::chrono::seconds calm_after{65};
  /// What an action set going has come to rest when it has not changed for so long.
  static constexpr std::chrono::milliseconds rested_after{2000};
  /// What changes so often within so short a time does so by itself, also while actions run.
  static constexpr std::size_t ticks = 3;
  /// More than fall into the time that an action waits for evidence.
  static constexpr std::size_t changes_kept = 64;
  static constexpr std::chrono::milliseconds ticking_time{1500};
  static constexpr std::chrono::milliseconds tick_pause{40};

  struct Temper {
    platform::TimePoint attended_since;
    /// When it last changed something by itself.
    std::optional<platform::TimePoint> stirred = {};
    bool calm = false;
    /// What changed lately, whoever made it.
    std::map<Topic, std::deque<platform::TimePoint>> changes = {};
  };
  void note_change(const platform::Event& event, bool within_action);

  mutable std::mutex mutex_;
  std::set<EventWatch*> watches_;
  std::map<std::int64_t, Chatter> chatter_;
  ChangeRate change_rate_;
  std::map<std::int64_t, Temper> tempers_;
  std::map<std::int64_t, Focused> focused_;
  std::set<std::int64_t> focus_in_doubt_;
  /// When the last action on a process was over.
  std::map<std::int64_t, platform::TimePoint> acted_;
  /// Actions since which nothing has changed in their process, and when they passed.
  std::map<std::int64_t, std::map<std::size_t, platform::TimePoint>> silent_;
};

/// The events of one process during one action. Not shared between threads.
class EventWatch {
 public:
  ~EventWatch();
  EventWatch(const EventWatch&) = delete;
  EventWatch& operator=(const EventWatch&) = delete;

  /// The action starts now: what came before does not count, and what comes is not chatter. `action` is equal for equal
  /// actions on the same target.
  void begin_action(platform::TimePoint now, std::size_t action);

  /// The first event after begin_action() that `counts`, waiting for it until `until`. Chatter never counts; where the
  /// action repeats one that passed in silence only windows do.
  std::optional<platform::Event> wait(const std::function<bool(const platform::Event&)>& counts,
                                      platform::TimePoint until, const std::stop_token& stop, platform::Clock& clock);

  /// Nothing was seen to come of the action.
  void end_in_silence();
  /// Something was: no action is known to do nothing any more.
  void end_with_effect();

  /// Whether another action on the same process was under way since begin_action(): what comes of that one elsewhere in
  /// the process cannot be told from what comes of this one.
  bool has_company() const { return has_company_; }

  /// Whether events were lost since begin_action().
  bool overflowed() const;

 private:
  friend class EventHub;
  EventWatch(EventHub& hub, std::int64_t pid, std::function<bool(const platform::Event&)> takes)
      : hub_(hub), pid_(pid), takes_(std::move(takes)) {}

  EventHub& hub_;
  std::int64_t pid_;
  const std::function<bool(const platform::Event&)> takes_;
  /// Something was put into its queue.
  std::condition_variable_any came_;
  std::optional<platform::TimePoint> began_;
  platform::TimePoint last_looked_;
  std::size_t action_ = 0;
  bool repeats_silence_ = false;
  /// Read while events are judged, with the hub's lock and without.
  std::atomic<bool> has_company_ = false;
  /// Whether something changed while silence was repeated. It may be the action's doing all the same, so the next
  /// repetition is judged afresh.
  bool silence_in_doubt_ = false;
  std::deque<platform::Event> queue_;
  bool overflowed_ = false;
};

}  // namespace offhand
