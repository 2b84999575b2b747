#pragma once

#include <cstdint>
#include <string>

#include "codegen/runtime/error.h"

namespace offhand {

class Call;

/// Before something that needs trees: switches the desktop's accessibility on where it is off and the configuration
/// allows it. A desktop where it cannot be is left as it is; applications may show their trees all the same.
void provide_accessibility(Call& call);

/// What `accessibility_off` means here: that one application is blind, or `accessibility_disabled`, that the desktop is
/// and the configuration does not let us change it.
Error explain_blindness(Call& call, Error error, const std::string& app, std::int64_t pid);

}  // namespace offhand
