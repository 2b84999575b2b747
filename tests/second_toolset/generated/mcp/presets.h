// Generated from tests/second_toolset/schema/presets.json. Do not edit.
#pragma once

#include <span>

#include "codegen/runtime/catalog.h"

namespace offhand::second {

/// Sorted by name.
std::span<const Preset> all_presets();
const Preset& default_preset();

}  // namespace offhand::second
