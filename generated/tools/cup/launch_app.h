// Generated from schema/tools/cup/launch_app.json. Do not edit.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/tool.h"
#include "generated/types/action.h"
#include "generated/types/session.h"
#include "generated/types/target.h"
#include "generated/types/window.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::cup {

struct LaunchAppArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// Name of the application, a part of it, or nearly its name.
  std::string name{};
  bool operator==(const LaunchAppArgs&) const = default;
};
void write(JsonWriter& writer, const LaunchAppArgs& value);
void read(const nlohmann::json& json, LaunchAppArgs& out);
extern const SchemaNode launch_app_args_schema;

struct LaunchAppResult {
  /// Whether a window of the application is there.
  bool success = false;
  /// What was started.
  std::string message{};
  /// Code of the error; absent where the launch succeeded.
  std::optional<std::string> error{};
  /// Process id of the process that owns the windows.
  std::optional<ProcessId> pid{};
  /// Name of what was started.
  std::optional<std::string> name{};
  /// Whether the windows belong to an instance that ran before this call.
  std::optional<bool> already_running{};
  /// Windows of the application, front to back.
  std::optional<std::vector<Window>> windows{};
  /// Parts of the user's state that the launch disturbed for a moment; absent when no disturbance was seen.
  std::optional<std::vector<SideEffect>> side_effects{};
  /// Parts of the user's state that cannot be observed on this desktop, so that side_effects says nothing of them;
  /// absent when all are observed.
  std::optional<Unobserved> unobserved{};
};
void write(JsonWriter& writer, const LaunchAppResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const LaunchAppResult& value);

/// All problems at once, never half a struct.
Result<LaunchAppArgs> parse_launch_app_args(const nlohmann::json& json, std::string_view platform = {});

/// Starts an installed application by its name, or nearly its name, in the background, and waits for its window.
/// Written by hand in impl/tools/cup/launch_app.cpp.
Result<LaunchAppResult> launch_app(Call& call, const LaunchAppArgs& args);

Result<std::unique_ptr<Invocation>> prepare_launch_app(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo launch_app_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct LaunchAppTool {
  using Arguments = LaunchAppArgs;
  using Result = LaunchAppResult;
  static const ToolInfo& info() { return launch_app_tool; }
  static std::unique_ptr<Invocation> invocation(LaunchAppArgs arguments);
};

}  // namespace offhand::tools::cup
