// Generated from schema/tools/demo/mix.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "codegen/runtime/tool.h"
#include "generated/types/shapes.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::demo {

struct MixArgs {
  /// A colour.
  Color color{};
  /// How much of it.
  std::int64_t drops = 1;
  bool operator==(const MixArgs&) const = default;
};
void write(JsonWriter& writer, const MixArgs& value);
void read(const nlohmann::json& json, MixArgs& out);
extern const SchemaNode mix_args_schema;

/// All problems at once, never half a struct.
Result<MixArgs> parse_mix_args(const nlohmann::json& json, std::string_view platform = {});

/// Mixes a colour.
/// Written by hand in impl/tools/demo/mix.cpp.
Result<Reply> mix(Call& call, const MixArgs& args);

Result<std::unique_ptr<Invocation>> prepare_mix(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo mix_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct MixTool {
  using Arguments = MixArgs;
  using Result = Reply;
  static const ToolInfo& info() { return mix_tool; }
  static std::unique_ptr<Invocation> invocation(MixArgs arguments);
};

}  // namespace offhand::tools::demo
