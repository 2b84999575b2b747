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
  /// Run's name.
  std::optional<SessionId> session{};
  /// What two points are of: a window, or the screen.
  WindowOrScreen target{};
  /// foreground: window active meanwhile.
  DeliveryMode delivery_mode = DeliveryMode::background;
  /// diff: what changed since the last read.
  Observe observe = Observe::none;
  /// Pressed here: pixels of the window's last picture, without pid the screen's.
  double from_x = 0;
  /// As from_x.
  double from_y = 0;
  /// Released here, as from_x.
  double to_x = 0;
  /// As from_x.
  double to_y = 0;
  /// Which button.
  MouseButton button = MouseButton::left;
  /// Keys held meanwhile.
  std::vector<KeyModifier> modifier{};
  /// From the press to the release, at least.
  std::int64_t duration_ms = 500;
  /// Moves on the way, along a straight line.
  std::int64_t steps = 20;
  bool operator==(const DragArgs&) const = default;
};
void write(JsonWriter& writer, const DragArgs& value);
void read(const nlohmann::json& json, DragArgs& out);
extern const SchemaNode drag_args_schema;

/// All problems at once, never half a struct.
Result<DragArgs> parse_drag_args(const nlohmann::json& json, std::string_view platform = {});

/// Presses a button at one point, moves, and releases it at another.
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
