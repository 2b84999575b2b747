#pragma once

#include <map>
#include <span>
#include <string>
#include <vector>

#include "codegen/runtime/cli.h"
#include "impl/command_line/tool_arguments.h"

// CLI11 is header-only and takes seconds to compile, so only files that parse a command line include it.
namespace CLI {
class App;
}

namespace offhand::cli {

/// The options that CLI11 collected for a command; values stay text until a command parses them.
struct CollectedOptions {
  std::map<std::string, std::string> values;
  std::map<std::string, bool> flags;
  std::map<std::string, std::vector<std::string>> lists;

  /// Empty if it was not given and has no default.
  std::string value(const std::string& name) const;
  bool flag(const std::string& name) const;
  std::vector<std::string> list(const std::string& name) const;
};

/// Adds the options and positionals of a generated table to `app`. `collected` must outlive the parsing.
void add_options(CLI::App& app, std::span<const CommandOption> options, CollectedOptions& collected);
void add_positionals(CLI::App& app, std::span<const CommandOption> positionals, CollectedOptions& collected);

/// Prepares the words of a command line for `add_tool_options`: CLI11 would take the next word as the value of
/// `--text=`, so an empty value is marked.
std::vector<std::string> with_marks(std::span<char* const> words, const ToolInfo& tool);

/// The same for the arguments of a tool.
void add_tool_options(CLI::App& app, const ToolInfo& tool, WrittenArguments& written);

}  // namespace offhand::cli
