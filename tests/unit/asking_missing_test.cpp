#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/unit/asking_bench.h"
#include "tests/unit/variable.h"

// What the product asks where something is missing: an element, accessibility, the key of a model. Each question with
// each answer, in both eras, and what happens where the client cannot ask.
namespace offhand::test::asking_missing_cases {
namespace {

using testing::AllOf;
using testing::HasSubstr;

std::string one_button() { return scene_of({button("Send", {{"on_press", sets_status()}}), status_text("ready")}); }

/// A user who is asked for another description of what a query does not find.
class AskingForADescription : public AskingBench {
 protected:
  AskingForADescription() : AskingBench(one_button()) {}
  void connect() { ASSERT_FALSE(has_failed(call("ax_connect", {{"app", "App"}}))); }
  bool was_pressed() { return desk.sim().node(1001, "done").has_value(); }
  const json submit{{"app", "App"}, {"query", "Frobnicate"}};
};

TEST_P(AskingForADescription, ActsOnWhatTheUserDescribes) {
  can_ask();
  connect();
  const auto done = call("ax_click", submit, accept({{"description", "Send"}}));
  EXPECT_FALSE(has_failed(done)) << done.dump();
  EXPECT_TRUE(was_pressed());
  EXPECT_THAT(message(), AllOf(HasSubstr("No element of App matches \"Frobnicate\""), HasSubstr("described")));
}

TEST_P(AskingForADescription, FailsWithTheUsersWordsWhereTheyFindNothingEither) {
  can_ask();
  connect();
  const auto failed = call("ax_click", submit, accept({{"description", "Grumble"}}));
  EXPECT_TRUE(has_failed(failed));
  EXPECT_THAT(failed.dump(), AllOf(HasSubstr("no_matching_element"), HasSubstr("Grumble"))) << "it is asked once";
  EXPECT_FALSE(was_pressed());
}

TEST_P(AskingForADescription, FailsWhereNobodyDescribesIt) {
  can_ask();
  connect();
  for (const auto& answer : {decline(), cancel()}) {
    const auto failed = call("ax_click", submit, answer);
    EXPECT_TRUE(has_failed(failed));
    EXPECT_THAT(failed.dump(), AllOf(HasSubstr("no_matching_element"), HasSubstr("Frobnicate")));
    EXPECT_FALSE(was_pressed());
  }
}

TEST_P(AskingForADescription, FailsWhereTheClientCannotAsk) {
  cannot_ask();
  connect();
  const auto failed = call("ax_click", submit);
  EXPECT_TRUE(has_failed(failed));
  EXPECT_THAT(failed.dump(), HasSubstr("no_matching_element"));
  EXPECT_TRUE(asked().is_null());
}

TEST_P(AskingForADescription, TakesNoAnswerThatDoesNotFit) {
  can_ask();
  connect();
  for (const auto& content : {json{{"description", ""}}, json{{"description", 5}}, json::object()})
    expect_unfit("ax_click", submit, accept(content), "content.description");
  EXPECT_FALSE(was_pressed());
}

TEST_P(AskingForADescription, AsksNothingForReading) {
  can_ask();
  connect();
  EXPECT_THAT(call("ax_find", submit).dump(), HasSubstr("\"found\":false"));
  EXPECT_TRUE(asked().is_null());
}

INSTANTIATE_TEST_SUITE_P(Each, AskingForADescription, each_era(), name_of_era);

/// A user who lets an element that no words find be looked for in a picture, by the client's model.
class AskingToLook : public AskingBench {
 protected:
  AskingToLook() : AskingBench(scene()) {}
  void connect() { ASSERT_FALSE(has_failed(call("ax_connect", {{"app", "App"}}))); }
  static json described(json more = json::object()) {
    more["description"] = "the green one";
    return accept(more);
  }
  /// What a model says that sees something there.
  static json sees(const json& answer) {
    return {{"role", "assistant"}, {"model", "m"}, {"content", {{"type", "text"}, {"text", answer.dump()}}}};
  }
  static json at_the_button() {
    return sees({{"found", true}, {"x", 12}, {"y", 92}, {"width", 70}, {"height", 20}, {"confidence", 0.9}});
  }
  bool was_pressed() { return desk.sim().node(1001, "done").has_value(); }
  const json submit{{"app", "App"}, {"query", "Frobnicate"}};

