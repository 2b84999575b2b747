// Generated from tests/mcp-conformance/schema/tools/conformance/test_input_required_result_multi_round.json. Do not edit.
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

struct TestInputRequiredResultMultiRoundArgs {
  bool operator==(const TestInputRequiredResultMultiRoundArgs&) const = default;
};
void write(JsonWriter& writer, const TestInputRequiredResultMultiRoundArgs& value);
void read(const nlohmann::json& json, TestInputRequiredResultMultiRoundArgs& out);
extern const SchemaNode test_input_required_result_multi_round_args_schema;

/// All problems at once, never half a struct.
Result<TestInputRequiredResultMultiRoundArgs> parse_test_input_required_result_multi_round_args(const nlohmann::json& json, std::string_view platform = {});

/// Asks a second question after the first.
/// Written by hand in tests/mcp-conformance/bodies.
Result<Reply> test_input_required_result_multi_round(Call& call, const TestInputRequiredResultMultiRoundArgs& args);

Result<std::unique_ptr<Invocation>> prepare_test_input_required_result_multi_round(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo test_input_required_result_multi_round_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct TestInputRequiredResultMultiRoundTool {
  using Arguments = TestInputRequiredResultMultiRoundArgs;
  using Result = Reply;
  static const ToolInfo& info() { return test_input_required_result_multi_round_tool; }
  static std::unique_ptr<Invocation> invocation(TestInputRequiredResultMultiRoundArgs arguments);
};

}  // namespace offhand::fixtures::tools::conformance
