#pragma once

#include <string>

#include "codegen/load/json.h"

namespace offhand::codegen {

/// JSON as schemas are written by hand: what holds no other object stands on one line, and so does all that fits.
std::string compact_json(const Json& json);

}  // namespace offhand::codegen
