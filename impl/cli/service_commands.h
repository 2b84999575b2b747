#pragma once

#include "impl/cli/commands.h"
#include "impl/command_line/option_table.h"

namespace offhand::cli {

int run_mcp(const ProgramOptions& program, const CollectedOptions& options);
int run_serve(const ProgramOptions& program, const CollectedOptions& options);
/// Shows windows, or the elements of one, and what happens there, for as long as the user wants.
int run_watch(const ProgramOptions& program, const CollectedOptions& options);
int run_doctor(const ProgramOptions& program, const CollectedOptions& options);
int run_bug_report(const ProgramOptions& program, const CollectedOptions& options);
int run_stop(const ProgramOptions& program, const CollectedOptions& options);
int run_status(const ProgramOptions& program, const CollectedOptions& options);
int run_trace(const ProgramOptions& program, const CollectedOptions& options);
int run_stats(const ProgramOptions& program, const CollectedOptions& options);
int run_install(const ProgramOptions& program, const CollectedOptions& options);
int run_uninstall(const ProgramOptions& program, const CollectedOptions& options);
int run_sandbox_run(const ProgramOptions& program, const CollectedOptions& options);
int run_sandbox_start(const ProgramOptions& program, const CollectedOptions& options);
int run_sandbox_stop(const ProgramOptions& program, const CollectedOptions& options);
int run_sandbox_status(const ProgramOptions& program, const CollectedOptions& options);
int run_sandbox_view(const ProgramOptions& program, const CollectedOptions& options);

}  // namespace offhand::cli
