// Generated from schema/tools/desktop/start_session.json. Do not edit.
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

namespace offhand::tools::desktop {

struct StartSessionArgs {
  /// Name of the session; the same for all of its calls.
  SessionId session{};
  bool operator==(const StartSessionArgs&) const = default;
};
void write(JsonWriter& writer, const StartSessionArgs& value);
void read(const nlohmann::json& json, StartSessionArgs& out);
extern const SchemaNode start_session_args_schema;

/// begun: the session is new; running: it had begun before.
enum class StartSessionResultState {
  begun,
  running,
};
std::string_view to_string(StartSessionResultState value);
std::optional<StartSessionResultState> start_session_result_state_from_string(std::string_view text);
void write(JsonWriter& writer, StartSessionResultState value);

struct StartSessionResult {
  /// Name of the session.
  SessionId session{};
  /// begun: the session is new; running: it had begun before.
  StartSessionResultState state{};
  /// Number of seconds without a call after which the session ends by itself; 0: it never does.
  std::int64_t idle_ttl_secs = 0;
};
void write(JsonWriter& writer, const StartSessionResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const StartSessionResult& value);

/// All problems at once, never half a struct.
Result<StartSessionArgs> parse_start_session_args(const nlohmann::json& json, std::string_view platform = {});

/// Begins a session under a name. Its snapshots, settings and recording are its own, whatever connection its calls come
/// over. Calling it again keeps the session alive; after its end, it begins a new one.
/// Written by hand in impl/tools/desktop/start_session.cpp.
Result<StartSessionResult> start_session(Call& call, const StartSessionArgs& args);

Result<std::unique_ptr<Invocation>> prepare_start_session(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo start_session_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct StartSessionTool {
  using Arguments = StartSessionArgs;
  using Result = StartSessionResult;
  static const ToolInfo& info() { return start_session_tool; }
  static std::unique_ptr<Invocation> invocation(StartSessionArgs arguments);
};

}  // namespace offhand::tools::desktop
