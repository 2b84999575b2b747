// Generated from schema/tools/ax/ax_get_tree.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/tool.h"
#include "generated/types/patterns.h"
#include "generated/types/session.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::ax {

struct AxGetTreeArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// Connected application: its alias, its name, the id of its desktop entry, or its pid.
  std::string app{};
  /// Query of the element to start from. Default: the windows.
  std::optional<std::string> root_query{};
  /// How many levels below the start are shown.
  std::int64_t max_depth = 5;
  /// true: elements that are hidden or out of view are shown as well.
  bool include_invisible = false;
  /// true: only role and title of each element.
  bool compact = false;
  bool operator==(const AxGetTreeArgs&) const = default;
};
void write(JsonWriter& writer, const AxGetTreeArgs& value);
void read(const nlohmann::json& json, AxGetTreeArgs& out);
extern const SchemaNode ax_get_tree_args_schema;

struct AxGetTreeResult {
  /// The elements, one in a line, indented by their depth.
  std::string tree{};
  /// How many elements are shown.
  std::int64_t elements = 0;
  /// How many lie deeper or are hidden.
  std::int64_t left_out = 0;
  /// What the window at the front is, as far as its elements tell; absent where no pattern fits, and with root_query.
  std::optional<UiPattern> detected_pattern{};
  /// How the application stands; absent with root_query.
  std::optional<UiState> detected_state{};
  /// What could be done next; absent where no pattern fits.
  std::optional<std::vector<Suggestion>> suggestions{};
  /// What was not read, and why; absent where everything was.
  std::optional<std::string> incomplete_reason{};
};
void write(JsonWriter& writer, const AxGetTreeResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const AxGetTreeResult& value);

/// All problems at once, never half a struct.
Result<AxGetTreeArgs> parse_ax_get_tree_args(const nlohmann::json& json, std::string_view platform = {});

/// Shows the elements of an application, or of the one that a query finds, as an indented tree.
/// Written by hand in impl/tools/ax/ax_get_tree.cpp.
Result<AxGetTreeResult> ax_get_tree(Call& call, const Target& target, const AxGetTreeArgs& args);

Result<std::unique_ptr<Invocation>> prepare_ax_get_tree(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo ax_get_tree_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct AxGetTreeTool {
  using Arguments = AxGetTreeArgs;
  using Result = AxGetTreeResult;
  static const ToolInfo& info() { return ax_get_tree_tool; }
  static std::unique_ptr<Invocation> invocation(AxGetTreeArgs arguments);
};

}  // namespace offhand::tools::ax
