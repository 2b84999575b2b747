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
  /// Run's name.
  std::optional<SessionId> session{};
  /// diff: what changed since the last read.
  Observe observe = Observe::none;
  /// Window's owner.
  ProcessId pid = 0;
  /// Default: pid's topmost.
  std::optional<WindowId> window_id{};
  /// foreground: a menu or popover that opens may take the user's pointer and keyboard, and stays open.
  DeliveryMode delivery_mode = DeliveryMode::background;
  /// Labels from the menu, or the button that opens it, down to the entry; or alone the name of a command that the
  /// application exports ("win.save-as", "win.sort::name").
  std::vector<std::string> path{};
  bool operator==(const InvokeMenuArgs&) const = default;
};
void write(JsonWriter& writer, const InvokeMenuArgs& value);
void read(const nlohmann::json& json, InvokeMenuArgs& out);
extern const SchemaNode invoke_menu_args_schema;

/// All problems at once, never half a struct.
Result<InvokeMenuArgs> parse_invoke_menu_args(const nlohmann::json& json, std::string_view platform = {});

/// Chooses an entry of a window's menus by its labels, without opening the menu where the application can do that.
/// Case, ellipses and the marks of shortcuts do not count.
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
