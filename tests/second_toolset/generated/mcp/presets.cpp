// Generated from tests/second_toolset/schema/presets.json. Do not edit.
#include "tests/second_toolset/generated/mcp/presets.h"

#include <array>

namespace offhand::second {
namespace {

constexpr auto kAllTools = std::to_array<std::string_view>({
  "second.jot",
  "second.prod",
});

constexpr auto kPresets = std::to_array<Preset>({
  {"all", "Both.", kAllTools, false},
});

}  // namespace

std::span<const Preset> all_presets() { return kPresets; }

const Preset& default_preset() { return kPresets[0]; }

}  // namespace offhand::second
