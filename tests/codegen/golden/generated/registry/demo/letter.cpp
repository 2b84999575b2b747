// Generated from schema/tools/demo/letter.json. Do not edit.
#include "generated/tools/demo/letter.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::demo {

constexpr auto kLetterHeaderPath0 = std::to_array<std::string_view>({"bold"});
constexpr auto kLetterHeaderPath1 = std::to_array<std::string_view>({"tone"});
constexpr auto kLetterHeaders = std::to_array<HeaderParameter>({
  {"Bold", kLetterHeaderPath0},
  {"Tone", kLetterHeaderPath1},
});

constexpr auto kLetterMannerChoices = std::to_array<std::string_view>({"background", "foreground"});
constexpr auto kLetterInkChoices = std::to_array<std::string_view>({"red", "green", "double"});
constexpr auto kLetterToneChoices = std::to_array<std::string_view>({"calm", "wild"});
constexpr auto kLetterCombinations = std::to_array<std::string_view>({"frame.width needs frame.height as well.", "flourish: dab (x + y [color]), rest ([for_ms]), or clean_brush.", "flourishes[]: dab (x + y [color]), rest ([for_ms]), or clean_brush.", "place: shape, or x + y."});
constexpr auto kLetterMembers = std::to_array<CliMember>({
  {"frame.width", "How wide.", "Integer."},
  {"frame.height", "How high.", "Integer."},
  {"frame.stdin", "A macro again.", "Boolean. Default: true."},
  {"seal.title", "What it is called.", "String, at most 20 characters. Required."},
  {"seal.above", "Layers above it.", "List of object, at most 4 items."},
  {"seal.named", "Layers by name.", "Map to object, at most 4 members. Default: {}."},
  {"origin.x", "To the right.", "Number. Required."},
  {"origin.y", "Down.", "Number. Required."},
  {"origins[].x", "To the right.", "Number. Required."},
  {"origins[].y", "Down.", "Number. Required."},
  {"flourish.gesture", "What to do.", "One of dab, rest, clean_brush. Required."},
  {"flourish.x", "To the right.", "Number."},
  {"flourish.y", "Down.", "Number."},
  {"flourish.color", "A colour.", "One of red, green, double."},
  {"flourish.for_ms", "How long.", "Integer, 0 to 5000."},
  {"flourishes[].gesture", "What to do.", "One of dab, rest, clean_brush. Required."},
  {"flourishes[].x", "To the right.", "Number."},
  {"flourishes[].y", "Down.", "Number."},
  {"flourishes[].color", "A colour.", "One of red, green, double."},
  {"flourishes[].for_ms", "How long.", "Integer, 0 to 5000."},
  {"place.shape", "Number of a shape.", "Integer, 1 to 99."},
  {"place.layer", "Layer.", "Integer, at least 0."},
  {"place.x", "Place to the right.", "Number."},
  {"place.y", "Place down.", "Number."},
});

