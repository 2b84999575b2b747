// Generated from schema/tools/ax/ax_clipboard.json. Do not edit.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/tool.h"
#include "generated/types/session.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::ax {

/// What to do.
enum class AxClipboardAction {
  /// The text that is on the clipboard is told.
  read,
  /// The text is put on the clipboard.
  write,
};
std::string_view to_string(AxClipboardAction value);
std::optional<AxClipboardAction> ax_clipboard_action_from_string(std::string_view text);
void write(JsonWriter& writer, AxClipboardAction value);
void read(const nlohmann::json& json, AxClipboardAction& out);
extern const SchemaNode ax_clipboard_action_schema;

struct AxClipboardArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// What to do.
  AxClipboardAction action{};
  /// Text to put on the clipboard.
  std::optional<std::string> text{};
  bool operator==(const AxClipboardArgs&) const = default;
};
void write(JsonWriter& writer, const AxClipboardArgs& value);
void read(const nlohmann::json& json, AxClipboardArgs& out);
extern const SchemaNode ax_clipboard_args_schema;

struct AxClipboardResult {
  /// Text of the clipboard, where it was read; absent where it holds none.
  std::optional<std::string> text{};
  /// Whether it was done.
  bool success = false;
  /// Why no text is told; absent where it is.
  std::optional<std::string> reason{};
};
void write(JsonWriter& writer, const AxClipboardResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const AxClipboardResult& value);

/// All problems at once, never half a struct.
Result<AxClipboardArgs> parse_ax_clipboard_args(const nlohmann::json& json, std::string_view platform = {});

/// Reads the text of the clipboard, or puts text on it; what the user had copied is lost then.
/// Written by hand in impl/tools/ax/ax_clipboard.cpp.
Result<AxClipboardResult> ax_clipboard(Call& call, const AxClipboardArgs& args);

Result<std::unique_ptr<Invocation>> prepare_ax_clipboard(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo ax_clipboard_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct AxClipboardTool {
  using Arguments = AxClipboardArgs;
  using Result = AxClipboardResult;
  static const ToolInfo& info() { return ax_clipboard_tool; }
  static std::unique_ptr<Invocation> invocation(AxClipboardArgs arguments);
};

}  // namespace offhand::tools::ax
