// Generated from schema/common/recording.json. Do not edit.
#include "generated/types/recording.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/schema.h"
#include "codegen/runtime/text.h"

namespace offhand {

namespace {
constexpr auto kRecordingReportStateValues = std::to_array<std::string_view>({"recording", "stopped"});
}  // namespace

std::string_view to_string(RecordingReportState value) { return kRecordingReportStateValues[static_cast<std::size_t>(value)]; }

std::optional<RecordingReportState> recording_report_state_from_string(std::string_view text) {
  const auto found = std::find(kRecordingReportStateValues.begin(), kRecordingReportStateValues.end(), text);
  if (found == kRecordingReportStateValues.end()) return std::nullopt;
  return static_cast<RecordingReportState>(found - kRecordingReportStateValues.begin());
}

void write(JsonWriter& writer, RecordingReportState value) { writer.value(to_string(value)); }

void write(JsonWriter& writer, const RecordingReport& value) {
  writer.begin_object();
  write_member(writer, "state", value.state);
  write_member(writer, "output_dir", value.output_dir);
  write_member(writer, "next_turn", value.next_turn);
  write_member(writer, "owner", value.owner);
  write_member(writer, "video_path", value.video_path);
  write_member(writer, "last_video_path", value.last_video_path);
  write_member(writer, "last_error", value.last_error);
  writer.end_object();
}

std::string text_of(const RecordingReport& value) {
  std::string text;
  text += "✅ ";
  if (value.state == RecordingReportState::recording) {
    text += "Recording";
  }
  if (value.state == RecordingReportState::stopped) {
    text += "Not recording";
  }
  if (value.output_dir.has_value() && !value.output_dir->empty()) {
    text += ", folder ";
    append_text(text, *value.output_dir);
  }
  text += ", next turn ";
  append_text(text, value.next_turn);
  if (value.owner.has_value() && !value.owner->empty()) {
    text += ", of session ";
    append_text(text, *value.owner);
  }
  if (value.video_path.has_value() && !value.video_path->empty()) {
    text += ", video ";
    append_text(text, *value.video_path);
  }
  if (value.last_video_path.has_value() && !value.last_video_path->empty()) {
    text += ", finished video ";
    append_text(text, *value.last_video_path);
  }
  if (value.last_error.has_value() && !value.last_error->empty()) {
    text += "; ";
    append_text(text, *value.last_error);
  }
  return text;
}

}  // namespace offhand
