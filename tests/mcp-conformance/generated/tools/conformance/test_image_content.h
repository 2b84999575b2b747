// Generated from tests/mcp-conformance/schema/tools/conformance/test_image_content.json. Do not edit.
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

struct TestImageContentArgs {
  bool operator==(const TestImageContentArgs&) const = default;
};
void write(JsonWriter& writer, const TestImageContentArgs& value);
void read(const nlohmann::json& json, TestImageContentArgs& out);
extern const SchemaNode test_image_content_args_schema;

/// All problems at once, never half a struct.
Result<TestImageContentArgs> parse_test_image_content_args(const nlohmann::json& json, std::string_view platform = {});

/// Answers with one picture.
/// Written by hand in tests/mcp-conformance/bodies.
Result<Reply> test_image_content(Call& call, const TestImageContentArgs& args);

Result<std::unique_ptr<Invocation>> prepare_test_image_content(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo test_image_content_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct TestImageContentTool {
  using Arguments = TestImageContentArgs;
  using Result = Reply;
  static const ToolInfo& info() { return test_image_content_tool; }
  static std::unique_ptr<Invocation> invocation(TestImageContentArgs arguments);
};

}  // namespace offhand::fixtures::tools::conformance
