#pragma once

#include <string>
#include <string_view>

#include "impl/command_line/option_table.h"
#include "impl/dispatch/dispatcher.h"

namespace offhand::cli {

class Caller;

/// Options before the command.
struct ProgramOptions {
  std::string platform;
  std::string config;
  std::string socket;
  bool no_daemon = false;
};

/// The function of a command with its name as it is typed: "sandbox run". It returns the exit code.
struct Command {
  std::string_view name;
  int (*run)(const ProgramOptions&, const CollectedOptions&);
};

/// The services of a one-shot command. Fails for errors of the configuration or an unknown platform.
Result<std::unique_ptr<Process>> make_process(const ProgramOptions& program);

/// All one-shot commands of a user share one session: the daemon keeps the snapshots of earlier commands. The same name
/// as in impl/mcp/protocol.h.
inline constexpr const char* command_session = "command";

int run_tool(const ProgramOptions& program, const ToolInfo& tool, const WrittenArguments& written,
             const CollectedOptions& options);
int run_call(const ProgramOptions& program, const CollectedOptions& options);
int run_list_tools(const ProgramOptions& program, const CollectedOptions& options);
int run_tools(const ProgramOptions& program, const CollectedOptions& options);
int run_upgrade(const ProgramOptions& program, const CollectedOptions& options);
int run_describe(const ProgramOptions& program, const CollectedOptions& options);
/// Prints completions for an unfinished command line, one per line: the word, a tab, its meaning.
int run_complete(const ProgramOptions& program, const CollectedOptions& options);
int run_completion(const ProgramOptions& program, const CollectedOptions& options);
int run_recording_render(const ProgramOptions& program, const CollectedOptions& options);
/// Carries out the workflows of a file, and reports them as tests.
int run_ax_run(const ProgramOptions& program, const CollectedOptions& options);
/// Begins or ends a recording of the session that commands belong to; does the actions of one again.
int run_ax_record(const ProgramOptions& program, const CollectedOptions& options);
int run_ax_replay(const ProgramOptions& program, const CollectedOptions& options);
/// Text in the formats of the Computer Use Protocol, from standard input.
int run_cup_format(const ProgramOptions& program, const CollectedOptions& options);
int run_cup_search(const ProgramOptions& program, const CollectedOptions& options);
int run_cup_validate(const ProgramOptions& program, const CollectedOptions& options);
int run_check_update(const ProgramOptions& program, const CollectedOptions& options);
int run_config(const ProgramOptions& program, const CollectedOptions& options);
int run_config_get(const ProgramOptions& program, const CollectedOptions& options);
int run_config_set(const ProgramOptions& program, const CollectedOptions& options);
int run_config_list(const ProgramOptions& program, const CollectedOptions& options);
int run_config_path(const ProgramOptions& program, const CollectedOptions& options);

/// Reads calls from standard input, one per line, all in one session. A line is {"tool": ..., "arguments": {...}} or
/// TOOL JSON. Returns the exit code of the first failed call.
int run_call_lines(Caller& caller, const CollectedOptions& options);

/// The deadline given by --timeout-ms.
std::optional<std::chrono::milliseconds> timeout_of(const CollectedOptions& options);

}  // namespace offhand::cli
