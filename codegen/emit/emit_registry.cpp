#include <algorithm>

#include "codegen/emit/products.h"
#include "codegen/emit/writer.h"

namespace offhand::codegen {
namespace {

constexpr std::string_view kRegistryHeader = R"(#pragma once

#include <span>
#include <string_view>

#include "codegen/runtime/catalog.h"

namespace offhand {

/// All that this build offers.
const Catalog& catalog();

/// Every tool of every toolset, sorted by identity.
std::span<const ToolInfo* const> all_tools();
/// By identity: "desktop.click". Null if there is none.
const ToolInfo* find_tool(std::string_view identity);

}  // namespace offhand
)";

constexpr std::string_view kRegistryLookups = R"(
const Catalog& catalog() {
  static const Catalog all = {.tools = kTools, .presets = all_presets(), .default_preset = &default_preset()};
  return all;
}

std::span<const ToolInfo* const> all_tools() { return kTools; }

const ToolInfo* find_tool(std::string_view identity) {
  const auto found = std::lower_bound(kTools.begin(), kTools.end(), identity,
                                      [](const ToolInfo* tool, std::string_view wanted) { return tool->identity < wanted; });
  return found != kTools.end() && (*found)->identity == identity ? *found : nullptr;
}
)";

std::string registry_source(const Model& model) {
  Writer out(banner("schema/tools"));
  out.line(
      "#include \"generated/registry/registry.h\"\n\n#include <algorithm>\n#include <array>\n\n#include "
      "\"generated/mcp/presets.h\"");
  for (const Tool& tool : model.tools) out.line("#include \"generated/$home$.h\"", {{"home", tool.home()}});
  out.line();
  out.flat_block("namespace offhand {\nnamespace {\n", "}  // namespace offhand", {}, [&] {
    out.block("constexpr std::array<const ToolInfo*, $count$> kTools = {", "};\n\n}  // namespace",
              {{"count", std::to_string(model.tools.size())}}, [&] {
                for (const Tool& tool : model.tools) {
                  out.line("&tools::$toolset$::$tool$_tool,", {{"toolset", tool.toolset}, {"tool", tool.name.snake()}});
                }
              });
    out.line(kRegistryLookups);
  });
  return out.text();
}

constexpr std::string_view kPresetsHeader = R"(#pragma once

#include <span>
#include <string_view>

#include "codegen/runtime/catalog.h"

namespace offhand {

/// Sorted by name.
std::span<const Preset> all_presets();
const Preset* find_preset(std::string_view name);
const Preset& default_preset();

}  // namespace offhand
)";

constexpr std::string_view kPresetLookups = R"(
std::span<const Preset> all_presets() { return kPresets; }

const Preset* find_preset(std::string_view name) {
  for (const Preset& preset : kPresets) {
    if (preset.name == name) return &preset;
  }
  return nullptr;
}

const Preset& default_preset() { return *find_preset($default$); }
)";

std::string presets_source(const Model& model) {
  Writer out(banner("schema/presets.json"));
  out.line("#include \"generated/mcp/presets.h\"\n\n#include <array>\n");
  std::vector<const Preset*> sorted;
  for (const Preset& preset : model.presets) sorted.push_back(&preset);
  std::sort(sorted.begin(), sorted.end(), [](const Preset* a, const Preset* b) { return a->name < b->name; });
  out.flat_block("namespace offhand {\nnamespace {\n", "}  // namespace offhand", {}, [&] {
    for (const Preset* preset : sorted) {
      out.block("constexpr auto k$Name$Tools = std::to_array<std::string_view>({", "});\n",
                {{"Name", Name(preset->name).pascal()}}, [&] {
                  for (const std::string& tool : preset->tools) out.line("$tool$,", {{"tool", literal(tool)}});
                });
    }
    out.block("constexpr auto kPresets = std::to_array<Preset>({", "});\n\n}  // namespace", {}, [&] {
      for (const Preset* preset : sorted) {
        out.line("{$name$, $description$, k$Name$Tools},", {{"name", literal(preset->name)},
                                                            {"description", literal(preset->description)},
                                                            {"Name", Name(preset->name).pascal()}});
      }
    });
    out.line(kPresetLookups, {{"default", literal(model.default_preset)}});
  });
  return out.text();
}

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
/// Refuses with the declared reason where the tool does not work. An empty platform is none in particular and passes.
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
  if (platform.empty()) return {};
  const PlatformSupport* support = find_support(tool, platform);
  if (support == nullptr) {
    return fail(errors::unknown_platform({.platform = std::string(platform), .platforms = $names$}));
  }
  if (support->support != Support::none) return {};
  return fail(errors::unsupported_platform(
      {.tool = std::string(tool.name), .platform = std::string(platform), .reason = std::string(support->note)}));
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

std::string with_banner(std::string_view source, std::string_view text) {
  return banner(source) + '\n' + std::string(text);
}

}  // namespace

void emit_registry(const Model& model, Products& products) {
  products.push_back({"generated/registry/registry.h", with_banner("schema/tools", kRegistryHeader)});
  products.push_back({"generated/registry/registry.cpp", registry_source(model)});
}

void emit_presets(const Model& model, Products& products) {
  products.push_back({"generated/mcp/presets.h", with_banner("schema/presets.json", kPresetsHeader)});
  products.push_back({"generated/mcp/presets.cpp", presets_source(model)});
}

void emit_platforms(const Model& model, Products& products) {
  products.push_back({"generated/support/platforms.h", with_banner("schema/platforms", kPlatformsHeader)});
  products.push_back({"generated/support/platforms.cpp", platforms_source(model)});
}

}  // namespace offhand::codegen
