// Generated from tests/mcp-conformance/schema/tools/conformance/test_input_required_result_list_roots.json. Do not edit.
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

struct TestInputRequiredResultListRootsArgs {
  bool operator==(const TestInputRequiredResultListRootsArgs&) const = default;
};
void write(JsonWriter& writer, const TestInputRequiredResultListRootsArgs& value);
void read(const nlohmann::json& json, TestInputRequiredResultListRootsArgs& out);
extern const SchemaNode test_input_required_result_list_roots_args_schema;

/// All problems at once, never half a struct.
Result<TestInputRequiredResultListRootsArgs> parse_test_input_required_result_list_roots_args(const nlohmann::json& json, std::string_view platform = {});

/// Asks the client for its folders.
/// Written by hand in tests/mcp-conformance/bodies.
Result<Reply> test_input_required_result_list_roots(Call& call, const TestInputRequiredResultListRootsArgs& args);

Result<std::unique_ptr<Invocation>> prepare_test_input_required_result_list_roots(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo test_input_required_result_list_roots_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct TestInputRequiredResultListRootsTool {
  using Arguments = TestInputRequiredResultListRootsArgs;
  using Result = Reply;
  static const ToolInfo& info() { return test_input_required_result_list_roots_tool; }
  static std::unique_ptr<Invocation> invocation(TestInputRequiredResultListRootsArgs arguments);
};

}  // namespace offhand::fixtures::tools::conformance
