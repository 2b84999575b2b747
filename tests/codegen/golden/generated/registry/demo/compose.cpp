// Generated from schema/tools/demo/compose.json. Do not edit.
#include "generated/tools/demo/compose.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::demo {


constexpr auto kComposeWishChoices = std::to_array<std::string_view>({"more", "less"});
constexpr auto kComposePaletteChoices = std::to_array<std::string_view>({"red", "green", "double"});
constexpr auto kComposeCombinations = std::to_array<std::string_view>({"Wish: more ([loud]), or less.", "At least one of width, height.", "gestures[]: dab (x + y [color]), rest ([for_ms]), or clean_brush.", "last: rest ([for_ms]), or clean_brush."});
constexpr auto kComposeMembers = std::to_array<CliMember>({
  {"gestures[].gesture", "What to do.", "One of dab, rest, clean_brush. Required."},
  {"gestures[].x", "To the right.", "Number."},
  {"gestures[].y", "Down.", "Number."},
  {"gestures[].color", "A colour.", "One of red, green, double."},
  {"gestures[].for_ms", "How long.", "Integer, 0 to 5000."},
  {"last.gesture", "What to do.", "One of rest, clean_brush. Required."},
  {"last.for_ms", "How long.", "Integer, 0 to 5000."},
  {"layers.title", "What it is called.", "String, at most 20 characters. Required."},
  {"layers.above", "Layers above it.", "List of object, at most 4 items."},
  {"layers.named", "Layers by name.", "Map to object, at most 4 members. Default: {}."},
  {"args.first", "A name that the arguments have too.", "Boolean. Default: false."},
});

