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
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// true: the reply has the text, and the paths of copied files.
  bool include_text = false;
  /// true: the reply shows the image.
  bool include_image = false;
  /// Path of a PNG file to write the image to instead of showing it. It replaces no file but an earlier picture;
  /// otherwise the call fails with output_refused.
  std::optional<std::string> image_out_file{};
  /// Largest content that is read, in bytes; more fails with clipboard_too_large.
  std::int64_t max_bytes = 4194304;
  bool operator==(const ClipboardReadArgs&) const = default;
};
void write(JsonWriter& writer, const ClipboardReadArgs& value);
void read(const nlohmann::json& json, ClipboardReadArgs& out);
extern const SchemaNode clipboard_read_args_schema;

struct ClipboardReadResult {
  /// Types that the owner of the clipboard offers, such as text/plain; empty when the clipboard is empty.
  std::vector<std::string> types{};
  /// Which of text, image and files can be read.
  std::vector<ClipboardForm> forms{};
  /// Process id of the application that owns the content, where that is known.
  std::optional<std::int64_t> owner_pid{};
  /// The text.
  std::optional<std::string> text{};
  /// The copied files: paths, or addresses of files that are not local.
  std::optional<std::vector<std::string>> files{};
  /// Size of the image in bytes.
  std::optional<std::int64_t> image_bytes{};
  /// Absolute path of the file that the image was written to.
  std::optional<std::string> image_file_path{};
  /// Why content that was asked for is not in the reply.
  std::optional<std::string> withheld{};
};
void write(JsonWriter& writer, const ClipboardReadResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const ClipboardReadResult& value);

/// All problems at once, never half a struct.
Result<ClipboardReadArgs> parse_clipboard_read_args(const nlohmann::json& json, std::string_view platform = {});

/// Tells which types of content the clipboard offers and, on request, the content itself. The clipboard belongs to the
/// user: read its content only for a reason.
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
