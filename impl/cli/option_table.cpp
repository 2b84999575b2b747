#include "impl/cli/option_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <memory>
#include <string_view>

namespace offhand::cli {
namespace {

std::string described(std::string_view description, std::string_view default_text) {
  if (default_text.empty()) return std::string(description);
  return fmt::format("{} [{}]", description, default_text);
}

/// The flags of a tool have an opposite, which CLI11 knows as an option of its own; both are one line.
class ToolHelp final : public CLI::Formatter {
 public:
  explicit ToolHelp(const ToolInfo& tool) : tool_(tool) {}
  std::string make_option_name(const CLI::Option* option, bool is_positional) const override {
    auto name = CLI::Formatter::make_option_name(option, is_positional);
    const auto is_flag = [&](const auto& known) { return known.kind == CliKind::boolean && known.flag == name; };
    return std::any_of(tool_.cli.begin(), tool_.cli.end(), is_flag) ? name + ",--no-" + name.substr(2) : name;
  }

 private:
  const ToolInfo& tool_;
};

using TakeWords = std::function<void(const std::vector<std::string>& words)>;

/// An option or positional whose words arrive as they were typed. What CLI11 hands to a callback itself has been read
/// as its own notation of lists: "[a,b]" are two words there, and "{}" is none.
CLI::Option* add_words(CLI::App& app, const std::string& name, TakeWords take, const std::string& description) {
  auto self = std::make_shared<const CLI::Option*>();
  auto* option = app.add_option(
      name,
      [self, take = std::move(take)](const CLI::results_t&) {
        take((*self)->results());
        return true;
      },
      description);
  *self = option;
  return option->take_all()->allow_extra_args(false);
}

/// All words that are left are this positional's. It is told to lack more than there can be: that makes CLI11 take each
/// one as it is, where "any number of them" would make it read lists; and it does not insist on them.
CLI::Option* add_remaining_words(CLI::App& app, const std::string& name, std::vector<std::string>& words,
                                 const std::string& description) {
  constexpr int endless = CLI::detail::expected_max_vector_size;
  const auto take = [&words](const std::vector<std::string>& given) { words = given; };
  return add_words(app, name, take, description)->expected(endless, endless);
}

std::string opposite_of(const std::string& word) {
  if (word == "true") return "false";
  return word == "false" ? "true" : word;
}

/// --flag, --flag=false and --no-flag. The value is judged where all values are: CLI11 would throw at one it cannot
/// read.
void add_flag_pair(CLI::App& app, const CliOption& option, const std::string& description, WrittenArguments& written) {
  const std::string flag(option.flag);
  const auto opposite = "--no-" + flag.substr(2);
  const auto take = [&written, key = std::string(option.key), flag, opposite](const std::string& word) {
    if (!written.options.try_emplace(key, std::vector{word}).second) throw CLI::ExcludesError(flag, opposite);
  };
  auto* added = add_words(app, flag, [take](const auto& words) { take(words.back()); }, description)->expected(0);
  if (option.hidden) added->group("");
  add_words(app, opposite, [take](const auto& words) { take(opposite_of(words.back())); }, "")->expected(0)->group("");
}

std::vector<std::string> strings(std::span<const std::string_view> views) { return {views.begin(), views.end()}; }

/// `--http` and `--http 8080`: the flag tells that it was there, the value is what was given.
void add_with_optional_value(CLI::App& app, const CommandOption& option, CollectedOptions& collected) {
  const std::string name(option.name);
  const auto take = [&collected, &option, name](const CLI::results_t& words) {
    collected.flags[name] = true;
    collected.values[name] = words.empty() ? "" : words.front();
    if (collected.values[name].empty() || !option.minimum || !option.maximum) return true;
    auto word = collected.values[name];
    return CLI::Range(*option.minimum, *option.maximum)(word).empty();
  };
  app.add_option("--" + name, take, std::string(option.description))
      ->expected(0, 1)
      ->type_name(std::string(option.value_name));
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

void add_options(CLI::App& app, std::span<const CommandOption> options, CollectedOptions& collected) {
  for (const auto& option : options) {
    const std::string name(option.name);
    const auto flag = option.letter == 0 ? "--" + name : fmt::format("-{},--{}", option.letter, name);
    if (option.kind == CommandValueKind::flag) {
      app.add_flag(flag, collected.flags[name], std::string(option.description));
      continue;
    }
    if (option.value_name.starts_with('[')) {
      add_with_optional_value(app, option, collected);
      continue;
    }
    auto& value = collected.values[name];
    value = option.default_text;
    auto* added = app.add_option(flag, value, described(option.description, option.default_text));
    if (!option.value_name.empty()) added->type_name(std::string(option.value_name));
    if (!option.choices.empty()) added->check(CLI::IsMember(strings(option.choices)));
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
      added = add_remaining_words(app, name, collected.lists[name], std::string(positional.description));
    } else {
      added = app.add_option(name, collected.values[name], std::string(positional.description));
    }
    if (!positional.value_name.empty()) added->type_name(std::string(positional.value_name));
    if (positional.required) added->required();
  }
}

void add_tool_options(CLI::App& app, const ToolInfo& tool, WrittenArguments& written) {
  auto formatter = std::make_shared<ToolHelp>(tool);
  formatter->column_width(app.get_formatter()->get_column_width());
  app.formatter(formatter);
  std::string names;
  for (int position = 0;; ++position) {
    const auto at =
        std::find_if(tool.cli.begin(), tool.cli.end(), [&](const auto& option) { return option.position == position; });
    if (at == tool.cli.end()) break;
    names += fmt::format("{}{}", names.empty() ? "" : " ", at->key);
  }
  add_remaining_words(
      app, "arguments", written.positionals,
      names.empty() ? "All arguments as one JSON object." : names + ", or all arguments as one JSON object.");
  for (const auto& option : tool.cli) {
    const auto text = described(option.description, option.default_text);
    if (option.kind == CliKind::boolean) {
      add_flag_pair(app, option, text, written);
      continue;
    }
    const auto take = [&written, key = std::string(option.key)](const auto& words) { written.options[key] = words; };
    auto* added = add_words(app, std::string(option.flag), take, text);
    if (option.hidden) added->group("");
    if (!option.value_name.empty()) added->type_name(std::string(option.value_name));
  }
}

}  // namespace offhand::cli
