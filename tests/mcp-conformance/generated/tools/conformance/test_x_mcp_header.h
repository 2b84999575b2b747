// Generated from tests/mcp-conformance/schema/tools/conformance/test_x_mcp_header.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/tool.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::fixtures::tools::conformance {

struct TestXMcpHeaderArgs {
  /// Where it would run.
  std::optional<std::string> region{};
  /// How much of it.
  std::optional<std::int64_t> level{};
  /// Whether it matters.
  std::optional<bool> urgent{};
  bool operator==(const TestXMcpHeaderArgs&) const = default;
};
void write(JsonWriter& writer, const TestXMcpHeaderArgs& value);
void read(const nlohmann::json& json, TestXMcpHeaderArgs& out);
extern const SchemaNode test_x_mcp_header_args_schema;

/// All problems at once, never half a struct.
Result<TestXMcpHeaderArgs> parse_test_x_mcp_header_args(const nlohmann::json& json, std::string_view platform = {});

/// Answers with its arguments, which clients over HTTP repeat in headers.
/// Written by hand in tests/mcp-conformance/bodies.
Result<Reply> test_x_mcp_header(Call& call, const TestXMcpHeaderArgs& args);

Result<std::unique_ptr<Invocation>> prepare_test_x_mcp_header(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo test_x_mcp_header_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct TestXMcpHeaderTool {
  using Arguments = TestXMcpHeaderArgs;
  using Result = Reply;
  static const ToolInfo& info() { return test_x_mcp_header_tool; }
  static std::unique_ptr<Invocation> invocation(TestXMcpHeaderArgs arguments);
};

}  // namespace offhand::fixtures::tools::conformance
