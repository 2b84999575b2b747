// Generated from tests/mcp-conformance/schema/tools/conformance/test_elicitation.json. Do not edit.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "codegen/runtime/tool.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::fixtures::tools::conformance {

struct TestElicitationArgs {
  /// What to ask.
  std::string message{};
  bool operator==(const TestElicitationArgs&) const = default;
};
void write(JsonWriter& writer, const TestElicitationArgs& value);
void read(const nlohmann::json& json, TestElicitationArgs& out);
extern const SchemaNode test_elicitation_args_schema;

/// All problems at once, never half a struct.
Result<TestElicitationArgs> parse_test_elicitation_args(const nlohmann::json& json, std::string_view platform = {});

/// Asks the user behind the client and answers with what they said.
/// Written by hand in tests/mcp-conformance/bodies.
Result<Reply> test_elicitation(Call& call, const TestElicitationArgs& args);

Result<std::unique_ptr<Invocation>> prepare_test_elicitation(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo test_elicitation_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct TestElicitationTool {
  using Arguments = TestElicitationArgs;
  using Result = Reply;
  static const ToolInfo& info() { return test_elicitation_tool; }
  static std::unique_ptr<Invocation> invocation(TestElicitationArgs arguments);
};

}  // namespace offhand::fixtures::tools::conformance
