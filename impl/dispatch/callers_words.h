#pragma once

#include <cstdint>
#include <string_view>

#include "codegen/runtime/error.h"

namespace offhand {

/// Names an element as its caller does, by its id in a capture: services know it by its index in a snapshot, and their
/// messages call it "element 12".
void name_by_id(Error& error, std::int64_t index, std::string_view id);

}  // namespace offhand
