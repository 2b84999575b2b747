#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/file.h>
#include <unistd.h>

#include <atomic>
#include <mutex>
#include <thread>

#include "impl/dispatch/locks.h"
#include "tests/support/process.h"

namespace offhand::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

class LocksTest : public testing::Test {
 protected:
  TemporaryFolder folder_;
  Locks locks_{folder_.path(), "display"};
  std::stop_token never_;
};

bool sleeps(pid_t thread) {
  const auto stat = contents("/proc/self/task/" + std::to_string(thread) + "/stat");
  const auto bracket = stat.rfind(')');
  return bracket != std::string::npos && stat.substr(bracket, 4).find('S') != std::string::npos;
}

TEST_F(LocksTest, WindowsDoNotStandInEachOthersWay) {
  const auto one = locks_.window(1, milliseconds(0), never_);
  EXPECT_TRUE(one);
  EXPECT_TRUE(locks_.window(2, milliseconds(0), never_));
}

TEST_F(LocksTest, WaitingEndsAtTheDeadlineAndNamesTheWindow) {
  const auto held = locks_.window(41, milliseconds(0), never_);
  const auto refused = locks_.window(41, milliseconds(30), never_);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, "deadline_exceeded");
  EXPECT_THAT(refused.error().message, HasSubstr("41"));
}

TEST_F(LocksTest, LockIsFreeAgainWhenItsHolderGoes) {
  {
    const auto held = locks_.window(1, milliseconds(0), never_);
  }
  EXPECT_TRUE(locks_.window(1, milliseconds(0), never_));
}

TEST_F(LocksTest, OneThatGaveUpDoesNotStandInTheQueue) {
  auto held = locks_.window(1, milliseconds(0), never_);
  EXPECT_FALSE(locks_.window(1, milliseconds(10), never_));
  held = locks_.window(2, milliseconds(0), never_);
  EXPECT_TRUE(locks_.window(1, milliseconds(0), never_));
}

TEST_F(LocksTest, AStopRequestEndsTheWaiting) {
  const auto held = locks_.window(1, milliseconds(0), never_);
  std::stop_source stop;
  std::jthread stopper([&] { stop.request_stop(); });
  const auto refused = locks_.window(1, milliseconds(20'000), stop.get_token());
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, "cancelled");
}

TEST_F(LocksTest, FirstComeIsFirstServed) {
  auto held = locks_.window(1, milliseconds(0), never_);
  std::mutex mutex;
  std::vector<int> order;
  std::vector<std::jthread> waiting;
  for (int i = 0; i < 5; ++i) {
    std::atomic<pid_t> thread = 0;
    waiting.emplace_back([&, i] {
      thread = ::gettid();
      const auto mine = locks_.window(1, milliseconds(20'000), never_);
      const std::scoped_lock lock(mutex);
      order.push_back(i);
    });
    // A thread is in the queue once it sleeps: it has nothing else to sleep for.
    ASSERT_TRUE(eventually([&] { return thread != 0 && sleeps(thread); }));
  }
  held = locks_.window(2, milliseconds(0), never_);
  waiting.clear();
  EXPECT_THAT(order, ElementsAre(0, 1, 2, 3, 4));
}

TEST_F(LocksTest, SeatKeepsOtherProcessesOut) {
  {
    ASSERT_TRUE(locks_.seat(milliseconds(0), never_));
  }
  // flock belongs to the open file, so another descriptor is as good as another process.
  const int file = ::open(folder_.file("seat-display.lock").c_str(), O_RDWR | O_CLOEXEC);
  ASSERT_GE(file, 0);
  ASSERT_EQ(::flock(file, LOCK_EX | LOCK_NB), 0);
  const auto refused = locks_.seat(milliseconds(30), never_);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, "deadline_exceeded");
  std::jthread releasing([&] { ::close(file); });
  EXPECT_TRUE(locks_.seat(milliseconds(20'000), never_));
}

TEST_F(LocksTest, SeatOfAnotherDisplayIsAnotherSeat) {
  const auto held = locks_.seat(milliseconds(0), never_);
  Locks other(folder_.path(), "another");
  EXPECT_TRUE(other.seat(milliseconds(0), never_));
  Locks same(folder_.path(), "display");
  EXPECT_FALSE(same.seat(milliseconds(10), never_));
}

TEST_F(LocksTest, SeatAndWindowsAreApart) {
  const auto held = locks_.seat(milliseconds(0), never_);
  EXPECT_TRUE(locks_.window(1, milliseconds(0), never_));
}

}  // namespace
}  // namespace offhand::test
