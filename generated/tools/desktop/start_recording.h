// Generated from schema/tools/desktop/start_recording.json. Do not edit.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/tool.h"
#include "generated/types/recording.h"
#include "generated/types/session.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::desktop {

struct StartRecordingArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// Folder to write the recording to; it must be empty or not exist yet.
  std::string output_dir{};
  /// true: also films the screen, to recording.mp4 in the folder. Needs the program ffmpeg.
  bool record_video = false;
  /// false: stops the recording instead of starting one.
  bool enabled = true;
  bool operator==(const StartRecordingArgs&) const = default;
};
void write(JsonWriter& writer, const StartRecordingArgs& value);
void read(const nlohmann::json& json, StartRecordingArgs& out);
extern const SchemaNode start_recording_args_schema;

/// All problems at once, never half a struct.
Result<StartRecordingArgs> parse_start_recording_args(const nlohmann::json& json, std::string_view platform = {});

/// Records every action of this session from now on: a folder for each, with what was asked, what came of it, and the
/// tree and picture of the window afterwards. An earlier recording of the session ends.
/// Written by hand in impl/tools/desktop/start_recording.cpp.
Result<RecordingReport> start_recording(Call& call, const StartRecordingArgs& args);

Result<std::unique_ptr<Invocation>> prepare_start_recording(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo start_recording_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct StartRecordingTool {
  using Arguments = StartRecordingArgs;
  using Result = RecordingReport;
  static const ToolInfo& info() { return start_recording_tool; }
  static std::unique_ptr<Invocation> invocation(StartRecordingArgs arguments);
};

}  // namespace offhand::tools::desktop
