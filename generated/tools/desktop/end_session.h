// Generated from schema/tools/desktop/end_session.json. Do not edit.
#pragma once

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

struct EndSessionArgs {
  /// Name of the session to end.
  SessionId session{};
  bool operator==(const EndSessionArgs&) const = default;
};
void write(JsonWriter& writer, const EndSessionArgs& value);
void read(const nlohmann::json& json, EndSessionArgs& out);
extern const SchemaNode end_session_args_schema;

/// ended: the session was ended by this call; not_running: there was none to end.
enum class EndSessionResultState {
  ended,
  not_running,
};
std::string_view to_string(EndSessionResultState value);
std::optional<EndSessionResultState> end_session_result_state_from_string(std::string_view text);
void write(JsonWriter& writer, EndSessionResultState value);

struct EndSessionResult {
  /// Name of the session.
  SessionId session{};
  /// ended: the session was ended by this call; not_running: there was none to end.
  EndSessionResultState state{};
};
void write(JsonWriter& writer, const EndSessionResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const EndSessionResult& value);

/// All problems at once, never half a struct.
Result<EndSessionArgs> parse_end_session_args(const nlohmann::json& json, std::string_view platform = {});

/// Ends a session: its snapshots and settings are forgotten and its recording stops. Later calls that name it are
/// refused with session_ended. Ending it twice is no error.
/// Written by hand in impl/tools/desktop/end_session.cpp.
Result<EndSessionResult> end_session(Call& call, const EndSessionArgs& args);

Result<std::unique_ptr<Invocation>> prepare_end_session(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo end_session_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct EndSessionTool {
  using Arguments = EndSessionArgs;
  using Result = EndSessionResult;
  static const ToolInfo& info() { return end_session_tool; }
  static std::unique_ptr<Invocation> invocation(EndSessionArgs arguments);
};

}  // namespace offhand::tools::desktop
