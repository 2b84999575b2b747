#include "impl/evidence/window_changes.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "impl/perception/difference.h"
#include "impl/perception/quote.h"
#include "impl/perception/render.h"

namespace offhand {
namespace {

using std::chrono::milliseconds;

/// Limit for all lines together: a report after every step must not cost more than reading the window now and then.
constexpr std::size_t most_bytes = 4000;
/// An application that does not answer within this time is not asked for a whole tree.
constexpr milliseconds time_to_answer{500};
constexpr milliseconds time_to_read{3000};
constexpr std::size_t longest_title = 80;

platform::Limits within(const Scope& scope, milliseconds time) {
  return scope.limits.no_later_than(scope.now() + time);
}

void add_note(WindowChanges& result, const std::string& note) {
  if (!result.changes_note) result.changes_note.emplace();
  *result.changes_note += (result.changes_note->empty() ? "" : "; ") + note;
}

/// The window as it is now; reports new windows, and the dialog that blocks this one.
std::optional<platform::WindowInfo> look_at_windows(const Scope& scope, const platform::WindowInfo& window,
                                                    WindowChanges& result) {
  const auto windows = scope.platform.windows().list(within(scope, time_to_answer));
  if (!windows) {
    add_note(result, "not read: " + windows.error().message);
    return std::nullopt;
  }
  std::set<std::int64_t> ids;
  for (const auto& other : *windows) ids.insert(other.window_id);
  const auto added = scope.session.new_among(ids);
  std::vector<Window> came;
  for (const auto& other : *windows) {
    if (added.contains(other.window_id) && other.window_id != window.window_id) came.push_back(other);
  }
  if (!came.empty()) result.new_windows = std::move(came);
  const auto now = std::ranges::find(*windows, window.window_id, &Window::window_id);
  if (now == windows->end()) {
    add_note(result, "the window is closed");
    return std::nullopt;
  }
  if (now->title != window.title) add_note(result, "its title is now " + quoted(now->title, longest_title));
  if (now->blocked_by)
    add_note(result, fmt::format("blocked by the dialog with window_id {}: answer that first", *now->blocked_by));
  return *now;
}

/// Whether the application answers, tested with one node.
bool answers(const Scope& scope, const Snapshot& before, WindowChanges& result) {
  const auto root =
      scope.platform.tree().identify(before.window, before.elements.front().node.handle, within(scope, time_to_answer));
  if (root) return true;
  add_note(result, "not read: " + root.error().message + " get_window_state tries again");
  return false;
}

/// The first changes, as many as fit.
void tell(std::vector<ElementChange> changes, std::int64_t since, WindowChanges& result) {
  std::size_t bytes = 0;
  const auto rest = std::ranges::find_if(changes, [&](const ElementChange& change) {
    bytes += change.line.size();
    return bytes > most_bytes;
  });
  const auto left_out = changes.end() - rest;
  changes.erase(rest, changes.end());
  if (left_out > 0) add_note(result, fmt::format("{} more lines: get_window_state with since {}", left_out, since));
  result.changes = std::move(changes);
}

void tell_changes(const Scope& scope, Perception& perception, const platform::WindowInfo& window,
                  WindowChanges& result) {
  if (window.window_id == 0) return add_note(result, "not read: the screen is no window; get_window_state reads one");
  const auto now = look_at_windows(scope, window, result);
  if (!now) return;
  const auto before = scope.session.latest(window.window_id);
  if (before == nullptr)
    return add_note(result, "nothing to compare: this session has not read the window; get_window_state does");
  if (!answers(scope, *before, result)) return;
  const auto after = perception.snapshot(scope.platform, *now, before->options, within(scope, time_to_read));
  if (!after) return add_note(result, "not read: " + after.error().message);
  auto changes = changes_that_show(*before, **after);
  std::size_t bytes = 0;
  for (const auto& change : changes) bytes += change.line.size();
  // Changes that the reply leaves out must not count as known to the session.
  if (!changes.empty() && bytes >= render_markdown(**after, view_of(**after, showing(**after))).size())
    return add_note(result, "more changed than shows now: get_window_state reads it");
  scope.session.show(*after);
  result.since = before->id;
  result.snapshot_id = (*after)->id;
  if (changes.empty()) add_note(result, "nothing that shows changed");
  if ((*after)->cut_short) add_note(result, "not read to its end: " + (*after)->incomplete_reason);
  tell(std::move(changes), before->id, result);
}

}  // namespace

WindowChanges window_changes(const Scope& scope, Perception& perception, const platform::WindowInfo& window) {
  WindowChanges result;
  tell_changes(scope, perception, window, result);
  return result;
}

}  // namespace offhand
