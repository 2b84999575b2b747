#include "impl/command_line/command_line.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iterator>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "codegen/runtime/suggest.h"
#include "codegen/runtime/utf8.h"
#include "impl/command_line/help.h"
#include "impl/command_line/print.h"
#include "impl/command_line/tool_commands.h"

namespace offhand::cli {
namespace {

constexpr int bad_usage = 2;

/// The words and options at the start of a command line.
struct Beginning {
  /// The words that are neither options nor values of program options: the command, and possibly a subcommand.
  std::vector<std::string_view> words;
  /// The first option before the command that is not one of the program's; may be empty. The word after it may be its
  /// value.
  std::string_view stray_option;
};

Beginning beginning_of(const CliProgram& program, int argc, char** argv) {
  Beginning beginning;
  for (int i = 1; i < argc && beginning.words.size() < 2; ++i) {
    const std::string_view word = argv[i];
    if (!word.starts_with('-')) {
      beginning.words.push_back(word);
      continue;
    }
    if (!word.starts_with("--")) continue;
    const auto name = word.substr(2, word.find('=') - 2);
    const auto option = std::ranges::find(program.options, name, &CommandOption::name);
    if (option == program.options.end()) {
      if (beginning.words.empty() && beginning.stray_option.empty() && name != "help") beginning.stray_option = word;
    } else if (option->kind != CommandValueKind::flag && name.size() + 2 == word.size()) {
      ++i;
    }
  }
  return beginning;
}

class Parser {
 public:
  Parser(const CommandLine& line, int argc, char** argv) : line_(line), argc_(argc), argv_(argv) {
    const auto beginning = beginning_of(line.program, argc, argv);
    if (!beginning.words.empty()) wanted_ = beginning.words[0];
    if (beginning.words.size() > 1) behind_ = beginning.words[1];
    stray_option_ = beginning.stray_option.substr(0, beginning.stray_option.find('='));
    app_.name(std::string(line.program.name));
    show_help(app_, [this] { return help_of(line_.program); });
    app_.require_subcommand(0, 1);
    add_options(app_, line.program.options, program_options_);
    for (const auto& command : line.program.commands) add_command(app_, command, "");
    if (is_group()) {
      add_group();
    } else if (is_command(wanted_)) {
      return;
    } else if (const auto* tool = tool_of_command("", wanted_, line.catalog)) {
      add_tool(app_, *tool, std::string(wanted_), std::string(wanted_));
    }
  }

  int run() {
    if (wanted_ == "help") return explain();
    try {
      parse();
    } catch (const CLI::ParseError& problem) {
      if (problem.get_exit_code() == 0 && is_known()) return print(OutputForm::text, app_.help(), "");
      return usage_problem(problem);
    }
    if (program_options_.flag("version")) return print(OutputForm::text, line_.version, "");
    if (run_ != nullptr) return run_();
    if (line_.run_plain) return line_.run_plain(program_options_);
    const int printed = print(OutputForm::text, app_.help(), "");
    return argc_ > 1 ? bad_usage : printed;
  }

 private:
  void parse() {
    if (tool_ == nullptr) return app_.parse(argc_, argv_);
    const auto words = with_marks({argv_, static_cast<std::size_t>(argc_)}, *tool_);
    std::vector<const char*> pointers;
    for (const auto& word : words) pointers.push_back(word.c_str());
    app_.parse(static_cast<int>(pointers.size()), pointers.data());
  }

  /// Replaces CLI11's formatter, which does not print limits and does not wrap to a page's width.
  static void show_help(CLI::App& app, std::function<std::string()> help) {
    app.formatter_fn(
        [help = std::move(help)](const CLI::App*, const std::string&, CLI::AppFormatMode) { return help(); });
  }

  /// Runs `help sandbox run` as `sandbox run --help`.
  int explain() const {
    std::vector<char*> words(argv_, argv_ + argc_);
    words.erase(std::find(words.begin() + 1, words.end(), wanted_));
    std::string flag = "--help";
    words.push_back(flag.data());
    return Parser(line_, static_cast<int>(words.size()), words.data()).run();
  }

