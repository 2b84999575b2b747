#pragma once

#include "generated/types/config.h"

namespace offhand {

/// What this process logs from now on.
void set_log_level(ConfigLogLevel level);

}  // namespace offhand
