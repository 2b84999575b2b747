// Generated from schema/tools/desktop/get_recording_state.json. Do not edit.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string_view>

#include "codegen/runtime/tool.h"
#include "generated/types/recording.h"
#include "generated/types/session.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::desktop {

struct GetRecordingStateArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  bool operator==(const GetRecordingStateArgs&) const = default;
};
void write(JsonWriter& writer, const GetRecordingStateArgs& value);
void read(const nlohmann::json& json, GetRecordingStateArgs& out);
extern const SchemaNode get_recording_state_args_schema;

/// All problems at once, never half a struct.
Result<GetRecordingStateArgs> parse_get_recording_state_args(const nlohmann::json& json, std::string_view platform = {});

/// Tells whether this session is being recorded, where to, and what became of its last recording; a call without a
/// session name also learns of the last recording that ended with its connection.
/// Written by hand in impl/tools/desktop/get_recording_state.cpp.
Result<RecordingReport> get_recording_state(Call& call, const GetRecordingStateArgs& args);

Result<std::unique_ptr<Invocation>> prepare_get_recording_state(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo get_recording_state_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct GetRecordingStateTool {
  using Arguments = GetRecordingStateArgs;
  using Result = RecordingReport;
  static const ToolInfo& info() { return get_recording_state_tool; }
  static std::unique_ptr<Invocation> invocation(GetRecordingStateArgs arguments);
};

}  // namespace offhand::tools::desktop
