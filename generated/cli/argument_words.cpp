// Generated from schema/tools. Do not edit.
#include "generated/cli/argument_words.h"

#include <algorithm>
#include <array>

namespace offhand {
namespace {

constexpr auto kWordsOfDesktopBringToFrontArguments = std::to_array<ArgumentWords>({
  {"session", "SESSION", "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {"pid", "PROCESS", "Limits: 1 to 4194304. Required."},
  {"window_id", "WINDOW", "Limits: 1 to 4294967295."},
});
constexpr auto kWordsOfDesktopCheckPermissionsArguments = std::to_array<ArgumentWords>({
  {"prompt", "true|false", ""},
});
constexpr auto kWordsOfDesktopClickArguments = std::to_array<ArgumentWords>({
  {"session", "SESSION", "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {"pid", "PROCESS", "Limits: 1 to 4194304."},
  {"window_id", "WINDOW", "Limits: 1 to 4294967295."},
  {"element_index", "NUMBER", "Limits: 1 to 2147483647."},
  {"element_token", "TEXT", "Limits: 5 to 64 characters, matches ^[0-9a-z]+-[0-9]+-[0-9]+$."},
  {"x", "NUMBER", "Limits: -65536 to 65536."},
  {"y", "NUMBER", "Limits: -65536 to 65536."},
  {"from_zoom", "true|false", ""},
  {"delivery_mode", "NAME", "One of background, foreground. Default: background."},
  {"observe", "NAME", "One of none, diff. Default: none."},
  {"button", "NAME", "One of left, right, middle. Default: left."},
  {"count", "NUMBER", "Limits: 1 to 3. Default: 1."},
  {"modifier", "NAME,...", "One of ctrl, shift, alt, super. Limits: at most 4 items."},
  {"action", "NAME", "One of press, show_menu, pick, confirm, cancel, open. Default: press."},
  {"debug_image_out", "PATH", "Limits: 1 to 4096 characters, a path."},
});
constexpr auto kWordsOfDesktopClickCombinations = std::to_array<std::string_view>({"Target: element_token, or element_index + window_id, or pid + x + y, or x + y."});
constexpr auto kWordsOfDesktopClipboardReadArguments = std::to_array<ArgumentWords>({
  {"session", "SESSION", "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {"include_text", "true|false", "Default: false."},
  {"include_image", "true|false", "Default: false."},
  {"image_out_file", "PATH", "Limits: 1 to 4096 characters, a path."},
  {"max_bytes", "NUMBER", "Limits: 1 to 16777216. Default: 4194304."},
});
constexpr auto kWordsOfDesktopClipboardWriteArguments = std::to_array<ArgumentWords>({
  {"session", "SESSION", "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {"text", "TEXT", "Limits: at most 4194304 characters."},
  {"image_path", "PATH", "Limits: 1 to 4096 characters, a path."},
  {"file_path", "PATH", "Limits: 1 to 4096 characters, a path."},
  {"file_paths", "PATH,...", "Limits: 1 to 256 items."},
});
constexpr auto kWordsOfDesktopClipboardWriteCombinations = std::to_array<std::string_view>({"Content: text, or image_path, or file_path, or file_paths."});
constexpr auto kWordsOfDesktopDebugWindowInfoArguments = std::to_array<ArgumentWords>({
  {"pid", "PROCESS", "Limits: 1 to 4194304. Required."},
  {"window_id", "WINDOW", "Limits: 1 to 4294967295."},
});
constexpr auto kWordsOfDesktopDoubleClickArguments = std::to_array<ArgumentWords>({
  {"session", "SESSION", "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {"pid", "PROCESS", "Limits: 1 to 4194304."},
  {"window_id", "WINDOW", "Limits: 1 to 4294967295."},
  {"element_index", "NUMBER", "Limits: 1 to 2147483647."},
  {"element_token", "TEXT", "Limits: 5 to 64 characters, matches ^[0-9a-z]+-[0-9]+-[0-9]+$."},
  {"x", "NUMBER", "Limits: -65536 to 65536."},
  {"y", "NUMBER", "Limits: -65536 to 65536."},
  {"from_zoom", "true|false", ""},
  {"delivery_mode", "NAME", "One of background, foreground. Default: background."},
  {"observe", "NAME", "One of none, diff. Default: none."},
  {"modifier", "NAME,...", "One of ctrl, shift, alt, super. Limits: at most 4 items."},
});
constexpr auto kWordsOfDesktopDoubleClickCombinations = std::to_array<std::string_view>({"Target: element_token, or element_index + window_id, or pid + x + y, or x + y."});
constexpr auto kWordsOfDesktopDragArguments = std::to_array<ArgumentWords>({
  {"session", "SESSION", "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {"delivery_mode", "NAME", "One of background, foreground. Default: background."},
  {"observe", "NAME", "One of none, diff. Default: none."},
  {"pid", "PROCESS", "Limits: 1 to 4194304. Required."},
  {"window_id", "WINDOW", "Limits: 1 to 4294967295."},
  {"from_x", "NUMBER", "Limits: -65536 to 65536. Required."},
  {"from_y", "NUMBER", "Limits: -65536 to 65536. Required."},
  {"to_x", "NUMBER", "Limits: -65536 to 65536. Required."},
  {"to_y", "NUMBER", "Limits: -65536 to 65536. Required."},
  {"button", "NAME", "One of left, right, middle. Default: left."},
  {"modifier", "NAME,...", "One of ctrl, shift, alt, super. Limits: at most 4 items."},
  {"duration_ms", "NUMBER", "Limits: 0 to 10000. Default: 500."},
  {"steps", "NUMBER", "Limits: 1 to 200. Default: 20."},
});
constexpr auto kWordsOfDesktopEndSessionArguments = std::to_array<ArgumentWords>({
  {"session", "SESSION", "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$. Required."},
});
constexpr auto kWordsOfDesktopFindElementsArguments = std::to_array<ArgumentWords>({
  {"session", "SESSION", "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {"query", "TEXT", "Limits: 1 to 256 characters."},
  {"role", "TEXT", "Limits: 1 to 64 characters."},
  {"name", "TEXT", "Limits: 1 to 256 characters."},
  {"exact", "true|false", "Default: false."},
  {"text", "TEXT", "Limits: 1 to 256 characters."},
  {"state", "NAME,...", "One of busy, checked, collapsed, disabled, editable, expanded, focused, hidden, mixed, modal, multiselectable, offscreen, pressed, readonly, required, selected, focusable, protected. Limits: at most 18 items."},
  {"pid", "PROCESS", "Limits: 1 to 4194304. Required."},
  {"window_id", "WINDOW", "Limits: 1 to 4294967295."},
  {"limit", "NUMBER", "Limits: 1 to 1000. Default: 20."},
});
constexpr auto kWordsOfDesktopGetConfigArguments = std::to_array<ArgumentWords>({
  {"session", "SESSION", "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
});
constexpr auto kWordsOfDesktopGetDesktopStateArguments = std::to_array<ArgumentWords>({
  {"session", "SESSION", "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {"max_image_dimension", "NUMBER", "Limits: 0 to 16384."},
  {"image_format", "NAME", "One of auto, png, jpeg. Default: auto."},
  {"screenshot_out_file", "PATH", "Limits: 1 to 4096 characters, a path."},
  {"include_screenshot", "true|false", "Default: true with --screenshot-out-file."},
  {"format", "NAME", "One of markdown, json. Default: markdown."},
});
constexpr auto kWordsOfDesktopGetRecordingStateArguments = std::to_array<ArgumentWords>({
  {"session", "SESSION", "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
});
constexpr auto kWordsOfDesktopGetWindowStateArguments = std::to_array<ArgumentWords>({
  {"session", "SESSION", "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {"max_image_dimension", "NUMBER", "Limits: 0 to 16384."},
  {"image_format", "NAME", "One of auto, png, jpeg. Default: auto."},
  {"screenshot_out_file", "PATH", "Limits: 1 to 4096 characters, a path."},
  {"pid", "PROCESS", "Limits: 1 to 4194304. Required."},
  {"window_id", "WINDOW", "Limits: 1 to 4294967295."},
  {"include_accessibility_tree", "true|false", "Default: true."},
  {"include_screenshot", "true|false", "Default: true with --screenshot-out-file."},
  {"query", "TEXT", "Limits: 1 to 256 characters."},
  {"since", "NUMBER", "Limits: at least 1."},
  {"hidden", "true|false", "Default: false."},
  {"max_elements", "NUMBER", "Limits: 1 to 20000. Default: 1500."},
  {"max_depth", "NUMBER", "Limits: 1 to 256. Default: 64."},
  {"annotate", "true|false", "Default: false."},
  {"max_dimension", "NUMBER", "Limits: 1 to 16384."},
  {"format", "NAME", "One of markdown, compact, json, envelope. Default: markdown."},
  {"capture_mode", "TEXT", "Limits: at most 64 characters."},
});
constexpr auto kWordsOfDesktopHotkeyArguments = std::to_array<ArgumentWords>({
  {"session", "SESSION", "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {"pid", "PROCESS", "Limits: 1 to 4194304."},
  {"window_id", "WINDOW", "Limits: 1 to 4294967295."},
  {"element_index", "NUMBER", "Limits: 1 to 2147483647."},
  {"element_token", "TEXT", "Limits: 5 to 64 characters, matches ^[0-9a-z]+-[0-9]+-[0-9]+$."},
  {"x", "NUMBER", "Limits: -65536 to 65536."},
  {"y", "NUMBER", "Limits: -65536 to 65536."},
  {"from_zoom", "true|false", ""},
  {"delivery_mode", "NAME", "One of background, foreground. Default: background."},
  {"observe", "NAME", "One of none, diff. Default: none."},
  {"keys", "TEXT,...", "Limits: 1 to 5 items. Required."},
});
constexpr auto kWordsOfDesktopHotkeyCombinations = std::to_array<std::string_view>({"Target: element_token, or element_index + window_id, or pid + x + y, or pid."});
constexpr auto kWordsOfDesktopInvokeMenuArguments = std::to_array<ArgumentWords>({
  {"session", "SESSION", "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {"observe", "NAME", "One of none, diff. Default: none."},
  {"pid", "PROCESS", "Limits: 1 to 4194304. Required."},
  {"window_id", "WINDOW", "Limits: 1 to 4294967295."},
  {"path", "TEXT,...", "Limits: 1 to 16 items. Required."},
});
constexpr auto kWordsOfDesktopKillAppArguments = std::to_array<ArgumentWords>({
  {"session", "SESSION", "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {"pid", "PROCESS", "Limits: 1 to 4194304. Required."},
});
constexpr auto kWordsOfDesktopLaunchAppArguments = std::to_array<ArgumentWords>({
  {"session", "SESSION", "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {"name", "TEXT", "Limits: 1 to 256 characters."},
  {"launch_path", "PATH", "Limits: 1 to 4096 characters, a path."},
  {"additional_arguments", "TEXT,...", "Limits: at most 256 items."},
  {"urls", "TEXT,...", "Limits: at most 256 items."},
  {"creates_new_application_instance", "true|false", "Default: false."},
  {"electron_debugging_port", "NUMBER", "Limits: 1 to 65535."},
  {"webkit_inspector_port", "NUMBER", "Limits: 1 to 65535."},
  {"bundle_id", "TEXT", "Limits: at most 256 characters."},
  {"aumid", "TEXT", "Limits: at most 256 characters."},
  {"start_minimized", "true|false", ""},
});
constexpr auto kWordsOfDesktopListAppsArguments = std::to_array<ArgumentWords>({
  {"running_only", "true|false", "Default: false."},
});
constexpr auto kWordsOfDesktopListWindowsArguments = std::to_array<ArgumentWords>({
  {"on_screen_only", "true|false", "Default: false."},
  {"pid", "PROCESS", "Limits: 1 to 4194304."},
});
constexpr auto kWordsOfDesktopPageArguments = std::to_array<ArgumentWords>({
  {"session", "SESSION", "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {"action", "NAME", "One of execute_javascript, get_text, query_dom, click_element, insert_text, type_keystrokes, enable_javascript_apple_events. Required."},
  {"javascript", "TEXT", "Limits: 1 to 1000000 characters."},
  {"css_selector", "TEXT", "Limits: 1 to 10000 characters."},
  {"attributes", "TEXT,...", "Limits: at most 64 items."},
  {"selector", "TEXT", "Limits: 1 to 10000 characters."},
  {"text", "TEXT", "Limits: 1 to 100000 characters."},
  {"bundle_id", "TEXT", "Limits: at most 256 characters."},
  {"user_has_confirmed_enabling", "true|false", ""},
  {"pid", "PROCESS", "Limits: 1 to 4194304."},
  {"window_id", "WINDOW", "Limits: 1 to 4294967295."},
  {"target_url_contains", "TEXT", "Limits: 1 to 2000 characters."},
  {"cdp_port", "NUMBER", "Limits: 1 to 65535."},
});
constexpr auto kWordsOfDesktopPageCombinations = std::to_array<std::string_view>({"Work: execute_javascript (javascript), or get_text, or query_dom (css_selector [attributes]), or click_element (selector), or insert_text (text [selector]), or type_keystrokes (text [selector]), or enable_javascript_apple_events ([bundle_id] [user_has_confirmed_enabling])."});
constexpr auto kWordsOfDesktopPressKeyArguments = std::to_array<ArgumentWords>({
  {"session", "SESSION", "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {"pid", "PROCESS", "Limits: 1 to 4194304."},
  {"window_id", "WINDOW", "Limits: 1 to 4294967295."},
  {"element_index", "NUMBER", "Limits: 1 to 2147483647."},
  {"element_token", "TEXT", "Limits: 5 to 64 characters, matches ^[0-9a-z]+-[0-9]+-[0-9]+$."},
  {"x", "NUMBER", "Limits: -65536 to 65536."},
  {"y", "NUMBER", "Limits: -65536 to 65536."},
  {"from_zoom", "true|false", ""},
  {"delivery_mode", "NAME", "One of background, foreground. Default: background."},
  {"observe", "NAME", "One of none, diff. Default: none."},
  {"key", "TEXT", "Limits: 1 to 64 characters. Required."},
  {"modifiers", "NAME,...", "One of ctrl, shift, alt, super. Limits: at most 4 items."},
});
constexpr auto kWordsOfDesktopPressKeyCombinations = std::to_array<std::string_view>({"Target: element_token, or element_index + window_id, or pid + x + y, or pid."});
constexpr auto kWordsOfDesktopReplayTrajectoryArguments = std::to_array<ArgumentWords>({
  {"session", "SESSION", "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {"dir", "PATH", "Limits: 1 to 4096 characters, a path. Required."},
  {"delay_ms", "NUMBER", "Limits: 0 to 10000. Default: 500."},
  {"stop_on_error", "true|false", "Default: true."},
});
constexpr auto kWordsOfDesktopRightClickArguments = std::to_array<ArgumentWords>({
  {"session", "SESSION", "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {"pid", "PROCESS", "Limits: 1 to 4194304."},
  {"window_id", "WINDOW", "Limits: 1 to 4294967295."},
  {"element_index", "NUMBER", "Limits: 1 to 2147483647."},
  {"element_token", "TEXT", "Limits: 5 to 64 characters, matches ^[0-9a-z]+-[0-9]+-[0-9]+$."},
  {"x", "NUMBER", "Limits: -65536 to 65536."},
  {"y", "NUMBER", "Limits: -65536 to 65536."},
  {"from_zoom", "true|false", ""},
  {"delivery_mode", "NAME", "One of background, foreground. Default: background."},
  {"observe", "NAME", "One of none, diff. Default: none."},
  {"modifier", "NAME,...", "One of ctrl, shift, alt, super. Limits: at most 4 items."},
});
constexpr auto kWordsOfDesktopRightClickCombinations = std::to_array<std::string_view>({"Target: element_token, or element_index + window_id, or pid + x + y, or x + y."});
constexpr auto kWordsOfDesktopScrollArguments = std::to_array<ArgumentWords>({
  {"session", "SESSION", "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {"pid", "PROCESS", "Limits: 1 to 4194304."},
  {"window_id", "WINDOW", "Limits: 1 to 4294967295."},
  {"element_index", "NUMBER", "Limits: 1 to 2147483647."},
  {"element_token", "TEXT", "Limits: 5 to 64 characters, matches ^[0-9a-z]+-[0-9]+-[0-9]+$."},
  {"x", "NUMBER", "Limits: -65536 to 65536."},
  {"y", "NUMBER", "Limits: -65536 to 65536."},
  {"from_zoom", "true|false", ""},
  {"delivery_mode", "NAME", "One of background, foreground. Default: background."},
  {"observe", "NAME", "One of none, diff. Default: none."},
  {"direction", "NAME", "One of up, down, left, right. Required."},
  {"by", "NAME", "One of line, page. Default: line."},
  {"amount", "NUMBER", "Limits: 1 to 50. Default: 3."},
});
constexpr auto kWordsOfDesktopScrollCombinations = std::to_array<std::string_view>({"Target: element_token, or element_index + window_id, or pid + x + y, or x + y, or pid."});
constexpr auto kWordsOfDesktopSetConfigArguments = std::to_array<ArgumentWords>({
  {"session", "SESSION", "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {"capture_scope", "NAME", "One of window, desktop."},
  {"max_image_dimension", "NUMBER", "Limits: 0 to 16384."},
  {"experimental_pip", "true|false", ""},
  {"experimental_pip_geometry", "TEXT", "Limits: at most 64 characters, matches ^([0-9]+x[0-9]+([+-][0-9]+){0,2})?$."},
  {"capture_mode", "TEXT", "Limits: at most 64 characters."},
});
constexpr auto kWordsOfDesktopSetValueArguments = std::to_array<ArgumentWords>({
  {"session", "SESSION", "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {"pid", "PROCESS", "Limits: 1 to 4194304."},
  {"window_id", "WINDOW", "Limits: 1 to 4294967295."},
  {"element_index", "NUMBER", "Limits: 1 to 2147483647."},
  {"element_token", "TEXT", "Limits: 5 to 64 characters, matches ^[0-9a-z]+-[0-9]+-[0-9]+$."},
  {"delivery_mode", "NAME", "One of background, foreground. Default: background."},
  {"observe", "NAME", "One of none, diff. Default: none."},
  {"value", "TEXT", "Limits: at most 100000 characters. Required."},
});
constexpr auto kWordsOfDesktopSetValueCombinations = std::to_array<std::string_view>({"Target: element_token, or element_index + window_id."});
constexpr auto kWordsOfDesktopSetWindowFrameArguments = std::to_array<ArgumentWords>({
  {"session", "SESSION", "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {"pid", "PROCESS", "Limits: 1 to 4194304. Required."},
  {"window_id", "WINDOW", "Limits: 1 to 4294967295."},
  {"x", "NUMBER", "Limits: -32768 to 32767. Required."},
  {"y", "NUMBER", "Limits: -32768 to 32767. Required."},
  {"width", "NUMBER", "Limits: 1 to 32767. Required."},
  {"height", "NUMBER", "Limits: 1 to 32767. Required."},
});
constexpr auto kWordsOfDesktopStartRecordingArguments = std::to_array<ArgumentWords>({
  {"session", "SESSION", "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {"output_dir", "PATH", "Limits: 1 to 4096 characters, a path. Required."},
  {"record_video", "true|false", "Default: false."},
  {"enabled", "true|false", "Default: true."},
});
constexpr auto kWordsOfDesktopStartSessionArguments = std::to_array<ArgumentWords>({
  {"session", "SESSION", "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$. Required."},
});
constexpr auto kWordsOfDesktopStopRecordingArguments = std::to_array<ArgumentWords>({
  {"session", "SESSION", "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
});
constexpr auto kWordsOfDesktopTypeTextArguments = std::to_array<ArgumentWords>({
  {"session", "SESSION", "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {"pid", "PROCESS", "Limits: 1 to 4194304."},
  {"window_id", "WINDOW", "Limits: 1 to 4294967295."},
  {"element_index", "NUMBER", "Limits: 1 to 2147483647."},
  {"element_token", "TEXT", "Limits: 5 to 64 characters, matches ^[0-9a-z]+-[0-9]+-[0-9]+$."},
  {"x", "NUMBER", "Limits: -65536 to 65536."},
  {"y", "NUMBER", "Limits: -65536 to 65536."},
  {"from_zoom", "true|false", ""},
  {"delivery_mode", "NAME", "One of background, foreground. Default: background."},
  {"observe", "NAME", "One of none, diff. Default: none."},
  {"text", "TEXT", "Limits: 1 to 100000 characters. Required."},
  {"clear_first", "true|false", "Default: false."},
  {"delay_ms", "NUMBER", "Limits: 0 to 200. Default: 0."},
});
constexpr auto kWordsOfDesktopTypeTextCombinations = std::to_array<std::string_view>({"Target: element_token, or element_index + window_id, or pid + x + y, or pid."});
constexpr auto kWordsOfDesktopVerifyStateArguments = std::to_array<ArgumentWords>({
  {"session", "SESSION", "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {"pid", "PROCESS", "Limits: 1 to 4194304. Required."},
  {"window_id", "WINDOW", "Limits: 1 to 4294967295."},
  {"expect", "JSON", "Limits: 1 to 8 items. Required."},
  {"timeout_ms", "NUMBER", "Limits: 0 to 9500. Default: 5000."},
  {"stable_samples", "NUMBER", "Limits: 1 to 5. Default: 2."},
});
constexpr auto kWordsOfDesktopWaitForArguments = std::to_array<ArgumentWords>({
  {"session", "SESSION", "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {"query", "TEXT", "Limits: 1 to 256 characters."},
  {"role", "TEXT", "Limits: 1 to 64 characters."},
  {"name", "TEXT", "Limits: 1 to 256 characters."},
  {"exact", "true|false", "Default: false."},
  {"text", "TEXT", "Limits: 1 to 256 characters."},
  {"state", "NAME,...", "One of busy, checked, collapsed, disabled, editable, expanded, focused, hidden, mixed, modal, multiselectable, offscreen, pressed, readonly, required, selected, focusable, protected. Limits: at most 18 items."},
  {"pid", "PROCESS", "Limits: 1 to 4194304."},
  {"window_id", "WINDOW", "Limits: 1 to 4294967295."},
  {"title", "TEXT", "Limits: 1 to 256 characters."},
  {"until", "NAME", "One of shows, exists, gone, enabled, disabled, focused, checked, unchecked, selected, unselected, expanded, collapsed, value_equals, value_contains, window_opens, window_closes. Default: shows."},
  {"value", "TEXT", "Limits: at most 4096 characters."},
  {"element_index", "NUMBER", "Limits: 1 to 2147483647."},
  {"timeout_ms", "NUMBER", "Limits: 0 to 9500. Default: 5000."},
});
constexpr auto kWordsOfDesktopZoomArguments = std::to_array<ArgumentWords>({
  {"session", "SESSION", "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {"pid", "PROCESS", "Limits: 1 to 4194304."},
  {"window_id", "WINDOW", "Limits: 1 to 4294967295. Required."},
  {"x1", "NUMBER", "Limits: -65536 to 65536. Required."},
  {"y1", "NUMBER", "Limits: -65536 to 65536. Required."},
  {"x2", "NUMBER", "Limits: -65536 to 65536. Required."},
  {"y2", "NUMBER", "Limits: -65536 to 65536. Required."},
  {"image_format", "NAME", "One of auto, png, jpeg. Default: jpeg."},
  {"screenshot_out_file", "PATH", "Limits: 1 to 4096 characters, a path."},
  {"format", "NAME", "One of markdown, json. Default: markdown."},
});
constexpr auto kToolWords = std::to_array<ToolWords>({
  {.identity = "desktop.bring_to_front", .arguments = kWordsOfDesktopBringToFrontArguments},
  {.identity = "desktop.check_for_update"},
  {.identity = "desktop.check_permissions", .arguments = kWordsOfDesktopCheckPermissionsArguments},
  {.identity = "desktop.click", .arguments = kWordsOfDesktopClickArguments, .combinations = kWordsOfDesktopClickCombinations},
  {.identity = "desktop.clipboard_read", .arguments = kWordsOfDesktopClipboardReadArguments},
  {.identity = "desktop.clipboard_write", .arguments = kWordsOfDesktopClipboardWriteArguments, .combinations = kWordsOfDesktopClipboardWriteCombinations},
  {.identity = "desktop.debug_window_info", .arguments = kWordsOfDesktopDebugWindowInfoArguments},
  {.identity = "desktop.double_click", .arguments = kWordsOfDesktopDoubleClickArguments, .combinations = kWordsOfDesktopDoubleClickCombinations},
  {.identity = "desktop.drag", .arguments = kWordsOfDesktopDragArguments},
  {.identity = "desktop.end_session", .arguments = kWordsOfDesktopEndSessionArguments},
  {.identity = "desktop.find_elements", .arguments = kWordsOfDesktopFindElementsArguments},
  {.identity = "desktop.get_accessibility_tree"},
  {.identity = "desktop.get_config", .arguments = kWordsOfDesktopGetConfigArguments},
  {.identity = "desktop.get_cursor_position"},
  {.identity = "desktop.get_desktop_state", .arguments = kWordsOfDesktopGetDesktopStateArguments},
  {.identity = "desktop.get_recording_state", .arguments = kWordsOfDesktopGetRecordingStateArguments},
  {.identity = "desktop.get_screen_size"},
  {.identity = "desktop.get_window_state", .arguments = kWordsOfDesktopGetWindowStateArguments},
  {.identity = "desktop.hotkey", .arguments = kWordsOfDesktopHotkeyArguments, .combinations = kWordsOfDesktopHotkeyCombinations},
  {.identity = "desktop.invoke_menu", .arguments = kWordsOfDesktopInvokeMenuArguments},
  {.identity = "desktop.kill_app", .arguments = kWordsOfDesktopKillAppArguments},
  {.identity = "desktop.launch_app", .arguments = kWordsOfDesktopLaunchAppArguments},
  {.identity = "desktop.list_apps", .arguments = kWordsOfDesktopListAppsArguments},
  {.identity = "desktop.list_windows", .arguments = kWordsOfDesktopListWindowsArguments},
  {.identity = "desktop.page", .arguments = kWordsOfDesktopPageArguments, .combinations = kWordsOfDesktopPageCombinations},
  {.identity = "desktop.press_key", .arguments = kWordsOfDesktopPressKeyArguments, .combinations = kWordsOfDesktopPressKeyCombinations},
  {.identity = "desktop.replay_trajectory", .arguments = kWordsOfDesktopReplayTrajectoryArguments},
  {.identity = "desktop.right_click", .arguments = kWordsOfDesktopRightClickArguments, .combinations = kWordsOfDesktopRightClickCombinations},
  {.identity = "desktop.scroll", .arguments = kWordsOfDesktopScrollArguments, .combinations = kWordsOfDesktopScrollCombinations},
  {.identity = "desktop.set_config", .arguments = kWordsOfDesktopSetConfigArguments},
  {.identity = "desktop.set_value", .arguments = kWordsOfDesktopSetValueArguments, .combinations = kWordsOfDesktopSetValueCombinations},
  {.identity = "desktop.set_window_frame", .arguments = kWordsOfDesktopSetWindowFrameArguments},
  {.identity = "desktop.start_recording", .arguments = kWordsOfDesktopStartRecordingArguments},
  {.identity = "desktop.start_session", .arguments = kWordsOfDesktopStartSessionArguments},
  {.identity = "desktop.stop_recording", .arguments = kWordsOfDesktopStopRecordingArguments},
  {.identity = "desktop.type_text", .arguments = kWordsOfDesktopTypeTextArguments, .combinations = kWordsOfDesktopTypeTextCombinations},
  {.identity = "desktop.verify_state", .arguments = kWordsOfDesktopVerifyStateArguments},
  {.identity = "desktop.wait_for", .arguments = kWordsOfDesktopWaitForArguments},
  {.identity = "desktop.zoom", .arguments = kWordsOfDesktopZoomArguments},
});

}  // namespace

const ToolWords* words_of(std::string_view identity) {
  const auto found = std::ranges::find(kToolWords, identity, &ToolWords::identity);
  return found == kToolWords.end() ? nullptr : &*found;
}

}  // namespace offhand
