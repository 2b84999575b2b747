#include "impl/dispatch/selection.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <tuple>

#include "codegen/runtime/suggest.h"
#include "generated/registry/registry.h"
#include "generated/types/errors.h"

namespace offhand {
namespace {

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

std::string preset_names(const Catalog& catalog) {
  std::string names;
  for (const auto& preset : catalog.presets) names.append(names.empty() ? "" : ", ").append(preset.name);
  return names;
}

Error unknown_name(std::string_view name, const Catalog& catalog) {
  std::vector<std::string_view> known;
  for (const auto& preset : catalog.presets) known.push_back(preset.name);
  for (const auto* tool : catalog.tools) known.push_back(tool->name);
  errors::UnknownPreset data{.name = std::string(name), .suggestion = std::nullopt, .presets = preset_names(catalog)};
  if (const auto near = nearest(name, known)) data.suggestion = std::string(*near);
  return errors::unknown_preset(data);
}

/// The tool that has `name` among its old names.
template <class Tools>
const ToolInfo* find_alias(const Tools& tools, std::string_view name) {
  for (const ToolInfo* tool : tools) {
    if (std::find(tool->aliases.begin(), tool->aliases.end(), name) != tool->aliases.end()) return tool;
  }
  return nullptr;
}

constexpr std::string_view native_toolset = "desktop";

/// Of equal names the native tool comes first.
bool by_name(const ToolInfo* a, const ToolInfo* b) {
  return std::tuple(a->name, a->toolset != native_toolset, a->identity) <
         std::tuple(b->name, b->toolset != native_toolset, b->identity);
}

/// Fails for two tools of one wire name.
Result<void> check_names_differ(const std::vector<const ToolInfo*>& sorted) {
  const auto same = std::ranges::adjacent_find(sorted, {}, &ToolInfo::name);
  if (same == sorted.end()) return {};
  return fail(errors::equal_tool_names({.name = std::string((*same)->name),
                                        .one = std::string((*same)->identity),
                                        .other = std::string((*std::next(same))->identity)}));
}

}  // namespace

Result<const ToolInfo*> tool_named(std::string_view name) { return tool_named(name, catalog()); }

Result<const ToolInfo*> tool_named(std::string_view name, const Catalog& catalog) {
  if (const auto* tool = catalog.find_tool(name)) return tool;
  if (const auto* tool = catalog.find_tool(std::string(native_toolset) + '.' + std::string(name))) return tool;
  std::vector<std::string_view> known;
  for (const auto* tool : catalog.tools) {
    if (tool->name == name) return tool;
    known.push_back(tool->name);
  }
  if (const auto* tool = find_alias(catalog.tools, name)) return tool;
  errors::UnknownTool data{.tool = std::string(name), .suggestion = std::nullopt};
  if (const auto near = nearest(name, known)) data.suggestion = std::string(*near);
  return fail(errors::unknown_tool(data));
}

Result<Selection> Selection::parse(std::string_view list) { return parse(list, catalog()); }

Selection Selection::all(const Catalog& catalog) {
  Selection selection;
  selection.tools_.assign(catalog.tools.begin(), catalog.tools.end());
  for (const auto* tool : catalog.tools) selection.whole_.insert(tool->identity);
  std::sort(selection.tools_.begin(), selection.tools_.end(), by_name);
  return selection;
}

Result<Selection> Selection::parse(std::string_view list, const Catalog& catalog) {
  if (trimmed(list).empty() && catalog.default_preset == nullptr) return all(catalog);
  Selection selection;
  std::set<std::string_view> identities;
  if (trimmed(list).empty()) list = catalog.default_preset->name;
  for (std::size_t from = 0; from <= list.size();) {
    const auto comma = std::min(list.find(',', from), list.size());
    const auto name = trimmed(list.substr(from, comma - from));
    from = comma + 1;
    if (const auto* preset = catalog.find_preset(name)) {
      identities.insert(preset->tools.begin(), preset->tools.end());
      if (!preset->brief) selection.whole_.insert(preset->tools.begin(), preset->tools.end());
    } else if (const auto tool = tool_named(name, catalog)) {
      identities.insert((*tool)->identity);
      selection.whole_.insert((*tool)->identity);
    } else {
      return fail(unknown_name(name, catalog));
    }
  }
  for (const auto identity : identities) selection.tools_.push_back(catalog.find_tool(identity));
  std::sort(selection.tools_.begin(), selection.tools_.end(), by_name);
  OFFHAND_CHECK(check_names_differ(selection.tools_));
  return selection;
}

const ToolInfo* Selection::find(std::string_view name) const {
  const auto found = std::ranges::lower_bound(tools_, name, {}, &ToolInfo::name);
  if (found != tools_.end() && (*found)->name == name) return *found;
  if (const auto* tool = find_alias(tools_, name)) return tool;
  const auto identified = std::ranges::find(tools_, name, &ToolInfo::identity);
  return identified == tools_.end() ? nullptr : *identified;
}

WireDetail Selection::detail_of(const ToolInfo& tool) const {
  return whole_.contains(tool.identity) ? WireDetail::whole : WireDetail::brief;
}

Error not_offered(std::string_view wire_name, const Catalog& catalog) {
  const auto tool = tool_named(wire_name, catalog);
  if (!tool) return tool.error();
  for (const auto& preset : catalog.presets) {
    if (std::find(preset.tools.begin(), preset.tools.end(), (*tool)->identity) != preset.tools.end()) {
      return errors::tool_not_selected({.tool = std::string(wire_name), .preset = std::string(preset.name)});
    }
  }
  return errors::tool_not_selected({.tool = std::string(wire_name), .preset = std::string(wire_name)});
}

}  // namespace offhand
