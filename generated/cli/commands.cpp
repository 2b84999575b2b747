// Generated from schema/cli/commands.json. Do not edit.
#include "generated/cli/commands.h"

#include <array>
#include <string_view>

namespace offhand {
namespace {

constexpr auto kProgramOptions = std::to_array<CommandOption>({
  {.name = "platform", .kind = CommandValueKind::string, .value_name = "NAME", .description = "Backend to use instead of this system's own; sim:FILE runs a scene; web is a browser without a screen, web:ADDRESS one that shows a page, web:PORT one that listens there."},
  {.name = "config", .kind = CommandValueKind::string, .value_name = "FILE", .description = "Configuration file to read instead of the user's."},
  {.name = "no-daemon", .kind = CommandValueKind::flag, .description = "Does the work in this process even when a daemon listens."},
  {.name = "socket", .kind = CommandValueKind::string, .value_name = "PATH", .description = "Socket of the daemon to use instead of this desktop's own."},
  {.name = "version", .kind = CommandValueKind::flag, .description = "Prints the version.", .letter = 'V'},
});
constexpr auto kToolOptionsOutputChoices = std::to_array<std::string_view>({"text", "json", "quiet"});
constexpr auto kToolOptions = std::to_array<CommandOption>({
  {.name = "output", .kind = CommandValueKind::string, .value_name = "FORM", .description = "Form of the reply: text, json, or quiet for the exit code alone.", .default_text = "text", .choices = kToolOptionsOutputChoices},
  {.name = "timeout-ms", .kind = CommandValueKind::integer, .value_name = "MS", .description = "Deadline of this call in milliseconds.", .minimum = 1, .maximum = 600000},
});
constexpr auto kMcpOptions = std::to_array<CommandOption>({
  {.name = "tools", .kind = CommandValueKind::string, .value_name = "LIST", .description = "Presets and tools to offer, separated by commas. Default: the preset lean."},
  {.name = "sandbox", .kind = CommandValueKind::flag, .description = "Starts a private desktop and serves that."},
  {.name = "http", .kind = CommandValueKind::integer, .value_name = "[PORT]", .description = "Serves over HTTP at /mcp instead, on this port.", .minimum = 0, .maximum = 65535},
  {.name = "port", .kind = CommandValueKind::integer, .value_name = "PORT", .description = "Port to serve on over HTTP; 0 takes a free one.", .default_text = "8741", .minimum = 0, .maximum = 65535},
  {.name = "bind", .kind = CommandValueKind::string, .value_name = "ADDRESS", .description = "Address to serve at over HTTP; localhost means 127.0.0.1. Any address but a loopback address needs a token.", .default_text = "127.0.0.1"},
  {.name = "token-file", .kind = CommandValueKind::string, .value_name = "FILE", .description = "File, with mode 0600, that has the token which clients over HTTP must present. The environment variable OFFHAND_HTTP_TOKEN takes precedence."},
  {.name = "sse", .kind = CommandValueKind::flag, .description = "Over HTTP, also serves clients of the protocol version 2024-11-05, at /sse and /messages."},
});
constexpr auto kMcpServeOptions = std::to_array<CommandOption>({
  {.name = "stdio", .kind = CommandValueKind::flag, .description = "Serves on standard input and output."},
  {.name = "tools", .kind = CommandValueKind::string, .value_name = "LIST", .description = "Presets and tools to offer, separated by commas. Default: the preset lean."},
  {.name = "sandbox", .kind = CommandValueKind::flag, .description = "Starts a private desktop and serves that."},
  {.name = "http", .kind = CommandValueKind::integer, .value_name = "[PORT]", .description = "Serves over HTTP at /mcp instead, on this port.", .minimum = 0, .maximum = 65535},
  {.name = "port", .kind = CommandValueKind::integer, .value_name = "PORT", .description = "Port to serve on over HTTP; 0 takes a free one.", .default_text = "8741", .minimum = 0, .maximum = 65535},
  {.name = "bind", .kind = CommandValueKind::string, .value_name = "ADDRESS", .description = "Address to serve at over HTTP; localhost means 127.0.0.1. Any address but a loopback address needs a token.", .default_text = "127.0.0.1"},
  {.name = "token-file", .kind = CommandValueKind::string, .value_name = "FILE", .description = "File, with mode 0600, that has the token which clients over HTTP must present. The environment variable OFFHAND_HTTP_TOKEN takes precedence."},
  {.name = "sse", .kind = CommandValueKind::flag, .description = "Over HTTP, also serves clients of the protocol version 2024-11-05, at /sse and /messages."},
});
constexpr auto kMcpCommands = std::to_array<CliCommand>({
  {.name = "serve", .description = "The same as mcp, with the transport given as an option.", .options = kMcpServeOptions},
});
constexpr auto kCallPositionals = std::to_array<CommandOption>({
  {.name = "tool", .kind = CommandValueKind::string, .value_name = "TOOL|-", .description = "Name of the tool, or - for calls from standard input: {\"tool\": ..., \"arguments\": {...}}.", .required = true},
  {.name = "arguments", .kind = CommandValueKind::string, .value_name = "JSON", .description = "Arguments as a JSON object."},
});
constexpr auto kCallOptionsOutputChoices = std::to_array<std::string_view>({"text", "json", "quiet"});
constexpr auto kCallOptions = std::to_array<CommandOption>({
  {.name = "output", .kind = CommandValueKind::string, .value_name = "FORM", .description = "Form of the reply: text, json, or quiet for the exit code alone.", .default_text = "text", .choices = kCallOptionsOutputChoices},
  {.name = "timeout-ms", .kind = CommandValueKind::integer, .value_name = "MS", .description = "Deadline of this call in milliseconds.", .minimum = 1, .maximum = 600000},
});
constexpr auto kListToolsOptionsOutputChoices = std::to_array<std::string_view>({"text", "json", "quiet"});
constexpr auto kListToolsOptions = std::to_array<CommandOption>({
  {.name = "all", .kind = CommandValueKind::flag, .description = "Also tools outside the selection and tools this platform lacks, with the reason."},
  {.name = "tools", .kind = CommandValueKind::string, .value_name = "LIST", .description = "Presets and tools to list, separated by commas. Default: the preset lean."},
  {.name = "output", .kind = CommandValueKind::string, .value_name = "FORM", .description = "Form of the reply: text, json, or quiet for the exit code alone.", .default_text = "text", .choices = kListToolsOptionsOutputChoices},
});
constexpr auto kToolsPositionals = std::to_array<CommandOption>({
  {.name = "word", .kind = CommandValueKind::string, .value_name = "WORD", .description = "Shows only tools whose name, title or description holds this word."},
});
constexpr auto kToolsOptionsOutputChoices = std::to_array<std::string_view>({"text", "json", "quiet"});
constexpr auto kToolsOptions = std::to_array<CommandOption>({
  {.name = "output", .kind = CommandValueKind::string, .value_name = "FORM", .description = "Form of the reply: text, json, or quiet for the exit code alone.", .default_text = "text", .choices = kToolsOptionsOutputChoices},
});
constexpr auto kDescribePositionals = std::to_array<CommandOption>({
  {.name = "tool", .kind = CommandValueKind::string, .value_name = "TOOL", .description = "Name of the tool.", .required = true},
});
constexpr auto kDescribeOptionsOutputChoices = std::to_array<std::string_view>({"text", "json", "quiet"});
constexpr auto kDescribeOptions = std::to_array<CommandOption>({
  {.name = "output", .kind = CommandValueKind::string, .value_name = "FORM", .description = "Form of the reply: text, json, or quiet for the exit code alone.", .default_text = "text", .choices = kDescribeOptionsOutputChoices},
});
constexpr auto kConfigOptionsOutputChoices = std::to_array<std::string_view>({"text", "json", "quiet"});
constexpr auto kConfigOptions = std::to_array<CommandOption>({
  {.name = "output", .kind = CommandValueKind::string, .value_name = "FORM", .description = "Form of the reply: text, json, or quiet for the exit code alone.", .default_text = "text", .choices = kConfigOptionsOutputChoices},
});
constexpr auto kConfigGetPositionals = std::to_array<CommandOption>({
  {.name = "key", .kind = CommandValueKind::string, .value_name = "KEY", .description = "Name of the setting.", .required = true},
});
constexpr auto kConfigGetOptionsOutputChoices = std::to_array<std::string_view>({"text", "json", "quiet"});
constexpr auto kConfigGetOptions = std::to_array<CommandOption>({
  {.name = "output", .kind = CommandValueKind::string, .value_name = "FORM", .description = "Form of the reply: text, json, or quiet for the exit code alone.", .default_text = "text", .choices = kConfigGetOptionsOutputChoices},
});
constexpr auto kConfigSetPositionals = std::to_array<CommandOption>({
  {.name = "key", .kind = CommandValueKind::string, .value_name = "KEY", .description = "Name of the setting.", .required = true},
  {.name = "value", .kind = CommandValueKind::string, .value_name = "VALUE", .description = "Value in the form of the environment variable; lists are separated by commas, or written as JSON.", .required = true},
});
constexpr auto kConfigSetOptionsOutputChoices = std::to_array<std::string_view>({"text", "json", "quiet"});
constexpr auto kConfigSetOptions = std::to_array<CommandOption>({
  {.name = "output", .kind = CommandValueKind::string, .value_name = "FORM", .description = "Form of the reply: text, json, or quiet for the exit code alone.", .default_text = "text", .choices = kConfigSetOptionsOutputChoices},
});
constexpr auto kConfigListOptionsOutputChoices = std::to_array<std::string_view>({"text", "json", "quiet"});
constexpr auto kConfigListOptions = std::to_array<CommandOption>({
  {.name = "output", .kind = CommandValueKind::string, .value_name = "FORM", .description = "Form of the reply: text, json, or quiet for the exit code alone.", .default_text = "text", .choices = kConfigListOptionsOutputChoices},
});
constexpr auto kConfigCommands = std::to_array<CliCommand>({
  {.name = "get", .description = "Prints the value in force of one setting.", .positionals = kConfigGetPositionals, .options = kConfigGetOptions},
  {.name = "set", .description = "Writes a setting to the file; comments and unknown settings in it stay.", .positionals = kConfigSetPositionals, .options = kConfigSetOptions},
  {.name = "list", .description = "Lists every setting: its value, where that comes from, its variable and its meaning.", .options = kConfigListOptions},
  {.name = "path", .description = "Prints the path of the settings file."},
});
constexpr auto kRecordingRenderPositionals = std::to_array<CommandOption>({
  {.name = "dir", .kind = CommandValueKind::string, .value_name = "DIR", .description = "Folder of the recording.", .required = true},
});
constexpr auto kRecordingRenderOptionsOutputChoices = std::to_array<std::string_view>({"text", "json", "quiet"});
constexpr auto kRecordingRenderOptions = std::to_array<CommandOption>({
  {.name = "out", .kind = CommandValueKind::string, .value_name = "FILE", .description = "File to write; default: recording.html in that folder."},
  {.name = "output", .kind = CommandValueKind::string, .value_name = "FORM", .description = "Form of the reply: text, json, or quiet for the exit code alone.", .default_text = "text", .choices = kRecordingRenderOptionsOutputChoices},
});
constexpr auto kRecordingCommands = std::to_array<CliCommand>({
  {.name = "render", .description = "Makes one HTML page of a recording: a timeline with pictures, arguments and effects.", .positionals = kRecordingRenderPositionals, .options = kRecordingRenderOptions},
});
constexpr auto kAxRunPositionals = std::to_array<CommandOption>({
  {.name = "file", .kind = CommandValueKind::string, .value_name = "FILE", .description = "File with the workflows.", .required = true},
});
constexpr auto kAxRunOptionsOutputChoices = std::to_array<std::string_view>({"text", "json", "quiet"});
constexpr auto kAxRunOptions = std::to_array<CommandOption>({
  {.name = "junit", .kind = CommandValueKind::string, .value_name = "FILE", .description = "File to write a report to in the XML of JUnit: a suite for each workflow, a case for each step."},
  {.name = "output", .kind = CommandValueKind::string, .value_name = "FORM", .description = "Form of the reply: text, json, or quiet for the exit code alone.", .default_text = "text", .choices = kAxRunOptionsOutputChoices},
  {.name = "timeout-ms", .kind = CommandValueKind::integer, .value_name = "MS", .description = "Deadline of this call in milliseconds.", .minimum = 1, .maximum = 600000},
});
constexpr auto kAxRecordPositionals = std::to_array<CommandOption>({
  {.name = "dir", .kind = CommandValueKind::string, .value_name = "DIR", .description = "Folder to write the recording to; it must be empty or not exist yet."},
});
constexpr auto kAxRecordOptionsOutputChoices = std::to_array<std::string_view>({"text", "json", "quiet"});
constexpr auto kAxRecordOptions = std::to_array<CommandOption>({
  {.name = "stop", .kind = CommandValueKind::flag, .description = "Ends the recording."},
  {.name = "video", .kind = CommandValueKind::flag, .description = "Also films the screen, to recording.mp4 in the folder. Needs the program ffmpeg."},
  {.name = "output", .kind = CommandValueKind::string, .value_name = "FORM", .description = "Form of the reply: text, json, or quiet for the exit code alone.", .default_text = "text", .choices = kAxRecordOptionsOutputChoices},
  {.name = "timeout-ms", .kind = CommandValueKind::integer, .value_name = "MS", .description = "Deadline of this call in milliseconds.", .minimum = 1, .maximum = 600000},
});
constexpr auto kAxReplayPositionals = std::to_array<CommandOption>({
  {.name = "dir", .kind = CommandValueKind::string, .value_name = "DIR", .description = "Folder of the recording.", .required = true},
});
constexpr auto kAxReplayOptionsOutputChoices = std::to_array<std::string_view>({"text", "json", "quiet"});
constexpr auto kAxReplayOptions = std::to_array<CommandOption>({
  {.name = "delay-ms", .kind = CommandValueKind::integer, .value_name = "N", .description = "Pause after each action in milliseconds.", .default_text = "500", .minimum = 0, .maximum = 10000},
  {.name = "keep-going", .kind = CommandValueKind::flag, .description = "Goes on with the next action after one that cannot be done."},
  {.name = "output", .kind = CommandValueKind::string, .value_name = "FORM", .description = "Form of the reply: text, json, or quiet for the exit code alone.", .default_text = "text", .choices = kAxReplayOptionsOutputChoices},
  {.name = "timeout-ms", .kind = CommandValueKind::integer, .value_name = "MS", .description = "Deadline of this call in milliseconds.", .minimum = 1, .maximum = 600000},
});
constexpr auto kAxCommands = std::to_array<CliCommand>({
  {.name = "run", .description = "Carries out the workflows of a JSON file: an object as ax_workflow takes it, or {\"workflows\": [...]}. The exit code is 0 where all steps passed, 1 where one failed (an assertion also where its on_fail is skip), 2 where the file is none, 3 where nothing works here.", .positionals = kAxRunPositionals, .options = kAxRunOptions},
  {.name = "record", .description = "Records the actions of this and later commands, a folder for each: what was asked, what came of it, and the tree and picture of the window. A daemon keeps the recording; with --stop it ends.", .positionals = kAxRecordPositionals, .options = kAxRecordOptions},
  {.name = "replay", .description = "Does the actions of a recording again, in order. The exit code is 0 where all were done, and 1 where one was not or the folder holds no recording.", .positionals = kAxReplayPositionals, .options = kAxReplayOptions},
});
constexpr auto kCupFormatOptionsDetailChoices = std::to_array<std::string_view>({"standard", "minimal", "full"});
constexpr auto kCupFormatOptionsDialectChoices = std::to_array<std::string_view>({"long", "short"});
constexpr auto kCupFormatOptions = std::to_array<CommandOption>({
  {.name = "detail", .kind = CommandValueKind::string, .value_name = "DETAIL", .description = "Elements to print: those that say something, those that can be acted on and what they lie in, or all.", .default_text = "standard", .choices = kCupFormatOptionsDetailChoices},
  {.name = "dialect", .kind = CommandValueKind::string, .value_name = "DIALECT", .description = "Whole words and the bounds of every element, or short codes and the bounds of elements that can be acted on.", .default_text = "long", .choices = kCupFormatOptionsDialectChoices},
  {.name = "max-chars", .kind = CommandValueKind::integer, .value_name = "N", .description = "Characters after which the text is cut at the end of a line; 0: never.", .default_text = "40000", .minimum = 0, .maximum = 1000000000},
  {.name = "windows", .kind = CommandValueKind::string, .value_name = "FILE", .description = "File with the JSON list of open windows to name in the header."},
});
constexpr auto kCupSearchOptions = std::to_array<CommandOption>({
  {.name = "query", .kind = CommandValueKind::string, .value_name = "TEXT", .description = "Free words, of which some may mean roles: \"save button\"."},
  {.name = "role", .kind = CommandValueKind::string, .value_name = "TEXT", .description = "A role, or words that mean some: \"text field\". Takes precedence over those of the query."},
  {.name = "name", .kind = CommandValueKind::string, .value_name = "TEXT", .description = "Words of the name. Takes precedence over those of the query."},
  {.name = "state", .kind = CommandValueKind::string, .value_name = "STATE", .description = "A state that the element must be in, such as focused."},
  {.name = "limit", .kind = CommandValueKind::integer, .value_name = "N", .description = "Most elements to print; 0: all.", .default_text = "10", .minimum = 0, .maximum = 1000000},
  {.name = "threshold", .kind = CommandValueKind::string, .value_name = "X", .description = "Least score of an element, a number from 0 to 2.", .default_text = "0.15"},
});
constexpr auto kCupValidateOptionsOutputChoices = std::to_array<std::string_view>({"text", "json", "quiet"});
constexpr auto kCupValidateOptions = std::to_array<CommandOption>({
  {.name = "output", .kind = CommandValueKind::string, .value_name = "FORM", .description = "Form of the reply: text, json, or quiet for the exit code alone.", .default_text = "text", .choices = kCupValidateOptionsOutputChoices},
});
constexpr auto kCupCommands = std::to_array<CliCommand>({
  {.name = "format", .description = "Prints an envelope, which is read from standard input, as compact text.", .options = kCupFormatOptions},
  {.name = "search", .description = "Finds elements of an envelope, or of a list of nodes, which is read from standard input. Prints a JSON object with id and score for each, best first.", .options = kCupSearchOptions},
  {.name = "validate", .description = "Tells whether what is read from standard input is an envelope, and what is wrong with it otherwise: a line for each problem, with its JSON pointer. Ends with 1 if there is one.", .options = kCupValidateOptions},
});
constexpr auto kSandboxRunPositionals = std::to_array<CommandOption>({
  {.name = "command", .kind = CommandValueKind::strings, .value_name = "CMD...", .description = "Command and its arguments, after --. The id of a running sandbox may stand before the --.", .required = true},
});
constexpr auto kSandboxRunOptions = std::to_array<CommandOption>({
  {.name = "size", .kind = CommandValueKind::string, .value_name = "WxH", .description = "Size of the screen of a new one, in pixels.", .default_text = "1920x1080"},
  {.name = "env", .kind = CommandValueKind::strings, .value_name = "NAME[=VALUE]", .description = "Passes an environment variable of the user into the sandbox, or sets one. May be given several times."},
  {.name = "bind", .kind = CommandValueKind::strings, .value_name = "PATH", .description = "Makes a folder or file of the user's home visible at the same place in the home of the sandbox. May be given several times."},
});
constexpr auto kSandboxStartOptionsOutputChoices = std::to_array<std::string_view>({"text", "json", "quiet"});
constexpr auto kSandboxStartOptions = std::to_array<CommandOption>({
  {.name = "size", .kind = CommandValueKind::string, .value_name = "WxH", .description = "Size of the screen in pixels.", .default_text = "1920x1080"},
  {.name = "export", .kind = CommandValueKind::flag, .description = "Prints export lines for a shell's eval."},
  {.name = "env", .kind = CommandValueKind::strings, .value_name = "NAME[=VALUE]", .description = "Passes an environment variable of the user into the sandbox, or sets one. May be given several times."},
  {.name = "bind", .kind = CommandValueKind::strings, .value_name = "PATH", .description = "Makes a folder or file of the user's home visible at the same place in the home of the sandbox. May be given several times."},
  {.name = "output", .kind = CommandValueKind::string, .value_name = "FORM", .description = "Form of the reply: text, json, or quiet for the exit code alone.", .default_text = "text", .choices = kSandboxStartOptionsOutputChoices},
});
constexpr auto kSandboxStopPositionals = std::to_array<CommandOption>({
  {.name = "id", .kind = CommandValueKind::string, .value_name = "ID", .description = "Id of the sandbox to stop."},
});
constexpr auto kSandboxStopOptions = std::to_array<CommandOption>({
  {.name = "all", .kind = CommandValueKind::flag, .description = "Stops all sandboxes of this user."},
});
constexpr auto kSandboxViewPositionals = std::to_array<CommandOption>({
  {.name = "id", .kind = CommandValueKind::string, .value_name = "ID", .description = "Id of the sandbox; left out: the only one that runs."},
});
constexpr auto kSandboxViewOptions = std::to_array<CommandOption>({
  {.name = "out", .kind = CommandValueKind::string, .value_name = "FILE", .description = "Writes a picture of its screen to this file instead: .png or .jpg."},
});
constexpr auto kSandboxStatusOptionsOutputChoices = std::to_array<std::string_view>({"text", "json", "quiet"});
constexpr auto kSandboxStatusOptions = std::to_array<CommandOption>({
  {.name = "output", .kind = CommandValueKind::string, .value_name = "FORM", .description = "Form of the reply: text, json, or quiet for the exit code alone.", .default_text = "text", .choices = kSandboxStatusOptionsOutputChoices},
});
constexpr auto kSandboxCommands = std::to_array<CliCommand>({
  {.name = "run", .description = "Runs a command in a new sandbox, stops the sandbox afterwards, and ends with the exit code of the command. `run ID -- CMD` runs it in a sandbox that is there already, and leaves that running.", .positionals = kSandboxRunPositionals, .options = kSandboxRunOptions},
  {.name = "start", .description = "Starts a sandbox in the background.", .options = kSandboxStartOptions},
  {.name = "stop", .description = "Stops a sandbox; without its id asks which one, or names those that run.", .positionals = kSandboxStopPositionals, .options = kSandboxStopOptions},
  {.name = "view", .description = "Shows a sandbox in a window, or writes a picture of it.", .positionals = kSandboxViewPositionals, .options = kSandboxViewOptions},
  {.name = "status", .description = "Lists the sandboxes that run.", .options = kSandboxStatusOptions},
});
constexpr auto kServeOptions = std::to_array<CommandOption>({
  {.name = "idle-exit-s", .kind = CommandValueKind::integer, .value_name = "SECONDS", .description = "Ends the daemon after this time in seconds without a connection; 0: never.", .default_text = "0", .minimum = 0, .maximum = 604800},
});
constexpr auto kStopOptionsOutputChoices = std::to_array<std::string_view>({"text", "json", "quiet"});
constexpr auto kStopOptions = std::to_array<CommandOption>({
  {.name = "output", .kind = CommandValueKind::string, .value_name = "FORM", .description = "Form of the reply: text, json, or quiet for the exit code alone.", .default_text = "text", .choices = kStopOptionsOutputChoices},
});
constexpr auto kStatusOptionsOutputChoices = std::to_array<std::string_view>({"text", "json", "quiet"});
constexpr auto kStatusOptions = std::to_array<CommandOption>({
  {.name = "desktop", .kind = CommandValueKind::flag, .description = "Prints the name of this desktop alone, as systemd units take it."},
  {.name = "output", .kind = CommandValueKind::string, .value_name = "FORM", .description = "Form of the reply: text, json, or quiet for the exit code alone.", .default_text = "text", .choices = kStatusOptionsOutputChoices},
});
constexpr auto kStatsOptionsOutputChoices = std::to_array<std::string_view>({"text", "json", "quiet"});
constexpr auto kStatsOptions = std::to_array<CommandOption>({
  {.name = "output", .kind = CommandValueKind::string, .value_name = "FORM", .description = "Form of the reply: text, json, or quiet for the exit code alone.", .default_text = "text", .choices = kStatsOptionsOutputChoices},
});
constexpr auto kCompletionPositionalsShellChoices = std::to_array<std::string_view>({"bash", "zsh", "fish"});
constexpr auto kCompletionPositionals = std::to_array<CommandOption>({
  {.name = "shell", .kind = CommandValueKind::string, .value_name = "SHELL", .description = "Shell that the script is for.", .required = true, .choices = kCompletionPositionalsShellChoices},
});
constexpr auto kCompletePositionals = std::to_array<CommandOption>({
  {.name = "words", .kind = CommandValueKind::strings, .value_name = "WORD...", .description = "Words that were typed after the name of the program; the last one is unfinished."},
});
constexpr auto kTraceOptionsOutputChoices = std::to_array<std::string_view>({"text", "json", "quiet"});
constexpr auto kTraceOptions = std::to_array<CommandOption>({
  {.name = "count", .kind = CommandValueKind::integer, .value_name = "N", .description = "Number of calls to show.", .default_text = "20", .minimum = 1, .maximum = 1000},
  {.name = "output", .kind = CommandValueKind::string, .value_name = "FORM", .description = "Form of the reply: text, json, or quiet for the exit code alone.", .default_text = "text", .choices = kTraceOptionsOutputChoices},
});
constexpr auto kWatchOptionsOutputChoices = std::to_array<std::string_view>({"text", "json", "quiet"});
constexpr auto kWatchOptions = std::to_array<CommandOption>({
  {.name = "app", .kind = CommandValueKind::string, .value_name = "NAME", .description = "Application whose topmost window to watch: its name, or the id of its desktop entry."},
  {.name = "pid", .kind = CommandValueKind::integer, .value_name = "PID", .description = "Process whose topmost window to watch.", .minimum = 1, .maximum = 4194304},
  {.name = "window-id", .kind = CommandValueKind::integer, .value_name = "ID", .description = "Id of the window to watch, as list_windows tells it.", .minimum = 1, .maximum = 4294967295},
  {.name = "interval-ms", .kind = CommandValueKind::integer, .value_name = "MS", .description = "Shortest time in milliseconds between two looks; longer where the application answers slowly. Without an event there is one each second.", .default_text = "250", .minimum = 50, .maximum = 60000},
  {.name = "output", .kind = CommandValueKind::string, .value_name = "FORM", .description = "Form of the reply: text, json, or quiet for the exit code alone.", .default_text = "text", .choices = kWatchOptionsOutputChoices},
});
constexpr auto kDoctorOptionsClientChoices = std::to_array<std::string_view>({"claude-code", "claude-desktop", "cline", "codex", "copilot-cli", "cursor", "gemini", "goose", "kiro", "lm-studio", "opencode", "vscode", "windsurf", "zed"});
constexpr auto kDoctorOptionsScopeChoices = std::to_array<std::string_view>({"user", "project"});
constexpr auto kDoctorOptionsOutputChoices = std::to_array<std::string_view>({"text", "json", "quiet"});
constexpr auto kDoctorOptions = std::to_array<CommandOption>({
  {.name = "quick", .kind = CommandValueKind::flag, .description = "Starts no private desktop."},
  {.name = "client", .kind = CommandValueKind::string, .value_name = "NAME", .description = "Looks at what this MCP client sees instead: starts the command in its settings file, lists the tools, makes one call that changes nothing, and tells how long each took.", .choices = kDoctorOptionsClientChoices},
  {.name = "scope", .kind = CommandValueKind::string, .value_name = "SCOPE", .description = "With --client: the user's own settings, or those of the project in this folder.", .default_text = "user", .choices = kDoctorOptionsScopeChoices},
  {.name = "json", .kind = CommandValueKind::flag, .description = "The same as --output json."},
  {.name = "output", .kind = CommandValueKind::string, .value_name = "FORM", .description = "Form of the reply: text, json, or quiet for the exit code alone.", .default_text = "text", .choices = kDoctorOptionsOutputChoices},
});
constexpr auto kInstallOptionsClientChoices = std::to_array<std::string_view>({"claude-code", "claude-desktop", "cline", "codex", "copilot-cli", "cursor", "gemini", "goose", "kiro", "lm-studio", "opencode", "vscode", "windsurf", "zed"});
constexpr auto kInstallOptionsScopeChoices = std::to_array<std::string_view>({"user", "project"});
constexpr auto kInstallOptionsOutputChoices = std::to_array<std::string_view>({"text", "json", "quiet"});
constexpr auto kInstallOptions = std::to_array<CommandOption>({
  {.name = "client", .kind = CommandValueKind::string, .value_name = "NAME", .description = "The client to set up.", .choices = kInstallOptionsClientChoices},
  {.name = "scope", .kind = CommandValueKind::string, .value_name = "SCOPE", .description = "The user's own settings, or those of the project in this folder.", .default_text = "user", .choices = kInstallOptionsScopeChoices},
  {.name = "preset", .kind = CommandValueKind::string, .value_name = "LIST", .description = "Presets and tools to offer, as `offhand mcp --tools` takes them. Default: the preset lean."},
  {.name = "sandbox", .kind = CommandValueKind::flag, .description = "Lets the client work on a private desktop instead of this one."},
  {.name = "dry-run", .kind = CommandValueKind::flag, .description = "Shows the difference and writes nothing."},
  {.name = "print", .kind = CommandValueKind::flag, .description = "Prints the file and what to write into it; for a file that cannot be changed."},
  {.name = "output", .kind = CommandValueKind::string, .value_name = "FORM", .description = "Form of the reply: text, json, or quiet for the exit code alone.", .default_text = "text", .choices = kInstallOptionsOutputChoices},
});
constexpr auto kUninstallOptionsClientChoices = std::to_array<std::string_view>({"claude-code", "claude-desktop", "cline", "codex", "copilot-cli", "cursor", "gemini", "goose", "kiro", "lm-studio", "opencode", "vscode", "windsurf", "zed"});
constexpr auto kUninstallOptionsScopeChoices = std::to_array<std::string_view>({"user", "project"});
constexpr auto kUninstallOptionsOutputChoices = std::to_array<std::string_view>({"text", "json", "quiet"});
constexpr auto kUninstallOptions = std::to_array<CommandOption>({
  {.name = "client", .kind = CommandValueKind::string, .value_name = "NAME", .description = "The client to remove it from.", .required = true, .choices = kUninstallOptionsClientChoices},
  {.name = "scope", .kind = CommandValueKind::string, .value_name = "SCOPE", .description = "The user's own settings, or those of the project in this folder.", .default_text = "user", .choices = kUninstallOptionsScopeChoices},
  {.name = "dry-run", .kind = CommandValueKind::flag, .description = "Shows the difference and writes nothing."},
  {.name = "output", .kind = CommandValueKind::string, .value_name = "FORM", .description = "Form of the reply: text, json, or quiet for the exit code alone.", .default_text = "text", .choices = kUninstallOptionsOutputChoices},
});
constexpr auto kCheckUpdateOptionsOutputChoices = std::to_array<std::string_view>({"text", "json", "quiet"});
constexpr auto kCheckUpdateOptions = std::to_array<CommandOption>({
  {.name = "json", .kind = CommandValueKind::flag, .description = "The same as --output json."},
  {.name = "output", .kind = CommandValueKind::string, .value_name = "FORM", .description = "Form of the reply: text, json, or quiet for the exit code alone.", .default_text = "text", .choices = kCheckUpdateOptionsOutputChoices},
});
constexpr auto kUpgradeOptionsOutputChoices = std::to_array<std::string_view>({"text", "json", "quiet"});
constexpr auto kUpgradeOptions = std::to_array<CommandOption>({
  {.name = "check", .kind = CommandValueKind::flag, .description = "Also tells whether there is a newer release, as check-update does."},
  {.name = "output", .kind = CommandValueKind::string, .value_name = "FORM", .description = "Form of the reply: text, json, or quiet for the exit code alone.", .default_text = "text", .choices = kUpgradeOptionsOutputChoices},
});
constexpr auto kBugReportOptionsOutputChoices = std::to_array<std::string_view>({"text", "json", "quiet"});
constexpr auto kBugReportOptions = std::to_array<CommandOption>({
  {.name = "out", .kind = CommandValueKind::string, .value_name = "DIR", .description = "Folder to write; it must not exist yet.", .default_text = "offhand-bug-report"},
  {.name = "yes", .kind = CommandValueKind::flag, .description = "Writes it without asking."},
  {.name = "output", .kind = CommandValueKind::string, .value_name = "FORM", .description = "Form of the reply: text, json, or quiet for the exit code alone.", .default_text = "text", .choices = kBugReportOptionsOutputChoices},
});
constexpr auto kHelpPositionals = std::to_array<CommandOption>({
  {.name = "command", .kind = CommandValueKind::strings, .value_name = "COMMAND...", .description = "What to explain."},
});
constexpr auto kCommands = std::to_array<CliCommand>({
  {.name = "mcp", .description = "Serves the Model Context Protocol on standard input and output, or over HTTP.", .options = kMcpOptions, .commands = kMcpCommands},
  {.name = "call", .description = "Calls a tool with JSON arguments; - reads one call a line from standard input, all in one session.", .positionals = kCallPositionals, .options = kCallOptions},
  {.name = "list-tools", .description = "Lists the tools.", .options = kListToolsOptions},
  {.name = "tools", .description = "Shows all tools as a table, by groups: what each does, in which presets it is, and whether it works on this desktop.", .positionals = kToolsPositionals, .options = kToolsOptions},
  {.name = "describe", .description = "Explains a tool: arguments, result, errors, examples.", .positionals = kDescribePositionals, .options = kDescribeOptions},
  {.name = "config", .description = "Shows the settings in force and the path of the settings file.", .options = kConfigOptions, .commands = kConfigCommands},
  {.name = "recording", .description = "Works with recordings that start_recording wrote.", .commands = kRecordingCommands},
  {.name = "ax", .description = "Runs workflows of a file as tests of applications, and records and replays actions.", .commands = kAxCommands},
  {.name = "cup", .description = "Works with the Computer Use Protocol: captures windows and acts on their elements, or reads saved data from standard input.", .commands = kCupCommands},
  {.name = "sandbox", .description = "Runs private desktops, which have nothing of the user's own in them.", .commands = kSandboxCommands},
  {.name = "serve", .description = "Runs the daemon of this desktop: commands and MCP clients share what it has seen.", .options = kServeOptions},
  {.name = "stop", .description = "Ends the daemon of this desktop; calls that run are finished or cancelled.", .options = kStopOptions},
  {.name = "status", .description = "Tells whether a daemon listens, where, and which version it is.", .options = kStatusOptions},
  {.name = "stats", .description = "Shows what the daemon has done: calls, errors and times of each tool.", .options = kStatsOptions},
  {.name = "completion", .description = "Prints what a shell needs to complete commands of this program: source <(offhand completion bash).", .positionals = kCompletionPositionals},
  {.name = "complete", .description = "Offers what may come next on a command line, one a line; completions of shells call it.", .positionals = kCompletePositionals},
  {.name = "trace", .description = "Shows the last calls of the daemon: how each ended and where its time went.", .options = kTraceOptions},
  {.name = "watch", .description = "Shows live what an agent sees: the windows, or with a window its elements, and below them the last events. Ends with q, Ctrl-C, or when the window closes. Where the output is no terminal it prints what there is at first, and then a line for each event.", .options = kWatchOptions},
  {.name = "doctor", .description = "Tells what works on this desktop and what does not, and what to do about it; ends with 1 where something is broken. Takes a picture here, but clicks and types only on a private desktop, which it starts for that.", .options = kDoctorOptions},
  {.name = "guide", .description = "Explains to an agent how to look, act, check and recover: the text of the skill, for clients that load none."},
  {.name = "install", .description = "Enters this program as an MCP server in the settings file of a client, keeps everything else in that file as it is, and shows the difference. Without --client it asks for which of the clients that are here.", .options = kInstallOptions},
  {.name = "uninstall", .description = "Removes this program from the settings file of a client.", .options = kUninstallOptions},
  {.name = "check-update", .description = "Tells whether there is a newer release, where the setting update_manifest names a place to look; that it cannot be reached is an answer.", .options = kCheckUpdateOptions},
  {.name = "upgrade", .description = "Tells how the program that is installed here is brought up to date. It installs nothing itself.", .options = kUpgradeOptions},
  {.name = "bug-report", .description = "Writes a folder with what helps to mend a fault: versions, settings, what doctor says, the daemon's last calls. Names of windows, elements and files, the user's name and the home directory are left out. Shows everything before it is written, and sends nothing.", .options = kBugReportOptions},
  {.name = "version", .description = "Prints the version."},
  {.name = "help", .description = "Explains a command or a tool, or lists the commands.", .positionals = kHelpPositionals},
});
constexpr auto kExitCodes = std::to_array<CliExitCode>({
  {0, "Done. What came of an action is its `effect`: only `confirmed` was observed."},
  {1, "The tool failed, what was asked does not hold, or the output could not be written."},
  {2, "Bad usage or bad arguments."},
  {3, "No backend works here, or no sandbox."},
  {126, "The command of `sandbox run` cannot be executed."},
  {127, "The command of `sandbox run` was not found."},
});

constexpr CliProgram kProgram = {
  .name = "offhand",
  .description = "See and operate desktop applications while the user at the desk keeps pointer, focus and front window.",
  .footer = "To begin: `offhand doctor` tells what works here, `offhand install` enters Offhand in an MCP client, `offhand tools` shows what there is. Every tool is a command too: `offhand list-tools --all` names them, `offhand help TOOL` explains one, `offhand describe TOOL` with its result, errors and examples. More: `man offhand`.",
  .manual = "offhand",
  .options = kProgramOptions,
  .tool_options = kToolOptions,
  .commands = kCommands,
  .exit_codes = kExitCodes,
};

}  // namespace

const CliProgram& cli_program() { return kProgram; }

}  // namespace offhand
