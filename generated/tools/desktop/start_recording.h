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
  /// Run's name.
  std::optional<SessionId> session{};
  /// Folder to write to, empty or not there yet.
  std::string output_dir{};
  /// Also films the screen to recording.mp4; needs ffmpeg.
  bool record_video = false;
  /// false stops instead.
  bool enabled = true;
  bool operator==(const StartRecordingArgs&) const = default;
};
void write(JsonWriter& writer, const StartRecordingArgs& value);
void read(const nlohmann::json& json, StartRecordingArgs& out);
extern const SchemaNode start_recording_args_schema;

/// All problems at once, never half a struct.
Result<StartRecordingArgs> parse_start_recording_args(const nlohmann::json& json, std::string_view platform = {});

/// Records every action of this run from now on: a folder for each, with what was asked, what came of it, the tree and
/// the picture after it. Ends an earlier recording of the run.
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
