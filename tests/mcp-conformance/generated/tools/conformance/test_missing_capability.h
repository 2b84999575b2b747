// Generated from tests/mcp-conformance/schema/tools/conformance/test_missing_capability.json. Do not edit.
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

struct TestMissingCapabilityArgs {
  bool operator==(const TestMissingCapabilityArgs&) const = default;
};
void write(JsonWriter& writer, const TestMissingCapabilityArgs& value);
void read(const nlohmann::json& json, TestMissingCapabilityArgs& out);
extern const SchemaNode test_missing_capability_args_schema;

/// All problems at once, never half a struct.
Result<TestMissingCapabilityArgs> parse_test_missing_capability_args(const nlohmann::json& json, std::string_view platform = {});

/// Refuses clients that cannot be asked for sampling.
/// Written by hand in tests/mcp-conformance/bodies.
Result<Reply> test_missing_capability(Call& call, const TestMissingCapabilityArgs& args);

Result<std::unique_ptr<Invocation>> prepare_test_missing_capability(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo test_missing_capability_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct TestMissingCapabilityTool {
  using Arguments = TestMissingCapabilityArgs;
  using Result = Reply;
  static const ToolInfo& info() { return test_missing_capability_tool; }
  static std::unique_ptr<Invocation> invocation(TestMissingCapabilityArgs arguments);
};

}  // namespace offhand::fixtures::tools::conformance
