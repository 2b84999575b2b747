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
#include "impl/events/event_log.h"
#include "platform/api/clock.h"
#include "platform/api/event.h"

namespace offhand {

class EventWatch;

/// Whether an event shows an effect of an action, and not merely that a widget noticed the input.
bool shows_an_effect(const platform::Event& event);

/// Receives the backend's events and passes them to the watches. It also remembers what must not be taken for the
/// effect of an action: changes that an application makes by itself ("chatter": a pulsing bar, a clock), and actions
/// that had no visible effect ("silent"). Such an action, repeated while nothing has changed, has no effect again: what
/// is observed meanwhile has another cause.
class EventHub final : public platform::EventSink {
 public:
  void post(platform::Event event) override;
  /// What each application reported lately.
  const EventLog& log() const { return log_; }

  /// Whether these nodes of a process, in `holder`, rest, judged by their events.
  ChangeRate::State change_rate(std::int64_t pid, const std::vector<platform::NodeHandle>& nodes,
                                const platform::NodeHandle& holder, platform::TimePoint now) const;

  /// The node of a process that got the focus last, by its events: the focused node of its window, even while that
  /// window is not active.
  std::optional<platform::NodeHandle> last_focused(std::int64_t pid) const;
  struct Focused {
    /// Each node once, the most recent first.
    std::vector<platform::NodeHandle> nodes;
    /// Complete since events of the process are received; otherwise older nodes were dropped.
    bool are_all = true;
  };
  /// Nodes that had the focus before as well: each window of a process keeps its own focused node.
  Focused lately_focused(std::int64_t pid) const;
  /// Called after an action that may have moved the focus without an event: the focus is unknown until the next event.
  /// Has no effect where `node` already had the focus.
  void doubt_focus(std::int64_t pid, const platform::NodeHandle& node);
  /// Keys have moved the focus on: nothing that was told of it before counts.
  void forget_focus(std::int64_t pid);
  bool is_focus_in_doubt(std::int64_t pid) const;
  /// Records a focus that was observed (a node received keys after a click), for which there is no event when the node
  /// had the focus already.
  void saw_focus(std::int64_t pid, const platform::NodeHandle& node);
  /// Records that events of a process are received, from now on at the latest.
  void attend(std::int64_t pid, platform::TimePoint now);
  /// How long events of a process have been received.
  std::chrono::nanoseconds attended_for(std::int64_t pid, platform::TimePoint now) const;
  /// Whether a process changes nothing by itself: it was seen to rest for `calm_after` and has not changed anything on
  /// its own since. Only then does a change elsewhere in it count for an action.
  bool is_calm(std::int64_t pid, platform::TimePoint now);
  /// Whether the subject of an event had rested before `began` (what an earlier action started goes on by itself) and
  /// was never seen to change by itself: a clock that ticks every five minutes is no news either.
  bool is_news(const platform::Event& event, platform::TimePoint began) const;

  /// Watches the events of one process from now on; 0: of all processes. `takes` filters them in the posting thread,
  /// and filtered events do not wake the watch; null: no filter.
  std::unique_ptr<EventWatch> watch(std::int64_t pid, std::function<bool(const platform::Event&)> takes = nullptr);

 private:
  friend class EventWatch;
  /// The subject of an event: a node and an aspect of it, without the values that differ from one event to the next.
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
  /// What changed by itself this recently may do so again: a clock, a progress bar, a list that fills. An action that
  /// had no effect this recently has none now.
  static constexpr std::chrono::seconds memory{60};
  /// Each window opens once; two windows that opened by themselves within this time make a habit.
  static constexpr std::chrono::milliseconds window_habit{2000};
  /// An effect of an action may follow this long after the search for it ended.
  static constexpr std::chrono::milliseconds aftermath{1000};
  /// Clocks tick once a second, every five or every sixty, and a change may be reported late. After a shorter rest the
  /// first tick during an action would be taken for the action's effect.
  static constexpr std::chrono::seconds calm_after{65};
  /// A change that an action started has ended when nothing changed for this long.
  static constexpr std::chrono::milliseconds rested_after{2000};
  /// So many changes within `ticking_time` happen by themselves, also during actions.
  static constexpr std::size_t ticks = 3;
  /// More changes than fall into the time in which an action waits for evidence.
  static constexpr std::size_t changes_kept = 64;
  static constexpr std::chrono::milliseconds ticking_time{1500};
  static constexpr std::chrono::milliseconds tick_pause{40};

  struct Activity {
    platform::TimePoint attended_since;
    /// When the process last changed something by itself.
    std::optional<platform::TimePoint> changed_at = {};
    bool calm = false;
    /// Recent changes, whatever caused them.
    std::map<Topic, std::deque<platform::TimePoint>> changes = {};
  };
  void note_change(const platform::Event& event, bool within_action);
  /// When the action began in which, or shortly after which, an event came.
  std::optional<platform::TimePoint> action_of(const platform::Event& event) const;

  EventLog log_;
  mutable std::mutex mutex_;
  std::set<EventWatch*> watches_;
  std::map<std::int64_t, Chatter> chatter_;
  ChangeRate change_rate_;
  std::map<std::int64_t, Activity> activities_;
  std::map<std::int64_t, Focused> focused_;
  std::set<std::int64_t> focus_in_doubt_;
  struct Acted {
    platform::TimePoint began;
    platform::TimePoint over;
  };
  /// The last action on a process that is over.
  std::map<std::int64_t, Acted> acted_;
  /// Actions without a visible effect since which nothing has changed in their process, and when they ended.
  std::map<std::int64_t, std::map<std::size_t, platform::TimePoint>> silent_;
};

/// The events of one process during one action. Not shared between threads.
class EventWatch {
 public:
  ~EventWatch();
  EventWatch(const EventWatch&) = delete;
  EventWatch& operator=(const EventWatch&) = delete;

  /// The action starts now: earlier events do not count, and later ones are no chatter. `action` is equal for equal
  /// actions on the same target.
  void begin_action(platform::TimePoint now, std::size_t action);

  /// The first event after begin_action() that `counts`; waits for it until `until`. Chatter never counts; for a
  /// repeated action that had no effect before, only windows count.
  std::optional<platform::Event> wait(const std::function<bool(const platform::Event&)>& counts,
                                      platform::TimePoint until, const std::stop_token& stop, platform::Clock& clock);

  /// Ends an action without a visible effect.
  void end_in_silence();
  /// Ends an action with an effect: no action of this process is known to have none any more.
  void end_with_effect();

  /// Whether another action on the same process overlapped this one: then effects elsewhere in the process cannot be
  /// attributed to one of them.
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
  /// Notified when an event was queued.
  std::condition_variable_any came_;
  std::optional<platform::TimePoint> began_;
  platform::TimePoint last_looked_;
  std::size_t action_ = 0;
  bool repeats_silence_ = false;
  /// Read while events are judged, with and without the hub's lock.
  std::atomic<bool> has_company_ = false;
  /// Something changed while a silent action was repeated. It may be the action's effect after all, so the next
  /// repetition is judged afresh.
  bool silence_in_doubt_ = false;
  std::deque<platform::Event> queue_;
  bool overflowed_ = false;
};

}  // namespace offhand
