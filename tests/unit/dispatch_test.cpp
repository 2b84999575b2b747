#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <latch>
#include <regex>
#include <set>
#include <thread>

#include "generated/registry/registry.h"
#include "impl/base/executor.h"
#include "impl/dispatch/process_gate.h"
#include "impl/dispatch/selection.h"
#include "platform/api/silence.h"
#include "tests/support/process.h"
#include "tests/unit/simulated.h"

namespace offhand::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

std::vector<std::string> names_of(const Selection& selection) {
  std::vector<std::string> names;
  for (const auto* tool : selection.tools()) names.emplace_back(tool->name);
  return names;
}

TEST(Selection, DefaultPresetIsLean) {
  EXPECT_EQ(names_of(Selection::parse("").value()), names_of(Selection::parse("lean").value()));
  EXPECT_LE(Selection::parse("").value().tools().size(), 14U);
}

TEST(Selection, FullHasEveryNativeTool) {
  std::vector<std::string> native;
  for (const auto* tool : catalog().tools) {
    if (tool->toolset == "desktop") native.emplace_back(tool->name);
  }
  EXPECT_THAT(native, testing::IsSupersetOf({"click", "get_window_state", "launch_app", "list_windows", "type_text"}));
  EXPECT_THAT(names_of(Selection::parse("full").value()), testing::UnorderedElementsAreArray(native));
}

TEST(Selection, TakesToolsAndPresetsTogether) {
  EXPECT_THAT(names_of(Selection::parse("type_text, click").value()), ElementsAre("click", "type_text"));
  auto lean = names_of(Selection::parse("lean").value());
  lean.emplace_back("kill_app");
  EXPECT_THAT(names_of(Selection::parse("lean,kill_app,click").value()), testing::UnorderedElementsAreArray(lean));
}

TEST(Selection, UnknownNameGetsASuggestion) {
  const auto error = Selection::parse("laen").error();
  EXPECT_EQ(error.code, "unknown_preset");
  EXPECT_THAT(error.message, HasSubstr("laen"));
  EXPECT_THAT(error.message, HasSubstr("lean"));
}

TEST(Selection, PresetsListExistingToolsOnly) {
  ASSERT_FALSE(catalog().presets.empty());
  for (const auto& preset : catalog().presets) {
    EXPECT_FALSE(preset.tools.empty()) << preset.name;
    for (const auto identity : preset.tools) {
      EXPECT_NE(catalog().find_tool(identity), nullptr) << preset.name << ": " << identity;
    }
  }
}

TEST(Selection, FindsAToolByItsOldNamesAndListsItByItsOwn) {
  const std::string_view old_names[] = {"press_button"};
  ToolInfo tool{};
  tool.toolset = "desktop";
  tool.name = "click";
  tool.identity = "desktop.click";
  tool.aliases = old_names;
  const ToolInfo* const tools[] = {&tool};
  const Catalog one{.tools = tools};
  EXPECT_EQ(tool_named("press_button", one).value(), &tool);
  EXPECT_EQ(Selection::all(one).find("press_button"), &tool);
  EXPECT_THAT(names_of(Selection::parse("press_button", one).value()), ElementsAre("click"));
  EXPECT_FALSE(tool_named("press_buttons", one).has_value());
}

TEST(Selection, ToolOutsideNamesThePresetThatHasIt) {
  const auto error = not_offered("kill_app", catalog());
  EXPECT_EQ(error.code, "tool_not_selected");
  EXPECT_THAT(error.hint, HasSubstr("preset full"));
  EXPECT_EQ(not_offered("clikc", catalog()).code, "unknown_tool");
}

TEST(ToolNamed, TakesIdentityAndWireName) {
  EXPECT_EQ(*tool_named("desktop.click"), *tool_named("click"));
  EXPECT_THAT(tool_named("clik").error().message, HasSubstr("click"));
}

TEST(Dispatcher, ReportsAllProblemsOfTheArgumentsAtOnce) {
  SimulatedDesk desk;
  const auto error = desk.refusal("click", {{"pid", "many"}, {"x", 1}, {"y", 2}, {"buton", "left"}, {"count", 9}});
  EXPECT_EQ(error.code, "invalid_arguments");
  std::vector<std::string> pointers;
  const auto data = json::parse(error.data);
  for (const auto& problem : data["problems"]) pointers.push_back(problem["pointer"]);
  EXPECT_THAT(pointers, testing::UnorderedElementsAre("/pid", "/buton", "/count"));
  EXPECT_THAT(error.message, HasSubstr("button")) << "did you mean";
}