  bool is_command(std::string_view word) const {
    const auto& commands = line_.program.commands;
    return std::any_of(commands.begin(), commands.end(), [&](const auto& command) { return command.name == word; });
  }

  bool is_group() const { return is_command_group(wanted_, line_.catalog); }

  /// The commands behind the first word.
  std::span<const CliCommand> commands_behind() const {
    const auto& commands = line_.program.commands;
    const auto found = std::ranges::find(commands, wanted_, &CliCommand::name);
    return found == commands.end() ? std::span<const CliCommand>() : found->commands;
  }

  /// Whether the first word is nothing but the word before others, so that the second one has to be one of those.
  bool only_groups() const {
    const auto& commands = line_.program.commands;
    const auto found = std::ranges::find(commands, wanted_, &CliCommand::name);
    if (found == commands.end()) return is_group();
    return !found->commands.empty() && found->options.empty() && found->positionals.empty();
  }

  bool is_known_behind() const {
    const auto commands = commands_behind();
    return tool_of_command(wanted_, behind_, line_.catalog) != nullptr ||
           std::ranges::find(commands, behind_, &CliCommand::name) != commands.end();
  }

  /// An empty command line is known too.
  bool is_known() const {
    return wanted_.empty() || is_command(wanted_) || is_group() ||
           tool_of_command("", wanted_, line_.catalog) != nullptr;
  }

  void add_command(CLI::App& parent, const CliCommand& command, const std::string& path) {
    auto* sub = parent.add_subcommand(std::string(command.name));
    sub->fallthrough();  // the program's options are allowed after the command too
    const auto full = path.empty() ? std::string(command.name) : path + " " + std::string(command.name);
    show_help(*sub, [this, &command, full] { return help_of(line_.program, command, full, line_.catalog); });
    // Options of other commands are not needed to run this one.
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
      if (!sub->get_subcommands().empty()) return;  // a subcommand was chosen
      run_ = [this, full, options] { return line_.run_command(full, program_options_, *options); };
    });
  }

  /// The options of all tools, without those that the tool has as an argument of the same name, which takes precedence.
  std::vector<CommandOption> options_beside(const ToolInfo& tool) const {
    std::vector<CommandOption> options;
    std::ranges::copy_if(line_.program.tool_options, std::back_inserter(options), [&](const CommandOption& option) {
      const auto flag = fmt::format("--{}", option.name);
      return std::ranges::none_of(tool.cli, [&](const auto& own) { return own.flag == flag; });
    });
    return options;
  }

  /// Adds the tools of a toolset below its name, which may be the word before commands as well.
  void add_group() {
    const auto same = app_.get_subcommands([this](const CLI::App* sub) { return sub->get_name() == wanted_; });
    auto* group = same.empty() ? app_.add_subcommand(std::string(wanted_)) : same.front();
    if (same.empty()) {
      group->fallthrough();
      group->require_subcommand(1);
      show_help(*group, [this] { return help_of(line_.program, line_.catalog, wanted_); });
    }
    if (const auto* tool = tool_of_command(wanted_, behind_, line_.catalog))
      add_tool(*group, *tool, std::string(behind_), fmt::format("{} {}", wanted_, behind_));
  }

  void add_tool(CLI::App& parent, const ToolInfo& tool, const std::string& word, const std::string& path) {
    auto* sub = parent.add_subcommand(word);
    sub->fallthrough();
    show_help(*sub, [this, &tool, path] { return help_of(line_.program, tool, path); });
    tool_ = &tool;
    add_tool_options(*sub, tool, written_);
    auto& collected = collected_.emplace_back(std::make_unique<CollectedOptions>());
    add_options(*sub, options_beside(tool), *collected);
    sub->callback([this, &tool, options = collected.get()] {
      run_ = [this, &tool, options] { return line_.run_tool(tool, program_options_, written_, *options); };
    });
  }

  int usage_problem(const CLI::ParseError& problem) const {
    const auto& program = line_.program.name;
    if (!stray_option_.empty()) return misplaced_option();
    if (!is_known()) return unknown_word(wanted_, "");
    if (only_groups() && !behind_.empty() && !is_known_behind()) return unknown_word(behind_, wanted_);
    complain(fmt::format("{}: {}{}\nRun `{}{} --help`.", program, problem.what(), unknown_option(problem).value_or(""),
                         program, path_of_command()));
    return bad_usage;
  }

