// Generated from schema/tools/desktop/invoke_menu.json. Do not edit.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/tool.h"
#include "generated/types/action.h"
#include "generated/types/delivery.h"
#include "generated/types/observation.h"
#include "generated/types/session.h"
#include "generated/types/target.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::desktop {

struct InvokeMenuArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// What the reply tells of the window besides the action: nothing, or a diff of its visible elements, taken once the
  /// application has settled.
  Observe observe = Observe::none;
  /// Process id of the application that owns the window.
  ProcessId pid = 0;
  /// Id of the window, from list_windows or launch_app. Default: the topmost window of pid.
  std::optional<WindowId> window_id{};
  /// foreground: a menu or popover that opens may take the user's pointer and keyboard, and stays open. background: it
  /// may not. No window has to be active for either.
  DeliveryMode delivery_mode = DeliveryMode::background;
  /// Labels from the menu, or from the button that opens it, down to the entry; or, as the only item, the name of a
  /// command that the application exports, such as win.save-as, or win.sort::name with a value.
  std::vector<std::string> path{};
  bool operator==(const InvokeMenuArgs&) const = default;
};
void write(JsonWriter& writer, const InvokeMenuArgs& value);
void read(const nlohmann::json& json, InvokeMenuArgs& out);
extern const SchemaNode invoke_menu_args_schema;

/// All problems at once, never half a struct.
Result<InvokeMenuArgs> parse_invoke_menu_args(const nlohmann::json& json, std::string_view platform = {});

/// Chooses an entry from a window's menus by its labels, without opening the menu where the application can do that.
/// Upper and lower case, ellipses and the underscores of keyboard shortcuts are ignored.
/// Written by hand in impl/tools/desktop/invoke_menu.cpp.
Result<ActionResult> invoke_menu(Call& call, const Target& target, const InvokeMenuArgs& args);

Result<std::unique_ptr<Invocation>> prepare_invoke_menu(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo invoke_menu_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct InvokeMenuTool {
  using Arguments = InvokeMenuArgs;
  using Result = ActionResult;
  static const ToolInfo& info() { return invoke_menu_tool; }
  static std::unique_ptr<Invocation> invocation(InvokeMenuArgs arguments);
};

}  // namespace offhand::tools::desktop
