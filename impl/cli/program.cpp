#include "impl/cli/program.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <iterator>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "codegen/runtime/suggest.h"
#include "codegen/runtime/utf8.h"
#include "generated/cli/commands.h"
#include "generated/registry/registry.h"
#include "generated/types/errors.h"
#include "impl/cli/commands.h"
#include "impl/cli/help.h"
#include "impl/cli/option_table.h"
#include "impl/cli/print.h"
#include "impl/cli/services.h"
#include "impl/dispatch/selection.h"

namespace offhand::cli {
namespace {

constexpr int bad_usage = 2;

/// The first word that is no option and no value of a program option: the command.
std::string_view command_word(int argc, char** argv) {
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (!word.starts_with('-')) return word;
    const bool takes_value = std::any_of(
        cli_program().options.begin(), cli_program().options.end(),
        [&](const auto& option) { return word.substr(2) == option.name && option.kind != CommandValueKind::flag; });
    if (word.starts_with("--") && takes_value) ++i;
  }
  return {};
}

class Program {
 public:
  Program(int argc, char** argv) : argc_(argc), argv_(argv), wanted_(command_word(argc, argv)) {
    const auto& program = cli_program();
    app_.name(std::string(program.name));
    show_help(app_, [&program] { return help_of(program); });
    app_.require_subcommand(0, 1);
    add_options(app_, program.options, program_options_);
    for (const auto& command : program.commands) add_command(app_, command, "");
    if (const auto tool = tool_named(wanted_); tool && !is_command(wanted_)) add_tool(**tool);
  }

  int run() {
    if (wanted_ == "help") return explain();
    try {
      app_.parse(argc_, argv_);
    } catch (const CLI::ParseError& problem) {
      const bool is_known = wanted_.empty() || is_command(wanted_) || tool_named(wanted_);
      if (problem.get_exit_code() == 0 && is_known) return print(OutputForm::text, app_.help(), "");
      return usage_problem(problem);
    }
    if (program_options_.flag("version")) return print_version();
    if (run_ == nullptr) {
      const int printed = print(OutputForm::text, app_.help(), "");
      return argc_ > 1 ? bad_usage : printed;
    }
    return run_(ProgramOptions{program_options_.value("platform"), program_options_.value("config"),
                               program_options_.value("socket"), program_options_.flag("no-daemon")});
  }

 private:
  /// Instead of CLI11's own, which knows no limits and no width of a page.
  static void show_help(CLI::App& app, std::function<std::string()> help) {
    app.formatter_fn(
        [help = std::move(help)](const CLI::App*, const std::string&, CLI::AppFormatMode) { return help(); });
  }

  static int print_version() { return print(OutputForm::text, "offhand " OFFHAND_VERSION, ""); }

  /// `help sandbox run` is `sandbox run --help`.
  int explain() const {
    std::vector<char*> words(argv_, argv_ + argc_);
    words.erase(std::find(words.begin() + 1, words.end(), wanted_));
    std::string flag = "--help";
    words.push_back(flag.data());
    return Program(static_cast<int>(words.size()), words.data()).run();
  }

  static bool is_command(std::string_view word) {
    const auto& commands = cli_program().commands;
    return std::any_of(commands.begin(), commands.end(), [&](const auto& command) { return command.name == word; });
  }

  void add_command(CLI::App& parent, const CliCommand& command, const std::string& path) {
    auto* sub = parent.add_subcommand(std::string(command.name));
    sub->fallthrough();  // options of the program may come after the command too
    const auto full = path.empty() ? std::string(command.name) : path + " " + std::string(command.name);
    show_help(*sub, [&command, full] { return help_of(command, full); });
    // Options of the other commands are not needed to run this one.
    if (path.empty() && command.name != wanted_) return;
    for (const auto& nested : command.commands) add_command(*sub, nested, full);
    if (!command.commands.empty() && command.options.empty()) {
      sub->require_subcommand(1);
      return;
    }
    auto& collected = collected_.emplace_back(std::make_unique<CollectedOptions>());
    add_positionals(*sub, command.positionals, *collected);
    add_options(*sub, command.options, *collected);
    sub->callback([this, sub, full, options = collected.get()] {
      if (!sub->get_subcommands().empty()) return;  // the nested command has been chosen
      run_ = [full, options](const ProgramOptions& program) { return run_command(full, program, *options); };
    });
  }

