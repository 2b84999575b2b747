#include "impl/transport/http/event_log.h"

#include <fmt/format.h>

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
  bytes_ -= events_.front().data.size();
  budget_ -= events_.front().data.size();
  events_.pop_front();
}

std::optional<std::vector<EventLog::Event>> EventLog::after(const EventId& id) const {
  bool complete = false;
  std::vector<Event> found;
  for (const auto& event : events_) {
    if (event.id.stream != id.stream) continue;
    complete = complete || event.id.number == id.number || event.id.number == id.number + 1;
    if (complete && event.id.number > id.number) found.push_back(event);
  }
  return complete ? std::optional(std::move(found)) : std::nullopt;
}

}  // namespace offhand::http
