// What the net for the person's keys caught, in the reply.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/unit/scripted.h"
#include "tests/unit/simulated.h"

namespace offhand::test {
namespace {

using platform::Limits;

class CountingNet final : public platform::KeyNet {
 public:
  explicit CountingNet(std::shared_ptr<std::int64_t> caught) : caught_(std::move(caught)) {}
  void give_to(const platform::DeskState& /*persons*/) override {}
  void set_front(Front /*front*/) override {}
  std::vector<Theft> take_thefts() override { return {}; }
  bool person_turned() const override { return false; }
  bool person_commanded() const override { return false; }
  std::int64_t keys_caught() const override { return *caught_; }

 private:
  const std::shared_ptr<std::int64_t> caught_;
};

/// The simulation's windows, and nets that have caught so many keys.
class WindowsWithNets final : public platform::Windows {
 public:
  WindowsWithNets(std::shared_ptr<platform::Windows> real, std::shared_ptr<std::int64_t> caught)
      : real_(std::move(real)), caught_(std::move(caught)) {}
  Result<std::vector<platform::WindowInfo>> list(const Limits& limits) override { return real_->list(limits); }
  Result<platform::WindowInfo> describe(std::int64_t window, const Limits& limits) override {
    return real_->describe(window, limits);
  }
  Result<std::vector<std::int64_t>> blockers(std::int64_t window, const Limits& limits) override {
    return real_->blockers(window, limits);
  }
  std::vector<platform::OwnedWindow> known_windows(std::int64_t pid) const override {
    return real_->known_windows(pid);
  }
  Result<platform::WindowReport> report(std::int64_t window, const Limits& limits) override {
    return real_->report(window, limits);
  }
  Result<platform::DeskState> desk(const Limits& limits) override { return real_->desk(limits); }
  Result<bool> person_acted_since(platform::TimePoint begin, const Limits& limits) override {
    return real_->person_acted_since(begin, limits);
  }
  Result<std::string> manager(const Limits& limits) override { return real_->manager(limits); }
  Result<Bounds> screen(const Limits& limits) override { return real_->screen(limits); }
  Result<void> activate(std::int64_t window, const Limits& limits) override { return real_->activate(window, limits); }
  Result<void> place(std::int64_t window, const Bounds& frame, const Limits& limits) override {
    return real_->place(window, frame, limits);
  }
  Result<void> restore(const platform::DeskState& before, const Limits& limits) override {
    return real_->restore(before, limits);
  }
  Result<std::unique_ptr<platform::KeyNet>> catch_keys(const platform::DeskState& /*persons*/,
                                                       const platform::KeyNet::Of& /*of*/,
                                                       platform::KeyNet::Front /*front*/,
                                                       const Limits& /*limits*/) override {
    return std::make_unique<CountingNet>(caught_);
  }

 private:
  const std::shared_ptr<platform::Windows> real_;
  const std::shared_ptr<std::int64_t> caught_;
};

struct DeskWithNets {
  DeskWithNets() { desk.platform().windows = std::make_unique<WindowsWithNets>(desk.platform().windows.get(), caught); }
  SimulatedDesk desk;
  std::shared_ptr<std::int64_t> caught = std::make_shared<std::int64_t>(0);
};

TEST(KeysCaught, AreToldOfTheActionThatTheyWereCaughtIn) {
  DeskWithNets nets;
  scripted_input(nets.desk.platform()).meanwhile = [&] { *nets.caught += 3; };
  const auto reply = nets.desk.reply("press_key", {{"pid", 200}, {"key", "x"}});
  ASSERT_TRUE(reply);
  const auto result = json::parse(*reply->structured);
  ASSERT_EQ(result["side_effects"].size(), 1U) << result;
  EXPECT_EQ(result["side_effects"][0],
            (json{{"kind", "focus"}, {"duration_ms", 0}, {"restored", true}, {"keys_caught", 3}}));
  EXPECT_THAT(reply->text, testing::HasSubstr("3 keys of theirs caught and handed on"));
}

TEST(KeysCaught, AreToldOnce) {
  DeskWithNets nets;
  *nets.caught = 0;
  const auto result = nets.desk.call("press_key", {{"pid", 200}, {"key", "x"}});
  EXPECT_FALSE(result.contains("side_effects")) << result;
  *nets.caught = 2;
  // Caught after the first answer, so the next one tells of it as of what came late.
  const auto next = nets.desk.call("press_key", {{"pid", 200}, {"key", "y"}});
  ASSERT_TRUE(next.contains("late_side_effects")) << next;
  EXPECT_EQ(next["late_side_effects"][0]["keys_caught"], 2);
}

}  // namespace
}  // namespace offhand::test
