// Generated from schema/tools. Do not edit.
#pragma once

#include <array>

#include "codegen/runtime/tool.h"

/// Where tools work; several have the same table.
namespace offhand::platform_support {

constexpr auto kPlatforms585052846 = std::to_array<PlatformSupport>({
  {"macos", Support::full, ""},
  {"sim", Support::full, ""},
  {"web", Support::full, ""},
});
constexpr auto kPlatforms3914818054 = std::to_array<PlatformSupport>({
  {"macos", Support::none, "The pencil is broken."},
  {"sim", Support::full, ""},
  {"web", Support::none, "There is no canvas."},
});
constexpr auto kPlatforms1582019276 = std::to_array<PlatformSupport>({
  {"macos", Support::partial, "Only the last ten."},
  {"sim", Support::full, ""},
  {"web", Support::none, "There is no canvas."},
});

}  // namespace offhand::platform_support
