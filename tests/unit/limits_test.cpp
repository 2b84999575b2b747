#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/unit/simulated.h"

namespace offhand::test {
namespace {

using testing::HasSubstr;
using namespace std::chrono_literals;

TEST(Limits, WhatCameTooLateNamesTheLimitThatTheCallerSet) {
  SimulatedDesk desk;
  const auto now = desk.sim().now();
  const auto late = desk.platform().windows->list({.deadline = now, .stop = {}, .whole = 700ms});
  ASSERT_FALSE(late);
  EXPECT_THAT(late.error().message, HasSubstr("within 700 ms"));
}

TEST(Limits, AShareOfTheTimeIsNotTheLimitThatTheCallerSet) {
  const platform::TimePoint now{};
  const platform::Limits limits{.deadline = now + 700ms, .stop = {}, .whole = 700ms};
  EXPECT_EQ(limits.no_later_than(now + 1s).whole, 700ms);
  EXPECT_EQ(limits.no_later_than(now + 200ms).whole, 0ms);
  EXPECT_EQ(limits.no_later_than(now + 200ms).deadline, now + 200ms);
}

}  // namespace
}  // namespace offhand::test
