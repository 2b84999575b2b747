#include "offhand/version.h"

namespace offhand::inline v0 {

std::string_view library_version() { return OFFHAND_VERSION; }

}  // namespace offhand::inline v0
