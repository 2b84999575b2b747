#include "impl/command_line/tool_commands.h"

#include <algorithm>

#include "impl/dispatch/selection.h"

namespace offhand::cli {
namespace {

std::string_view group_of(const ToolInfo& tool) {
  const auto space = tool.command.find(' ');
  return space == std::string_view::npos ? std::string_view() : tool.command.substr(0, space);
}

}  // namespace

std::vector<std::string_view> command_groups(const Catalog& catalog) {
  std::vector<std::string_view> groups;
  for (const auto* tool : catalog.tools) {
    if (const auto group = group_of(*tool); !group.empty()) groups.push_back(group);
  }
  std::ranges::sort(groups);
  const auto repeated = std::ranges::unique(groups);
  groups.erase(repeated.begin(), repeated.end());
  return groups;
}

bool is_command_group(std::string_view word, const Catalog& catalog) {
  return !word.empty() && std::ranges::any_of(catalog.tools, [&](const auto* tool) { return group_of(*tool) == word; });
}

std::optional<std::string_view> word_behind(std::string_view group, const ToolInfo& tool) {
  if (group_of(tool) != group) return std::nullopt;
  return tool.command.substr(group.empty() ? 0 : group.size() + 1);
}

const ToolInfo* tool_of_command(std::string_view group, std::string_view word, const Catalog& catalog) {
  if (word.empty()) return nullptr;
  for (const auto* tool : catalog.tools) {
    if (word_behind(group, *tool) == word) return tool;
  }
  if (group.empty()) return tool_named(word, catalog).value_or(nullptr);
  for (const auto* tool : catalog.tools) {
    if (group_of(*tool) == group && (tool->name == word || std::ranges::count(tool->aliases, word) > 0)) return tool;
  }
  return nullptr;
}

}  // namespace offhand::cli
