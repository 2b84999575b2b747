#include <algorithm>
#include <mutex>
#include <string>
#include <utility>

#include "generated/types/errors.h"
#include "platform/host/steady_clock.h"
#include "platform/linux/atspi/tree.h"
#include "platform/linux/atspi/vocabulary/roles.h"

namespace offhand::platform::atspi {
namespace {

/// An application that does not answer must not delay the list of the other applications' windows.
constexpr std::chrono::milliseconds time_to_answer{500};

/// FNV-1a of the application's bus name and the object path: the same in every process, and greater than any X window.
std::int64_t window_id_of(const Reference& window) {
  std::uint32_t hash = 2166136261U;
  for (const char letter : window.application + window.path) {
    hash ^= static_cast<unsigned char>(letter);
    hash *= 16777619U;
  }
  return hash | 0x80000000U;
}

/// Some toolkits have menus and tool tips as top-level windows; in GTK only these have the role `window`.
bool is_window(const Candidate& candidate, Toolkit toolkit) {
  if (!candidate.states.has(StateBits::visible) && !candidate.states.has(StateBits::showing)) return false;
  switch (candidate.role) {
    case atspi_alert:
    case atspi_color_chooser:
    case atspi_dialog:
    case atspi_file_chooser:
    case atspi_font_chooser:
    case atspi_frame:
      return true;
    case atspi_window:
      return toolkit != Toolkit::gtk3;
    default:
      return false;
  }
}

}  // namespace

Result<std::vector<AtspiTree::TopLevel>> AtspiTree::top_levels(const Limits& limits) {
  OFFHAND_ASSIGN(const std::vector<AccessibleProcess> processes, registry_.applications(limits));
  std::vector<TopLevel> found;
  std::map<std::int64_t, AccessibleProcess> listed;
  for (const AccessibleProcess& process : processes) {
    if (!process.registered) continue;
    for (TopLevel& top_level : top_levels_of(process, limits)) {
      listed.emplace(top_level.window_id, process);
      found.push_back(std::move(top_level));
    }
  }
  const std::lock_guard lock(mutex_);
  listed_ = std::move(listed);
  return found;
}

std::vector<AtspiTree::TopLevel> AtspiTree::top_levels_of(const AccessibleProcess& process, const Limits& limits) {
  int calls = 0;
  std::optional<Error> unanswered;
  const auto candidates =
      candidates_of({process}, limits.no_later_than(steady_now() + time_to_answer), calls, unanswered);
  std::vector<TopLevel> found;
  if (!candidates) return found;
  for (const Candidate& candidate : *candidates) {
    const Toolkit toolkit = candidate.application->toolkit();
    if (!is_window(candidate, toolkit)) continue;
    WindowFacts facts;
    facts.pid = process.pid;
    if (candidate.extents.plausible()) {
      facts.width = candidate.extents.width;
      facts.height = candidate.extents.height;
    }
    facts.title = candidate.name;
    facts.active = candidate.states.has(StateBits::active);
    facts.modal = candidate.states.has(StateBits::modal);
    facts.root = candidate.handle;
    found.push_back({.window_id = window_id_of(candidate.handle),
                     .facts = std::move(facts),
                     .states = candidate.states,
                     .role = platform_role(candidate.role),
                     .toolkit = toolkit});
  }
  return found;
}

Result<std::vector<AtspiTree::TopLevel>> AtspiTree::top_levels_with(std::int64_t window_id, const Limits& limits) {
  std::optional<AccessibleProcess> owner;
  {
    const std::lock_guard lock(mutex_);
    if (const auto listed = listed_.find(window_id); listed != listed_.end()) owner = listed->second;
  }
  std::vector<TopLevel> windows;
  if (owner) {
    windows = top_levels_of(*owner, limits);
  } else {
    OFFHAND_ASSIGN(windows, top_levels(limits));
  }
  const auto found = std::ranges::find(windows, window_id, &TopLevel::window_id);
  if (found == windows.end()) return fail(errors::window_not_found({.window_id = window_id}));
  std::iter_swap(windows.begin(), found);
  std::erase_if(windows, [pid = windows.front().facts.pid](const TopLevel& other) { return other.facts.pid != pid; });
  return windows;
}

std::vector<std::int64_t> AtspiTree::listed_windows(std::int64_t pid) const {
  const std::lock_guard lock(mutex_);
  std::vector<std::int64_t> windows;
  for (const auto& [window_id, process] : listed_)
    if (process.pid == pid) windows.push_back(window_id);
  return windows;
}

Result<WindowFacts> AtspiTree::facts_of(std::int64_t window_id, const Limits& limits) {
  if (facts_.window) return facts_.window(window_id, limits);
  OFFHAND_ASSIGN(auto told, top_levels_with(window_id, limits));
  return std::move(told.front().facts);
}

Result<WindowFacts> AtspiTree::recent_facts_of(std::int64_t window_id, const Limits& limits) {
  return facts_.recent_window ? facts_.recent_window(window_id, limits) : facts_of(window_id, limits);
}

}  // namespace offhand::platform::atspi
