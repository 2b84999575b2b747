#include "impl/tools/desktop/window_tree.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "impl/perception/difference.h"
#include "impl/perception/query.h"
#include "impl/perception/quote.h"
#include "impl/perception/render.h"

namespace offhand::tools::desktop {
namespace {

constexpr std::size_t longest_title = 80;
/// Further dialogs that are named; each is a line of the reply.
constexpr std::size_t most_dialogs = 8;

/// What markdown leaves out is counted.
std::string whole_tree(const GetWindowStateArgs& args, const Snapshot& snapshot, const std::vector<bool>& shown,
                       const PictureFrame& picture, GetWindowStateResult& state) {
  if (args.format == GetWindowStateFormat::compact) return render_compact(snapshot, shown, picture);
  if (args.format != GetWindowStateFormat::markdown) return {};
  const bool is_what_shows = !args.hidden && !args.query && !args.root_element;
  const auto view = view_of(snapshot, is_what_shows ? showing(snapshot) : shown);
  if (is_what_shows && view.hidden > 0) state.not_shown = view.hidden;
  return render_markdown(snapshot, view);
}

std::vector<bool> among(const Snapshot& snapshot, const std::vector<std::size_t>& places) {
  std::vector<bool> chosen(snapshot.elements.size());
  for (const auto place : places) chosen[place] = true;
  return chosen;
}

std::vector<std::int64_t> numbers_of(const Snapshot& snapshot, const std::vector<bool>& among) {
  std::vector<std::int64_t> numbers;
  for (std::size_t i = 0; i < among.size(); ++i)
    if (among[i]) numbers.push_back(snapshot.elements[i].index);
  return numbers;
}

std::string changed_lines(const GetWindowStateArgs& args, const Snapshot& before, const Snapshot& snapshot,
                          const Difference& changes, const PictureFrame& picture) {
  if (args.format == GetWindowStateFormat::markdown) return render_difference(before, snapshot);
  if (args.format != GetWindowStateFormat::compact) return {};
  return fmt::format("Since snapshot {}:\nadded\n{}changed\n{}removed {}\n", before.id,
                     render_compact(snapshot, among(snapshot, changes.added), picture),
                     render_compact(snapshot, among(snapshot, changes.changed), picture),
                     fmt::join(changes.removed, ", "));
}

/// What changed since `before`; nothing where the whole is shorter.
std::optional<std::string> tell_changes(Call& call, const GetWindowStateArgs& args, const Snapshot& before,
                                        const Snapshot& snapshot, std::size_t length_of_whole,
                                        GetWindowStateResult& state) {
  const auto changes = difference(before, snapshot);
  const auto picture = call.session().picture(snapshot.window.window_id);
  auto lines = changed_lines(args, before, snapshot, changes, picture);
  const bool is_longer = is_structured(args) ? changes.added.size() + changes.changed.size() >= snapshot.elements.size()
                                             : lines.size() >= length_of_whole;
  if (is_longer) return std::nullopt;
  state.since = before.id;
  if (!is_structured(args)) return lines;
  state.added = to_elements(snapshot, call.see(), among(snapshot, changes.added), picture);
  state.changed = to_elements(snapshot, call.see(), among(snapshot, changes.changed), picture);
  state.removed = changes.removed;
  return lines;
}

BlockingDialog dialog_window(std::int64_t id, const std::vector<Window>& windows) {
  const auto found = std::ranges::find(windows, id, &Window::window_id);
  return {.window_id = id, .title = found == windows.end() ? std::string() : found->title, .element = std::nullopt};
}

/// What keeps the window from taking input: the one to answer first, and the others.
Result<void> tell_dialogs(Call& call, const Snapshot& snapshot, const std::vector<Window>& windows,
                          GetWindowStateResult& state) {
  std::vector<BlockingDialog> others;
  if (snapshot.window.blocked_by) {
    auto first = dialog_window(*snapshot.window.blocked_by, windows);
    OFFHAND_ASSIGN(const auto ids, call.windows().blockers(snapshot.window.window_id, call.limits()));
    for (const auto id : ids)
      if (id != first.window_id) others.push_back(dialog_window(id, windows));
    state.blocked_by = first.window_id;
    state.blocked_by_title = std::move(first.title);
  }
  for (const auto* modal : modal_elements(snapshot)) {
    if (!state.modal_element) {
      state.modal_element = short_line(*modal);
    } else {
      others.push_back({.window_id = std::nullopt, .title = std::nullopt, .element = short_line(*modal)});
    }
  }
  if (others.empty()) return {};
  if (others.size() > most_dialogs) {
    state.further_dialogs_left_out = static_cast<std::int64_t>(others.size() - most_dialogs);
    others.resize(most_dialogs);
  }
  state.further_dialogs = std::move(others);
  return {};
}

}  // namespace

bool is_structured(const GetWindowStateArgs& args) {
  return args.format == GetWindowStateFormat::json || args.format == GetWindowStateFormat::envelope;
}

Result<void> look_around(Call& call, const Snapshot& snapshot, GetWindowStateResult& state) {
  const auto& window = snapshot.window;
  OFFHAND_ASSIGN(const auto windows, call.windows().list(call.limits()));
  std::set<std::int64_t> ids;
  for (const auto& other : windows) ids.insert(other.window_id);
  const auto added = call.session().new_among(ids);
  std::vector<Window> came;
  for (const auto& other : windows) {
    if (other.window_id == window.window_id) continue;
    if (added.contains(other.window_id)) came.push_back(other);
    if (other.is_active)
      state.active_window =
          fmt::format("window_id {}, {}, {}", other.window_id, other.app_name, quoted(other.title, longest_title));
  }
  if (!came.empty()) state.new_windows = std::move(came);
  state.late_side_effects = call.late_side_effects();
  if (const auto* focus = focused_element(snapshot)) state.focus = short_line(*focus);
  return tell_dialogs(call, snapshot, windows, state);
}

std::string tell_tree(Call& call, const GetWindowStateArgs& args, const Snapshot& snapshot, const SnapshotPtr& before,
                      GetWindowStateResult& state) {
  auto shown = std::vector<bool>(snapshot.elements.size(), true);
  if (args.query) {
    const auto matches = matching(snapshot, *args.query);
    shown = with_ancestors(snapshot, matches);
    state.matches = numbers_of(snapshot, matches);
    state.ancestors = std::ranges::count(shown, true) - static_cast<std::int64_t>(state.matches->size());
  }
  state.count = std::ranges::count(shown, true) - state.ancestors.value_or(0);
  const auto picture = call.session().picture(snapshot.window.window_id);
  auto lines = whole_tree(args, snapshot, shown, picture, state);
  if (args.since && snapshot.id > 0) {
    if (args.query || args.root_element) {
      state.since_note = args.query ? "since does not go with query" : "since does not go with root_element";
    } else if (before == nullptr) {
      state.since_note = fmt::format("this session has no snapshot {} of this window any more", *args.since);
    } else if (auto changes = tell_changes(call, args, *before, snapshot, lines.size(), state)) {
      return *std::move(changes);
    } else {
      state.since_note = "it is shorter than what changed";
    }
  }
  if (is_structured(args)) state.elements = to_elements(snapshot, call.see(), shown, picture);
  return lines;
}

}  // namespace offhand::tools::desktop
