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
  /// Run's name.
  std::optional<SessionId> session{};
  /// diff: what changed since the last read.
  Observe observe = Observe::none;
  /// Window's owner.
  ProcessId pid = 0;
  /// Default: pid's topmost.
  std::optional<WindowId> window_id{};
  bool operator==(const BringToFrontArgs&) const = default;
};
void write(JsonWriter& writer, const BringToFrontArgs& value);
void read(const nlohmann::json& json, BringToFrontArgs& out);
extern const SchemaNode bring_to_front_args_schema;

struct BringToFrontResult {
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
  /// The window that is active now.
  WindowId window_id = 0;
  /// It was active before, and nothing was done.
  bool was_active = false;
};
void write(JsonWriter& writer, const BringToFrontResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const BringToFrontResult& value);

/// All problems at once, never half a struct.
Result<BringToFrontArgs> parse_bring_to_front_args(const nlohmann::json& json, std::string_view platform = {});

/// Makes a window active, on top and with the keyboard, and leaves it so: it takes these from the user. Foreground
/// delivery of other tools does so for a moment only.
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
