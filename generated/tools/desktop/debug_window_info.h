// Generated from schema/tools/desktop/debug_window_info.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/tool.h"
#include "generated/types/geometry.h"
#include "generated/types/target.h"
#include "generated/types/window.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::desktop {

struct DebugWindowInfoArgs {
  /// Process id of the application that owns the window.
  ProcessId pid = 0;
  /// Id of the window, from list_windows or launch_app. Default: the topmost window of pid.
  std::optional<WindowId> window_id{};
  bool operator==(const DebugWindowInfoArgs&) const = default;
};
void write(JsonWriter& writer, const DebugWindowInfoArgs& value);
void read(const nlohmann::json& json, DebugWindowInfoArgs& out);
extern const SchemaNode debug_window_info_args_schema;

/// Whether the accessibility tree of the window is found.
struct DebugWindowInfoResultAccessibility {
  /// Whether the tree is found.
  bool found = false;
  /// Role of the root of the tree, in the platform's words.
  std::optional<std::string> role{};
  /// Accessible name of the root.
  std::optional<std::string> name{};
  /// Where the root says that it lies, in pixels from the corner of the window's visible frame.
  std::optional<Bounds> bounds{};
  /// Code of the error with which get_window_state would answer.
  std::optional<std::string> error{};
  /// Whether the tree is found, as a sentence.
  std::string detail{};
  /// What may help to find the tree.
  std::optional<std::string> advice{};
};
void write(JsonWriter& writer, const DebugWindowInfoResultAccessibility& value);

struct DebugWindowInfoResult {
  /// Name of the platform backend that was asked.
  std::string platform{};
  /// Path of the program that the process runs; empty where the system hides it.
  std::string program{};
  /// The window as list_windows describes it.
  Window window{};
  /// Whether the accessibility tree of the window is found.
  DebugWindowInfoResultAccessibility accessibility{};
  /// What the platform says of the window.
  std::vector<WindowFact> facts{};
  /// Properties that are set on the window, sorted by name; at most 64.
  std::vector<WindowProperty> properties{};
  /// Number of properties beyond those.
  std::int64_t properties_left_out = 0;
};
void write(JsonWriter& writer, const DebugWindowInfoResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const DebugWindowInfoResult& value);

/// All problems at once, never half a struct.
Result<DebugWindowInfoArgs> parse_debug_window_info_args(const nlohmann::json& json, std::string_view platform = {});

/// Tells what the platform says of a window, unprocessed, for the report of a problem: handles, geometry, properties,
/// toolkit, and whether its accessibility tree is found. Its title is included; command lines, environments, pictures
/// and contents are not.
/// Written by hand in impl/tools/desktop/debug_window_info.cpp.
Result<DebugWindowInfoResult> debug_window_info(Call& call, const Target& target, const DebugWindowInfoArgs& args);

Result<std::unique_ptr<Invocation>> prepare_debug_window_info(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo debug_window_info_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct DebugWindowInfoTool {
  using Arguments = DebugWindowInfoArgs;
  using Result = DebugWindowInfoResult;
  static const ToolInfo& info() { return debug_window_info_tool; }
  static std::unique_ptr<Invocation> invocation(DebugWindowInfoArgs arguments);
};

}  // namespace offhand::tools::desktop
