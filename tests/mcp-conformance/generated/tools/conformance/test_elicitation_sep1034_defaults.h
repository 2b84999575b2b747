// Generated from tests/mcp-conformance/schema/tools/conformance/test_elicitation_sep1034_defaults.json. Do not edit.
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

struct TestElicitationSep1034DefaultsArgs {
  bool operator==(const TestElicitationSep1034DefaultsArgs&) const = default;
};
void write(JsonWriter& writer, const TestElicitationSep1034DefaultsArgs& value);
void read(const nlohmann::json& json, TestElicitationSep1034DefaultsArgs& out);
extern const SchemaNode test_elicitation_sep1034_defaults_args_schema;

/// All problems at once, never half a struct.
Result<TestElicitationSep1034DefaultsArgs> parse_test_elicitation_sep1034_defaults_args(const nlohmann::json& json, std::string_view platform = {});

/// Asks with a form whose fields all have defaults.
/// Written by hand in tests/mcp-conformance/bodies.
Result<Reply> test_elicitation_sep1034_defaults(Call& call, const TestElicitationSep1034DefaultsArgs& args);

Result<std::unique_ptr<Invocation>> prepare_test_elicitation_sep1034_defaults(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo test_elicitation_sep1034_defaults_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct TestElicitationSep1034DefaultsTool {
  using Arguments = TestElicitationSep1034DefaultsArgs;
  using Result = Reply;
  static const ToolInfo& info() { return test_elicitation_sep1034_defaults_tool; }
  static std::unique_ptr<Invocation> invocation(TestElicitationSep1034DefaultsArgs arguments);
};

}  // namespace offhand::fixtures::tools::conformance
