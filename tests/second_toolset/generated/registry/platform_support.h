// Generated from tests/second_toolset/schema/tools. Do not edit.
#pragma once

#include <array>

#include "codegen/runtime/tool.h"

/// Where tools work; several have the same table.
namespace offhand::second::platform_support {

constexpr auto kPlatforms329419350 = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});

}  // namespace offhand::second::platform_support
