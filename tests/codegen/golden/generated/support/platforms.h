// Generated from schema/platforms. Do not edit.
#pragma once

#include <string_view>

#include "codegen/runtime/tool.h"

namespace offhand {

/// The support a tool declares for a platform; null for an unknown platform.
const PlatformSupport* find_support(const ToolInfo& tool, std::string_view platform);
/// Refuses with the declared reason where the tool does not work. An empty platform is none in particular: there every
/// tool passes that works on some platform.
Result<void> check_support(const ToolInfo& tool, std::string_view platform);

}  // namespace offhand