 private:
  static std::string scene() {
    return scene_of(
        {button("Send", {{"bounds", box(10, 90, 80, 28)}, {"on_press", sets_status()}}), status_text("ready")});
  }
};

TEST_P(AskingToLook, ActsOnTheElementThatTheModelSees) {
  can_ask_and_look();
  connect();
  const auto done = call("ax_click", submit, json::array({described({{"use_visual", true}}), at_the_button()}));
  EXPECT_FALSE(has_failed(done)) << done.dump();
  EXPECT_TRUE(was_pressed());
  ASSERT_TRUE(asked().contains("messages")) << asked().dump();
  EXPECT_EQ(asked()["messages"][0]["content"]["type"], "image");
  EXPECT_THAT(asked()["messages"][1]["content"]["text"].get<std::string>(), HasSubstr("the green one"));
}

TEST_P(AskingToLook, TakesTheBoxForTickedWhereTheAnswerSaysNothingOfIt) {
  can_ask_and_look();
  connect();
  EXPECT_FALSE(has_failed(call("ax_click", submit, json::array({described(), at_the_button()}))));
  EXPECT_TRUE(was_pressed());
}

TEST_P(AskingToLook, ShowsTheBoxAndAsksNoModelWhereItIsNotTicked) {
  can_ask_and_look();
  connect();
  const auto failed = call("ax_click", submit, json::array({described({{"use_visual", false}}), at_the_button()}));
  EXPECT_THAT(failed.dump(), AllOf(HasSubstr("no_matching_element"), HasSubstr("the green one")));
  EXPECT_FALSE(was_pressed());
  const auto& box = asked()["requestedSchema"]["properties"]["use_visual"];
  EXPECT_EQ(box["type"], "boolean") << asked().dump();
  EXPECT_EQ(box["default"], true);
  EXPECT_EQ(asked()["requestedSchema"]["required"], json::array({"description"}));
}

TEST_P(AskingToLook, ActsOnNothingWhereTheModelSeesNothingOrTalksNonsense) {
  can_ask_and_look();
  connect();
  const json nowhere{{"found", true}, {"x", 300}, {"y", 200}, {"width", 20}, {"height", 20}, {"confidence", 1}};
  for (const auto& answer : {sees({{"found", false}}), sees("I cannot tell"), sees(nowhere)}) {
    const auto failed = call("ax_click", submit, json::array({described(), answer}));
    EXPECT_TRUE(has_failed(failed));
    EXPECT_THAT(failed.dump(), HasSubstr("no_matching_element"));
    EXPECT_FALSE(was_pressed());
  }
}

TEST_P(AskingToLook, LooksAtNothingWhereTheUsersWordsFindIt) {
  can_ask_and_look();
  connect();
  const auto done = call("ax_click", submit, accept({{"description", "Send"}, {"use_visual", true}}));
  EXPECT_FALSE(has_failed(done)) << done.dump();
  EXPECT_TRUE(was_pressed());
  EXPECT_FALSE(asked().contains("messages"));
}

TEST_P(AskingToLook, TakesNoBoxThatIsNeitherTickedNorNot) {
  can_ask_and_look();
  connect();
  expect_unfit("ax_click", submit, described({{"use_visual", "perhaps"}}), "content.use_visual");
  EXPECT_FALSE(was_pressed());
}

INSTANTIATE_TEST_SUITE_P(Each, AskingToLook, each_era(), name_of_era);

Config on_a_shared_desk(ConfigAccessibilityEnable setting) {
  Config config;
  config.desk = ConfigDesk::shared;
  config.accessibility_enable = setting;
  return config;
}

std::string without_accessibility() { return scene_of({button("Send")}, json::object(), {{"accessibility", false}}); }

/// A user whose desktop has accessibility switched off.
class AskingForAccessibility : public AskingBench {
 protected:
  explicit AskingForAccessibility(ConfigAccessibilityEnable setting = ConfigAccessibilityEnable::ask)
      : AskingBench(without_accessibility(), on_a_shared_desk(setting)) {}
  json check(const json& answer = nullptr) { return call("ax_is_accessible", json::object(), answer); }
  json find(const json& answer = nullptr) {
    return call("find_elements", {{"pid", 200}, {"window_id", 1001}, {"query", "Send"}}, answer);
  }
};

TEST_P(AskingForAccessibility, SwitchesItOnWhereTheUserAgrees) {
  can_ask();
  const auto told = check(accept({{"action", "switch_on"}}));
  EXPECT_THAT(told.dump(), HasSubstr("\"enabled\":true"));
  EXPECT_THAT(message(), HasSubstr("switched off"));
  const auto found = find();
  EXPECT_FALSE(has_failed(found)) << found.dump();
  EXPECT_TRUE(asked().is_null()) << "it is on";
}

TEST_P(AskingForAccessibility, SwitchesItOnBeforeTheCallThatNeedsIt) {
  can_ask();
  const auto found = find(accept({{"action", "switch_on"}}));
  EXPECT_FALSE(has_failed(found)) << found.dump();
  EXPECT_THAT(found.dump(), HasSubstr("Send"));
}

TEST_P(AskingForAccessibility, LeavesItOffAndSaysHow) {
  can_ask();
  const auto told = check(accept({{"action", "show_instructions"}}));
  EXPECT_THAT(told.dump(), AllOf(HasSubstr("\"enabled\":false"), HasSubstr("accessibility_enable")));
}

TEST_P(AskingForAccessibility, LeavesItOffWhereTheUserDeclinesAndAsksOnce) {
  can_ask();
  const auto failed = find(decline());
  EXPECT_TRUE(has_failed(failed));
  EXPECT_THAT(failed.dump(), HasSubstr("accessibility_disabled"));
  EXPECT_THAT(find().dump(), HasSubstr("accessibility_disabled"));
  EXPECT_THAT(check().dump(), HasSubstr("\"enabled\":false"));
  EXPECT_TRUE(asked().is_null());
}

TEST_P(AskingForAccessibility, LeavesItOffWhereTheUserDismissesIt) {
  can_ask();
  EXPECT_THAT(check(cancel()).dump(), HasSubstr("\"enabled\":false"));
}

TEST_P(AskingForAccessibility, LeavesItOffWhereTheClientCannotAsk) {
  cannot_ask();
  EXPECT_THAT(check().dump(), AllOf(HasSubstr("\"enabled\":false"), HasSubstr("accessibility_enable")));
  EXPECT_THAT(find().dump(), HasSubstr("accessibility_disabled"));
  EXPECT_TRUE(asked().is_null());
}

TEST_P(AskingForAccessibility, TakesNoAnswerThatDoesNotFit) {
  can_ask();
  expect_unfit("ax_is_accessible", json::object(), accept({{"action", "perhaps"}}), "content.action");
  EXPECT_FALSE(desk.platform().tree->enabled({}).value());
}

TEST_P(AskingForAccessibility, AsksNothingForWhatReadsNoElements) {
  can_ask();
  EXPECT_FALSE(has_failed(call("list_windows", json::object())));
  EXPECT_TRUE(asked().is_null());
}

INSTANTIATE_TEST_SUITE_P(Each, AskingForAccessibility, each_era(), name_of_era);

class NotAskingForAccessibility : public AskingForAccessibility {
 protected:
  NotAskingForAccessibility() : AskingForAccessibility(ConfigAccessibilityEnable::never) {}
};

TEST_P(NotAskingForAccessibility, WhereTheSettingIsNever) {
  can_ask();
  EXPECT_THAT(check().dump(), HasSubstr("\"enabled\":false"));
  EXPECT_TRUE(asked().is_null());
}

INSTANTIATE_TEST_SUITE_P(Each, NotAskingForAccessibility, each_era(), name_of_era);

Config with_a_models_server() {
  Config config;
  config.vision_backend = ConfigVisionBackend::openai;
  return config;
}

/// A user of a model's server whose key is not set.
class AskingForAKey : public AskingBench {
 protected:
  AskingForAKey() : AskingBench(one_button(), with_a_models_server()) {}
  void connect() { ASSERT_FALSE(has_failed(call("ax_connect", {{"app", "App"}}))); }
  json look(const json& answer = nullptr) {
    return call("ax_find_visual", {{"app", "App"}, {"description", "the button that sends"}}, answer);
  }

