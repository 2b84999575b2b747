#include "impl/verbs/scrolled_place.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>
#include <set>
#include <string_view>

#include "generated/types/errors.h"

namespace offhand {
namespace {

using platform::Node;
using platform::Tree;

/// Toolkits put a scroll bar beside what it scrolls, or into a box beside that.
constexpr int bar_depth = 2;
constexpr std::size_t max_landmarks = 5;
/// So many have to move by the same distance.
constexpr int landmarks_that_agree = 2;
/// Browsers glide for up to a fourth of a second after a notch of the wheel, and Chromium tells places some time later,
/// now and then: what had rested for 80 ms was on its way still.
constexpr std::chrono::milliseconds time_to_move{1200};
constexpr std::chrono::milliseconds least_time_to_move{350};
constexpr std::chrono::milliseconds time_at_rest{200};
constexpr std::chrono::milliseconds look_interval{20};

const Node& node_at(const Tree& tree, int place) { return tree.nodes[static_cast<std::size_t>(place)]; }

bool holds(const Bounds& bounds, const PointTarget& point) {
  return point.x >= static_cast<double>(bounds.x) && point.y >= static_cast<double>(bounds.y) &&
         point.x < static_cast<double>(bounds.x + bounds.width) &&
         point.y < static_cast<double>(bounds.y + bounds.height);
}

double area(const Bounds& bounds) { return static_cast<double>(bounds.width) * static_cast<double>(bounds.height); }

bool is_within(const Tree& tree, int place, int ancestor, int levels) {
  for (int at = place; at >= 0 && levels >= 0; at = node_at(tree, at).parent, --levels) {
    if (at == ancestor) return true;
  }
  return false;
}

int place_of(const Tree& tree, const platform::NodeHandle& handle) {
  const auto found =
      std::find_if(tree.nodes.begin(), tree.nodes.end(), [&](const Node& node) { return node.handle == handle; });
  return found == tree.nodes.end() ? -1 : static_cast<int>(found - tree.nodes.begin());
}

/// The smallest node around a point: what a pointer there is over, as far as rectangles tell.
int innermost_at(const Tree& tree, const PointTarget& point) {
  int best = -1;
  for (int at = 0; at < static_cast<int>(tree.nodes.size()); ++at) {
    const auto& node = node_at(tree, at);
    const bool shows = node.bounds && !node.states.contains(ElementState::hidden) &&
                       !node.states.contains(ElementState::offscreen) && holds(*node.bounds, point);
    if (shows && (best < 0 || area(*node.bounds) <= area(*node_at(tree, best).bounds))) best = at;
  }
  return best;
}

/// The middle of what the window shows of a rectangle.
std::optional<PointTarget> middle_of(const Bounds& bounds, const Bounds& window) {
  const auto left = std::max<std::int64_t>(bounds.x, 0);
  const auto top = std::max<std::int64_t>(bounds.y, 0);
  const auto right = std::min<std::int64_t>(bounds.x + bounds.width, window.width);
  const auto bottom = std::min<std::int64_t>(bounds.y + bounds.height, window.height);
  if (right <= left || bottom <= top) return std::nullopt;
  return PointTarget{static_cast<double>(left + right) / 2, static_cast<double>(top + bottom) / 2};
}

std::optional<PointTarget> point_for(const ActionRun& run) {
  const auto& target = run.target();
  if (target.point) return target.point;
  const auto& window = target.window.bounds;
  if (target.element) {
    const auto& bounds = target.element->now.bounds;
    return bounds ? middle_of(*bounds, window) : std::nullopt;
  }
  const auto focused = run.platform().tree().focused(target.window, run.limits());
  if (focused && *focused && (*focused)->bounds) {
    if (const auto middle = middle_of(*(*focused)->bounds, window)) return middle;
  }
  return PointTarget{static_cast<double>(window.width) / 2, static_cast<double>(window.height) / 2};
}

}  // namespace

Result<ScrolledPlace> ScrolledPlace::look(const ActionRun& run, Axis axis) {
  const auto& target = run.target();
  ScrolledPlace place(axis);
  const auto point = point_for(run);
  if (!point) {
    return fail(errors::not_visible({.what = target.describe(),
                                     .reason = "nothing of it shows in its window",
                                     .advice = "Scroll what holds it, then take a new snapshot."}));
  }
  place.point_ = *point;
  if (target.on_screen()) return place;
  place.extent_ = place.size(target.window.bounds);
  const auto tree = run.platform().tree().read(target.window, {}, run.limits());
  if (!tree) return place;
  const int at = target.element ? place_of(*tree, target.element->seen.node.handle) : innermost_at(*tree, *point);
  if (at < 0) return place;
  place.note_offset(run, node_at(*tree, at).handle);
  place.note_frame(*tree, at);
  place.find_extent(*tree, at);
  place.find_bar(run, *tree, at);
  place.find_scrolled(*tree, at);
  return place;
}

void ScrolledPlace::note_offset(const ActionRun& run, const platform::NodeHandle& node) {
  offset_of_ = node;
  offset_ = offset(run);
}

std::optional<platform::ScrollOffsets::Offset> ScrolledPlace::offset(const ActionRun& run) const {
  auto* known = dynamic_cast<platform::ScrollOffsets*>(&run.platform().tree());
  if (known == nullptr || !offset_of_) return std::nullopt;
  const auto offsets = known->scroll_offsets(offset_of_, run.limits());
  if (!offsets) return std::nullopt;
  return axis_ == Axis::down ? offsets->down : offsets->across;
}

void ScrolledPlace::note_frame(const Tree& tree, int at) {
  const int around = node_at(tree, at).role == Role::document ? node_at(tree, at).parent : -1;
  if (around < 0 || !node_at(tree, around).bounds) return;
  frame_ = Landmark{.node = node_at(tree, around).handle, .name = {}, .was = along(*node_at(tree, around).bounds)};
}

void ScrolledPlace::find_extent(const Tree& tree, int at) {
  const auto scrolls_as_whole = [&](int place) {
    const auto role = node_at(tree, place).role;
    return has(role, RoleTrait::collection) || role == Role::document;
  };
  // A group that is named as the target may be what scrolls; if it only lies in that, a page falls short.
  const auto is_holder = [&](int place) {
    return place == at && std::ranges::find(tree.nodes, at, &Node::parent) != tree.nodes.end() &&
           node_at(tree, place).role == Role::group;
  };
  int around = at;
  while (around >= 0 && !scrolls_as_whole(around) && !is_holder(around)) around = node_at(tree, around).parent;
  // What holds it clips it: a list may be longer than what shows of it.
  for (; around >= 0; around = node_at(tree, around).parent) {
    const auto& bounds = node_at(tree, around).bounds;
    if (bounds && size(*bounds) >= 1) extent_ = std::min(extent_, size(*bounds));
  }
}

bool ScrolledPlace::is_bar(const Node& node) const {
  if (node.role != Role::scrollbar || !node.bounds) return false;
  return (node.bounds->height > node.bounds->width) == (axis_ == Axis::down);
}

void ScrolledPlace::find_scrolled(const Tree& tree, int at) {
  std::set<int> scrolling;
  for (const auto& node : tree.nodes) {
    if (is_bar(node)) scrolling.insert(node.parent);
  }
  const auto around = [&](int place) {
    while (place >= 0 && !scrolling.contains(place)) place = node_at(tree, place).parent;
    return place;
  };
  const int pane = around(at);
  for (int place = 0; pane >= 0 && place < static_cast<int>(tree.nodes.size()); ++place) {
    if (around(place) == pane) scrolled_.push_back(node_at(tree, place).handle);
  }
}

bool ScrolledPlace::scrolls_with(const platform::NodeHandle& focus) const {
  return std::ranges::find(scrolled_, focus) != scrolled_.end();
}

void ScrolledPlace::find_bar(const ActionRun& run, const Tree& tree, int at) {
  for (int around = at; around >= 0; around = node_at(tree, around).parent) {
    for (int place = 0; place < static_cast<int>(tree.nodes.size()); ++place) {
      const auto& node = node_at(tree, place);
      if (!is_bar(node) || !is_within(tree, place, around, bar_depth)) continue;
      const auto number = run.platform().tree().number(node.handle, run.limits());
      if (!number || !*number || (*number)->highest <= (*number)->lowest) continue;
      bar_ = node.handle;
      number_ = **number;
      extent_ = size(*node.bounds);
      return find_landmarks(tree, around);
    }
  }
  const int region = run.target().element ? at : -1;
  find_landmarks(tree, region);
}

void ScrolledPlace::find_landmarks(const Tree& tree, int within) {
  std::vector<const Node*> found;
  for (int place = 0; place < static_cast<int>(tree.nodes.size()); ++place) {
    const auto& node = node_at(tree, place);
    const bool is_near = node.bounds && node.role != Role::scrollbar &&
                         (within < 0 || is_within(tree, place, within, static_cast<int>(tree.nodes.size()))) &&
                         !node.states.contains(ElementState::hidden);
    if (is_near) found.push_back(&node);
  }
  // What lies at the point itself tells best: something else may scroll beside it.
  std::stable_sort(found.begin(), found.end(), [&](const Node* one, const Node* other) {
    const bool one_there = holds(*one->bounds, point_);
    const bool other_there = holds(*other->bounds, point_);
    return one_there != other_there ? one_there : area(*one->bounds) < area(*other->bounds);
  });
  if (within < 0) std::erase_if(found, [&](const Node* node) { return !holds(*node->bounds, point_); });
  for (const Node* node : found) {
    if (landmarks_.size() == max_landmarks) break;
    if (landmarks_.empty()) item_extent_ = size(*node->bounds);
    landmarks_.push_back({node->handle, node->name, along(*node->bounds)});
  }
}

std::optional<Evidence> ScrolledPlace::look_again(const ActionRun& run, int towards) const {
  auto& tree = run.platform().tree();
  if (bar_) {
    const auto now = tree.number(*bar_, run.limits());
    if (now && *now && ((*now)->value - number_.value) * towards > 0) {
      return Evidence{EvidenceKind::value_readback, fmt::format("its scroll bar is at {:.6g} of {:.6g} to {:.6g} now",
                                                                (*now)->value, (*now)->lowest, (*now)->highest)};
    }
  }
  const auto moved = distance(run, towards);
  if (!moved) return std::nullopt;
  return Evidence{EvidenceKind::state_readback,
                  fmt::format("{} by {:.0f} pixels", offset_ ? "it scrolled" : "what it shows moved", *moved)};
}

/// One thing that moved may have been pushed aside; what scrolls moves together.
std::optional<double> ScrolledPlace::distance(const ActionRun& run, int towards) const {
  if (offset_) {
    const auto now = offset(run);
    const double moved = now ? (now->at - offset_->at) * towards : 0;
    return moved >= 1 ? std::optional(moved) : std::nullopt;
  }
  std::map<double, int> together;
  for (const auto& landmark : landmarks_) {
    const auto now = run.platform().tree().identify(run.target().window, landmark.node, run.limits());
    if (!now || !now->exists || now->name != landmark.name || !now->bounds) continue;
    const double moved = (landmark.was - along(*now->bounds)) * towards;
    if (moved < 1 || ++together[moved] < landmarks_that_agree) continue;
    // Asked after them, for all of it may be moving.
    const double own = moved - carried(run) * towards;
    return own >= 1 ? std::optional(own) : std::nullopt;
  }
  return std::nullopt;
}

double ScrolledPlace::carried(const ActionRun& run) const {
  if (!frame_) return 0;
  const auto now = run.platform().tree().identify(run.target().window, frame_->node, run.limits());
  return now && now->exists && now->bounds ? frame_->was - along(*now->bounds) : 0;
}

bool ScrolledPlace::tells_distance() const {
  return offset_ || static_cast<int>(landmarks_.size()) >= landmarks_that_agree;
}

std::optional<double> ScrolledPlace::await_distance(const ActionRun& run, int towards) const {
  const auto& scope = run.scope();
  const auto until = std::min(scope.now() + time_to_move, run.limits().deadline);
  const auto from = scope.now() + least_time_to_move;
  std::optional<double> last;
  for (auto resting_since = scope.now(); scope.now() < until && !run.limits().stop.stop_requested();) {
    const auto now = distance(run, towards);
    if (now != last) resting_since = scope.now();
    last = now;
    if (last && scope.now() >= from && scope.now() - resting_since >= time_at_rest) return last;
    scope.sleep_until(std::min(scope.now() + look_interval, until));
  }
  return last;
}

std::optional<std::string> ScrolledPlace::doubt(const ActionRun& run) const {
  auto& tree = run.platform().tree();
  if (bar_) {
    const auto now = tree.number(*bar_, run.limits());
    if (!now || !*now) return "its scroll bar is gone, or tells nothing any more";
  }
  // A table that makes its rows as they come into sight replaces them, or gives them other contents.
  for (const auto& landmark : landmarks_) {
    const auto now = tree.identify(run.target().window, landmark.node, run.limits());
    if (!now) return "what it shows is not told any more";
    if (!now->exists || now->name != landmark.name) return "it shows other contents than before";
    if (!now->bounds || std::abs(along(*now->bounds) - landmark.was) >= 1) return "part of what it shows moved";
  }
  return std::nullopt;
}

Observation ScrolledPlace::moved(const ActionRun& run, int towards) const {
  Observation observation;
  // At a point without a scroll bar nothing is known to belong to what scrolls: a window that lays itself out anew
  // moves everything.
  const bool by_landmarks = run.target().element && static_cast<int>(landmarks_.size()) >= landmarks_that_agree;
  if (!bar_ && !offset_ && !by_landmarks) return observation;
  observation.look = [this, &run, towards] { return look_again(run, towards); };
  observation.must_change = true;
  observation.windows_count = false;
  observation.doubt = [this, &run] { return doubt(run); };
  const bool is_bar_at_end = bar_ && (towards > 0 ? number_.value >= number_.highest : number_.value <= number_.lowest);
  const bool at_end = is_bar_at_end || (offset_ && (towards > 0 ? offset_->at >= offset_->most - 1 : offset_->at < 1));
  observation.escalation = Escalation{EscalationRecommended::foreground,
                                      at_end ? "it was at its end already" : "nothing moved: perhaps it is at its end"};
  return observation;
}

}  // namespace offhand
