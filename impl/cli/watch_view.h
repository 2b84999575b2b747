#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "impl/events/event_log.h"
#include "platform/host/terminal.h"

/// What `offhand watch` shows, as lines of a screen of any size. It asks nobody and writes nothing.
namespace offhand::cli {

/// The present state: a reply as an agent gets it, whose first line is its summary, and what happened, oldest first.
struct WatchState {
  std::string text;
  std::vector<std::string> events;
};

struct ScreenLine {
  enum class Style { plain, heading, faint };
  std::string text;
  Style style = Style::plain;
  bool operator==(const ScreenLine&) const = default;
};

/// So many of the first columns of a text that nothing in it can command the terminal, nor change the direction of what
/// follows it.
std::string fitted(std::string_view text, std::size_t columns);
/// All of it, on as many lines as it has.
std::string harmless(std::string_view text);

/// As many lines as the screen has rows, each no wider than it: the summary, as much of the rest as there is room for,
/// and below it the last events.
std::vector<ScreenLine> lines_of(const WatchState& state, host::ScreenSize size);

enum class Colours { yes, no };
/// What draws these lines over whatever the screen shows.
std::string frame_of(const std::vector<ScreenLine>& lines, Colours colours);

/// An event for the user, at local time. `subject`: the element or window that it is about; may be empty.
std::string line_of(const LoggedEvent& logged, std::string_view subject);

}  // namespace offhand::cli
