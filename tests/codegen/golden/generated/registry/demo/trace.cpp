// Generated from schema/tools/demo/trace.json. Do not edit.
#include "generated/tools/demo/trace.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::demo {


constexpr auto kTraceThenGestureChoices = std::to_array<std::string_view>({"dab", "rest", "clean_brush"});
constexpr auto kTraceThenColorChoices = std::to_array<std::string_view>({"red", "green", "double"});
constexpr auto kTraceCombinations = std::to_array<std::string_view>({"Start: start_shape, or start_x + start_y.", "End: end_shape.", "Then: dab (then_x + then_y [then_color]), rest ([then_for_ms]), or clean_brush.", "from_z needs from_y as well.", "to_z needs to_y as well."});
constexpr auto kTraceOptions = std::to_array<CliOption>({
  {.flag = "--from-x", .key = "from_x", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "To the right.", .facts = "Required.", .required = true},
  {.flag = "--from-y", .key = "from_y", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "Down.", .facts = ""},
  {.flag = "--from-z", .key = "from_z", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "Up.", .facts = ""},
  {.flag = "--to-x", .key = "to_x", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "To the right.", .facts = "Required.", .required = true},
  {.flag = "--to-y", .key = "to_y", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "Down.", .facts = ""},
  {.flag = "--to-z", .key = "to_z", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "Up.", .facts = ""},
  {.flag = "--start-shape", .key = "start_shape", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Number of a shape.", .facts = "Limits: 1 to 99."},
  {.flag = "--start-layer", .key = "start_layer", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Layer.", .facts = "Limits: at least 0."},
  {.flag = "--start-x", .key = "start_x", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "Place to the right.", .facts = ""},
  {.flag = "--start-y", .key = "start_y", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "Place down.", .facts = ""},
  {.flag = "--end-shape", .key = "end_shape", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Number of a shape.", .facts = "Limits: 1 to 99."},
  {.flag = "--end-layer", .key = "end_layer", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Layer.", .facts = "Limits: at least 0."},
  {.flag = "--then-gesture", .key = "then_gesture", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "What to do.", .facts = "One of dab, rest, clean_brush. Required.", .required = true, .choices = kTraceThenGestureChoices},
  {.flag = "--then-x", .key = "then_x", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "To the right.", .facts = ""},
  {.flag = "--then-y", .key = "then_y", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "Down.", .facts = ""},
  {.flag = "--then-color", .key = "then_color", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "A colour.", .facts = "One of red, green, double.", .choices = kTraceThenColorChoices},
  {.flag = "--then-for-ms", .key = "then_for_ms", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "How long.", .facts = "Limits: 0 to 5000."},
});

constexpr std::string_view kTraceWire =
    R"text({"name":"trace","title":"Trace","description":"Paints from one place to another. Start: start_shape, or start_x + start_y. End: end_shape. Then: dab (then_x + then_y [then_color]), rest ([then_for_ms]), or clean_brush.","inputSchema":{"type":"object","properties":{"from_x":{"type":"number","description":"To the right."},"from_y":{"type":"number","description":"Down."},"from_z":{"type":"number","description":"Up."},"to_x":{"type":"number","description":"To the right."},"to_y":{"type":"number","description":"Down."},"to_z":{"type":"number","description":"Up."},"start_shape":{"type":"integer","minimum":1,"maximum":99,"description":"Number of a shape."},"start_layer":{"type":"integer","minimum":0,"description":"Layer."},"start_x":{"type":"number","description":"Place to the right."},"start_y":{"type":"number","description":"Place down."},"end_shape":{"type":"integer","minimum":1,"maximum":99,"description":"Number of a shape."},"end_layer":{"type":"integer","minimum":0,"description":"Layer."},"then_gesture":{"type":"string","enum":["dab","rest","clean_brush"],"description":"What to do."},"then_x":{"type":"number","description":"To the right."},"then_y":{"type":"number","description":"Down."},"then_color":{"type":"string","enum":["red","green","double"],"description":"A colour."},"then_for_ms":{"type":"integer","minimum":0,"maximum":5000,"description":"How long."}},"required":["from_x","to_x","then_gesture"],"additionalProperties":false,"dependentRequired":{"from_z":["from_y"],"to_z":["to_y"]}},"annotations":{"openWorldHint":false}})text";

constexpr std::string_view kTraceBriefWire =
    R"text({"name":"trace","title":"Trace","description":"Paints from one place to another. Start: start_shape, or start_x + start_y. End: end_shape. Then: dab (then_x + then_y [then_color]), rest ([then_for_ms]), or clean_brush.","inputSchema":{"type":"object","properties":{"from_x":{"type":"number","description":"To the right."},"from_y":{"type":"number","description":"Down."},"from_z":{"type":"number","description":"Up."},"to_x":{"type":"number","description":"To the right."},"to_y":{"type":"number","description":"Down."},"to_z":{"type":"number","description":"Up."},"start_shape":{"type":"integer","minimum":1,"maximum":99,"description":"Number of a shape."},"start_layer":{"type":"integer","description":"Layer."},"start_x":{"type":"number","description":"Place to the right."},"start_y":{"type":"number","description":"Place down."},"end_shape":{"type":"integer","minimum":1,"maximum":99,"description":"Number of a shape."},"end_layer":{"type":"integer","description":"Layer."},"then_gesture":{"type":"string","enum":["dab","rest","clean_brush"],"description":"What to do."},"then_x":{"type":"number","description":"To the right."},"then_y":{"type":"number","description":"Down."},"then_color":{"type":"string","enum":["red","green","double"],"description":"A colour."},"then_for_ms":{"type":"integer","description":"How long."}},"required":["from_x","to_x","then_gesture"],"additionalProperties":false,"dependentRequired":{"from_z":["from_y"],"to_z":["to_y"]}},"annotations":{"openWorldHint":false}})text";

/// docs/reference/tools/demo/trace.md, of which the build makes it (cmake/references.cmake).
extern const char trace_reference[];

constinit const ToolInfo trace_tool = {
  .toolset = "demo",
  .name = "trace",
  .identity = "demo.trace",
  .command = "demo trace",
  .title = "Trace",
  .group = "art",
  .since = "0.1",
  .description = "Paints from one place to another.",
  .annotations = {.read_only = false, .destructive = true, .idempotent = false, .open_world = false},
  .power = Power::destroy, .is_sandboxed = false,
  .platforms = platform_support::kPlatforms585052846,
  .wire = kTraceWire,
  .brief_wire = kTraceBriefWire,
  .input = &trace_args_schema,
  .cli = kTraceOptions,
  .combinations = kTraceCombinations,
  .reference = {trace_reference, 2030},
  .parse = &prepare_trace,
};

}  // namespace offhand::tools::demo
