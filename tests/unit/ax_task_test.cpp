#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "generated/registry/registry.h"
#include "impl/base/base64.h"
#include "impl/mcp/protocol.h"
#include "impl/perception/png.h"
#include "tests/support/process.h"
#include "tests/unit/mcp_calls.h"
#include "tests/unit/product_bench.h"

// The tools of `ax` that may run on as tasks, and what they say meanwhile: progress, and the status of a task.
namespace offhand::test::ax_task_cases {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::MatchesRegex;
using testing::UnorderedElementsAre;

std::string scene() {
  return scene_of(
      {button("Send", {{"bounds", box(10, 90, 80, 28)}}), button("Open", {{"bounds", box(10, 150, 80, 28)}})});
}

Config with_tesseract() {
  Config config;
  config.vision_backend = ConfigVisionBackend::tesseract;
  return config;
}

class AxTasks : public testing::Test, protected ProductBench {
 protected:
  AxTasks() : ProductBench(scene(), with_tesseract()) {
    initialize();
    connection->set_side_stream(side);
    ask(call("ax_connect", {{"app", "App"}}));
  }
  static json call(const std::string& tool, const json& arguments, const json& more = json::object()) {
    json params{{"name", tool}, {"arguments", arguments}};
    params.update(more);
    return legacy_request("tools/call", params);
  }
  /// The messages of its progress, with how far it was; the last reaches the total.
  std::vector<std::string> progress_of(const std::string& tool, const json& arguments) {
    const auto stream = post(call(tool, arguments, {{"_meta", {{"progressToken", "t"}}}}));
    const auto answer = stream->answer();
    EXPECT_FALSE(answer["result"].value("isError", false)) << answer.dump();
    std::vector<std::string> messages;
    double before = -1;
    json last;
    for (const auto& message : stream->sent(0)) {
      if (message["method"] != "notifications/progress") continue;
      last = message["params"];
      EXPECT_GT(last["progress"].get<double>(), before) << last.dump();
      before = last["progress"];
      messages.push_back(last.value("message", ""));
    }
    EXPECT_EQ(last["progress"], last["total"]) << last.dump();
    return messages;
  }
  std::string picture_of_window() {
    const auto shot = ask(call("ax_screenshot", {{"app", "App"}}))["result"];
    for (const auto& block : shot["content"])
      if (block["type"] == "image") return block["data"];
    return {};
  }
  const std::shared_ptr<RecordingStream> side = std::make_shared<RecordingStream>();
};

TEST_F(AxTasks, AreTheseSevenTools) {
  std::vector<std::string> names;
  for (const auto* tool : catalog().tools) {
    if (tool->tasks != TaskSupport::forbidden) names.emplace_back(tool->name);
  }
  EXPECT_THAT(names, UnorderedElementsAre("ax_find_visual", "ax_get_tree", "ax_run_script", "ax_wait_idle",
                                          "ax_workflow", "ax_a11y_audit", "ax_visual_diff"));
}

TEST_F(AxTasks, AreKeptForAMinuteAndTellTheModelThatItMayGoOn) {
  const auto made = ask(call("ax_get_tree", {{"app", "App"}}, {{"task", json::object()}}))["result"];
  EXPECT_EQ(made["task"]["ttl"], 60'000) << made.dump();
  EXPECT_EQ(made["task"]["statusMessage"].get<std::string>().rfind(" has begun"),
            made["task"]["statusMessage"].get<std::string>().size() - std::string(" has begun").size());
  const std::string said = made["_meta"][std::string(mcp::meta_immediate_response)];
  EXPECT_THAT(said, HasSubstr(made["task"]["taskId"].get<std::string>()));
  EXPECT_THAT(said, HasSubstr("60 s"));
  const auto result = ask(legacy_request("tasks/result", {{"taskId", made["task"]["taskId"]}}))["result"];
  EXPECT_THAT(result.dump(), HasSubstr("Send"));
}

TEST_F(AxTasks, OfALegacyClientLiveAsLongAsItAsks) {
  const auto made = ask(call("ax_get_tree", {{"app", "App"}}, {{"task", {{"ttl", 30'000}}}}))["result"];
  EXPECT_EQ(made["task"]["ttl"], 30'000);
}

TEST_F(AxTasks, OfALegacyClientRefuseALifeThatIsNone) {
  for (const json& life : {json(-1), json(0), json("x"), json(1.5)}) {
    const auto refused = ask(call("ax_get_tree", {{"app", "App"}}, {{"task", {{"ttl", life}}}}));
    EXPECT_EQ(refused["error"]["code"], -32602) << refused.dump();
    EXPECT_THAT(refused["error"]["message"].get<std::string>(), HasSubstr("task.ttl"));
  }
}

TEST_F(AxTasks, OfALegacyClientFailWhereTheirResultIsAnError) {
  const auto made = ask(call("ax_get_tree", {{"app", "Nobody"}}, {{"task", json::object()}}))["result"];
  const json id{{"taskId", made["task"]["taskId"]}};
  const auto result = ask(legacy_request("tasks/result", id))["result"];
  EXPECT_EQ(result["isError"], true) << result.dump();
  const auto task = ask(legacy_request("tasks/get", id))["result"];
  EXPECT_EQ(task["status"], "failed") << task.dump();
  EXPECT_THAT(task["statusMessage"].get<std::string>(), HasSubstr("Nobody"));
  const json takes_tasks{{"extensions", {{std::string(mcp::tasks_extension), json::object()}}}};
  const auto modern = ask(modern_request("tasks/get", id, takes_tasks))["result"];
  EXPECT_EQ(modern["status"], "completed") << "as this version has it: " << modern.dump();
  EXPECT_EQ(modern["result"]["isError"], true);
}

TEST_F(AxTasks, OfAModernClientLiveLongerWhereTheCallMay) {
  const auto life = [&](json meta) {
    json params{{"name", "ax_get_tree"}, {"arguments", {{"app", "App"}}}, {"_meta", std::move(meta)}};
    const json takes_tasks{{"extensions", {{std::string(mcp::tasks_extension), json::object()}}}};
    return ask(modern_request("tools/call", params, takes_tasks))["result"];
  };
  EXPECT_EQ(life(json::object())["ttlMs"], 60'000) << life(json::object()).dump();
  EXPECT_EQ(life({{"dev.offhand/timeout_ms", 90'000}})["ttlMs"], 150'000);
}

TEST_F(AxTasks, TellWhatTheyDo) {
  const json step{{"tool", "ax_get_value"}, {"args", {{"app", "App"}, {"query", "Frobnicate"}}}, {"on_fail", "skip"}};
  ask(call("ax_workflow", {{"steps", json::array({step, step})}}, {{"task", json::object()}}));
  std::set<std::string> said;
  EXPECT_TRUE(eventually([&] {
    for (const auto& message : side->sent(0)) {
      if (message["method"] == "notifications/tasks/status") said.insert(message["params"].value("statusMessage", ""));
    }
    return said.contains("");
  }));
  EXPECT_THAT(said, testing::Contains("Step 1/2: ax_get_value")) << "the completed one says nothing more";
}

TEST_F(AxTasks, ReportTheirProgressInWords) {
  EXPECT_THAT(progress_of("ax_get_tree", {{"app", "App"}}).front(), "Scanning window 1/1");
  EXPECT_THAT(progress_of("ax_get_tree", {{"app", "App"}}).back(), "The tree is built");
  EXPECT_EQ(progress_of("ax_a11y_audit", {{"app", "App"}}).back(), "Every element was looked at");
  const json step{{"tool", "ax_get_value"}, {"args", {{"app", "App"}, {"query", "Send"}}}, {"on_fail", "skip"}};
  const auto steps = progress_of("ax_workflow", {{"steps", json::array({step, step})}});
  EXPECT_EQ(steps.front(), "Step 1/2: ax_get_value");
  EXPECT_EQ(steps.back(), "Done");
  const auto many = progress_of("ax_workflow", {{"steps", std::vector<json>(30, step)}});
  EXPECT_EQ(many.size(), 31U) << "of each step, however quick";
  EXPECT_EQ(progress_of("ax_visual_diff", {{"app", "App"}, {"baseline", picture_of_window()}}).back(), "Compared");
  EXPECT_EQ(progress_of("ax_run_script", {{"script", "tell App"}}).back(), "The script has ended");
  const auto waiting = progress_of("ax_wait_idle", {{"app", "App"}, {"timeout_ms", 5'000}});
  EXPECT_THAT(waiting.front(), MatchesRegex("Waiting… \\(0\\.0 s / [0-9.]+ s\\)"));
  EXPECT_EQ(waiting.back(), "The application is idle");
}

}  // namespace
}  // namespace offhand::test::ax_task_cases
