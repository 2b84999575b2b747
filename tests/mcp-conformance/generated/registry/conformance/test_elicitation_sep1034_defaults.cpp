// Generated from tests/mcp-conformance/schema/tools/conformance/test_elicitation_sep1034_defaults.json. Do not edit.
#include <array>
#include <string_view>

#include "tests/mcp-conformance/generated/tools/conformance/test_elicitation_sep1034_defaults.h"

namespace offhand::fixtures::tools::conformance {
namespace {

constexpr auto kTestElicitationSep1034DefaultsPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::full, ""},
  {"sim", Support::full, ""},
  {"web", Support::full, ""},
  {"windows", Support::full, ""},
});

constexpr std::string_view kTestElicitationSep1034DefaultsWire =
    R"text({"name":"test_elicitation_sep1034_defaults","title":"Form with defaults","description":"Asks with a form whose fields all have defaults.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestElicitationSep1034DefaultsBriefWire =
    R"text({"name":"test_elicitation_sep1034_defaults","title":"Form with defaults","description":"Asks with a form whose fields all have defaults.","inputSchema":{"type":"object","properties":{},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kTestElicitationSep1034DefaultsReference = R"text(# test_elicitation_sep1034_defaults

Asks with a form whose fields all have defaults.

Toolset `conformance`, group `asking`, since 0.1. Command: `fixtures test_elicitation_sep1034_defaults`. A call can at worst observe.

## Arguments

None.

## Platforms

| Platform | Support | |
|---|---|---|
| linux | full | |
| macos | full | |
| sim | full | |
| web | full | |
| windows | full | |
)text";

}  // namespace

constinit const ToolInfo test_elicitation_sep1034_defaults_tool = {
  .toolset = "conformance",
  .name = "test_elicitation_sep1034_defaults",
  .identity = "conformance.test_elicitation_sep1034_defaults",
  .command = "test_elicitation_sep1034_defaults",
  .title = "Form with defaults",
  .group = "asking",
  .since = "0.1",
  .description = "Asks with a form whose fields all have defaults.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::read,
  .platforms = kTestElicitationSep1034DefaultsPlatforms,
  .wire = kTestElicitationSep1034DefaultsWire,
  .brief_wire = kTestElicitationSep1034DefaultsBriefWire,
  .input = &test_elicitation_sep1034_defaults_args_schema,
  .reference = kTestElicitationSep1034DefaultsReference,
  .parse = &prepare_test_elicitation_sep1034_defaults,
};

}  // namespace offhand::fixtures::tools::conformance
