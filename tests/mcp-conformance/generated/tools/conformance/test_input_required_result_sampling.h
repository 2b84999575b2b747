// Generated from tests/mcp-conformance/schema/tools/conformance/test_input_required_result_sampling.json. Do not edit.
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

struct TestInputRequiredResultSamplingArgs {
  bool operator==(const TestInputRequiredResultSamplingArgs&) const = default;
};
void write(JsonWriter& writer, const TestInputRequiredResultSamplingArgs& value);
void read(const nlohmann::json& json, TestInputRequiredResultSamplingArgs& out);
extern const SchemaNode test_input_required_result_sampling_args_schema;

/// All problems at once, never half a struct.
Result<TestInputRequiredResultSamplingArgs> parse_test_input_required_result_sampling_args(const nlohmann::json& json, std::string_view platform = {});

/// Asks the model of the client for a capital.
/// Written by hand in tests/mcp-conformance/bodies.
Result<Reply> test_input_required_result_sampling(Call& call, const TestInputRequiredResultSamplingArgs& args);

Result<std::unique_ptr<Invocation>> prepare_test_input_required_result_sampling(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo test_input_required_result_sampling_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct TestInputRequiredResultSamplingTool {
  using Arguments = TestInputRequiredResultSamplingArgs;
  using Result = Reply;
  static const ToolInfo& info() { return test_input_required_result_sampling_tool; }
  static std::unique_ptr<Invocation> invocation(TestInputRequiredResultSamplingArgs arguments);
};

}  // namespace offhand::fixtures::tools::conformance
