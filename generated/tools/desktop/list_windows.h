// Generated from schema/tools/desktop/list_windows.json. Do not edit.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/tool.h"
#include "generated/types/target.h"
#include "generated/types/window.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::desktop {

struct ListWindowsArgs {
  /// true: leaves out windows that are minimised, outside the screen or on another workspace.
  bool on_screen_only = false;
  /// Process id: lists only windows of this process.
  std::optional<ProcessId> pid{};
  bool operator==(const ListWindowsArgs&) const = default;
};
void write(JsonWriter& writer, const ListWindowsArgs& value);
void read(const nlohmann::json& json, ListWindowsArgs& out);
extern const SchemaNode list_windows_args_schema;

struct ListWindowsResult {
  /// The windows, front to back.
  std::vector<Window> windows{};
};
void write(JsonWriter& writer, const ListWindowsResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const ListWindowsResult& value);

/// All problems at once, never half a struct.
Result<ListWindowsArgs> parse_list_windows_args(const nlohmann::json& json, std::string_view platform = {});

/// Lists the top-level windows from front to back. Minimised windows and those on other workspaces are included.
/// Written by hand in impl/tools/desktop/list_windows.cpp.
Result<ListWindowsResult> list_windows(Call& call, const ListWindowsArgs& args);

Result<std::unique_ptr<Invocation>> prepare_list_windows(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo list_windows_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct ListWindowsTool {
  using Arguments = ListWindowsArgs;
  using Result = ListWindowsResult;
  static const ToolInfo& info() { return list_windows_tool; }
  static std::unique_ptr<Invocation> invocation(ListWindowsArgs arguments);
};

}  // namespace offhand::tools::desktop
