// Generated from schema/tools/desktop/bring_to_front.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/tool.h"
#include "generated/types/observation.h"
#include "generated/types/session.h"
#include "generated/types/target.h"
#include "generated/types/window.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::desktop {

struct BringToFrontArgs {
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
  bool operator==(const BringToFrontArgs&) const = default;
};
void write(JsonWriter& writer, const BringToFrontArgs& value);
void read(const nlohmann::json& json, BringToFrontArgs& out);
extern const SchemaNode bring_to_front_args_schema;

struct BringToFrontResult {
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
  /// Id of the window, which is active now.
  WindowId window_id = 0;
  /// Whether the window was active before, so that nothing was done.
  bool was_active = false;
};
void write(JsonWriter& writer, const BringToFrontResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const BringToFrontResult& value);

/// All problems at once, never half a struct.
Result<BringToFrontArgs> parse_bring_to_front_args(const nlohmann::json& json, std::string_view platform = {});

/// Makes a window the active one, on top and with the keyboard, and leaves it so: the user loses all three. Other tools
/// with delivery_mode foreground do that only for a moment.
/// Written by hand in impl/tools/desktop/bring_to_front.cpp.
Result<BringToFrontResult> bring_to_front(Call& call, const Target& target, const BringToFrontArgs& args);

Result<std::unique_ptr<Invocation>> prepare_bring_to_front(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo bring_to_front_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct BringToFrontTool {
  using Arguments = BringToFrontArgs;
  using Result = BringToFrontResult;
  static const ToolInfo& info() { return bring_to_front_tool; }
  static std::unique_ptr<Invocation> invocation(BringToFrontArgs arguments);
};

}  // namespace offhand::tools::desktop
