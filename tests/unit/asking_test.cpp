#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/unit/asking_bench.h"

// What the product asks the user through the client, in both eras: each question with each answer, and what happens
// where the client cannot ask. The desk is the witness.
namespace offhand::test::asking_cases {
namespace {

using testing::HasSubstr;

/// Two applications of one name, and a button that cannot be taken back.
std::string two_alike() {
  auto scene =
      json::parse(scene_of(json::array({button("Delete all", {{"on_press", sets_status()}}), status_text("ready")})));
  scene["applications"].push_back(
      {{"name", "App"},
       {"pid", 201},
       {"windows",
        {{{"window_id", 1003}, {"title", "Other"}, {"bounds", box(50, 400, 90, 90)}, {"tree", json::object()}}}}});
  return scene.dump();
}

class Asking : public AskingBench {
 protected:
  Asking() : AskingBench(two_alike()) {}
};

TEST_P(Asking, WhichOfTwoApplicationsIsMeant) {
  can_ask();
  const auto connected = call("ax_connect", {{"app", "App"}, {"alias", "it"}}, accept({{"app", "201"}}));
  EXPECT_NE(connected.value("isError", false), true) << connected.dump();
  EXPECT_THAT(asked()["message"].get<std::string>(), HasSubstr("\"App\""));
  EXPECT_EQ(desk.process().sessions().names().size(), 0U);
  EXPECT_THAT(connected.dump(), HasSubstr("201"));
}

TEST_P(Asking, WhichOfTwoApplicationsIsMeantAndNobodySays) {
  can_ask();
  for (const auto& answer : {decline(), cancel()}) {
    const auto refused = call("ax_connect", {{"app", "App"}}, answer);
    EXPECT_EQ(refused["isError"], true) << refused.dump();
    EXPECT_THAT(refused.dump(), HasSubstr("ambiguous_app"));
  }
}

TEST_P(Asking, WhichOfTwoApplicationsIsMeantCannotBeAsked) {
  cannot_ask();
  const auto refused = call("ax_connect", {{"app", "App"}});
  EXPECT_EQ(refused["isError"], true) << refused.dump();
  EXPECT_THAT(refused.dump(), HasSubstr("App (pid 201)")) << "the error says which there are";
  EXPECT_TRUE(asked().is_null());
}

TEST_P(Asking, AScriptIsReadBeforeItRuns) {
  can_ask();
  const json script{{"script", "quit Editor"}};
  for (const auto& answer : {decline(), cancel(), accept({{"approve", false}})}) {
    EXPECT_EQ(call("ax_run_script", script, answer)["isError"], true);
    EXPECT_TRUE(desk.sim().window("Letter")) << "it still runs";
  }
  EXPECT_THAT(asked()["message"].get<std::string>(), HasSubstr("quit Editor"));
  const auto ran = call("ax_run_script", script, accept({{"approve", true}}));
  EXPECT_NE(ran.value("isError", false), true) << ran.dump();
  EXPECT_FALSE(desk.sim().window("Letter"));
}

TEST_P(Asking, AScriptMayBeGivenAnotherTime) {
  can_ask();
  const auto ran = call("ax_run_script", {{"script", "delay 20"}, {"timeout_ms", 30'000}},
                        accept({{"approve", true}, {"timeout_seconds", 2}}));
  EXPECT_EQ(ran["isError"], true) << ran.dump();
  EXPECT_THAT(ran.dump(), HasSubstr("2000")) << "as the user said";
  const json form{
      {"type", "integer"}, {"title", "Timeout (seconds)"}, {"minimum", 1}, {"maximum", 60}, {"default", 30}};
  EXPECT_EQ(asked()["requestedSchema"]["properties"]["timeout_seconds"], form);
}

TEST_P(Asking, AScriptRunsWhereNobodyCanBeAsked) {
  cannot_ask();
  const auto ran = call("ax_run_script", {{"script", "quit Editor"}});
  EXPECT_NE(ran.value("isError", false), true) << ran.dump();
  EXPECT_FALSE(desk.sim().window("Letter"));
}

TEST_P(Asking, WhatCannotBeTakenBackIsConfirmed) {
  can_ask();
  call("ax_connect", {{"app", "200"}, {"alias", "it"}});
  const json delete_all{{"app", "it"}, {"query", "Delete all"}};
  for (const auto& answer : {decline(), cancel(), accept({{"confirm", false}})}) {
    EXPECT_EQ(call("ax_click", delete_all, answer)["isError"], true);
    EXPECT_FALSE(desk.sim().node(1001, "done"));
  }
  EXPECT_THAT(asked()["message"].get<std::string>(), HasSubstr("irreversible"));
  const auto done = call("ax_click", delete_all, accept({{"confirm", true}}));
  EXPECT_NE(done.value("isError", false), true) << done.dump();
  EXPECT_TRUE(desk.sim().node(1001, "done"));
}

TEST_P(Asking, WhatCannotBeTakenBackIsConfirmedAtAPointToo) {
  can_ask();
  call("ax_connect", {{"app", "200"}, {"alias", "it"}});
  const auto found = call("ax_get_attributes", {{"app", "it"}, {"query", "Delete all"}})["structuredContent"];
  const json at{{"x", found["position"][0].get<int>() + 5}, {"y", found["position"][1].get<int>() + 5}};
  EXPECT_EQ(call("ax_click_at", at, decline())["isError"], true);
  EXPECT_THAT(message(), HasSubstr("Delete all"));
  EXPECT_FALSE(desk.sim().node(1001, "done"));
  const auto done = call("ax_click_at", at, accept({{"confirm", true}}));
  EXPECT_NE(done.value("isError", false), true) << done.dump();
  EXPECT_TRUE(desk.sim().node(1001, "done"));
}

TEST_P(Asking, AStepOfAWorkflowAsksAndIsDoneAsTheUserSays) {
  can_ask();
  call("ax_connect", {{"app", "200"}, {"alias", "it"}});
  const json step{{"tool", "ax_click"}, {"args", {{"app", "it"}, {"query", "Delete all"}}}};
  const json workflow{{"name", "tidy"}, {"steps", {step}}};
  const auto refused = call("ax_workflow", workflow, decline());
  EXPECT_THAT(message(), HasSubstr("Delete all"));
  EXPECT_THAT(refused.dump(), HasSubstr("did not confirm"));
  EXPECT_FALSE(desk.sim().node(1001, "done"));
  const auto done = call("ax_workflow", workflow, accept({{"confirm", true}}));
  EXPECT_EQ(done["structuredContent"]["success"], true) << done.dump();
  EXPECT_TRUE(desk.sim().node(1001, "done"));
}

TEST_P(Asking, AnAnswerThatDoesNotFitIsNoAnswer) {
  can_ask();
  expect_unfit("ax_connect", {{"app", "App"}}, accept({{"app", "999"}}), "content.app");
  expect_unfit("ax_run_script", {{"script", "quit Editor"}}, accept({{"approve", "yes"}}), "content.approve");
  EXPECT_TRUE(desk.sim().window("Letter")) << "it still runs";
}

INSTANTIATE_TEST_SUITE_P(Each, Asking, each_era(), name_of_era);

}  // namespace
}  // namespace offhand::test::asking_cases
