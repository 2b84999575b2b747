// Generated from schema/tools/demo/measure.json. Do not edit.
#include "generated/tools/demo/measure.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::demo {

constexpr auto kMeasureHeaderPath0 = std::to_array<std::string_view>({"where", "room"});
constexpr auto kMeasureHeaders = std::to_array<HeaderParameter>({
  {"Room", kMeasureHeaderPath0},
});

constexpr SchemaNode kMeasureAnyObject = {.open = true};

constexpr std::string_view kMeasureWire =
    R"text({"name":"measure","title":"Measure","description":"Measures what its schema, which goes out as it stands, says.","inputSchema":{"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","$defs":{"length":{"$anchor":"length","type":"number"}},"properties":{"where":{"type":"object","properties":{"room":{"type":"string","x-mcp-header":"Room"}}},"least":{"$ref":"#length"}},"if":{"required":["least"]},"then":{"required":["where"]},"additionalProperties":true},"outputSchema":{"type":"array"},"annotations":{"readOnlyHint":true,"openWorldHint":false},"execution":{"taskSupport":"required"}})text";

constexpr std::string_view kMeasureBriefWire =
    R"text({"name":"measure","title":"Measure","description":"Measures what its schema, which goes out as it stands, says.","inputSchema":{"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","$defs":{"length":{"$anchor":"length","type":"number"}},"properties":{"where":{"type":"object","properties":{"room":{"type":"string","x-mcp-header":"Room"}}},"least":{"$ref":"#length"}},"if":{"required":["least"]},"then":{"required":["where"]},"additionalProperties":true},"outputSchema":{"type":"array"},"annotations":{"readOnlyHint":true,"openWorldHint":false},"execution":{"taskSupport":"required"}})text";

/// docs/reference/tools/demo/measure.md, of which the build makes it (cmake/references.cmake).
extern const char measure_reference[];

constinit const ToolInfo measure_tool = {
  .toolset = "demo",
  .name = "measure",
  .identity = "demo.measure",
  .command = "demo measure",
  .title = "Measure",
  .group = "look",
  .since = "0.2",
  .description = "Measures what its schema, which goes out as it stands, says.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .tasks = TaskSupport::required,
  .platforms = platform_support::kPlatforms585052846,
  .wire = kMeasureWire,
  .brief_wire = kMeasureBriefWire,
  .input = &kMeasureAnyObject,
  .headers = kMeasureHeaders,
  .reference = {measure_reference, 931},
  .parse = &prepare_measure,
};

}  // namespace offhand::tools::demo
