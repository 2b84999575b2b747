#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What a legacy session has sent as events, kept for a client that lost its stream and comes back with Last-Event-ID.
namespace offhand::http {

/// "7-12": the twelfth event of the session's stream 7. The stream is part of it because a client resumes with nothing
/// else in its hand.
struct EventId {
  std::uint64_t stream = 0;
  std::uint64_t number = 0;
  bool operator==(const EventId&) const = default;
};

std::string text_of(const EventId& id);
/// Empty for anything that text_of() does not write.
std::optional<EventId> parse_event_id(std::string_view text);

/// Bytes that all logs of the server hold together.
using EventBudget = std::atomic<std::size_t>;

/// The events of a stream are numbered one after the other. Bounded: the oldest events go first, and a client that asks
/// for what has gone is told so. Not safe to share; its session has the lock.
class EventLog {
 public:
  static constexpr std::size_t maximum_bytes = std::size_t{4} * 1024 * 1024;
  static constexpr std::size_t maximum_events = 1024;
  /// Over this, every session gives up what is old as it adds something new.
  static constexpr std::size_t maximum_bytes_of_all = std::size_t{64} * 1024 * 1024;

  explicit EventLog(EventBudget& budget) : budget_(budget) {}
  ~EventLog();
  EventLog(const EventLog&) = delete;
  EventLog& operator=(const EventLog&) = delete;

  void add(const EventId& id, std::string data);

  struct Event {
    EventId id;
    std::string data;
  };
  /// Events of the stream after `id`, oldest first; empty optional when one of them may have gone.
  std::optional<std::vector<Event>> after(const EventId& id) const;

  std::size_t bytes() const { return bytes_; }

 private:
  void drop_oldest();

  EventBudget& budget_;
  std::deque<Event> events_;
  std::size_t bytes_ = 0;
};

}  // namespace offhand::http
