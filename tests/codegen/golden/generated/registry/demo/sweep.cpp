// Generated from schema/tools/demo/sweep.json. Do not edit.
#include "generated/tools/demo/sweep.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::demo {

constexpr auto kSweepNeeds = std::to_array<std::string_view>({"input"});

constexpr auto kSweepReachChoices = std::to_array<std::string_view>({"pane", "desktop"});
constexpr auto kSweepOptions = std::to_array<CliOption>({
  {.flag = "--owner", .key = "owner", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Whose pane.", .facts = "Limits: 1 to 99."},
  {.flag = "--pane-id", .key = "pane_id", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Number of a pane.", .facts = "Limits: 1 to 99."},
  {.flag = "--of-zoom", .key = "of_zoom", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "Of the last zoom.", .facts = ""},
  {.flag = "--reach", .key = "reach", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "Whether it may be anywhere.", .facts = "One of pane, desktop.", .choices = kSweepReachChoices},
  {.flag = "--left", .key = "left", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "From here.", .facts = "Required.", .required = true},
  {.flag = "--top", .key = "top", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "From here.", .facts = "Required.", .required = true},
  {.flag = "--right", .key = "right", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "To there.", .facts = "Required.", .required = true},
  {.flag = "--bottom", .key = "bottom", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "To there.", .facts = "Required.", .required = true},
  {.flag = "--softly", .key = "softly", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "Without a trace.", .facts = "Default: false.", .default_text = "false"},
});

constexpr std::string_view kSweepWire =
    R"text({"name":"sweep","title":"Sweep","description":"Sweeps from one spot to another.","inputSchema":{"type":"object","properties":{"owner":{"type":"integer","minimum":1,"maximum":99,"description":"Whose pane."},"pane_id":{"type":"integer","minimum":1,"maximum":99,"description":"Number of a pane."},"of_zoom":{"type":"boolean","description":"Of the last zoom."},"reach":{"type":"string","enum":["pane","desktop"],"description":"Whether it may be anywhere."},"left":{"type":"number","description":"From here."},"top":{"type":"number","description":"From here."},"right":{"type":"number","description":"To there."},"bottom":{"type":"number","description":"To there."},"softly":{"type":"boolean","description":"Without a trace."}},"required":["left","top","right","bottom"],"additionalProperties":false},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

constexpr std::string_view kSweepBriefWire =
    R"text({"name":"sweep","title":"Sweep","description":"Sweeps from one spot to another.","inputSchema":{"type":"object","properties":{"owner":{"type":"integer","minimum":1,"maximum":99,"description":"Whose pane."},"pane_id":{"type":"integer","minimum":1,"maximum":99,"description":"Number of a pane."},"of_zoom":{"type":"boolean","description":"Of the last zoom."},"reach":{"type":"string","enum":["pane","desktop"],"description":"Whether it may be anywhere."},"left":{"type":"number","description":"From here."},"top":{"type":"number","description":"From here."},"right":{"type":"number","description":"To there."},"bottom":{"type":"number","description":"To there."},"softly":{"type":"boolean","description":"Without a trace."}},"required":["left","top","right","bottom"],"additionalProperties":false},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/demo/sweep.md, of which the build makes it (cmake/references.cmake).
extern const char sweep_reference[];

constinit const ToolInfo sweep_tool = {
  .toolset = "demo",
  .name = "sweep",
  .identity = "demo.sweep",
  .command = "demo sweep",
  .title = "Sweep",
  .group = "art",
  .since = "0.2",
  .description = "Sweeps from one spot to another.",
  .annotations = {.read_only = false, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::act, .is_sandboxed = false,
  .background_lock = LockKind::window,
  .foreground_lock = LockKind::window,
  .timeout = TimeoutKind::action,
  .platforms = platform_support::kPlatforms3914818054,
  .needs = kSweepNeeds,
  .wire = kSweepWire,
  .brief_wire = kSweepBriefWire,
  .input = &sweep_args_schema,
  .cli = kSweepOptions,
  .reference = {sweep_reference, 821},
  .parse = &prepare_sweep,
};

}  // namespace offhand::tools::demo
