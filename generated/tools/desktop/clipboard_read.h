// Generated from schema/tools/desktop/clipboard_read.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/tool.h"
#include "generated/types/clipboard.h"
#include "generated/types/session.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::desktop {

struct ClipboardReadArgs {
  /// Run's name.
  std::optional<SessionId> session{};
  /// Tells the text, and the paths of copied files.
  bool include_text = false;
  /// Shows the image.
  bool include_image = false;
  /// Writes the image here as PNG instead of showing it. Takes the place of no file but an earlier picture.
  std::optional<std::string> image_out_file{};
  /// Refuses what is larger.
  std::int64_t max_bytes = 4194304;
  bool operator==(const ClipboardReadArgs&) const = default;
};
void write(JsonWriter& writer, const ClipboardReadArgs& value);
void read(const nlohmann::json& json, ClipboardReadArgs& out);
extern const SchemaNode clipboard_read_args_schema;

struct ClipboardReadResult {
  /// What its owner offers, in the owner's words; empty when there is nothing.
  std::vector<std::string> types{};
  /// Those of them that can be read here.
  std::vector<ClipboardForm> forms{};
  /// Process that holds it, where that is known.
  std::optional<std::int64_t> owner_pid{};
  /// The text.
  std::optional<std::string> text{};
  /// Copied files: paths, or addresses of what is no local file.
  std::optional<std::vector<std::string>> files{};
  /// Size of the image.
  std::optional<std::int64_t> image_bytes{};
  /// Where the image was written.
  std::optional<std::string> image_file_path{};
  /// Why its content is not told although it was asked for.
  std::optional<std::string> withheld{};
};
void write(JsonWriter& writer, const ClipboardReadResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const ClipboardReadResult& value);

/// All problems at once, never half a struct.
Result<ClipboardReadArgs> parse_clipboard_read_args(const nlohmann::json& json, std::string_view platform = {});

/// Tells what the clipboard offers, and on request what it holds. It is the user's own: read it only for a reason.
/// Written by hand in impl/tools/desktop/clipboard_read.cpp.
Result<Reply> clipboard_read(Call& call, const ClipboardReadArgs& args);

Result<std::unique_ptr<Invocation>> prepare_clipboard_read(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo clipboard_read_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct ClipboardReadTool {
  using Arguments = ClipboardReadArgs;
  using Result = Reply;
  static const ToolInfo& info() { return clipboard_read_tool; }
  static std::unique_ptr<Invocation> invocation(ClipboardReadArgs arguments);
};

}  // namespace offhand::tools::desktop
