// Generated from schema/tools/ax/ax_set_value.json. Do not edit.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/tool.h"
#include "generated/types/action.h"
#include "generated/types/session.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::ax {

struct AxSetValueArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// Connected application: its alias, its name, the id of its desktop entry, or its pid.
  std::string app{};
  /// Which element: its text, role:text, identifier:name, a combination of these with and, or, not and parentheses, an
  /// XPath such as //button[@name='Save'], or an element_ref. A number in brackets at the end chooses one of several
  /// matches.
  std::string query{};
  /// The value as text: a number for a slider or spin button, the label of an option, on or off for a check box, the
  /// new text of a field, or, for an input for files of a page on the web desk, their paths, one a line. A date is
  /// written yyyy-mm-dd, a time hh:mm, a colour #rrggbb there. Fails with invalid_value or no_such_option where the
  /// element cannot hold it.
  std::string value{};
  bool operator==(const AxSetValueArgs&) const = default;
};
void write(JsonWriter& writer, const AxSetValueArgs& value);
void read(const nlohmann::json& json, AxSetValueArgs& out);
extern const SchemaNode ax_set_value_args_schema;

/// All problems at once, never half a struct.
Result<AxSetValueArgs> parse_ax_set_value_args(const nlohmann::json& json, std::string_view platform = {});

/// Gives the one element that a query finds a value: the number of a slider, an option, on or off, or the whole text of
/// a field.
/// Written by hand in impl/tools/ax/ax_set_value.cpp.
Result<ActionResult> ax_set_value(Call& call, const Target& target, const AxSetValueArgs& args);

Result<std::unique_ptr<Invocation>> prepare_ax_set_value(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo ax_set_value_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct AxSetValueTool {
  using Arguments = AxSetValueArgs;
  using Result = ActionResult;
  static const ToolInfo& info() { return ax_set_value_tool; }
  static std::unique_ptr<Invocation> invocation(AxSetValueArgs arguments);
};

}  // namespace offhand::tools::ax
