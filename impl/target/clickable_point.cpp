#include "impl/target/clickable_point.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>
#include <string>

#include "generated/types/errors.h"
#include "impl/target/overlap.h"
#include "impl/target/resolver.h"

namespace offhand {
namespace {

using platform::Exposure;
using platform::Node;
using platform::PointHit;

/// For an application that scrolls asynchronously.
constexpr std::chrono::milliseconds scroll_timeout{300};
constexpr std::chrono::milliseconds scroll_look_interval{30};
/// For an application whose window was minimised and is being redrawn.
constexpr std::chrono::milliseconds show_timeout{1000};
constexpr std::chrono::milliseconds show_look_interval{10};
constexpr std::chrono::milliseconds hit_look_interval{10};
constexpr std::chrono::milliseconds hit_rest_look_interval{5};
/// An element that was examined this recently is taken to lie where it did; only a move is noticed.
constexpr std::chrono::milliseconds recent{20};
/// An exposure this recent is not requested again where no content is refilled in the element's place: a click takes
/// about as long, and asking Qt would cost a tenth of that.
constexpr std::chrono::milliseconds stays_fresh{5};

/// Whether a click goes to this node rather than to what it lies in. Some toolkits call no row focusable, others no
/// button of a tool bar.
bool is_control(const Node& node) {
  if (node.states.contains(ElementState::focusable) || node.states.contains(ElementState::editable)) return true;
  return node.role != Role::progressbar && has_any(node.role, {RoleTrait::control, RoleTrait::item, RoleTrait::cell});
}

/// Whether a node is part of a composite control: the editor of a combo box, the cells of a row, the button that a menu
/// button wraps.
bool is_part_of(const platform::NodeIdentity& whole, const Node& part) {
  if (has(part.role, RoleTrait::text_field) && has(whole.role, RoleTrait::entry)) return true;
  // The button of a file chooser, and the words beside it.
  if (whole.role == Role::button && part.role == Role::button && whole.name.find(part.name) != std::string::npos)
    return true;
  if (whole.role == Role::row && (part.role == Role::cell || part.role == Role::rowheader)) return true;
  // What lays an item out and says nothing, though it may take the focus: a folder in Thunderbird's tree.
  const bool lays_out = has(part.role, RoleTrait::container) && part.name.empty();
  if (has_any(whole.role, {RoleTrait::item, RoleTrait::cell})) return lays_out;
  return has(whole.role, RoleTrait::wraps_part) && (part.name == whole.name || part.name.empty() || whole.name.empty());
}

std::string describe_node(const Node& node) { return fmt::format("{} \"{}\"", to_string(node.role), node.name); }

/// What keeps the pointer from the element.
struct Obstacle {
  std::string reason;
  std::string advice;
};

/// The first control inside the element that would take the click, or what covers the element.
std::optional<Obstacle> obstacle_in(const PointHit& hit) {
  if (hit.relation == PointHit::Relation::unknown) return std::nullopt;
  if (hit.relation == PointHit::Relation::node) {
    const auto own = [&](const Node& node) { return is_control(node) && !is_part_of(hit.now, node); };
    const auto recipient = std::find_if(hit.path.begin(), hit.path.end(), own);
    if (recipient == hit.path.end()) return std::nullopt;
    return Obstacle{fmt::format("{} inside it would take the click", describe_node(*recipient)),
                    "To click that one, use its own number or token."};
  }
  const auto control = std::find_if(hit.path.rbegin(), hit.path.rend(), is_control);
  const std::string over = hit.path.empty()             ? "something else"
                           : control == hit.path.rend() ? describe_node(hit.path.front())
                                                        : describe_node(*control);
  return Obstacle{fmt::format("{} lies over it", over),
                  "Scroll, or move away what lies over it, then take a new snapshot; to click that one, use its own "
                  "number or token."};
}

/// The middle first; then points well inside each quarter. Of a spin button its text, which lies before its buttons;
/// of what is ticked the tick, behind whose words much may be empty (Qt takes no press there).
std::array<PointTarget, 5> points_in(const Bounds& area, Role role, ClickPart part) {
  const auto at = [&](double across, double down) {
    return PointTarget{static_cast<double>(area.x) + static_cast<double>(area.width) * across,
                       static_cast<double>(area.y) + static_cast<double>(area.height) * down};
  };
  const bool at_tick = part == ClickPart::tick || has(role, RoleTrait::has_tick);
  if (at_tick && area.width > area.height) {
    const double tick = 0.5 * static_cast<double>(area.height) / static_cast<double>(area.width);
    return {at(tick, 0.5), at(0.5, 0.5), at(0.25, 0.25), at(0.75, 0.75), at(0.75, 0.5)};
  }
  if (role == Role::spinbutton) return {at(0.15, 0.5), at(0.25, 0.5), at(0.1, 0.5), at(0.15, 0.3), at(0.15, 0.7)};
  return {at(0.5, 0.5), at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)};
}

bool is_same(const std::optional<Bounds>& one, const std::optional<Bounds>& other) {
  if (!one || !other) return one.has_value() == other.has_value();
  return one->x == other->x && one->y == other->y && one->width == other->width && one->height == other->height;
}

bool is_exposed(const Exposure& exposure) {
  const auto& states = exposure.now.states;
  return exposure.visible && !states.contains(ElementState::hidden) && !states.contains(ElementState::offscreen);
}

class PointSearch {
 public:
  PointSearch(const Scope& scope, Perception& perception, const Target& target, ClickPart part)
      : scope_(scope), perception_(perception), target_(target), part_(part) {}

