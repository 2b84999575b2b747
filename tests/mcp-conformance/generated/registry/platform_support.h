// Generated from tests/mcp-conformance/schema/tools. Do not edit.
#pragma once

#include <array>

#include "codegen/runtime/tool.h"

/// Where tools work; several have the same table.
namespace offhand::fixtures::platform_support {

constexpr auto kPlatforms2610842135 = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::full, ""},
  {"sim", Support::full, ""},
  {"web", Support::full, ""},
  {"windows", Support::full, ""},
});

}  // namespace offhand::fixtures::platform_support
