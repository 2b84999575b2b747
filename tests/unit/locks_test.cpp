#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/file.h>
#include <unistd.h>

#include <atomic>
#include <optional>
#include <thread>

#include "impl/dispatch/call_locks.h"
#include "impl/dispatch/locks.h"
#include "tests/support/process.h"

namespace offhand::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using What = Locks::What;
using Tickets = std::vector<std::unique_ptr<Locks::Ticket>>;

class LocksTest : public testing::Test {
 protected:
  Result<Locks::Held> seat_file(Locks& locks, milliseconds timeout) {
    return locks.keep_others_from_seat(timeout, timeout, {});
  }

  TemporaryFolder folder_;
  Locks locks_{folder_.path(), "display"};
};

TEST_F(LocksTest, WindowsDoNotStandInEachOthersWay) {
  const auto one = locks_.line_up({What::window, 1});
  const auto two = locks_.line_up({What::window, 2});
  const auto seat = locks_.line_up({What::seat, 0});
  EXPECT_TRUE(one->is_served());
  EXPECT_TRUE(two->is_served());
  EXPECT_TRUE(seat->is_served());
}

TEST_F(LocksTest, FirstComeIsFirstServedWithoutAThread) {
  std::vector<int> order;
  Tickets tickets;
  for (int i = 0; i < 4; ++i) {
    tickets.push_back(locks_.line_up({What::window, 1}));
    tickets.back()->when_served([&order, i] { order.push_back(i); });
  }
  EXPECT_THAT(order, ElementsAre(0));
  tickets[2].reset();  // one that gave up does not stand in the queue
  tickets[0].reset();
  EXPECT_THAT(order, ElementsAre(0, 1));
  EXPECT_FALSE(tickets[3]->is_served());
  tickets[1].reset();
  EXPECT_THAT(order, ElementsAre(0, 1, 3));
  EXPECT_TRUE(tickets[3]->is_served());
}

TEST_F(LocksTest, WhoeverGivesItsPlaceAwayIsServedNoMoreAndTheNextIs) {
  const Locks::Key client{Locks::What::client, 7};
  const auto first = locks_.line_up(client);
  const auto second = locks_.line_up(client);
  bool is_second_served = false;
  second->when_served([&] { is_second_served = true; });
  EXPECT_FALSE(is_second_served);
  first->leave();
  first->leave();
  EXPECT_TRUE(is_second_served);
  EXPECT_FALSE(first->is_served());
  EXPECT_TRUE(second->is_served());
}

TEST_F(LocksTest, AProcessHasSeveralPlaces) {
  Tickets tickets;
  for (std::size_t i = 0; i < Locks::places(What::process) + 2; ++i)
    tickets.push_back(locks_.line_up({What::process, 200}));
  EXPECT_TRUE(tickets[Locks::places(What::process) - 1]->is_served());
  EXPECT_FALSE(tickets[Locks::places(What::process)]->is_served());
  tickets[1].reset();
  EXPECT_TRUE(tickets[Locks::places(What::process)]->is_served());
  EXPECT_FALSE(tickets.back()->is_served());
}

TEST_F(LocksTest, SeatKeepsOtherProcessesOut) {
  EXPECT_TRUE(seat_file(locks_, milliseconds(0)));
  // flock belongs to the open file, so another descriptor is as good as another process.
  const int file = ::open(folder_.file("seat-display.lock").c_str(), O_RDWR | O_CLOEXEC);
  ASSERT_GE(file, 0);
  ASSERT_EQ(::flock(file, LOCK_EX | LOCK_NB), 0);
  const auto refused = seat_file(locks_, milliseconds(30));
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, "deadline_exceeded");
  EXPECT_THAT(refused.error().message, HasSubstr("seat"));
  std::jthread releasing([&] { ::close(file); });
  EXPECT_TRUE(seat_file(locks_, milliseconds(20'000)));
}

TEST_F(LocksTest, SeatOfAnotherDisplayIsAnotherSeat) {
  const auto held = seat_file(locks_, milliseconds(0));
  Locks other(folder_.path(), "another");
  EXPECT_TRUE(seat_file(other, milliseconds(0)));
  Locks same(folder_.path(), "display");
  EXPECT_FALSE(seat_file(same, milliseconds(10)));
}

class TurnTest : public LocksTest {
 protected:
  static Alarms::Clock::time_point far() { return Alarms::Clock::now() + std::chrono::hours(1); }
  Alarms alarms_;
  std::stop_source stop_;
  std::optional<Turn> first_{std::in_place};
  std::optional<Turn> second_{std::in_place};
};

TEST(AlarmsTest, NoneRingsAfterTheEnd) {
  std::atomic<int> strategy = 0;
  Alarms alarms;
  alarms.at(Alarms::Clock::now(), [&] { ++strategy; });
  ASSERT_TRUE(eventually([&] { return strategy == 1; }));
  alarms.at(Alarms::Clock::now() + std::chrono::hours(1), [&] { ++strategy; });
  alarms.end();
  // Neither what comes after it.
  alarms.at(Alarms::Clock::now(), [&] { ++strategy; });
  alarms.end();
  EXPECT_EQ(strategy, 1);
}

TEST_F(TurnTest, ItComesWhenTheOneBeforeLeaves) {
  ASSERT_TRUE(first_->take(locks_, {What::window, 1}));
  ASSERT_TRUE(first_->take(locks_, {What::window, 1})) << "it is its own already";
  ASSERT_FALSE(second_->take(locks_, {What::window, 1}));
  int turns = 0;
  second_->when_ready(alarms_, far(), stop_.get_token(), [&] { ++turns; });
  EXPECT_EQ(turns, 0);
  first_.reset();
  EXPECT_EQ(turns, 1);
  stop_.request_stop();
  EXPECT_EQ(turns, 1);
  EXPECT_TRUE(second_->take(locks_, {What::window, 1}));
}

TEST_F(TurnTest, AStopRequestAndTheDeadlineEndTheWaiting) {
  ASSERT_TRUE(first_->take(locks_, {What::window, 1}));
  ASSERT_FALSE(second_->take(locks_, {What::window, 1}));
  std::atomic<int> turns = 0;
  second_->when_ready(alarms_, far(), stop_.get_token(), [&] { ++turns; });
  stop_.request_stop();
  EXPECT_EQ(turns, 1);
  EXPECT_FALSE(second_->expired());
  second_.emplace();
  ASSERT_FALSE(second_->take(locks_, {What::window, 1}));
  std::stop_source another;
  second_->when_ready(alarms_, Alarms::Clock::now(), another.get_token(), [&] { ++turns; });
  EXPECT_TRUE(eventually([&] { return turns == 2; }));
  EXPECT_TRUE(second_->expired());
}

TEST_F(TurnTest, AnotherWindowGivesBackTheFirstAndWhatCameAfter) {
  ASSERT_TRUE(first_->take(locks_, {What::window, 1}));
  ASSERT_TRUE(first_->take(locks_, {What::process, 200}));
  ASSERT_TRUE(first_->take(locks_, {What::window, 2}));
  EXPECT_TRUE(second_->take(locks_, {What::window, 1}));
  Turn third;
  EXPECT_FALSE(third.take(locks_, {What::window, 2}));
}

}  // namespace
}  // namespace offhand::test
