// Generated from tests/mcp-conformance/schema/tools/conformance/test_input_required_result_elicitation.json. Do not edit.
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

struct TestInputRequiredResultElicitationArgs {
  bool operator==(const TestInputRequiredResultElicitationArgs&) const = default;
};
void write(JsonWriter& writer, const TestInputRequiredResultElicitationArgs& value);
void read(const nlohmann::json& json, TestInputRequiredResultElicitationArgs& out);
extern const SchemaNode test_input_required_result_elicitation_args_schema;

/// All problems at once, never half a struct.
Result<TestInputRequiredResultElicitationArgs> parse_test_input_required_result_elicitation_args(const nlohmann::json& json, std::string_view platform = {});

/// Asks for a name and greets.
/// Written by hand in tests/mcp-conformance/bodies.
Result<Reply> test_input_required_result_elicitation(Call& call, const TestInputRequiredResultElicitationArgs& args);

Result<std::unique_ptr<Invocation>> prepare_test_input_required_result_elicitation(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo test_input_required_result_elicitation_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct TestInputRequiredResultElicitationTool {
  using Arguments = TestInputRequiredResultElicitationArgs;
  using Result = Reply;
  static const ToolInfo& info() { return test_input_required_result_elicitation_tool; }
  static std::unique_ptr<Invocation> invocation(TestInputRequiredResultElicitationArgs arguments);
};

}  // namespace offhand::fixtures::tools::conformance
