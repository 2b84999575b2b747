#include <exception>

#include "generated/types/errors.h"
#include "impl/cli/program.h"
#include "impl/cli/services.h"
#include "impl/command_line/print.h"
#include "platform/host/process.h"
#include "platform/host/streams.h"

namespace offhand::cli {

int run_main(int argc, char** argv) {
  try {
    if (const auto status = run_as_helper(argc, argv)) return *status;
    host::prepare_streams();
    const auto words = host::arguments(argc, argv);
    return run(static_cast<int>(words.size()), words.data());
  } catch (const std::exception& problem) {
    // No exception should get here. One that does is a defect, reported as an internal error.
    return print_error(errors::internal({.reason = problem.what()}), OutputForm::text);
  }
}

}  // namespace offhand::cli
