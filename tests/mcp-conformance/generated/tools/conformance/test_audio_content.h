// Generated from tests/mcp-conformance/schema/tools/conformance/test_audio_content.json. Do not edit.
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

struct TestAudioContentArgs {
  bool operator==(const TestAudioContentArgs&) const = default;
};
void write(JsonWriter& writer, const TestAudioContentArgs& value);
void read(const nlohmann::json& json, TestAudioContentArgs& out);
extern const SchemaNode test_audio_content_args_schema;

/// All problems at once, never half a struct.
Result<TestAudioContentArgs> parse_test_audio_content_args(const nlohmann::json& json, std::string_view platform = {});

/// Answers with one sound.
/// Written by hand in tests/mcp-conformance/bodies.
Result<Reply> test_audio_content(Call& call, const TestAudioContentArgs& args);

Result<std::unique_ptr<Invocation>> prepare_test_audio_content(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo test_audio_content_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct TestAudioContentTool {
  using Arguments = TestAudioContentArgs;
  using Result = Reply;
  static const ToolInfo& info() { return test_audio_content_tool; }
  static std::unique_ptr<Invocation> invocation(TestAudioContentArgs arguments);
};

}  // namespace offhand::fixtures::tools::conformance
