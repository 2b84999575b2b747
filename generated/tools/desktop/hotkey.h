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
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// Where keys go: to an element of a snapshot, to a point of a window or of the screen that is clicked first, to what
  /// has the focus within a window, or to what has the keyboard on the screen.
  KeyboardTarget target{};
  /// How input is delivered: in the background, so that pointer, focus and front window stay the user's, or in the
  /// foreground, so that the window is active meanwhile.
  DeliveryMode delivery_mode = DeliveryMode::background;
  /// What the reply tells of the window besides the action: nothing, or a diff of its visible elements, taken once the
  /// application has settled.
  Observe observe = Observe::none;
  /// The keys of the combination: any number of modifiers (ctrl, shift, alt, super) and one other key.
  std::vector<KeyName> keys{};
  bool operator==(const HotkeyArgs&) const = default;
};
void write(JsonWriter& writer, const HotkeyArgs& value);
void read(const nlohmann::json& json, HotkeyArgs& out);
extern const SchemaNode hotkey_args_schema;

/// All problems at once, never half a struct.
Result<HotkeyArgs> parse_hotkey_args(const nlohmann::json& json, std::string_view platform = {});

/// Presses several keys together, such as ctrl and s, and releases them.
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
