// Generated from tests/mcp-conformance/schema/tools/conformance/test_input_required_result_capabilities.json. Do not edit.
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

struct TestInputRequiredResultCapabilitiesArgs {
  bool operator==(const TestInputRequiredResultCapabilitiesArgs&) const = default;
};
void write(JsonWriter& writer, const TestInputRequiredResultCapabilitiesArgs& value);
void read(const nlohmann::json& json, TestInputRequiredResultCapabilitiesArgs& out);
extern const SchemaNode test_input_required_result_capabilities_args_schema;

/// All problems at once, never half a struct.
Result<TestInputRequiredResultCapabilitiesArgs> parse_test_input_required_result_capabilities_args(const nlohmann::json& json, std::string_view platform = {});

/// Asks only what this client can be asked.
/// Written by hand in tests/mcp-conformance/bodies.
Result<Reply> test_input_required_result_capabilities(Call& call, const TestInputRequiredResultCapabilitiesArgs& args);

Result<std::unique_ptr<Invocation>> prepare_test_input_required_result_capabilities(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo test_input_required_result_capabilities_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct TestInputRequiredResultCapabilitiesTool {
  using Arguments = TestInputRequiredResultCapabilitiesArgs;
  using Result = Reply;
  static const ToolInfo& info() { return test_input_required_result_capabilities_tool; }
  static std::unique_ptr<Invocation> invocation(TestInputRequiredResultCapabilitiesArgs arguments);
};

}  // namespace offhand::fixtures::tools::conformance
