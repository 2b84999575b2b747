#include "platform/linux/input_method/broken_compositions.h"

#include <gtest/gtest.h>

#include <chrono>

// What engines were seen to tell (docs/design/linux-measurements.md, input methods), with the times that they took.
namespace offhand::platform::input_method {
namespace {

using std::chrono::milliseconds;

class Engine : public testing::Test {
 protected:
  void shows(int after_ms) { broken_.note_shown(true, now_ += milliseconds(after_ms)); }
  void puts_away(int after_ms) { broken_.note_shown(false, now_ += milliseconds(after_ms)); }
  void is_taken(int after_ms) { broken_.note_taken(now_ += milliseconds(after_ms)); }
  void commits() { broken_.note_committed(); }

  TimePoint now_{};
  BrokenCompositions broken_;
};

TEST_F(Engine, IsTakenFromAnUnfinishedWord) {
  shows(0);
  puts_away(400);
  is_taken(2);
  EXPECT_EQ(broken_.count(), 1);
}

TEST_F(Engine, IsTakenWithoutPuttingAnythingAway) {
  shows(0);
  is_taken(400);
  puts_away(1);
  puts_away(1);
  EXPECT_EQ(broken_.count(), 1);
}

TEST_F(Engine, IsTakenBackByAKeyAndLosesItToAKeyThatWasOnItsWay) {
  puts_away(0);
  is_taken(1);
  puts_away(1);
  puts_away(24);
  is_taken(1);
  puts_away(1);
  shows(1);
  puts_away(6);
  puts_away(2);
  EXPECT_EQ(broken_.count(), 1);
  shows(40);
  puts_away(80);
  commits();
  EXPECT_EQ(broken_.count(), 1);
}

TEST_F(Engine, FinishesEachWordAndIsTakenBetween) {
  for (int word = 0; word < 3; ++word) {
    is_taken(30);
    puts_away(1);
    shows(1);
    puts_away(70);
    commits();
    shows(1);
    puts_away(70);
    commits();
    puts_away(1);
    is_taken(20);
    puts_away(1);
  }
  EXPECT_EQ(broken_.count(), 0);
}

TEST_F(Engine, CommitsBeforeItPutsAway) {
  is_taken(0);
  shows(1);
  commits();
  puts_away(1);
  is_taken(20);
  EXPECT_EQ(broken_.count(), 0);
}

TEST_F(Engine, IsCorrectedByTheUser) {
  is_taken(0);
  shows(1);
  puts_away(200);
  is_taken(700);
  puts_away(1);
  EXPECT_EQ(broken_.count(), 0);
}

}  // namespace
}  // namespace offhand::platform::input_method
