// Generated from schema/tools/desktop/set_value.json. Do not edit.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

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

struct SetValueArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// An element of a snapshot.
  OneElement target{};
  /// How input is delivered: in the background, so that pointer, focus and front window stay the user's, or in the
  /// foreground, so that the window is active meanwhile.
  DeliveryMode delivery_mode = DeliveryMode::background;
  /// What the reply tells of the window besides the action: nothing, or a diff of its visible elements, taken once the
  /// application has settled.
  Observe observe = Observe::none;
  /// The value as text: a number for a slider or spin button, the label of an option, on or off for a check box, the
  /// new text of a field, or, for an input for files of a page on the web desk, their paths, one a line. A date is
  /// written yyyy-mm-dd, a time hh:mm, a colour #rrggbb there. Fails with invalid_value or no_such_option where the
  /// element cannot hold it.
  std::string value{};
  bool operator==(const SetValueArgs&) const = default;
};
void write(JsonWriter& writer, const SetValueArgs& value);
void read(const nlohmann::json& json, SetValueArgs& out);
extern const SchemaNode set_value_args_schema;

/// All problems at once, never half a struct.
Result<SetValueArgs> parse_set_value_args(const nlohmann::json& json, std::string_view platform = {});

/// Gives an element a value: the number of a slider or spin button, an option of a combo box or list (without opening
/// it), on or off for a check box, the whole text of a field, or the files of an input of a page.
/// Written by hand in impl/tools/desktop/set_value.cpp.
Result<ActionResult> set_value(Call& call, const Target& target, const SetValueArgs& args);

Result<std::unique_ptr<Invocation>> prepare_set_value(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo set_value_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct SetValueTool {
  using Arguments = SetValueArgs;
  using Result = ActionResult;
  static const ToolInfo& info() { return set_value_tool; }
  static std::unique_ptr<Invocation> invocation(SetValueArgs arguments);
};

}  // namespace offhand::tools::desktop
