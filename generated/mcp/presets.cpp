// Generated from schema/presets.json. Do not edit.
#include "generated/mcp/presets.h"

#include <array>

namespace offhand {
namespace {

constexpr auto kFullTools = std::to_array<std::string_view>({
  "desktop.click",
  "desktop.double_click",
  "desktop.end_session",
  "desktop.get_config",
  "desktop.get_cursor_position",
  "desktop.get_recording_state",
  "desktop.get_screen_size",
  "desktop.get_window_state",
  "desktop.kill_app",
  "desktop.launch_app",
  "desktop.list_windows",
  "desktop.press_key",
  "desktop.replay_trajectory",
  "desktop.right_click",
  "desktop.set_config",
  "desktop.start_recording",
  "desktop.start_session",
  "desktop.stop_recording",
  "desktop.type_text",
});

constexpr auto kLeanTools = std::to_array<std::string_view>({
  "desktop.click",
  "desktop.get_window_state",
  "desktop.launch_app",
  "desktop.list_windows",
  "desktop.press_key",
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
  {"full", "Every native tool.", kFullTools},
  {"lean", "What an agent needs to see and operate windows.", kLeanTools},
  {"record", "Recordings and their replay.", kRecordTools},
  {"session", "Named runs and their settings.", kSessionTools},
});

}  // namespace

std::span<const Preset> all_presets() { return kPresets; }

const Preset& default_preset() { return kPresets[1]; }

}  // namespace offhand
