#pragma once

#include "generated/types/config.h"

namespace offhand {

/// Sets the log level of this process.
void set_log_level(ConfigLogLevel level);

}  // namespace offhand
