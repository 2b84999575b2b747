// Generated from schema/tools/desktop/clipboard_read.json. Do not edit.
#include "generated/tools/desktop/clipboard_read.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::desktop {

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

/// docs/reference/tools/desktop/clipboard_read.md, of which the build makes it (cmake/references.cmake).
extern const char clipboard_read_reference[];

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
  .platforms = platform_support::kPlatforms3966727582,
  .needs = kClipboardReadNeeds,
  .errors = kClipboardReadErrors,
  .wire = kClipboardReadWire,
  .brief_wire = kClipboardReadBriefWire,
  .input = &clipboard_read_args_schema,
  .cli = kClipboardReadOptions,
  .reference = {clipboard_read_reference, 2719},
  .parse = &prepare_clipboard_read,
};

}  // namespace offhand::tools::desktop
