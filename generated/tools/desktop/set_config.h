// Generated from schema/tools/desktop/set_config.json. Do not edit.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/tool.h"
#include "generated/types/session.h"
#include "generated/types/settings.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::desktop {

struct SetConfigArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// Whether pointer and keyboard tools may act without a window. desktop: such a call means the whole screen; window:
  /// it is refused with desktop_scope_disabled.
  std::optional<CaptureScope> capture_scope{};
  /// Longest side of pictures in pixels: larger ones are scaled down. 0 keeps the native size.
  std::optional<MaxImageDimension> max_image_dimension{};
  /// Whether a small picture of the window that the session acted on last is shown over all other windows.
  std::optional<ExperimentalPip> experimental_pip{};
  /// Size of the picture of experimental_pip and where it stands on the screen, as 320x200 or 320x200+24+24. A negative
  /// offset such as -24 counts from the right or from the bottom.
  std::optional<ExperimentalPipGeometry> experimental_pip_geometry{};
  /// Accepted for older callers, and ignored.
  std::optional<std::string> capture_mode{};
  bool operator==(const SetConfigArgs&) const = default;
};
void write(JsonWriter& writer, const SetConfigArgs& value);
void read(const nlohmann::json& json, SetConfigArgs& out);
extern const SchemaNode set_config_args_schema;

/// session: the settings hold for this session; file: they were written to the settings file.
enum class SetConfigResultReach {
  session,
  file,
};
std::string_view to_string(SetConfigResultReach value);
std::optional<SetConfigResultReach> set_config_result_reach_from_string(std::string_view text);
void write(JsonWriter& writer, SetConfigResultReach value);

struct SetConfigResult {
  /// session: the settings hold for this session; file: they were written to the settings file.
  SetConfigResultReach reach{};
  /// Names of the settings that were given.
  std::vector<std::string> changed{};
  /// Path of the file that was written; absent where the settings hold for a session.
  std::optional<std::string> config_file{};
  /// The settings that hold now.
  SettingsInForce settings{};
};
void write(JsonWriter& writer, const SetConfigResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const SetConfigResult& value);

/// All problems at once, never half a struct.
Result<SetConfigArgs> parse_set_config_args(const nlohmann::json& json, std::string_view platform = {});

/// Changes settings for this session alone, in memory. A single command that names no session changes the settings file
/// instead.
/// Written by hand in impl/tools/desktop/set_config.cpp.
Result<SetConfigResult> set_config(Call& call, const SetConfigArgs& args);

Result<std::unique_ptr<Invocation>> prepare_set_config(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo set_config_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct SetConfigTool {
  using Arguments = SetConfigArgs;
  using Result = SetConfigResult;
  static const ToolInfo& info() { return set_config_tool; }
  static std::unique_ptr<Invocation> invocation(SetConfigArgs arguments);
};

}  // namespace offhand::tools::desktop
