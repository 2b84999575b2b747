// Generated from schema/tools/demo/trace.json. Do not edit.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string_view>

#include "codegen/runtime/tool.h"
#include "generated/types/constructs.h"
#include "generated/types/shapes.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::demo {

struct TraceArgs {
  /// To the right.
  double from_x = 0;
  /// Down.
  std::optional<double> from_y{};
  /// Up.
  std::optional<double> from_z{};
  /// To the right.
  double to_x = 0;
  /// Down.
  std::optional<double> to_y{};
  /// Up.
  std::optional<double> to_z{};
  /// What to paint at.
  ShapeOrPoint start{};
  /// A shape and nothing else.
  ShapeAlone end{};
  /// One gesture of the brush.
  Gesture then{};
  bool operator==(const TraceArgs&) const = default;
};
void write(JsonWriter& writer, const TraceArgs& value);
void read(const nlohmann::json& json, TraceArgs& out);
extern const SchemaNode trace_args_schema;

/// All problems at once, never half a struct.
Result<TraceArgs> parse_trace_args(const nlohmann::json& json, std::string_view platform = {});

/// Paints from one place to another.
/// Written by hand in impl/tools/demo/trace.cpp.
Result<Reply> trace(Call& call, const TraceArgs& args);

Result<std::unique_ptr<Invocation>> prepare_trace(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo trace_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct TraceTool {
  using Arguments = TraceArgs;
  using Result = Reply;
  static const ToolInfo& info() { return trace_tool; }
  static std::unique_ptr<Invocation> invocation(TraceArgs arguments);
};

}  // namespace offhand::tools::demo
