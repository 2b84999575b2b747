// Generated from tests/mcp-conformance/schema/tools/conformance/test_multiple_content_types.json. Do not edit.
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

struct TestMultipleContentTypesArgs {
  bool operator==(const TestMultipleContentTypesArgs&) const = default;
};
void write(JsonWriter& writer, const TestMultipleContentTypesArgs& value);
void read(const nlohmann::json& json, TestMultipleContentTypesArgs& out);
extern const SchemaNode test_multiple_content_types_args_schema;

/// All problems at once, never half a struct.
Result<TestMultipleContentTypesArgs> parse_test_multiple_content_types_args(const nlohmann::json& json, std::string_view platform = {});

/// Answers with a text, a picture and a resource.
/// Written by hand in tests/mcp-conformance/bodies.
Result<Reply> test_multiple_content_types(Call& call, const TestMultipleContentTypesArgs& args);

Result<std::unique_ptr<Invocation>> prepare_test_multiple_content_types(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo test_multiple_content_types_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct TestMultipleContentTypesTool {
  using Arguments = TestMultipleContentTypesArgs;
  using Result = Reply;
  static const ToolInfo& info() { return test_multiple_content_types_tool; }
  static std::unique_ptr<Invocation> invocation(TestMultipleContentTypesArgs arguments);
};

}  // namespace offhand::fixtures::tools::conformance
