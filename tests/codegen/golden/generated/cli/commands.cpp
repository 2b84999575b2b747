// Generated from schema/cli/commands.json. Do not edit.
#include "generated/cli/commands.h"

#include <array>
#include <string_view>

namespace offhand {
namespace {

constexpr auto kProgramOptionsEaselChoices = std::to_array<std::string_view>({"low", "high"});
constexpr auto kProgramOptionsClientChoices = std::to_array<std::string_view>({"atelier", "gallery", "studio"});
constexpr auto kProgramOptions = std::to_array<CommandOption>({
  {.name = "verbose", .kind = CommandValueKind::flag, .description = "Says more.", .letter = 'v'},
  {.name = "easel", .kind = CommandValueKind::string, .value_name = "NAME", .description = "Which easel.", .default_text = "low", .choices = kProgramOptionsEaselChoices},
  {.name = "client", .kind = CommandValueKind::string, .value_name = "NAME", .description = "Who shows it.", .choices = kProgramOptionsClientChoices},
});
constexpr auto kToolOptionsOutputChoices = std::to_array<std::string_view>({"text", "json"});
constexpr auto kToolOptions = std::to_array<CommandOption>({
  {.name = "output", .kind = CommandValueKind::string, .value_name = "FORM", .description = "Form of the reply.", .default_text = "text", .choices = kToolOptionsOutputChoices},
  {.name = "timeout-ms", .kind = CommandValueKind::integer, .value_name = "MS", .description = "Deadline.", .minimum = 1, .maximum = 1000},
});
constexpr auto kShowOptionsOutputChoices = std::to_array<std::string_view>({"text", "json"});
constexpr auto kShowOptions = std::to_array<CommandOption>({
  {.name = "output", .kind = CommandValueKind::string, .value_name = "FORM", .description = "Form of the reply.", .default_text = "text", .choices = kShowOptionsOutputChoices},
});
constexpr auto kCanvasClearPositionals = std::to_array<CommandOption>({
  {.name = "layer", .kind = CommandValueKind::string, .value_name = "LAYER", .description = "Which layer.", .required = true},
});
constexpr auto kCanvasCommands = std::to_array<CliCommand>({
  {.name = "clear", .description = "Clears it.", .positionals = kCanvasClearPositionals},
});
constexpr auto kCommands = std::to_array<CliCommand>({
  {.name = "show", .description = "Shows the canvas.", .options = kShowOptions},
  {.name = "canvas", .description = "The canvas.", .commands = kCanvasCommands},
});
constexpr auto kExitCodes = std::to_array<CliExitCode>({
  {0, "Done."},
  {1, "Failed."},
  {2, "Bad arguments."},
  {3, "Out of paint."},
});

constexpr CliProgram kProgram = {
  .name = "demo",
  .description = "Paints.",
  .footer = "More: the canvas.",
  .manual = "demo",
  .options = kProgramOptions,
  .tool_options = kToolOptions,
  .commands = kCommands,
  .exit_codes = kExitCodes,
};

}  // namespace

const CliProgram& cli_program() { return kProgram; }

}  // namespace offhand