constexpr auto kComposeOptions = std::to_array<CliOption>({
  {.flag = "--wish", .key = "wish", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "Which.", .facts = "One of more, less. Limits: at most 9 characters. Required.", .required = true, .choices = kComposeWishChoices},
  {.flag = "--loud", .key = "loud", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "How.", .facts = "Default: false.", .default_text = "false"},
  {.flag = "--width", .key = "width", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Width.", .facts = "Limits: at least 1."},
  {.flag = "--height", .key = "height", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Height.", .facts = "Limits: at least 1."},
  {.flag = "--gestures", .key = "gestures", .kind = CliKind::json, .position = -1, .value_name = "JSON", .description = "What to do, in order.", .facts = "Limits: at most 100 items."},
  {.flag = "--last", .key = "last", .kind = CliKind::json, .position = -1, .value_name = "JSON", .description = "What to do at the end.", .facts = ""},
  {.flag = "--layers", .key = "layers", .kind = CliKind::json, .position = -1, .value_name = "JSON", .description = "Where.", .facts = ""},
  {.flag = "--weights", .key = "weights", .kind = CliKind::json, .position = -1, .value_name = "JSON", .description = "Of the colours.", .facts = "Limits: at most 3 members. Default: {}.", .default_text = "{}"},
  {.flag = "--palette", .key = "palette", .kind = CliKind::list, .position = -1, .value_name = "NAME,...", .description = "Colours to use.", .facts = "One of red, green, double. Limits: at most 3 items. Default: green, red.", .choices = kComposePaletteChoices, .item_kind = CliKind::string},
  {.flag = "--brushes", .key = "brushes", .kind = CliKind::list, .position = -1, .value_name = "TEXT,...", .description = "Brushes, each once.", .facts = "Limits: at most 2 items.", .item_kind = CliKind::string},
  {.flag = "--title", .key = "title", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "null for none.", .facts = "Limits: at most 20 characters."},
  {.flag = "--size", .key = "size", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "null for any.", .facts = "Limits: 1 to 9. Default: null.", .default_text = "null"},
  {.flag = "--data", .key = "data", .kind = CliKind::json, .position = -1, .value_name = "JSON", .description = "Whatever belongs to it.", .facts = ""},
  {.flag = "--options", .key = "options", .kind = CliKind::json, .position = -1, .value_name = "JSON", .description = "For the printer.", .facts = "Limits: at most 5 members. Default: {}.", .default_text = "{}"},
  {.flag = "--painter", .key = "painter", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Who.", .facts = "Limits: at most 20 characters."},
  {.flag = "--artist", .key = "artist", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Who.", .facts = "Limits: at most 20 characters.", .hidden = true},
  {.flag = "--painter-name", .key = "painter_name", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Who.", .facts = "Limits: at most 20 characters.", .hidden = true},
  {.flag = "--args", .key = "args", .kind = CliKind::json, .position = -1, .value_name = "JSON", .description = "More.", .facts = ""},
  {.flag = "--steps", .key = "steps", .kind = CliKind::json, .position = -1, .value_name = "JSON", .description = "What other tools are to do.", .facts = "Limits: at most 100 items."},
  {.flag = "--timeout-ms", .key = "timeout_ms", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "How long to wait for the paint to dry.", .facts = "Limits: 0 to 60000. Default: 500.", .default_text = "500"},
});

constexpr std::string_view kComposeWire =
    R"text({"name":"compose","title":"Compose","description":"Shows every construct of the dialect. Wish: more ([loud]), or less. At least one of width, height.","inputSchema":{"type":"object","properties":{"wish":{"type":"string","enum":["more","less"],"maxLength":9,"description":"Which."},"loud":{"type":"boolean","description":"How."},"width":{"type":"integer","minimum":1,"description":"Width."},"height":{"type":"integer","minimum":1,"description":"Height."},"gestures":{"type":"array","maxItems":100,"items":{"type":"object","properties":{"gesture":{"type":"string","enum":["dab","rest","clean_brush"],"description":"What to do."},"x":{"type":"number","description":"To the right."},"y":{"type":"number","description":"Down."},"color":{"type":"string","enum":["red","green","double"],"description":"A colour."},"for_ms":{"type":"integer","minimum":0,"maximum":5000,"description":"How long."}},"required":["gesture"],"additionalProperties":false,"description":"Gesture: dab (x + y [color]), rest ([for_ms]), or clean_brush."},"description":"What to do, in order."},"last":{"type":"object","properties":{"gesture":{"type":"string","enum":["rest","clean_brush"],"description":"What to do."},"for_ms":{"type":"integer","minimum":0,"maximum":5000,"description":"How long."}},"required":["gesture"],"additionalProperties":false,"description":"What to do at the end. Gesture: rest ([for_ms]), or clean_brush."},"layers":{"type":"object","properties":{"title":{"type":"string","maxLength":20,"description":"What it is called."},"above":{"type":"array","maxItems":4,"items":{"type":"object"},"description":"Layers above it."},"named":{"type":"object","maxProperties":4,"additionalProperties":{"type":"object"},"description":"Layers by name.","default":{}}},"required":["title"],"additionalProperties":false,"description":"Where."},"weights":{"type":"object","maxProperties":3,"additionalProperties":{"type":"number","minimum":0},"description":"Of the colours.","default":{}},"palette":{"type":"array","maxItems":3,"items":{"type":"string","enum":["red","green","double"]},"uniqueItems":true,"description":"Colours to use.","default":["green","red"]},"brushes":{"type":"array","maxItems":2,"items":{"type":"string","maxLength":4},"uniqueItems":true,"description":"Brushes, each once."},"title":{"type":["string","null"],"maxLength":20,"description":"null for none."},"size":{"type":["integer","null"],"minimum":1,"maximum":9,"description":"null for any.","default":null},"data":{"description":"Whatever belongs to it."},"options":{"type":"object","maxProperties":5,"description":"For the printer.","default":{}},"painter":{"type":"string","maxLength":20,"description":"Who."},"args":{"type":"object","properties":{"first":{"type":"boolean","description":"A name that the arguments have too."}},"additionalProperties":false,"description":"More."},"steps":{"type":"array","maxItems":100,"items":{"type":"object","properties":{"tool":{"type":"string"},"arguments":{"type":"object"}},"required":["tool"],"additionalProperties":false},"description":"What other tools are to do."},"timeout_ms":{"type":"integer","minimum":0,"maximum":60000,"description":"How long to wait for the paint to dry.","default":500}},"required":["wish"],"additionalProperties":false},"outputSchema":{"type":"object","required":["did","rest"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kComposeBriefWire =
    R"text({"name":"compose","title":"Compose","description":"Shows every construct of the dialect. Wish: more ([loud]), or less. At least one of width, height.","inputSchema":{"type":"object","properties":{"wish":{"type":"string","enum":["more","less"],"description":"Which."},"loud":{"type":"boolean","description":"How."},"width":{"type":"integer","description":"Width."},"height":{"type":"integer","description":"Height."},"gestures":{"type":"array","items":{"type":"object","properties":{"gesture":{"type":"string","enum":["dab","rest","clean_brush"],"description":"What to do."},"x":{"type":"number","description":"To the right."},"y":{"type":"number","description":"Down."},"color":{"type":"string","enum":["red","green","double"],"description":"A colour."},"for_ms":{"type":"integer","description":"How long."}},"required":["gesture"],"additionalProperties":false,"description":"Gesture: dab (x + y [color]), rest ([for_ms]), or clean_brush."},"description":"What to do, in order."},"last":{"type":"object","properties":{"gesture":{"type":"string","enum":["rest","clean_brush"],"description":"What to do."},"for_ms":{"type":"integer","description":"How long."}},"required":["gesture"],"additionalProperties":false,"description":"What to do at the end. Gesture: rest ([for_ms]), or clean_brush."},"layers":{"type":"object","properties":{"title":{"type":"string","description":"What it is called."},"above":{"type":"array","items":{"type":"object"},"description":"Layers above it."},"named":{"type":"object","additionalProperties":{"type":"object"},"description":"Layers by name.","default":{}}},"required":["title"],"additionalProperties":false,"description":"Where."},"weights":{"type":"object","additionalProperties":{"type":"number"},"description":"Of the colours.","default":{}},"palette":{"type":"array","items":{"type":"string","enum":["red","green","double"]},"uniqueItems":true,"description":"Colours to use.","default":["green","red"]},"brushes":{"type":"array","items":{"type":"string"},"uniqueItems":true,"description":"Brushes, each once."},"title":{"type":["string","null"],"description":"null for none."},"size":{"type":["integer","null"],"minimum":1,"maximum":9,"description":"null for any.","default":null},"data":{"description":"Whatever belongs to it."},"options":{"type":"object","description":"For the printer.","default":{}},"painter":{"type":"string","description":"Who."},"args":{"type":"object","properties":{"first":{"type":"boolean","description":"A name that the arguments have too."}},"additionalProperties":false,"description":"More."},"steps":{"type":"array","items":{"type":"object","properties":{"tool":{"type":"string"},"arguments":{"type":"object"}},"required":["tool"],"additionalProperties":false},"description":"What other tools are to do."},"timeout_ms":{"type":"integer","description":"How long to wait for the paint to dry.","default":500}},"required":["wish"],"additionalProperties":false},"outputSchema":{"type":"object","required":["did","rest"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/demo/compose.md, of which the build makes it (cmake/references.cmake).
extern const char compose_reference[];

constinit const ToolInfo compose_tool = {
  .toolset = "demo",
  .name = "compose",
  .identity = "demo.compose",
  .command = "demo compose",
  .title = "Compose",
  .group = "art",
  .since = "0.1",
  .description = "Shows every construct of the dialect.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms585052846,
  .wire = kComposeWire,
  .brief_wire = kComposeBriefWire,
  .input = &compose_args_schema,
  .cli = kComposeOptions,
  .members = kComposeMembers,
  .combinations = kComposeCombinations,
  .reference = {compose_reference, 4752},
  .parse = &prepare_compose,
};

}  // namespace offhand::tools::demo
