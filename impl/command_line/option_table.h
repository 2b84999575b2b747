#pragma once

#include <map>
#include <span>
#include <string>
#include <vector>

#include "codegen/runtime/cli.h"
#include "impl/command_line/tool_arguments.h"

// CLI11 is headers alone, and compiling them takes seconds: only who reads a command line includes them.
namespace CLI {
class App;
}

namespace offhand::cli {

/// What CLI11 collected for a command; every value is text until somebody who knows reads it.
struct CollectedOptions {
  std::map<std::string, std::string> values;
  std::map<std::string, bool> flags;
  std::map<std::string, std::vector<std::string>> lists;

  /// Empty when it was not given and has no default.
  std::string value(const std::string& name) const;
  bool flag(const std::string& name) const;
  std::vector<std::string> list(const std::string& name) const;
};

/// Gives `app` the options and positionals of a generated table. `collected` must outlive the parsing.
void add_options(CLI::App& app, std::span<const CommandOption> options, CollectedOptions& collected);
void add_positionals(CLI::App& app, std::span<const CommandOption> positionals, CollectedOptions& collected);

/// Words of a command line as `add_tool_options` reads them: CLI11 takes the next word for the value of `--text=`, so
/// what is given nothing is marked.
std::vector<std::string> with_marks(std::span<char* const> words, const ToolInfo& tool);

/// The same for the arguments of a tool.
void add_tool_options(CLI::App& app, const ToolInfo& tool, WrittenArguments& written);

}  // namespace offhand::cli
