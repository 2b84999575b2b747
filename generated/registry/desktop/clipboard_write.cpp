// Generated from schema/tools/desktop/clipboard_write.json. Do not edit.
#include "generated/tools/desktop/clipboard_write.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::desktop {

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

/// docs/reference/tools/desktop/clipboard_write.md, of which the build makes it (cmake/references.cmake).
extern const char clipboard_write_reference[];

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
  .platforms = platform_support::kPlatforms3966727582,
  .needs = kClipboardWriteNeeds,
  .errors = kClipboardWriteErrors,
  .wire = kClipboardWriteWire,
  .brief_wire = kClipboardWriteBriefWire,
  .input = &clipboard_write_args_schema,
  .cli = kClipboardWriteOptions,
  .combinations = kClipboardWriteCombinations,
  .reference = {clipboard_write_reference, 3279},
  .parse = &prepare_clipboard_write,
};

}  // namespace offhand::tools::desktop
