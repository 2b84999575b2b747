#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>
#include <map>
#include <nlohmann/json.hpp>

#include "generated/mcp/presets.h"
#include "generated/registry/registry.h"
#include "impl/base/fold_case.h"
#include "impl/cli/commands.h"
#include "impl/command_line/help.h"
#include "impl/command_line/print.h"
#include "impl/dispatch/dispatcher.h"
#include "platform/host/terminal.h"

namespace offhand::cli {
namespace {

/// The presets that have the tool, by name.
std::vector<std::string> presets_with(const ToolInfo& tool) {
  std::vector<std::string> names;
  for (const auto& preset : all_presets())
    if (std::ranges::find(preset.tools, tool.identity) != preset.tools.end()) names.emplace_back(preset.name);
  return names;
}

std::string first_sentence(std::string_view text) {
  const auto end = text.find(". ");
  return std::string(end == std::string_view::npos ? text : text.substr(0, end + 1));
}

bool holds(const ToolInfo& tool, const std::string& word) {
  return std::ranges::any_of(std::array{tool.command, tool.title, tool.description, tool.group},
                             [&](auto text) { return fold_case(text).find(word) != std::string::npos; });
}

struct Row {
  const ToolInfo* tool = nullptr;
  /// Why it does not work here; empty: it does.
  std::string lack;
};

/// What a terminal lets a table look like; in a pipe each row is one plain line.
struct Look {
  std::size_t columns = std::numeric_limits<std::size_t>::max();
  std::string_view bold = "";
  std::string_view plain = "";
};

Look look_here() {
  if (!host::has_screen()) return {};
  const auto columns = static_cast<std::size_t>(std::max(host::Terminal::size().columns, 60));
  const char* none = std::getenv("NO_COLOR");
  if (none != nullptr && *none != '\0') return {.columns = columns};
  return {.columns = columns, .bold = "\x1b[1m", .plain = "\x1b[0m"};
}

std::string text_of(const std::map<std::string, std::vector<Row>>& groups, const Look& look) {
  std::size_t name_width = 0;
  std::size_t preset_width = 0;
  for (const auto& [group, rows] : groups) {
    for (const auto& row : rows) {
      name_width = std::max(name_width, row.tool->command.size());
      preset_width = std::max(preset_width, fmt::format("{}", fmt::join(presets_with(*row.tool), ",")).size());
    }
  }
  const auto indent = 2 + name_width + 2 + preset_width + 2;
  std::string text;
  for (const auto& [group, rows] : groups) {
    text += fmt::format("{}{}{}{}\n", text.empty() ? "" : "\n", look.bold, group, look.plain);
    for (const auto& [tool, lack] : rows) {
      text += fmt::format("  {:<{}}  {:<{}}  {}", tool->command, name_width,
                          fmt::format("{}", fmt::join(presets_with(*tool), ",")), preset_width,
                          wrapped(first_sentence(tool->description), indent, indent, look.columns));
      if (!lack.empty())
        text += std::string(indent, ' ') + wrapped("⚠️ not here: " + lack, indent, indent, look.columns);
    }
  }
  const auto end =
      wrapped("`offhand describe TOOL` explains one; `offhand mcp --tools PRESET,TOOL` offers them to a client.", 0, 0,
              look.columns);
  return text + '\n' + end.substr(0, end.size() - 1);
}

nlohmann::ordered_json json_of(const std::map<std::string, std::vector<Row>>& groups) {
  auto list = nlohmann::ordered_json::array();
  for (const auto& [group, rows] : groups) {
    for (const auto& [tool, lack] : rows) {
      list.push_back({{"tool", tool->identity},
                      {"group", group},
                      {"title", tool->title},
                      {"presets", presets_with(*tool)},
                      {"description", first_sentence(tool->description)}});
      if (!lack.empty()) list.back()["not_here"] = lack;
    }
  }
  return list;
}

}  // namespace

int run_tools(const ProgramOptions& program, const CollectedOptions& options) {
  const auto form = output_form(options.value("output"));
  const auto process = make_process(program);
  if (!process) return print_error(process.error(), form);
  auto& desk = (*process)->desk();
  const auto word = fold_case(options.value("word"));
  std::map<std::string, std::vector<Row>> groups;
  for (const auto* tool : catalog().tools) {
    if (!holds(*tool, word)) continue;
    auto lack = desk.unsupported_reason(*tool);
    if (!lack) lack = desk.missing_here(*tool);
    groups[std::string(tool->group)].push_back({tool, lack.value_or("")});
  }
  if (groups.empty()) {
    complain(fmt::format("No tool holds \"{}\"; `offhand tools` shows all.", options.value("word")));
    return 1;
  }
  return print(form, text_of(groups, look_here()), json_of(groups).dump());
}

}  // namespace offhand::cli
