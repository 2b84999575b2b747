// Generated from schema/tools/demo/leave.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/tool.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::demo {

struct LeaveArgs {
  /// Name of an application.
  std::optional<std::string> app{};
  /// Whose pane.
  std::optional<std::int64_t> owner{};
  bool operator==(const LeaveArgs&) const = default;
};
void write(JsonWriter& writer, const LeaveArgs& value);
void read(const nlohmann::json& json, LeaveArgs& out);
extern const SchemaNode leave_args_schema;

/// All problems at once, never half a struct.
Result<LeaveArgs> parse_leave_args(const nlohmann::json& json, std::string_view platform = {});

/// Leaves an application.
/// Written by hand in impl/tools/demo/leave.cpp.
Result<Reply> leave(Call& call, const Target& target, const LeaveArgs& args);

Result<std::unique_ptr<Invocation>> prepare_leave(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo leave_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct LeaveTool {
  using Arguments = LeaveArgs;
  using Result = Reply;
  static const ToolInfo& info() { return leave_tool; }
  static std::unique_ptr<Invocation> invocation(LeaveArgs arguments);
};

}  // namespace offhand::tools::demo
