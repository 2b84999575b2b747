#pragma once

namespace offhand::cli {

/// The whole program: reads the command line that schema/cli and the tools declare, runs the command, returns its exit
/// code.
int run(int argc, char** argv);

}  // namespace offhand::cli
