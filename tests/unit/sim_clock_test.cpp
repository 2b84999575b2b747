#include <thread>

#include "platform/sim/virtual_time.h"
#include "tests/unit/sim_fixture.h"

namespace offhand::platform::sim {
namespace {

using namespace std::chrono_literals;

class VirtualTimeTest : public testing::Test {
 protected:
  bool wait(std::chrono::milliseconds time, const std::function<bool()>& ready = [] { return false; }) {
    std::mutex mutex;
    std::condition_variable_any changed;
    std::unique_lock lock(mutex);
    return time_.wait_until(lock, changed, time_.now() + time, {}, ready);
  }
  VirtualTime time_;
};

TEST_F(VirtualTimeTest, AnHourTakesNoTime) {
  const auto begin = std::chrono::steady_clock::now();
  EXPECT_FALSE(wait(1h));
  EXPECT_EQ(time_.elapsed(), 1h);
  EXPECT_LT(std::chrono::steady_clock::now() - begin, 500ms);
}

TEST_F(VirtualTimeTest, HappeningsRunInTheOrderOfTimeThenOfScheduling) {
  std::string order;
  const auto at = [&](std::chrono::milliseconds time, char letter) {
    time_.schedule(time_.now() + time, [&order, letter] { order += letter; });
  };
  at(20ms, 'c');
  at(10ms, 'a');
  at(10ms, 'b');
  wait(30ms);
  EXPECT_EQ(order, "abc");
}

TEST_F(VirtualTimeTest, AWaitEndsAtTheHappeningThatFulfilsIt) {
  bool happened = false;
  time_.schedule(time_.now() + 40ms, [&] { happened = true; });
  EXPECT_TRUE(wait(10s, [&] { return happened; }));
  EXPECT_EQ(time_.elapsed(), 40ms);
}

TEST_F(VirtualTimeTest, NothingBeyondTheEndOfAWaitHappens) {
  bool happened = false;
  time_.schedule(time_.now() + 40ms, [&] { happened = true; });
  EXPECT_FALSE(wait(39ms));
  EXPECT_FALSE(happened);
}

TEST_F(VirtualTimeTest, AStopEndsAWaitForEver) {
  std::stop_source source;
  std::mutex mutex;
  std::condition_variable_any changed;
  std::jthread stopper([&] { source.request_stop(); });
  std::unique_lock lock(mutex);
  EXPECT_FALSE(time_.wait_until(lock, changed, TimePoint::max(), source.get_token(), [] { return false; }));
  EXPECT_EQ(time_.elapsed(), 0ms);
}

TEST_F(VirtualTimeTest, TheShorterOfTwoWaitsEndsFirst) {
  std::atomic<std::int64_t> short_end{0};
  std::atomic<std::int64_t> long_end{0};
  {
    std::atomic<int> begun{0};
    const auto worker = [&](std::chrono::milliseconds time, std::atomic<std::int64_t>& end) {
      const auto working = time_.working();
      ++begun;
      while (begun < 2) std::this_thread::yield();
      wait(time);
      end = time_.elapsed().count();
    };
    std::jthread one(worker, 100ms, std::ref(short_end));
    std::jthread other(worker, 5s, std::ref(long_end));
  }
  EXPECT_EQ(short_end, 100);
  EXPECT_EQ(long_end, 5000);
}

TEST_F(VirtualTimeTest, TimeStandsStillWhileAWorkerWorks) {
  std::mutex mutex;
  std::condition_variable_any changed;
  bool done = false;
  auto working = time_.working();
  std::jthread waiter([&] {
    std::unique_lock lock(mutex);
    EXPECT_TRUE(time_.wait_until(lock, changed, time_.now() + 10s, {}, [&] { return done; }));
  });
  // Long enough for the waiter to have jumped, were it allowed to.
  std::this_thread::sleep_for(30ms);
  EXPECT_EQ(time_.elapsed(), 0ms);
  {
    const std::lock_guard guard(mutex);
    done = true;
  }
  changed.notify_all();
  waiter.join();
  EXPECT_EQ(time_.elapsed(), 0ms);
}

TEST_F(VirtualTimeTest, ManyThreadsTakeTurnsInTheSameOrderEveryTime) {
  const auto run = [] {
    VirtualTime time;
    std::mutex mutex;
    std::condition_variable_any changed;
    std::string order;
    std::atomic<int> begun{0};
    const auto body = [&](int number) {
      const auto working = time.working();
      ++begun;
      while (begun < 4) std::this_thread::yield();
      for (int i = 0; i < 20; ++i) {
        std::unique_lock lock(mutex);
        time.wait_until(lock, changed, VirtualTime::beginning() + std::chrono::milliseconds(10 * i + number), {},
                        [] { return false; });
        order += static_cast<char>('0' + number);
      }
    };
    {
      std::vector<std::jthread> threads;
      for (int number = 1; number <= 4; ++number) threads.emplace_back(body, number);
    }
    return order;
  };
  std::string expected;
  for (int i = 0; i < 20; ++i) expected += "1234";
  EXPECT_EQ(run(), expected);
  EXPECT_EQ(run(), expected);
}

}  // namespace
}  // namespace offhand::platform::sim
