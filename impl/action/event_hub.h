#pragma once

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
#include <vector>

#include "platform/api/clock.h"
#include "platform/api/event.h"

namespace offhand {

class EventWatch;

/// Takes in what the backend reports and hands it to the watches. It also remembers what an application says all by
/// itself: a pulsing bar or a clock must not be taken for the effect of an action.
class EventHub final : public platform::EventSink {
 public:
  void post(platform::Event event) override;

  /// Watches the events of one process from now on; 0: of all.
  std::unique_ptr<EventWatch> watch(std::int64_t pid);

 private:
  friend class EventWatch;
  /// What an event is about, without what changes from one to the next: a node and an aspect of it.
  using Topic = std::tuple<platform::NodeHandle, std::string>;
  using Chatter = std::map<Topic, std::deque<platform::TimePoint>>;

  static Topic topic_of(const platform::Event& event);
  void remember_chatter(const platform::Event& event);
  bool is_chatter(const platform::Event& event, platform::TimePoint since) const;

  static constexpr std::size_t max_topics_per_process = 512;
  static constexpr std::size_t max_queued = 2048;
  /// What changed by itself so lately may do so again: a clock, a progress bar, a list that fills.
  static constexpr std::chrono::seconds chatter_memory{60};
  /// Windows open only once each; two by themselves within so short a time are a habit.
  static constexpr std::chrono::milliseconds window_habit{2000};
  /// What an action sets going may come so long after it was looked for.
  static constexpr std::chrono::milliseconds aftermath{1000};

  mutable std::mutex mutex_;
  std::condition_variable_any changed_;
  std::set<EventWatch*> watches_;
  std::map<std::int64_t, Chatter> chatter_;
  /// When the last action on a process was over.
  std::map<std::int64_t, platform::TimePoint> acted_;
};

/// The events of one process during one action. Not shared between threads.
class EventWatch {
 public:
  ~EventWatch();
  EventWatch(const EventWatch&) = delete;
  EventWatch& operator=(const EventWatch&) = delete;

  /// The action starts now: what came before does not count, and what comes is not chatter.
  void begin_action(platform::TimePoint now);

  /// The first event after begin_action() that `counts`, waiting for it until `until`. Chatter never counts.
  std::optional<platform::Event> wait(const std::function<bool(const platform::Event&)>& counts,
                                      platform::TimePoint until, const std::stop_token& stop, platform::Clock& clock);

  /// Whether events were lost since begin_action().
  bool overflowed() const;

 private:
  friend class EventHub;
  EventWatch(EventHub& hub, std::int64_t pid) : hub_(hub), pid_(pid) {}

  EventHub& hub_;
  std::int64_t pid_;
  std::optional<platform::TimePoint> began_;
  platform::TimePoint last_looked_;
  std::deque<platform::Event> queue_;
  bool overflowed_ = false;
};

}  // namespace offhand
