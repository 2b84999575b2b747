// Generated from schema/tools/ax/ax_list_windows.json. Do not edit.
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

struct AxListWindowsArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// Connected application: its alias, its name, the id of its desktop entry, or its pid.
  std::string app{};
  bool operator==(const AxListWindowsArgs&) const = default;
};
void write(JsonWriter& writer, const AxListWindowsArgs& value);
void read(const nlohmann::json& json, AxListWindowsArgs& out);
extern const SchemaNode ax_list_windows_args_schema;

struct AxListWindowsResult {
  /// The windows, front to back.
  std::vector<AppWindow> windows{};
};
void write(JsonWriter& writer, const AxListWindowsResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const AxListWindowsResult& value);

/// All problems at once, never half a struct.
Result<AxListWindowsArgs> parse_ax_list_windows_args(const nlohmann::json& json, std::string_view platform = {});

/// Lists the windows of a connected application, front to back.
/// Written by hand in impl/tools/ax/ax_list_windows.cpp.
Result<AxListWindowsResult> ax_list_windows(Call& call, const Target& target, const AxListWindowsArgs& args);

Result<std::unique_ptr<Invocation>> prepare_ax_list_windows(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo ax_list_windows_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct AxListWindowsTool {
  using Arguments = AxListWindowsArgs;
  using Result = AxListWindowsResult;
  static const ToolInfo& info() { return ax_list_windows_tool; }
  static std::unique_ptr<Invocation> invocation(AxListWindowsArgs arguments);
};

}  // namespace offhand::tools::ax
