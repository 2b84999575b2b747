// Generated from schema/cli/commands.json. Do not edit.
#pragma once

namespace offhand {

/// What a process of the program ends with.
enum ExitCode : int {
  /// Done.
  exit_done = 0,
  /// Failed.
  exit_failed = 1,
  /// Bad arguments.
  exit_bad_usage = 2,
  /// Out of paint.
  exit_out_of_paint = 3,
};

}  // namespace offhand
