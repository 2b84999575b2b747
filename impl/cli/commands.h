#pragma once

#include <string>
#include <string_view>

#include "impl/command_line/option_table.h"
#include "impl/dispatch/dispatcher.h"

namespace offhand::cli {

class Caller;

/// Options before any command.
struct ProgramOptions {
  std::string platform;
  std::string config;
  std::string socket;
  bool no_daemon = false;
};

/// What runs when a command is given, by its name as it is written: "sandbox run". It returns the exit code.
struct Command {
  std::string_view name;
  int (*run)(const ProgramOptions&, const CollectedOptions&);
};

/// The process of a one-shot command. Errors of the configuration or of the platform's name.
Result<std::unique_ptr<Process>> make_process(const ProgramOptions& program);

int run_tool(const ProgramOptions& program, const ToolInfo& tool, const WrittenArguments& written,
             const CollectedOptions& options);
int run_call(const ProgramOptions& program, const CollectedOptions& options);
int run_list_tools(const ProgramOptions& program, const CollectedOptions& options);
int run_describe(const ProgramOptions& program, const CollectedOptions& options);
/// Offers for an unfinished command line, one a line: the word, a tab, what it means.
int run_complete(const ProgramOptions& program, const CollectedOptions& options);
int run_completion(const ProgramOptions& program, const CollectedOptions& options);
int run_recording_render(const ProgramOptions& program, const CollectedOptions& options);
int run_check_update(const ProgramOptions& program, const CollectedOptions& options);
int run_config(const ProgramOptions& program, const CollectedOptions& options);
int run_config_get(const ProgramOptions& program, const CollectedOptions& options);
int run_config_set(const ProgramOptions& program, const CollectedOptions& options);
int run_config_list(const ProgramOptions& program, const CollectedOptions& options);
int run_config_path(const ProgramOptions& program, const CollectedOptions& options);

/// Calls from standard input, one a line, all in one session; a line is {"tool": ..., "arguments": {...}} or TOOL JSON.
/// The exit code is that of the first call that failed.
int run_call_lines(Caller& caller, const CollectedOptions& options);

/// The deadline given by --timeout-ms.
std::optional<std::chrono::milliseconds> timeout_of(const CollectedOptions& options);

}  // namespace offhand::cli
