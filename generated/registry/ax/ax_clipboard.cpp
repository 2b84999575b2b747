// Generated from schema/tools/ax/ax_clipboard.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/ax/ax_clipboard.h"

namespace offhand::tools::ax {
namespace {

constexpr auto kAxClipboardPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
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

constexpr std::string_view kAxClipboardReference = R"text(# ax_clipboard

Reads the text of the clipboard, or puts text on it; what the user had copied is lost then.

Toolset `ax`, group `context`, since 0.1. Command: `offhand ax clipboard`. A call can at worst change something.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. |
| `action` | one of `read`, `write` | required | What to do. `read`: The text that is on the clipboard is told. `write`: The text is put on the clipboard. |
| `text` | string, at most 100000 characters | | Text to put on the clipboard. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `text` | string | | Text of the clipboard, where it was read; absent where it holds none. |
| `success` | boolean | always | Whether it was done. |
| `reason` | string | | Why no text is told; absent where it is. |

## Errors

`clipboard_too_large`, `clipboard_unavailable`, `invalid_arguments`; besides the general ones.

## Examples

What was copied?

```json
{"name":"ax_clipboard","arguments":{"action":"read"}}
```

```sh
offhand ax clipboard read
```

Copy a text.

```json
{"name":"ax_clipboard","arguments":{"action":"write","text":"see you at nine"}}
```

```sh
offhand ax clipboard write 'see you at nine'
```

## Platforms

| Platform | Support | |
|---|---|---|
| linux | full | |
| macos | none | Offhand has no macOS backend yet. |
| sim | full | |
| web | none | This tool works on desktop windows. |
| windows | none | Offhand has no Windows backend yet. |
)text";

}  // namespace

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
  .platforms = kAxClipboardPlatforms,
  .needs = kAxClipboardNeeds,
  .errors = kAxClipboardErrors,
  .wire = kAxClipboardWire,
  .brief_wire = kAxClipboardBriefWire,
  .input = &ax_clipboard_args_schema,
  .cli = kAxClipboardOptions,
  .reference = kAxClipboardReference,
  .parse = &prepare_ax_clipboard,
};

}  // namespace offhand::tools::ax
