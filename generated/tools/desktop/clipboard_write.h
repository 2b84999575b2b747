// Generated from schema/tools/desktop/clipboard_write.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/tool.h"
#include "generated/types/action.h"
#include "generated/types/clipboard.h"
#include "generated/types/session.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::desktop {

struct ClipboardWriteArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// What is put on the clipboard.
  ClipboardContent content{};
  bool operator==(const ClipboardWriteArgs&) const = default;
};
void write(JsonWriter& writer, const ClipboardWriteArgs& value);
void read(const nlohmann::json& json, ClipboardWriteArgs& out);
extern const SchemaNode clipboard_write_args_schema;

struct ClipboardWriteResult {
  /// What was put on the clipboard.
  ClipboardForm form{};
  /// Size of the content in bytes.
  std::int64_t bytes = 0;
  /// confirmed: the content was read back; unverifiable: it could not be read back; suspected_noop: the clipboard holds
  /// something else.
  Effect effect{};
  /// What the clipboard held before; absent when it was empty.
  std::optional<ClipboardHolding> replaced{};
};
void write(JsonWriter& writer, const ClipboardWriteResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const ClipboardWriteResult& value);

/// All problems at once, never half a struct.
Result<ClipboardWriteArgs> parse_clipboard_write_args(const nlohmann::json& json, std::string_view platform = {});

/// Puts text, an image or files on the clipboard, where they stay until something else is copied. What the user had
/// copied is lost; the reply names its types. Give exactly one of text, image_path, file_path and file_paths.
/// Written by hand in impl/tools/desktop/clipboard_write.cpp.
Result<ClipboardWriteResult> clipboard_write(Call& call, const ClipboardWriteArgs& args);

Result<std::unique_ptr<Invocation>> prepare_clipboard_write(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo clipboard_write_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct ClipboardWriteTool {
  using Arguments = ClipboardWriteArgs;
  using Result = ClipboardWriteResult;
  static const ToolInfo& info() { return clipboard_write_tool; }
  static std::unique_ptr<Invocation> invocation(ClipboardWriteArgs arguments);
};

}  // namespace offhand::tools::desktop
