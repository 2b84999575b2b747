// Generated from schema/tools/desktop/get_accessibility_tree.json. Do not edit.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/tool.h"
#include "generated/types/app.h"
#include "generated/types/window.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::desktop {

struct GetAccessibilityTreeArgs {
  bool operator==(const GetAccessibilityTreeArgs&) const = default;
};
void write(JsonWriter& writer, const GetAccessibilityTreeArgs& value);
void read(const nlohmann::json& json, GetAccessibilityTreeArgs& out);
extern const SchemaNode get_accessibility_tree_args_schema;

struct GetAccessibilityTreeResult {
  /// Applications that run: the active one first, then sorted by name.
  std::vector<App> apps{};
  /// Windows on the screen, front to back.
  std::vector<Window> windows{};
};
void write(JsonWriter& writer, const GetAccessibilityTreeResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const GetAccessibilityTreeResult& value);

/// All problems at once, never half a struct.
Result<GetAccessibilityTreeArgs> parse_get_accessibility_tree_args(const nlohmann::json& json, std::string_view platform = {});

/// Gives an overview of the desktop: which applications run and which windows can be seen, with bounds and stacking
/// order. get_window_state reads the elements of a window.
/// Written by hand in impl/tools/desktop/get_accessibility_tree.cpp.
Result<GetAccessibilityTreeResult> get_accessibility_tree(Call& call, const GetAccessibilityTreeArgs& args);

Result<std::unique_ptr<Invocation>> prepare_get_accessibility_tree(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo get_accessibility_tree_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct GetAccessibilityTreeTool {
  using Arguments = GetAccessibilityTreeArgs;
  using Result = GetAccessibilityTreeResult;
  static const ToolInfo& info() { return get_accessibility_tree_tool; }
  static std::unique_ptr<Invocation> invocation(GetAccessibilityTreeArgs arguments);
};

}  // namespace offhand::tools::desktop
