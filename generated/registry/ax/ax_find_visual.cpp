// Generated from schema/tools/ax/ax_find_visual.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/ax/ax_find_visual.h"

namespace offhand::tools::ax {
namespace {

constexpr auto kAxFindVisualPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kAxFindVisualNeeds = std::to_array<std::string_view>({"accessibility", "apps", "screen", "windows"});
constexpr auto kAxFindVisualErrors = std::to_array<std::string_view>({"app_not_connected", "connection_ended", "ambiguous_app", "no_window", "picture_refused", "vision_unavailable", "vision_failed", "text_not_read", "not_visible"});

constexpr auto kAxFindVisualOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--app", .key = "app", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Connected application: its alias, its name, the id of its desktop entry, or its pid.", .facts = "Limits: 1 to 256 characters. Required.", .required = true},
  {.flag = "--description", .key = "description", .kind = CliKind::string, .position = 0, .value_name = "TEXT", .description = "What to find, in words; for tesseract the text itself.", .facts = "Limits: 1 to 2000 characters. Required.", .required = true},
  {.flag = "--screenshot", .key = "screenshot", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Picture to look at, PNG or JPEG as base64, in place of the window; positions are its pixels then.", .facts = "Limits: 1 to 12000000 characters."},
});

constexpr std::string_view kAxFindVisualWire =
    R"text({"name":"ax_find_visual","title":"Find element using AI vision","description":"Finds what no query finds in a picture of the front window: by the client's model (sampling), else as text that is written there (tesseract).","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"app":{"type":"string","minLength":1,"maxLength":256,"description":"Alias, name, desktop-file id or pid of a connected application."},"description":{"type":"string","minLength":1,"maxLength":2000,"description":"What to find, in words; for tesseract the text itself."},"screenshot":{"type":"string","minLength":1,"maxLength":12000000,"description":"Base64 picture to look at instead."}},"required":["app","description"],"additionalProperties":false},"annotations":{"readOnlyHint":true},"execution":{"taskSupport":"optional"}})text";

constexpr std::string_view kAxFindVisualBriefWire =
    R"text({"name":"ax_find_visual","title":"Find element using AI vision","description":"Finds what no query finds in a picture of the front window: by the client's model (sampling), else as text that is written there (tesseract).","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"app":{"type":"string","description":"Alias, name, desktop-file id or pid of a connected application."},"description":{"type":"string","description":"What to find, in words; for tesseract the text itself."},"screenshot":{"type":"string","description":"Base64 picture to look at instead."}},"required":["app","description"],"additionalProperties":false},"annotations":{"readOnlyHint":true},"execution":{"taskSupport":"optional"}})text";

constexpr std::string_view kAxFindVisualReference = R"text(# ax_find_visual

Finds something in a picture of an application's front window that has no element for it, such as a part of a canvas: by the client's model where the client offers it (sampling), else by the text that is written there (tesseract). What lies on an element of the tree is returned with its element_ref. Nothing is clicked.

Toolset `ax`, group `find`, since 0.1. Command: `offhand ax find_visual`. A call can at worst observe.

A call may run on as a task after its answer.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. |
| `app` | string, 1 to 256 characters | required | Connected application: its alias, its name, the id of its desktop entry, or its pid. |
| `description` | string, 1 to 2000 characters | required | What to find, in words; for tesseract the text itself. |
| `screenshot` | string, 1 to 12000000 characters | | Picture to look at, PNG or JPEG as base64, in place of the window; positions are its pixels then. |

## Result

Text and pictures. What the text is made of:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `found` | boolean | always | Whether it was found. |
| `position[]` | list of integer, 2 to 2 items | | Horizontal and vertical position on the screen, in pixels. |
| `size[]` | list of integer, 2 to 2 items | | Width and height in pixels. |
| `confidence` | number, 0 to 1 | | How sure whoever looked is. |
| `vlm_backend` | string | | What looked: sampling or tesseract. |
| `element_ref` | string | | Reference of the element that lies there; absent where there is none, or for a picture of the caller's. |
| `element` | string | | That element, in words: whether it is the one that is meant. |

## Errors

`ambiguous_app`, `app_not_connected`, `connection_ended`, `no_window`, `not_visible`, `picture_refused`, `text_not_read`, `vision_failed`, `vision_unavailable`; besides the general ones.

## Examples

On a canvas.

```json
{"name":"ax_find_visual","arguments":{"app":"game","description":"New game"}}
```

```sh
offhand ax find_visual 'New game' --app game
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

constinit const ToolInfo ax_find_visual_tool = {
  .toolset = "ax",
  .name = "ax_find_visual",
  .identity = "ax.ax_find_visual",
  .command = "ax find_visual",
  .title = "Find element using AI vision",
  .group = "find",
  .since = "0.1",
  .description = "Finds something in a picture of an application's front window that has no element for it, such as a part of a canvas: by the client's model where the client offers it (sampling), else by the text that is written there (tesseract). What lies on an element of the tree is returned with its element_ref. Nothing is clicked.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = true},
  .power = Power::observe, .is_sandboxed = true,
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::run,
  .tasks = TaskSupport::optional,
  .platforms = kAxFindVisualPlatforms,
  .needs = kAxFindVisualNeeds,
  .errors = kAxFindVisualErrors,
  .wire = kAxFindVisualWire,
  .brief_wire = kAxFindVisualBriefWire,
  .input = &ax_find_visual_args_schema,
  .cli = kAxFindVisualOptions,
  .reference = kAxFindVisualReference,
  .parse = &prepare_ax_find_visual,
};

}  // namespace offhand::tools::ax