  int misplaced_option() const {
    const auto& program = line_.program;
    std::vector<std::string> known;
    for (const auto& option : program.options) known.push_back(fmt::format("--{}", option.name));
    const std::vector<std::string_view> views(known.begin(), known.end());
    const auto near = nearest(stray_option_, views);
    const auto advice = near ? fmt::format("; did you mean {}?", *near)
                             : fmt::format(". Options of a command stand behind its name: `{} COMMAND {} ...`.",
                                           program.name, preview(stray_option_));
    complain(fmt::format("{0}: {1} is no option of {0} itself{2}\nRun `{0} --help`.", program.name,
                         preview(stray_option_), advice));
    return bad_usage;
  }

  /// `group`: the word in front of it.
  int unknown_word(std::string_view word, std::string_view group) const {
    const auto& program = line_.program.name;
    std::vector<std::string_view> known;
    if (group.empty()) {
      for (const auto& command : line_.program.commands) known.push_back(command.name);
      for (const auto name : command_groups(line_.catalog)) known.push_back(name);
    } else {
      for (const auto& command : commands_behind()) known.push_back(command.name);
    }
    for (const auto* tool : line_.catalog.tools) {
      if (const auto command = word_behind(group, *tool)) known.push_back(*command);
    }
    const auto near = nearest(word, known);
    complain(fmt::format("{0}: There is no command \"{1}\"{2}\nRun `{0}{3} --help`.", program, preview(word),
                         near ? fmt::format("; did you mean \"{}\"?", *near) : ".",
                         group.empty() ? "" : fmt::format(" {}", group)));
    return bad_usage;
  }

  /// The full command, such as " sandbox run".
  std::string path_of_command() const {
    std::string path;
    for (const auto* app = &app_; !app->get_subcommands().empty();) {
      app = app->get_subcommands().front();
      path += " " + app->get_name();
    }
    return path;
  }

  /// The argument that users confuse this flag with, according to the tool's schema.
  std::optional<std::string_view> flag_that_others_call(std::string_view word) const {
    if (tool_ == nullptr) return std::nullopt;
    std::string key(word);
    std::ranges::replace(key, '-', '_');
    for (const auto& property : tool_->input->properties) {
      if (std::ranges::find(property.not_called, key) == property.not_called.end()) continue;
      const auto option = std::ranges::find(tool_->cli, property.name, &CliOption::key);
      if (option != tool_->cli.end()) return option->flag;
    }
    return std::nullopt;
  }

  /// CLI11 reports the unexpected option; suggests the most similar option of the command.
  std::optional<std::string> unknown_option(const CLI::ParseError& problem) const {
    const std::string_view text = problem.what();
    const auto at = text.find("--");
    if (dynamic_cast<const CLI::ExtrasError*>(&problem) == nullptr || at == std::string_view::npos) return std::nullopt;
    const auto word = text.substr(at, text.find_first_of(" =", at) - at);
    if (const auto flag = flag_that_others_call(word.substr(2))) return fmt::format("; did you mean {}?", *flag);
    const auto* innermost = &app_;
    while (!innermost->get_subcommands().empty()) innermost = innermost->get_subcommands().front();
    std::vector<std::string> names;
    for (const auto* app : {innermost, &app_}) {
      for (const auto* option : app->get_options()) names.push_back(option->get_name());
    }
    const std::vector<std::string_view> views(names.begin(), names.end());
    const auto near = nearest(word, views);
    if (!near) return std::nullopt;
    return fmt::format("; did you mean {}?", *near);
  }

  const CommandLine& line_;
  int argc_;
  char** argv_;
  std::string_view wanted_;
  std::string_view stray_option_;
  std::string_view behind_;
  const ToolInfo* tool_ = nullptr;
  CLI::App app_;
  CollectedOptions program_options_;
  std::vector<std::unique_ptr<CollectedOptions>> collected_;
  WrittenArguments written_;
  std::function<int()> run_;
};

}  // namespace

int run(const CommandLine& line, int argc, char** argv) { return Parser(line, argc, argv).run(); }

}  // namespace offhand::cli
