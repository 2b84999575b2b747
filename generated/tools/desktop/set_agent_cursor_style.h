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
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// Name of the session whose cursor is meant: another word for session, which it takes precedence over. default: the
  /// cursor of calls that name no session.
  std::optional<SessionId> cursor_id{};
  /// Colours of the arrow from its tip on, as #rrggbb or by their CSS names. An empty list: shades of the cursor's own
  /// colour.
  std::optional<std::vector<std::string>> gradient_colors{};
  /// Colour of the glow around the cursor, as #rrggbb or by its CSS name. Empty: the cursor's own colour.
  std::optional<std::string> bloom_color{};
  /// Absolute path of a PNG, JPEG, SVG or ICO file to show instead of the arrow, with its middle at the point. Empty:
  /// the arrow.
  std::optional<std::string> image_path{};
  bool operator==(const SetAgentCursorStyleArgs&) const = default;
};
void write(JsonWriter& writer, const SetAgentCursorStyleArgs& value);
void read(const nlohmann::json& json, SetAgentCursorStyleArgs& out);
extern const SchemaNode set_agent_cursor_style_args_schema;

/// All problems at once, never half a struct.
Result<SetAgentCursorStyleArgs> parse_set_agent_cursor_style_args(const nlohmann::json& json, std::string_view platform = {});

/// Sets the gradient and the glow of this session's cursor, or an image in place of the arrow. What is left out stays
/// as it is.
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
