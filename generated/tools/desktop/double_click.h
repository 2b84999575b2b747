// Generated from schema/tools/desktop/double_click.json. Do not edit.
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

struct DoubleClickArgs {
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
  bool operator==(const DoubleClickArgs&) const = default;
};
void write(JsonWriter& writer, const DoubleClickArgs& value);
void read(const nlohmann::json& json, DoubleClickArgs& out);
extern const SchemaNode double_click_args_schema;

/// All problems at once, never half a struct.
Result<DoubleClickArgs> parse_double_click_args(const nlohmann::json& json, std::string_view platform = {});

/// Double clicks an element or a point. An item of a list or tree that offers an action to open it is opened by that
/// action instead of the pointer.
/// Written by hand in impl/tools/desktop/double_click.cpp.
Result<ActionResult> double_click(Call& call, const Target& target, const DoubleClickArgs& args);

Result<std::unique_ptr<Invocation>> prepare_double_click(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo double_click_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct DoubleClickTool {
  using Arguments = DoubleClickArgs;
  using Result = ActionResult;
  static const ToolInfo& info() { return double_click_tool; }
  static std::unique_ptr<Invocation> invocation(DoubleClickArgs arguments);
};

}  // namespace offhand::tools::desktop
