#include "impl/cli/program.h"

#include <algorithm>
#include <array>
#include <span>

#include "generated/cli/commands.h"
#include "generated/registry/registry.h"
#include "generated/types/errors.h"
#include "impl/cli/commands.h"
#include "impl/cli/guide_text.h"
#include "impl/cli/services.h"
#include "impl/command_line/command_line.h"
#include "impl/command_line/print.h"

namespace offhand::cli {
namespace {

constexpr const char* version = "offhand " OFFHAND_VERSION;

int run_version(const ProgramOptions& /*program*/, const CollectedOptions& /*options*/) {
  return print(OutputForm::text, version, "");
}

int run_guide(const ProgramOptions& /*program*/, const CollectedOptions& /*options*/) {
  return print(OutputForm::text, std::string(guide_text()), "");
}

int run_own_command(const std::string& name, const ProgramOptions& program, const CollectedOptions& options) {
  static constexpr std::array own_commands{
      Command{"call", run_call},
      Command{"list-tools", run_list_tools},
      Command{"tools", run_tools},
      Command{"describe", run_describe},
      Command{"config", run_config},
      Command{"config get", run_config_get},
      Command{"config set", run_config_set},
      Command{"config list", run_config_list},
      Command{"config path", run_config_path},
      Command{"recording render", run_recording_render},
      Command{"ax run", run_ax_run},
      Command{"ax record", run_ax_record},
      Command{"ax replay", run_ax_replay},
      Command{"cup format", run_cup_format},
      Command{"cup search", run_cup_search},
      Command{"cup validate", run_cup_validate},
      Command{"version", run_version},
      Command{"guide", run_guide},
      Command{"check-update", run_check_update},
      Command{"upgrade", run_upgrade},
      Command{"complete", run_complete},
      Command{"completion", run_completion},
  };
  for (const auto& commands : {std::span<const Command>(own_commands), service_commands()}) {
    const auto found = std::ranges::find(commands, name, &Command::name);
    if (found != commands.end()) return found->run(program, options);
  }
  return print_error(errors::command_unavailable({.command = name}), OutputForm::text);
}

ProgramOptions program_options(const CollectedOptions& given) {
  return {given.value("platform"), given.value("config"), given.value("socket"), given.flag("no-daemon")};
}

}  // namespace

int run(int argc, char** argv) {
  const CommandLine line{
      .program = cli_program(),
      .catalog = catalog(),
      .version = version,
      .run_command = [](const auto& name, const auto& program,
                        const auto& options) { return run_own_command(name, program_options(program), options); },
      .run_tool = [](const auto& tool, const auto& program, const auto& written,
                     const auto& options) { return run_tool(program_options(program), tool, written, options); }};
  return run(line, argc, argv);
}

}  // namespace offhand::cli
