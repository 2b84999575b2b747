#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "generated/tools/desktop/click.h"
#include "generated/tools/desktop/list_windows.h"
#include "tests/support/process.h"
#include "tests/unit/simulated.h"

// Two desks in one process: what windows, elements and locks mean on one of them says nothing of the other, though the
// numbers are the same.
namespace offhand::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

std::string scene_with(const std::string& button_name) {
  return scene_of({button(button_name, {{"on_press", sets_status()}}), status_text("")});
}

class TwoDesks : public testing::Test {
 protected:
  TwoDesks()
      : first_(scene_with("First")),
        second_(first_.process().add_desk("sim:" + scene_with("Second"))),
        simulation_(platform::sim::Simulation::of(**second_.platform())) {}

  CallContext on(Desk& desk) {
    CallContext context;
    context.default_session = "test";
    context.desk = &desk;
    return context;
  }
  Result<Reply> on_second(const std::string& tool, const json& arguments) {
    return first_.reply(tool, arguments, on(second_));
  }
  json seen_on(Desk& desk) {
    const json arguments{{"pid", 200}, {"window_id", 1001}, {"format", "json"}, {"include_screenshot", false}};
    return json::parse(first_.reply("get_window_state", arguments, on(desk)).value().structured.value());
  }
  std::vector<std::string> log_of_second() { return simulation_->log_lines(); }

  SimulatedDesk first_;
  Desk& second_;
  std::optional<platform::sim::Simulation> simulation_;
};

TEST_F(TwoDesks, ShowEachItsOwnUnderTheSameNumbers) {
  EXPECT_THAT(seen_on(first_.process().desk()).dump(), HasSubstr("First"));
  EXPECT_THAT(seen_on(second_).dump(), HasSubstr("Second"));
  EXPECT_THAT(seen_on(second_).dump(), Not(HasSubstr("First")));
}

TEST_F(TwoDesks, AreActedOnApart) {
  const auto element = element_named(seen_on(second_), "Second");
  ASSERT_TRUE(on_second("click", {{"element_token", element.token}}));
  EXPECT_THAT(first_.log(), IsEmpty());
  EXPECT_EQ(log_of_second().size(), 1U);
}

TEST_F(TwoDesks, AreNamedByTypedCalls) {
  const auto element = element_named(seen_on(second_), "Second");
  tools::desktop::ClickArgs arguments;
  arguments.target = ElementByToken{.element_token = element.token};
  const auto clicked = first_.dispatcher().call<tools::desktop::ClickTool>(arguments, on(second_));
  ASSERT_TRUE(clicked) << clicked.error().message;
  EXPECT_THAT(first_.log(), IsEmpty());
}

TEST_F(TwoDesks, KnowNothingOfWhatARunWasShownOnTheOther) {
  const auto element = element_named(seen_on(first_.process().desk()), "First");
  const auto by_index = on_second("click", {{"window_id", 1001}, {"element_index", element.index}});
  ASSERT_FALSE(by_index);
  EXPECT_EQ(by_index.error().code, "no_snapshot");
  EXPECT_FALSE(on_second("click", {{"element_token", element.token}}));
  EXPECT_THAT(log_of_second(), IsEmpty());
}

TEST_F(TwoDesks, ForgetOnlyTheirOwnWindows) {
  const auto element = element_named(seen_on(second_), "Second");
  seen_on(first_.process().desk());
  first_.process().sessions().forget_window(first_.process().desk().id(), 1001);
  EXPECT_EQ(first_.refusal("click", {{"window_id", 1001}, {"element_index", element.index}}).code, "no_snapshot");
  EXPECT_TRUE(on_second("click", {{"window_id", 1001}, {"element_index", element.index}}));
}

TEST_F(TwoDesks, DoNotWaitForEachOther) {
  const auto element = element_named(seen_on(second_), "Second");
  const auto held = first_.process().desk().locks().line_up({Locks::What::window, 1001});
  EXPECT_TRUE(on_second("click", {{"element_token", element.token}})) << "its window of the same number is free";
}

TEST_F(TwoDesks, HaveTheSettingsAndTheEndOfARunInCommon) {
  first_.call("start_session", {{"session", "run"}});
  ASSERT_TRUE(on_second("set_config", {{"session", "run"}, {"max_image_dimension", 7}}));
  EXPECT_EQ(first_.call("get_config", {{"session", "run"}})["settings"]["max_image_dimension"], 7);
  first_.call("end_session", {{"session", "run"}});
  const auto late = on_second("find_elements", {{"session", "run"}, {"query", "Second"}, {"pid", 200}});
  ASSERT_FALSE(late);
  EXPECT_EQ(late.error().code, "session_ended");
}

TEST_F(TwoDesks, AreRecordedApart) {
  const TemporaryFolder folder;
  first_.call("start_recording", {{"output_dir", folder.file("demo")}});
  const auto element = element_named(seen_on(second_), "Second");
  ASSERT_TRUE(on_second("click", {{"element_token", element.token}}));
  EXPECT_EQ(first_.call("get_recording_state")["next_turn"], 1) << "the other desk's turn is none of it";
  ASSERT_TRUE(first_.reply("click", {{"pid", 200}, {"x", 20}, {"y", 20}}));
  EXPECT_EQ(first_.call("get_recording_state")["next_turn"], 2);
}

}  // namespace
}  // namespace offhand::test
