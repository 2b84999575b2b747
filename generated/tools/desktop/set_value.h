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
  /// Run's name.
  std::optional<SessionId> session{};
  /// An element of a snapshot.
  OneElement target{};
  /// foreground: window active meanwhile.
  DeliveryMode delivery_mode = DeliveryMode::background;
  /// diff: what changed since the last read.
  Observe observe = Observe::none;
  /// A number, an option, on, off, or text.
  std::string value{};
  bool operator==(const SetValueArgs&) const = default;
};
void write(JsonWriter& writer, const SetValueArgs& value);
void read(const nlohmann::json& json, SetValueArgs& out);
extern const SchemaNode set_value_args_schema;

/// All problems at once, never half a struct.
Result<SetValueArgs> parse_set_value_args(const nlohmann::json& json, std::string_view platform = {});

/// Gives an element a value: the number of a slider or spin button, an option of a combo box or list (without opening
/// it), on or off of a check box, the whole text of a field.
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
