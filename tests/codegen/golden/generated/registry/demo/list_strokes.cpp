// Generated from schema/tools/demo/list_strokes.json. Do not edit.
#include "generated/tools/demo/list_strokes.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::demo {

constexpr auto kListStrokesNeeds = std::to_array<std::string_view>({"screen"});

constexpr auto kListStrokesOptions = std::to_array<CliOption>({
  {.flag = "--pressure", .key = "pressure", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "Also how hard the brush was pressed.", .facts = "Only on macos; ignored elsewhere."},
});

constexpr std::string_view kListStrokesWire =
    R"text({"name":"list_strokes","title":"List strokes","description":"Lists what was painted.","inputSchema":{"type":"object","properties":{"pressure":{"type":"boolean","description":"Also how hard. Only on macos."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["strokes","order"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kListStrokesBriefWire =
    R"text({"name":"list_strokes","title":"List strokes","description":"Lists what was painted.","inputSchema":{"type":"object","properties":{"pressure":{"type":"boolean","description":"Also how hard. Only on macos."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["strokes","order"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr auto kListStrokesPlatformWires = std::to_array<PlatformWire>({
  {"macos",
   R"text({"name":"list_strokes","title":"List strokes","description":"Lists what was painted.","inputSchema":{"type":"object","properties":{"pressure":{"type":"boolean","description":"Also how hard."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["strokes","order"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text",
   R"text({"name":"list_strokes","title":"List strokes","description":"Lists what was painted.","inputSchema":{"type":"object","properties":{"pressure":{"type":"boolean","description":"Also how hard."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["strokes","order"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text"},
  {"sim",
   R"text({"name":"list_strokes","title":"List strokes","description":"Lists what was painted.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"outputSchema":{"type":"object","required":["strokes","order"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text",
   R"text({"name":"list_strokes","title":"List strokes","description":"Lists what was painted.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"outputSchema":{"type":"object","required":["strokes","order"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text"},
});

/// docs/reference/tools/demo/list_strokes.md, of which the build makes it (cmake/references.cmake).
extern const char list_strokes_reference[];

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
  .platforms = platform_support::kPlatforms1582019276,
  .needs = kListStrokesNeeds,
  .wire = kListStrokesWire,
  .brief_wire = kListStrokesBriefWire,
  .platform_wires = kListStrokesPlatformWires,
  .input = &list_strokes_args_schema,
  .cli = kListStrokesOptions,
  .reference = {list_strokes_reference, 1393},
  .parse = &prepare_list_strokes,
};

}  // namespace offhand::tools::demo
