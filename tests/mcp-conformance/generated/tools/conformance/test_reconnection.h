// Generated from tests/mcp-conformance/schema/tools/conformance/test_reconnection.json. Do not edit.
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

struct TestReconnectionArgs {
  bool operator==(const TestReconnectionArgs&) const = default;
};
void write(JsonWriter& writer, const TestReconnectionArgs& value);
void read(const nlohmann::json& json, TestReconnectionArgs& out);
extern const SchemaNode test_reconnection_args_schema;

/// All problems at once, never half a struct.
Result<TestReconnectionArgs> parse_test_reconnection_args(const nlohmann::json& json, std::string_view platform = {});

/// Lets the connection go in the middle of the call; the answer waits for the client to come back.
/// Written by hand in tests/mcp-conformance/bodies.
Result<Reply> test_reconnection(Call& call, const TestReconnectionArgs& args);

Result<std::unique_ptr<Invocation>> prepare_test_reconnection(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo test_reconnection_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct TestReconnectionTool {
  using Arguments = TestReconnectionArgs;
  using Result = Reply;
  static const ToolInfo& info() { return test_reconnection_tool; }
  static std::unique_ptr<Invocation> invocation(TestReconnectionArgs arguments);
};

}  // namespace offhand::fixtures::tools::conformance
