#include "generated/tools/desktop/start_recording.h"

#include "generated/types/errors.h"
#include "impl/tools/call.h"
#include "impl/tools/desktop/recording_report.h"

namespace offhand::tools::desktop {

Result<RecordingReport> start_recording(Call& call, const StartRecordingArgs& args) {
  if (!args.enabled) return recording_report(call, call.recordings().stop(call.session()));
  OFFHAND_CHECK(call.require_memory("A recording"));
  Recordings::Options options;
  OFFHAND_ASSIGN(options.output_dir, call.output_path(args.output_dir));
  options.record_video = args.record_video;
  options.platform = call.platform_name();
  options.idle_ttl = call.session().idle_ttl();
  const bool keep = call.config().recording_typed_text == ConfigRecordingTypedText::keep;
  options.typed_text = keep ? Recordings::TypedText::keep : Recordings::TypedText::redact;
  OFFHAND_ASSIGN(const auto state, call.recordings().start(call.session(), options, call.screen(), call.limits()));
  return recording_report(call, state);
}

}  // namespace offhand::tools::desktop
