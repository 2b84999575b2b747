// What the net for the user's keys caught, in the reply.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/unit/scripted.h"
#include "tests/unit/simulated.h"

namespace offhand::test {
namespace {

using platform::Limits;

/// How many keys the nets caught, and whose the front was to be, in order.
struct Nets {
  std::int64_t caught = 0;
  std::vector<platform::KeyInterceptor::Front> fronts;
};

class CountingNet final : public platform::KeyInterceptor {
 public:
  explicit CountingNet(std::shared_ptr<Nets> nets) : nets_(std::move(nets)) {}
  void give_to(const platform::UserState& /*users*/) override {}
  void set_front(Front front) override { nets_->fronts.push_back(front); }
  std::vector<Theft> take_thefts() override { return {}; }
  bool user_turned() const override { return false; }
  bool user_commanded() const override { return false; }
  std::int64_t keys_caught() const override { return nets_->caught; }

 private:
  const std::shared_ptr<Nets> nets_;
};

/// Nets that have caught so many keys.
class CountingNets final : public platform::KeyInterception {
 public:
  explicit CountingNets(std::shared_ptr<Nets> nets) : nets_(std::move(nets)) {}
  Result<void> attend_user(const Limits& /*limits*/) override { return {}; }
  Result<std::unique_ptr<platform::KeyInterceptor>> intercept_keys(const platform::UserState& /*users*/,
                                                                   const platform::KeyInterceptor::Of& /*of*/,
                                                                   platform::KeyInterceptor::Front front,
                                                                   const Limits& /*limits*/) override {
    nets_->fronts.push_back(front);
    return std::make_unique<CountingNet>(nets_);
  }

 private:
  const std::shared_ptr<Nets> nets_;
};

struct DeskWithNets {
  explicit DeskWithNets(Config config = {}) : desk("widgets", std::move(config)) {
    desk.platform().key_interception = std::make_shared<CountingNets>(nets);
  }
  SimulatedDesk desk;
  std::shared_ptr<Nets> nets = std::make_shared<Nets>();
};

TEST(KeysCaught, AreToldOfTheActionThatTheyWereCaughtIn) {
  DeskWithNets with;
  scripted_input(with.desk.platform()).meanwhile = [&] { with.nets->caught += 3; };
  const auto reply = with.desk.reply("press_key", {{"pid", 200}, {"key", "x"}});
  ASSERT_TRUE(reply);
  const auto result = json::parse(*reply->structured);
  ASSERT_EQ(result["side_effects"].size(), 1U) << result;
  EXPECT_EQ(result["side_effects"][0],
            (json{{"kind", "focus"}, {"duration_ms", 0}, {"restored", true}, {"keys_caught", 3}}));
  EXPECT_THAT(reply->text, testing::HasSubstr("3 keys of theirs caught and handed on"));
}

TEST(KeysCaught, AreToldOnce) {
  DeskWithNets with;
  with.nets->caught = 0;
  const auto result = with.desk.call("press_key", {{"pid", 200}, {"key", "x"}});
  EXPECT_FALSE(result.contains("side_effects")) << result;
  with.nets->caught = 2;
  // Caught after the first answer, so the next one tells of it as of what came late.
  const auto next = with.desk.call("press_key", {{"pid", 200}, {"key", "y"}});
  ASSERT_TRUE(next.contains("late_side_effects")) << next;
  EXPECT_EQ(next["late_side_effects"][0]["keys_caught"], 2);
}

Config with_somebody(bool second_keyboard) {
  Config config;
  config.desk = ConfigDesk::shared;
  config.second_keyboard = second_keyboard;
  return config;
}

const json letter_in_front{{"pid", 200}, {"text", "x"}, {"delivery_mode", "foreground"}};

TEST(KeysInFront, ArePressedOnAKeyboardOfOursWhileTheUsersIsHeld) {
  using Front = platform::KeyInterceptor::Front;
  DeskWithNets with(with_somebody(true));
  auto& input = scripted_input(with.desk.platform());
  input.own_way = platform::Disturbs::front;
  with.desk.call("type_text", letter_in_front);
  EXPECT_EQ(input.sent_by_own_way, 1);
  EXPECT_EQ(with.nets->fronts, (std::vector{Front::held, Front::users}));
}

TEST(KeysInFront, AreTheUsersWhereNothingKeepsWhatTheyType) {
  SimulatedDesk desk("widgets", with_somebody(true));
  auto& input = scripted_input(desk.platform());
  input.own_way = platform::Disturbs::front;
  desk.call("type_text", letter_in_front);
  EXPECT_EQ(input.sent_by_own_way, 0);
  EXPECT_EQ(desk.sim().value(desk.window(), "Entry"), "x");
}

TEST(KeysInFront, AreTheUsersWithoutASecondKeyboard) {
  DeskWithNets with(with_somebody(false));
  auto& input = scripted_input(with.desk.platform());
  input.own_way = platform::Disturbs::front;
  with.desk.call("type_text", letter_in_front);
  EXPECT_EQ(input.sent_by_own_way, 0);
  EXPECT_EQ(with.desk.sim().value(with.desk.window(), "Entry"), "x");
}

}  // namespace
}  // namespace offhand::test
