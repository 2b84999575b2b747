// Generated from schema. Do not edit.
#include "generated/registry/registry.h"

#include <array>

#include "generated/mcp/presets.h"
#include "generated/prompts/accessibility_audit.h"
#include "generated/prompts/automate_workflow.h"
#include "generated/prompts/cross_app_copy.h"
#include "generated/prompts/debug_ui.h"
#include "generated/prompts/extract_data.h"
#include "generated/prompts/navigate_to.h"
#include "generated/prompts/operate_application.h"
#include "generated/prompts/test_app.h"
#include "generated/resources/app_events.h"
#include "generated/resources/app_screenshot.h"
#include "generated/resources/app_state.h"
#include "generated/resources/app_tree.h"
#include "generated/resources/apps.h"
#include "generated/resources/baseline.h"
#include "generated/resources/calls.h"
#include "generated/resources/clipboard.h"
#include "generated/resources/recording_start.h"
#include "generated/resources/recording_stop.h"
#include "generated/resources/root_file.h"
#include "generated/resources/roots.h"
#include "generated/resources/settings.h"
#include "generated/resources/statistics.h"
#include "generated/resources/system_status.h"
#include "generated/resources/tool_reference.h"
#include "generated/resources/window_tree.h"
#include "generated/tools/ax/ax_a11y_audit.h"
#include "generated/tools/ax/ax_assert.h"
#include "generated/tools/ax/ax_click.h"
#include "generated/tools/ax/ax_click_at.h"
#include "generated/tools/ax/ax_clipboard.h"
#include "generated/tools/ax/ax_connect.h"
#include "generated/tools/ax/ax_drag.h"
#include "generated/tools/ax/ax_find.h"
#include "generated/tools/ax/ax_find_visual.h"
#include "generated/tools/ax/ax_get_attributes.h"
#include "generated/tools/ax/ax_get_tree.h"
#include "generated/tools/ax/ax_get_value.h"
#include "generated/tools/ax/ax_is_accessible.h"
#include "generated/tools/ax/ax_key_press.h"
#include "generated/tools/ax/ax_list_apps.h"
#include "generated/tools/ax/ax_list_windows.h"
#include "generated/tools/ax/ax_run_script.h"
#include "generated/tools/ax/ax_screenshot.h"
#include "generated/tools/ax/ax_scroll.h"
#include "generated/tools/ax/ax_session_info.h"
#include "generated/tools/ax/ax_set_value.h"
#include "generated/tools/ax/ax_type.h"
#include "generated/tools/ax/ax_undo.h"
#include "generated/tools/ax/ax_visual_diff.h"
#include "generated/tools/ax/ax_wait_idle.h"
#include "generated/tools/ax/ax_workflow.h"
#include "generated/tools/cup/batch_execute.h"
#include "generated/tools/cup/execute_action.h"
#include "generated/tools/cup/find_element.h"
#include "generated/tools/cup/get_desktop.h"
#include "generated/tools/cup/get_foreground.h"
#include "generated/tools/cup/get_overview.h"
#include "generated/tools/cup/get_tree.h"
#include "generated/tools/cup/launch_app.h"
#include "generated/tools/cup/page.h"
#include "generated/tools/cup/screenshot.h"
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

