// Generated from schema/common/recording.json. Do not edit.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace offhand {

class JsonWriter;
struct SchemaNode;
struct SchemaUnion;

/// recording: actions are being written; stopped: they are not.
enum class RecordingReportState {
  recording,
  stopped,
};
std::string_view to_string(RecordingReportState value);
std::optional<RecordingReportState> recording_report_state_from_string(std::string_view text);
void write(JsonWriter& writer, RecordingReportState value);

/// The recording of a session.
struct RecordingReport {
  /// recording: actions are being written; stopped: they are not.
  RecordingReportState state{};
  /// Folder of the recording, or of the one that stopped last.
  std::optional<std::string> output_dir{};
  /// Number that the next recorded action gets; the first has 1.
  std::int64_t next_turn = 0;
  /// Name of the session that the recording belongs to; absent for the recording of a connection without a session
  /// name.
  std::optional<std::string> owner{};
  /// Path of the video that is being written.
  std::optional<std::string> video_path{};
  /// Path of the finished video.
  std::optional<std::string> last_video_path{};
  /// Why the recording ended by itself, or what it has to do without.
  std::optional<std::string> last_error{};
};
void write(JsonWriter& writer, const RecordingReport& value);
/// The text of a reply.
std::string text_of(const RecordingReport& value);

}  // namespace offhand
