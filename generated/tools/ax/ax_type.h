// Generated from schema/tools/ax/ax_type.json. Do not edit.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/tool.h"
#include "generated/types/action.h"
#include "generated/types/ax.h"
#include "generated/types/session.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::ax {

struct AxTypeArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// Connected application: its alias, its name, the id of its desktop entry, or its pid.
  std::string app{};
  /// How input is delivered: in the background, so that pointer, focus and front window stay the user's, or with the
  /// window focused meanwhile.
  Mode mode = Mode::background;
  /// Which element, as in ax_find. Default: whatever has the focus in the window at the front.
  std::optional<std::string> query{};
  /// Text to insert. Line breaks are kept where the field takes several lines. An empty one needs clear_first, and
  /// clears the field.
  std::string text{};
  /// true: the text replaces everything that the field holds.
  bool clear_first = false;
  bool operator==(const AxTypeArgs&) const = default;
};
void write(JsonWriter& writer, const AxTypeArgs& value);
void read(const nlohmann::json& json, AxTypeArgs& out);
extern const SchemaNode ax_type_args_schema;

/// All problems at once, never half a struct.
Result<AxTypeArgs> parse_ax_type_args(const nlohmann::json& json, std::string_view platform = {});

/// Types text into the one element that a query finds, or where the focus of the application's front window is.
/// Written by hand in impl/tools/ax/ax_type.cpp.
Result<ActionResult> ax_type(Call& call, const Target& target, const AxTypeArgs& args);

Result<std::unique_ptr<Invocation>> prepare_ax_type(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo ax_type_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct AxTypeTool {
  using Arguments = AxTypeArgs;
  using Result = ActionResult;
  static const ToolInfo& info() { return ax_type_tool; }
  static std::unique_ptr<Invocation> invocation(AxTypeArgs arguments);
};

}  // namespace offhand::tools::ax
