// Generated from schema/tools/desktop/launch_app.json. Do not edit.
#pragma once

#include <cstdint>
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

namespace offhand::tools::desktop {

struct LaunchAppArgs {
  /// Run's name.
  std::optional<SessionId> session{};
  /// Of the application, its desktop entry or its program.
  std::optional<std::string> name{};
  /// Program or .desktop file to start; wins over name.
  std::optional<std::string> launch_path{};
  /// Arguments of the program.
  std::vector<std::string> additional_arguments{};
  /// Files or addresses to open with it.
  std::vector<std::string> urls{};
  /// Starts another even when one has windows.
  bool creates_new_application_instance = false;
  /// Lets page into a Chromium by a pipe, without a port.
  bool page_pipe = false;
  /// Adds --remote-debugging-port=this.
  std::optional<std::int64_t> electron_debugging_port{};
  /// Serves the WebKit inspector here.
  std::optional<std::int64_t> webkit_inspector_port{};
  /// Bundle identifier.
  std::optional<std::string> bundle_id{};
  /// Application user model id.
  std::optional<std::string> aumid{};
  /// Program to start.
  std::optional<std::string> path{};
  /// Starts it minimised.
  std::optional<bool> start_minimized{};
  bool operator==(const LaunchAppArgs&) const = default;
};
void write(JsonWriter& writer, const LaunchAppArgs& value);
void read(const nlohmann::json& json, LaunchAppArgs& out);
extern const SchemaNode launch_app_args_schema;

struct LaunchAppResult {
  /// Process that owns the windows.
  ProcessId pid = 0;
  /// What was started.
  std::string name{};
  /// The windows belong to an instance that ran before.
  bool already_running = false;
  /// Its windows, front to back.
  std::vector<Window> windows{};
  /// true when the user's window is active at the end; where that cannot be observed, when nothing was seen to take it.
  bool self_activation_suppressed = false;
  /// What was lost for a moment; absent when nothing was seen to be.
  std::optional<std::vector<SideEffect>> side_effects{};
  /// The same of earlier actions of this session, after they were answered; absent when there was none.
  std::optional<LateSideEffects> late_side_effects{};
  /// What this desktop lets nobody observe, so that side_effects says nothing of it; absent when all was observed.
  std::optional<Unobserved> unobserved{};
};
void write(JsonWriter& writer, const LaunchAppResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const LaunchAppResult& value);

/// All problems at once, never half a struct.
Result<LaunchAppArgs> parse_launch_app_args(const nlohmann::json& json, std::string_view platform = {});

/// Starts an application in the background and waits for its first window.
/// Written by hand in impl/tools/desktop/launch_app.cpp.
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

}  // namespace offhand::tools::desktop
