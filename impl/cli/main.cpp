#include <exception>

#include "generated/types/errors.h"
#include "impl/cli/program.h"
#include "impl/cli/services.h"
#include "impl/command_line/print.h"
#include "platform/host/process.h"
#include "platform/host/streams.h"

int main(int argc, char** argv) {
  try {
    if (const auto status = offhand::cli::run_as_helper(argc, argv)) return *status;
    offhand::host::prepare_streams();
    const auto words = offhand::host::arguments(argc, argv);
    return offhand::cli::run(static_cast<int>(words.size()), words.data());
  } catch (const std::exception& problem) {
    // No exception should get here. One that does is a defect, reported as an internal error.
    return offhand::cli::print_error(offhand::errors::internal({.reason = problem.what()}),
                                     offhand::cli::OutputForm::text);
  }
}
