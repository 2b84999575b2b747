#pragma once

namespace offhand::cli {

/// The whole program: parses the command line declared by schema/cli and the tools, runs the command and returns its
/// exit code.
int run(int argc, char** argv);

/// What main() is: the roles of a helper, else run(), and no exception leaves it.
int run_main(int argc, char** argv);

}  // namespace offhand::cli