  Result<ClickablePoint> run() {
    OFFHAND_ASSIGN(auto exposure, first_look());
    OFFHAND_ASSIGN(auto found, try_points(exposure));
    for (const auto until = scope_.now() + scroll_timeout; has_moved_ && scope_.now() < until;) {
      OFFHAND_CHECK(scope_.still_allowed("The action on " + target_.describe()));
      scope_.sleep_until(scope_.now() + hit_look_interval);
      OFFHAND_ASSIGN(exposure, look());
      OFFHAND_ASSIGN(found, try_points(exposure));
    }
    const bool is_whole = is_exposed(exposure) && is_same(exposure.visible, exposure.now.bounds);
    if (!found && !is_whole) {
      OFFHAND_ASSIGN(const bool scrolled, bring_into_view(exposure));
      if (scrolled) {
        OFFHAND_ASSIGN(found, try_points(exposure));
      }
    }
    if (found) return *std::move(found);
    return fail(refusal(exposure));
  }

  Result<void> check(const ClickablePoint& at) {
    OFFHAND_ASSIGN(const auto exposure, look());
    has_moved_ = !is_same(exposure.now.bounds, at.lies_at);
    if (has_moved_) return fail(refusal(exposure));
    OFFHAND_ASSIGN(const auto hit, hit_at(exposure, PointTarget{.x = at.x, .y = at.y}));
    has_moved_ = has_moved(exposure, hit.now);
    obstacle_ = obstacle_in(hit);
    if (has_moved_ || obstacle_) return fail(refusal(exposure));
    return {};
  }

  void let_show() {
    if (target_.window.is_on_screen) return;
    const auto until = std::min(scope_.now() + show_timeout, scope_.limits.deadline);
    while (scope_.now() < until && !scope_.limits.stop.stop_requested()) {
      const auto exposure = look();
      // An element that is scrolled out of view does not appear by itself.
      if (!exposure || (exposure->now.bounds && !exposure->now.states.contains(ElementState::hidden))) return;
      scope_.sleep_until(scope_.now() + show_look_interval);
    }
  }

  Result<void> catch_up() {
    // A window that is not shown is not drawn, and its application does no hit tests.
    if (!target_.window.is_on_screen) return {};
    OFFHAND_ASSIGN(const auto exposure, first_look());
    if (exposure.stale_hits_within.count() == 0 || !exposure.visible) return {};
    const auto& shows = *exposure.visible;
    const PointTarget middle{.x = static_cast<double>(shows.x) + static_cast<double>(shows.width) / 2,
                             .y = static_cast<double>(shows.y) + static_cast<double>(shows.height) / 2};
    OFFHAND_CHECK(hit_at(exposure, middle));
    let_look(exposure);
    OFFHAND_CHECK(hit_at(exposure, middle));
    return {};
  }

 private:
  const platform::NodeHandle& node() const { return target_.element->seen.node.handle; }

  Result<Exposure> look() const {
    return look_where_it_shows(scope_, perception_, target_.element->seen, target_.window);
  }

