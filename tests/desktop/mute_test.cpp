#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "tests/support/application.h"
#include "tests/support/desk.h"
#include "tests/support/mcp_client.h"

// A program that registers for assistive technology and never answers, and works all the same: it is pressed, and
// nothing waits for it each time.
namespace offhand::test::mute_program_cases {
namespace {

class MuteProgram : public testing::Test {
 protected:
  TemporaryFolder folder_;
  UserAtDesk user_;
  const Application application_{{"/usr/bin/python3", OFFHAND_TEST_MUTE_GTK3, folder_.file("log")}};
  McpClient client_{{.server = {"--tools", "full"}, .environment = {{"OFFHAND_DESK", "shared"}}}};
};

TEST_F(MuteProgram, IsPressedAllTheSame) {
  user_.sit_down();
  const json window{{"pid", application_.pid()}, {"window_id", application_.window()}};
  auto point = window;
  point.update({{"x", 150}, {"y", 100}});
  for (int times = 0; times < 2; ++times) {
    const auto begun = std::chrono::steady_clock::now();
    const auto reply = client_.call("click", point);
    ASSERT_FALSE(reply.failed) << reply.dump();
    EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::seconds(6)) << reply.dump();
  }
  EXPECT_TRUE(eventually([&] { return contents(folder_.file("log")) == "shown\npressed\npressed\n"; }))
      << contents(folder_.file("log"));
}

}  // namespace
}  // namespace offhand::test::mute_program_cases
