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
  /// Run's name.
  std::optional<SessionId> session{};
  /// What is put on the clipboard.
  ClipboardContent content{};
  bool operator==(const ClipboardWriteArgs&) const = default;
};
void write(JsonWriter& writer, const ClipboardWriteArgs& value);
void read(const nlohmann::json& json, ClipboardWriteArgs& out);
extern const SchemaNode clipboard_write_args_schema;

struct ClipboardWriteResult {
  /// What was put there.
  ClipboardForm form{};
  /// Its size.
  std::int64_t bytes = 0;
  /// confirmed: it was read back; unverifiable: it could not be; suspected_noop: the clipboard holds something else.
  Effect effect{};
  /// What it held before; absent when it was empty.
  std::optional<ClipboardHolding> replaced{};
};
void write(JsonWriter& writer, const ClipboardWriteResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const ClipboardWriteResult& value);

/// All problems at once, never half a struct.
Result<ClipboardWriteArgs> parse_clipboard_write_args(const nlohmann::json& json, std::string_view platform = {});

/// Puts text, an image or files on the clipboard, where they stay until something else is copied. What the user had
/// copied is gone then: the reply names its kinds. Give one of text, image_path, file_path and file_paths.
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
