#include "codegen/emit/products.h"
#include "codegen/emit/writer.h"

namespace offhand::codegen {
namespace {

constexpr std::string_view kPlatformsHeader = R"(#pragma once

#include <span>
#include <string_view>

#include "codegen/runtime/tool.h"

namespace offhand {

struct PlatformInfo {
  std::string_view name;
  std::string_view title;
  /// What its backend provides.
  std::span<const std::string_view> facets;
};

/// Sorted by name.
std::span<const PlatformInfo> all_platforms();
const PlatformInfo* find_platform(std::string_view name);

/// The support a tool declares for a platform; null for an unknown platform.
const PlatformSupport* find_support(const ToolInfo& tool, std::string_view platform);
/// Refuses with the declared reason where the tool does not work. An empty platform is none in particular: there every
/// tool passes that works on some platform.
Result<void> check_support(const ToolInfo& tool, std::string_view platform);

}  // namespace offhand
)";

constexpr std::string_view kPlatformLookups = R"(
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
      "#include \"generated/support/platforms.h\"\n\n#include <array>\n#include <string>\n\n#include "
      "\"generated/types/errors.h\"\n");
  std::string names;
  out.flat_block("namespace offhand {\nnamespace {\n", "}  // namespace offhand", {}, [&] {
    for (const Platform& platform : model.platforms) {
      names += (names.empty() ? "" : ", ") + platform.name;
      if (platform.facets.empty()) continue;
      out.line("constexpr auto k$Name$Facets = std::to_array<std::string_view>($list$);",
               {{"Name", Name(platform.name).pascal()}, {"list", literal_list(platform.facets)}});
    }
    out.block("\nconstexpr auto kPlatforms = std::to_array<PlatformInfo>({", "});\n\n}  // namespace", {}, [&] {
      for (const Platform& platform : model.platforms) {
        const std::string facets = platform.facets.empty() ? "{}" : 'k' + Name(platform.name).pascal() + "Facets";
        out.line("{$name$, $title$, $facets$},",
                 {{"name", literal(platform.name)}, {"title", literal(platform.title)}, {"facets", facets}});
      }
    });
    out.line(kPlatformLookups, {{"names", literal(names)}});
  });
  return out.text();
}

}  // namespace

void emit_platforms(const Model& model, Products& products) {
  products.push_back(
      {"generated/support/platforms.h", banner("schema/platforms") + '\n' + std::string(kPlatformsHeader)});
  products.push_back({"generated/support/platforms.cpp", platforms_source(model)});
}

}  // namespace offhand::codegen
