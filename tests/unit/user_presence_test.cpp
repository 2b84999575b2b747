#include "impl/user_state/user_presence.h"

#include <gtest/gtest.h>

#include <future>
#include <memory>

#include "generated/types/errors.h"
#include "platform/host/steady_clock.h"

// In which windows the user works is told by their inputs; whoever wants to act there waits until they have left the
// window alone.
namespace offhand::test::user_presence_cases {
namespace {

using namespace std::chrono_literals;
using platform::UserInput;

class ToldDesk final : public platform::UserDesk {
 public:
  Result<platform::UserState> user_state(const platform::Limits& /*limits*/) override { return platform::UserState{}; }
  Result<bool> user_acted_since(platform::TimePoint /*begin*/, const platform::Limits& /*limits*/) override {
    return false;
  }
  Result<void> restore(const platform::UserState& /*before*/, const platform::Limits& /*limits*/) override {
    return {};
  }
  Result<std::shared_ptr<void>> listen_to_user(platform::UserInputSink told,
                                               const platform::Limits& /*limits*/) override {
    ++listened;
    sink = std::move(told);
    return std::make_shared<int>();
  }
  int listened = 0;
  platform::UserInputSink sink;
};

class APresentUser : public testing::Test {
 protected:
  APresentUser() { EXPECT_TRUE(presence_.begin(desk_, clock_, within(1s))); }
  platform::Limits within(std::chrono::milliseconds time) { return {.deadline = clock_.now() + time, .stop = {}}; }
  void user_types(std::int64_t window, const std::string& key = {}, EnumSet<KeyModifier> modifiers = {}) {
    desk_.sink({.at = clock_.now(), .window_id = window, .key = key, .modifiers = modifiers});
  }
  Result<bool> quiet(std::int64_t window, std::chrono::milliseconds time, const platform::Limits& limits) {
    return presence_.await_quiet({.window_id = window, .quiet = time, .waits = [this] { ++said_; }}, clock_, limits);
  }

  ToldDesk desk_;
  platform::SteadyClock clock_;
  UserPresence presence_;
  int said_ = 0;
};

TEST_F(APresentUser, IsListenedToOnce) {
  EXPECT_TRUE(presence_.begin(desk_, clock_, within(1s)));
  EXPECT_EQ(desk_.listened, 1);
}

TEST_F(APresentUser, IsNotWaitedForWhereTheyAreNot) {
  user_types(7);
  const auto waited = quiet(8, 10s, within(20s));
  ASSERT_TRUE(waited);
  EXPECT_FALSE(*waited);
  EXPECT_EQ(said_, 0);
}

TEST_F(APresentUser, IsWaitedForUntilTheyLeaveTheWindowAlone) {
  user_types(7);
  const auto began = clock_.now();
  const auto waited = quiet(7, 200ms, within(20s));
  ASSERT_TRUE(waited);
  EXPECT_TRUE(*waited);
  EXPECT_GE(clock_.now() - began, 190ms);
  EXPECT_EQ(said_, 1) << "and that is said once";
}

TEST_F(APresentUser, WhoGoesOnIsTheReasonOfTheError) {
  user_types(7);
  const auto waited = quiet(7, 60s, within(150ms));
  ASSERT_FALSE(waited);
  EXPECT_EQ(waited.error().code, "person_active");
  EXPECT_EQ(said_, 1);
}

TEST_F(APresentUser, WhoTypesAnywhereIsWaitedForByWhatTakesTheirKeyboard) {
  user_types(7);
  const auto keyboard = [&](std::chrono::milliseconds time, const platform::Limits& limits) {
    return presence_.await_keyboard({.window_id = 8, .quiet = time, .waits = [this] { ++said_; }}, clock_, limits);
  };
  const auto waited = keyboard(200ms, within(20s));
  ASSERT_TRUE(waited);
  EXPECT_TRUE(*waited);
  EXPECT_EQ(said_, 1);
  user_types(7);
  const auto in_vain = keyboard(60s, within(150ms));
  ASSERT_FALSE(in_vain);
  EXPECT_EQ(in_vain.error().code, "user_typing");
  desk_.sink({.kind = UserInput::Kind::press, .at = clock_.now(), .window_id = 7});
  const auto clicked = keyboard(150ms, within(20s));
  ASSERT_TRUE(clicked) << "a click takes no keyboard";
}

/// What they typed before anybody listened is not known.
TEST_F(APresentUser, MayHaveTypedJustBeforeAnybodyListened) {
  const auto began = clock_.now();
  const auto waited = presence_.await_keyboard({.window_id = 8, .quiet = 200ms}, clock_, within(20s));
  ASSERT_TRUE(waited);
  EXPECT_TRUE(*waited);
  EXPECT_GE(clock_.now() - began, 100ms);
}

TEST_F(APresentUser, IsNotWaitedForByACallThatIsStopped) {
  user_types(7);
  std::stop_source stop;
  auto limits = within(60s);
  limits.stop = stop.get_token();
  auto waiting = std::async(std::launch::async, [&] { return quiet(7, 60s, limits); });
  stop.request_stop();
  const auto waited = waiting.get();
  ASSERT_FALSE(waited);
  EXPECT_EQ(waited.error().code, "cancelled");
}

TEST_F(APresentUser, PressesThePanicKeyWithAllItsModifiersAndNoOther) {
  int pressed = 0;
  const platform::KeyPress key{.key = "pause", .modifiers = {KeyModifier::ctrl}};
  presence_.set_panic_key({.key = key, .pressed = [&] { ++pressed; }});
  EXPECT_TRUE(presence_.has_panic_key(key));
  user_types(0, "pause");
  user_types(7, "pause", {KeyModifier::ctrl, KeyModifier::shift});
  user_types(7, "escape", {KeyModifier::ctrl});
  EXPECT_EQ(pressed, 0);
  user_types(7, "pause", {KeyModifier::ctrl});
  EXPECT_EQ(pressed, 1);
}

}  // namespace
}  // namespace offhand::test::user_presence_cases
