// Generated from schema/tools/ax/ax_wait_idle.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/tool.h"
#include "generated/types/session.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::ax {

struct AxWaitIdleArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// Connected application: its alias, its name, the id of its desktop entry, or its pid.
  std::string app{};
  /// How long to wait at most, in milliseconds.
  std::int64_t timeout_ms = 5000;
  /// For how long nothing may change, in milliseconds.
  std::int64_t poll_ms = 100;
  bool operator==(const AxWaitIdleArgs&) const = default;
};
void write(JsonWriter& writer, const AxWaitIdleArgs& value);
void read(const nlohmann::json& json, AxWaitIdleArgs& out);
extern const SchemaNode ax_wait_idle_args_schema;

struct AxWaitIdleResult {
  /// Whether the application came to rest.
  bool idle = false;
  /// How long it took, in milliseconds.
  std::int64_t waited_ms = 0;
  /// How many changes it reported meanwhile.
  std::int64_t changes = 0;
};
void write(JsonWriter& writer, const AxWaitIdleResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const AxWaitIdleResult& value);

/// All problems at once, never half a struct.
Result<AxWaitIdleArgs> parse_ax_wait_idle_args(const nlohmann::json& json, std::string_view platform = {});

/// Waits until an application changes nothing more by itself.
/// Written by hand in impl/tools/ax/ax_wait_idle.cpp.
Result<AxWaitIdleResult> ax_wait_idle(Call& call, const Target& target, const AxWaitIdleArgs& args);

Result<std::unique_ptr<Invocation>> prepare_ax_wait_idle(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo ax_wait_idle_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct AxWaitIdleTool {
  using Arguments = AxWaitIdleArgs;
  using Result = AxWaitIdleResult;
  static const ToolInfo& info() { return ax_wait_idle_tool; }
  static std::unique_ptr<Invocation> invocation(AxWaitIdleArgs arguments);
};

}  // namespace offhand::tools::ax