  Result<Exposure> first_look() const {
    const auto& element = *target_.element;
    if (element.exposure && scope_.now() - element.looked_at <= recent) return *element.exposure;
    return look();
  }

  /// Whether the exposure is still what first_look() returned, and recent.
  bool is_fresh(const Exposure& exposure) const {
    const auto& element = *target_.element;
    return element.exposure && exposure.memento == element.exposure->memento && !element.seen.in_container &&
           scope_.now() - element.looked_at <= stays_fresh;
  }

  /// Whether a node is reported at a different place than when it was examined.
  static bool has_moved(const Exposure& then, const platform::NodeIdentity& now) {
    auto bounds = now.bounds;
    if (bounds) {
      bounds->x += then.off_x;
      bounds->y += then.off_y;
    }
    return !is_same(then.now.bounds, bounds);
  }

  /// Repeats an unanswered hit test: some applications do not answer the first one, which would otherwise count as
  /// "cannot tell".
  Result<PointHit> hit_at(const Exposure& exposure, const PointTarget& point) {
    const auto until = scope_.now() + exposure.tells_hits_within;
    auto from = exposure;
    for (;;) {
      from.is_fresh = is_fresh(exposure);
      OFFHAND_ASSIGN(auto hit,
                     scope_.platform.tree().hit_at(target_.window, node(), from, point.x, point.y, scope_.limits));
      OFFHAND_CHECK(check_same(scope_, perception_, target_.element->seen, hit.now, target_.window));
      if (hit.relation != PointHit::Relation::unknown || scope_.now() >= until) return hit;
      OFFHAND_CHECK(scope_.still_allowed("The action on " + target_.describe()));
      scope_.sleep_until(scope_.now() + hit_look_interval);
    }
  }

  /// Waits until the application has processed what the previous hit test started.
  void let_look(const Exposure& exposure) {
    const auto until = std::min(scope_.now() + exposure.stale_hits_within, scope_.limits.deadline);
    const auto workload = scope_.platform.apps().workload(target_.window.pid, scope_.limits);
    // Work that one thread passes to another may be between the two for a moment.
    constexpr int looks_at_rest = 3;
    for (int at_rest = 0; at_rest < looks_at_rest && scope_.now() < until && !scope_.limits.stop.stop_requested();) {
      scope_.sleep_until(scope_.now() + hit_rest_look_interval);
      at_rest = workload && workload->look() == platform::Work::none ? at_rest + 1 : 0;
    }
  }

  Result<std::optional<ClickablePoint>> try_points(const Exposure& exposure) {
    obstacle_.reset();
    has_moved_ = false;
    if (!is_exposed(exposure)) return std::nullopt;
    auto points = points_in(*exposure.visible, target_.element->seen.node.role, part_);
    // Where nothing else has a box either, nothing can lie over it: not every toolkit tells what does.
    std::ranges::stable_partition(points,
                                  [&](const auto& point) { return overlaps_at(exposure, point, is_control).empty(); });
    for (PointTarget point : points) {
      OFFHAND_ASSIGN(auto hit, hit_at(exposure, point));
      has_moved_ = has_moved(exposure, hit.now);
      if (has_moved_) return std::nullopt;
      auto obstacle = obstacle_in(hit);
      if (!obstacle && hit.relation != PointHit::Relation::unknown && exposure.stale_hits_within.count() > 0) {
        // Chromium answers the first hit test from before the last layout and then updates; the next one is right once
        // it has.
        let_look(exposure);
        OFFHAND_ASSIGN(hit, hit_at(exposure, point));
        obstacle = obstacle_in(hit);
        if (!obstacle && hit.relation == PointHit::Relation::node) {
          OFFHAND_ASSIGN(obstacle, obstacle_with_words(exposure, point));
        }
      }
      if (!obstacle && hit.taken_at) {
        const PointTarget taken{.x = hit.taken_at->first, .y = hit.taken_at->second};
        OFFHAND_ASSIGN(hit, hit_at(exposure, taken));
        obstacle = obstacle_in(hit);
        point = taken;
      }
      if (!obstacle) {
        ClickablePoint clickable{
            .x = point.x, .y = point.y, .akin = exposure.ancestors, .lies_at = exposure.now.bounds};
        if (exposure.is_window_active && is_fresh(exposure)) clickable.window_active_at = target_.element->looked_at;
        clickable.akin.push_back(node());
        if (hit.relation == PointHit::Relation::node)
          for (const auto& part : hit.path) clickable.akin.push_back(part.handle);
        return clickable;
      }
      if (!obstacle_) obstacle_ = std::move(obstacle);
    }
    return std::nullopt;
  }

