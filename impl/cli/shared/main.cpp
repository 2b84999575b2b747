#include "impl/cli/shared/program.h"

// The program `offhand` beside the shared library, which it consists of.
int main(int argc, char** argv) { return offhand_program(argc, argv); }
