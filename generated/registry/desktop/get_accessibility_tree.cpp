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
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kGetAccessibilityTreeNeeds = std::to_array<std::string_view>({"apps", "windows"});

constexpr std::string_view kGetAccessibilityTreeWire =
    R"text({"name":"get_accessibility_tree","title":"Overview of the desktop","description":"Tells at a glance which applications run and which windows show, with bounds and order. The elements of a window: get_window_state.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"outputSchema":{"type":"object","required":["apps","windows"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kGetAccessibilityTreeBriefWire =
    R"text({"name":"get_accessibility_tree","title":"Overview of the desktop","description":"Tells at a glance which applications run and which windows show, with bounds and order. The elements of a window: get_window_state.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"outputSchema":{"type":"object","required":["apps","windows"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kGetAccessibilityTreeReference = R"text(# get_accessibility_tree

Tells at a glance which applications run and which windows show, with bounds and order. The elements of a window: get_window_state.

Toolset `desktop`, group `observe`, since 0.1. Command: `offhand get_accessibility_tree`. A call can at worst observe.

## Arguments

None.

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `apps[]` | list of object | always | Running applications, the active one first, then by name. |
| `apps[].pid` | integer, at least 0 | always | Main process; 0 when it does not run. |
| `apps[].name` | string | always | Name for people. |
| `apps[].bundle_id` | string | | Id of its desktop entry; absent for what was never installed. |
| `apps[].running` | boolean | always | A process of it lives. |
| `apps[].active` | boolean | always | The active window is one of its own. |
| `apps[].launch_path` | string | | What launch_app starts it by; absent where the system hides it. |
| `apps[].kind` | one of `desktop`, `terminal` | always | terminal: it runs in a terminal window. |
| `apps[].last_used` | string | | When its program was last read, to within a day, as RFC 3339; absent where nothing tells. |
| `windows[]` | list of object | always | What is on the screen, front to back. |
| `windows[].window_id` | integer, 1 to 4294967295 | always | Handle for other tools. |
| `windows[].pid` | integer, at least 0 | always | Owning process; 0 when the owner hides it. |
| `windows[].app_name` | string | always | Name of the application. |
| `windows[].title` | string | always | Title of the window. |
| `windows[].bounds` | object | always | Visible frame on the screen, without shadow. |
| `windows[].bounds.x` | integer | always | Left edge. |
| `windows[].bounds.y` | integer | always | Top edge. |
| `windows[].bounds.width` | integer, at least 0 | always | Width in pixels. |
| `windows[].bounds.height` | integer, at least 0 | always | Height in pixels. |
| `windows[].z_index` | integer, at least 0 | always | Place in the stack; higher is nearer to the front. |
| `windows[].is_on_screen` | boolean | always | Mapped on the current workspace and inside the screen. |
| `windows[].on_current_space` | boolean | always | On the current workspace. |
| `windows[].is_active` | boolean | always | The window the desktop calls active. |
| `windows[].is_minimized` | boolean | always | Minimised. |
| `windows[].blocked_by` | integer, 1 to 4294967295 | | Modal dialog that keeps it from taking input; absent when none does. |

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
| web | none | This tool works on desktop windows. |
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
  .description = "Tells at a glance which applications run and which windows show, with bounds and order. The elements of a window: get_window_state.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe,
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
