// Generated from schema/tools/desktop/list_apps.json. Do not edit.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/tool.h"
#include "generated/types/app.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::desktop {

struct ListAppsArgs {
  /// true: leaves out applications that do not run.
  bool running_only = false;
  bool operator==(const ListAppsArgs&) const = default;
};
void write(JsonWriter& writer, const ListAppsArgs& value);
void read(const nlohmann::json& json, ListAppsArgs& out);
extern const SchemaNode list_apps_args_schema;

struct ListAppsResult {
  /// The applications: those that run first, then sorted by name.
  std::vector<App> apps{};
};
void write(JsonWriter& writer, const ListAppsResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const ListAppsResult& value);

/// All problems at once, never half a struct.
Result<ListAppsArgs> parse_list_apps_args(const nlohmann::json& json, std::string_view platform = {});

/// Lists the applications that run and those that are installed. It need not be called before launch_app.
/// Written by hand in impl/tools/desktop/list_apps.cpp.
Result<ListAppsResult> list_apps(Call& call, const ListAppsArgs& args);

Result<std::unique_ptr<Invocation>> prepare_list_apps(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo list_apps_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct ListAppsTool {
  using Arguments = ListAppsArgs;
  using Result = ListAppsResult;
  static const ToolInfo& info() { return list_apps_tool; }
  static std::unique_ptr<Invocation> invocation(ListAppsArgs arguments);
};

}  // namespace offhand::tools::desktop
