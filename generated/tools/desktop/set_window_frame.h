// Generated from schema/tools/desktop/set_window_frame.json. Do not edit.
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
#include "generated/types/geometry.h"
#include "generated/types/observation.h"
#include "generated/types/session.h"
#include "generated/types/target.h"
#include "generated/types/window.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::desktop {

struct SetWindowFrameArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// What the reply tells of the window besides the action: nothing, or a diff of its visible elements, taken once the
  /// application has settled.
  Observe observe = Observe::none;
  /// Process id of the application that owns the window.
  ProcessId pid = 0;
  /// Id of the window, from list_windows or launch_app. Default: the topmost window of pid.
  std::optional<WindowId> window_id{};
  /// Left edge of the visible frame on the screen, in pixels.
  std::int64_t x = 0;
  /// Top edge of the visible frame on the screen, in pixels.
  std::int64_t y = 0;
  /// Width of the visible frame in pixels, without the shadow.
  std::int64_t width = 0;
  /// Height of the visible frame in pixels, without the shadow.
  std::int64_t height = 0;
  bool operator==(const SetWindowFrameArgs&) const = default;
};
void write(JsonWriter& writer, const SetWindowFrameArgs& value);
void read(const nlohmann::json& json, SetWindowFrameArgs& out);
extern const SchemaNode set_window_frame_args_schema;

struct SetWindowFrameResult {
  /// Only with observe: snapshot_id of the snapshot that changes refers to; absent when there is none to compare with.
  std::optional<std::int64_t> since{};
  /// Only with observe: id of the snapshot that was taken after the action. Its elements can be acted on.
  std::optional<std::int64_t> snapshot_id{};
  /// Only with observe: the visible elements that were added, changed or removed, at most 4,000 bytes of lines.
  std::optional<std::vector<ElementChange>> changes{};
  /// Only with observe: what limits changes, or why there are none and what to do instead.
  std::optional<std::string> changes_note{};
  /// Only with observe: windows that opened since the session last listed or read windows; absent when there are none.
  std::optional<std::vector<Window>> new_windows{};
  /// Process id of the application that owns the window.
  ProcessId pid = 0;
  /// Id of the window.
  WindowId window_id = 0;
  /// confirmed: the window is where it was wanted. unverifiable: it is elsewhere, for instance because of its own
  /// limits or because of the window manager. suspected_noop: it is where it was before.
  Effect effect{};
  /// Where the window is now: its visible frame in pixels of the screen.
  Bounds bounds{};
};
void write(JsonWriter& writer, const SetWindowFrameResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const SetWindowFrameResult& value);

/// All problems at once, never half a struct.
Result<SetWindowFrameArgs> parse_set_window_frame_args(const nlohmann::json& json, std::string_view platform = {});

/// Moves and resizes a window without bringing it to the front, and tells where it is afterwards.
/// Written by hand in impl/tools/desktop/set_window_frame.cpp.
Result<SetWindowFrameResult> set_window_frame(Call& call, const Target& target, const SetWindowFrameArgs& args);

Result<std::unique_ptr<Invocation>> prepare_set_window_frame(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo set_window_frame_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct SetWindowFrameTool {
  using Arguments = SetWindowFrameArgs;
  using Result = SetWindowFrameResult;
  static const ToolInfo& info() { return set_window_frame_tool; }
  static std::unique_ptr<Invocation> invocation(SetWindowFrameArgs arguments);
};

}  // namespace offhand::tools::desktop
