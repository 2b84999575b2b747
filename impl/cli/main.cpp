#include "impl/cli/program.h"
#include "impl/sandbox/sandbox.h"

int main(int argc, char** argv) {
  // A sandbox is watched by this same program, started again under another role.
  if (const auto status = offhand::sandbox::maybe_run_supervisor(argc, argv)) return *status;
  return offhand::cli::run(argc, argv);
}
