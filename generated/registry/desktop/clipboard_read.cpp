// Generated from schema/tools/desktop/clipboard_read.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/desktop/clipboard_read.h"

namespace offhand::tools::desktop {
namespace {

constexpr auto kClipboardReadPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool works on the clipboard of a desktop."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kClipboardReadNeeds = std::to_array<std::string_view>({"clipboard"});
constexpr auto kClipboardReadErrors = std::to_array<std::string_view>({"clipboard_unavailable", "clipboard_too_large", "clipboard_lacks", "path_not_allowed", "output_refused", "write_failed"});

constexpr auto kClipboardReadOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--include-text", .key = "include_text", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "true: the reply has the text, and the paths of copied files.", .facts = "Default: false.", .default_text = "false"},
  {.flag = "--include-image", .key = "include_image", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "true: the reply shows the image.", .facts = "Default: false.", .default_text = "false"},
  {.flag = "--image-out-file", .key = "image_out_file", .kind = CliKind::string, .position = -1, .value_name = "PATH", .description = "Path of a PNG file to write the image to instead of showing it. It replaces no file but an earlier picture; otherwise the call fails with output_refused.", .facts = "Limits: 1 to 4096 characters, a path."},
  {.flag = "--max-bytes", .key = "max_bytes", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Largest content that is read, in bytes; more fails with clipboard_too_large.", .facts = "Limits: 1 to 16777216. Default: 4194304.", .default_text = "4194304"},
});

constexpr std::string_view kClipboardReadWire =
    R"text({"name":"clipboard_read","title":"Read the clipboard","description":"Tells what the clipboard offers, and on request what it holds. It is the user's own: read it only for a reason.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"include_text":{"type":"boolean","description":"Tells the text, and the paths of copied files."},"include_image":{"type":"boolean","description":"Shows the image."},"image_out_file":{"type":"string","minLength":1,"maxLength":4096,"description":"Writes the image here as PNG instead; replaces only an earlier picture."},"max_bytes":{"type":"integer","minimum":1,"maximum":16777216,"description":"Refuses what is larger.","default":4194304}},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kClipboardReadBriefWire =
    R"text({"name":"clipboard_read","title":"Read the clipboard","description":"Tells what the clipboard offers, and on request what it holds. It is the user's own: read it only for a reason.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"include_text":{"type":"boolean","description":"Tells the text, and the paths of copied files."},"include_image":{"type":"boolean","description":"Shows the image."},"image_out_file":{"type":"string","description":"Writes the image here as PNG instead; replaces only an earlier picture."},"max_bytes":{"type":"integer","description":"Refuses what is larger.","default":4194304}},"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kClipboardReadReference = R"text(# clipboard_read

Tells which types of content the clipboard offers and, on request, the content itself. The clipboard belongs to the user: read its content only for a reason.

Toolset `desktop`, group `clipboard`, since 0.1. Command: `offhand clipboard_read`. A call can at worst observe.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. |
| `include_text` | boolean | `false` | true: the reply has the text, and the paths of copied files. |
| `include_image` | boolean | `false` | true: the reply shows the image. |
| `image_out_file` | string, 1 to 4096 characters, a path | | Path of a PNG file to write the image to instead of showing it. It replaces no file but an earlier picture; otherwise the call fails with output_refused. |
| `max_bytes` | integer, 1 to 16777216 | `4194304` | Largest content that is read, in bytes; more fails with clipboard_too_large. |

## Result

Text and pictures. What the text is made of:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `types[]` | list of string | always | Types that the owner of the clipboard offers, such as text/plain; empty when the clipboard is empty. |
| `forms[]` | list of one of `text`, `image`, `files` | always | Which of text, image and files can be read. |
| `owner_pid` | integer, at least 1 | | Process id of the application that owns the content, where that is known. |
| `text` | string | | The text. |
| `files[]` | list of string | | The copied files: paths, or addresses of files that are not local. |
| `image_bytes` | integer, at least 0 | | Size of the image in bytes. |
| `image_file_path` | string | | Absolute path of the file that the image was written to. |
| `withheld` | string | | Why content that was asked for is not in the reply. |

## Errors

`clipboard_lacks`, `clipboard_too_large`, `clipboard_unavailable`, `output_refused`, `path_not_allowed`, `write_failed`; besides the general ones.

## Examples

What could be pasted.

```json
{"name":"clipboard_read","arguments":{}}
```

```sh
offhand clipboard_read
```

The text that was copied.

```json
{"name":"clipboard_read","arguments":{"include_text":true}}
```

```sh
offhand clipboard_read --include-text
```

## Platforms

| Platform | Support | |
|---|---|---|
| linux | full | |
| macos | none | Offhand has no macOS backend yet. |
| sim | full | |
| web | none | This tool works on the clipboard of a desktop. |
| windows | none | Offhand has no Windows backend yet. |
)text";

}  // namespace

constinit const ToolInfo clipboard_read_tool = {
  .toolset = "desktop",
  .name = "clipboard_read",
  .identity = "desktop.clipboard_read",
  .command = "clipboard_read",
  .title = "Read the clipboard",
  .group = "clipboard",
  .since = "0.1",
  .description = "Tells which types of content the clipboard offers and, on request, the content itself. The clipboard belongs to the user: read its content only for a reason.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::read,
  .platforms = kClipboardReadPlatforms,
  .needs = kClipboardReadNeeds,
  .errors = kClipboardReadErrors,
  .wire = kClipboardReadWire,
  .brief_wire = kClipboardReadBriefWire,
  .input = &clipboard_read_args_schema,
  .cli = kClipboardReadOptions,
  .reference = kClipboardReadReference,
  .parse = &prepare_clipboard_read,
};

}  // namespace offhand::tools::desktop
