// Generated from tests/mcp-conformance/schema/tools/conformance/slow_compute.json. Do not edit.
#pragma once

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

struct SlowComputeArgs {
  /// How long it takes.
  double seconds = 1;
  /// Comes back in the answer.
  std::optional<std::string> label{};
  bool operator==(const SlowComputeArgs&) const = default;
};
void write(JsonWriter& writer, const SlowComputeArgs& value);
void read(const nlohmann::json& json, SlowComputeArgs& out);
extern const SchemaNode slow_compute_args_schema;

/// All problems at once, never half a struct.
Result<SlowComputeArgs> parse_slow_compute_args(const nlohmann::json& json, std::string_view platform = {});

/// Takes its time, then answers.
/// Written by hand in tests/mcp-conformance/bodies.
Result<Reply> slow_compute(Call& call, const SlowComputeArgs& args);

Result<std::unique_ptr<Invocation>> prepare_slow_compute(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo slow_compute_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct SlowComputeTool {
  using Arguments = SlowComputeArgs;
  using Result = Reply;
  static const ToolInfo& info() { return slow_compute_tool; }
  static std::unique_ptr<Invocation> invocation(SlowComputeArgs arguments);
};

}  // namespace offhand::fixtures::tools::conformance
