// Generated from schema/tools/ax/ax_key_press.json. Do not edit.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/tool.h"
#include "generated/types/action.h"
#include "generated/types/input.h"
#include "generated/types/session.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::ax {

struct AxKeyPressArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// Connected application. Default: whatever has the keyboard of the screen.
  std::optional<std::string> app{};
  /// Name of a key: return, tab, escape, space, backspace, delete, insert, home, end, pageup, pagedown, up, down, left,
  /// right, f1 to f24, menu, print, pause, capslock, numlock, scrolllock, kp0 to kp9, kpenter, volumeup, playpause and
  /// other media keys, or the character that the key types. Modifiers may stand before it: ctrl+s.
  KeyChord key{};
  /// Modifier keys that are held while the key is pressed. They may stand in key as well.
  std::vector<KeyModifier> modifiers{};
  bool operator==(const AxKeyPressArgs&) const = default;
};
void write(JsonWriter& writer, const AxKeyPressArgs& value);
void read(const nlohmann::json& json, AxKeyPressArgs& out);
extern const SchemaNode ax_key_press_args_schema;

/// All problems at once, never half a struct.
Result<AxKeyPressArgs> parse_ax_key_press_args(const nlohmann::json& json, std::string_view platform = {});

/// Presses a key, with modifiers, in the front window of an application; without one where the keyboard of the screen
/// is.
/// Written by hand in impl/tools/ax/ax_key_press.cpp.
Result<ActionResult> ax_key_press(Call& call, const Target& target, const AxKeyPressArgs& args);

Result<std::unique_ptr<Invocation>> prepare_ax_key_press(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo ax_key_press_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct AxKeyPressTool {
  using Arguments = AxKeyPressArgs;
  using Result = ActionResult;
  static const ToolInfo& info() { return ax_key_press_tool; }
  static std::unique_ptr<Invocation> invocation(AxKeyPressArgs arguments);
};

}  // namespace offhand::tools::ax
