#include "impl/command_line/help.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iterator>

#include <algorithm>
#include <span>
#include <string_view>
#include <vector>

#include "impl/command_line/tool_commands.h"

namespace offhand::cli {
namespace {

constexpr std::size_t page_width = 80;
constexpr std::size_t text_column = 26;

/// Counts characters, not bytes.
std::size_t width_of(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

std::string wrapped(std::string_view text, std::size_t indent, std::size_t used) {
  return cli::wrapped(text, indent, used, page_width);
}

std::string paragraph(std::string_view text) { return wrapped(text, 0, 0); }

/// A name and its description, beside or below it.
std::string entry(std::string_view name, std::string_view text) {
  std::string out = "  " + std::string(name);
  if (width_of(out) + 2 > text_column) {
    out += '\n';
    out.append(text_column, ' ');
  } else {
    out.append(text_column - width_of(out), ' ');
  }
  return out + wrapped(text, text_column, text_column);
}

/// The description of an option with the generated sentences about its values.
std::string explained(const CommandOption& option) {
  std::string text(option.description);
  if (!option.choices.empty()) text += fmt::format(" One of {}.", fmt::join(option.choices, ", "));
  if (option.minimum && option.maximum) text += fmt::format(" Limits: {} to {}.", *option.minimum, *option.maximum);
  if (!option.default_text.empty()) text += fmt::format(" Default: {}.", option.default_text);
  return option.required ? text + " Required." : text;
}

std::string options_section(std::string_view title, std::span<const CommandOption> options) {
  if (options.empty()) return "";
  auto out = fmt::format("\n{}:\n", title);
  for (const auto& option : options) {
    auto name =
        option.letter == 0 ? fmt::format("--{}", option.name) : fmt::format("-{}, --{}", option.letter, option.name);
    if (option.kind != CommandValueKind::flag) name += fmt::format(" {}", option.value_name);
    out += entry(name, explained(option));
  }
  return out;
}

std::string positionals_section(std::span<const CommandOption> positionals) {
  std::string out = positionals.empty() ? "" : "\nArguments:\n";
  for (const auto& positional : positionals) out += entry(positional.value_name, explained(positional));
  return out;
}

std::string commands_section(std::span<const CliCommand> commands) {
  std::string out = commands.empty() ? "" : "\nCommands:\n";
  for (const auto& command : commands) out += entry(command.name, command.description);
  return out;
}

/// The tools of a toolset by their words; empty: there is no such toolset.
std::string tools_section(const Catalog& catalog, std::string_view group) {
  std::string out;
  for (const auto* tool : catalog.tools) {
    if (const auto word = word_behind(group, *tool)) out += entry(*word, tool->description);
  }
  return out.empty() ? out : "\nTools:\n" + out;
}

std::string exit_codes_section(const CliProgram& program) {
  std::string out = "\nExit codes:\n";
  for (const auto& code : program.exit_codes) out += entry(std::to_string(code.code), code.description);
  return out;
}

std::string tool_option(const CliOption& option) {
  auto name = std::string(option.flag);
  if (option.kind == CliKind::boolean) {
    name += ", --no-" + name.substr(2);
  } else {
    name += fmt::format(" {}", option.value_name);
  }
  return entry(name, fmt::format("{} {}", option.description, option.facts));
}

std::string arguments_section(const ToolInfo& tool) {
  if (tool.cli.empty()) return "";
  std::string out = "\nArguments, each by its flag:\n";
  for (const auto& option : tool.cli) {
    if (!option.hidden) out += tool_option(option);
  }
  if (!tool.members.empty()) out += "\nInside JSON arguments:\n";
  for (const auto& member : tool.members)
    out += entry(member.name, fmt::format("{} {}", member.description, member.facts));
  if (!tool.combinations.empty()) out += "\nWhat goes together:\n";
  for (const auto& sentence : tool.combinations) out += "  " + wrapped(sentence, 4, 2);
  return out;
}

/// A tool that works on every platform gets no section.
std::string platforms_section(const ToolInfo& tool) {
  if (std::ranges::all_of(tool.platforms, [](const auto& on) { return on.support == Support::full; })) return "";
  std::string out = "\nPlatforms:\n";
  for (const auto& on : tool.platforms) {
    const std::string_view level = on.support == Support::full      ? "full"
                                   : on.support == Support::partial ? "partial"
                                                                    : "none";
    out += entry(on.platform, on.note.empty() ? fmt::format("{}.", level) : fmt::format("{}: {}", level, on.note));
  }
  return out;
}

std::string manual_of(const CliProgram& program, const ToolInfo& tool) {
  if (program.manual.empty()) return "";
  std::string page(tool.command);
  std::ranges::replace(page, ' ', '-');
  return fmt::format(" or `man {}-{}`", program.manual, page);
}

std::string positional_names(const ToolInfo& tool) {
  std::vector<const CliOption*> positionals;
  for (const auto& option : tool.cli) {
    if (option.position >= 0) positionals.push_back(&option);
  }
  std::ranges::sort(positionals, {}, &CliOption::position);
  std::string names;
  for (const auto* option : positionals) names += fmt::format(" [{}]", option->key);
  return names;
}

}  // namespace

std::string wrapped(std::string_view text, std::size_t indent, std::size_t used, std::size_t width) {
  std::string out;
  std::size_t column = used;
  while (!text.empty()) {
    const auto word = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(text.size(), word.size() + 1));
    if (word.empty()) continue;
    const bool starts_line = column <= indent;
    if (!starts_line && column + 1 + width_of(word) > width) {
      out += '\n' + std::string(indent, ' ');
      column = indent;
    } else if (!starts_line) {
      out += ' ';
      ++column;
    }
    out += word;
    column += width_of(word);
  }
  return out + '\n';
}

std::string help_of(const CliProgram& program) {
  return paragraph(program.description) + fmt::format("\nUsage: {} [OPTIONS] COMMAND|TOOL ...\n", program.name) +
         options_section("Options", program.options) + commands_section(program.commands) +
         exit_codes_section(program) + '\n' + paragraph(program.footer);
}

std::string help_of(const CliProgram& program, const CliCommand& command, const std::string& path,
                    const Catalog& catalog) {
  auto usage = fmt::format("Usage: {} {}", program.name, path);
  if (!command.options.empty()) usage += " [OPTIONS]";
  for (const auto& positional : command.positionals)
    usage +=
        positional.required ? fmt::format(" {}", positional.value_name) : fmt::format(" [{}]", positional.value_name);
  if (!command.commands.empty()) usage += command.options.empty() ? " COMMAND ..." : " [COMMAND ...]";
  return paragraph(command.description) + '\n' + paragraph(usage) + positionals_section(command.positionals) +
         options_section("Options", command.options) + commands_section(command.commands) +
         tools_section(catalog, path) + '\n' +
         paragraph(fmt::format("Options of the program come before or after: `{} --help`.{}", program.name,
                               program.manual.empty() ? "" : fmt::format(" More: `man {}`.", program.manual)));
}

std::string help_of(const CliProgram& program, const ToolInfo& tool, const std::string& command) {
  const auto name = program.name;
  const auto out = paragraph(tool.description) + '\n' +
                   paragraph(fmt::format("Usage: {} {} [OPTIONS]{}", name, command, positional_names(tool))) +
                   fmt::format("       {} {} [OPTIONS] '{{JSON}}'\n", name, command);
  // A tool's argument takes precedence over a common option of the same name.
  std::vector<CommandOption> options;
  std::ranges::copy_if(program.tool_options, std::back_inserter(options), [&](const CommandOption& option) {
    return std::ranges::none_of(tool.cli,
                                [&](const auto& own) { return own.flag == fmt::format("--{}", option.name); });
  });
  return out + arguments_section(tool) + options_section("Options of every tool", options) + platforms_section(tool) +
         exit_codes_section(program) + '\n' +
         paragraph(fmt::format("More, with results, errors and examples: `{} describe {}`{}.", name, tool.name,
                               manual_of(program, tool)));
}

std::string help_of(const CliProgram& program, const Catalog& catalog, std::string_view group) {
  return fmt::format("Usage: {} {} TOOL ...\n", program.name, group) + tools_section(catalog, group) + '\n' +
         paragraph(fmt::format("`{} {} TOOL --help` explains one.", program.name, group));
}

}  // namespace offhand::cli
