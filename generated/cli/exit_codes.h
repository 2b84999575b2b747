// Generated from schema/cli/commands.json. Do not edit.
#pragma once

namespace offhand {

/// What a process of the program ends with.
enum ExitCode : int {
  /// Done. What came of an action is its `effect`: only `confirmed` was observed.
  exit_done = 0,
  /// The tool failed, what was asked does not hold, or the output could not be written.
  exit_failed = 1,
  /// Bad usage or bad arguments.
  exit_bad_usage = 2,
  /// No backend works here, or no sandbox.
  exit_nothing_works = 3,
  /// The command of `sandbox run` cannot be executed.
  exit_not_executable = 126,
  /// The command of `sandbox run` was not found.
  exit_not_found = 127,
};

}  // namespace offhand
