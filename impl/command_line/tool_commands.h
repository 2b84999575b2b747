#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "codegen/runtime/catalog.h"

/// Tools as commands: `click` by itself, `ax find` after the name of its toolset.
namespace offhand::cli {

/// The names of toolsets that precede commands, each once.
std::vector<std::string_view> command_groups(const Catalog& catalog);
bool is_command_group(std::string_view word, const Catalog& catalog);

/// The command of a tool after this word; nothing if it has none there. The empty word selects tools that are commands
/// by themselves.
std::optional<std::string_view> word_behind(std::string_view group, const ToolInfo& tool);

/// The tool named by a word, alone (`group` is empty) or after a toolset's name: its command, its protocol name or a
/// former name. Null if there is none.
const ToolInfo* tool_of_command(std::string_view group, std::string_view word, const Catalog& catalog);

}  // namespace offhand::cli
