// Generated from schema/tools/ax/ax_click_at.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string_view>

#include "codegen/runtime/tool.h"
#include "generated/types/action.h"
#include "generated/types/ax.h"
#include "generated/types/session.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::ax {

struct AxClickAtArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// Horizontal position in pixels of the last picture of the whole screen that the session was shown, from its left
  /// edge; of the screen itself where it was shown none.
  std::int64_t x = 0;
  /// Vertical position in the same pixels as x, from the top edge.
  std::int64_t y = 0;
  /// Kind of click.
  ClickType click_type = ClickType::single;
  bool operator==(const AxClickAtArgs&) const = default;
};
void write(JsonWriter& writer, const AxClickAtArgs& value);
void read(const nlohmann::json& json, AxClickAtArgs& out);
extern const SchemaNode ax_click_at_args_schema;

/// All problems at once, never half a struct.
Result<AxClickAtArgs> parse_ax_click_at_args(const nlohmann::json& json, std::string_view platform = {});

/// Clicks a point of the screen, in the background on the window that is topmost there: the user's pointer stays where
/// it is.
/// Written by hand in impl/tools/ax/ax_click_at.cpp.
Result<ActionResult> ax_click_at(Call& call, const Target& target, const AxClickAtArgs& args);

Result<std::unique_ptr<Invocation>> prepare_ax_click_at(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo ax_click_at_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct AxClickAtTool {
  using Arguments = AxClickAtArgs;
  using Result = ActionResult;
  static const ToolInfo& info() { return ax_click_at_tool; }
  static std::unique_ptr<Invocation> invocation(AxClickAtArgs arguments);
};

}  // namespace offhand::tools::ax
