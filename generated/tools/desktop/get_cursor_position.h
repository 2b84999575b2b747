// Generated from schema/tools/desktop/get_cursor_position.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "codegen/runtime/tool.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::desktop {

struct GetCursorPositionArgs {
  bool operator==(const GetCursorPositionArgs&) const = default;
};
void write(JsonWriter& writer, const GetCursorPositionArgs& value);
void read(const nlohmann::json& json, GetCursorPositionArgs& out);
extern const SchemaNode get_cursor_position_args_schema;

struct GetCursorPositionResult {
  /// Horizontal position in pixels from the left of the screen.
  std::int64_t x = 0;
  /// Vertical position in pixels from the top of the screen.
  std::int64_t y = 0;
};
void write(JsonWriter& writer, const GetCursorPositionResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const GetCursorPositionResult& value);

/// All problems at once, never half a struct.
Result<GetCursorPositionArgs> parse_get_cursor_position_args(const nlohmann::json& json, std::string_view platform = {});

/// Tells where the user's own pointer is on the screen.
/// Written by hand in impl/tools/desktop/get_cursor_position.cpp.
Result<GetCursorPositionResult> get_cursor_position(Call& call, const GetCursorPositionArgs& args);

Result<std::unique_ptr<Invocation>> prepare_get_cursor_position(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo get_cursor_position_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct GetCursorPositionTool {
  using Arguments = GetCursorPositionArgs;
  using Result = GetCursorPositionResult;
  static const ToolInfo& info() { return get_cursor_position_tool; }
  static std::unique_ptr<Invocation> invocation(GetCursorPositionArgs arguments);
};

}  // namespace offhand::tools::desktop
