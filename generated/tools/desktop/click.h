// Generated from schema/tools/desktop/click.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
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

struct ClickArgs {
  /// Run's name.
  std::optional<SessionId> session{};
  /// What a pointer action is aimed at: an element of a snapshot, a point of a window, or a point of the screen.
  ElementOrPoint target{};
  /// foreground: window active meanwhile.
  DeliveryMode delivery_mode = DeliveryMode::background;
  /// diff: what changed since the last read.
  Observe observe = Observe::none;
  /// Which button.
  MouseButton button = MouseButton::left;
  /// Presses in a row; 2 is a double click.
  std::int64_t count = 1;
  /// Keys held meanwhile.
  std::vector<KeyModifier> modifier{};
  /// What to ask of an element: press, show_menu, pick, confirm, cancel, open, or another that its actions list. Points
  /// know only press.
  std::string action = "press";
  /// Writes a PNG with a cross at the point here first.
  std::optional<std::string> debug_image_out{};
  bool operator==(const ClickArgs&) const = default;
};
void write(JsonWriter& writer, const ClickArgs& value);
void read(const nlohmann::json& json, ClickArgs& out);
extern const SchemaNode click_args_schema;

/// All problems at once, never half a struct.
Result<ClickArgs> parse_click_args(const nlohmann::json& json, std::string_view platform = {});

/// Clicks an element or a point. Prefer elements: they work in covered and minimised windows.
/// Written by hand in impl/tools/desktop/click.cpp.
Result<ActionResult> click(Call& call, const Target& target, const ClickArgs& args);

Result<std::unique_ptr<Invocation>> prepare_click(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo click_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct ClickTool {
  using Arguments = ClickArgs;
  using Result = ActionResult;
  static const ToolInfo& info() { return click_tool; }
  static std::unique_ptr<Invocation> invocation(ClickArgs arguments);
};

}  // namespace offhand::tools::desktop
