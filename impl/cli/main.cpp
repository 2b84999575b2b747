#include <exception>

#include "generated/types/errors.h"
#include "impl/cli/print.h"
#include "impl/cli/program.h"
#include "impl/sandbox/sandbox.h"

int main(int argc, char** argv) {
  try {
    // A sandbox is watched by this same program, started again under another role.
    if (const auto status = offhand::sandbox::maybe_run_supervisor(argc, argv)) return *status;
    return offhand::cli::run(argc, argv);
  } catch (const std::exception& problem) {
    // Nothing should come this far; what does is a fault to report, and no reason to end without a word.
    return offhand::cli::print_error(offhand::errors::internal({.reason = problem.what()}),
                                     offhand::cli::OutputForm::text);
  }
}
