#include <algorithm>

#include "codegen/emit/products.h"
#include "codegen/emit/writer.h"

namespace offhand::codegen {
namespace {

constexpr std::string_view kRegistryHeader = R"(#pragma once

#include "codegen/runtime/catalog.h"

namespace $space$ {

/// All that $folder$schema declares for clients.
const Catalog& catalog();

}  // namespace $space$
)";

/// An entry of the catalog: the file that declares it, and its name there.
struct Listed {
  std::string home;
  std::string symbol;
};

struct Section {
  /// "ToolInfo", "kTools", "tools"
  std::string_view type;
  std::string_view table;
  std::string_view member;
  std::vector<Listed> entries;
};

std::vector<Section> sections_of(const Model& model) {
  std::vector<Section> sections = {{"ToolInfo", "kTools", "tools", {}},
                                   {"ResourceInfo", "kResources", "resources", {}},
                                   {"PromptInfo", "kPrompts", "prompts", {}}};
  for (const Tool& tool : model.tools)
    sections[0].entries.push_back({tool.home(), "tools::" + tool.toolset + "::" + tool.name.snake() + "_tool"});
  for (const Resource& resource : model.resources)
    sections[1].entries.push_back({resource.home(), "resources::" + resource.name.snake() + "_resource"});
  for (const Prompt& prompt : model.prompts)
    sections[2].entries.push_back({prompt.home(), "prompts::" + prompt.name.snake() + "_prompt"});
  return sections;
}

std::string presets_home(const Model& model) { return model.part.home("mcp/presets"); }

std::string registry_source(const Model& model) {
  const std::vector<Section> sections = sections_of(model);
  Writer out(banner(model.part.folder + "schema"));
  out.line("#include \"$home$.h\"\n\n#include <array>\n", {{"home", model.part.home("registry/registry")}});
  std::vector<std::string> homes = {presets_home(model)};
  for (const Section& section : sections) {
    for (const Listed& entry : section.entries) homes.push_back(entry.home);
  }
  std::sort(homes.begin(), homes.end());
  for (const std::string& home : homes) out.line("#include \"$home$.h\"", {{"home", home}});
  out.line();
  out.flat_block("namespace $space$ {\nnamespace {\n", "}  // namespace $space$", {{"space", model.part.space}}, [&] {
    std::string members;
    for (const Section& section : sections) {
      if (section.entries.empty()) continue;
      members += fill(".$member$ = $table$, ", {{"member", section.member}, {"table", section.table}});
      out.block("constexpr auto $table$ = std::to_array<const $type$*>({", "});\n",
                {{"table", section.table}, {"type", section.type}}, [&] {
                  for (const Listed& entry : section.entries) out.line("&$symbol$,", {{"symbol", entry.symbol}});
                });
    }
    out.line(R"(}  // namespace

const Catalog& catalog() {
  static const Catalog all = {$members$.presets = all_presets(), .default_preset = &default_preset()};
  return all;
}
)",
             {{"members", members}});
  });
  return out.text();
}

constexpr std::string_view kPresetsHeader = R"(#pragma once

#include <span>

#include "codegen/runtime/catalog.h"

namespace $space$ {

/// Sorted by name.
std::span<const Preset> all_presets();
const Preset& default_preset();

}  // namespace $space$
)";

std::string presets_source(const Model& model) {
  Writer out(banner(model.part.folder + "schema/presets.json"));
  out.line("#include \"$home$.h\"\n\n#include <array>\n", {{"home", presets_home(model)}});
  std::vector<const Preset*> sorted;
  for (const Preset& preset : model.presets) sorted.push_back(&preset);
  std::sort(sorted.begin(), sorted.end(), [](const Preset* a, const Preset* b) { return a->name < b->name; });
  out.flat_block("namespace $space$ {\nnamespace {\n", "}  // namespace $space$", {{"space", model.part.space}}, [&] {
    for (const Preset* preset : sorted) {
      out.block("constexpr auto k$Name$Tools = std::to_array<std::string_view>({", "});\n",
                {{"Name", Name(preset->name).pascal()}}, [&] {
                  for (const std::string& tool : preset->tools) out.line("$tool$,", {{"tool", literal(tool)}});
                });
    }
    out.block("constexpr auto kPresets = std::to_array<Preset>({", "});\n\n}  // namespace", {}, [&] {
      for (const Preset* preset : sorted) {
        out.line("{$name$, $description$, k$Name$Tools, $brief$},", {{"name", literal(preset->name)},
                                                                     {"description", literal(preset->description)},
                                                                     {"Name", Name(preset->name).pascal()},
                                                                     {"brief", preset->brief ? "true" : "false"}});
      }
    });
    const auto first = std::find_if(sorted.begin(), sorted.end(),
                                    [&](const Preset* preset) { return preset->name == model.default_preset; });
    out.line(R"(
std::span<const Preset> all_presets() { return kPresets; }

const Preset& default_preset() { return kPresets[$index$]; }
)",
             {{"index", std::to_string(first - sorted.begin())}});
  });
  return out.text();
}

std::string header_text(const Model& model, std::string_view source, std::string_view text) {
  const std::string& folder = model.part.folder;
  return banner(folder + std::string(source)) + '\n' + fill(text, {{"space", model.part.space}, {"folder", folder}});
}

}  // namespace

void emit_registry(const Model& model, Products& products) {
  const std::string home = model.part.home("registry/registry");
  products.push_back({home + ".h", header_text(model, "schema", kRegistryHeader)});
  products.push_back({home + ".cpp", registry_source(model)});
}

void emit_presets(const Model& model, Products& products) {
  products.push_back({presets_home(model) + ".h", header_text(model, "schema/presets.json", kPresetsHeader)});
  products.push_back({presets_home(model) + ".cpp", presets_source(model)});
}

}  // namespace offhand::codegen