namespace offhand {
namespace {

constexpr auto kTools = std::to_array<const ToolInfo*>({
  &tools::ax::ax_a11y_audit_tool,
  &tools::ax::ax_assert_tool,
  &tools::ax::ax_click_tool,
  &tools::ax::ax_click_at_tool,
  &tools::ax::ax_clipboard_tool,
  &tools::ax::ax_connect_tool,
  &tools::ax::ax_drag_tool,
  &tools::ax::ax_find_tool,
  &tools::ax::ax_find_visual_tool,
  &tools::ax::ax_get_attributes_tool,
  &tools::ax::ax_get_tree_tool,
  &tools::ax::ax_get_value_tool,
  &tools::ax::ax_is_accessible_tool,
  &tools::ax::ax_key_press_tool,
  &tools::ax::ax_list_apps_tool,
  &tools::ax::ax_list_windows_tool,
  &tools::ax::ax_run_script_tool,
  &tools::ax::ax_screenshot_tool,
  &tools::ax::ax_scroll_tool,
  &tools::ax::ax_session_info_tool,
  &tools::ax::ax_set_value_tool,
  &tools::ax::ax_type_tool,
  &tools::ax::ax_undo_tool,
  &tools::ax::ax_visual_diff_tool,
  &tools::ax::ax_wait_idle_tool,
  &tools::ax::ax_workflow_tool,
  &tools::cup::batch_execute_tool,
  &tools::cup::execute_action_tool,
  &tools::cup::find_element_tool,
  &tools::cup::get_desktop_tool,
  &tools::cup::get_foreground_tool,
  &tools::cup::get_overview_tool,
  &tools::cup::get_tree_tool,
  &tools::cup::launch_app_tool,
  &tools::cup::page_tool,
  &tools::cup::screenshot_tool,
  &tools::desktop::bring_to_front_tool,
  &tools::desktop::check_for_update_tool,
  &tools::desktop::check_permissions_tool,
  &tools::desktop::click_tool,
  &tools::desktop::clipboard_read_tool,
  &tools::desktop::clipboard_write_tool,
  &tools::desktop::debug_window_info_tool,
  &tools::desktop::double_click_tool,
  &tools::desktop::drag_tool,
  &tools::desktop::end_session_tool,
  &tools::desktop::find_elements_tool,
  &tools::desktop::get_accessibility_tree_tool,
  &tools::desktop::get_agent_cursor_state_tool,
  &tools::desktop::get_config_tool,
  &tools::desktop::get_cursor_position_tool,
  &tools::desktop::get_desktop_state_tool,
  &tools::desktop::get_recording_state_tool,
  &tools::desktop::get_screen_size_tool,
  &tools::desktop::get_window_state_tool,
  &tools::desktop::hotkey_tool,
  &tools::desktop::invoke_menu_tool,
  &tools::desktop::kill_app_tool,
  &tools::desktop::launch_app_tool,
  &tools::desktop::list_apps_tool,
  &tools::desktop::list_windows_tool,
  &tools::desktop::move_cursor_tool,
  &tools::desktop::page_tool,
  &tools::desktop::press_key_tool,
  &tools::desktop::replay_trajectory_tool,
  &tools::desktop::right_click_tool,
  &tools::desktop::scroll_tool,
  &tools::desktop::set_agent_cursor_enabled_tool,
  &tools::desktop::set_agent_cursor_motion_tool,
  &tools::desktop::set_agent_cursor_style_tool,
  &tools::desktop::set_config_tool,
  &tools::desktop::set_value_tool,
  &tools::desktop::set_window_frame_tool,
  &tools::desktop::start_recording_tool,
  &tools::desktop::start_session_tool,
  &tools::desktop::stop_recording_tool,
  &tools::desktop::type_text_tool,
  &tools::desktop::verify_state_tool,
  &tools::desktop::wait_for_tool,
  &tools::desktop::zoom_tool,
});

constexpr auto kResources = std::to_array<const ResourceInfo*>({
  &resources::app_events_resource,
  &resources::app_screenshot_resource,
  &resources::app_state_resource,
  &resources::app_tree_resource,
  &resources::window_tree_resource,
  &resources::apps_resource,
  &resources::baseline_resource,
  &resources::calls_resource,
  &resources::clipboard_resource,
  &resources::recording_start_resource,
  &resources::recording_stop_resource,
  &resources::roots_resource,
  &resources::root_file_resource,
  &resources::settings_resource,
  &resources::statistics_resource,
  &resources::system_status_resource,
  &resources::tool_reference_resource,
});

constexpr auto kPrompts = std::to_array<const PromptInfo*>({
  &prompts::accessibility_audit_prompt,
  &prompts::automate_workflow_prompt,
  &prompts::cross_app_copy_prompt,
  &prompts::debug_ui_prompt,
  &prompts::extract_data_prompt,
  &prompts::navigate_to_prompt,
  &prompts::operate_application_prompt,
  &prompts::test_app_prompt,
});

}  // namespace

const Catalog& catalog() {
  static const Catalog all = {.tools = kTools, .resources = kResources, .prompts = kPrompts, .presets = all_presets(), .default_preset = &default_preset()};
  return all;
}

}  // namespace offhand
