// Generated from schema/tools/cup/get_tree.json. Do not edit.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/tool.h"
#include "generated/types/capture.h"
#include "generated/types/session.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::cup {

struct GetTreeArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// Part of the title of the windows, or where none has it of the name of their application; case does not matter.
  std::string app{};
  /// standard: elements that say something; minimal: those that can be acted on and what they lie in; full: all, of
  /// long lists too, up to 20000 elements of a window.
  CaptureDetail detail = CaptureDetail::standard;
  /// short: codes in place of words, and bounds only of what can be acted on.
  CaptureDialect dialect = CaptureDialect::long_;
  /// json: the reply has the envelope as structured content, too.
  CaptureFormat format = CaptureFormat::compact;
  bool operator==(const GetTreeArgs&) const = default;
};
void write(JsonWriter& writer, const GetTreeArgs& value);
void read(const nlohmann::json& json, GetTreeArgs& out);
extern const SchemaNode get_tree_args_schema;

/// All problems at once, never half a struct.
Result<GetTreeArgs> parse_get_tree_args(const nlohmann::json& json, std::string_view platform = {});

/// Captures the windows whose title, or else whose application, contains a text.
/// Written by hand in impl/tools/cup/get_tree.cpp.
Result<Reply> get_tree(Call& call, const GetTreeArgs& args);

Result<std::unique_ptr<Invocation>> prepare_get_tree(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo get_tree_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct GetTreeTool {
  using Arguments = GetTreeArgs;
  using Result = Reply;
  static const ToolInfo& info() { return get_tree_tool; }
  static std::unique_ptr<Invocation> invocation(GetTreeArgs arguments);
};

}  // namespace offhand::tools::cup
