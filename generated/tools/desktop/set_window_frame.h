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
  /// Run's name.
  std::optional<SessionId> session{};
  /// diff: what changed since the last read.
  Observe observe = Observe::none;
  /// Window's owner.
  ProcessId pid = 0;
  /// Default: pid's topmost.
  std::optional<WindowId> window_id{};
  /// Left edge of what shows of it, on the screen.
  std::int64_t x = 0;
  /// Top edge, as x.
  std::int64_t y = 0;
  /// Width without decoration and shadow.
  std::int64_t width = 0;
  /// As width.
  std::int64_t height = 0;
  bool operator==(const SetWindowFrameArgs&) const = default;
};
void write(JsonWriter& writer, const SetWindowFrameArgs& value);
void read(const nlohmann::json& json, SetWindowFrameArgs& out);
extern const SchemaNode set_window_frame_args_schema;

struct SetWindowFrameResult {
  /// With observe: snapshot that changes refers to; absent when there is nothing to compare.
  std::optional<std::int64_t> since{};
  /// With observe: snapshot taken after the action, whose elements can be acted on.
  std::optional<std::int64_t> snapshot_id{};
  /// With observe: what changed of what shows, at most 4,000 bytes of lines.
  std::optional<std::vector<ElementChange>> changes{};
  /// With observe: what to know about changes, or why there are none and what to do.
  std::optional<std::string> changes_note{};
  /// With observe: windows that came since this session last looked at one; absent when there are none.
  std::optional<std::vector<Window>> new_windows{};
  /// Window's owner.
  ProcessId pid = 0;
  /// The window.
  WindowId window_id = 0;
  /// confirmed: it is where it was wanted; unverifiable: elsewhere, such as where its own limits or the window manager
  /// allow; suspected_noop: where it was.
  Effect effect{};
  /// Where it is now.
  Bounds bounds{};
};
void write(JsonWriter& writer, const SetWindowFrameResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const SetWindowFrameResult& value);

/// All problems at once, never half a struct.
Result<SetWindowFrameArgs> parse_set_window_frame_args(const nlohmann::json& json, std::string_view platform = {});

/// Moves and resizes a window, without bringing it to the front, and tells where it is then.
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
