#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "impl/audit/audit.h"
#include "impl/audit/focus_walk.h"

// A walk of the focus by Tab, on windows that are nothing but an order of controls.
namespace offhand::test::focus_walk_cases {
namespace {

using audit::WalkKey;
using platform::NodeHandle;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

/// A window whose controls are called by letters. Capital: Tab does not leave it; in `barred`: a text of several lines.
class Window {
 public:
  /// `order`: what Tab leads through; `shown`: what the tree shows, with what Tab passes by.
  Window(std::string order, const std::string& shown, char focus) : order_(std::move(order)), focus_(focus) {
    for (const char name : shown) add(name);
  }
  Window& no_end() {
    goes_round_ = false;
    return *this;
  }
  Window& traps(char name, bool both_ways = true) {
    traps_[name] = both_ways;
    return *this;
  }
  Window& lets_not_pass(char name) {
    for (auto& element : snapshot_.elements.edit()) {
      if (element.node.name != std::string(1, name)) continue;
      element.node.role = Role::textbox;
      element.node.editable_text = element.node.many_lines = true;
    }
    return *this;
  }

  audit::FocusWalk walk() {
    const audit::FocusSteps steps{.press = [this](WalkKey key) { return press(key); },
                                  .focus = [this](const auto&) { return std::optional(handle(focus_)); },
                                  .give = [this](const NodeHandle& node) { give(node); },
                                  .has_time = [this] { return presses_ < allowed_; }};
    auto walk = audit::walk_focus(snapshot_, steps);
    EXPECT_EQ(walk.is_given_back, focus_ == name_of(walk.reached.front()));
    return walk;
  }
  std::string reached(const audit::FocusWalk& walk) const {
    std::string names;
    for (const auto& node : walk.reached) names += name_of(node);
    return names;
  }
  /// Rules that the audit has against elements, by their names.
  std::vector<std::string> findings(const audit::FocusWalk& walk) const {
    std::vector<std::string> lines;
    const audit::Audited audited{.snapshot = snapshot_, .walk = &walk};
    for (const auto& finding : audit::audit(audited, {.a = true}))
      lines.push_back(std::string(info_of(finding.rule).name) + " " + snapshot_.find(finding.element_index)->node.name);
    return lines;
  }
  void allow(int presses) { allowed_ = presses; }
  Snapshot& snapshot() { return snapshot_; }
  /// Keys that were pressed where Tab is more than a step.
  int mishaps() const { return mishaps_; }

 private:
  static NodeHandle handle(char name) { return NodeHandle::of(std::string(1, name)); }
  static char name_of(const NodeHandle& node) { return node.as<std::string>()->front(); }
  void add(char name) {
    SnapshotElement element;
    element.index = static_cast<std::int64_t>(snapshot_.elements.size()) + 1;
    element.node.handle = handle(name);
    element.node.role = Role::button;
    element.node.name = std::string(1, name);
    element.node.states = {ElementState::focusable};
    element.node.bounds = Bounds{0, 40 * element.index, 100, 30};
    snapshot_.window.title = "Window";
    snapshot_.place_of.edit()[element.index] = snapshot_.elements.size();
    snapshot_.elements.push_back(element);
  }
  bool is_barred(char name) const {
    return std::ranges::any_of(snapshot_.elements, [&](const SnapshotElement& element) {
      return element.node.name == std::string(1, name) && element.node.many_lines;
    });
  }

  tl::expected<void, std::string> press(WalkKey key) {
    ++presses_;
    if (is_barred(focus_)) ++mishaps_;
    const auto trap = traps_.find(focus_);
    if (trap != traps_.end() && (trap->second || key == WalkKey::tab)) return {};
    const auto at = order_.find(focus_);
    const auto last = order_.size() - 1;
    if (key == WalkKey::tab) {
      if (at != last || goes_round_) focus_ = order_[at == last ? 0 : at + 1];
    } else if (at != 0 || goes_round_) {
      focus_ = order_[at == 0 ? last : at - 1];
    }
    return {};
  }
  /// Only what says so takes the focus otherwise.
  void give(const NodeHandle& node) {
    if (gives_) focus_ = name_of(node);
  }

 public:
  bool gives_ = true;

