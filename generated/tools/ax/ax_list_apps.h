// Generated from schema/tools/ax/ax_list_apps.json. Do not edit.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/tool.h"
#include "generated/types/ax.h"
#include "generated/types/session.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::ax {

struct AxListAppsArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  bool operator==(const AxListAppsArgs&) const = default;
};
void write(JsonWriter& writer, const AxListAppsArgs& value);
void read(const nlohmann::json& json, AxListAppsArgs& out);
extern const SchemaNode ax_list_apps_args_schema;

struct AxListAppsResult {
  /// The running applications, the active one first, then sorted by name.
  std::vector<Connectable> apps{};
};
void write(JsonWriter& writer, const AxListAppsResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const AxListAppsResult& value);

/// All problems at once, never half a struct.
Result<AxListAppsArgs> parse_ax_list_apps_args(const nlohmann::json& json, std::string_view platform = {});

/// Lists the running applications, whether they are connected, and whether they show their elements, or why not.
/// Written by hand in impl/tools/ax/ax_list_apps.cpp.
Result<AxListAppsResult> ax_list_apps(Call& call, const AxListAppsArgs& args);

Result<std::unique_ptr<Invocation>> prepare_ax_list_apps(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo ax_list_apps_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct AxListAppsTool {
  using Arguments = AxListAppsArgs;
  using Result = AxListAppsResult;
  static const ToolInfo& info() { return ax_list_apps_tool; }
  static std::unique_ptr<Invocation> invocation(AxListAppsArgs arguments);
};

}  // namespace offhand::tools::ax