  /// What all tools have, but for what this one has an argument of the same name: that is what its caller means.
  static std::vector<CommandOption> options_beside(const ToolInfo& tool) {
    std::vector<CommandOption> options;
    std::ranges::copy_if(cli_program().tool_options, std::back_inserter(options), [&](const CommandOption& option) {
      const auto flag = fmt::format("--{}", option.name);
      return std::ranges::none_of(tool.cli, [&](const auto& own) { return own.flag == flag; });
    });
    return options;
  }

  void add_tool(const ToolInfo& tool) {
    auto* sub = app_.add_subcommand(std::string(wanted_));
    sub->fallthrough();
    show_help(*sub, [this, &tool] { return help_of(tool, std::string(wanted_)); });
    add_tool_options(*sub, tool, written_);
    auto& collected = collected_.emplace_back(std::make_unique<CollectedOptions>());
    add_options(*sub, options_beside(tool), *collected);
    sub->callback([this, &tool, options = collected.get()] {
      run_ = [this, &tool, options](const ProgramOptions& program) {
        return run_tool(program, tool, written_, *options);
      };
    });
  }

  static int run_command(const std::string& name, const ProgramOptions& program, const CollectedOptions& options) {
    static constexpr std::array own_commands{
        Command{"call", run_call},
        Command{"list-tools", run_list_tools},
        Command{"describe", run_describe},
        Command{"config", run_config},
        Command{"config get", run_config_get},
        Command{"config set", run_config_set},
        Command{"config list", run_config_list},
        Command{"config path", run_config_path},
        Command{"recording render", run_recording_render},
        Command{"version", run_version},
        Command{"check-update", run_check_update},
        Command{"complete", run_complete},
        Command{"completion", run_completion},
    };
    for (const auto& commands : {std::span<const Command>(own_commands), service_commands()}) {
      const auto found = std::ranges::find(commands, name, &Command::name);
      if (found != commands.end()) return found->run(program, options);
    }
    return print_error(errors::command_unavailable({.command = name}), OutputForm::text);
  }

  static int run_version(const ProgramOptions& /*program*/, const CollectedOptions& /*options*/) {
    return print_version();
  }

  int usage_problem(const CLI::ParseError& problem) {
    if (!wanted_.empty() && !is_command(wanted_) && !tool_named(wanted_)) {
      std::vector<std::string_view> known;
      for (const auto& command : cli_program().commands) known.push_back(command.name);
      for (const auto* tool : catalog().tools) known.push_back(tool->name);
      const auto near = nearest(wanted_, known);
      complain(
          fmt::format("offhand: There is no command \"{}\"{}\n"
                      "Run `offhand --help` for the commands and `offhand list-tools --all` for the tools.",
                      preview(wanted_), near ? fmt::format("; did you mean \"{}\"?", *near) : ""));
      return bad_usage;
    }
    complain(fmt::format("offhand: {}{}\nRun `offhand{} --help`.", problem.what(), unknown_option(problem).value_or(""),
                         path_of_command()));
    return bad_usage;
  }

  /// " sandbox run"
  std::string path_of_command() const {
    std::string path;
    for (const auto* app = &app_; !app->get_subcommands().empty();) {
      app = app->get_subcommands().front();
      path += " " + app->get_name();
    }
    return path;
  }

  /// CLI11 names what it did not expect; the nearest option of the command is what was meant.
  std::optional<std::string> unknown_option(const CLI::ParseError& problem) const {
    const std::string_view text = problem.what();
    const auto at = text.find("--");
    if (dynamic_cast<const CLI::ExtrasError*>(&problem) == nullptr || at == std::string_view::npos) return std::nullopt;
    const auto word = text.substr(at, text.find_first_of(" =", at) - at);
    const auto* tool_or_command = app_.get_subcommands().empty() ? &app_ : app_.get_subcommands().front();
    std::vector<std::string> names;
    for (const auto* app : {tool_or_command, &app_}) {
      for (const auto* option : app->get_options()) names.push_back(option->get_name());
    }
    const std::vector<std::string_view> views(names.begin(), names.end());
    const auto near = nearest(word, views);
    if (!near) return std::nullopt;
    return fmt::format("; did you mean {}?", *near);
  }

  int argc_;
  char** argv_;
  std::string_view wanted_;
  CLI::App app_;
  CollectedOptions program_options_;
  std::vector<std::unique_ptr<CollectedOptions>> collected_;
  WrittenArguments written_;
  std::function<int(const ProgramOptions&)> run_;
};

}  // namespace

int run(int argc, char** argv) { return Program(argc, argv).run(); }

}  // namespace offhand::cli
