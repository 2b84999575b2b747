// Generated from schema/common/recording.json. Do not edit.
#include "generated/types/recording.h"

#include "codegen/runtime/define_types.h"

namespace offhand {

constexpr auto kRecordingReportStateValues = std::to_array<std::string_view>({"recording", "stopped"});
std::string_view to_string(RecordingReportState value) { return kRecordingReportStateValues[static_cast<std::size_t>(value)]; }
std::optional<RecordingReportState> recording_report_state_from_string(std::string_view text) {
  return value_of<RecordingReportState>(text, kRecordingReportStateValues);
}
void write(JsonWriter& writer, RecordingReportState value) { writer.value(to_string(value)); }

constexpr auto kRecordingReportMemberKeys = member_keys("state", "output_dir", "next_turn", "owner", "video_path",
    "last_video_path", "last_error");
void write(JsonWriter& writer, const RecordingReport& value) { write_members(writer, value, kRecordingReportMemberKeys); }

std::string text_of(const RecordingReport& value) {
  std::string text;
  append_parts(text, "✅ ");
  if (value.state == RecordingReportState::recording) append_parts(text, "Recording");
  if (value.state == RecordingReportState::stopped) append_parts(text, "Not recording");
  if (value.output_dir.has_value() && !value.output_dir->empty()) append_parts(text, ", folder ", *value.output_dir);
  append_parts(text, ", next turn ", value.next_turn);
  if (value.owner.has_value() && !value.owner->empty()) append_parts(text, ", of session ", *value.owner);
  if (value.video_path.has_value() && !value.video_path->empty()) append_parts(text, ", video ", *value.video_path);
  if (value.last_video_path.has_value() && !value.last_video_path->empty()) {
    append_parts(text, ", finished video ", *value.last_video_path);
  }
  if (value.last_error.has_value() && !value.last_error->empty()) append_parts(text, "; ", *value.last_error);
  return text;
}

}  // namespace offhand
