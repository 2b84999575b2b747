#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "tests/support/application.h"
#include "tests/support/elements.h"
#include "tests/support/mcp_client.h"

// Fields for days and hours in Qt: they take and forget any number that accessibility gives them, and keep any text.
namespace offhand::test {
namespace {

using testing::HasSubstr;

class Dates : public testing::Test {
 protected:
  ToolReply act(const std::string& tool, const std::string& name, json arguments) {
    const auto found = client_.call("find_elements", {{"pid", program_.pid()}, {"query", "spinbutton:" + name}});
    arguments["pid"] = program_.pid();
    arguments["window_id"] = program_.window();
    for (const auto& one : found.structured.value("elements", json::array()))
      arguments["element_token"] = one["element_token"];
    return client_.call(tool, arguments);
  }
  ToolReply set(const std::string& name, const std::string& value) {
    return act("set_value", name, {{"value", value}});
  }

  TemporaryFolder folder_;
  const std::string log_ = folder_.file("log");
  Application program_{{"/usr/bin/python3", OFFHAND_TEST_DATES_QT5, log_}, {{"LC_ALL", "C.UTF-8"}}};
  McpClient client_{{.server = {"--tools", "full"}}};
};

TEST_F(Dates, TakeADayInTheFormThatTheyShow) {
  const auto day = set("Day", "24 Dec 2026");
  EXPECT_FALSE(day.failed) << day.dump();
  EXPECT_TRUE(eventually([&] { return contents(log_) == "2026-12-24\n"; })) << day.dump() << contents(log_);
  const auto hour = act("type_text", "Hour", {{"text", "13:45:00"}});
  EXPECT_FALSE(hour.failed) << hour.dump();
  EXPECT_TRUE(eventually([&] { return contents(log_) == "2026-12-24\n13:45:00\n"; })) << hour.dump();
}

TEST_F(Dates, RefuseWhatTheyWouldForget) {
  for (const auto* const value : {"5", "2026-12-24", "tomorrow"}) {
    const auto refused = set("Day", value);
    EXPECT_EQ(refused.code(), "invalid_value") << refused.dump();
    EXPECT_THAT(refused.text, HasSubstr("5 Jan 2026")) << value;
  }
  EXPECT_EQ(contents(log_), "");
}

/// The field keeps it and goes on meaning the hour before.
TEST_F(Dates, AreNotSaidToHoldWhatTheyMayNotMean) {
  const auto hour = set("Hour", "25:00:00");
  EXPECT_NE(hour.structured.value("effect", ""), "confirmed") << hour.dump();
}

TEST_F(Dates, ANumberIsSetAsSuch) {
  const auto number = set("Number", "42");
  EXPECT_EQ(number.structured.value("effect", ""), "confirmed") << number.dump();
  EXPECT_TRUE(eventually([&] { return contents(log_) == "42\n"; })) << contents(log_);
}

}  // namespace
}  // namespace offhand::test
