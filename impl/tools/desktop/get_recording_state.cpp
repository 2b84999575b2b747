#include "generated/tools/desktop/get_recording_state.h"

#include "impl/tools/call.h"
#include "impl/tools/desktop/recording_report.h"

namespace offhand::tools::desktop {

Result<RecordingReport> get_recording_state(Call& call, const GetRecordingStateArgs& /*args*/) {
  auto state = call.recordings().state(call.session());
  // Over HTTP a connection may be anybody's.
  const bool may_ask_for_others = !call.session().is_named() && !call.over_http();
  if (state.output_dir.empty() && may_ask_for_others) state = call.recordings().left_by_a_connection();
  return recording_report(call, state);
}

}  // namespace offhand::tools::desktop
