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
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--text", .key = "text", .kind = CliKind::string, .position = 0, .value_name = "TEXT", .description = "Text to put on the clipboard.", .facts = "Limits: at most 4194304 characters."},
  {.flag = "--image-path", .key = "image_path", .kind = CliKind::string, .position = -1, .value_name = "PATH", .description = "Path of a PNG file, of at most 16 MiB, whose image is put on the clipboard.", .facts = "Limits: 1 to 4096 characters, a path."},
  {.flag = "--file-path", .key = "file_path", .kind = CliKind::string, .position = -1, .value_name = "PATH", .description = "Path of a file or folder to put on the clipboard, in the form in which a file manager copies it.", .facts = "Limits: 1 to 4096 characters, a path."},
  {.flag = "--file-paths", .key = "file_paths", .kind = CliKind::list, .position = -1, .value_name = "PATH,...", .description = "Paths of several files or folders to put on the clipboard together, in the form in which a file manager copies them.", .facts = "Limits: 1 to 256 items.", .item_kind = CliKind::string},
});

constexpr std::string_view kClipboardWriteWire =
    R"text({"name":"clipboard_write","title":"Write the clipboard","description":"Puts text, an image or files on the clipboard, where they stay until something else is copied. What the user had copied is lost; the reply names its types. Give exactly one of text, image_path, file_path and file_paths. Content: text, image_path, file_path, or file_paths.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"text":{"type":"string","maxLength":4194304,"description":"Text to put on the clipboard."},"image_path":{"type":"string","minLength":1,"maxLength":4096,"description":"PNG file whose image is put there, at most 16 MiB."},"file_path":{"type":"string","minLength":1,"maxLength":4096,"description":"File or folder to put there, as a file manager copies it."},"file_paths":{"type":"array","minItems":1,"maxItems":256,"items":{"type":"string","minLength":1,"maxLength":4096},"description":"Several of them."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["form","bytes","effect"]},"annotations":{"idempotentHint":true,"openWorldHint":false}})text";

constexpr std::string_view kClipboardWriteBriefWire =
    R"text({"name":"clipboard_write","title":"Write the clipboard","description":"Puts text, an image or files on the clipboard, where they stay until something else is copied. What the user had copied is lost; the reply names its types. Give exactly one of text, image_path, file_path and file_paths. Content: text, image_path, file_path, or file_paths.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"text":{"type":"string","description":"Text to put on the clipboard."},"image_path":{"type":"string","description":"PNG file whose image is put there, at most 16 MiB."},"file_path":{"type":"string","description":"File or folder to put there, as a file manager copies it."},"file_paths":{"type":"array","items":{"type":"string"},"description":"Several of them."}},"additionalProperties":false},"outputSchema":{"type":"object","required":["form","bytes","effect"]},"annotations":{"idempotentHint":true,"openWorldHint":false}})text";

constexpr std::string_view kClipboardWriteReference = R"text(# clipboard_write

Puts text, an image or files on the clipboard, where they stay until something else is copied. What the user had copied is lost; the reply names its types. Give exactly one of text, image_path, file_path and file_paths.

Toolset `desktop`, group `clipboard`, since 0.1. Command: `offhand clipboard_write`. A call can at worst destroy something.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. |
| `text` | string, at most 4194304 characters | | Text to put on the clipboard. |
| `image_path` | string, 1 to 4096 characters, a path | | Path of a PNG file, of at most 16 MiB, whose image is put on the clipboard. |
| `file_path` | string, 1 to 4096 characters, a path | | Path of a file or folder to put on the clipboard, in the form in which a file manager copies it. |
| `file_paths` | list of string, 1 to 256 items | | Paths of several files or folders to put on the clipboard together, in the form in which a file manager copies them. |

### Content

What is put on the clipboard. The first of these forms that fits is taken:

| Needs | May have | Meaning |
|---|---|---|
| `text` | | A text. |
| `image_path` | | The image in a PNG file. |
| `file_path` | | One file or folder. |
| `file_paths` | | Several files or folders. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `form` | one of `text`, `image`, `files` | always | What was put on the clipboard. |
| `bytes` | integer, at least 0 | always | Size of the content in bytes. |
| `effect` | one of `confirmed`, `unverifiable`, `suspected_noop` | always | confirmed: the content was read back; unverifiable: it could not be read back; suspected_noop: the clipboard holds something else. |
| `replaced` | object | | What the clipboard held before; absent when it was empty. |
| `replaced.types[]` | list of string | always | Types that the owner offered, such as text/plain; empty where it did not answer. |
| `replaced.forms[]` | list of one of `text`, `image`, `files` | always | Which of text, image and files clipboard_read could have read. |
| `replaced.owner_pid` | integer, at least 1 | | Process id of the application that owned the content, where that is known. |

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
  .description = "Puts text, an image or files on the clipboard, where they stay until something else is copied. What the user had copied is lost; the reply names its types. Give exactly one of text, image_path, file_path and file_paths.",
  .annotations = {.read_only = false, .destructive = true, .idempotent = true, .open_world = false},
  .power = Power::destroy, .is_sandboxed = false,
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