TEST(Dispatcher, EndsACallIntoAHangingApplicationAtItsDeadline) {
  SimulatedDesk desk;
  ASSERT_TRUE(desk.sim().run(R"({"do":"hang"})", "Widgets"));
  const auto before = desk.sim().now();
  CallContext context;
  context.timeout = std::chrono::milliseconds(700);
  const auto outcome = desk.reply("get_window_state", {{"pid", 200}, {"include_screenshot", false}}, context);
  ASSERT_FALSE(outcome);
  EXPECT_EQ(outcome.error().code, "app_not_responding");
  EXPECT_EQ(desk.sim().now() - before, std::chrono::milliseconds(700));
}

TEST(Dispatcher, AStopRequestCancelsTheCall) {
  SimulatedDesk desk;
  std::stop_source stop;
  stop.request_stop();
  CallContext context;
  context.stop = stop.get_token();
  const auto outcome = desk.reply("list_windows", json::object(), context);
  ASSERT_FALSE(outcome);
  EXPECT_EQ(outcome.error().code, "cancelled");
}

TEST(Dispatcher, ALostDisplayFailsOneCallOnly) {
  SimulatedDesk desk(
      scene_of({button("Save")}, json::object(),
               {{"troubles", {{{"on_call", {{"call", "list"}}}, {"do", {{{"do", "display"}, {"state", "lost"}}}}}}}}));
  EXPECT_EQ(desk.refusal("list_windows").code, "display_lost");
  EXPECT_EQ(desk.call("list_windows")["windows"].size(), 2U);
}

TEST(Dispatcher, ASessionIsNamedByItsArgument) {
  SimulatedDesk desk;
  const auto a = element_named(desk.look("Widgets", {{"session", "mine"}}), "A");
  EXPECT_EQ(desk.refusal("click", {{"element_token", a.token}}).code, "unknown_element");
  EXPECT_EQ(desk.call("click", {{"element_token", a.token}, {"session", "mine"}})["path"], "sim_action");
}

TEST(ProcessGate, AQueueThatNobodyIsAskedInIsNoHangingProcess) {
  ProcessGate gate;
  std::vector<std::unique_ptr<ProcessGate::Place>> inside;
  for (std::size_t i = 0; i < ProcessGate::limit + 1; ++i) inside.push_back(gate.enter(7));
  ASSERT_TRUE(eventually([&] { return gate.state(7).waiting > ProcessGate::limit; }));
  EXPECT_NE(gate.enter(7), nullptr);
}

TEST(Dispatcher, CallsThatWaitForTheirTurnNeedNoThreadAndComeInOrder) {
  SimulatedDesk desk;
  const auto a = desk.element("A");
  const auto window = desk.window();
  auto held = desk.process().desk().locks().line_up({Locks::What::window, window});
  std::vector<std::size_t> turns;
  std::vector<std::unique_ptr<CallPipeline>> waiting(200);
  const auto click = [&](std::size_t i) {
    CallContext context;
    context.pipeline = &waiting[i];
    return desk.reply("click", {{"element_token", a.token}}, context);
  };
  for (std::size_t i = 0; i < waiting.size(); ++i) {
    click(i);  // on this thread
    ASSERT_TRUE(waiting[i]);
    waiting[i]->when_ready([&, i] { turns.push_back(i); });
  }
  EXPECT_TRUE(desk.reply("list_windows"));
  EXPECT_TRUE(desk.log().empty()) << "nothing was done yet";
  EXPECT_TRUE(turns.empty());
  held.reset();
  for (std::size_t i = 0; i < 3; ++i) {
    ASSERT_EQ(turns.size(), i + 1);
    ASSERT_EQ(turns.back(), i);
    const auto reply = click(i);
    EXPECT_TRUE(reply) << reply.error().message;
    EXPECT_FALSE(waiting[i]);
  }
}

TEST(Dispatcher, TheDeadlineRunsFromTheReceiptOfTheCall) {
  SimulatedDesk desk;
  CallContext context;
  context.timeout = std::chrono::milliseconds(700);
  context.received = std::chrono::steady_clock::now() - std::chrono::seconds(1);
  const auto late = desk.reply("list_windows", json::object(), context);
  ASSERT_FALSE(late);
  EXPECT_EQ(late.error().code, "deadline_exceeded");
  EXPECT_NE(late.error().message.find("list_windows"), std::string::npos);
  EXPECT_NE(late.error().message.find("700"), std::string::npos);
}

TEST(Dispatcher, ACallThatWaitedInVainNamesWhatItWaitedFor) {
  SimulatedDesk desk;
  const auto window = desk.window();
  const auto held = desk.process().desk().locks().line_up({Locks::What::window, window});
  CallContext context;
  context.timeout = std::chrono::milliseconds(20);
  const auto late = desk.reply("click", {{"pid", 200}, {"x", 5}, {"y", 5}}, context);
  ASSERT_FALSE(late);
  EXPECT_EQ(late.error().code, "deadline_exceeded");
  EXPECT_NE(late.error().message.find(std::to_string(window)), std::string::npos) << late.error().message;
}

