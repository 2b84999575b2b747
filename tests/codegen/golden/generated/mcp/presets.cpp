// Generated from schema/presets.json. Do not edit.
#include "generated/mcp/presets.h"

#include <array>

namespace offhand {
namespace {

constexpr auto kFullTools = std::to_array<std::string_view>({
  "demo.list_strokes",
  "demo.paint",
});

constexpr auto kLeanTools = std::to_array<std::string_view>({
  "demo.paint",
});

constexpr auto kPresets = std::to_array<Preset>({
  {"full", "Everything.", kFullTools},
  {"lean", "What is needed.", kLeanTools},
});

}  // namespace

std::span<const Preset> all_presets() { return kPresets; }

const Preset* find_preset(std::string_view name) {
  for (const Preset& preset : kPresets) {
    if (preset.name == name) return &preset;
  }
  return nullptr;
}

const Preset& default_preset() { return *find_preset("lean"); }

}  // namespace offhand