constexpr auto kLetterOptions = std::to_array<CliOption>({
  {.flag = "--words", .key = "words", .kind = CliKind::string, .position = 0, .value_name = "TEXT", .description = "What to write on the canvas, from left to right.", .facts = "Limits: 1 to 40 characters. Required.", .required = true},
  {.flag = "--run", .key = "run", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "For whom.", .facts = "Limits: 1 to 8 characters."},
  {.flag = "--old-run", .key = "old_run", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "For whom the letters are, as it was said once.", .facts = "Limits: 1 to 8 characters."},
  {.flag = "--manner", .key = "manner", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "How.", .facts = "One of background, foreground. Default: background.", .default_text = "background", .choices = kLetterMannerChoices},
  {.flag = "--window", .key = "window", .kind = CliKind::integer, .position = -1, .value_name = "WINDOW", .description = "Where.", .facts = "Limits: 1 to 99. Only on macos; ignored elsewhere."},
  {.flag = "--pane", .key = "pane", .kind = CliKind::integer, .position = -1, .value_name = "WINDOW", .description = "Where.", .facts = "Limits: 1 to 99. Only on macos; ignored elsewhere.", .hidden = true},
  {.flag = "--errno", .key = "errno", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "A name that is a macro, and the lowest number.", .facts = "Limits: -9223372036854775808 to 9223372036854775807. Default: -9223372036854775808.", .default_text = "-9223372036854775808"},
  {.flag = "--bitand", .key = "bitand", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "A name that is an operator.", .facts = "Limits: at most 4 characters."},
  {.flag = "--std", .key = "std", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "A name that everything else is named by.", .facts = "Limits: at least 0. Default: 9223372036854775807.", .default_text = "9223372036854775807"},
  {.flag = "--slant", .key = "slant", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "How far the letters lean to the right; below 0 to the left.", .facts = "Limits: -1e+300 to 18446744073709551615. Default: 0.5.", .default_text = "0.5"},
  {.flag = "--size", .key = "size", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "How wide.", .facts = "Only on macos; refused elsewhere."},
  {.flag = "--width-of-it", .key = "width_of_it", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "How wide.", .facts = "Only on macos; refused elsewhere.", .hidden = true},
  {.flag = "--bold", .key = "bold", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "Whether the letters are bold; null: as the painter likes it.", .facts = ""},
  {.flag = "--dry", .key = "dry", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "Whether it is.", .facts = "Default: false.", .default_text = "false"},
  {.flag = "--thin", .key = "thin", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "Whether it is.", .facts = "Default: false.", .default_text = "false", .hidden = true},
  {.flag = "--marks", .key = "marks", .kind = CliKind::list, .position = -1, .value_name = "NUMBER,...", .description = "Positions at which the brush stops for a moment.", .facts = "Limits: 1 to 3 items.", .item_kind = CliKind::integer},
  {.flag = "--signs", .key = "signs", .kind = CliKind::list, .position = -1, .value_name = "NUMBER,...", .description = "Positions at which the brush stops for a moment.", .facts = "Limits: 1 to 3 items.", .item_kind = CliKind::integer, .hidden = true},
  {.flag = "--brushes", .key = "brushes", .kind = CliKind::list, .position = -1, .value_name = "true|false,...", .description = "Which.", .facts = "Limits: at most 2 items. Only on macos; ignored elsewhere.", .item_kind = CliKind::boolean},
  {.flag = "--frame", .key = "frame", .kind = CliKind::json, .position = -1, .value_name = "JSON", .description = "A frame that is painted around the letters.", .facts = "Only on macos; ignored elsewhere."},
  {.flag = "--border", .key = "border", .kind = CliKind::json, .position = -1, .value_name = "JSON", .description = "A frame that is painted around the letters.", .facts = "Only on macos; ignored elsewhere.", .hidden = true},
  {.flag = "--options", .key = "options", .kind = CliKind::json, .position = -1, .value_name = "JSON", .description = "Beside it.", .facts = "Limits: 1 to 3 members."},
  {.flag = "--extra", .key = "extra", .kind = CliKind::json, .position = -1, .value_name = "JSON", .description = "Whatever else belongs to the letters.", .facts = "Default: 1, a."},
  {.flag = "--more", .key = "more", .kind = CliKind::json, .position = -1, .value_name = "JSON", .description = "Whatever else belongs to the letters.", .facts = "Default: 1, a.", .hidden = true},
  {.flag = "--data", .key = "data", .kind = CliKind::json, .position = -1, .value_name = "JSON", .description = "Whatever, there.", .facts = "Only on macos; ignored elsewhere."},
  {.flag = "--then", .key = "then", .kind = CliKind::json, .position = -1, .value_name = "JSON", .description = "What another tool is to do after the letters are written.", .facts = ""},
  {.flag = "--next", .key = "next", .kind = CliKind::json, .position = -1, .value_name = "JSON", .description = "What another tool is to do after the letters are written.", .facts = "", .hidden = true},
  {.flag = "--last", .key = "last", .kind = CliKind::json, .position = -1, .value_name = "JSON", .description = "What to do then.", .facts = "Only on macos; ignored elsewhere."},
  {.flag = "--ink", .key = "ink", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "Its colour.", .facts = "One of red, green, double. Default: null.", .default_text = "null", .choices = kLetterInkChoices},
  {.flag = "--tint", .key = "tint", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "Its colour.", .facts = "One of red, green, double. Default: null.", .default_text = "null", .choices = kLetterInkChoices, .hidden = true},
  {.flag = "--tone", .key = "tone", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "In which mood.", .facts = "One of calm, wild. Only on macos; ignored elsewhere.", .choices = kLetterToneChoices},
  {.flag = "--margins", .key = "margins", .kind = CliKind::json, .position = -1, .value_name = "JSON", .description = "A default that is a map.", .facts = "Limits: at most 3 members. Default: {\"left\":1,\"right\":0.5}.", .default_text = "{\"left\":1,\"right\":0.5}"},
  {.flag = "--seal", .key = "seal", .kind = CliKind::json, .position = -1, .value_name = "JSON", .description = "A default that is a tree.", .facts = "Default: {\"title\":\"wax\",\"above\":[{\"title\":\"ribbon\"}],\"named\":{\"edge\":{\"title\":\"gold\"}}}.", .default_text = "{\"title\":\"wax\",\"above\":[{\"title\":\"ribbon\"}],\"named\":{\"edge\":{\"title\":\"gold\"}}}"},
  {.flag = "--origin", .key = "origin", .kind = CliKind::json, .position = -1, .value_name = "JSON", .description = "A default that is an object.", .facts = "Default: {\"x\":1,\"y\":-2.5}.", .default_text = "{\"x\":1,\"y\":-2.5}"},
  {.flag = "--origins", .key = "origins", .kind = CliKind::json, .position = -1, .value_name = "JSON", .description = "Objects in a list.", .facts = "Limits: at most 3 items. Default: {\"x\":1,\"y\":2}."},
  {.flag = "--flourish", .key = "flourish", .kind = CliKind::json, .position = -1, .value_name = "JSON", .description = "A form by its tag.", .facts = "Default: {\"gesture\":\"dab\",\"x\":1,\"y\":2,\"color\":\"red\"}.", .default_text = "{\"gesture\":\"dab\",\"x\":1,\"y\":2,\"color\":\"red\"}"},
  {.flag = "--flourishes", .key = "flourishes", .kind = CliKind::json, .position = -1, .value_name = "JSON", .description = "Forms in a list.", .facts = "Limits: at most 3 items. Default: {\"gesture\":\"clean_brush\"}, {\"gesture\":\"rest\",\"for_ms\":5}."},
  {.flag = "--place", .key = "place", .kind = CliKind::json, .position = -1, .value_name = "JSON", .description = "A form by its keys.", .facts = "Default: {\"x\":1,\"y\":2}.", .default_text = "{\"x\":1,\"y\":2}"},
  {.flag = "--stops", .key = "stops", .kind = CliKind::list, .position = -1, .value_name = "NUMBER,...", .description = "A list for which null may stand.", .facts = "Limits: at most 3 items. Default: 1, 2.", .item_kind = CliKind::integer},
  {.flag = "--pauses", .key = "pauses", .kind = CliKind::list, .position = -1, .value_name = "NUMBER,...", .description = "One that is empty, and not null.", .facts = "Limits: at most 3 items.", .item_kind = CliKind::integer},
  {.flag = "--lines", .key = "lines", .kind = CliKind::json, .position = -1, .value_name = "NUMBER,...", .description = "Lists in a list.", .facts = "Limits: at most 3 items. Default: [\"a\"], [\"b\",\"c\"]."},
  {.flag = "--loose", .key = "loose", .kind = CliKind::json, .position = -1, .value_name = "JSON", .description = "Whatever, and that is an empty list.", .facts = ""},
  {.flag = "--slanted", .key = "slanted", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "Like this: \\", .facts = "Default: false.", .default_text = "false"},
});

