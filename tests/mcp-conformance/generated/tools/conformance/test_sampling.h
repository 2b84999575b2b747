// Generated from tests/mcp-conformance/schema/tools/conformance/test_sampling.json. Do not edit.
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

struct TestSamplingArgs {
  /// What to ask.
  std::string prompt{};
  bool operator==(const TestSamplingArgs&) const = default;
};
void write(JsonWriter& writer, const TestSamplingArgs& value);
void read(const nlohmann::json& json, TestSamplingArgs& out);
extern const SchemaNode test_sampling_args_schema;

/// All problems at once, never half a struct.
Result<TestSamplingArgs> parse_test_sampling_args(const nlohmann::json& json, std::string_view platform = {});

/// Asks the model of the client and answers with what it said.
/// Written by hand in tests/mcp-conformance/bodies.
Result<Reply> test_sampling(Call& call, const TestSamplingArgs& args);

Result<std::unique_ptr<Invocation>> prepare_test_sampling(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo test_sampling_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct TestSamplingTool {
  using Arguments = TestSamplingArgs;
  using Result = Reply;
  static const ToolInfo& info() { return test_sampling_tool; }
  static std::unique_ptr<Invocation> invocation(TestSamplingArgs arguments);
};

}  // namespace offhand::fixtures::tools::conformance
