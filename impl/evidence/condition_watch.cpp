#include "impl/evidence/condition_watch.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <chrono>
#include <nlohmann/json.hpp>
#include <utility>

namespace offhand {
namespace {

using platform::WindowInfo;
using std::chrono::milliseconds;

/// The whole tree: the expected element may come late in a large one.
const platform::ReadOptions whole_tree{.max_nodes = 20'000, .max_depth = 256, .max_children = 20'000};
/// The longest pause between two looks at an application that sends no events.
constexpr milliseconds longest_pause{500};
constexpr milliseconds shortest_look_interval{20};
/// Looking takes at most one part of so many of the time.
constexpr int share_of_looking = 5;
/// One look gets at least this long, even when the time is nearly over.
constexpr milliseconds least_reading{1000};
constexpr std::size_t most_told = 3;

bool contains_text(std::string_view text, std::string_view part) {
  const auto same = [](unsigned char a, unsigned char b) { return std::tolower(a) == std::tolower(b); };
  return !std::ranges::search(text, part, same).empty() || part.empty();
}

/// Whether a page ended in a way that it does not come back from by itself.
bool has_crashed(const Error& error) {
  if (error.code != "page_gone") return false;
  const auto data = nlohmann::json::parse(error.data, nullptr, false);
  return data.is_object() && data.value("crashed", false);
}

std::string what_it_holds(const SnapshotElement& element) {
  if (element.node.has_value) return element.node.value;
  return element.node.name.empty() ? shown_name(element) : element.node.name;
}

/// GTK 3 gives a row that is scrolled away no place, and says nowhere that it does not show.
bool is_seen(const SnapshotElement& element, const Snapshot& snapshot) {
  if (element.node.bounds || !element.in_container || !shows(element.node)) return shows(element.node);
  // Its place may not have been told in time.
  if (snapshot.cut_short) return false;
  return std::ranges::none_of(snapshot.elements, [&](const SnapshotElement& other) {
    return other.node.parent == element.node.parent && other.node.bounds;
  });
}

/// Whether one element satisfies the expectation.
bool is_so(const SnapshotElement& element, const Snapshot& snapshot, const Expected& expected) {
  const auto& node = element.node;
  const auto has = [&](ElementState state) { return node.states.contains(state); };
  switch (expected.until) {
    case Until::exists:
      return true;
    case Until::shows:
    case Until::gone:
      return is_seen(element, snapshot);
    case Until::enabled:
      return is_seen(element, snapshot) && !has(ElementState::disabled);
    case Until::disabled:
      return has(ElementState::disabled);
    case Until::focused:
      return has(ElementState::focused);
    case Until::checked:
      return has(ElementState::checked) || has(ElementState::pressed);
    case Until::unchecked:
      return !has(ElementState::checked) && !has(ElementState::pressed) && !has(ElementState::mixed);
    case Until::selected:
      return has(ElementState::selected);
    case Until::unselected:
      return !has(ElementState::selected);
    case Until::expanded:
      return has(ElementState::expanded);
    case Until::collapsed:
      return !has(ElementState::expanded);
    case Until::value_equals:
      return what_it_holds(element) == expected.value.value_or("");
    case Until::value_contains:
      return contains_text(what_it_holds(element), expected.value.value_or(""));
    case Until::window_opens:
    case Until::window_closes:
      break;
  }
  return false;
}

std::string state_words(const platform::Node& node) {
  std::string text;
  for (const auto state : node.states)
    if (state != ElementState::focusable) text += (text.empty() ? "" : ", ") + std::string(to_string(state));
  return text;
}

std::string how_it_is(const SnapshotElement& element) {
  auto text = "element " + describe_element(element);
  if (element.node.has_value) text += fmt::format(" holds \"{}\"", element.node.value);
  if (const auto states = state_words(element.node); !states.empty()) text += fmt::format(" ({})", states);
  return text;
}

}  // namespace

std::string describe(const Expected& expected) {
  if (expected.concerns_window()) {
    return (expected.title ? fmt::format("a window \"{}\"", *expected.title) : std::string("a window")) +
           (expected.until == Until::window_opens ? " opens" : " closes");
  }
  const auto text =
      expected.element_index ? fmt::format("element {}", *expected.element_index) : describe(expected.selector);
  const auto value = fmt::format("\"{}\"", expected.value.value_or(""));
  switch (expected.until) {
    case Until::shows:
    case Until::exists:
      return fmt::format("{} {}", text, to_string(expected.until));
    case Until::value_equals:
      return fmt::format("{} holds {}", text, value);
    case Until::value_contains:
      return fmt::format("{} holds {} among others", text, value);
    default:
      return fmt::format("{} is {}", text, to_string(expected.until));
  }
}

Result<ConditionWatch> ConditionWatch::begin(Scope scope, Perception& perception, EventHub& events, Place place,
                                             std::vector<Expected> expected) {
  auto pid = place.pid;
  if (!pid && place.window_id) {
    // A window that is gone already has no process whose events could be awaited.
    if (const auto window = scope.platform.windows().describe(*place.window_id, scope.limits)) pid = window->pid;
  }
  ConditionWatch condition_watch(std::move(scope), perception, events.watch(pid.value_or(0)), place,
                                 std::move(expected));
  OFFHAND_ASSIGN(const auto windows, condition_watch.scope_.platform.windows().list(condition_watch.scope_.limits));
  for (const auto& window : windows) condition_watch.windows_before_.insert(window.window_id);
  return condition_watch;
}

bool ConditionWatch::is_here(const WindowInfo& window, const Expected& expected) const {
  return (!place_.pid || window.pid == *place_.pid) && (!place_.window_id || window.window_id == *place_.window_id) &&
         (!expected.title || contains_text(window.title, *expected.title));
}

Finding ConditionWatch::look_at_windows(const Expected& expected, const std::vector<WindowInfo>& windows) const {
  // Without a title any window of the place would match, so only a new one counts.
  const bool only_new = expected.until == Until::window_opens && !expected.title && !place_.window_id;
  const auto found = std::ranges::find_if(windows, [&](const WindowInfo& window) {
    return is_here(window, expected) && !(only_new && windows_before_.contains(window.window_id));
  });
  const bool is_there = found != windows.end();
  Finding finding;
  const bool is_so = is_there == (expected.until == Until::window_opens);
  finding.verdict = is_so ? Verdict::satisfied : Verdict::unsatisfied;
  if (is_there) finding.window = *found;
  finding.reason = is_there   ? fmt::format("window {} \"{}\" is there", found->window_id, found->title)
                   : only_new ? "no window came"
                              : "there is no such window";
  return finding;
}

Result<SnapshotPtr> ConditionWatch::read(const WindowInfo& window, const platform::Limits& limits) {
  if (const auto known = read_.find(window.window_id); known != read_.end()) return known->second;
  auto options = whole_tree;
  if (!reads_long_lists_) options.max_children = 0;
  auto snapshot = perception_->snapshot(scope_.platform, window, options, limits);
  if (!snapshot) {
    snapshot = fail(perception_->explain_blindness(std::move(snapshot).error(), window, scope_.platform, limits));
  }
  return read_.emplace(window.window_id, std::move(snapshot)).first->second;
}

Finding ConditionWatch::look_at_elements(const Expected& expected, const std::vector<WindowInfo>& windows,
                                         const platform::Limits& limits) {
  Finding finding;
  const auto here = [&](const WindowInfo& window) { return is_here(window, expected); };
  auto window = std::ranges::find_if(windows, [&](const auto& each) { return here(each) && !each.is_minimized; });
  if (window == windows.end()) window = std::ranges::find_if(windows, here);
  if (window == windows.end()) {
    finding.verdict = expected.until == Until::gone ? Verdict::satisfied : Verdict::unsatisfied;
    finding.reason = "there is no such window";
    return finding;
  }
  finding = look_in(*window, expected, limits);
  const bool lacks_rows =
      finding.verdict == Verdict::unknown && finding.snapshot && !finding.snapshot->cut_short && !reads_long_lists_;
  if (!lacks_rows) return finding;
  reads_long_lists_ = true;
  read_.erase(window->window_id);
  return look_in(*window, expected, limits);
}

Finding ConditionWatch::look_in(const WindowInfo& window, const Expected& expected, const platform::Limits& limits) {
  Finding finding;
  finding.window = window;
  const auto snapshot = read(window, limits);
  if (!snapshot) {
    finding.reason = snapshot.error().message;
    return finding;
  }
  finding.snapshot = *snapshot;
  if (expected.element_index) {
    if (const auto* element = (*snapshot)->find(*expected.element_index)) finding.elements = {element};
  } else {
    // What is not understood matches nothing yet: an element may come that is called so.
    finding.elements = find_elements(**snapshot, expected.selector, nullptr, Words::as_written)
                           .value_or(std::vector<const SnapshotElement*>());
  }
  const auto nearest = finding.elements;
  std::erase_if(finding.elements, [&](const auto* element) { return !is_so(*element, **snapshot, expected); });
  const bool is_there = !finding.elements.empty();
  finding.verdict = is_there != (expected.until == Until::gone) ? Verdict::satisfied : Verdict::unsatisfied;
  // The expected element may be in the part of the tree that was not read.
  if (!is_there && !(*snapshot)->complete) {
    finding.verdict = Verdict::unknown;
    finding.reason = "the tree was not read whole: " + (*snapshot)->incomplete_reason;
  } else {
    finding.reason = is_there          ? how_it_is(*finding.elements.front())
                     : nearest.empty() ? "there is no such element"
                                       : how_it_is(*nearest.front());
  }
  finding.elements.resize(std::min(finding.elements.size(), most_told));
  return finding;
}

Result<std::vector<Finding>> ConditionWatch::look(const platform::Limits& limits) {
  OFFHAND_ASSIGN(const auto windows, scope_.platform.windows().list(limits));
  read_.clear();
  std::vector<Finding> findings;
  for (const auto& expected : expected_) {
    findings.push_back(expected.concerns_window() ? look_at_windows(expected, windows)
                                                  : look_at_elements(expected, windows, limits));
  }
  return findings;
}

void ConditionWatch::pause(platform::TimePoint began, platform::TimePoint until) {
  const auto now = scope_.now();
  const auto took = now - began;
  const auto soonest = now + std::max<std::chrono::nanoseconds>(shortest_look_interval, took * share_of_looking);
  const auto latest = std::max(soonest, now + longest_pause);
  const auto any = [](const platform::Event&) { return true; };
  static_cast<void>(watch_->wait(any, std::min(latest, until), scope_.limits.stop, scope_.clock()));
  scope_.sleep_until(std::min(soonest, until));
}

Result<std::vector<Finding>> ConditionWatch::wait(platform::TimePoint until, int samples) {
  for (int held = 0;;) {
    const auto began = scope_.now();
    const auto enough = std::min(scope_.limits.deadline, std::max(until, began + least_reading));
    OFFHAND_ASSIGN(auto findings, look({enough, scope_.limits.stop}));
    // Where several windows fit, another one may come on top of it.
    const bool is_only_one = place_.window_id || windows_before_.size() == 1;
    const auto crashed =
        std::ranges::find_if(read_, [](const auto& each) { return !each.second && has_crashed(each.second.error()); });
    if (is_only_one && crashed != read_.end()) return fail(crashed->second.error());
    const bool all =
        std::ranges::all_of(findings, [](const Finding& finding) { return finding.verdict == Verdict::satisfied; });
    held = all ? held + 1 : 0;
    if (held >= samples || scope_.now() >= until) return findings;
    OFFHAND_CHECK(scope_.still_allowed("Waiting"));
    pause(began, until);
  }
}

}  // namespace offhand
