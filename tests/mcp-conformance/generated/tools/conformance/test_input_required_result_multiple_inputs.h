// Generated from tests/mcp-conformance/schema/tools/conformance/test_input_required_result_multiple_inputs.json. Do not edit.
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

struct TestInputRequiredResultMultipleInputsArgs {
  bool operator==(const TestInputRequiredResultMultipleInputsArgs&) const = default;
};
void write(JsonWriter& writer, const TestInputRequiredResultMultipleInputsArgs& value);
void read(const nlohmann::json& json, TestInputRequiredResultMultipleInputsArgs& out);
extern const SchemaNode test_input_required_result_multiple_inputs_args_schema;

/// All problems at once, never half a struct.
Result<TestInputRequiredResultMultipleInputsArgs> parse_test_input_required_result_multiple_inputs_args(const nlohmann::json& json, std::string_view platform = {});

/// Asks three things at once.
/// Written by hand in tests/mcp-conformance/bodies.
Result<Reply> test_input_required_result_multiple_inputs(Call& call, const TestInputRequiredResultMultipleInputsArgs& args);

Result<std::unique_ptr<Invocation>> prepare_test_input_required_result_multiple_inputs(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo test_input_required_result_multiple_inputs_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct TestInputRequiredResultMultipleInputsTool {
  using Arguments = TestInputRequiredResultMultipleInputsArgs;
  using Result = Reply;
  static const ToolInfo& info() { return test_input_required_result_multiple_inputs_tool; }
  static std::unique_ptr<Invocation> invocation(TestInputRequiredResultMultipleInputsArgs arguments);
};

}  // namespace offhand::fixtures::tools::conformance
