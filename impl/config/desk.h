#pragma once

#include "generated/types/config.h"

namespace offhand {

/// True if only offhand uses this desktop: as configured, else true in a sandbox. Actions that would disturb a user are
/// then allowed.
bool is_private_desk(const Config& config);

/// Whether accessibility may be enabled: as configured, but without asking on a desktop that no user works on.
ConfigAccessibilityEnable accessibility_policy(const Config& config);

}  // namespace offhand
