// Generated from schema/tools/desktop/press_key.json. Do not edit.
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

struct PressKeyArgs {
  /// Run's name.
  std::optional<SessionId> session{};
  /// Where keys go: an element of a snapshot, a point of a window or of the screen that is clicked first, whatever has
  /// the window's own focus, or whatever has the keyboard on the screen.
  KeyboardTarget target{};
  /// foreground: window active meanwhile.
  DeliveryMode delivery_mode = DeliveryMode::background;
  /// diff: what changed since the last read.
  Observe observe = Observe::none;
  /// return, tab, escape, space, backspace, delete, insert, home, end, pageup, pagedown, up, down, left, right, f1 to
  /// f24, menu, print, pause, capslock, numlock, scrolllock, kp0 to kp9, kpenter, volumeup, playpause and the like, or
  /// one character; modifiers may stand before it: "ctrl+s".
  KeyChord key{};
  /// Keys held meanwhile.
  std::vector<KeyModifier> modifiers{};
  bool operator==(const PressKeyArgs&) const = default;
};
void write(JsonWriter& writer, const PressKeyArgs& value);
void read(const nlohmann::json& json, PressKeyArgs& out);
extern const SchemaNode press_key_args_schema;

/// All problems at once, never half a struct.
Result<PressKeyArgs> parse_press_key_args(const nlohmann::json& json, std::string_view platform = {});

/// Presses and releases one key, with modifiers.
/// Written by hand in impl/tools/desktop/press_key.cpp.
Result<ActionResult> press_key(Call& call, const Target& target, const PressKeyArgs& args);

Result<std::unique_ptr<Invocation>> prepare_press_key(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo press_key_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct PressKeyTool {
  using Arguments = PressKeyArgs;
  using Result = ActionResult;
  static const ToolInfo& info() { return press_key_tool; }
  static std::unique_ptr<Invocation> invocation(PressKeyArgs arguments);
};

}  // namespace offhand::tools::desktop
