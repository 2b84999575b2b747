#include "generated/tools/desktop/get_recording_state.h"

#include "impl/tools/call.h"
#include "impl/tools/desktop/recording_report.h"

namespace offhand::tools::desktop {

Result<RecordingReport> get_recording_state(Call& call, const GetRecordingStateArgs& /*args*/) {
  return recording_report(call, call.recordings().state(call.session()));
}

}  // namespace offhand::tools::desktop
