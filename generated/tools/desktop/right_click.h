// Generated from schema/tools/desktop/right_click.json. Do not edit.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string_view>
#include <vector>

#include "codegen/runtime/tool.h"
#include "generated/types/action.h"
#include "generated/types/delivery.h"
#include "generated/types/input.h"
#include "generated/types/observation.h"
#include "generated/types/session.h"
#include "generated/types/target.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::desktop {

struct RightClickArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// What a pointer action acts on: an element of a snapshot, a point of a window, or a point of the screen.
  ElementOrPoint target{};
  /// How input is delivered: in the background, so that pointer, focus and front window stay the user's, or in the
  /// foreground, so that the window is active meanwhile.
  DeliveryMode delivery_mode = DeliveryMode::background;
  /// What the reply tells of the window besides the action: nothing, or a diff of its visible elements, taken once the
  /// application has settled.
  Observe observe = Observe::none;
  /// Modifier keys that are held during the action.
  std::vector<KeyModifier> modifier{};
  bool operator==(const RightClickArgs&) const = default;
};
void write(JsonWriter& writer, const RightClickArgs& value);
void read(const nlohmann::json& json, RightClickArgs& out);
extern const SchemaNode right_click_args_schema;

/// All problems at once, never half a struct.
Result<RightClickArgs> parse_right_click_args(const nlohmann::json& json, std::string_view platform = {});

/// Right clicks an element or a point, to open its context menu. Where an element offers its menu as an action, that is
/// used instead of the pointer.
/// Written by hand in impl/tools/desktop/right_click.cpp.
Result<ActionResult> right_click(Call& call, const Target& target, const RightClickArgs& args);

Result<std::unique_ptr<Invocation>> prepare_right_click(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo right_click_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct RightClickTool {
  using Arguments = RightClickArgs;
  using Result = ActionResult;
  static const ToolInfo& info() { return right_click_tool; }
  static std::unique_ptr<Invocation> invocation(RightClickArgs arguments);
};

}  // namespace offhand::tools::desktop