 private:
  std::string order_;
  char focus_;
  bool goes_round_ = true;
  std::map<char, bool> traps_;
  int presses_ = 0;
  int allowed_ = 10'000;
  int mishaps_ = 0;
  Snapshot snapshot_;
};

TEST(FocusWalkByTab, ComesRoundAndFindsWhatItPassesBy) {
  Window window("abd", "abcd", 'b');
  const auto walk = window.walk();
  EXPECT_TRUE(walk.is_complete);
  EXPECT_EQ(window.reached(walk), "bda");
  EXPECT_THAT(window.findings(walk), ElementsAre("keyboard_unreachable c"));
}

TEST(FocusWalkByTab, FindsNothingWhereEverythingIsReached) {
  Window window("abcd", "abcd", 'c');
  const auto walk = window.walk();
  EXPECT_TRUE(walk.is_complete);
  EXPECT_THAT(window.findings(walk), IsEmpty());
}

TEST(FocusWalkByTab, FindsATrap) {
  Window window("abcd", "abcd", 'a');
  window.traps('c');
  const auto walk = window.walk();
  EXPECT_FALSE(walk.is_complete);
  EXPECT_THAT(walk.ended, HasSubstr("Tab does not leave button \"c\""));
  EXPECT_THAT(window.findings(walk), ElementsAre("keyboard_trap c"));
}

TEST(FocusWalkByTab, SaysWhereATrapKeepsTheFocus) {
  Window window("abcd", "abcd", 'a');
  window.traps('c').gives_ = false;
  EXPECT_FALSE(window.walk().is_given_back);
}

TEST(FocusWalkByTab, FindsATrapThatShiftAndTabLeave) {
  Window window("abcd", "abcd", 'a');
  window.traps('c', false);
  const auto walk = window.walk();
  EXPECT_TRUE(walk.is_complete);
  EXPECT_EQ(window.reached(walk), "abcd");
  EXPECT_THAT(window.findings(walk), ElementsAre("keyboard_trap c"));
}

TEST(FocusWalkByTab, GoesTheOtherWayRoundWhereTabIsALetter) {
  Window window("abcd", "abcde", 'a');
  window.lets_not_pass('c');
  const auto walk = window.walk();
  EXPECT_TRUE(walk.is_complete);
  EXPECT_EQ(window.reached(walk), "abcd");
  EXPECT_EQ(window.mishaps(), 0);
  EXPECT_THAT(window.findings(walk), ElementsAre("keyboard_unreachable e"));
}

TEST(FocusWalkByTab, JudgesNothingBetweenTwoTexts) {
  Window window("abcde", "abcde", 'a');
  window.lets_not_pass('b').lets_not_pass('d');
  const auto walk = window.walk();
  EXPECT_FALSE(walk.is_complete);
  EXPECT_EQ(window.mishaps(), 0);
  EXPECT_THAT(window.findings(walk), IsEmpty());
}

TEST(FocusWalkByTab, PressesNothingInATextOfSeveralLines) {
  Window window("abc", "abc", 'b');
  window.lets_not_pass('b');
  const auto walk = window.walk();
  EXPECT_EQ(window.mishaps(), 0);
  EXPECT_THAT(walk.ended, HasSubstr("Tab is more than a step"));
}

TEST(FocusWalkByTab, TakesTheEndOfAnOrderForNoTrap) {
  Window window("abcd", "abcde", 'b');
  window.no_end();
  const auto walk = window.walk();
  EXPECT_TRUE(walk.is_complete);
  EXPECT_EQ(window.reached(walk), "bcda");
  EXPECT_THAT(window.findings(walk), ElementsAre("keyboard_unreachable e"));
}

TEST(FocusWalkByTab, SaysNothingWhereKeysDoNotArrive) {
  Window window("abc", "abc", 'b');
  window.traps('b');
  const auto walk = window.walk();
  EXPECT_FALSE(walk.is_complete);
  EXPECT_FALSE(walk.trap);
  EXPECT_THAT(walk.ended, HasSubstr("Tab does not move the focus"));
  EXPECT_THAT(window.findings(walk), IsEmpty());
}

TEST(FocusWalkByTab, EndsInTimeAndGoesBack) {
  Window window("abcdefgh", "abcdefgh", 'a');
  window.allow(3);
  const auto walk = window.walk();
  EXPECT_FALSE(walk.is_complete);
  EXPECT_EQ(walk.ended, "it took too long");
  EXPECT_TRUE(walk.is_given_back);
  EXPECT_THAT(window.findings(walk), IsEmpty());
}

TEST(FocusWalkByTab, LeavesToArrowKeysWhatTheyReach) {
  Window window("abd", "abcd", 'a');
  for (auto& element : window.snapshot().elements.edit()) {
    if (element.node.name == "b" || element.node.name == "c") element.node.role = Role::radio;
  }
  const auto walk = window.walk();
  EXPECT_TRUE(walk.is_complete);
  EXPECT_THAT(window.findings(walk), IsEmpty());
}

}  // namespace
}  // namespace offhand::test::focus_walk_cases
