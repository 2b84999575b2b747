// Generated from tests/mcp-conformance/schema/tools/conformance/test_elicitation_url.json. Do not edit.
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

struct TestElicitationUrlArgs {
  bool operator==(const TestElicitationUrlArgs&) const = default;
};
void write(JsonWriter& writer, const TestElicitationUrlArgs& value);
void read(const nlohmann::json& json, TestElicitationUrlArgs& out);
extern const SchemaNode test_elicitation_url_args_schema;

/// All problems at once, never half a struct.
Result<TestElicitationUrlArgs> parse_test_elicitation_url_args(const nlohmann::json& json, std::string_view platform = {});

/// Asks the user behind the client to visit a page.
/// Written by hand in tests/mcp-conformance/bodies.
Result<Reply> test_elicitation_url(Call& call, const TestElicitationUrlArgs& args);

Result<std::unique_ptr<Invocation>> prepare_test_elicitation_url(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo test_elicitation_url_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct TestElicitationUrlTool {
  using Arguments = TestElicitationUrlArgs;
  using Result = Reply;
  static const ToolInfo& info() { return test_elicitation_url_tool; }
  static std::unique_ptr<Invocation> invocation(TestElicitationUrlArgs arguments);
};

}  // namespace offhand::fixtures::tools::conformance
