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
  /// Run's name.
  std::optional<SessionId> session{};
  /// What a pointer action is aimed at: an element of a snapshot, a point of a window, or a point of the screen.
  ElementOrPoint target{};
  /// foreground: window active meanwhile.
  DeliveryMode delivery_mode = DeliveryMode::background;
  /// diff: what changed since the last read.
  Observe observe = Observe::none;
  /// Keys held meanwhile.
  std::vector<KeyModifier> modifier{};
  bool operator==(const RightClickArgs&) const = default;
};
void write(JsonWriter& writer, const RightClickArgs& value);
void read(const nlohmann::json& json, RightClickArgs& out);
extern const SchemaNode right_click_args_schema;

/// All problems at once, never half a struct.
Result<RightClickArgs> parse_right_click_args(const nlohmann::json& json, std::string_view platform = {});

/// Right clicks an element or a point: asks the element for its menu where it offers one.
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
