// Generated from schema/tools/ax/ax_run_script.json. Do not edit.
#include "generated/tools/ax/ax_run_script.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::ax {

constexpr auto kAxRunScriptNeeds = std::to_array<std::string_view>({"scripts"});

constexpr auto kAxRunScriptLanguageChoices = std::to_array<std::string_view>({"applescript", "jxa"});
constexpr auto kAxRunScriptOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--script", .key = "script", .kind = CliKind::string, .position = 0, .value_name = "TEXT", .description = "Source of the script.", .facts = "Limits: 1 to 100000 characters. Required.", .required = true},
  {.flag = "--language", .key = "language", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "Language of the script.", .facts = "One of applescript, jxa. Default: applescript.", .default_text = "applescript", .choices = kAxRunScriptLanguageChoices},
  {.flag = "--timeout-ms", .key = "timeout_ms", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "How long it may run, in milliseconds.", .facts = "Limits: 0 to 60000. Default: 10000.", .default_text = "10000"},
});

constexpr std::string_view kAxRunScriptWire =
    R"text({"name":"ax_run_script","title":"Run a script","description":"Runs AppleScript or JavaScript for Automation.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"script":{"type":"string","minLength":1,"maxLength":100000,"description":"Source of the script."},"language":{"type":"string","enum":["applescript","jxa"],"description":"Language of the script.","default":"applescript"},"timeout_ms":{"type":"integer","minimum":0,"maximum":60000,"description":"How long it may run, in milliseconds.","default":10000}},"required":["script"],"additionalProperties":false},"outputSchema":{"type":"object","required":["success"]},"execution":{"taskSupport":"optional"}})text";

constexpr std::string_view kAxRunScriptBriefWire =
    R"text({"name":"ax_run_script","title":"Run a script","description":"Runs AppleScript or JavaScript for Automation.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"script":{"type":"string","description":"Source of the script."},"language":{"type":"string","enum":["applescript","jxa"],"description":"Language of the script.","default":"applescript"},"timeout_ms":{"type":"integer","description":"How long it may run, in milliseconds.","default":10000}},"required":["script"],"additionalProperties":false},"outputSchema":{"type":"object","required":["success"]},"execution":{"taskSupport":"optional"}})text";

/// docs/reference/tools/ax/ax_run_script.md, of which the build makes it (cmake/references.cmake).
extern const char ax_run_script_reference[];

constinit const ToolInfo ax_run_script_tool = {
  .toolset = "ax",
  .name = "ax_run_script",
  .identity = "ax.ax_run_script",
  .command = "ax script",
  .title = "Run a script",
  .group = "script",
  .since = "0.1",
  .description = "Runs AppleScript or JavaScript for Automation.",
  .annotations = {.read_only = false, .destructive = true, .idempotent = false, .open_world = true},
  .power = Power::execute, .is_sandboxed = false,
  .background_lock = LockKind::seat,
  .foreground_lock = LockKind::seat,
  .timeout = TimeoutKind::run,
  .tasks = TaskSupport::optional,
  .platforms = platform_support::kPlatforms2602587776,
  .needs = kAxRunScriptNeeds,
  .wire = kAxRunScriptWire,
  .brief_wire = kAxRunScriptBriefWire,
  .input = &ax_run_script_args_schema,
  .cli = kAxRunScriptOptions,
  .reference = {ax_run_script_reference, 1650},
  .parse = &prepare_ax_run_script,
};

}  // namespace offhand::tools::ax
