#pragma once

#include <functional>
#include <string>

#include "codegen/runtime/catalog.h"
#include "impl/command_line/option_table.h"

namespace offhand::cli {

/// A command line made of the commands of a generated table and the tools of a catalog, each of which is a command too.
/// The program supplies the functions, which return the exit code.
struct CommandLine {
  const CliProgram& program;
  const Catalog& catalog;
  std::string version;
  std::function<int(const std::string& command, const CollectedOptions& program, const CollectedOptions& options)>
      run_command;
  std::function<int(const ToolInfo& tool, const CollectedOptions& program, const WrittenArguments& written,
                    const CollectedOptions& options)>
      run_tool;
  /// Runs if no command was given; without it, help is shown.
  std::function<int(const CollectedOptions& program)> run_plain = {};
};

int run(const CommandLine& line, int argc, char** argv);

}  // namespace offhand::cli
