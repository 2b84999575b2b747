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
  /// Run's name.
  std::optional<SessionId> session{};
  bool operator==(const GetConfigArgs&) const = default;
};
void write(JsonWriter& writer, const GetConfigArgs& value);
void read(const nlohmann::json& json, GetConfigArgs& out);
extern const SchemaNode get_config_args_schema;

struct GetConfigResult {
  /// Of offhand.
  std::string version{};
  /// Backend in use.
  std::string platform{};
  /// Where the lasting settings are kept.
  std::string config_file{};
  /// Run that was asked about; absent without a name.
  std::optional<std::string> session{};
  /// What holds now.
  SettingsInForce settings{};
};
void write(JsonWriter& writer, const GetConfigResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const GetConfigResult& value);

/// All problems at once, never half a struct.
Result<GetConfigArgs> parse_get_config_args(const nlohmann::json& json, std::string_view platform = {});

/// Tells the settings that hold for this run.
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
