// Generated from schema/tools/desktop/drag.json. Do not edit.
#pragma once

#include <cstdint>
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

struct DragArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// What the two points of a drag lie in: a window, or the screen.
  WindowOrScreen target{};
  /// How input is delivered: in the background, so that pointer, focus and front window stay the user's, or in the
  /// foreground, so that the window is active meanwhile.
  DeliveryMode delivery_mode = DeliveryMode::background;
  /// What the reply tells of the window besides the action: nothing, or a diff of its visible elements, taken once the
  /// application has settled.
  Observe observe = Observe::none;
  /// Horizontal position at which the button is pressed, in pixels of the last picture of the window that the session
  /// was shown. Without pid: in pixels of the last picture of the screen.
  double from_x = 0;
  /// Vertical position at which the button is pressed, in the same pixels as from_x.
  double from_y = 0;
  /// Horizontal position at which the button is released, in the same pixels as from_x.
  double to_x = 0;
  /// Vertical position at which the button is released, in the same pixels as from_x.
  double to_y = 0;
  /// Button to press.
  MouseButton button = MouseButton::left;
  /// Modifier keys that are held during the action.
  std::vector<KeyModifier> modifier{};
  /// Shortest time from the press to the release, in milliseconds.
  std::int64_t duration_ms = 500;
  /// Number of moves on the way from the press to the release.
  std::int64_t steps = 20;
  bool operator==(const DragArgs&) const = default;
};
void write(JsonWriter& writer, const DragArgs& value);
void read(const nlohmann::json& json, DragArgs& out);
extern const SchemaNode drag_args_schema;

/// All problems at once, never half a struct.
Result<DragArgs> parse_drag_args(const nlohmann::json& json, std::string_view platform = {});

/// Presses a button of the pointer at one point, moves in a straight line, and releases it at another point.
/// Written by hand in impl/tools/desktop/drag.cpp.
Result<ActionResult> drag(Call& call, const Target& target, const DragArgs& args);

Result<std::unique_ptr<Invocation>> prepare_drag(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo drag_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct DragTool {
  using Arguments = DragArgs;
  using Result = ActionResult;
  static const ToolInfo& info() { return drag_tool; }
  static std::unique_ptr<Invocation> invocation(DragArgs arguments);
};

}  // namespace offhand::tools::desktop
