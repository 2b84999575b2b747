#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>

#include "impl/dispatch/alarms.h"
#include "impl/dispatch/dispatcher.h"
#include "impl/mcp/resources/subscribed_resource.h"

namespace offhand {
class EventWatch;
}

namespace offhand::mcp {

class Listeners;

/// Notifies subscribers of the resources whose schema says what may change them ("watches"). Each resource that anybody
/// subscribes to is read once for all of them after such an event, by a call like any other, and they are told only
/// where it tells something else than before. It is read again after every event, so the last state is never missed;
/// how often depends on how long reading takes, so a window that pulses costs a small part of a processor: of some
/// readings that were not needed for a while, the next changes are told at once. What changes with each event is told
/// without being read, where the log of events has changed since. Events are received only while somebody subscribes.
///
/// Some applications change and report nothing. A resource is therefore read from time to time without an event; one
/// that was found changed so is read every second from then on, with one warning in the log.
class ResourceNews final : public std::enable_shared_from_this<ResourceNews> {
 public:
  using Clock = Alarms::Clock;
  /// Somebody's interest in a resource, as long as it is kept.
  using Interest = std::shared_ptr<void>;

  /// Where nothing else is said, how often a resource is read without an event.
  struct Pace {
    std::chrono::milliseconds unasked{5'000};
    /// The same where events fail.
    std::chrono::milliseconds polling{1'000};
    /// An event may come this long after what it tells of.
    std::chrono::milliseconds late_events{500};
  };

  ResourceNews(Dispatcher& dispatcher, std::shared_ptr<Listeners> listeners)
      : ResourceNews(dispatcher, std::move(listeners), Pace()) {}
  ResourceNews(Dispatcher& dispatcher, std::shared_ptr<Listeners> listeners, Pace pace);
  ~ResourceNews();
  ResourceNews(const ResourceNews&) = delete;
  ResourceNews& operator=(const ResourceNews&) = delete;

  /// Returns once the resource was read: what changes afterwards is told. `resource_not_found` and
  /// `invalid_arguments` where there is none; other errors may pass, so they are no reason to refuse.
  Result<Interest> watch(const SubscribedResource& resource);
  /// Nothing is read or told from now on.
  void close();

  /// How many resources are watched, and whether events are received.
  std::size_t watched() const;
  bool listens() const;

 private:
  struct Watched {
    std::string key;
    ResourceMatch match;
    /// A bit for each kind of event.
    std::uint32_t kinds = 0;
    std::size_t interests = 0;
    /// Whose events may change it; 0: anybody's.
    std::int64_t process = 0;
    std::size_t told = 0;  // hash of what it told last
    /// Where it is told without being read: the version of the log of events by then.
    std::uint64_t told_version = 0;
    std::uint64_t events = 0;
    bool due = false;
    bool reading = false;
    bool again = false;
    /// The last reading, which a notification waits for.
    Clock::duration took{};
    /// When all that it was read or told for has been rested for, and how long the last of it takes: see `most_ahead`.
    Clock::time_point rested{};
    Clock::duration rest{};
    std::optional<Alarms::Id> alarm = {};
    std::optional<Alarms::Id> unasked = {};
    /// It changed without an event: how many had come by then.
    std::optional<std::uint64_t> doubted_at = {};
    bool polls = false;
  };
  using WatchedPtr = std::shared_ptr<Watched>;
  struct Reading {
    std::size_t hash = 0;
    std::int64_t process = 0;
    Clock::duration took{};
    std::optional<Error> error = {};
  };

  void noticed(const platform::Event& event);
  void listen();
  void release(const std::string& key);
  bool is_watched(const Watched& watched) const;
  void plan(const WatchedPtr& watched, Clock::time_point at);
  /// Where an event says by itself that there is news. Whether that was told.
  bool tell_unread(const WatchedPtr& watched);
  void plan_unasked(const WatchedPtr& watched, std::chrono::milliseconds after);
  void submit(const WatchedPtr& watched, bool asked);
  /// `asked`: an event asks for it.
  void look(const WatchedPtr& watched, bool asked);
  Reading read(const Watched& watched);
  /// Whether subscribers are to be told.
  bool take(const WatchedPtr& watched, const Reading& reading, bool asked, std::uint64_t events_before);
  static void rest(Watched& watched, Clock::duration time);
  void judge_events(Watched& watched);

  Dispatcher& dispatcher_;
  const std::shared_ptr<Listeners> listeners_;
  const Pace pace_;
  const std::string session_;
  std::stop_source stop_;
  mutable std::mutex mutex_;
  std::condition_variable idle_;
  std::map<std::string, WatchedPtr, std::less<>> watched_;
  std::unique_ptr<EventWatch> events_;  // never destroyed under mutex_: the events' lock is taken before it
  std::size_t running_ = 0;
  bool closed_ = false;
  Alarms alarms_;  // last: its callbacks use the other members
};

}  // namespace offhand::mcp
