// Generated from schema/tools/ax/ax_session_info.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/tool.h"
#include "generated/types/session.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::ax {

struct AxSessionInfoArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  bool operator==(const AxSessionInfoArgs&) const = default;
};
void write(JsonWriter& writer, const AxSessionInfoArgs& value);
void read(const nlohmann::json& json, AxSessionInfoArgs& out);
extern const SchemaNode ax_session_info_args_schema;

/// What calls may do, by the setting security_mode: everything, nothing that executes, or only looking.
enum class AxSessionInfoResultSecurityMode {
  normal,
  safe,
  sandboxed,
};
std::string_view to_string(AxSessionInfoResultSecurityMode value);
std::optional<AxSessionInfoResultSecurityMode> ax_session_info_result_security_mode_from_string(std::string_view text);
void write(JsonWriter& writer, AxSessionInfoResultSecurityMode value);

struct AxSessionInfoResult {
  /// Connected applications that still run, as calls may name them.
  std::vector<std::string> connected_apps{};
  /// How many actions were done in this session.
  std::int64_t action_count = 0;
  /// How many of them ax_undo can go back over; those without an inverse are skipped then.
  std::optional<std::int64_t> undo_stack_depth{};
  /// How many resources its client is subscribed to.
  std::optional<std::int64_t> subscriptions{};
  /// For how long this process has been running.
  std::optional<double> uptime_seconds{};
  /// What calls may do, by the setting security_mode: everything, nothing that executes, or only looking.
  std::optional<AxSessionInfoResultSecurityMode> security_mode{};
};
void write(JsonWriter& writer, const AxSessionInfoResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const AxSessionInfoResult& value);

/// All problems at once, never half a struct.
Result<AxSessionInfoArgs> parse_ax_session_info_args(const nlohmann::json& json, std::string_view platform = {});

/// Tells what the session is connected to and what it has done.
/// Written by hand in impl/tools/ax/ax_session_info.cpp.
Result<AxSessionInfoResult> ax_session_info(Call& call, const AxSessionInfoArgs& args);

Result<std::unique_ptr<Invocation>> prepare_ax_session_info(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo ax_session_info_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct AxSessionInfoTool {
  using Arguments = AxSessionInfoArgs;
  using Result = AxSessionInfoResult;
  static const ToolInfo& info() { return ax_session_info_tool; }
  static std::unique_ptr<Invocation> invocation(AxSessionInfoArgs arguments);
};

}  // namespace offhand::tools::ax
