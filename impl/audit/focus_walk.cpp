#include "impl/audit/focus_walk.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace offhand::audit {
namespace {

using platform::NodeHandle;

/// How one direction of a walk ended.
struct Way {
  enum class End {
    round,    ///< It came to where it had been.
    barred,   ///< It came to where Tab is more than a step.
    stuck,    ///< The key does not leave the last node, but the other one does.
    trapped,  ///< Neither does.
    failed    ///< Nothing more is known.
  };
  End end = End::failed;
  std::string why = {};
  /// From where it began.
  std::vector<NodeHandle> passed = {};
};

WalkKey opposite(WalkKey key) { return key == WalkKey::tab ? WalkKey::shift_tab : WalkKey::tab; }

class Walker {
 public:
  Walker(const Snapshot& snapshot, const FocusSteps& steps) : snapshot_(snapshot), steps_(steps) {}

  FocusWalk walk() {
    const auto start = steps_.focus(std::nullopt);
    if (!start) return ended("the application does not tell what has the focus");
    walk_.reached.push_back(*start);
    if (!lets_tab_pass(*start)) return ended("the focus is where Tab is more than a step: " + named(*start));
    const auto onward = go(*start, WalkKey::tab);
    if (onward.end == Way::End::round) {
      walk_.is_complete = true;
    } else if (onward.end == Way::End::trapped) {
      walk_.trap = onward.passed.back();
      walk_.ended = "Tab does not leave " + named(onward.passed.back());
    } else if (onward.end == Way::End::failed) {
      walk_.ended = onward.why;
    } else {
      return other_way_round(onward);
    }
    walk_.is_given_back = give_back(onward, WalkKey::tab);
    return std::move(walk_);
  }

 private:
  FocusWalk ended(std::string why) {
    walk_.ended = std::move(why);
    return std::move(walk_);
  }

  const SnapshotElement* shown(const NodeHandle& node) const {
    const auto found =
        std::ranges::find(snapshot_.elements, node, [](const SnapshotElement& element) { return element.node.handle; });
    return found == snapshot_.elements.end() ? nullptr : &*found;
  }
  bool lets_tab_pass(const NodeHandle& node) const {
    const auto* element = shown(node);
    if (element == nullptr || (element->node.editable_text && element->node.many_lines)) return false;
    return has(element->node.role, RoleTrait::tab_stop);
  }
  std::string named(const NodeHandle& node) const {
    const auto* element = shown(node);
    if (element == nullptr) return "something that its tree does not show";
    return fmt::format("{} \"{}\"", to_string(element->node.role), shown_name(*element));
  }

  /// Where the focus went from `at`; pressed twice where it stays, because the first may have closed something.
  tl::expected<std::optional<NodeHandle>, std::string> step(const NodeHandle& at, WalkKey key) {
    for (int tries = 0; tries < 2; ++tries) {
      if (const auto pressed = steps_.press(key); !pressed) return tl::unexpected(pressed.error());
      auto now = steps_.focus(at);
      if (!now || *now != at) return now;
    }
    return at;
  }

  Way go(const NodeHandle& start, WalkKey key) {
    Way way{.passed = {start}};
    const auto end = [&](Way::End how, std::string why) {
      way.end = how;
      way.why = std::move(why);
      return std::move(way);
    };
    while (way.passed.size() <= most_walk_steps) {
      if (!steps_.has_time()) return end(Way::End::failed, "it took too long");
      const auto at = way.passed.back();
      const auto went = step(at, key);
      if (!went) return end(Way::End::failed, went.error());
      if (!*went) return end(Way::End::failed, "the application does not tell where Tab led from " + named(at));
      const auto& now = **went;
      if (now == at) return stuck(std::move(way), key);
      if (std::ranges::find(way.passed, now) != way.passed.end()) return end(Way::End::round, {});
      way.passed.push_back(now);
      if (std::ranges::find(walk_.reached, now) == walk_.reached.end()) walk_.reached.push_back(now);
      if (!lets_tab_pass(now)) return end(Way::End::barred, "Tab is more than a step in " + named(now));
    }
    return end(Way::End::failed, fmt::format("it did not come round within {} steps", most_walk_steps));
  }

  /// Whether the other key leads out of what a way came to.
  Way stuck(Way way, WalkKey key) {
    const auto at = way.passed.back();
    const auto went = step(at, opposite(key));
    if (!went || !*went) {
      way.end = Way::End::failed;
      way.why = went ? "the application does not tell where Tab led from " + named(at) : went.error();
    } else if (**went != at) {
      // There again, so that the way back is as long as the way there.
      (void)step(**went, key);
      way.end = Way::End::stuck;
      way.why = "Tab does not leave " + named(at);
    } else if (way.passed.size() > 1) {
      way.end = Way::End::trapped;
    } else {
      // Whether keys come to this application at all nobody knows.
      way.end = Way::End::failed;
      way.why = "Tab does not move the focus of the window";
    }
    return way;
  }

  /// Back to the start, and on from there by the other key: what lies behind something in the way is reached so.
  FocusWalk other_way_round(const Way& onward) {
    const auto start = onward.passed.front();
    const auto last = onward.passed.back();
    if (!give_back(onward, WalkKey::tab)) {
      walk_.is_given_back = false;
      return ended(onward.why);
    }
    const auto back = go(start, WalkKey::shift_tab);
    const bool meets_last = std::ranges::find(back.passed, last) != back.passed.end();
    // It is no end of an order that does not go round where something lies behind it.
    if (onward.end == Way::End::stuck && meets_last) walk_.trap = last;
    const bool both_end = onward.end == Way::End::stuck && back.end == Way::End::stuck;
    const bool meet_there = back.end == Way::End::barred && meets_last && shown(last) != nullptr;
    walk_.is_complete = back.end == Way::End::round || both_end || meet_there;
    if (!walk_.is_complete) walk_.ended = back.why.empty() ? onward.why : back.why;
    walk_.is_given_back = give_back(back, WalkKey::shift_tab);
    return std::move(walk_);
  }

  /// By the way that it came, else without keys.
  bool give_back(const Way& way, WalkKey key) {
    const auto& start = way.passed.front();
    auto now = steps_.focus(std::nullopt);
    for (std::size_t steps = 0; steps < way.passed.size() && now && *now != start && lets_tab_pass(*now); ++steps) {
      const auto before = *now;
      if (!steps_.press(opposite(key))) break;
      now = steps_.focus(before);
      if (now == before) break;
    }
    if (now != start) {
      steps_.give(start);
      now = steps_.focus(now);
    }
    return now == start;
  }

  const Snapshot& snapshot_;
  const FocusSteps& steps_;
  FocusWalk walk_;
};

}  // namespace

FocusWalk walk_focus(const Snapshot& snapshot, const FocusSteps& steps) { return Walker(snapshot, steps).walk(); }

}  // namespace offhand::audit
