#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <utility>

#include "codegen/runtime/json_writer.h"
#include "generated/types/errors.h"
#include "impl/user_state/lasting_effects.h"
#include "impl/user_state/user_state_guard.h"
#include "tests/unit/simulated.h"

// Window managers that give nothing back: what was given back is what is there at the end, not what a request answered.
namespace offhand::test::refusing_manager_cases {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;

/// Takes a second to say that it did not, or says that it did and does not.
class RefusingDesk final : public platform::UserDesk {
 public:
  RefusingDesk(std::shared_ptr<platform::UserDesk> real, SimulatedDesk& desk) : real_(std::move(real)), desk_(desk) {}
  Result<platform::UserState> user_state(const platform::Limits& limits) override { return real_->user_state(limits); }
  Result<bool> user_acted_since(platform::TimePoint begin, const platform::Limits& limits) override {
    return real_->user_acted_since(begin, limits);
  }
  Result<void> restore(const platform::UserState& before, const platform::Limits& limits) override {
    ++asked;
    if (obeys) return real_->restore(before, limits);
    if (pretends) return {};
    if (obeys_late) static_cast<void>(real_->restore(before, limits));
    desk_.sim().advance(1s);
    return fail(errors::action_failed({.what = "Restoring", .reason = "it keeps another focus", .advice = ""}));
  }
  int asked = 0;
  bool pretends = false;
  bool obeys = false;
  /// It obeys after all, but nobody waits for that any longer.
  bool obeys_late = false;

 private:
  std::shared_ptr<platform::UserDesk> real_;
  SimulatedDesk& desk_;
};

class RefusingManager : public testing::Test {
 protected:
  RefusingManager() : manager_(std::make_shared<RefusingDesk>(desk_.platform().user_desk, desk_)) {
    desk_.platform().user_desk = manager_;
    guard_.emplace(UserStateGuard::begin(desk_.facets(), limits()).value());
  }
  platform::Limits limits() { return {desk_.platform().clock->now() + 5s, {}}; }
  void thief_comes() {
    const json window{{"title", "Thief"}, {"bounds", {{"x", 1}, {"y", 1}, {"width", 50}, {"height", 50}}}};
    ASSERT_TRUE(desk_.sim().run(json{{"do", "open_window"}, {"as", window}}.dump(), "Widgets"));
    ASSERT_TRUE(desk_.sim().run(R"({"do": "take_focus", "window": "Thief"})", "Widgets"));
  }
  void look() {
    ASSERT_TRUE(guard_->restore_if_taken([](const Window& window, bool) { return window.pid == 200; }, limits()));
  }

  SimulatedDesk desk_;
  std::shared_ptr<RefusingDesk> manager_;
  std::optional<UserStateGuard> guard_;
};

TEST_F(RefusingManager, IsAskedTwiceAndThenKnownToRefuse) {
  thief_comes();
  const auto begun = desk_.platform().clock->now();
  for (int times = 0; times < 10; ++times) look();
  EXPECT_EQ(manager_->asked, 2);
  EXPECT_TRUE(guard_->is_refused());
  EXPECT_LE(desk_.platform().clock->now() - begun, 3s);
  const auto effects = guard_->take_side_effects();
  ASSERT_TRUE(effects);
  for (const auto& effect : *effects) EXPECT_FALSE(effect.restored) << to_json(effect);
}

TEST_F(RefusingManager, WhatARequestAnsweredIsNotTakenForWhatIsThere) {
  manager_->pretends = true;
  thief_comes();
  look();
  const auto effects = guard_->take_side_effects();
  ASSERT_TRUE(effects);
  for (const auto& effect : *effects) {
    if (effect.kind == SideEffectKind::stacking) continue;
    EXPECT_FALSE(effect.restored) << to_json(effect);
  }
}

TEST_F(RefusingManager, WhatWasRestoredLaterThanItWasWaitedForIsRestored) {
  manager_->obeys_late = true;
  thief_comes();
  look();
  const auto effects = guard_->take_side_effects();
  ASSERT_TRUE(effects);
  for (const auto& effect : *effects) EXPECT_TRUE(effect.restored) << to_json(effect);
}

TEST_F(RefusingManager, OneThatObeysIsAskedEachTime) {
  manager_->obeys = true;
  for (int times = 0; times < 4; ++times) {
    thief_comes();
    look();
  }
  EXPECT_EQ(manager_->asked, 4);
  EXPECT_FALSE(guard_->is_refused());
  const auto effects = guard_->take_side_effects();
  ASSERT_TRUE(effects);
  for (const auto& effect : *effects) EXPECT_TRUE(effect.restored) << to_json(effect);
}

TEST(LastingEffects, SayWhatEndsThemAndStandInErrors) {
  std::optional<std::vector<SideEffect>> effects{{{.kind = SideEffectKind::grab, .duration_ms = 41, .restored = false},
                                                  {.kind = SideEffectKind::focus, .duration_ms = 5, .restored = true}}};
  say_what_ends(effects);
  EXPECT_THAT(effects->front().ends_by.value_or(""), HasSubstr("escape"));
  EXPECT_FALSE(effects->back().ends_by);
  const auto error = with_side_effects(errors::no_value({.element = "It"}), effects);
  EXPECT_EQ(error.code, "no_value");
  EXPECT_THAT(error.message, HasSubstr("the user lost the grab for 41 ms, and still does"));
  const auto data = json::parse(error.data);
  EXPECT_EQ(data["element"], "It");
  EXPECT_EQ(data["side_effects"].size(), 2U);
  EXPECT_EQ(with_side_effects(errors::no_value({.element = "It"}), std::nullopt).message,
            errors::no_value({.element = "It"}).message);
}

}  // namespace
}  // namespace offhand::test::refusing_manager_cases
