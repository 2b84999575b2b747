#include "impl/transport/http/event_log.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <utility>

namespace offhand::http {
namespace {

std::optional<std::uint64_t> parse_number(std::string_view text) {
  std::uint64_t value = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool canonical = !text.empty() && (text == "0" || text.front() != '0');
  if (!canonical || problem != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

/// Streams whose losses are remembered one by one.
constexpr std::size_t maximum_dropped_streams = 64;

}  // namespace

std::string text_of(const EventId& id) { return fmt::format("{}-{}", id.stream, id.number); }

std::optional<EventId> parse_event_id(std::string_view text) {
  const auto dash = text.find('-');
  if (dash == std::string_view::npos) return std::nullopt;
  const auto stream = parse_number(text.substr(0, dash));
  const auto number = parse_number(text.substr(dash + 1));
  if (!stream || !number) return std::nullopt;
  return EventId{*stream, *number};
}

EventLog::~EventLog() { budget_ -= bytes_; }

void EventLog::add(const EventId& id, std::string data) {
  bytes_ += data.size();
  budget_ += data.size();
  events_.push_back({id, std::move(data)});
  while (events_.size() > maximum_events || bytes_ > maximum_bytes ||
         (budget_ > maximum_bytes_of_all && events_.size() > 1)) {
    drop_oldest();
  }
}

void EventLog::drop_oldest() {
  const auto& event = events_.front();
  const auto known =
      std::find_if(dropped_.begin(), dropped_.end(), [&](const auto& id) { return id.stream == event.id.stream; });
  if (known != dropped_.end()) {
    *known = event.id;
  } else {
    // Of streams that are long over nobody asks any more.
    if (dropped_.size() == maximum_dropped_streams) dropped_.erase(dropped_.begin());
    dropped_.push_back(event.id);
  }
  bytes_ -= event.data.size();
  budget_ -= event.data.size();
  events_.pop_front();
}

std::optional<std::vector<EventLog::Event>> EventLog::after(const EventId& id) const {
  const bool lost = std::any_of(dropped_.begin(), dropped_.end(),
                                [&](const auto& gone) { return gone.stream == id.stream && gone.number > id.number; });
  if (lost) return std::nullopt;
  std::vector<Event> found;
  for (const auto& event : events_) {
    if (event.id.stream == id.stream && event.id.number > id.number) found.push_back(event);
  }
  return found;
}

}  // namespace offhand::http
