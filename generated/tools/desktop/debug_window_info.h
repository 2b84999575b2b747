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
  /// Window's owner.
  ProcessId pid = 0;
  /// Default: pid's topmost.
  std::optional<WindowId> window_id{};
  bool operator==(const DebugWindowInfoArgs&) const = default;
};
void write(JsonWriter& writer, const DebugWindowInfoArgs& value);
void read(const nlohmann::json& json, DebugWindowInfoArgs& out);
extern const SchemaNode debug_window_info_args_schema;

/// Whether the window's accessibility tree is found.
struct DebugWindowInfoResultAccessibility {
  /// It is.
  bool found = false;
  /// Role of its root, as the platform calls it.
  std::optional<std::string> role{};
  /// Name of its root.
  std::optional<std::string> name{};
  /// Where its root says that it lies, from the window's visible frame.
  std::optional<Bounds> bounds{};
  /// Code of the error that get_window_state would meet.
  std::optional<std::string> error{};
  /// The same for people.
  std::string detail{};
  /// What might make it be found.
  std::optional<std::string> advice{};
};
void write(JsonWriter& writer, const DebugWindowInfoResultAccessibility& value);

struct DebugWindowInfoResult {
  /// Backend that was asked.
  std::string platform{};
  /// File that the process runs; empty where the system hides it.
  std::string program{};
  /// As list_windows tells it.
  Window window{};
  /// Whether the window's accessibility tree is found.
  DebugWindowInfoResultAccessibility accessibility{};
  /// What the platform says.
  std::vector<WindowFact> facts{};
  /// What is written on the window, by name; at most 64.
  std::vector<WindowProperty> properties{};
  /// Properties beyond those.
  std::int64_t properties_left_out = 0;
};
void write(JsonWriter& writer, const DebugWindowInfoResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const DebugWindowInfoResult& value);

/// All problems at once, never half a struct.
Result<DebugWindowInfoArgs> parse_debug_window_info_args(const nlohmann::json& json, std::string_view platform = {});

/// Tells what the platform says of a window, raw, for a report of what goes wrong: handles, geometry, properties,
/// toolkit, whether its accessibility tree is found. Its title is part of that; command lines, environments, pictures
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