  std::vector<Overlap> overlaps_at(const Exposure& exposure, const PointTarget& point, MayCover may_cover) const {
    const auto& seen = target_.element->seen;
    const auto snapshot = scope_.session.showing(target_.window.window_id, seen.index);
    if (!snapshot || !seen.node.bounds || !exposure.now.bounds) return {};
    const auto moved_x = static_cast<double>(exposure.now.bounds->x - seen.node.bounds->x);
    const auto moved_y = static_cast<double>(exposure.now.bounds->y - seen.node.bounds->y);
    return offhand::overlaps_at(*snapshot, node(), *exposure.visible, point, moved_x, moved_y, may_cover);
  }

  /// What lies over a point of the element, where a hit test on its words would not tell.
  Result<std::optional<Obstacle>> obstacle_with_words(const Exposure& exposure, const PointTarget& point) {
    const auto anything = [](const Node&) { return true; };
    for (const auto& overlap : overlaps_at(exposure, point, anything)) {
      for (const auto& shared : overlap.points) {
        OFFHAND_CHECK(hit_at(exposure, shared));
        let_look(exposure);
        OFFHAND_ASSIGN(const auto hit, hit_at(exposure, shared));
        if (hit.relation != PointHit::Relation::other) continue;
        if (std::ranges::count(hit.path, overlap.handle, &Node::handle) > 0) return obstacle_in(hit);
      }
    }
    return std::nullopt;
  }

  /// Whether the application scrolled on request; `exposure` is then the one after scrolling has ended.
  Result<bool> bring_into_view(Exposure& exposure) {
    const auto scrolled = scope_.platform.tree().scroll_into_view(node(), scope_.limits);
    if (scrolled.outcome != platform::Outcome::delivered) return false;
    const auto until = scope_.now() + scroll_timeout;
    for (;;) {
      OFFHAND_ASSIGN(auto now, look());
      const bool rests = is_same(now.visible, exposure.visible) && is_same(now.now.bounds, exposure.now.bounds);
      exposure = std::move(now);
      if ((rests && is_exposed(exposure)) || scope_.now() >= until) return true;
      OFFHAND_CHECK(scope_.still_allowed("The action on " + target_.describe()));
      scope_.sleep_until(scope_.now() + scroll_look_interval);
    }
  }

  Error refusal(const Exposure& exposure) const {
    if (obstacle_)
      return errors::element_covered(
          {.what = target_.describe(), .reason = obstacle_->reason, .advice = obstacle_->advice});
    if (has_moved_)
      return errors::not_visible({.what = target_.describe(),
                                  .reason = "it moves, so a pointer would miss it",
                                  .advice = "Wait until it rests, then try again."});
    const bool placed = exposure.now.bounds.has_value();
    return errors::not_visible({.what = target_.describe(),
                                .reason = placed ? "it is hidden or scrolled away" : "it has no place in the window",
                                .advice = "Scroll or open what holds it, then take a new snapshot."});
  }

  const Scope& scope_;
  Perception& perception_;
  const Target& target_;
  const ClickPart part_;
  /// At the first point tried.
  std::optional<Obstacle> obstacle_;
  /// The element moved between the exposure and the hit test.
  bool has_moved_ = false;
};

}  // namespace

Result<ClickablePoint> find_clickable_point(const Scope& scope, Perception& perception, const Target& target,
                                            ClickPart part) {
  if (target.point) return ClickablePoint{.x = target.point->x, .y = target.point->y, .akin = {}};
  return PointSearch(scope, perception, target, part).run();
}

Result<void> check_clickable_point(const Scope& scope, Perception& perception, const Target& target,
                                   const ClickablePoint& at) {
  return PointSearch(scope, perception, target, ClickPart::body).check(at);
}

void let_show(const Scope& scope, Perception& perception, const Target& target) {
  if (target.element) PointSearch(scope, perception, target, ClickPart::body).let_show();
}

Result<void> catch_up(const Scope& scope, Perception& perception, const Target& target) {
  return PointSearch(scope, perception, target, ClickPart::body).catch_up();
}

}  // namespace offhand
