#include "impl/dispatch/statistics.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "impl/dispatch/open_metrics.h"
#include "tests/support/process.h"
#include "tests/unit/simulated.h"

namespace offhand::test {
namespace {

using std::chrono::microseconds;
using testing::HasSubstr;
using testing::Not;

CallRecord record(const std::string& error, microseconds took) {
  CallRecord call;
  call.identity = "desktop.click";
  call.error = error;
  call.took = took;
  return call;
}

TEST(Statistics, CountsCallsByIdentityAndErrorAndDuration) {
  Statistics statistics;
  statistics.count(record("", microseconds(500)));
  statistics.count(record("", microseconds(1'000)));
  statistics.count(record("stale_element", microseconds(9'000'000)));
  const auto tool = statistics.tools().at("desktop.click");
  EXPECT_EQ(tool.calls, 3U);
  EXPECT_EQ(tool.failed, 1U);
  EXPECT_EQ(tool.errors.at("stale_element"), 1U);
  EXPECT_EQ(tool.by_duration.front(), 2U) << "1 ms is in the class up to 1 ms";
  EXPECT_EQ(tool.by_duration.back(), 1U);
}

TEST(Statistics, RemembersTheLastThousandCalls) {
  Statistics statistics;
  for (std::size_t i = 0; i <= Statistics::log_length; ++i) {
    statistics.count(record("", microseconds(static_cast<std::int64_t>(i))));
  }
  const auto log = statistics.log();
  EXPECT_EQ(log.size(), Statistics::log_length);
  EXPECT_EQ(log.front().took, microseconds(1)) << "the oldest went";
}

TEST(Statistics, KnowOfACallWhereItsTimeWentAndNothingThatWasTyped) {
  SimulatedDesk desk;
  (void)desk.reply("type_text", {{"pid", 200}, {"text", "a secret"}});
  const auto log = desk.process().statistics().log();
  ASSERT_EQ(log.size(), 1U);
  EXPECT_EQ(log.front().identity, "desktop.type_text");
  EXPECT_GT(log.front().stages.body.count(), 0);
  EXPECT_GE(log.front().took, log.front().stages.body);
  const auto tools = open_metrics(desk.process().statistics(), {});
  EXPECT_THAT(tools, Not(HasSubstr("secret")));
}

TEST(OpenMetrics, AreCumulativeAndEndAsTheyMust) {
  Statistics statistics;
  statistics.count(record("", microseconds(500)));
  statistics.count(record("stale_element", microseconds(3'000)));
  platform::CacheCounts caches;
  caches.count(CacheName::windows, true);
  caches.count(CacheName::windows, true);
  caches.count(CacheName::windows, false);
  const auto text = open_metrics(statistics, caches);
  EXPECT_THAT(text, HasSubstr("offhand_call_duration_seconds_bucket{tool=\"desktop.click\",le=\"0.001\"} 1\n"));
  EXPECT_THAT(text, HasSubstr("offhand_call_duration_seconds_bucket{tool=\"desktop.click\",le=\"0.005\"} 2\n"));
  EXPECT_THAT(text, HasSubstr("offhand_call_duration_seconds_bucket{tool=\"desktop.click\",le=\"1.0\"} 2\n"));
  EXPECT_THAT(text, HasSubstr("offhand_call_duration_seconds_bucket{tool=\"desktop.click\",le=\"+Inf\"} 2\n"));
  EXPECT_THAT(text, HasSubstr("offhand_call_errors_total{tool=\"desktop.click\",code=\"stale_element\"} 1\n"));
  EXPECT_THAT(text, HasSubstr("offhand_cache_hits_total{cache=\"windows\"} 2\n"));
  EXPECT_THAT(text, HasSubstr("offhand_cache_misses_total{cache=\"windows\"} 1\n"));
  EXPECT_THAT(text, HasSubstr("offhand_cache_hits_total{cache=\"browsers\"} 0\n"));
  EXPECT_TRUE(text.ends_with("# EOF\n"));
}

TEST(CacheCounts, HaveARowForEachNameOfTheSchema) {
  std::vector<std::string> names;
  for (const auto& cache : platform::CacheCounts().read()) names.emplace_back(to_string(cache.name));
  const auto declared = json::parse(contents(OFFHAND_TEST_ROOT "/schema/common/statistics.json"));
  EXPECT_EQ(json(names), declared["$defs"]["CacheName"]["enum"]);
}

TEST(CacheCounts, TellWhetherWhatARunWasShownWasStillThere) {
  SimulatedDesk desk;
  const auto of_snapshots = [] { return platform::cache_counts().read().at(0); };
  const auto before = of_snapshots();
  EXPECT_EQ(before.name, CacheName::snapshots);
  desk.refusal("click", {{"window_id", desk.window()}, {"element_index", 1}});
  const auto token = desk.element("A").token;
  desk.call("click", {{"element_token", token}});
  const auto after = of_snapshots();
  EXPECT_GE(after.hits, before.hits + 1);
  EXPECT_GE(after.misses, before.misses + 1);
}

}  // namespace
}  // namespace offhand::test
