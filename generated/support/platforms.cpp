// Generated from schema/platforms. Do not edit.
#include "generated/support/platforms.h"

#include <string>

#include "generated/types/errors.h"

namespace offhand {

const PlatformSupport* find_support(const ToolInfo& tool, std::string_view platform) {
  for (const PlatformSupport& support : tool.platforms) {
    if (support.platform == platform) return &support;
  }
  return nullptr;
}

Result<void> check_support(const ToolInfo& tool, std::string_view platform) {
  for (const PlatformSupport& support : tool.platforms) {
    const bool is_meant = platform.empty() || support.platform == platform;
    if (is_meant && support.support != Support::none) return {};
  }
  const PlatformSupport* support = platform.empty() ? tool.platforms.data() : find_support(tool, platform);
  if (support == nullptr) {
    return fail(errors::unknown_platform({.platform = std::string(platform), .platforms = "linux, macos, sim, web, windows"}));
  }
  return fail(errors::unsupported_platform({.tool = std::string(tool.name),
                                            .platform = platform.empty() ? "any platform" : std::string(platform),
                                            .reason = std::string(support->note)}));
}

}  // namespace offhand
