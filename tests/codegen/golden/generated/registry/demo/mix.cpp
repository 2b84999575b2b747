// Generated from schema/tools/demo/mix.json. Do not edit.
#include "generated/tools/demo/mix.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::demo {

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

/// docs/reference/tools/demo/mix.md, of which the build makes it (cmake/references.cmake).
extern const char mix_reference[];

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
  .timeout = TimeoutKind::action,
  .tasks = TaskSupport::optional,
  .platforms = platform_support::kPlatforms585052846,
  .wire = kMixWire,
  .brief_wire = kMixBriefWire,
  .input = &mix_args_schema,
  .headers = kMixHeaders,
  .cli = kMixOptions,
  .reference = {mix_reference, 837},
  .parse = &prepare_mix,
};

}  // namespace offhand::tools::demo
