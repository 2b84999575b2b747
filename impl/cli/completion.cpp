#include "impl/cli/completion.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <span>

#include "generated/cli/commands.h"
#include "impl/command_line/tool_commands.h"

namespace offhand::cli {
namespace {

/// A value that may be typed.
struct Value {
  std::string_view name;
  std::span<const std::string_view> choices = {};
  bool is_list = false;
};

/// An option of a tool or of a command.
struct Flag {
  std::string text;
  std::string_view description;
  std::optional<Value> value;
};

std::string short_text(std::string_view text) { return std::string(text.substr(0, text.find(". "))); }

void add_flags(std::vector<Flag>& flags, std::span<const CommandOption> options) {
  for (const auto& option : options) {
    auto& flag = flags.emplace_back(Flag{fmt::format("--{}", option.name), option.description, {}});
    // A value in brackets is optional, so the next word is not taken as the value.
    if (option.kind != CommandValueKind::flag && !option.value_name.starts_with('['))
      flag.value = Value{option.value_name, option.choices};
  }
}

Value value_typed_for(const CliOption& option) {
  return {option.value_name, option.choices, option.kind == CliKind::list};
}

void add_flags(std::vector<Flag>& flags, const ToolInfo& tool) {
  for (const auto& option : tool.cli) {
    auto& flag = flags.emplace_back(Flag{std::string(option.flag), option.description, {}});
    if (option.kind == CliKind::boolean) {
      flags.push_back({"--no-" + flag.text.substr(2), option.description, {}});
    } else {
      flag.value = value_typed_for(option);
    }
  }
}

/// Parses the words of a command line up to the one that is being typed.
class Reader {
 public:
  explicit Reader(const Catalog& catalog) : catalog_(catalog) {}

  void read(const std::string& word) {
    // Bash splits --flag=value into three words.
    if (word == "=" && !last_flag_.empty()) {
      pending_ = value_of(last_flag_);
      return;
    }
    last_flag_.clear();
    if (pending_) {
      pending_.reset();
    } else if (word == "--" && !only_words_) {
      only_words_ = true;
    } else if (word.starts_with('-') && word.size() > 1 && !only_words_) {
      if (word.find('=') == std::string::npos) pending_ = value_of(word);
      last_flag_ = word;
    } else {
      read_argument(word);
    }
  }

  /// Flags allowed here.
  std::vector<Flag> flags() const {
    std::vector<Flag> flags;
    if (tool_ != nullptr) {
      add_flags(flags, *tool_);
      add_flags(flags, cli_program().tool_options);
    }
    if (command_ != nullptr) add_flags(flags, command_->options);
    add_flags(flags, cli_program().options);
    flags.push_back({"--help", "Explains it.", {}});
    return flags;
  }

  std::optional<Value> value_of(std::string_view flag) const {
    for (const auto& known : flags()) {
      if (known.text == flag) return known.value;
    }
    return std::nullopt;
  }

  /// Set if the next word must be this value.
  const std::optional<Value>& pending() const { return pending_; }

  /// The positional argument allowed here.
  std::optional<Value> positional() const {
    if (tool_ != nullptr) {
      for (const auto& option : tool_->cli) {
        if (option.position == positionals_) return value_typed_for(option);
      }
    }
    if (command_ == nullptr || command_->positionals.empty()) return std::nullopt;
    const auto last = static_cast<int>(command_->positionals.size()) - 1;
    const auto& option = command_->positionals[static_cast<std::size_t>(std::min(positionals_, last))];
    if (positionals_ > last && option.kind != CommandValueKind::strings) return std::nullopt;
    return Value{option.value_name, option.choices};
  }

  bool takes_tool() const {
    // Tools of a toolset may stand beside the commands behind a word.
    return tool_ == nullptr && (command_ == nullptr || command_->name == group_);
  }
  /// The toolset whose tools are allowed here; empty: the tools that are commands themselves.
  std::string_view group() const { return group_; }
  bool takes_flags() const { return !only_words_; }
  std::span<const CliCommand> commands() const {
    if (command_ != nullptr) return command_->commands;
    return tool_ == nullptr && group_.empty() ? cli_program().commands : std::span<const CliCommand>();
  }

 private:
  void read_argument(const std::string& word) {
    const bool is_first = command_ == nullptr && tool_ == nullptr && group_.empty();
    const auto known = commands();
    const auto found = std::ranges::find(known, word, &CliCommand::name);
    if (is_first && is_command_group(word, catalog_)) group_ = word;
    if (found != known.end()) {
      command_ = &*found;
    } else if (is_first && !group_.empty()) {
      return;
    } else if (takes_tool()) {
      tool_ = tool_of_command(group_, word, catalog_);
    } else {
      ++positionals_;
    }
  }

