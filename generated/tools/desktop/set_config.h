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
  /// Run's name.
  std::optional<SessionId> session{};
  /// desktop allows calls without a window: they mean the whole screen.
  std::optional<CaptureScope> capture_scope{};
  /// Longer side of pictures at most; 0: native.
  std::optional<MaxImageDimension> max_image_dimension{};
  /// Shows a small picture of the window acted on last.
  std::optional<ExperimentalPip> experimental_pip{};
  /// Its size and place: 320x200 or 320x200+24+24.
  std::optional<ExperimentalPipGeometry> experimental_pip_geometry{};
  /// Accepted and ignored.
  std::optional<std::string> capture_mode{};
  bool operator==(const SetConfigArgs&) const = default;
};
void write(JsonWriter& writer, const SetConfigArgs& value);
void read(const nlohmann::json& json, SetConfigArgs& out);
extern const SchemaNode set_config_args_schema;

/// Where it was set: for this run, or for good.
enum class SetConfigResultReach {
  session,
  file,
};
std::string_view to_string(SetConfigResultReach value);
std::optional<SetConfigResultReach> set_config_result_reach_from_string(std::string_view text);
void write(JsonWriter& writer, SetConfigResultReach value);

struct SetConfigResult {
  /// Where it was set: for this run, or for good.
  SetConfigResultReach reach{};
  /// Settings that were given.
  std::vector<std::string> changed{};
  /// File that was written; absent for a run.
  std::optional<std::string> config_file{};
  /// What holds now.
  SettingsInForce settings{};
};
void write(JsonWriter& writer, const SetConfigResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const SetConfigResult& value);

/// All problems at once, never half a struct.
Result<SetConfigArgs> parse_set_config_args(const nlohmann::json& json, std::string_view platform = {});

/// Changes settings: for this run alone, in memory. A single command that names no session writes the settings file
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
