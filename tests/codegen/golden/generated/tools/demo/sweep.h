// Generated from schema/tools/demo/sweep.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string_view>

#include "codegen/runtime/tool.h"
#include "generated/types/places.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::demo {

struct SweepArgs {
  /// Whose pane.
  std::optional<std::int64_t> owner{};
  /// Number of a pane.
  std::optional<PaneId> pane_id{};
  /// Of the last zoom.
  std::optional<bool> of_zoom{};
  /// Whether it may be anywhere.
  std::optional<Reach> reach{};
  /// From here.
  double left = 0;
  /// From here.
  double top = 0;
  /// To there.
  double right = 0;
  /// To there.
  double bottom = 0;
  /// Without a trace.
  bool softly = false;
  bool operator==(const SweepArgs&) const = default;
};
void write(JsonWriter& writer, const SweepArgs& value);
void read(const nlohmann::json& json, SweepArgs& out);
extern const SchemaNode sweep_args_schema;

/// All problems at once, never half a struct.
Result<SweepArgs> parse_sweep_args(const nlohmann::json& json, std::string_view platform = {});

/// Sweeps from one spot to another.
/// Written by hand in impl/tools/demo/sweep.cpp.
Result<Reply> sweep(Call& call, const Target& target, const SweepArgs& args);

Result<std::unique_ptr<Invocation>> prepare_sweep(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo sweep_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct SweepTool {
  using Arguments = SweepArgs;
  using Result = Reply;
  static const ToolInfo& info() { return sweep_tool; }
  static std::unique_ptr<Invocation> invocation(SweepArgs arguments);
};

}  // namespace offhand::tools::demo
