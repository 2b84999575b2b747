// Generated from tests/mcp-conformance/schema/tools/conformance/test_tool_with_progress.json. Do not edit.
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

struct TestToolWithProgressArgs {
  bool operator==(const TestToolWithProgressArgs&) const = default;
};
void write(JsonWriter& writer, const TestToolWithProgressArgs& value);
void read(const nlohmann::json& json, TestToolWithProgressArgs& out);
extern const SchemaNode test_tool_with_progress_args_schema;

/// All problems at once, never half a struct.
Result<TestToolWithProgressArgs> parse_test_tool_with_progress_args(const nlohmann::json& json, std::string_view platform = {});

/// Tells its progress: 0, 50 and 100 of 100, with a pause between.
/// Written by hand in tests/mcp-conformance/bodies.
Result<Reply> test_tool_with_progress(Call& call, const TestToolWithProgressArgs& args);

Result<std::unique_ptr<Invocation>> prepare_test_tool_with_progress(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo test_tool_with_progress_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct TestToolWithProgressTool {
  using Arguments = TestToolWithProgressArgs;
  using Result = Reply;
  static const ToolInfo& info() { return test_tool_with_progress_tool; }
  static std::unique_ptr<Invocation> invocation(TestToolWithProgressArgs arguments);
};

}  // namespace offhand::fixtures::tools::conformance
