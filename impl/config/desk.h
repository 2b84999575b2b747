#pragma once

#include "generated/types/config.h"

namespace offhand {

/// Whether nobody but offhand works at this desktop: so says the configuration, else it is so in a sandbox. There what
/// would disturb a user may be done.
bool is_private_desk(const Config& config);

/// Whether accessibility may be switched on: as configured, but nobody has to be asked where nobody works.
ConfigAccessibilityEnable accessibility_policy(const Config& config);

}  // namespace offhand