constexpr std::string_view kLetterWire =
    R"text({"name":"letter","title":"Letter","description":"Writes on the canvas; its schema has the keywords that the other tools do without, and names that C++ has for something else.","inputSchema":{"type":"object","properties":{"words":{"type":"string","minLength":1,"maxLength":40,"description":"What to write."},"run":{"type":"string","minLength":1,"maxLength":8,"description":"For whom."},"manner":{"type":"string","enum":["background","foreground"],"description":"How.","default":"background"},"errno":{"type":"integer","minimum":-9223372036854775808,"maximum":9223372036854775807,"description":"A macro.","default":-9223372036854775808},"std":{"type":"integer","minimum":0,"description":"A name that everything else is named by.","default":9223372036854775807},"slant":{"type":["number","null"],"minimum":-1e+300,"maximum":18446744073709551615,"description":"How far it leans.","default":0.5},"bold":{"type":["boolean","null"],"description":"Whether bold.","x-mcp-header":"Bold"},"marks":{"type":["array","null"],"minItems":1,"maxItems":3,"items":{"type":"integer"},"description":"Where to stop."},"options":{"type":["object","null"],"minProperties":1,"maxProperties":3,"additionalProperties":{"type":"string","maxLength":9},"description":"Beside it."},"extra":{"description":"Whatever.","default":[1,"a"]},"then":{"type":"object","properties":{"tool":{"type":"string"},"arguments":{"type":"object"}},"required":["tool"],"additionalProperties":false,"description":"What to do after it."},"ink":{"type":["string","null"],"enum":["red","green","double"],"description":"Its colour.","default":null},"margins":{"type":"object","maxProperties":3,"additionalProperties":{"type":"number","minimum":0},"description":"A default that is a map.","default":{"left":1,"right":0.5}},"seal":{"type":"object","properties":{"title":{"type":"string","maxLength":20,"description":"What it is called."},"above":{"type":"array","maxItems":4,"items":{"type":"object"},"description":"Layers above it."},"named":{"type":"object","maxProperties":4,"additionalProperties":{"type":"object"},"description":"Layers by name.","default":{}}},"required":["title"],"additionalProperties":false,"description":"A default that is a tree.","default":{"title":"wax","above":[{"title":"ribbon"}],"named":{"edge":{"title":"gold"}}}},"origin":{"type":"object","properties":{"x":{"type":"number","description":"To the right."},"y":{"type":"number","description":"Down."}},"required":["x","y"],"additionalProperties":false,"description":"A default that is an object.","default":{"x":1,"y":-2.5}},"origins":{"type":"array","maxItems":3,"items":{"type":"object","properties":{"x":{"type":"number","description":"To the right."},"y":{"type":"number","description":"Down."}},"required":["x","y"],"additionalProperties":false},"description":"Objects in a list.","default":[{"x":1,"y":2}]},"flourish":{"type":"object","properties":{"gesture":{"type":"string","enum":["dab","rest","clean_brush"],"description":"What to do."},"x":{"type":"number","description":"To the right."},"y":{"type":"number","description":"Down."},"color":{"type":"string","enum":["red","green","double"],"description":"A colour."},"for_ms":{"type":"integer","minimum":0,"maximum":5000,"description":"How long."}},"required":["gesture"],"additionalProperties":false,"description":"A form by its tag. Gesture: dab (x + y [color]), rest ([for_ms]), or clean_brush.","default":{"gesture":"dab","x":1,"y":2,"color":"red"}},"flourishes":{"type":"array","maxItems":3,"items":{"type":"object","properties":{"gesture":{"type":"string","enum":["dab","rest","clean_brush"],"description":"What to do."},"x":{"type":"number","description":"To the right."},"y":{"type":"number","description":"Down."},"color":{"type":"string","enum":["red","green","double"],"description":"A colour."},"for_ms":{"type":"integer","minimum":0,"maximum":5000,"description":"How long."}},"required":["gesture"],"additionalProperties":false,"description":"Gesture: dab (x + y [color]), rest ([for_ms]), or clean_brush."},"description":"Forms in a list.","default":[{"gesture":"clean_brush"},{"gesture":"rest","for_ms":5}]},"place":{"type":"object","properties":{"shape":{"type":"integer","minimum":1,"maximum":99,"description":"Number of a shape."},"layer":{"type":"integer","minimum":0,"description":"Layer."},"x":{"type":"number","description":"Place to the right."},"y":{"type":"number","description":"Place down."}},"additionalProperties":false,"description":"A form by its keys. Target: shape, or x + y.","default":{"x":1,"y":2}},"stops":{"type":["array","null"],"maxItems":3,"items":{"type":"integer"},"description":"A list for which null may stand.","default":[1,2]},"pauses":{"type":["array","null"],"maxItems":3,"items":{"type":"integer"},"description":"One that is empty, and not null."},"lines":{"type":"array","maxItems":3,"items":{"type":"array","maxItems":3,"items":{"type":"string","maxLength":9}},"description":"Lists in a list.","default":[["a"],["b","c"]]},"loose":{"description":"Whatever, and that is an empty list."},"slanted":{"type":"boolean","description":"Like this: \\"}},"required":["words"],"additionalProperties":false},"annotations":{"destructiveHint":false,"openWorldHint":false}})text";

