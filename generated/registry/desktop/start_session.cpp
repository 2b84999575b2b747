// Generated from schema/tools/desktop/start_session.json. Do not edit.
#include "generated/tools/desktop/start_session.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::desktop {


constexpr auto kStartSessionOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = 0, .value_name = "SESSION", .description = "Name of the session; the same for all of its calls.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$. Required.", .required = true},
});

constexpr std::string_view kStartSessionWire =
    R"text({"name":"start_session","title":"Begin a session","description":"Begins a session under a name. Its snapshots, settings and recording are its own, whatever connection its calls come over. Calling it again keeps the session alive; after its end, it begins a new one.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Name of the session; the same for all of its calls."}},"required":["session"],"additionalProperties":false},"outputSchema":{"type":"object","required":["session","state","idle_ttl_secs"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

constexpr std::string_view kStartSessionBriefWire =
    R"text({"name":"start_session","title":"Begin a session","description":"Begins a session under a name. Its snapshots, settings and recording are its own, whatever connection its calls come over. Calling it again keeps the session alive; after its end, it begins a new one.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Name of the session; the same for all of its calls."}},"required":["session"],"additionalProperties":false},"outputSchema":{"type":"object","required":["session","state","idle_ttl_secs"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/desktop/start_session.md, of which the build makes it (cmake/references.cmake).
extern const char start_session_reference[];

constinit const ToolInfo start_session_tool = {
  .toolset = "desktop",
  .name = "start_session",
  .identity = "desktop.start_session",
  .command = "start_session",
  .title = "Begin a session",
  .group = "session",
  .since = "0.1",
  .description = "Begins a session under a name. Its snapshots, settings and recording are its own, whatever connection its calls come over. Calling it again keeps the session alive; after its end, it begins a new one.",
  .annotations = {.read_only = false, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::act, .is_sandboxed = false,
  .platforms = platform_support::kPlatforms2905451567,
  .wire = kStartSessionWire,
  .brief_wire = kStartSessionBriefWire,
  .input = &start_session_args_schema,
  .cli = kStartSessionOptions,
  .reference = {start_session_reference, 1394},
  .parse = &prepare_start_session,
};

}  // namespace offhand::tools::desktop
