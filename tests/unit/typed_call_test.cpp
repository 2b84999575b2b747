#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "generated/registry/registry.h"
#include "generated/tools/desktop/click.h"
#include "generated/tools/desktop/clipboard_write.h"
#include "generated/tools/desktop/drag.h"
#include "generated/tools/desktop/find_elements.h"
#include "generated/tools/desktop/get_window_state.h"
#include "generated/tools/desktop/hotkey.h"
#include "generated/tools/desktop/invoke_menu.h"
#include "generated/tools/desktop/launch_app.h"
#include "generated/tools/desktop/page.h"
#include "generated/tools/desktop/replay_trajectory.h"
#include "generated/tools/desktop/right_click.h"
#include "generated/tools/desktop/set_agent_cursor_style.h"
#include "generated/tools/desktop/start_session.h"
#include "generated/tools/desktop/verify_state.h"
#include "generated/tools/desktop/wait_for.h"
#include "generated/types/errors.h"
#include "impl/dispatch/selection.h"
#include "tests/unit/simulated.h"

// A call by typed values, which goes the way of all calls without JSON in between.
namespace offhand::test {
namespace {

using namespace tools::desktop;

template <class... Tools>
struct ToolList {};
/// Of those with lists, unions, enums and values within values.
using SomeTools = ToolList<ClickTool, ClipboardWriteTool, DragTool, FindElementsTool, GetWindowStateTool, HotkeyTool,
                           InvokeMenuTool, LaunchAppTool, PageTool, ReplayTrajectoryTool, SetAgentCursorStyleTool,
                           StartSessionTool, VerifyStateTool, WaitForTool>;

template <class Tool>
std::vector<std::string> lost_in_round_trips() {
  using Typed = TypedInvocation<typename Tool::Arguments, typename Tool::Result>;
  const auto& info = Tool::info();
  std::vector<std::string> lost;
  for (const auto& example : example_calls(info.name)) {
    const auto first = info.parse(example, "linux");
    if (!first) return {first.error().message};
    const auto text = (*first)->arguments_json();
    const auto second = info.parse(json::parse(text), "linux");
    if (!second || !(static_cast<const Typed&>(**first).arguments() == static_cast<const Typed&>(**second).arguments()))
      lost.push_back(std::string(info.name).append(": ").append(example.dump()).append(" became ").append(text));
  }
  return lost;
}

template <class... Tools>
std::vector<std::string> all_lost(ToolList<Tools...> /*all*/) {
  std::vector<std::string> lost;
  for (auto& some : {lost_in_round_trips<Tools>()...}) lost.insert(lost.end(), some.begin(), some.end());
  return lost;
}

TEST(WrittenArguments, AreReadAsTheSame) { EXPECT_THAT(all_lost(SomeTools()), testing::IsEmpty()); }

TEST(WrittenArguments, LeaveOutWhatHoldsWithoutThem) {
  ClickArgs arguments;
  arguments.target = ElementByIndex{.element_index = 7, .window_id = 1001};
  EXPECT_EQ(ClickTool::invocation(arguments)->arguments_json(), R"({"element_index":7,"window_id":1001})");
  arguments.count = 2;
  arguments.delivery_mode = DeliveryMode::foreground;
  EXPECT_EQ(ClickTool::invocation(arguments)->arguments_json(),
            R"({"element_index":7,"window_id":1001,"delivery_mode":"foreground","count":2})");
}

CallContext of_run(std::string name) {
  CallContext context;
  context.default_session = std::move(name);
  return context;
}

TEST(ATypedCall, ActsAndIsCountedAsAnyOther) {
  SimulatedDesk desk(scene_of({button("Go", {{"on_press", sets_status()}}), status_text("")}));
  const auto token = desk.element("Go", "Window").token;
  ClickArgs arguments;
  arguments.target = ElementByToken{.element_token = token};
  const auto result = desk.dispatcher().call<ClickTool>(arguments, of_run("test"));
  ASSERT_TRUE(result) << result.error().message;
  EXPECT_EQ(desk.log().size(), 1U) << "it was pressed";
  EXPECT_EQ(result->target.window_id, 1001);
  EXPECT_EQ(desk.process().statistics().tools()["desktop.click"].calls, 1U);
}

TEST(ATypedCall, IsRefusedWithItsErrorAsAnyOther) {
  SimulatedDesk desk("widgets");
  ClickArgs arguments;
  arguments.target = ElementByToken{.element_token = "elsewhere-1001-1"};
  const auto result = desk.dispatcher().call<ClickTool>(arguments, of_run("test"));
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().code, desk.refusal("click", {{"element_token", "elsewhere-1001-1"}}).code);
  EXPECT_EQ(desk.process().statistics().tools()["desktop.click"].failed, 2U);
}

TEST(ATypedCall, NamesItsRunAsAnyOther) {
  SimulatedDesk desk("widgets");
  const auto begun = desk.dispatcher().call<StartSessionTool>({.session = "named"}, of_run("test"));
  ASSERT_TRUE(begun) << begun.error().message;
  ASSERT_TRUE(desk.dispatcher().call<FindElementsTool>({.session = "named", .query = "A", .pid = 200}, of_run("test")));
  EXPECT_EQ(desk.process().statistics().log().back().session, "named");
}

TEST(AFingerprint, IsThatOfTheActionWhomeverItTouches) {
  ClickArgs one;
  one.target = ElementByIndex{.element_index = 7, .window_id = 1001};
  ClickArgs other;
  other.target = PointInWindow{.pid = 1, .x = 3, .y = 4};
  other.session = "named";
  other.observe = Observe::diff;
  EXPECT_EQ(ClickTool::invocation(one)->fingerprint(), ClickTool::invocation(other)->fingerprint());
  other.count = 2;
  EXPECT_NE(ClickTool::invocation(one)->fingerprint(), ClickTool::invocation(other)->fingerprint());
  RightClickArgs right;
  right.target = one.target;
  EXPECT_NE(ClickTool::invocation(one)->fingerprint(), RightClickTool::invocation(right)->fingerprint());
}

}  // namespace
}  // namespace offhand::test
