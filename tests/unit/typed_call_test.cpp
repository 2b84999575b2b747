#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "generated/registry/registry.h"
#include "generated/tools/desktop/bring_to_front.h"
#include "generated/tools/desktop/check_for_update.h"
#include "generated/tools/desktop/check_permissions.h"
#include "generated/tools/desktop/click.h"
#include "generated/tools/desktop/clipboard_read.h"
#include "generated/tools/desktop/clipboard_write.h"
#include "generated/tools/desktop/debug_window_info.h"
#include "generated/tools/desktop/double_click.h"
#include "generated/tools/desktop/drag.h"
#include "generated/tools/desktop/end_session.h"
#include "generated/tools/desktop/find_elements.h"
#include "generated/tools/desktop/get_accessibility_tree.h"
#include "generated/tools/desktop/get_agent_cursor_state.h"
#include "generated/tools/desktop/get_config.h"
#include "generated/tools/desktop/get_cursor_position.h"
#include "generated/tools/desktop/get_desktop_state.h"
#include "generated/tools/desktop/get_recording_state.h"
#include "generated/tools/desktop/get_screen_size.h"
#include "generated/tools/desktop/get_window_state.h"
#include "generated/tools/desktop/hotkey.h"
#include "generated/tools/desktop/invoke_menu.h"
#include "generated/tools/desktop/kill_app.h"
#include "generated/tools/desktop/launch_app.h"
#include "generated/tools/desktop/list_apps.h"
#include "generated/tools/desktop/list_windows.h"
#include "generated/tools/desktop/move_cursor.h"
#include "generated/tools/desktop/page.h"
#include "generated/tools/desktop/press_key.h"
#include "generated/tools/desktop/replay_trajectory.h"
#include "generated/tools/desktop/right_click.h"
#include "generated/tools/desktop/scroll.h"
#include "generated/tools/desktop/set_agent_cursor_enabled.h"
#include "generated/tools/desktop/set_agent_cursor_motion.h"
#include "generated/tools/desktop/set_agent_cursor_style.h"
#include "generated/tools/desktop/set_config.h"
#include "generated/tools/desktop/set_value.h"
#include "generated/tools/desktop/set_window_frame.h"
#include "generated/tools/desktop/start_recording.h"
#include "generated/tools/desktop/start_session.h"
#include "generated/tools/desktop/stop_recording.h"
#include "generated/tools/desktop/type_text.h"
#include "generated/tools/desktop/verify_state.h"
#include "generated/tools/desktop/wait_for.h"
#include "generated/tools/desktop/zoom.h"
#include "generated/types/errors.h"
#include "impl/dispatch/selection.h"
#include "tests/unit/simulated.h"

// A call by typed values, which goes the way of all calls without JSON in between.
namespace offhand::test {
namespace {

using namespace tools::desktop;

template <class... Tools>
struct ToolList {};
using AllTools = ToolList<BringToFrontTool, CheckForUpdateTool, CheckPermissionsTool, ClickTool, ClipboardReadTool,
                          ClipboardWriteTool, DebugWindowInfoTool, DoubleClickTool, DragTool, EndSessionTool,
                          FindElementsTool, GetAccessibilityTreeTool, GetAgentCursorStateTool, GetConfigTool,
                          GetCursorPositionTool, GetDesktopStateTool, GetRecordingStateTool, GetScreenSizeTool,
                          GetWindowStateTool, HotkeyTool, InvokeMenuTool, KillAppTool, LaunchAppTool, ListAppsTool,
                          ListWindowsTool, MoveCursorTool, PageTool, PressKeyTool, ReplayTrajectoryTool, RightClickTool,
                          ScrollTool, SetAgentCursorEnabledTool, SetAgentCursorMotionTool, SetAgentCursorStyleTool,
                          SetConfigTool, SetValueTool, SetWindowFrameTool, StartRecordingTool, StartSessionTool,
                          StopRecordingTool, TypeTextTool, VerifyStateTool, WaitForTool, ZoomTool>;

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

template <class... Tools>
std::vector<const ToolInfo*> infos_of(ToolList<Tools...> /*all*/) {
  return {&Tools::info()...};
}

TEST(WrittenArguments, AreReadAsTheSame) {
  EXPECT_THAT(all_lost(AllTools()), testing::IsEmpty());
  EXPECT_THAT(infos_of(AllTools()), testing::UnorderedElementsAreArray(catalog().tools)) << "none is left out";
}

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

TEST(AnAim, TakesThePlaceOfWhatArgumentsName) {
  ClickArgs arguments;
  arguments.target = ElementByIndex{.element_index = 7, .window_id = 1001, .pid = 200};
  const auto by_index = ClickTool::invocation(arguments);
  by_index->aim({.pid = 1, .window_id = 2, .element_token = "token"});
  EXPECT_EQ(by_index->arguments_json(), R"({"element_token":"token"})");
  arguments.target = PointInWindow{.pid = 200, .x = 1, .y = 2, .from_zoom = true};
  const auto by_point = ClickTool::invocation(arguments);
  by_point->aim({.pid = 1, .window_id = 2, .x = 3, .y = 4});
  EXPECT_EQ(by_point->arguments_json(), R"({"pid":1,"x":3,"y":4})");
  DragArgs drag;
  drag.target = PointsInWindow{.pid = 200, .window_id = 1001};
  const auto of_two = DragTool::invocation(drag);
  of_two->aim({.pid = 1, .window_id = 2, .x = 3, .y = 4, .to_x = 5, .to_y = 6});
  EXPECT_EQ(json::parse(of_two->arguments_json()),
            (json{{"pid", 1}, {"window_id", 2}, {"from_x", 3}, {"from_y", 4}, {"to_x", 5}, {"to_y", 6}}));
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
