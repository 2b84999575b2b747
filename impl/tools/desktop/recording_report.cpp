#include "impl/tools/desktop/recording_report.h"

#include "impl/tools/call.h"

namespace offhand::tools::desktop {
namespace {

std::optional<std::string> if_any(const std::string& text) { return text.empty() ? std::nullopt : std::optional(text); }

}  // namespace

RecordingReport recording_report(Call& call, const RecordingState& state) {
  RecordingReport report;
  report.state = state.recording ? RecordingReportState::recording : RecordingReportState::stopped;
  report.output_dir = if_any(state.output_dir);
  report.next_turn = state.next_turn;
  if (call.session().is_named()) report.owner = call.session().id();
  report.video_path = if_any(state.video_path);
  report.last_video_path = if_any(state.last_video_path);
  report.last_error = if_any(state.last_error);
  return report;
}

}  // namespace offhand::tools::desktop
