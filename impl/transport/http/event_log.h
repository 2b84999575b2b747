#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The events that a legacy session has sent, kept for a client that lost its stream and returns with Last-Event-ID.
namespace offhand::http {

/// "7-12": the twelfth event of the session's stream 7. It contains the stream, because a resuming client sends nothing
/// but the id.
struct EventId {
  std::uint64_t stream = 0;
  std::uint64_t number = 0;
  bool operator==(const EventId&) const = default;
};

std::string text_of(const EventId& id);
/// Nothing for text that text_of() does not write.
std::optional<EventId> parse_event_id(std::string_view text);

/// Bytes held by all logs of the server together.
using EventBudget = std::atomic<std::size_t>;

/// Stores the events of a session, numbered within each stream. Bounded: the oldest events are removed first, and a
/// client that asks for removed events is told so. Not thread-safe; the session holds the lock.
class EventLog {
 public:
  static constexpr std::size_t maximum_bytes = std::size_t{4} * 1024 * 1024;
  static constexpr std::size_t maximum_events = 1024;
  /// Above this, each session removes old events when it adds a new one.
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
  /// Events of the stream after `id`, oldest first; nothing if one of them may have been removed.
  std::optional<std::vector<Event>> after(const EventId& id) const;

  std::size_t bytes() const { return bytes_; }

 private:
  void drop_oldest();

  EventBudget& budget_;
  std::deque<Event> events_;
  std::size_t bytes_ = 0;
};

}  // namespace offhand::http
