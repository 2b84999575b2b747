#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "tests/mcp-conformance/wire/fixture_server.h"

// A task of 2025-11-25 goes on after its request was answered: what it reports comes on its own, and names it.
namespace offhand::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

class TaskOnPipes : public testing::Test {
 protected:
  json start(const json& token) {
    const auto made = client_.request("tools/call", {{"name", "slow_compute"},
                                                     {"arguments", {{"seconds", 0.05}, {"label", "pi"}}},
                                                     {"task", {{"ttl", 60000}}},
                                                     {"_meta", {{"progressToken", token}}}});
    EXPECT_EQ(made["result"]["task"]["status"], "working") << made;
    return made["result"]["task"]["taskId"];
  }

  TemporaryFolder folder_;
  McpClient client_{fixtures_on_pipes(folder_)};
};

TEST_F(TaskOnPipes, ReportsProgressAndLogUntilItEnds) {
  const auto task = start(17);
  std::vector<std::string> heard;
  do {
    const auto message = client_.next_without_id();
    ASSERT_TRUE(message.is_object());
    const auto& params = message["params"];
    if (message["method"] == "notifications/tasks/status") {
      EXPECT_EQ(params["taskId"], task);
      // While it works its status may be told with what it does, once in a while.
      if (params["status"] == "working") {
        EXPECT_NE(params.value("statusMessage", ""), "") << message;
      } else {
        heard.push_back(params["status"]);
      }
      continue;
    }
    EXPECT_EQ(params["_meta"]["io.modelcontextprotocol/related-task"]["taskId"], task) << message;
    if (message["method"] == "notifications/progress") {
      EXPECT_EQ(params["progressToken"], 17);
    }
    heard.push_back(params.value("message", params.value("data", "")));
  } while (heard.empty() || heard.back() != "completed");
  EXPECT_THAT(heard, ElementsAre("Started", "Computing", "Computed", "completed"));
  EXPECT_THAT(client_.request("tasks/result", {{"taskId", task}}).dump(), HasSubstr("Computed pi."));
}

TEST_F(TaskOnPipes, ReportsForEachTokenItsOwn) {
  const auto one = start("one");
  const auto two = start("two");
  std::map<std::string, std::set<std::string>> tasks_of;
  for (std::size_t ended = 0; ended < 2;) {
    const auto message = client_.next_without_id();
    ASSERT_TRUE(message.is_object());
    const auto& params = message["params"];
    if (message["method"] == "notifications/progress") {
      tasks_of[params["progressToken"]].insert(params["_meta"]["io.modelcontextprotocol/related-task"]["taskId"]);
    }
    ended += message["method"] == "notifications/tasks/status" && params["status"] == "completed" ? 1 : 0;
  }
  EXPECT_THAT(tasks_of["one"], ElementsAre(one));
  EXPECT_THAT(tasks_of["two"], ElementsAre(two));
}

}  // namespace
}  // namespace offhand::test