  const Catalog& catalog_;
  const CliCommand* command_ = nullptr;
  const ToolInfo* tool_ = nullptr;
  std::string group_;
  int positionals_ = 0;
  bool only_words_ = false;
  std::string last_flag_;
  std::optional<Value> pending_;
};

void add_tools(std::vector<Offer>& offers, const Catalog& catalog) {
  for (const auto* tool : catalog.tools) offers.push_back({std::string(tool->name), short_text(tool->description)});
}

/// Adds the commands of tools, after the name of their toolset or on their own.
void add_tool_commands(std::vector<Offer>& offers, std::string_view group, const Catalog& catalog) {
  for (const auto* tool : catalog.tools) {
    if (const auto word = word_behind(group, *tool))
      offers.push_back({std::string(*word), short_text(tool->description)});
  }
  if (!group.empty()) return;
  for (const auto name : command_groups(catalog)) {
    const bool is_offered = std::ranges::find(offers, name, [](const Offer& offer) {
                              return std::string_view(offer.text);
                            }) != offers.end();
    if (!is_offered) offers.push_back({std::string(name), "Tools of this toolset."});
  }
}

void add_commands(std::vector<Offer>& offers, std::span<const CliCommand> commands) {
  for (const auto& command : commands) offers.push_back({std::string(command.name), short_text(command.description)});
}

std::vector<Offer> values_of(const Value& value, const LiveNames& live_names, const Catalog& catalog) {
  std::vector<Offer> offers;
  for (const auto& choice : value.choices) offers.push_back({std::string(choice), ""});
  if (!offers.empty()) return offers;
  const auto name = value.name.substr(0, value.name.find(','));
  if (name == "PATH" || name == "FILE") return {{":files", ""}};
  if (name == "CMD...") return {{":programs", ""}};
  if (name == "COMMAND...") add_commands(offers, cli_program().commands);
  if (name == "LIST") {
    for (const auto& preset : catalog.presets)
      offers.push_back({std::string(preset.name), std::string(preset.description)});
  }
  if (name == "COMMAND..." || name == "LIST" || name.starts_with("TOOL")) add_tools(offers, catalog);
  return offers.empty() ? live_names(name) : offers;
}

/// The offers that begin with the typed text, with `before` in front of each.
std::vector<Offer> fitting(std::vector<Offer> offers, std::string_view typed, const std::string& before = "") {
  std::erase_if(offers, [&](const Offer& offer) {
    return !offer.text.starts_with(':') && !std::string_view(offer.text).starts_with(typed);
  });
  for (auto& offer : offers) {
    if (!offer.text.starts_with(':')) offer.text.insert(0, before);
  }
  return offers;
}

std::vector<Offer> values_for(const Value& value, std::string_view typed, const LiveNames& live_names,
                              const Catalog& catalog, const std::string& before = "") {
  // In a list, the item after the last comma is being typed.
  const auto comma = value.is_list || value.name == "LIST" ? typed.rfind(',') : std::string_view::npos;
  const auto done = comma == std::string_view::npos ? 0 : comma + 1;
  return fitting(values_of(value, live_names, catalog), typed.substr(done),
                 before + std::string(typed.substr(0, done)));
}

std::vector<Offer> flag_offers(const Reader& reader) {
  std::vector<Offer> offers;
  for (const auto& flag : reader.flags()) offers.push_back({flag.text, short_text(flag.description)});
  return offers;
}

}  // namespace

std::vector<Offer> completions(const std::vector<std::string>& words, const LiveNames& live_names,
                               const Catalog& catalog) {
  if (words.empty()) return {};
  Reader reader(catalog);
  for (auto word = words.begin(); word + 1 != words.end(); ++word) reader.read(*word);
  std::string_view typed = words.back();
  // Bash makes the sign in --flag= a word of its own.
  if (typed == "=" && words.size() > 1 && words[words.size() - 2].starts_with("--")) {
    const auto value = reader.value_of(words[words.size() - 2]);
    return value ? values_for(*value, "", live_names, catalog) : std::vector<Offer>();
  }
  if (reader.pending()) return values_for(*reader.pending(), typed, live_names, catalog);
  if (typed.starts_with('-') && reader.takes_flags()) {
    const auto equals = typed.find('=');
    if (equals == std::string_view::npos) return fitting(flag_offers(reader), typed);
    const auto value = reader.value_of(typed.substr(0, equals));
    return value ? values_for(*value, typed.substr(equals + 1), live_names, catalog,
                              std::string(typed.substr(0, equals + 1)))
                 : std::vector<Offer>();
  }
  std::vector<Offer> offers;
  add_commands(offers, reader.commands());
  if (reader.takes_tool()) add_tool_commands(offers, reader.group(), catalog);
  offers = fitting(std::move(offers), typed);
  if (const auto positional = reader.positional()) {
    const auto values = values_for(*positional, typed, live_names, catalog);
    offers.insert(offers.end(), values.begin(), values.end());
  }
  // Without any typed text, all flags are offered.
  if (offers.empty() && typed.empty() && reader.takes_flags()) return flag_offers(reader);
  return offers;
}

}  // namespace offhand::cli
