// Generated from tests/mcp-conformance/schema/tools/conformance/multi_input.json. Do not edit.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "codegen/runtime/tool.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::fixtures::tools::conformance {

struct MultiInputArgs {
  bool operator==(const MultiInputArgs&) const = default;
};
void write(JsonWriter& writer, const MultiInputArgs& value);
void read(const nlohmann::json& json, MultiInputArgs& out);
extern const SchemaNode multi_input_args_schema;

/// All problems at once, never half a struct.
Result<MultiInputArgs> parse_multi_input_args(const nlohmann::json& json, std::string_view platform = {});

/// Asks two things at once while it runs.
/// Written by hand in tests/mcp-conformance/bodies.
Result<Reply> multi_input(Call& call, const MultiInputArgs& args);

Result<std::unique_ptr<Invocation>> prepare_multi_input(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo multi_input_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct MultiInputTool {
  using Arguments = MultiInputArgs;
  using Result = Reply;
  static const ToolInfo& info() { return multi_input_tool; }
  static std::unique_ptr<Invocation> invocation(MultiInputArgs arguments);
};

}  // namespace offhand::fixtures::tools::conformance
