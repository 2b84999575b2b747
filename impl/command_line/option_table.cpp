#include "impl/command_line/option_table.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <functional>
#include <memory>
#include <string_view>

#include "codegen/runtime/suggest.h"
#include "codegen/runtime/utf8.h"

namespace offhand::cli {
namespace {

/// Stands for an empty value; no keyboard can type it.
constexpr char given_nothing = '\x1F';

using TakeWords = std::function<void(const std::vector<std::string>& words)>;

/// Adds an option or positional whose words are kept as typed. A CLI11 callback would get them parsed as its list
/// notation: "[a,b]" as two words, and "{}" as none.
CLI::Option* add_words(CLI::App& app, const std::string& name, TakeWords take) {
  auto self = std::make_shared<const CLI::Option*>();
  auto* option = app.add_option(name, [self, take = std::move(take)](const CLI::results_t&) {
    auto words = (*self)->results();
    for (auto& word : words) {
      if (word.ends_with(given_nothing)) word.pop_back();
    }
    take(words);
    return true;
  });
  *self = option;
  return option->take_all()->allow_extra_args(false);
}

/// Adds a positional that takes all remaining words. It expects more words than there can be: then CLI11 takes each as
/// it is, where "any number" would make it parse lists. It is not required.
CLI::Option* add_remaining_words(CLI::App& app, const std::string& name, std::vector<std::string>& words) {
  constexpr int endless = CLI::detail::expected_max_vector_size;
  const auto take = [&words](const std::vector<std::string>& given) { words = given; };
  return add_words(app, name, take)->expected(endless, endless);
}

std::string opposite_of(const std::string& word) {
  if (word == "true") return "false";
  return word == "false" ? "true" : word;
}

/// Accepts --flag, --flag=false and --no-flag. The value is checked with all other values, because CLI11 would throw on
/// an invalid one.
void add_flag_pair(CLI::App& app, const CliOption& option, WrittenArguments& written) {
  const std::string flag(option.flag);
  const auto opposite = "--no-" + flag.substr(2);
  const auto take = [&written, key = std::string(option.key), flag, opposite](const std::string& word) {
    if (!written.options.try_emplace(key, std::vector{word}).second) throw CLI::ExcludesError(flag, opposite);
  };
  add_words(app, flag, [take](const auto& words) { take(words.back()); })->expected(0);
  add_words(app, opposite, [take](const auto& words) { take(opposite_of(words.back())); })->expected(0);
}

/// Accepts one of these; the error names the nearest.
CLI::Validator one_of(std::span<const std::string_view> choices) {
  return {[choices](const std::string& word) -> std::string {
            if (std::ranges::find(choices, word) != choices.end()) return {};
            const auto near = nearest(word, choices);
            return fmt::format("\"{}\" is not one of {}{}", preview(word), fmt::join(choices, ", "),
                               near ? fmt::format("; did you mean \"{}\"?", *near) : "");
          },
          ""};
}

/// Accepts `--http` and `--http 8080`: the flag records its presence, the value what was given.
void add_with_optional_value(CLI::App& app, const CommandOption& option, CollectedOptions& collected) {
  const std::string name(option.name);
  const auto take = [&collected, &option, name](const CLI::results_t& words) {
    collected.flags[name] = true;
    collected.values[name] = words.empty() ? "" : words.front();
    if (collected.values[name].empty() || !option.minimum || !option.maximum) return true;
    auto word = collected.values[name];
    return CLI::Range(*option.minimum, *option.maximum)(word).empty();
  };
  app.add_option("--" + name, take)->expected(0, 1);
}

}  // namespace

std::string CollectedOptions::value(const std::string& name) const {
  const auto found = values.find(name);
  return found == values.end() ? std::string() : found->second;
}

bool CollectedOptions::flag(const std::string& name) const {
  const auto found = flags.find(name);
  return found != flags.end() && found->second;
}

std::vector<std::string> CollectedOptions::list(const std::string& name) const {
  const auto found = lists.find(name);
  return found == lists.end() ? std::vector<std::string>() : found->second;
}

void add_options(CLI::App& app, std::span<const CommandOption> options, CollectedOptions& collected) {
  for (const auto& option : options) {
    const std::string name(option.name);
    const auto flag = option.letter == 0 ? "--" + name : fmt::format("-{},--{}", option.letter, name);
    if (option.kind == CommandValueKind::flag) {
      app.add_flag(flag, collected.flags[name]);
      continue;
    }
    if (option.kind == CommandValueKind::strings) {
      add_words(app, flag, [&words = collected.lists[name]](const auto& given) { words = given; });
      continue;
    }
    if (option.value_name.starts_with('[')) {
      add_with_optional_value(app, option, collected);
      continue;
    }
    auto& value = collected.values[name];
    value = option.default_text;
    auto* added = app.add_option(flag, value);
    if (!option.choices.empty()) added->check(one_of(option.choices));
    if (option.kind == CommandValueKind::integer && option.minimum && option.maximum) {
      added->check(CLI::Range(*option.minimum, *option.maximum));
    }
  }
}

void add_positionals(CLI::App& app, std::span<const CommandOption> positionals, CollectedOptions& collected) {
  for (const auto& positional : positionals) {
    const std::string name(positional.name);
    CLI::Option* added = nullptr;
    if (positional.kind == CommandValueKind::strings) {
      added = add_remaining_words(app, name, collected.lists[name]);
    } else {
      added = app.add_option(name, collected.values[name]);
    }
    if (!positional.choices.empty()) added->check(one_of(positional.choices));
    if (positional.required) added->required();
  }
}

std::vector<std::string> with_marks(std::span<char* const> words, const ToolInfo& tool) {
  std::vector<std::string> marked(words.begin(), words.end());
  for (auto& word : marked) {
    if (std::ranges::any_of(tool.cli, [&](const auto& option) { return word == std::string(option.flag) + '='; }))
      word += given_nothing;
  }
  return marked;
}

void add_tool_options(CLI::App& app, const ToolInfo& tool, WrittenArguments& written) {
  add_remaining_words(app, "arguments", written.positionals);
  for (const auto& option : tool.cli) {
    if (option.kind == CliKind::boolean) {
      add_flag_pair(app, option, written);
      continue;
    }
    const auto take = [&written, key = std::string(option.key)](const auto& words) { written.options[key] = words; };
    add_words(app, std::string(option.flag), take);
  }
}

}  // namespace offhand::cli
