#pragma once

#include <functional>
#include <string>

#include "codegen/runtime/catalog.h"
#include "impl/command_line/option_table.h"

namespace offhand::cli {

/// A command line: the commands of a generated table, and the tools of a catalog, each a command too. What they do is
/// the program's; each of these answers with the exit code.
struct CommandLine {
  const CliProgram& program;
  const Catalog& catalog;
  std::string version;
  std::function<int(const std::string& command, const CollectedOptions& program, const CollectedOptions& options)>
      run_command;
  std::function<int(const ToolInfo& tool, const CollectedOptions& program, const WrittenArguments& written,
                    const CollectedOptions& options)>
      run_tool;
  /// Where no command was given; without it help is shown.
  std::function<int(const CollectedOptions& program)> run_plain = {};
};

int run(const CommandLine& line, int argc, char** argv);

}  // namespace offhand::cli
