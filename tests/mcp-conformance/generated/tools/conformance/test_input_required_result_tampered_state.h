// Generated from tests/mcp-conformance/schema/tools/conformance/test_input_required_result_tampered_state.json. Do not edit.
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

struct TestInputRequiredResultTamperedStateArgs {
  bool operator==(const TestInputRequiredResultTamperedStateArgs&) const = default;
};
void write(JsonWriter& writer, const TestInputRequiredResultTamperedStateArgs& value);
void read(const nlohmann::json& json, TestInputRequiredResultTamperedStateArgs& out);
extern const SchemaNode test_input_required_result_tampered_state_args_schema;

/// All problems at once, never half a struct.
Result<TestInputRequiredResultTamperedStateArgs> parse_test_input_required_result_tampered_state_args(const nlohmann::json& json, std::string_view platform = {});

/// Keeps something from one round to the next, which nobody else may change.
/// Written by hand in tests/mcp-conformance/bodies.
Result<Reply> test_input_required_result_tampered_state(Call& call, const TestInputRequiredResultTamperedStateArgs& args);

Result<std::unique_ptr<Invocation>> prepare_test_input_required_result_tampered_state(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo test_input_required_result_tampered_state_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct TestInputRequiredResultTamperedStateTool {
  using Arguments = TestInputRequiredResultTamperedStateArgs;
  using Result = Reply;
  static const ToolInfo& info() { return test_input_required_result_tampered_state_tool; }
  static std::unique_ptr<Invocation> invocation(TestInputRequiredResultTamperedStateArgs arguments);
};

}  // namespace offhand::fixtures::tools::conformance
