// Generated from tests/mcp-conformance/schema/tools/conformance/test_elicitation_sep1330_enums.json. Do not edit.
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

struct TestElicitationSep1330EnumsArgs {
  bool operator==(const TestElicitationSep1330EnumsArgs&) const = default;
};
void write(JsonWriter& writer, const TestElicitationSep1330EnumsArgs& value);
void read(const nlohmann::json& json, TestElicitationSep1330EnumsArgs& out);
extern const SchemaNode test_elicitation_sep1330_enums_args_schema;

/// All problems at once, never half a struct.
Result<TestElicitationSep1330EnumsArgs> parse_test_elicitation_sep1330_enums_args(const nlohmann::json& json, std::string_view platform = {});

/// Asks with a form that has every kind of choice.
/// Written by hand in tests/mcp-conformance/bodies.
Result<Reply> test_elicitation_sep1330_enums(Call& call, const TestElicitationSep1330EnumsArgs& args);

Result<std::unique_ptr<Invocation>> prepare_test_elicitation_sep1330_enums(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo test_elicitation_sep1330_enums_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct TestElicitationSep1330EnumsTool {
  using Arguments = TestElicitationSep1330EnumsArgs;
  using Result = Reply;
  static const ToolInfo& info() { return test_elicitation_sep1330_enums_tool; }
  static std::unique_ptr<Invocation> invocation(TestElicitationSep1330EnumsArgs arguments);
};

}  // namespace offhand::fixtures::tools::conformance
