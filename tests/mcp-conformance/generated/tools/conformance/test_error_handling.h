// Generated from tests/mcp-conformance/schema/tools/conformance/test_error_handling.json. Do not edit.
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

struct TestErrorHandlingArgs {
  bool operator==(const TestErrorHandlingArgs&) const = default;
};
void write(JsonWriter& writer, const TestErrorHandlingArgs& value);
void read(const nlohmann::json& json, TestErrorHandlingArgs& out);
extern const SchemaNode test_error_handling_args_schema;

/// All problems at once, never half a struct.
Result<TestErrorHandlingArgs> parse_test_error_handling_args(const nlohmann::json& json, std::string_view platform = {});

/// Always fails, as a tool fails: inside a result.
/// Written by hand in tests/mcp-conformance/bodies.
Result<Reply> test_error_handling(Call& call, const TestErrorHandlingArgs& args);

Result<std::unique_ptr<Invocation>> prepare_test_error_handling(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo test_error_handling_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct TestErrorHandlingTool {
  using Arguments = TestErrorHandlingArgs;
  using Result = Reply;
  static const ToolInfo& info() { return test_error_handling_tool; }
  static std::unique_ptr<Invocation> invocation(TestErrorHandlingArgs arguments);
};

}  // namespace offhand::fixtures::tools::conformance
