// Generated from tests/mcp-conformance/schema/tools/conformance/test_streaming_elicitation.json. Do not edit.
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

struct TestStreamingElicitationArgs {
  bool operator==(const TestStreamingElicitationArgs&) const = default;
};
void write(JsonWriter& writer, const TestStreamingElicitationArgs& value);
void read(const nlohmann::json& json, TestStreamingElicitationArgs& out);
extern const SchemaNode test_streaming_elicitation_args_schema;

/// All problems at once, never half a struct.
Result<TestStreamingElicitationArgs> parse_test_streaming_elicitation_args(const nlohmann::json& json, std::string_view platform = {});

/// Tells progress and ends without a question of its own on the stream.
/// Written by hand in tests/mcp-conformance/bodies.
Result<Reply> test_streaming_elicitation(Call& call, const TestStreamingElicitationArgs& args);

Result<std::unique_ptr<Invocation>> prepare_test_streaming_elicitation(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo test_streaming_elicitation_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct TestStreamingElicitationTool {
  using Arguments = TestStreamingElicitationArgs;
  using Result = Reply;
  static const ToolInfo& info() { return test_streaming_elicitation_tool; }
  static std::unique_ptr<Invocation> invocation(TestStreamingElicitationArgs arguments);
};

}  // namespace offhand::fixtures::tools::conformance
