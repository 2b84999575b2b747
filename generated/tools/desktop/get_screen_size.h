// Generated from schema/tools/desktop/get_screen_size.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/tool.h"
#include "generated/types/geometry.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::desktop {

struct GetScreenSizeArgs {
  bool operator==(const GetScreenSizeArgs&) const = default;
};
void write(JsonWriter& writer, const GetScreenSizeArgs& value);
void read(const nlohmann::json& json, GetScreenSizeArgs& out);
extern const SchemaNode get_screen_size_args_schema;

struct GetScreenSizeResult {
  /// Width of the screen in pixels.
  std::int64_t width = 0;
  /// Height of the screen in pixels.
  std::int64_t height = 0;
  /// Pixels for each unit of a position; always 1, because positions are in pixels.
  double scale_factor = 0;
  /// Monitors that make up the screen, from left to right.
  std::vector<Monitor> monitors{};
};
void write(JsonWriter& writer, const GetScreenSizeResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const GetScreenSizeResult& value);

/// All problems at once, never half a struct.
Result<GetScreenSizeArgs> parse_get_screen_size_args(const nlohmann::json& json, std::string_view platform = {});

/// Tells the size of the screen in physical pixels, the unit of all positions on it.
/// Written by hand in impl/tools/desktop/get_screen_size.cpp.
Result<GetScreenSizeResult> get_screen_size(Call& call, const GetScreenSizeArgs& args);

Result<std::unique_ptr<Invocation>> prepare_get_screen_size(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo get_screen_size_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct GetScreenSizeTool {
  using Arguments = GetScreenSizeArgs;
  using Result = GetScreenSizeResult;
  static const ToolInfo& info() { return get_screen_size_tool; }
  static std::unique_ptr<Invocation> invocation(GetScreenSizeArgs arguments);
};

}  // namespace offhand::tools::desktop
