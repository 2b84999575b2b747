#include "impl/cli/watch_view.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <limits>

#include "codegen/runtime/columns.h"
#include "codegen/runtime/text.h"
#include "codegen/runtime/utf8.h"

namespace offhand::cli {
namespace {

using Style = ScreenLine::Style;

/// One part in so many of the screen is for events.
constexpr std::size_t share_of_events = 3;
constexpr std::string_view replacement = "\uFFFD";

/// Marks that turn the direction of text; of control characters every reply is rid.
bool turns_text(std::string_view character) {
  const auto is_between = [&](std::string_view first, std::string_view last) {
    return character >= first && character <= last;
  };
  return is_between("\u2028", "\u202E") || is_between("\u2066", "\u2069");
}

std::vector<std::string_view> lines_in(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const auto end = std::min(text.find('\n'), text.size());
    lines.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::string_view begin_of(Style style) {
  switch (style) {
    case Style::heading:
      return "\x1b[1m";
    case Style::faint:
      return "\x1b[2m";
    case Style::plain:
      break;
  }
  return "";
}

}  // namespace

std::string fitted(std::string_view text, std::size_t columns) {
  std::string printable;
  append_text(printable, text);
  std::string out;
  std::size_t room = columns;
  for (std::size_t at = 0; at < printable.size();) {
    const auto length = utf8_length(printable, at);
    auto character = std::string_view(printable).substr(at, std::max<std::size_t>(length, 1));
    at += character.size();
    if (length == 0 || turns_text(character)) character = replacement;
    const auto width = columns_of(character);
    if (width > room) break;
    room -= width;
    out += character;
  }
  return out;
}

std::string harmless(std::string_view text) {
  std::string out;
  for (const auto line : lines_in(text)) out += fitted(line, std::numeric_limits<std::size_t>::max()) + '\n';
  return out;
}

std::vector<ScreenLine> lines_of(const WatchState& state, host::ScreenSize size) {
  const auto rows = static_cast<std::size_t>(std::max(size.rows, 1));
  const auto columns = static_cast<std::size_t>(std::max(size.columns, 1));
  const auto told = lines_in(state.text);
  std::vector<ScreenLine> lines;
  const auto add = [&](std::string_view text, Style style) {
    if (lines.size() < rows) lines.push_back({fitted(text, columns), style});
  };
  // The heading, and what parts the events from the rest.
  const auto shared = rows > 2 ? rows - 2 : 0;
  const auto rest = told.empty() ? 0 : told.size() - 1;
  // Events take their part, and what the rest leaves free.
  const auto for_events =
      std::min(state.events.size(), std::max(shared / share_of_events, shared - std::min(rest, shared)));
  const auto for_rest = shared - for_events;
  add(told.empty() ? "" : told.front(), Style::heading);
  const auto shown = rest <= for_rest ? rest : std::max<std::size_t>(for_rest, 1) - 1;
  for (std::size_t i = 0; i < shown; ++i) add(told[i + 1], Style::plain);
  if (shown < rest && for_rest > 0) add(fmt::format("… {} more", rest - shown), Style::faint);
  while (lines.size() < 1 + for_rest && lines.size() < rows) lines.emplace_back();
  add("── events, q ends ──", Style::faint);
  for (auto i = state.events.size() - for_events; i < state.events.size(); ++i) add(state.events[i], Style::plain);
  lines.resize(rows);
  return lines;
}

std::string frame_of(const std::vector<ScreenLine>& lines, Colours colours) {
  // Shown at once by terminals that can; a line is erased before it is written, since the cursor stays on the last
  // column of a full one.
  std::string frame = "\x1b[?2026h";
  for (std::size_t row = 0; row < lines.size(); ++row) {
    const auto& [text, style] = lines[row];
    frame += fmt::format("\x1b[{};1H\x1b[K", row + 1);
    const auto begin = colours == Colours::yes ? begin_of(style) : "";
    frame += begin;
    frame += text;
    if (!begin.empty()) frame += "\x1b[0m";
  }
  return frame + "\x1b[?2026l";
}

std::string line_of(const LoggedEvent& logged, std::string_view subject) {
  const auto& event = logged.event;
  const auto ms = std::chrono::floor<std::chrono::milliseconds>(logged.at).time_since_epoch().count() % 1000;
  auto line = fmt::format("{:%T}.{:03} {}", fmt::localtime(std::chrono::system_clock::to_time_t(logged.at)), ms,
                          to_string(event.kind));
  if (!event.detail.empty()) line += fmt::format(" ({})", event.detail);
  if (event.kind == platform::EventKind::state_changed && !event.on) line += " off";
  if (!subject.empty()) line += fmt::format(": {}", subject);
  if (logged.times > 1) line += fmt::format(" ×{}", logged.times);
  return line;
}

}  // namespace offhand::cli
