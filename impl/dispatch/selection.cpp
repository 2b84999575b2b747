#include "impl/dispatch/selection.h"

#include <algorithm>
#include <set>

#include "codegen/runtime/suggest.h"
#include "generated/mcp/presets.h"
#include "generated/registry/registry.h"
#include "generated/types/errors.h"

namespace offhand {
namespace {

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

std::string preset_names() {
  std::string names;
  for (const auto& preset : all_presets()) names.append(names.empty() ? "" : ", ").append(preset.name);
  return names;
}

Error unknown_name(std::string_view name) {
  std::vector<std::string_view> known;
  for (const auto& preset : all_presets()) known.push_back(preset.name);
  for (const auto* tool : all_tools()) known.push_back(tool->name);
  errors::UnknownPreset data{.name = std::string(name), .suggestion = std::nullopt, .presets = preset_names()};
  if (const auto near = nearest(name, known)) data.suggestion = std::string(*near);
  return errors::unknown_preset(data);
}

}  // namespace

Result<const ToolInfo*> tool_named(std::string_view name) {
  if (const auto* tool = find_tool(name)) return tool;
  if (const auto* tool = find_tool("desktop." + std::string(name))) return tool;
  std::vector<std::string_view> known;
  for (const auto* tool : all_tools()) {
    if (tool->name == name) return tool;
    known.push_back(tool->name);
  }
  errors::UnknownTool data{.tool = std::string(name), .suggestion = std::nullopt};
  if (const auto near = nearest(name, known)) data.suggestion = std::string(*near);
  return fail(errors::unknown_tool(data));
}

Result<Selection> Selection::parse(std::string_view list) {
  std::set<std::string_view> identities;
  if (trimmed(list).empty()) list = default_preset().name;
  for (std::size_t from = 0; from <= list.size();) {
    const auto comma = std::min(list.find(',', from), list.size());
    const auto name = trimmed(list.substr(from, comma - from));
    from = comma + 1;
    if (const auto* preset = find_preset(name)) {
      identities.insert(preset->tools.begin(), preset->tools.end());
    } else if (const auto tool = tool_named(name)) {
      identities.insert((*tool)->identity);
    } else {
      return fail(unknown_name(name));
    }
  }
  Selection selection;
  for (const auto identity : identities) selection.tools_.push_back(find_tool(identity));
  std::sort(selection.tools_.begin(), selection.tools_.end(),
            [](const ToolInfo* a, const ToolInfo* b) { return a->name < b->name; });
  return selection;
}

const ToolInfo* Selection::find(std::string_view wire_name) const {
  const auto found = std::find_if(tools_.begin(), tools_.end(), [&](const ToolInfo* tool) { return tool->name == wire_name; });
  return found == tools_.end() ? nullptr : *found;
}

Error not_offered(std::string_view wire_name) {
  const auto tool = tool_named(wire_name);
  if (!tool) return tool.error();
  for (const auto& preset : all_presets()) {
    if (std::find(preset.tools.begin(), preset.tools.end(), (*tool)->identity) != preset.tools.end()) {
      return errors::tool_not_selected({.tool = std::string(wire_name), .preset = std::string(preset.name)});
    }
  }
  return errors::tool_not_selected({.tool = std::string(wire_name), .preset = std::string(wire_name)});
}

}  // namespace offhand
