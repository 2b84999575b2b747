#include "impl/cli/program.h"

int main(int argc, char** argv) { return offhand::cli::run_main(argc, argv); }
