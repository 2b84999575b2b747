#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "platform/api/glide.h"

// How a cursor moves: whatever its motion says, it leaves where it is, arrives on time, and comes to rest at its
// target.
namespace offhand::test {
namespace {

using platform::Glide;
using platform::Spot;
using platform::TimePoint;
using std::chrono::microseconds;
using std::chrono::milliseconds;

constexpr TimePoint glide_begins{std::chrono::hours(3)};

double distance(Spot one, Spot other) { return std::hypot(one.x - other.x, one.y - other.y); }

CursorMotion straight() {
  CursorMotion motion;
  motion.arc_size = 0;
  motion.spring = 1;
  motion.glide_duration_ms = 200;
  return motion;
}

/// How far off the straight line between its ends it is.
double deflection(const Glide& glide, Spot from, Spot to, TimePoint time) {
  const Spot at = glide.at(time);
  return std::abs((to.x - from.x) * (from.y - at.y) - (from.x - at.x) * (to.y - from.y)) / distance(from, to);
}

TEST(Glide, LeavesArrivesAndRestsWhateverTheMotion) {
  std::mt19937 random(7);
  const auto any = [&](double least, double most) { return std::uniform_real_distribution<>(least, most)(random); };
  for (int round = 0; round < 500; ++round) {
    CursorMotion motion{any(0, 1), any(0, 1), any(0, 1), any(-1, 1), any(0.3, 1), std::floor(any(50, 5000)), 0, 0};
    const Spot from{any(-100, 3000), any(-100, 2000)};
    const Spot to{any(-100, 3000), any(-100, 2000)};
    const Glide glide(from, to, motion, glide_begins);
    EXPECT_EQ(glide.at(glide_begins - milliseconds(5)), from);
    EXPECT_EQ(glide.at(glide_begins), from);
    EXPECT_EQ(glide.arrival(), glide_begins + milliseconds(static_cast<int>(motion.glide_duration_ms)));
    EXPECT_LT(distance(glide.at(glide.arrival()), to), 1e-6);
    EXPECT_EQ(glide.at(glide.rest()), to);
    EXPECT_EQ(glide.at(glide.rest() + std::chrono::hours(1)), to);
    // However it swings, it stays near, and never jumps.
    const double way = distance(from, to);
    Spot before = from;
    for (auto time = glide_begins; time < glide.rest(); time += milliseconds(1)) {
      const Spot at = glide.at(time);
      EXPECT_LT(distance(at, before), 4 + way * 26 / motion.glide_duration_ms);
      if (time > glide.arrival()) {
        EXPECT_LT(distance(at, to), 15);
      }
      before = at;
    }
  }
}

TEST(Glide, BendsInItsMiddleByTheSizeOfItsArc) {
  const Spot from{100, 500};
  const Spot to{700, 300};
  for (const double flow : {-1.0, 0.0, 0.4, 1.0}) {
    auto motion = straight();
    motion.arc_size = 0.4;
    motion.arc_flow = flow;
    const Glide glide(from, to, motion, glide_begins);
    EXPECT_NEAR(deflection(glide, from, to, glide_begins + milliseconds(100)), 0.4 * distance(from, to), 1e-6);
  }
  EXPECT_NEAR(deflection(Glide(from, to, straight(), glide_begins), from, to, glide_begins + milliseconds(77)), 0,
              1e-6);
}

TEST(Glide, BulgesWhereTheFlowSays) {
  const Spot from{0, 0};
  const Spot to{400, 0};
  const auto early_and_late = [&](double flow) {
    auto motion = straight();
    motion.arc_size = 0.3;
    motion.arc_flow = flow;
    const Glide glide(from, to, motion, glide_begins);
    return std::pair(deflection(glide, from, to, glide_begins + milliseconds(60)),
                     deflection(glide, from, to, glide_begins + milliseconds(140)));
  };
  const auto [early, late] = early_and_late(0.8);
  EXPECT_GT(late, early);
  const auto [earlier, later] = early_and_late(-0.8);
  EXPECT_GT(earlier, later);
  // Upwards on the screen, so that it never hides what it goes to.
  auto motion = straight();
  motion.arc_size = 0.3;
  EXPECT_LT(Glide(from, to, motion, glide_begins).at(glide_begins + milliseconds(100)).y, 0);
}

/// How far along a way of 400 pixels it is, early and late.
std::pair<double, double> early_and_late(const CursorMotion& motion) {
  const Glide glide({0, 0}, {400, 0}, motion, glide_begins);
  return {glide.at(glide_begins + milliseconds(60)).x, glide.at(glide_begins + milliseconds(140)).x};
}

TEST(Glide, KeepsTheDirectionThatItLeavesInForAsLongAsItsStartHandle) {
  auto motion = straight();
  motion.start_handle = 0;
  const auto [early, late] = early_and_late(motion);
  motion.start_handle = 0.9;
  const auto [longer_early, longer_late] = early_and_late(motion);
  EXPECT_GT(longer_early, early + 100) << "on a straight way that is how far it goes at first";
  EXPECT_GT(longer_early - early, longer_late - late + 50) << "its end is hardly another";
}

TEST(Glide, HasTheDirectionThatItArrivesInForAsLongAsItsEndHandle) {
  auto motion = straight();
  motion.end_handle = 0;
  const auto [early, late] = early_and_late(motion);
  motion.end_handle = 0.9;
  const auto [longer_early, longer_late] = early_and_late(motion);
  EXPECT_LT(longer_late, late - 100) << "on a straight way that is how much is left at last";
  EXPECT_GT(late - longer_late, early - longer_early + 50) << "its beginning is hardly another";
}

TEST(Glide, SwingsTheMoreTheLessItIsDamped) {
  const auto farthest = [](double spring) {
    auto motion = straight();
    motion.spring = spring;
    const Glide glide({0, 0}, {500, 0}, motion, glide_begins);
    double beyond = 0;
    for (auto time = glide.arrival(); time < glide.rest(); time += milliseconds(1))
      beyond = std::max(beyond, glide.at(time).x - 500);
    return beyond;
  };
  EXPECT_EQ(farthest(1), 0);
  EXPECT_GT(farthest(0.72), 0.5);
  EXPECT_GT(farthest(0.3), farthest(0.72));
  auto motion = straight();
  EXPECT_EQ(Glide({0, 0}, {500, 0}, motion, glide_begins).rest(), glide_begins + milliseconds(200))
      << "it does not swing";
}

TEST(Glide, ThatHasNoWayIsThere) {
  const Glide glide({5, 5}, {5.2, 5}, CursorMotion{}, glide_begins);
  EXPECT_EQ(glide.arrival(), glide_begins);
  EXPECT_EQ(glide.rest(), glide_begins);
  EXPECT_EQ(glide.at(glide_begins), (Spot{5.2, 5}));
  EXPECT_EQ(Glide(Spot{7, 8}).at(TimePoint{}), (Spot{7, 8}));
}

}  // namespace
}  // namespace offhand::test
