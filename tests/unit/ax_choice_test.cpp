#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "generated/types/errors.h"
#include "impl/tools/client.h"
#include "tests/unit/simulated.h"

// An ambiguous query of an action: the client's user chooses, or it fails with the candidates.
namespace offhand::test::ax_choice_cases {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

/// A client whose user chooses the last of what is offered, or does something else.
class Chooser final : public Client {
 public:
  enum class User { chooses, chooses_in_the_next_round, declines, chooses_what_was_not_offered, cannot_be_asked };
  explicit Chooser(User user) : user_(user) {}
  bool takes(InputKind kind) const override { return user_ != User::cannot_be_asked && kind == InputKind::form; }
  Result<Answers> ask(const std::vector<InputRequest>& questions) override {
    std::vector<InputRequest> open;
    for (const auto& question : questions) {
      if (answers_.contains(question.key)) continue;
      asked.push_back(json::parse(question.params));
      answers_[question.key] = answer(asked.back()["requestedSchema"]["properties"]["element"]["oneOf"]);
      open.push_back(question);
    }
    if (user_ != User::chooses_in_the_next_round || open.empty())
      return Answers(std::make_shared<const json>(answers_));
    auto later = errors::input_required({.key = open.front().key, .question = "a form"});
    later.input = std::make_shared<const std::vector<InputRequest>>(open);
    return fail(std::move(later));
  }
  json& state() override { return state_; }
  void progress(double, std::optional<double>, std::string_view) override {}
  void log(std::string_view, std::string_view, const json&) override {}
  Result<std::optional<std::chrono::milliseconds>> enter_task() override { return std::nullopt; }
  void pause_stream(std::chrono::milliseconds) override {}
  void notify(const Change&) override {}
  void complete_elicitation(std::string_view) override {}

  std::vector<json> asked;

