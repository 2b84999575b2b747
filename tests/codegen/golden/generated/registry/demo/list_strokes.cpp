// Generated from schema/tools/demo/list_strokes.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/demo/list_strokes.h"

namespace offhand::tools::demo {
namespace {

constexpr auto kListStrokesPlatforms = std::to_array<PlatformSupport>({
  {"macos", Support::partial, "Only the last ten."},
  {"sim", Support::full, ""},
  {"web", Support::none, "There is no canvas."},
});
constexpr auto kListStrokesNeeds = std::to_array<std::string_view>({"screen"});

constexpr auto kListStrokesOptions = std::to_array<CliOption>({
  {.flag = "--pressure", .key = "pressure", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "Also how hard the brush was pressed.", .facts = "Only on macos; ignored elsewhere."},
});

constexpr std::string_view kListStrokesWire =
    R"text({"name":"list_strokes","title":"List strokes","description":"Lists what was painted.","inputSchema":{"type":"object","properties":{"pressure":{"type":"boolean","description":"Also how hard. Only on macos."}},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kListStrokesBriefWire =
    R"text({"name":"list_strokes","title":"List strokes","description":"Lists what was painted.","inputSchema":{"type":"object","properties":{"pressure":{"type":"boolean","description":"Also how hard. Only on macos."}},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr auto kListStrokesPlatformWires = std::to_array<PlatformWire>({
  {"macos",
   R"text({"name":"list_strokes","title":"List strokes","description":"Lists what was painted.","inputSchema":{"type":"object","properties":{"pressure":{"type":"boolean","description":"Also how hard."}},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text",
   R"text({"name":"list_strokes","title":"List strokes","description":"Lists what was painted.","inputSchema":{"type":"object","properties":{"pressure":{"type":"boolean","description":"Also how hard."}},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text"},
  {"sim",
   R"text({"name":"list_strokes","title":"List strokes","description":"Lists what was painted.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text",
   R"text({"name":"list_strokes","title":"List strokes","description":"Lists what was painted.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text"},
});

constexpr std::string_view kListStrokesReference = R"text(# list_strokes

Lists what was painted.

Toolset `demo`, group `look`, since 0.1. Command: `offhand demo list_strokes`. A call can at worst observe.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `pressure` | boolean | | Also how hard the brush was pressed. Only on macos; ignored elsewhere. |

## Result

Text and pictures. What the text is made of:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `strokes[]` | list of object | always | Oldest first. |
| `strokes[].color` | one of `red`, `green`, `double` | always | A colour. |
| `strokes[].length` | number, at least 0 | always | Length in pixels. |
| `strokes[].points[]` | list of object | always | Corners. |
| `strokes[].points[].x` | number | always | To the right. |
| `strokes[].points[].y` | number | always | Down. |
| `strokes[].note` | string | | What to know about it. |
| `strokes[].wet` | boolean | | Whether it is still wet. |
| `strokes[].with` | so far one of `brush`, `pencil` | | What it was painted with. |
| `corners[]` | list of object | | Corners. |
| `corners[].x` | number | always | To the right. |
| `corners[].y` | number | always | Down. |
| `order` | one of `by_age`, `by_size` | always | How they are sorted. |

## Platforms

| Platform | Support | |
|---|---|---|
| macos | partial | Only the last ten. |
| sim | full | |
| web | none | There is no canvas. |
)text";

}  // namespace

constinit const ToolInfo list_strokes_tool = {
  .toolset = "demo",
  .name = "list_strokes",
  .identity = "demo.list_strokes",
  .command = "demo list_strokes",
  .title = "List strokes",
  .group = "look",
  .since = "0.1",
  .description = "Lists what was painted.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::read,
  .platforms = kListStrokesPlatforms,
  .needs = kListStrokesNeeds,
  .wire = kListStrokesWire,
  .brief_wire = kListStrokesBriefWire,
  .platform_wires = kListStrokesPlatformWires,
  .input = &list_strokes_args_schema,
  .cli = kListStrokesOptions,
  .reference = kListStrokesReference,
  .parse = &prepare_list_strokes,
};

}  // namespace offhand::tools::demo