TEST(ProcessGate, FifthCallThatHangsOnAProcessIsRefused) {
  ProcessGate gate;
  std::vector<std::unique_ptr<ProcessGate::Place>> inside;
  const auto begun = std::chrono::steady_clock::now();
  for (std::size_t i = 0; i < ProcessGate::limit; ++i) inside.push_back(gate.enter(7));
  inside.front()->asks();  // the others wait for their turn
  const bool fifth_may_enter = gate.enter(7) != nullptr;
  // A busy machine may have kept us here so long that they do hang.
  EXPECT_TRUE(fifth_may_enter || std::chrono::steady_clock::now() - begun >= ProcessGate::timeout);
  ASSERT_TRUE(eventually([&] { return gate.enter(7) == nullptr; }));
  EXPECT_NE(gate.enter(8), nullptr) << "another process";
  EXPECT_EQ(gate.state(7).waiting, ProcessGate::limit);
  EXPECT_TRUE(gate.state(7).hangs());
  inside.pop_back();
  EXPECT_NE(gate.enter(7), nullptr);
}

TEST(ProcessGate, AProcessThatAnswersDoesNotHangHoweverManyWait) {
  ProcessGate gate;
  std::vector<std::unique_ptr<ProcessGate::Place>> inside;
  for (std::size_t i = 0; i < ProcessGate::limit + 1; ++i) {
    inside.push_back(gate.enter(7));
    inside.back()->asks();
  }
  ASSERT_TRUE(eventually([&] { return gate.enter(7) == nullptr; }));
  // A busy machine may keep us longer from asking than an answer counts.
  ASSERT_TRUE(eventually([&] {
    inside.back()->answered();
    return gate.enter(7) != nullptr;
  }));
  EXPECT_TRUE(eventually([&] { return gate.enter(7) == nullptr; })) << "one answer is not good for ever";
}

TEST(Executor, RunsJobsSideBySideUpToItsMaximum) {
  std::latch started(3);
  std::latch release(1);
  std::atomic<int> done = 0;
  Executor executor({.minimum = 1, .maximum = 3, .idle_time = std::chrono::milliseconds(10)});
  for (int i = 0; i < 3; ++i) {
    executor.submit([&] {
      started.count_down();
      release.wait();
      ++done;
    });
  }
  started.wait();  // all three at once, though none has ended
  executor.submit([&] { ++done; });
  EXPECT_EQ(executor.thread_count(), 3U);
  EXPECT_EQ(done, 0);
  release.count_down();
  EXPECT_TRUE(eventually([&] { return done == 4; }));
}

TEST(Executor, ThreadsThatWaitOutsideLeaveRoomForOthers) {
  std::latch started(2);
  std::latch release(1);
  std::atomic<int> done = 0;
  Executor executor({.minimum = 1, .maximum = 1, .away = 1, .idle_time = std::chrono::milliseconds(10)});
  for (int i = 0; i < 2; ++i) {
    executor.submit([&] {
      const Executor::Away away(executor);
      started.count_down();
      release.wait();
    });
  }
  started.wait();
  executor.submit([&] { ++done; });
  EXPECT_EQ(executor.thread_count(), 2U) << "one more for one that is away, and not for the other";
  EXPECT_EQ(done, 0);
  release.count_down();
  EXPECT_TRUE(eventually([&] { return done == 1; }));
}

TEST(Executor, ThreadsThatFindNothingToDoLeave) {
  std::latch all(4);
  Executor executor({.minimum = 1, .maximum = 8, .idle_time = std::chrono::milliseconds(5)});
  for (int i = 0; i < 4; ++i) executor.submit([&] { all.arrive_and_wait(); });
  EXPECT_TRUE(eventually([&] { return executor.thread_count() == 1; }));
}

TEST(Executor, FinishesWhatWasSubmittedBeforeItGoes) {
  std::atomic<int> done = 0;
  {
    Executor executor({.minimum = 1, .maximum = 2, .idle_time = std::chrono::milliseconds(10)});
    for (int i = 0; i < 100; ++i) executor.submit([&] { ++done; });
  }
  EXPECT_EQ(done, 100);
}

/// Errors that only commands meet, which a user types.
bool is_of_commands(std::string_view code) {
  static const std::set<std::string_view> codes{
      "bad_call_line",           "invalid_option",      "token_invalid",
      "token_required",          "sandbox_failed",      "sandbox_not_found",
      "daemon_running",          "socket_in_use",       "socket_of_another_desktop",
      "daemon_not_running",      "daemon_hangs",        "command_unavailable",
      "unknown_setting",         "client_file_refused", "client_file_invalid",
      "client_without_projects", "client_not_chosen",   "no_client_found"};
  return codes.contains(code);
}

