// Generated from tests/mcp-conformance/schema/tools/conformance/confirm_delete.json. Do not edit.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "codegen/runtime/tool.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::fixtures::tools::conformance {

struct ConfirmDeleteArgs {
  /// What to delete.
  std::string filename{};
  bool operator==(const ConfirmDeleteArgs&) const = default;
};
void write(JsonWriter& writer, const ConfirmDeleteArgs& value);
void read(const nlohmann::json& json, ConfirmDeleteArgs& out);
extern const SchemaNode confirm_delete_args_schema;

/// All problems at once, never half a struct.
Result<ConfirmDeleteArgs> parse_confirm_delete_args(const nlohmann::json& json, std::string_view platform = {});

/// Asks before it pretends to delete a file.
/// Written by hand in tests/mcp-conformance/bodies.
Result<Reply> confirm_delete(Call& call, const ConfirmDeleteArgs& args);

Result<std::unique_ptr<Invocation>> prepare_confirm_delete(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo confirm_delete_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct ConfirmDeleteTool {
  using Arguments = ConfirmDeleteArgs;
  using Result = Reply;
  static const ToolInfo& info() { return confirm_delete_tool; }
  static std::unique_ptr<Invocation> invocation(ConfirmDeleteArgs arguments);
};

}  // namespace offhand::fixtures::tools::conformance
