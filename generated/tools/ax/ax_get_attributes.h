// Generated from schema/tools/ax/ax_get_attributes.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/tool.h"
#include "generated/types/ax.h"
#include "generated/types/element.h"
#include "generated/types/session.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::ax {

struct AxGetAttributesArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// Connected application: its alias, its name, the id of its desktop entry, or its pid.
  std::string app{};
  /// Which element: its text, role:text, identifier:name, a combination of these with and, or, not and parentheses, an
  /// XPath such as //button[@name='Save'], or an element_ref. A number in brackets at the end chooses one of several
  /// matches.
  std::string query{};
  bool operator==(const AxGetAttributesArgs&) const = default;
};
void write(JsonWriter& writer, const AxGetAttributesArgs& value);
void read(const nlohmann::json& json, AxGetAttributesArgs& out);
extern const SchemaNode ax_get_attributes_args_schema;

struct AxGetAttributesResult {
  /// Role of the element.
  std::string role{};
  /// The platform's own name of the role.
  std::optional<std::string> platform_role{};
  /// What it is called.
  std::string title{};
  /// Accessible description; absent when there is none.
  std::optional<std::string> description{};
  /// Text or number that it holds; **** stands for the content of a password field.
  std::optional<std::string> value{};
  /// What its program or page calls it; absent where it does not tell.
  std::optional<std::string> identifier{};
  /// The states that it is in.
  std::vector<ElementState> states{};
  /// Actions that it offers, in its toolkit's words.
  std::vector<std::string> actions{};
  /// Left and top edge on the screen, in pixels; absent where it has no place.
  std::optional<Position> position{};
  /// Width and height in pixels; absent where it has no place.
  std::optional<Size> size{};
  /// Role and title of what it lies in; absent for a window.
  std::optional<std::string> parent{};
  /// How many elements lie in it directly.
  std::optional<std::int64_t> children{};
  /// Title of its window.
  std::optional<std::string> window_title{};
  /// Lasting reference of the element, which stands wherever a query may.
  std::string element_ref{};
};
void write(JsonWriter& writer, const AxGetAttributesResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const AxGetAttributesResult& value);

/// All problems at once, never half a struct.
Result<AxGetAttributesArgs> parse_ax_get_attributes_args(const nlohmann::json& json, std::string_view platform = {});

/// Tells everything that is known of the one element that a query finds.
/// Written by hand in impl/tools/ax/ax_get_attributes.cpp.
Result<AxGetAttributesResult> ax_get_attributes(Call& call, const Target& target, const AxGetAttributesArgs& args);

Result<std::unique_ptr<Invocation>> prepare_ax_get_attributes(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo ax_get_attributes_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct AxGetAttributesTool {
  using Arguments = AxGetAttributesArgs;
  using Result = AxGetAttributesResult;
  static const ToolInfo& info() { return ax_get_attributes_tool; }
  static std::unique_ptr<Invocation> invocation(AxGetAttributesArgs arguments);
};

}  // namespace offhand::tools::ax