// A model that is told of a shell command, or of a tool that does not exist, can only be confused by it.
TEST(Hints, TellAModelNothingItCannotDo) {
  std::set<std::string> names{"tools/list"};
  for (const auto* tool : catalog().tools) {
    names.emplace(tool->name);
    // Arguments and members of results: the rows of its reference's tables, "| `windows[].pid` |".
    static const std::regex row(R"re(\| `(?:[a-z0-9_.\[\]]*[.\]])?([a-z0-9_]+)(?:\[\])?` \|)re");
    const std::string reference(tool->reference);
    for (std::sregex_iterator member(reference.begin(), reference.end(), row), last; member != last; ++member)
      names.insert((*member)[1]);
  }
  for (const auto& key : config_keys()) names.emplace(key.name);
  const std::regex underscored("[a-z0-9]+(_[a-z0-9]+)+");
  for (const auto& error : errors::all_errors()) {
    if (is_of_commands(error.code)) continue;
    const std::string hint(error.hint);
    EXPECT_EQ(hint.find('`'), std::string::npos) << error.code << ": " << hint;
    for (std::sregex_iterator word(hint.begin(), hint.end(), underscored), end; word != end; ++word) {
      const bool placeholder = word->position() > 0 && hint[static_cast<std::size_t>(word->position()) - 1] == '{';
      EXPECT_TRUE(placeholder || names.contains(word->str())) << error.code << " names " << word->str();
    }
  }
}

TEST(Hints, AdviseToEndAnApplicationOnlyAfterALongSilence) {
  const auto soon = platform::not_responding("App", 7, "reading", std::chrono::milliseconds(1));
  EXPECT_THAT(soon.hint, Not(HasSubstr("kill_app")));
  const auto late = platform::not_responding("App", 7, "reading", std::chrono::milliseconds(2500));
  EXPECT_THAT(late.hint, HasSubstr("2500 ms, kill_app"));
}

TEST(Facets, ThatATaskCannotDoWithoutAreRefusedWithTheReason) {
  SimulatedDesk desk;
  desk.platform().screen = nullptr;
  desk.platform().lack_reason = "the test took it away";
  desk.platform().lack_advice = "Give it back.";
  const auto error = desk.refusal("zoom", {{"window_id", desk.window()}, {"x1", 0}, {"y1", 0}, {"x2", 10}, {"y2", 10}});
  EXPECT_EQ(error.code, "facet_missing");
  EXPECT_THAT(error.message, testing::AllOf(HasSubstr("screen"), HasSubstr("the test took it away")));
  EXPECT_THAT(error.hint, HasSubstr("Give it back."));
  EXPECT_FALSE(desk.call("list_windows")["windows"].empty()) << "needs no screen";
}

TEST(Facets, AWindowWithoutPicturesStillHasItsTree) {
  SimulatedDesk desk;
  desk.platform().screen = nullptr;
  const auto state = desk.call("get_window_state", {{"pid", 200}, {"window_id", desk.window()}, {"format", "json"}});
  EXPECT_THAT(state["screenshot_note"].get<std::string>(), HasSubstr("There is no screen"));
  EXPECT_FALSE(state["elements"].empty());
  const json picture_alone{{"pid", 200}, {"window_id", desk.window()}, {"include_accessibility_tree", false}};
  EXPECT_EQ(desk.refusal("get_window_state", picture_alone).code, "facet_missing");
}

/// A desktop that has trees and nothing else: elements are pressed and filled, and the rest is refused with its reason.
TEST(Facets, ElementsAreOperatedWithoutInputAndWithoutADeskToGuard) {
  SimulatedDesk desk;
  auto& platform = desk.platform();
  platform.input = nullptr;
  platform.screen = nullptr;
  platform.window_placement = nullptr;
  platform.user_desk = nullptr;
  platform.screen_layout = nullptr;
  desk.look();
  const auto pressed = desk.click("A");
  EXPECT_EQ(pressed["path"], "sim_action");
  EXPECT_THAT(desk.log(), testing::Contains(HasSubstr("| A | action | press")));
  EXPECT_EQ(pressed["unobserved"].size(), 5U) << pressed;
  const json field{{"element_token", desk.element("Entry").token}, {"text", "there"}};
  EXPECT_EQ(desk.call("type_text", field)["value"], "there");
  EXPECT_EQ(desk.refusal("click", {{"pid", 200}, {"x", 10}, {"y", 10}}).code, "facet_missing");
  EXPECT_EQ(desk.refusal("press_key", {{"pid", 200}, {"key", "x"}}).code, "facet_missing");
  const json in_front{{"element_token", desk.element("A").token}, {"delivery_mode", "foreground"}};
  EXPECT_EQ(desk.refusal("click", in_front).code, "facet_missing");
  EXPECT_EQ(desk.refusal("bring_to_front", {{"pid", 200}}).code, "facet_missing");
}

}  // namespace
}  // namespace offhand::test
