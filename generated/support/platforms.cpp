// Generated from schema/platforms. Do not edit.
#include "generated/support/platforms.h"

#include <array>
#include <string>

#include "generated/types/errors.h"

namespace offhand {
namespace {

constexpr auto kLinuxFacets = std::to_array<std::string_view>({"accessibility", "input", "input_grabs", "focus_synthesis", "screen", "windows", "window_placement", "screen_layout", "user_desk", "key_interception", "clipboard", "apps", "pages", "overlay", "menus"});
constexpr auto kSimFacets = std::to_array<std::string_view>({"accessibility", "input", "screen", "windows", "window_placement", "screen_layout", "user_desk", "clipboard", "apps", "pages", "overlay"});

constexpr auto kPlatforms = std::to_array<PlatformInfo>({
  {"linux", "Linux (X11, AT-SPI)", kLinuxFacets},
  {"macos", "macOS", {}},
  {"sim", "Simulation", kSimFacets},
  {"web", "Web", {}},
  {"windows", "Windows", {}},
});

}  // namespace

std::span<const PlatformInfo> all_platforms() { return kPlatforms; }

const PlatformInfo* find_platform(std::string_view name) {
  for (const PlatformInfo& platform : kPlatforms) {
    if (platform.name == name) return &platform;
  }
  return nullptr;
}

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
