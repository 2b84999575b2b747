// Generated from schema/tools/desktop/end_session.json. Do not edit.
#include "generated/tools/desktop/end_session.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::desktop {


constexpr auto kEndSessionOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = 0, .value_name = "SESSION", .description = "Name of the session to end.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$. Required.", .required = true},
});

constexpr std::string_view kEndSessionWire =
    R"text({"name":"end_session","title":"End a session","description":"Ends a session: forgets what it was shown and its settings, and stops its recording. Later calls that name it are refused. Ending it twice is no error.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Name of the session to end."}},"required":["session"],"additionalProperties":false},"outputSchema":{"type":"object","required":["session","state"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

constexpr std::string_view kEndSessionBriefWire =
    R"text({"name":"end_session","title":"End a session","description":"Ends a session: forgets what it was shown and its settings, and stops its recording. Later calls that name it are refused. Ending it twice is no error.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Name of the session to end."}},"required":["session"],"additionalProperties":false},"outputSchema":{"type":"object","required":["session","state"]},"annotations":{"destructiveHint":false,"idempotentHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/desktop/end_session.md, of which the build makes it (cmake/references.cmake).
extern const char end_session_reference[];

constinit const ToolInfo end_session_tool = {
  .toolset = "desktop",
  .name = "end_session",
  .identity = "desktop.end_session",
  .command = "end_session",
  .title = "End a session",
  .group = "session",
  .since = "0.1",
  .description = "Ends a session: its snapshots and settings are forgotten and its recording stops. Later calls that name it are refused with session_ended. Ending it twice is no error.",
  .annotations = {.read_only = false, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::act, .is_sandboxed = false,
  .platforms = platform_support::kPlatforms2905451567,
  .wire = kEndSessionWire,
  .brief_wire = kEndSessionBriefWire,
  .input = &end_session_args_schema,
  .cli = kEndSessionOptions,
  .reference = {end_session_reference, 1209},
  .parse = &prepare_end_session,
};

}  // namespace offhand::tools::desktop
