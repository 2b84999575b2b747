#include "impl/cli/shared/program.h"

#include "impl/cli/program.h"

int offhand_program(int argc, char** argv) { return offhand::cli::run_main(argc, argv); }
