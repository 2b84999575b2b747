// Generated from schema/cli/server.json. Do not edit.
#include "generated/cli/server_commands.h"

#include <array>
#include <string_view>

namespace offhand {
namespace {

constexpr auto kServerProgramOptions = std::to_array<CommandOption>({
  {.name = "port", .kind = CommandValueKind::integer, .value_name = "N", .description = "Serves at http://127.0.0.1:N/mcp instead; 0 takes any free port.", .minimum = 0, .maximum = 65535},
  {.name = "version", .kind = CommandValueKind::flag, .description = "Prints the version.", .letter = 'V'},
});
constexpr auto kServerToolOptionsOutputChoices = std::to_array<std::string_view>({"text", "json", "quiet"});
constexpr auto kServerToolOptions = std::to_array<CommandOption>({
  {.name = "output", .kind = CommandValueKind::string, .value_name = "FORM", .description = "Form of the reply: text, json, or quiet for the exit code alone.", .default_text = "text", .choices = kServerToolOptionsOutputChoices},
  {.name = "timeout-ms", .kind = CommandValueKind::integer, .value_name = "MS", .description = "Deadline of this call in milliseconds.", .minimum = 1, .maximum = 600000},
});
constexpr auto kServerCallPositionals = std::to_array<CommandOption>({
  {.name = "tool", .kind = CommandValueKind::string, .value_name = "TOOL", .description = "Name of the tool.", .required = true},
  {.name = "arguments", .kind = CommandValueKind::string, .value_name = "JSON", .description = "Arguments as a JSON object."},
});
constexpr auto kServerCallOptionsOutputChoices = std::to_array<std::string_view>({"text", "json", "quiet"});
constexpr auto kServerCallOptions = std::to_array<CommandOption>({
  {.name = "output", .kind = CommandValueKind::string, .value_name = "FORM", .description = "Form of the reply: text, json, or quiet for the exit code alone.", .default_text = "text", .choices = kServerCallOptionsOutputChoices},
  {.name = "timeout-ms", .kind = CommandValueKind::integer, .value_name = "MS", .description = "Deadline of this call in milliseconds.", .minimum = 1, .maximum = 600000},
});
constexpr auto kServerListToolsOptionsOutputChoices = std::to_array<std::string_view>({"text", "json", "quiet"});
constexpr auto kServerListToolsOptions = std::to_array<CommandOption>({
  {.name = "output", .kind = CommandValueKind::string, .value_name = "FORM", .description = "Form of the reply: text, json, or quiet for the exit code alone.", .default_text = "text", .choices = kServerListToolsOptionsOutputChoices},
});
constexpr auto kServerDescribePositionals = std::to_array<CommandOption>({
  {.name = "tool", .kind = CommandValueKind::string, .value_name = "TOOL", .description = "Name of the tool.", .required = true},
});
constexpr auto kServerDescribeOptionsOutputChoices = std::to_array<std::string_view>({"text", "json", "quiet"});
constexpr auto kServerDescribeOptions = std::to_array<CommandOption>({
  {.name = "output", .kind = CommandValueKind::string, .value_name = "FORM", .description = "Form of the reply: text, json, or quiet for the exit code alone.", .default_text = "text", .choices = kServerDescribeOptionsOutputChoices},
});
constexpr auto kServerHelpPositionals = std::to_array<CommandOption>({
  {.name = "command", .kind = CommandValueKind::strings, .value_name = "COMMAND...", .description = "What to explain."},
});
constexpr auto kServerCommands = std::to_array<CliCommand>({
  {.name = "call", .description = "Calls a tool with JSON arguments.", .positionals = kServerCallPositionals, .options = kServerCallOptions},
  {.name = "list-tools", .description = "Lists the tools.", .options = kServerListToolsOptions},
  {.name = "describe", .description = "Explains a tool: arguments, result, errors, examples.", .positionals = kServerDescribePositionals, .options = kServerDescribeOptions},
  {.name = "version", .description = "Prints the version."},
  {.name = "help", .description = "Explains a command or a tool, or lists the commands.", .positionals = kServerHelpPositionals},
});
constexpr auto kServerExitCodes = std::to_array<CliExitCode>({
  {0, "Done."},
  {1, "The tool failed, or its output could not be written."},
  {2, "Bad usage or bad arguments."},
});

constexpr CliProgram kServerProgram = {
  .name = "server",
  .description = "Serves the Model Context Protocol on standard input and output. Every tool is a command too.",
  .footer = "`list-tools` names the tools, `help TOOL` explains one, `describe TOOL` with its result, errors and examples.",
  .options = kServerProgramOptions,
  .tool_options = kServerToolOptions,
  .commands = kServerCommands,
  .exit_codes = kServerExitCodes,
};

}  // namespace

const CliProgram& server_program() { return kServerProgram; }

}  // namespace offhand
