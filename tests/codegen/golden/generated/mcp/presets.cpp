// Generated from schema/presets.json. Do not edit.
#include "generated/mcp/presets.h"

#include <array>

namespace offhand {
namespace {

constexpr auto kFullTools = std::to_array<std::string_view>({
  "demo.compose",
  "demo.leave",
  "demo.letter",
  "demo.list_strokes",
  "demo.measure",
  "demo.mix",
  "demo.paint",
  "demo.sweep",
  "demo.trace",
  "demo.write_at",
});

constexpr auto kLeanTools = std::to_array<std::string_view>({
  "demo.paint",
});

constexpr auto kPresets = std::to_array<Preset>({
  {"full", "Everything.", kFullTools, false},
  {"lean", "What is needed.", kLeanTools, true},
});

}  // namespace

std::span<const Preset> all_presets() { return kPresets; }

const Preset& default_preset() { return kPresets[1]; }

}  // namespace offhand
