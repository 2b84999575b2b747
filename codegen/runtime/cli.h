#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

/// Constant tables from which impl/cli builds the command line.
namespace offhand {

/// How an argument of a tool is written on the command line; `json` for objects and lists of them.
enum class CliKind : std::uint8_t { string, integer, number, boolean, list, json };

/// An argument of a tool as a command-line option.
struct CliOption {
  /// "--window-id"
  std::string_view flag;
  /// "window_id", the key in the JSON arguments.
  std::string_view key;
  CliKind kind = CliKind::string;
  /// Position among the positional arguments; -1: only an option.
  int position = -1;
  /// The placeholder of its value in help, which completions use too: "WINDOW".
  std::string_view value_name = {};
  std::string_view description = {};
  /// The sentences after the description: "One of left, right. Default: left."
  std::string_view facts = {};
  /// The default as text; may be empty.
  std::string_view default_text = {};
  bool required = false;
  std::span<const std::string_view> choices = {};
  /// Kind of the items of a list.
  CliKind item_kind = CliKind::string;
  /// Without this argument, and if not given, the flag is false; empty: the schema's default applies.
  std::string_view only_with = {};
  /// Another name of an argument: accepted but not shown.
  bool hidden = false;
};

/// A member inside an argument that is given as JSON.
struct CliMember {
  /// "expect[].query"
  std::string_view name;
  std::string_view description = {};
  /// "String, 1 to 8 characters. Required."
  std::string_view facts = {};
};

/// `flag` takes no value, `strings` takes all following words.
enum class CommandValueKind : std::uint8_t { string, integer, flag, strings };

/// An option or a positional argument of a command.
struct CommandOption {
  /// "timeout-ms", without dashes.
  std::string_view name;
  CommandValueKind kind = CommandValueKind::string;
  std::string_view value_name = {};
  std::string_view description = {};
  std::string_view default_text = {};
  bool required = false;
  std::optional<std::int64_t> minimum = {};
  std::optional<std::int64_t> maximum = {};
  std::span<const std::string_view> choices = {};
  /// 'V' for -V; 0 if it has none.
  char letter = 0;
};

struct CliCommand {
  std::string_view name;
  std::string_view description;
  std::span<const CommandOption> positionals = {};
  std::span<const CommandOption> options = {};
  std::span<const CliCommand> commands = {};
};

struct CliExitCode {
  int code = 0;
  std::string_view description;
};

struct CliProgram {
  std::string_view name;
  std::string_view description;
  std::string_view footer;
  /// Name of its manual page and prefix of those of its tools; may be empty.
  std::string_view manual = {};
  /// Options before the command.
  std::span<const CommandOption> options = {};
  /// Options of every tool command, `--output` first.
  std::span<const CommandOption> tool_options = {};
  std::span<const CliCommand> commands = {};
  std::span<const CliExitCode> exit_codes = {};
};

}  // namespace offhand
