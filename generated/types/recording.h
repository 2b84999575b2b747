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

/// Whether turns are being written.
enum class RecordingReportState {
  recording,
  stopped,
};
std::string_view to_string(RecordingReportState value);
std::optional<RecordingReportState> recording_report_state_from_string(std::string_view text);
void write(JsonWriter& writer, RecordingReportState value);

/// The recording of a run.
struct RecordingReport {
  /// Whether turns are being written.
  RecordingReportState state{};
  /// Folder of the recording, or of the one that stopped last.
  std::optional<std::string> output_dir{};
  /// Number that the next turn gets, from 1 on.
  std::int64_t next_turn = 0;
  /// Run that it belongs to; absent for a connection's own.
  std::optional<std::string> owner{};
  /// Video that is being written.
  std::optional<std::string> video_path{};
  /// Video that is finished.
  std::optional<std::string> last_video_path{};
  /// Why it ended by itself, or what it has to do without.
  std::optional<std::string> last_error{};
};
void write(JsonWriter& writer, const RecordingReport& value);

}  // namespace offhand
