// Generated from schema/tools/desktop/set_agent_cursor_style.json. Do not edit.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/tool.h"
#include "generated/types/cursor.h"
#include "generated/types/session.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::desktop {

struct SetAgentCursorStyleArgs {
  /// Run's name.
  std::optional<SessionId> session{};
  /// Run whose cursor is meant; the same as session, which it comes before. default: that of calls which name no run.
  std::optional<SessionId> cursor_id{};
  /// Colours of the arrow from its tip on; none: those of its own colour.
  std::optional<std::vector<std::string>> gradient_colors{};
  /// Colour of the glow around it; empty: its own.
  std::optional<std::string> bloom_color{};
  /// Whole path of a PNG, JPEG, SVG or ICO file to show, its middle at the point; empty: the arrow.
  std::optional<std::string> image_path{};
  bool operator==(const SetAgentCursorStyleArgs&) const = default;
};
void write(JsonWriter& writer, const SetAgentCursorStyleArgs& value);
void read(const nlohmann::json& json, SetAgentCursorStyleArgs& out);
extern const SchemaNode set_agent_cursor_style_args_schema;

/// All problems at once, never half a struct.
Result<SetAgentCursorStyleArgs> parse_set_agent_cursor_style_args(const nlohmann::json& json, std::string_view platform = {});

/// Sets gradient and glow of this run's cursor, or an image in its place. What is left out stays as it is.
/// Written by hand in impl/tools/desktop/set_agent_cursor_style.cpp.
Result<CursorState> set_agent_cursor_style(Call& call, const SetAgentCursorStyleArgs& args);

Result<std::unique_ptr<Invocation>> prepare_set_agent_cursor_style(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo set_agent_cursor_style_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct SetAgentCursorStyleTool {
  using Arguments = SetAgentCursorStyleArgs;
  using Result = CursorState;
  static const ToolInfo& info() { return set_agent_cursor_style_tool; }
  static std::unique_ptr<Invocation> invocation(SetAgentCursorStyleArgs arguments);
};

}  // namespace offhand::tools::desktop
