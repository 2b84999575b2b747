// Generated from schema/presets.json. Do not edit.
#include "generated/mcp/presets.h"

#include <array>

namespace offhand {
namespace {

constexpr auto kAxTools = std::to_array<std::string_view>({
  "ax.ax_a11y_audit",
  "ax.ax_assert",
  "ax.ax_click",
  "ax.ax_click_at",
  "ax.ax_clipboard",
  "ax.ax_connect",
  "ax.ax_drag",
  "ax.ax_find",
  "ax.ax_find_visual",
  "ax.ax_get_attributes",
  "ax.ax_get_tree",
  "ax.ax_get_value",
  "ax.ax_is_accessible",
  "ax.ax_key_press",
  "ax.ax_list_apps",
  "ax.ax_list_windows",
  "ax.ax_run_script",
  "ax.ax_screenshot",
  "ax.ax_scroll",
  "ax.ax_session_info",
  "ax.ax_set_value",
  "ax.ax_type",
  "ax.ax_undo",
  "ax.ax_visual_diff",
  "ax.ax_wait_idle",
  "ax.ax_workflow",
});

constexpr auto kCupTools = std::to_array<std::string_view>({
  "cup.batch_execute",
  "cup.execute_action",
  "cup.find_element",
  "cup.get_desktop",
  "cup.get_foreground",
  "cup.get_overview",
  "cup.get_tree",
  "cup.launch_app",
  "cup.page",
  "cup.screenshot",
});

constexpr auto kFullTools = std::to_array<std::string_view>({
  "desktop.bring_to_front",
  "desktop.check_for_update",
  "desktop.check_permissions",
  "desktop.click",
  "desktop.clipboard_read",
  "desktop.clipboard_write",
  "desktop.debug_window_info",
  "desktop.double_click",
  "desktop.drag",
  "desktop.end_session",
  "desktop.find_elements",
  "desktop.get_accessibility_tree",
  "desktop.get_agent_cursor_state",
  "desktop.get_config",
  "desktop.get_cursor_position",
  "desktop.get_desktop_state",
  "desktop.get_recording_state",
  "desktop.get_screen_size",
  "desktop.get_window_state",
  "desktop.hotkey",
  "desktop.invoke_menu",
  "desktop.kill_app",
  "desktop.launch_app",
  "desktop.list_apps",
  "desktop.list_windows",
  "desktop.move_cursor",
  "desktop.page",
  "desktop.press_key",
  "desktop.replay_trajectory",
  "desktop.right_click",
  "desktop.scroll",
  "desktop.set_agent_cursor_enabled",
  "desktop.set_agent_cursor_motion",
  "desktop.set_agent_cursor_style",
  "desktop.set_config",
  "desktop.set_value",
  "desktop.set_window_frame",
  "desktop.start_recording",
  "desktop.start_session",
  "desktop.stop_recording",
  "desktop.type_text",
  "desktop.verify_state",
  "desktop.wait_for",
  "desktop.zoom",
});

constexpr auto kLeanTools = std::to_array<std::string_view>({
  "desktop.click",
  "desktop.drag",
  "desktop.get_window_state",
  "desktop.hotkey",
  "desktop.launch_app",
  "desktop.list_windows",
  "desktop.press_key",
  "desktop.scroll",
  "desktop.set_value",
  "desktop.type_text",
});

constexpr auto kRecordTools = std::to_array<std::string_view>({
  "desktop.get_recording_state",
  "desktop.replay_trajectory",
  "desktop.start_recording",
  "desktop.stop_recording",
});

constexpr auto kSessionTools = std::to_array<std::string_view>({
  "desktop.end_session",
  "desktop.get_config",
  "desktop.set_config",
  "desktop.start_session",
});

constexpr auto kPresets = std::to_array<Preset>({
  {"ax", "Applications by name and elements by words.", kAxTools, true},
  {"cup", "The tools of the Computer Use Protocol.", kCupTools, true},
  {"full", "Every native tool.", kFullTools, false},
  {"lean", "What an agent needs to see and operate windows.", kLeanTools, true},
  {"record", "Recordings and their replay.", kRecordTools, false},
  {"session", "Named sessions and their settings.", kSessionTools, false},
});

}  // namespace

std::span<const Preset> all_presets() { return kPresets; }

const Preset& default_preset() { return kPresets[3]; }

}  // namespace offhand
