#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "codegen/runtime/catalog.h"

/// Tools as commands: `click` by itself, `ax find` behind the name of its toolset.
namespace offhand::cli {

/// Words that stand before the commands of a toolset, each once.
std::vector<std::string_view> command_groups(const Catalog& catalog);
bool is_command_group(std::string_view word, const Catalog& catalog);

/// The command of a tool behind this word; nothing where the tool has none there. The empty word is that of tools that
/// are commands by themselves.
std::optional<std::string_view> word_behind(std::string_view group, const ToolInfo& tool);

/// The tool that is meant by a word, alone (`group` is empty) or behind that of a toolset: its command, its name on the
/// wire or an old one. Null if there is none.
const ToolInfo* tool_of_command(std::string_view group, std::string_view word, const Catalog& catalog);

}  // namespace offhand::cli
