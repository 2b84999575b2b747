// Generated from schema/presets.json. Do not edit.
#pragma once

#include <span>
#include <string_view>

namespace offhand {

/// A named selection of tools.
struct Preset {
  std::string_view name;
  std::string_view description;
  /// Identities, sorted.
  std::span<const std::string_view> tools;
};

/// Sorted by name.
std::span<const Preset> all_presets();
const Preset* find_preset(std::string_view name);
const Preset& default_preset();

}  // namespace offhand
