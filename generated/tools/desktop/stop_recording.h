// Generated from schema/tools/desktop/stop_recording.json. Do not edit.
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

struct StopRecordingArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  bool operator==(const StopRecordingArgs&) const = default;
};
void write(JsonWriter& writer, const StopRecordingArgs& value);
void read(const nlohmann::json& json, StopRecordingArgs& out);
extern const SchemaNode stop_recording_args_schema;

/// All problems at once, never half a struct.
Result<StopRecordingArgs> parse_stop_recording_args(const nlohmann::json& json, std::string_view platform = {});

/// Ends the recording of this session and finishes its video. Where nothing is being recorded, nothing happens.
/// Written by hand in impl/tools/desktop/stop_recording.cpp.
Result<RecordingReport> stop_recording(Call& call, const StopRecordingArgs& args);

Result<std::unique_ptr<Invocation>> prepare_stop_recording(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo stop_recording_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct StopRecordingTool {
  using Arguments = StopRecordingArgs;
  using Result = RecordingReport;
  static const ToolInfo& info() { return stop_recording_tool; }
  static std::unique_ptr<Invocation> invocation(StopRecordingArgs arguments);
};

}  // namespace offhand::tools::desktop
