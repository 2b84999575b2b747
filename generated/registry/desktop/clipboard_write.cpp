// Generated from schema/tools/desktop/clipboard_write.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/desktop/clipboard_write.h"

namespace offhand::tools::desktop {
namespace {

constexpr auto kClipboardWritePlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool works on the clipboard of a desktop."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kClipboardWriteNeeds = std::to_array<std::string_view>({"clipboard"});
constexpr auto kClipboardWriteErrors = std::to_array<std::string_view>({"clipboard_unavailable", "invalid_arguments", "input_file_refused"});

constexpr auto kClipboardWriteCombinations = std::to_array<std::string_view>({"Content: text, image_path, file_path, or file_paths."});
constexpr auto kClipboardWriteOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Run's name.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--text", .key = "text", .kind = CliKind::string, .position = 0, .value_name = "TEXT", .description = "Text to put there.", .facts = "Limits: at most 4194304 characters."},
  {.flag = "--image-path", .key = "image_path", .kind = CliKind::string, .position = -1, .value_name = "PATH", .description = "PNG file whose image is put there, at most 16 MiB.", .facts = "Limits: 1 to 4096 characters, a path."},
  {.flag = "--file-path", .key = "file_path", .kind = CliKind::string, .position = -1, .value_name = "PATH", .description = "File or folder to put there, as a file manager copies it.", .facts = "Limits: 1 to 4096 characters, a path."},
  {.flag = "--file-paths", .key = "file_paths", .kind = CliKind::list, .position = -1, .value_name = "PATH,...", .description = "Several of them.", .facts = "Limits: 1 to 256 items.", .item_kind = CliKind::string},
});

constexpr std::string_view kClipboardWriteWire =
    R"text({"name":"clipboard_write","title":"Write the clipboard","description":"Puts text, an image or files on the clipboard, where they stay until something else is copied. What the user had copied is gone then: the reply names its kinds. Give one of text, image_path, file_path and file_paths. Content: text, image_path, file_path, or file_paths.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Run's name."},"text":{"type":"string","maxLength":4194304,"description":"Text to put there."},"image_path":{"type":"string","minLength":1,"maxLength":4096,"description":"PNG file whose image is put there, at most 16 MiB."},"file_path":{"type":"string","minLength":1,"maxLength":4096,"description":"File or folder to put there, as a file manager copies it."},"file_paths":{"type":"array","minItems":1,"maxItems":256,"items":{"type":"string","minLength":1,"maxLength":4096},"description":"Several of them."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["form","bytes","effect"]},"annotations":{"idempotentHint":true,"openWorldHint":false}})text";

constexpr std::string_view kClipboardWriteBriefWire =
    R"text({"name":"clipboard_write","title":"Write the clipboard","description":"Puts text, an image or files on the clipboard, where they stay until something else is copied. What the user had copied is gone then: the reply names its kinds. Give one of text, image_path, file_path and file_paths. Content: text, image_path, file_path, or file_paths.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Run's name."},"text":{"type":"string","description":"Text to put there."},"image_path":{"type":"string","description":"PNG file whose image is put there, at most 16 MiB."},"file_path":{"type":"string","description":"File or folder to put there, as a file manager copies it."},"file_paths":{"type":"array","items":{"type":"string"},"description":"Several of them."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["form","bytes","effect"]},"annotations":{"idempotentHint":true,"openWorldHint":false}})text";

constexpr std::string_view kClipboardWriteReference = R"text(# clipboard_write

Puts text, an image or files on the clipboard, where they stay until something else is copied. What the user had copied is gone then: the reply names its kinds. Give one of text, image_path, file_path and file_paths.

Toolset `desktop`, group `clipboard`, since 0.1. Command: `offhand clipboard_write`. A call can at worst destroy something.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Run's name. |
| `text` | string, at most 4194304 characters | | Text to put there. |
| `image_path` | string, 1 to 4096 characters, a path | | PNG file whose image is put there, at most 16 MiB. |
| `file_path` | string, 1 to 4096 characters, a path | | File or folder to put there, as a file manager copies it. |
| `file_paths` | list of string, 1 to 256 items | | Several of them. |

### Content

What is put on the clipboard. The first of these forms that fits is taken:

| Needs | May have | Meaning |
|---|---|---|
| `text` | | Text. |
| `image_path` | | The image of a file. |
| `file_path` | | One file. |
| `file_paths` | | Several files. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `form` | one of `text`, `image`, `files` | always | What was put there. |
| `bytes` | integer, at least 0 | always | Its size. |
| `effect` | one of `confirmed`, `unverifiable`, `suspected_noop` | always | confirmed: it was read back; unverifiable: it could not be; suspected_noop: the clipboard holds something else. |
| `replaced` | object | | What it held before; absent when it was empty. |
| `replaced.types[]` | list of string | always | What its owner offered; empty where it did not say. |
| `replaced.forms[]` | list of one of `text`, `image`, `files` | always | Those of them that can be read here. |
| `replaced.owner_pid` | integer, at least 1 | | Process that held it, where that is known. |

## Errors

`clipboard_unavailable`, `input_file_refused`, `invalid_arguments`; besides the general ones.

## Examples

Copy a text.

```json
{"name":"clipboard_write","arguments":{"text":"see you at nine"}}
```

```sh
offhand clipboard_write 'see you at nine'
```

Copy two files, to be pasted in a file manager.

```json
{"name":"clipboard_write","arguments":{"file_paths":["/home/ada/a.txt","/home/ada/b.txt"]}}
```

```sh
offhand clipboard_write --file-paths '/home/ada/a.txt,/home/ada/b.txt'
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

constinit const ToolInfo clipboard_write_tool = {
  .toolset = "desktop",
  .name = "clipboard_write",
  .identity = "desktop.clipboard_write",
  .command = "clipboard_write",
  .title = "Write the clipboard",
  .group = "clipboard",
  .since = "0.1",
  .description = "Puts text, an image or files on the clipboard, where they stay until something else is copied. What the user had copied is gone then: the reply names its kinds. Give one of text, image_path, file_path and file_paths.",
  .annotations = {.read_only = false, .destructive = true, .idempotent = true, .open_world = false},
  .power = Power::destroy,
  .background_lock = LockKind::seat,
  .foreground_lock = LockKind::seat,
  .timeout = TimeoutKind::action,
  .platforms = kClipboardWritePlatforms,
  .needs = kClipboardWriteNeeds,
  .errors = kClipboardWriteErrors,
  .wire = kClipboardWriteWire,
  .brief_wire = kClipboardWriteBriefWire,
  .input = &clipboard_write_args_schema,
  .cli = kClipboardWriteOptions,
  .combinations = kClipboardWriteCombinations,
  .reference = kClipboardWriteReference,
  .parse = &prepare_clipboard_write,
};

}  // namespace offhand::tools::desktop