constexpr std::string_view kLetterBriefWire =
    R"text({"name":"letter","title":"Letter","description":"Writes on the canvas; its schema has the keywords that the other tools do without, and names that C++ has for something else.","inputSchema":{"type":"object","properties":{"words":{"type":"string","description":"What to write."},"run":{"type":"string","description":"For whom."},"manner":{"type":"string","enum":["background","foreground"],"description":"How.","default":"background"},"errno":{"type":"integer","description":"A macro.","default":-9223372036854775808},"std":{"type":"integer","description":"A name that everything else is named by.","default":9223372036854775807},"slant":{"type":["number","null"],"description":"How far it leans.","default":0.5},"bold":{"type":["boolean","null"],"description":"Whether bold.","x-mcp-header":"Bold"},"marks":{"type":["array","null"],"items":{"type":"integer"},"description":"Where to stop."},"options":{"type":["object","null"],"additionalProperties":{"type":"string"},"description":"Beside it."},"extra":{"description":"Whatever.","default":[1,"a"]},"then":{"type":"object","properties":{"tool":{"type":"string"},"arguments":{"type":"object"}},"required":["tool"],"additionalProperties":false,"description":"What to do after it."},"ink":{"type":["string","null"],"enum":["red","green","double"],"description":"Its colour.","default":null},"margins":{"type":"object","additionalProperties":{"type":"number"},"description":"A default that is a map.","default":{"left":1,"right":0.5}},"seal":{"type":"object","properties":{"title":{"type":"string","description":"What it is called."},"above":{"type":"array","items":{"type":"object"},"description":"Layers above it."},"named":{"type":"object","additionalProperties":{"type":"object"},"description":"Layers by name.","default":{}}},"required":["title"],"additionalProperties":false,"description":"A default that is a tree.","default":{"title":"wax","above":[{"title":"ribbon"}],"named":{"edge":{"title":"gold"}}}},"origin":{"type":"object","properties":{"x":{"type":"number","description":"To the right."},"y":{"type":"number","description":"Down."}},"required":["x","y"],"additionalProperties":false,"description":"A default that is an object.","default":{"x":1,"y":-2.5}},"origins":{"type":"array","items":{"type":"object","properties":{"x":{"type":"number","description":"To the right."},"y":{"type":"number","description":"Down."}},"required":["x","y"],"additionalProperties":false},"description":"Objects in a list.","default":[{"x":1,"y":2}]},"flourish":{"type":"object","properties":{"gesture":{"type":"string","enum":["dab","rest","clean_brush"],"description":"What to do."},"x":{"type":"number","description":"To the right."},"y":{"type":"number","description":"Down."},"color":{"type":"string","enum":["red","green","double"],"description":"A colour."},"for_ms":{"type":"integer","description":"How long."}},"required":["gesture"],"additionalProperties":false,"description":"A form by its tag. Gesture: dab (x + y [color]), rest ([for_ms]), or clean_brush.","default":{"gesture":"dab","x":1,"y":2,"color":"red"}},"flourishes":{"type":"array","items":{"type":"object","properties":{"gesture":{"type":"string","enum":["dab","rest","clean_brush"],"description":"What to do."},"x":{"type":"number","description":"To the right."},"y":{"type":"number","description":"Down."},"color":{"type":"string","enum":["red","green","double"],"description":"A colour."},"for_ms":{"type":"integer","description":"How long."}},"required":["gesture"],"additionalProperties":false,"description":"Gesture: dab (x + y [color]), rest ([for_ms]), or clean_brush."},"description":"Forms in a list.","default":[{"gesture":"clean_brush"},{"gesture":"rest","for_ms":5}]},"place":{"type":"object","properties":{"shape":{"type":"integer","minimum":1,"maximum":99,"description":"Number of a shape."},"layer":{"type":"integer","description":"Layer."},"x":{"type":"number","description":"Place to the right."},"y":{"type":"number","description":"Place down."}},"additionalProperties":false,"description":"A form by its keys. Target: shape, or x + y.","default":{"x":1,"y":2}},"stops":{"type":["array","null"],"items":{"type":"integer"},"description":"A list for which null may stand.","default":[1,2]},"pauses":{"type":["array","null"],"items":{"type":"integer"},"description":"One that is empty, and not null."},"lines":{"type":"array","items":{"type":"array","items":{"type":"string"}},"description":"Lists in a list.","default":[["a"],["b","c"]]},"loose":{"description":"Whatever, and that is an empty list."},"slanted":{"type":"boolean","description":"Like this: \\"}},"required":["words"],"additionalProperties":false},"annotations":{"destructiveHint":false,"openWorldHint":false}})text";

/// docs/reference/tools/demo/letter.md, of which the build makes it (cmake/references.cmake).
extern const char letter_reference[];

constinit const ToolInfo letter_tool = {
  .toolset = "demo",
  .name = "letter",
  .identity = "demo.letter",
  .command = "demo write-on",
  .title = "Letter",
  .group = "art",
  .since = "0.2",
  .description = "Writes on the canvas; its schema has the keywords that the other tools do without, and names that C++ has for something else.",
  .annotations = {.read_only = false, .destructive = false, .idempotent = false, .open_world = false},
  .power = Power::act, .is_sandboxed = false,
  .timeout = TimeoutKind::action,
  .platforms = platform_support::kPlatforms585052846,
  .wire = kLetterWire,
  .brief_wire = kLetterBriefWire,
  .input = &letter_args_schema,
  .headers = kLetterHeaders,
  .cli = kLetterOptions,
  .members = kLetterMembers,
  .combinations = kLetterCombinations,
  .reference = {letter_reference, 6396},
  .parse = &prepare_letter,
};

}  // namespace offhand::tools::demo
