#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/unit/asking_bench.h"

// The prompt automate-workflow with dry_run: the client's model says what to do first, with two tools that look; where
// there is no such model the prompt shows the application. In both eras.
namespace offhand::test::planning_cases {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

/// Two buttons of one name, a field that hides what it holds, and a witness of what is pressed.
std::string scene() {
  return scene_of(
      {button("Send", {{"on_press", sets_status()}}),
       button("Open"),
       button("Open"),
       {{"role", "textbox"}, {"name", "Password"}, {"value", "canary"}, {"states", json::array({"protected"})}},
       status_text("ready")});
}

json says(const json& content) { return {{"role", "assistant"}, {"model", "m"}, {"content", content}}; }
json words(const std::string& text) { return {{"type", "text"}, {"text", text}}; }
json uses(const std::string& id, const std::string& tool, const json& input) {
  return {{"type", "tool_use"}, {"id", id}, {"name", tool}, {"input", input}};
}

class Planning : public AskingBench {
 protected:
  Planning() : AskingBench(scene()) {}
  void with_tools() { open({{"sampling", {{"tools", json::object()}}}}); }
  void without_tools() { open({{"sampling", json::object()}}); }
  json plan(const json& answers = nullptr) {
    return prompt("automate-workflow", {{"workflow", "Send the mail"}, {"apps", " Nothing, App"}, {"dry_run", "true"}},
                  answers);
  }
  /// What a tool told the model, of the question with this number.
  json told(std::size_t question, std::size_t result = 0) const {
    const auto& messages = all_asked().at(question)["messages"];
    return messages.back()["content"][result];
  }
  bool was_pressed() { return desk.sim().node(1001, "done").has_value(); }
};

TEST_P(Planning, ShowsWhatTheClientsModelWouldDoFirst) {
  with_tools();
  const auto reply = plan(says(words("Click Send.")));
  ASSERT_EQ(reply["messages"].size(), 2U) << reply.dump();
  EXPECT_EQ(reply["messages"][1]["role"], "assistant");
  EXPECT_THAT(reply["messages"][1]["content"]["text"].get<std::string>(), HasSubstr("Click Send."));
  ASSERT_THAT(all_asked(), SizeIs(1));
  const auto text = asked()["messages"][0]["content"]["text"].get<std::string>();
  EXPECT_THAT(text, AllOf(HasSubstr("Goal: Send the mail"), HasSubstr("button \"Send\""), Not(HasSubstr("canary"))));
  EXPECT_EQ(asked()["tools"][0]["name"], "describe_element");
  EXPECT_EQ(asked()["tools"][1]["name"], "suggest_locator");
  EXPECT_EQ(asked()["toolChoice"]["mode"], "auto");
  EXPECT_FALSE(was_pressed());
}

TEST_P(Planning, TellsTheModelOfElementsAndHowToFindThem) {
  with_tools();
  const auto reply =
      plan(json::array({says(json::array({words("Let me look."), uses("1", "describe_element", {{"query", "Send"}}),
                                          uses("2", "suggest_locator", {{"query", "button:Open [2]"}})})),
                        says(uses("3", "describe_element", {{"query", "Password"}})),
                        says(json::array({words("Click "), words("it.")}))}));
  EXPECT_THAT(reply["messages"][1]["content"]["text"].get<std::string>(), HasSubstr("Click it."));
  ASSERT_THAT(all_asked(), SizeIs(3));
  EXPECT_EQ(told(1, 0)["toolUseId"], "1");
  EXPECT_EQ(told(1, 0)["isError"], false);
  EXPECT_THAT(told(1, 0)["content"][0]["text"].get<std::string>(), HasSubstr("Send"));
  EXPECT_EQ(told(1, 1)["content"][0]["text"], "button:\"Open\"[2]");
  EXPECT_THAT(told(2).dump(), Not(HasSubstr("canary")));
  EXPECT_EQ(all_asked()[2]["messages"].size(), 5U) << "all that was said before";
  EXPECT_FALSE(was_pressed());
}

TEST_P(Planning, TellsTheModelWhatIsWrongWithItsCalls) {
  with_tools();
  plan(
      json::array({says(json::array({uses("1", "click", {{"query", "Send"}}), uses("2", "describe_element", {{"q", 1}}),
                                     uses("3", "suggest_locator", {{"query", "Frobnicate"}}),
                                     uses("4", "describe_element", {{"query", "Open"}})})),
                   says(words("Nothing."))}));
  ASSERT_THAT(all_asked(), SizeIs(2));
  for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(told(1, i)["isError"], true) << told(1, i).dump();
  EXPECT_THAT(told(1, 0).dump(), HasSubstr("no such tool"));
  EXPECT_THAT(told(1, 2).dump(), HasSubstr("Frobnicate"));
  EXPECT_FALSE(was_pressed());
}

TEST_P(Planning, LetsTheModelCallNoToolsForEver) {
  with_tools();
  const auto more = says(uses("1", "describe_element", {{"query", "Send"}}));
  const auto reply = plan(json::array({more, more, more, more, more, more, more}));
  ASSERT_THAT(all_asked(), SizeIs(6)) << "the last has to be answered in words";
  EXPECT_EQ(all_asked().back()["toolChoice"]["mode"], "none");
  EXPECT_TRUE(reply.contains("messages")) << reply.dump();
}

TEST_P(Planning, AsksAModelThatTakesNoToolsWithoutThem) {
  without_tools();
  const auto reply = plan(says(words("Click Send.")));
  EXPECT_THAT(reply.dump(), HasSubstr("Click Send."));
  EXPECT_FALSE(asked().contains("tools"));
}

TEST_P(Planning, ShowsPictureAndElementsWhereThereIsNoModel) {
  cannot_ask();
  const auto reply = plan();
  ASSERT_EQ(reply["messages"].size(), 3U) << reply.dump();
  EXPECT_EQ(reply["messages"][1]["content"]["type"], "image");
  EXPECT_THAT(reply["messages"][2]["content"]["text"].get<std::string>(), HasSubstr("button \"Send\""));
  EXPECT_THAT(reply.dump(), Not(HasSubstr("canary")));
  EXPECT_THAT(all_asked(), IsEmpty());
}

TEST_P(Planning, AsksNothingWhereItIsNoPlanOrNoApplicationRuns) {
  with_tools();
  EXPECT_EQ(prompt("automate-workflow", {{"workflow", "Send"}, {"apps", "App"}})["messages"].size(), 1U);
  EXPECT_EQ(
      prompt("automate-workflow", {{"workflow", "Send"}, {"apps", ", Nothing ,"}, {"dry_run", "true"}})["messages"]
          .size(),
      1U);
  EXPECT_THAT(all_asked(), IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(Each, Planning, each_era(), name_of_era);

}  // namespace
}  // namespace offhand::test::planning_cases
