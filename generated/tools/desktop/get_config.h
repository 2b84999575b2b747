// Generated from schema/tools/desktop/get_config.json. Do not edit.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/tool.h"
#include "generated/types/session.h"
#include "generated/types/settings.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::desktop {

struct GetConfigArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  bool operator==(const GetConfigArgs&) const = default;
};
void write(JsonWriter& writer, const GetConfigArgs& value);
void read(const nlohmann::json& json, GetConfigArgs& out);
extern const SchemaNode get_config_args_schema;

struct GetConfigResult {
  /// Version of offhand.
  std::string version{};
  /// Name of the platform backend in use, such as linux.
  std::string platform{};
  /// Path of the file in which lasting settings are kept.
  std::string config_file{};
  /// Name of the session that was asked about; absent for a call without a session name.
  std::optional<std::string> session{};
  /// The settings that hold now.
  SettingsInForce settings{};
};
void write(JsonWriter& writer, const GetConfigResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const GetConfigResult& value);

/// All problems at once, never half a struct.
Result<GetConfigArgs> parse_get_config_args(const nlohmann::json& json, std::string_view platform = {});

/// Tells the settings that hold for this session.
/// Written by hand in impl/tools/desktop/get_config.cpp.
Result<GetConfigResult> get_config(Call& call, const GetConfigArgs& args);

Result<std::unique_ptr<Invocation>> prepare_get_config(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo get_config_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct GetConfigTool {
  using Arguments = GetConfigArgs;
  using Result = GetConfigResult;
  static const ToolInfo& info() { return get_config_tool; }
  static std::unique_ptr<Invocation> invocation(GetConfigArgs arguments);
};

}  // namespace offhand::tools::desktop