 private:
  Variable key_{"OPENAI_API_KEY", ""};
};

TEST_P(AskingForAKey, ShowsThePageOnceAndNamesTheVariable) {
  can_show_pages();
  connect();
  const auto failed = look(agree());
  EXPECT_TRUE(has_failed(failed));
  EXPECT_THAT(failed.dump(), AllOf(HasSubstr("vision_unavailable"), HasSubstr("OPENAI_API_KEY")));
  EXPECT_THAT(message(), HasSubstr("OPENAI_API_KEY"));
  EXPECT_EQ(asked()["mode"], "url");
  EXPECT_THAT(asked()["url"].get<std::string>(), testing::StartsWith("https://platform.openai.com/"));
  EXPECT_EQ(asked().contains("elicitationId"), GetParam() == Era::legacy);
  EXPECT_THAT(look().dump(), HasSubstr("vision_unavailable"));
  EXPECT_TRUE(asked().is_null()) << "it is shown once a session";
}

TEST_P(AskingForAKey, FailsWhereTheUserDeclines) {
  can_show_pages();
  connect();
  EXPECT_THAT(look(decline()).dump(), AllOf(HasSubstr("vision_unavailable"), HasSubstr("OPENAI_API_KEY")));
}

TEST_P(AskingForAKey, FailsWhereTheUserDismissesIt) {
  can_show_pages();
  connect();
  EXPECT_THAT(look(cancel()).dump(), AllOf(HasSubstr("vision_unavailable"), HasSubstr("OPENAI_API_KEY")));
}

TEST_P(AskingForAKey, FailsWhereTheClientShowsNoPages) {
  can_ask();
  connect();
  EXPECT_THAT(look().dump(), AllOf(HasSubstr("vision_unavailable"), HasSubstr("OPENAI_API_KEY")));
  EXPECT_TRUE(asked().is_null());
}

TEST_P(AskingForAKey, TakesNoAnswerThatDoesNotFit) {
  can_show_pages();
  connect();
  expect_unfit("ax_find_visual", {{"app", "App"}, {"description", "the button"}}, {{"action", "perhaps"}}, "action");
}

TEST_P(AskingForAKey, FindsInTheTreeWithoutOne) {
  can_show_pages();
  connect();
  EXPECT_THAT(call("ax_find", {{"app", "App"}, {"query", "Send"}}).dump(), HasSubstr("\"found\":true"));
  EXPECT_TRUE(asked().is_null());
}

INSTANTIATE_TEST_SUITE_P(Each, AskingForAKey, each_era(), name_of_era);

}  // namespace
}  // namespace offhand::test::asking_missing_cases
