#include "codegen/emit/products.h"
#include "codegen/emit/writer.h"

namespace offhand::codegen {
namespace {

constexpr std::string_view kPlatformsHeader = R"(#pragma once

#include <string_view>

#include "codegen/runtime/tool.h"

namespace offhand {

/// The support a tool declares for a platform; null for an unknown platform.
const PlatformSupport* find_support(const ToolInfo& tool, std::string_view platform);
/// Refuses with the declared reason where the tool does not work. An empty platform is none in particular: there every
/// tool passes that works on some platform.
Result<void> check_support(const ToolInfo& tool, std::string_view platform);

}  // namespace offhand
)";

constexpr std::string_view kPlatformLookups = R"(
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
    return fail(errors::unknown_platform({.platform = std::string(platform), .platforms = $names$}));
  }
  return fail(errors::unsupported_platform({.tool = std::string(tool.name),
                                            .platform = platform.empty() ? "any platform" : std::string(platform),
                                            .reason = std::string(support->note)}));
}
)";

std::string platforms_source(const Model& model) {
  Writer out(banner("schema/platforms"));
  out.line(
      "#include \"generated/support/platforms.h\"\n\n#include <string>\n\n#include "
      "\"generated/types/errors.h\"\n");
  std::string names;
  for (const Platform& platform : model.platforms) names += (names.empty() ? "" : ", ") + platform.name;
  out.flat_block("namespace offhand {", "}  // namespace offhand", {},
                 [&] { out.line(kPlatformLookups, {{"names", literal(names)}}); });
  return out.text();
}

}  // namespace

void emit_platforms(const Model& model, Products& products) {
  products.push_back(
      {"generated/support/platforms.h", banner("schema/platforms") + '\n' + std::string(kPlatformsHeader)});
  products.push_back({"generated/support/platforms.cpp", platforms_source(model)});
}

}  // namespace offhand::codegen
