#include "generated/tools/desktop/stop_recording.h"

#include "impl/tools/call.h"
#include "impl/tools/desktop/recording_report.h"

namespace offhand::tools::desktop {

Result<RecordingReport> stop_recording(Call& call, const StopRecordingArgs& /*args*/) {
  return recording_report(call, call.recordings().stop(call.session()));
}

}  // namespace offhand::tools::desktop
