#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "codegen/model/name.h"

/// The command line of a program, as schema/cli.json declares it.
namespace offhand::codegen {

/// An option or positional argument of a command, as the schema declares it.
struct CommandLineOption {
  std::string name;
  /// One letter, or empty.
  std::string letter;
  std::string type;
  std::string value;
  std::string description;
  std::string default_text;
  bool required = false;
  std::optional<std::int64_t> minimum;
  std::optional<std::int64_t> maximum;
  std::vector<std::string> choices;
};

struct Command {
  std::string name;
  std::string description;
  std::vector<CommandLineOption> positionals;
  std::vector<CommandLineOption> options;
  std::vector<Command> commands;

  /// Whether it is nothing but the word before others.
  bool only_groups() const { return positionals.empty() && options.empty() && !commands.empty(); }
};

/// What a process of the program ends with.
struct ExitCode {
  int code = 0;
  Name name;
  std::string description;
};

struct CommandLine {
  std::string path;
  Command program;
  std::string footer;
  std::vector<CommandLineOption> tool_options;
  std::vector<ExitCode> exit_codes;
};

}  // namespace offhand::codegen
