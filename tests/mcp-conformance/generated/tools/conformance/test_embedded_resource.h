// Generated from tests/mcp-conformance/schema/tools/conformance/test_embedded_resource.json. Do not edit.
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

struct TestEmbeddedResourceArgs {
  bool operator==(const TestEmbeddedResourceArgs&) const = default;
};
void write(JsonWriter& writer, const TestEmbeddedResourceArgs& value);
void read(const nlohmann::json& json, TestEmbeddedResourceArgs& out);
extern const SchemaNode test_embedded_resource_args_schema;

/// All problems at once, never half a struct.
Result<TestEmbeddedResourceArgs> parse_test_embedded_resource_args(const nlohmann::json& json, std::string_view platform = {});

/// Answers with a resource inside the reply.
/// Written by hand in tests/mcp-conformance/bodies.
Result<Reply> test_embedded_resource(Call& call, const TestEmbeddedResourceArgs& args);

Result<std::unique_ptr<Invocation>> prepare_test_embedded_resource(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo test_embedded_resource_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct TestEmbeddedResourceTool {
  using Arguments = TestEmbeddedResourceArgs;
  using Result = Reply;
  static const ToolInfo& info() { return test_embedded_resource_tool; }
  static std::unique_ptr<Invocation> invocation(TestEmbeddedResourceArgs arguments);
};

}  // namespace offhand::fixtures::tools::conformance
