// Generated from schema/tools/demo/mix.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/demo/mix.h"

namespace offhand::tools::demo {
namespace {

constexpr auto kMixPlatforms = std::to_array<PlatformSupport>({
  {"macos", Support::full, ""},
  {"sim", Support::full, ""},
  {"web", Support::full, ""},
});
constexpr auto kMixAliases = std::to_array<std::string_view>({"blend", "stir"});
constexpr auto kMixHeaderPath0 = std::to_array<std::string_view>({"color"});
constexpr auto kMixHeaderPath1 = std::to_array<std::string_view>({"drops"});
constexpr auto kMixHeaders = std::to_array<HeaderParameter>({
  {"Color", kMixHeaderPath0},
  {"Drops", kMixHeaderPath1},
});

constexpr auto kMixColorChoices = std::to_array<std::string_view>({"red", "green", "double"});
constexpr auto kMixOptions = std::to_array<CliOption>({
  {.flag = "--color", .key = "color", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "A colour.", .facts = "One of red, green, double. Required.", .required = true, .choices = kMixColorChoices},
  {.flag = "--drops", .key = "drops", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "How much of it.", .facts = "Limits: 1 to 99. Default: 1.", .default_text = "1"},
});

constexpr std::string_view kMixWire =
    R"text({"name":"mix","title":"Mix","description":"Mixes a colour.","inputSchema":{"type":"object","properties":{"color":{"type":"string","enum":["red","green","double"],"description":"A colour.","x-mcp-header":"Color"},"drops":{"type":"integer","minimum":1,"maximum":99,"description":"How much of it.","default":1,"x-mcp-header":"Drops"}},"required":["color"],"additionalProperties":false},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false},"execution":{"taskSupport":"optional"},"icons":[{"src":"https://example.com/mix.png","mimeType":"image/png","sizes":["48x48"],"theme":"dark"}]})text";

constexpr std::string_view kMixBriefWire =
    R"text({"name":"mix","title":"Mix","description":"Mixes a colour.","inputSchema":{"type":"object","properties":{"color":{"type":"string","enum":["red","green","double"],"description":"A colour.","x-mcp-header":"Color"},"drops":{"type":"integer","minimum":1,"maximum":99,"description":"How much of it.","default":1,"x-mcp-header":"Drops"}},"required":["color"],"additionalProperties":false},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false},"execution":{"taskSupport":"optional"},"icons":[{"src":"https://example.com/mix.png","mimeType":"image/png","sizes":["48x48"],"theme":"dark"}]})text";

constexpr std::string_view kMixReference = R"text(# mix

Mixes a colour.

Toolset `demo`, group `art`, since 0.2. Command: `offhand demo mix`. A call can at worst change something.

Old names: `blend`, `stir`.

A call may run on as a task after its answer.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `color` | one of `red`, `green`, `double` | required | A colour. Over HTTP also in the header `Mcp-Param-Color`. `red`: As a tomato. `green`: As grass. `double`: Both. Also taken: `rouge` for `red`, `vert` for `green`. |
| `drops` | integer, 1 to 99 | `1` | How much of it. Over HTTP also in the header `Mcp-Param-Drops`. |

## Result

A JSON document, a recipe of the guild of painters; its schema is `share/offhand/schemas/demo/mix.result.json`.

## Platforms

| Platform | Support | |
|---|---|---|
| macos | full | |
| sim | full | |
| web | full | |
)text";

}  // namespace

constinit const ToolInfo mix_tool = {
  .toolset = "demo",
  .name = "mix",
  .identity = "demo.mix",
  .command = "demo mix",
  .title = "Mix",
  .group = "art",
  .since = "0.2",
  .aliases = kMixAliases,
  .description = "Mixes a colour.",
  .annotations = {.read_only = false, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::act, .is_sandboxed = false,
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::action,
  .tasks = TaskSupport::optional,
  .platforms = kMixPlatforms,
  .wire = kMixWire,
  .brief_wire = kMixBriefWire,
  .input = &mix_args_schema,
  .headers = kMixHeaders,
  .cli = kMixOptions,
  .reference = kMixReference,
  .parse = &prepare_mix,
};

}  // namespace offhand::tools::demo
