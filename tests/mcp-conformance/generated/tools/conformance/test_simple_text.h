// Generated from tests/mcp-conformance/schema/tools/conformance/test_simple_text.json. Do not edit.
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

struct TestSimpleTextArgs {
  bool operator==(const TestSimpleTextArgs&) const = default;
};
void write(JsonWriter& writer, const TestSimpleTextArgs& value);
void read(const nlohmann::json& json, TestSimpleTextArgs& out);
extern const SchemaNode test_simple_text_args_schema;

/// All problems at once, never half a struct.
Result<TestSimpleTextArgs> parse_test_simple_text_args(const nlohmann::json& json, std::string_view platform = {});

/// Answers with one text.
/// Written by hand in tests/mcp-conformance/bodies.
Result<Reply> test_simple_text(Call& call, const TestSimpleTextArgs& args);

Result<std::unique_ptr<Invocation>> prepare_test_simple_text(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo test_simple_text_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct TestSimpleTextTool {
  using Arguments = TestSimpleTextArgs;
  using Result = Reply;
  static const ToolInfo& info() { return test_simple_text_tool; }
  static std::unique_ptr<Invocation> invocation(TestSimpleTextArgs arguments);
};

}  // namespace offhand::fixtures::tools::conformance
