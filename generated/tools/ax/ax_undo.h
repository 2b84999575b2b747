// Generated from schema/tools/ax/ax_undo.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/tool.h"
#include "generated/types/compose.h"
#include "generated/types/session.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::ax {

struct AxUndoArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// Number of actions to undo.
  std::int64_t count = 1;
  bool operator==(const AxUndoArgs&) const = default;
};
void write(JsonWriter& writer, const AxUndoArgs& value);
void read(const nlohmann::json& json, AxUndoArgs& out);
extern const SchemaNode ax_undo_args_schema;

struct AxUndoResult {
  /// Number of actions that were undone.
  std::int64_t undone = 0;
  /// Number of actions that were left as they are.
  std::int64_t skipped = 0;
  /// The actions, newest first.
  std::optional<std::vector<UndoneAction>> actions{};
};
void write(JsonWriter& writer, const AxUndoResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const AxUndoResult& value);

/// All problems at once, never half a struct.
Result<AxUndoArgs> parse_ax_undo_args(const nlohmann::json& json, std::string_view platform = {});

/// Undoes the last actions of the session, newest first: text and values are put back, scrolling and switches turned
/// back. What has no inverse, and what somebody changed since, is left as it is and reported.
/// Written by hand in impl/tools/ax/ax_undo.cpp.
Result<AxUndoResult> ax_undo(Call& call, const AxUndoArgs& args);

Result<std::unique_ptr<Invocation>> prepare_ax_undo(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo ax_undo_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct AxUndoTool {
  using Arguments = AxUndoArgs;
  using Result = AxUndoResult;
  static const ToolInfo& info() { return ax_undo_tool; }
  static std::unique_ptr<Invocation> invocation(AxUndoArgs arguments);
};

}  // namespace offhand::tools::ax
