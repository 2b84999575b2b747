// Generated from schema/tools/ax/ax_clipboard.json. Do not edit.
#include "generated/tools/ax/ax_clipboard.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::ax {

constexpr auto kAxClipboardNeeds = std::to_array<std::string_view>({"clipboard"});
constexpr auto kAxClipboardErrors = std::to_array<std::string_view>({"clipboard_unavailable", "clipboard_too_large", "invalid_arguments"});

constexpr auto kAxClipboardActionChoices = std::to_array<std::string_view>({"read", "write"});
constexpr auto kAxClipboardOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--action", .key = "action", .kind = CliKind::string, .position = 0, .value_name = "NAME", .description = "What to do.", .facts = "One of read, write. Required.", .required = true, .choices = kAxClipboardActionChoices},
  {.flag = "--text", .key = "text", .kind = CliKind::string, .position = 1, .value_name = "TEXT", .description = "Text to put on the clipboard.", .facts = "Limits: at most 100000 characters."},
});

constexpr std::string_view kAxClipboardWire =
    R"text({"name":"ax_clipboard","title":"Read or write the clipboard","description":"Reads the text of the clipboard, or puts text on it; what the user had copied is lost then.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"action":{"type":"string","enum":["read","write"],"description":"What to do."},"text":{"type":"string","maxLength":100000,"description":"What to write."}},"required":["action"],"additionalProperties":false},"outputSchema":{"type":"object","required":["success"]},"annotations":{"destructiveHint":false,"openWorldHint":false}})text";

constexpr std::string_view kAxClipboardBriefWire =
    R"text({"name":"ax_clipboard","title":"Read or write the clipboard","description":"Reads the text of the clipboard, or puts text on it; what the user had copied is lost then.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"action":{"type":"string","enum":["read","write"],"description":"What to do."},"text":{"type":"string","description":"What to write."}},"required":["action"],"additionalProperties":false},"outputSchema":{"type":"object","required":["success"]},"annotations":{"destructiveHint":false,"openWorldHint":false}})text";

/// docs/reference/tools/ax/ax_clipboard.md, of which the build makes it (cmake/references.cmake).
extern const char ax_clipboard_reference[];

constinit const ToolInfo ax_clipboard_tool = {
  .toolset = "ax",
  .name = "ax_clipboard",
  .identity = "ax.ax_clipboard",
  .command = "ax clipboard",
  .title = "Read or write the clipboard",
  .group = "context",
  .since = "0.1",
  .description = "Reads the text of the clipboard, or puts text on it; what the user had copied is lost then.",
  .annotations = {.read_only = false, .destructive = false, .idempotent = false, .open_world = false},
  .power = Power::act, .is_sandboxed = false,
  .background_lock = LockKind::seat,
  .foreground_lock = LockKind::seat,
  .timeout = TimeoutKind::action,
  .platforms = platform_support::kPlatforms3966727582,
  .needs = kAxClipboardNeeds,
  .errors = kAxClipboardErrors,
  .wire = kAxClipboardWire,
  .brief_wire = kAxClipboardBriefWire,
  .input = &ax_clipboard_args_schema,
  .cli = kAxClipboardOptions,
  .reference = {ax_clipboard_reference, 1805},
  .parse = &prepare_ax_clipboard,
};

}  // namespace offhand::tools::ax
