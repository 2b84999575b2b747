// Generated from schema/tools/ax/ax_get_value.json. Do not edit.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/tool.h"
#include "generated/types/session.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::ax {

struct AxGetValueArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// Connected application: its alias, its name, the id of its desktop entry, or its pid.
  std::string app{};
  /// Which element: its text, role:text, identifier:name, a combination of these with and, or, not and parentheses, an
  /// XPath such as //button[@name='Save'], or an element_ref. A number in brackets at the end chooses one of several
  /// matches.
  std::string query{};
  bool operator==(const AxGetValueArgs&) const = default;
};
void write(JsonWriter& writer, const AxGetValueArgs& value);
void read(const nlohmann::json& json, AxGetValueArgs& out);
extern const SchemaNode ax_get_value_args_schema;

struct AxGetValueResult {
  /// Whether the query finds an element.
  bool found = false;
  /// What it holds; on, off or mixed for what is ticked; absent where it holds nothing.
  std::optional<std::string> value{};
  /// Role of the element.
  std::optional<std::string> role{};
  /// What it is called.
  std::optional<std::string> title{};
};
void write(JsonWriter& writer, const AxGetValueResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const AxGetValueResult& value);

/// All problems at once, never half a struct.
Result<AxGetValueArgs> parse_ax_get_value_args(const nlohmann::json& json, std::string_view platform = {});

/// Reads what an element holds: text, a number, or on and off.
/// Written by hand in impl/tools/ax/ax_get_value.cpp.
Result<AxGetValueResult> ax_get_value(Call& call, const Target& target, const AxGetValueArgs& args);

Result<std::unique_ptr<Invocation>> prepare_ax_get_value(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo ax_get_value_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct AxGetValueTool {
  using Arguments = AxGetValueArgs;
  using Result = AxGetValueResult;
  static const ToolInfo& info() { return ax_get_value_tool; }
  static std::unique_ptr<Invocation> invocation(AxGetValueArgs arguments);
};

}  // namespace offhand::tools::ax
