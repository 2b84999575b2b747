// Generated from schema/tools/desktop/kill_app.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/tool.h"
#include "generated/types/session.h"
#include "generated/types/target.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::desktop {

struct KillAppArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// Process id of the process to end.
  ProcessId pid = 0;
  bool operator==(const KillAppArgs&) const = default;
};
void write(JsonWriter& writer, const KillAppArgs& value);
void read(const nlohmann::json& json, KillAppArgs& out);
extern const SchemaNode kill_app_args_schema;

struct KillAppResult {
  /// Process id of the process that was ended.
  ProcessId pid = 0;
  /// Name of the process.
  std::string name{};
  /// Number of windows that the process had.
  std::int64_t windows_closed = 0;
};
void write(JsonWriter& writer, const KillAppResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const KillAppResult& value);

/// All problems at once, never half a struct.
Result<KillAppArgs> parse_kill_app_args(const nlohmann::json& json, std::string_view platform = {});

/// Ends a process at once; what it has not saved is lost. Only processes of the same user are ended, and only those
/// that own a window here or were launched here.
/// Written by hand in impl/tools/desktop/kill_app.cpp.
Result<KillAppResult> kill_app(Call& call, const Target& target, const KillAppArgs& args);

Result<std::unique_ptr<Invocation>> prepare_kill_app(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo kill_app_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct KillAppTool {
  using Arguments = KillAppArgs;
  using Result = KillAppResult;
  static const ToolInfo& info() { return kill_app_tool; }
  static std::unique_ptr<Invocation> invocation(KillAppArgs arguments);
};

}  // namespace offhand::tools::desktop
