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
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// Name of the application, of its desktop entry, or of its program. Either name or launch_path is needed.
  std::optional<std::string> name{};
  /// Path of the program or of the .desktop file to start. Takes precedence over name.
  std::optional<std::string> launch_path{};
  /// Arguments to pass to the program, each as one item. Refused where the setting launch allows installed applications
  /// only.
  std::vector<std::string> additional_arguments{};
  /// Files or addresses to open with the application, each as one item.
  std::vector<std::string> urls{};
  /// true: starts another instance even when the application has windows already. false: such windows are returned
  /// instead, unless there are urls or additional_arguments.
  bool creates_new_application_instance = false;
  /// true: starts a browser of the Chromium family so that the page tool can work in it, by a pipe instead of a port
  /// that other programs could connect to. It needs a --user-data-dir of its own among additional_arguments.
  bool page_pipe = false;
  /// Port on which a browser or Electron application serves its pages for the page tool: adds --remote-debugging-port
  /// with this number. Not together with page_pipe.
  std::optional<std::int64_t> electron_debugging_port{};
  /// Port on which a WebKit application serves its inspector on this machine: sets WEBKIT_INSPECTOR_SERVER.
  std::optional<std::int64_t> webkit_inspector_port{};
  /// Bundle identifier of the application.
  std::optional<std::string> bundle_id{};
  /// Application user model id of the application.
  std::optional<std::string> aumid{};
  /// Path of the program to start.
  std::optional<std::string> path{};
  /// true: the application starts minimised.
  std::optional<bool> start_minimized{};
  bool operator==(const LaunchAppArgs&) const = default;
};
void write(JsonWriter& writer, const LaunchAppArgs& value);
void read(const nlohmann::json& json, LaunchAppArgs& out);
extern const SchemaNode launch_app_args_schema;

struct LaunchAppResult {
  /// Process id of the process that owns the windows.
  ProcessId pid = 0;
  /// Name of what was started.
  std::string name{};
  /// What the desktop calls the application: the id of its desktop entry. Absent for a program of no entry.
  std::optional<std::string> bundle_id{};
  /// Whether the windows belong to an instance that ran before this call.
  bool already_running = false;
  /// Windows of the application, front to back.
  std::vector<Window> windows{};
  /// true: the user's window is active at the end of the call. Where that cannot be observed, true means that nothing
  /// was seen to take its place. Absent where nothing was started.
  std::optional<bool> self_activation_suppressed{};
  /// Parts of the user's state that the launch disturbed for a moment; absent when no disturbance was seen.
  std::optional<std::vector<SideEffect>> side_effects{};
  /// Side effects of earlier actions of this session that appeared after those calls were answered, or that last;
  /// absent when there were none.
  std::optional<LateSideEffects> late_side_effects{};
  /// Parts of the user's state that cannot be observed on this desktop, so that side_effects says nothing of them;
  /// absent when all are observed.
  std::optional<Unobserved> unobserved{};
};
void write(JsonWriter& writer, const LaunchAppResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const LaunchAppResult& value);

/// All problems at once, never half a struct.
Result<LaunchAppArgs> parse_launch_app_args(const nlohmann::json& json, std::string_view platform = {});

/// Starts an application in the background, without taking the focus from the user, and waits for its first window.
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
