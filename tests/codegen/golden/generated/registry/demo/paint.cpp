// Generated from schema/tools/demo/paint.json. Do not edit.
#include "generated/tools/demo/paint.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::demo {

constexpr auto kPaintNeeds = std::to_array<std::string_view>({"input"});
constexpr auto kPaintUses = std::to_array<std::string_view>({"screen"});
constexpr auto kPaintErrors = std::to_array<std::string_view>({"out_of_paint"});

constexpr auto kPaintMoodChoices = std::to_array<std::string_view>({"calm", "wild"});
constexpr auto kPaintColorChoices = std::to_array<std::string_view>({"red", "green", "double"});
constexpr auto kPaintBrushChoices = std::to_array<std::string_view>({"round", "flat"});
constexpr auto kPaintColorsChoices = std::to_array<std::string_view>({"red", "green", "double"});
constexpr auto kPaintCombinations = std::to_array<std::string_view>({"Target: shape, or x + y.", "label_size needs label as well."});
constexpr auto kPaintMembers = std::to_array<CliMember>({
  {"via[].x", "To the right.", "Number. Required."},
  {"via[].y", "Down.", "Number. Required."},
});

constexpr auto kPaintOptions = std::to_array<CliOption>({
  {.flag = "--shape", .key = "shape", .kind = CliKind::integer, .position = 0, .value_name = "NUMBER", .description = "Number of a shape.", .facts = "Limits: 1 to 99."},
  {.flag = "--layer", .key = "layer", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Layer.", .facts = "Limits: at least 0."},
  {.flag = "--x", .key = "x", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "Place to the right.", .facts = ""},
  {.flag = "--y", .key = "y", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "Place down.", .facts = ""},
  {.flag = "--mood", .key = "mood", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "How to do it; any other value means calm.", .facts = "One of calm, wild. Default: calm.", .default_text = "calm", .choices = kPaintMoodChoices},
  {.flag = "--color", .key = "color", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "A colour.", .facts = "One of red, green, double. Required.", .required = true, .choices = kPaintColorChoices},
  {.flag = "--width", .key = "width", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Width of the brush.", .facts = "Limits: 1 to 9. Default: 2.", .default_text = "2"},
  {.flag = "--brush", .key = "brush", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "Which brush.", .facts = "One of round, flat. Default: round.", .default_text = "round", .choices = kPaintBrushChoices},
  {.flag = "--label", .key = "label", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Word beside it.", .facts = "Limits: 1 to 8 characters, matches ^[a-z]+$."},
  {.flag = "--label-size", .key = "label_size", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Size of the word.", .facts = "Limits: at least 1."},
  {.flag = "--via", .key = "via", .kind = CliKind::json, .position = -1, .value_name = "JSON", .description = "Corners on the way.", .facts = "Limits: at most 3 items."},
  {.flag = "--colors", .key = "colors", .kind = CliKind::list, .position = -1, .value_name = "NAME,...", .description = "More colours.", .facts = "One of red, green, double. Limits: at most 3 items. Default: red.", .choices = kPaintColorsChoices, .item_kind = CliKind::string},
  {.flag = "--out-file", .key = "out_file", .kind = CliKind::string, .position = -1, .value_name = "PATH", .description = "Writes a picture here.", .facts = "Limits: 1 to 64 characters, a path."},
  {.flag = "--dry", .key = "dry", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "Waits until it is dry.", .facts = "Default: true with --out-file.", .default_text = "true with --out-file", .only_with = "out_file"},
  {.flag = "--pencil", .key = "pencil", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "Uses the pencil.", .facts = "Only on macos; refused elsewhere."},
  {.flag = "--ink", .key = "ink", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Ink to use.", .facts = "Limits: at most 16 characters. Only on macos; ignored elsewhere."},
});

constexpr std::string_view kPaintWire =
    R"text({"name":"paint","title":"Paint","description":"Paints a stroke. Target: shape, or x + y.","inputSchema":{"type":"object","properties":{"shape":{"type":"integer","minimum":1,"maximum":99,"description":"Number of a shape."},"layer":{"type":"integer","minimum":0,"description":"Layer."},"x":{"type":"number","description":"Place to the right."},"y":{"type":"number","description":"Place down."},"mood":{"type":"string","enum":["calm","wild"],"description":"How to do it; any other value means calm.","default":"calm"},"color":{"type":"string","enum":["red","green","double"],"description":"A colour."},"width":{"type":"integer","minimum":1,"maximum":9,"description":"Width of the brush.","default":2},"brush":{"type":"string","enum":["round","flat"],"description":"Which brush.","default":"round"},"label":{"type":"string","minLength":1,"maxLength":8,"pattern":"^[a-z]+$","description":"Word beside it."},"label_size":{"type":"integer","minimum":1,"description":"Size of the word."},"via":{"type":"array","maxItems":3,"items":{"type":"object","properties":{"x":{"type":"number","description":"To the right."},"y":{"type":"number","description":"Down."}},"required":["x","y"],"additionalProperties":false},"description":"Corners on the way."},"colors":{"type":"array","maxItems":3,"items":{"type":"string","enum":["red","green","double"]},"description":"More colours.","default":["red"]},"out_file":{"type":"string","minLength":1,"maxLength":64,"description":"Writes a picture here."},"dry":{"type":"boolean","description":"Waits until it is dry.","default":true}},"required":["color"],"additionalProperties":false,"dependentRequired":{"label_size":["label"]}},"outputSchema":{"type":"object","required":["color","length","points"]},"annotations":{"openWorldHint":false}})text";

constexpr std::string_view kPaintBriefWire =
    R"text({"name":"paint","title":"Paint","description":"Paints a stroke. Target: shape, or x + y.","inputSchema":{"type":"object","properties":{"shape":{"type":"integer","minimum":1,"maximum":99,"description":"Number of a shape."},"layer":{"type":"integer","description":"Layer."},"x":{"type":"number","description":"Place to the right."},"y":{"type":"number","description":"Place down."},"mood":{"type":"string","enum":["calm","wild"],"description":"How to do it; any other value means calm.","default":"calm"},"color":{"type":"string","enum":["red","green","double"],"description":"A colour."},"width":{"type":"integer","minimum":1,"maximum":9,"description":"Width of the brush.","default":2},"brush":{"type":"string","enum":["round","flat"],"description":"Which brush.","default":"round"},"label":{"type":"string","description":"Word beside it."},"label_size":{"type":"integer","description":"Size of the word."},"via":{"type":"array","items":{"type":"object","properties":{"x":{"type":"number","description":"To the right."},"y":{"type":"number","description":"Down."}},"required":["x","y"],"additionalProperties":false},"description":"Corners on the way."},"colors":{"type":"array","items":{"type":"string","enum":["red","green","double"]},"description":"More colours.","default":["red"]},"out_file":{"type":"string","description":"Writes a picture here."},"dry":{"type":"boolean","description":"Waits until it is dry.","default":true}},"required":["color"],"additionalProperties":false,"dependentRequired":{"label_size":["label"]}},"outputSchema":{"type":"object","required":["color","length","points"]},"annotations":{"openWorldHint":false}})text";

/// docs/reference/tools/demo/paint.md, of which the build makes it (cmake/references.cmake).
extern const char paint_reference[];

constinit const ToolInfo paint_tool = {
  .toolset = "demo",
  .name = "paint",
  .identity = "demo.paint",
  .command = "demo paint",
  .title = "Paint",
  .group = "art",
  .since = "0.1",
  .description = "Paints a stroke.",
  .annotations = {.read_only = false, .destructive = true, .idempotent = false, .open_world = false},
  .power = Power::destroy, .is_sandboxed = false,
  .background_lock = LockKind::window,
  .foreground_lock = LockKind::seat,
  .timeout = TimeoutKind::action,
  .platforms = platform_support::kPlatforms3914818054,
  .needs = kPaintNeeds,
  .uses = kPaintUses,
  .errors = kPaintErrors,
  .wire = kPaintWire,
  .brief_wire = kPaintBriefWire,
  .input = &paint_args_schema,
  .cli = kPaintOptions,
  .members = kPaintMembers,
  .combinations = kPaintCombinations,
  .reference = {paint_reference, 2866},
  .parse = &prepare_paint,
};

}  // namespace offhand::tools::demo