 private:
  json answer(const json& choices) const {
    if (user_ == User::declines) return {{"action", "decline"}};
    const bool is_offered = user_ == User::chooses || user_ == User::chooses_in_the_next_round;
    const auto chosen = is_offered ? choices.back()["const"] : json("s0:1:1");
    return {{"action", "accept"}, {"content", {{"element", chosen}}}};
  }
  User user_;
  json answers_ = json::object();
  json state_;
};

class AxAmbiguousQuery : public testing::Test {
 protected:
  AxAmbiguousQuery() { desk.call("ax_connect", {{"app", "App"}}); }
  Result<Reply> act(Chooser& chooser, const std::string& tool = "ax_click", json more = {{"query", "OK"}}) {
    CallContext context;
    context.client = &chooser;
    more["app"] = "App";
    return desk.reply(tool, more, context);
  }
  SimulatedDesk desk{scene_of({button("OK", {{"bounds", box(10, 90, 80, 28)}}),
                               button("OK", {{"bounds", box(10, 150, 80, 28)}, {"on_press", sets_status()}}),
                               button("Other", {{"bounds", box(100, 90, 80, 28)}}), status_text("nothing")})};
};

TEST_F(AxAmbiguousQuery, IsPutToTheUserWithWhatTellsThemApart) {
  Chooser chooser(Chooser::User::chooses);
  const auto reply = act(chooser);
  ASSERT_TRUE(reply) << reply.error().message;
  ASSERT_THAT(chooser.asked, testing::Not(IsEmpty()));
  const auto& form = chooser.asked.front();
  EXPECT_THAT(form["message"].get<std::string>(), HasSubstr("2 elements of App match \"OK\""));
  const auto& choices = form["requestedSchema"]["properties"]["element"]["oneOf"];
  ASSERT_THAT(choices, SizeIs(2));
  EXPECT_THAT(choices[0]["title"].get<std::string>(), HasSubstr("button \"OK\" at "));
  EXPECT_THAT(choices[0]["title"].get<std::string>(), HasSubstr("in the window \"Window\""));
  EXPECT_NE(choices[0]["title"], choices[1]["title"]);
}

TEST_F(AxAmbiguousQuery, ActsOnTheOneThatWasChosen) {
  Chooser chooser(Chooser::User::chooses);
  const auto reply = act(chooser);
  ASSERT_TRUE(reply);
  EXPECT_THAT(desk.log(), SizeIs(1));
  EXPECT_EQ(desk.call("ax_find", {{"app", "App"}, {"query", "done"}})["count"], 1) << "only the second does that";
}

TEST_F(AxAmbiguousQuery, FailsWithCandidatesWhereNobodyChooses) {
  for (const auto user :
       {Chooser::User::declines, Chooser::User::chooses_what_was_not_offered, Chooser::User::cannot_be_asked}) {
    Chooser chooser(user);
    const auto before = desk.log().size();
    const auto reply = act(chooser);
    ASSERT_FALSE(reply);
    EXPECT_EQ(reply.error().code, "ambiguous_query");
    EXPECT_THAT(reply.error().message + reply.error().hint, HasSubstr("element_ref"));
    EXPECT_EQ(desk.log().size(), before);
  }
}

TEST_F(AxAmbiguousQuery, OfReadingAsksNobody) {
  Chooser chooser(Chooser::User::chooses);
  EXPECT_TRUE(act(chooser, "ax_find"));
  EXPECT_FALSE(act(chooser, "ax_get_value"));
  EXPECT_THAT(chooser.asked, IsEmpty());
}

TEST_F(AxAmbiguousQuery, WithOneMatchAsksNobody) {
  Chooser chooser(Chooser::User::chooses);
  EXPECT_TRUE(act(chooser, "ax_click", {{"query", "Other"}}));
  EXPECT_THAT(chooser.asked, IsEmpty());
}

/// Steps of which the second asks, and the last asks the same again.
json steps_that_ask() {
  const json ok{{"tool", "ax_click"}, {"args", {{"app", "App"}, {"query", "OK"}}}};
  return {{"steps", {{{"tool", "ax_click"}, {"args", {{"app", "App"}, {"query", "Other"}}}}, ok, ok}}};
}

TEST_F(AxAmbiguousQuery, InsideAWorkflowIsPutToTheUserForEachStep) {
  Chooser chooser(Chooser::User::chooses);
  CallContext context;
  context.client = &chooser;
  const auto reply = desk.reply("ax_workflow", steps_that_ask(), context);
  ASSERT_TRUE(reply);
  EXPECT_TRUE(json::parse(*reply->structured)["success"]) << *reply->structured;
  EXPECT_THAT(chooser.asked, SizeIs(2)) << "an answer for one step counts for no other";
  EXPECT_THAT(desk.log(), SizeIs(3));
}

TEST_F(AxAmbiguousQuery, AWorkflowGoesOnAtTheStepThatAsked) {
  Chooser chooser(Chooser::User::chooses_in_the_next_round);
  CallContext context;
  context.client = &chooser;
  for (const auto done : {1U, 2U}) {
    const auto asked = desk.reply("ax_workflow", steps_that_ask(), context);
    ASSERT_FALSE(asked);
    EXPECT_EQ(asked.error().code, "input_required");
    EXPECT_THAT(desk.log(), SizeIs(done));
  }
  const auto reply = desk.reply("ax_workflow", steps_that_ask(), context);
  ASSERT_TRUE(reply);
  const auto result = json::parse(*reply->structured);
  EXPECT_TRUE(result["success"]) << result;
  EXPECT_EQ(result["steps_completed"], 3);
  EXPECT_THAT(result["results"], SizeIs(3));
  EXPECT_TRUE(result["results"][0].contains("result")) << "what was done in an earlier round is told";
  EXPECT_THAT(desk.log(), SizeIs(3)) << "no step is done twice";
}

TEST_F(AxAmbiguousQuery, InsideAWorkflowFailsWithCandidatesWhereNobodyChooses) {
  Chooser chooser(Chooser::User::declines);
  CallContext context;
  context.client = &chooser;
  const auto reply = desk.reply("ax_workflow", steps_that_ask(), context);
  ASSERT_TRUE(reply);
  EXPECT_FALSE(json::parse(*reply->structured)["success"]);
  EXPECT_THAT(*reply->structured, HasSubstr("element_ref"));
  EXPECT_THAT(desk.log(), SizeIs(1)) << "the step before it";
}

}  // namespace
}  // namespace offhand::test::ax_choice_cases
