#pragma once

#include "generated/types/settings.h"

namespace offhand {
class Call;
}

namespace offhand::tools::desktop {

/// What holds for this call's run now.
SettingsInForce settings_in_force(Call& call);

}  // namespace offhand::tools::desktop
