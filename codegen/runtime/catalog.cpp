#include "codegen/runtime/catalog.h"

#include <algorithm>
#include <functional>

namespace offhand {
namespace {

std::string_view name_of(const ToolInfo* tool) { return tool->identity; }
std::string_view name_of(const PromptInfo* prompt) { return prompt->name; }

template <class Info>
const Info* find_sorted(std::span<const Info* const> entries, std::string_view wanted) {
  const auto found = std::lower_bound(entries.begin(), entries.end(), wanted,
                                      [](const Info* entry, std::string_view name) { return name_of(entry) < name; });
  return found != entries.end() && name_of(*found) == wanted ? *found : nullptr;
}

}  // namespace

const ToolInfo* Catalog::find_tool(std::string_view identity) const { return find_sorted(tools, identity); }

const PromptInfo* Catalog::find_prompt(std::string_view name) const { return find_sorted(prompts, name); }

const Preset* Catalog::find_preset(std::string_view name) const {
  const auto found =
      std::find_if(presets.begin(), presets.end(), [&](const Preset& preset) { return preset.name == name; });
  return found == presets.end() ? nullptr : &*found;
}

const ToolInfo* called_tool(const SchemaCall& call, std::string_view name) {
  if (call.catalog == nullptr) return nullptr;
  const auto tools = call.catalog().tools;
  const auto found = std::find_if(tools.begin(), tools.end(), [&](const ToolInfo* tool) {
    const auto& old = tool->aliases;
    return tool->identity == name || (tool->toolset == call.toolset &&
                                      (tool->name == name || std::find(old.begin(), old.end(), name) != old.end()));
  });
  return found == tools.end() ? nullptr : *found;
}

}  // namespace offhand
