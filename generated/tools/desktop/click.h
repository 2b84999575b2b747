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
  /// Button to press.
  MouseButton button = MouseButton::left;
  /// How many times the button is pressed in a row: 2 is a double click, 3 a triple click.
  std::int64_t count = 1;
  /// Modifier keys that are held during the action.
  std::vector<KeyModifier> modifier{};
  /// Action to ask of an element instead of a plain press: show_menu, pick, confirm, cancel, open, or the name of any
  /// other action that the element lists under actions; anything else fails with no_such_action. Points know only
  /// press.
  std::string action = "press";
  /// Path of a PNG file to write before the click: a picture of the window with a cross where the click will land. For
  /// checking positions by eye.
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
