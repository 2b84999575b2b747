// Generated from schema/tools/desktop/hotkey.json. Do not edit.
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

struct HotkeyArgs {
  /// Run's name.
  std::optional<SessionId> session{};
  /// Where keys go: an element of a snapshot, a point of a window or of the screen that is clicked first, whatever has
  /// the window's own focus, or whatever has the keyboard on the screen.
  KeyboardTarget target{};
  /// foreground: window active meanwhile.
  DeliveryMode delivery_mode = DeliveryMode::background;
  /// diff: what changed since the last read.
  Observe observe = Observe::none;
  /// Modifiers (ctrl, shift, alt, super) and one other key.
  std::vector<KeyName> keys{};
  bool operator==(const HotkeyArgs&) const = default;
};
void write(JsonWriter& writer, const HotkeyArgs& value);
void read(const nlohmann::json& json, HotkeyArgs& out);
extern const SchemaNode hotkey_args_schema;

/// All problems at once, never half a struct.
Result<HotkeyArgs> parse_hotkey_args(const nlohmann::json& json, std::string_view platform = {});

/// Presses several keys together, such as ctrl and s.
/// Written by hand in impl/tools/desktop/hotkey.cpp.
Result<ActionResult> hotkey(Call& call, const Target& target, const HotkeyArgs& args);

Result<std::unique_ptr<Invocation>> prepare_hotkey(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo hotkey_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct HotkeyTool {
  using Arguments = HotkeyArgs;
  using Result = ActionResult;
  static const ToolInfo& info() { return hotkey_tool; }
  static std::unique_ptr<Invocation> invocation(HotkeyArgs arguments);
};

}  // namespace offhand::tools::desktop
