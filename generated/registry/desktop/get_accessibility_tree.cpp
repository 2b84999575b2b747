// Generated from schema/tools/desktop/get_accessibility_tree.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/desktop/get_accessibility_tree.h"

namespace offhand::tools::desktop {
namespace {

constexpr auto kGetAccessibilityTreePlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::full, ""},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kGetAccessibilityTreeNeeds = std::to_array<std::string_view>({"apps", "windows"});

constexpr std::string_view kGetAccessibilityTreeWire =
    R"text({"name":"get_accessibility_tree","title":"Overview of the desktop","description":"Tells at a glance which applications run and which windows show, with bounds and order. The elements of a window: get_window_state.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"outputSchema":{"type":"object","required":["apps","windows"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kGetAccessibilityTreeBriefWire =
    R"text({"name":"get_accessibility_tree","title":"Overview of the desktop","description":"Tells at a glance which applications run and which windows show, with bounds and order. The elements of a window: get_window_state.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"outputSchema":{"type":"object","required":["apps","windows"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kGetAccessibilityTreeReference = R"text(# get_accessibility_tree

Gives an overview of the desktop: which applications run and which windows can be seen, with bounds and stacking order. get_window_state reads the elements of a window.

Toolset `desktop`, group `observe`, since 0.1. Command: `offhand get_accessibility_tree`. A call can at worst observe.

## Arguments

None.

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `apps[]` | list of object | always | Applications that run: the active one first, then sorted by name. |
| `apps[].pid` | integer, at least 0 | always | Process id of its main process; 0 when it does not run. |
| `apps[].name` | string | always | Name of the application as menus and launchers show it. |
| `apps[].bundle_id` | string | | Id of its desktop entry, such as org.gnome.Calculator; absent for a program that is not installed as an application. |
| `apps[].running` | boolean | always | Whether a process of the application lives. |
| `apps[].active` | boolean | always | Whether the active window is one of its own. |
| `apps[].launch_path` | string | | Path by which launch_app can start it; absent where the system hides it. |
| `apps[].kind` | one of `desktop`, `terminal` | always | desktop: it shows windows of its own; terminal: it runs in a terminal window. |
| `apps[].last_used` | string | | When its program file was last read, to within a day, as an RFC 3339 time; absent where the system does not tell. |
| `windows[]` | list of object | always | Windows on the screen, front to back. |
| `windows[].window_id` | integer, 1 to 4294967295 | always | Id of the window, as other tools take it. |
| `windows[].pid` | integer, at least 0 | always | Process id of the owner; 0 when the owner does not tell it. |
| `windows[].app_name` | string | always | Name of the application that owns the window. |
| `windows[].title` | string | always | Title of the window; empty when it has none. |
| `windows[].bounds` | object | always | Visible frame on the screen, in pixels, without the shadow. |
| `windows[].bounds.x` | integer | always | Left edge in pixels; grows to the right. |
| `windows[].bounds.y` | integer | always | Top edge in pixels; grows downwards. |
| `windows[].bounds.width` | integer, at least 0 | always | Width in pixels. |
| `windows[].bounds.height` | integer, at least 0 | always | Height in pixels. |
| `windows[].z_index` | integer, at least 0 | always | Position in the stacking order; a higher number is nearer to the front. |
| `windows[].is_on_screen` | boolean | always | Whether the window is mapped on the current workspace and lies inside the screen. Other windows may cover it. |
| `windows[].on_current_space` | boolean | always | Whether the window is on the current workspace. |
| `windows[].is_active` | boolean | always | Whether it is the active window of the desktop, which has the keyboard. |
| `windows[].is_minimized` | boolean | always | Whether the window is minimised. |
| `windows[].blocked_by` | integer, 1 to 4294967295 | | Id of the modal dialog that keeps the window from taking input; absent when there is none. |

## Examples

What is going on here?

```json
{"name":"get_accessibility_tree","arguments":{}}
```

```sh
offhand get_accessibility_tree
```

## Platforms

| Platform | Support | |
|---|---|---|
| linux | full | |
| macos | none | Offhand has no macOS backend yet. |
| sim | full | |
| web | full | |
| windows | none | Offhand has no Windows backend yet. |
)text";

}  // namespace

constinit const ToolInfo get_accessibility_tree_tool = {
  .toolset = "desktop",
  .name = "get_accessibility_tree",
  .identity = "desktop.get_accessibility_tree",
  .command = "get_accessibility_tree",
  .title = "Overview of the desktop",
  .group = "observe",
  .since = "0.1",
  .description = "Gives an overview of the desktop: which applications run and which windows can be seen, with bounds and stacking order. get_window_state reads the elements of a window.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::read,
  .platforms = kGetAccessibilityTreePlatforms,
  .needs = kGetAccessibilityTreeNeeds,
  .wire = kGetAccessibilityTreeWire,
  .brief_wire = kGetAccessibilityTreeBriefWire,
  .input = &get_accessibility_tree_args_schema,
  .reference = kGetAccessibilityTreeReference,
  .parse = &prepare_get_accessibility_tree,
};

}  // namespace offhand::tools::desktop
