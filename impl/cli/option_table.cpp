#include "impl/cli/option_table.h"

#include <fmt/format.h>

#include <memory>
#include <string_view>

namespace offhand::cli {
namespace {

std::string described(std::string_view description, std::string_view default_text) {
  if (default_text.empty()) return std::string(description);
  return fmt::format("{} [{}]", description, default_text);
}

/// CLI11 shows how a flag's other spelling is declared ("--no-wait{false}"), which is nothing to type.
class PlainFlags final : public CLI::Formatter {
 public:
  std::string make_option_name(const CLI::Option* option, bool is_positional) const override {
    auto name = CLI::Formatter::make_option_name(option, is_positional);
    constexpr std::string_view declaration = "{false}";
    if (name.ends_with(declaration)) name.resize(name.size() - declaration.size());
    return name;
  }
};

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
    const auto flag = "--" + name;
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
      added = app.add_option(name, collected.lists[name], std::string(positional.description));
      app.prefix_command(false);
    } else {
      added = app.add_option(name, collected.values[name], std::string(positional.description));
    }
    if (!positional.value_name.empty()) added->type_name(std::string(positional.value_name));
    if (positional.required) added->required();
  }
}

void add_tool_options(CLI::App& app, const ToolInfo& tool, WrittenArguments& written) {
  auto formatter = std::make_shared<PlainFlags>();
  formatter->column_width(app.get_formatter()->get_column_width());
  app.formatter(formatter);
  std::string names;
  for (int position = 0;; ++position) {
    const auto at =
        std::find_if(tool.cli.begin(), tool.cli.end(), [&](const auto& option) { return option.position == position; });
    if (at == tool.cli.end()) break;
    names += fmt::format("{}{}", names.empty() ? "" : " ", at->key);
  }
  app.add_option(
      "arguments", written.positionals,
      names.empty() ? "All arguments as one JSON object." : names + ", or all arguments as one JSON object.");
  for (const auto& option : tool.cli) {
    const std::string key(option.key);
    const std::string flag(option.flag);
    const auto text = described(option.description, option.default_text);
    if (option.kind == CliKind::boolean) {
      // --flag, --flag=false and --no-flag
      app.add_flag_function(
          fmt::format("{},--no-{}{{false}}", flag, flag.substr(2)),
          [&written, key](std::int64_t count) { written.options[key] = {count > 0 ? "true" : "false"}; }, text);
      continue;
    }
    auto* added = app.add_option_function<std::vector<std::string>>(
        flag, [&written, key](const std::vector<std::string>& words) { written.options[key] = words; }, text);
    added->expected(1)->take_all()->allow_extra_args(false);
    if (!option.value_name.empty()) added->type_name(std::string(option.value_name));
  }
}

}  // namespace offhand::cli
