#pragma once

#include "generated/types/recording.h"
#include "impl/recording/recordings.h"

namespace offhand {
class Call;
}

namespace offhand::tools::desktop {

/// The state of this call's run as the public schema has it.
RecordingReport recording_report(Call& call, const RecordingState& state);

}  // namespace offhand::tools::desktop
