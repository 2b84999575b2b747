#include "impl/verbs/menu_commands.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "generated/types/errors.h"

namespace offhand {
namespace {

using platform::CommandState;
using platform::CommandValue;

/// Between the name of a command and the value that it is to take, as GTK writes it.
constexpr std::string_view before_value = "::";
/// More of them help nobody in a message.
constexpr std::size_t most_listed = 60;

/// "on" or "off" of what is one of them.
std::string in_words(const CommandValue& state) {
  if (state.text == "true") return "on";
  return state.text == "false" ? "off" : state.text;
}

bool is_switch(const NamedCommand& named) {
  const auto& state = named.now.state;
  return !named.command.value && state && (state->text == "true" || state->text == "false");
}

/// It holds one of several values, and is given the one to hold.
bool is_choice(const NamedCommand& named) {
  return named.command.value && named.now.state && named.now.state->type == named.now.takes;
}

bool is_chosen(const NamedCommand& named, const CommandState& now) {
  return is_choice(named) && now.state && now.state->text == named.command.value->text;
}

}  // namespace

Result<std::optional<NamedCommand>> MenuCommands::find(const std::vector<std::string>& path) const {
  if (path.size() == 1) {
    OFFHAND_ASSIGN(auto named, by_name(path.front()));
    if (named) return named;
  }
  return by_labels(path);
}

Result<std::optional<NamedCommand>> MenuCommands::by_name(const std::string& text) const {
  const auto end = text.find(before_value);
  const auto name = text.substr(0, end);
  const auto found = told_.commands.find(name);
  if (found == told_.commands.end()) return std::optional<NamedCommand>();
  const auto& now = found->second;
  NamedCommand named{{name}, name, now};
  if (end != std::string::npos) named.command.value = CommandValue{{}, text.substr(end + before_value.size())};
  if (named.command.value.has_value() == now.takes.empty()) {
    const bool takes_none = now.takes.empty();
    return fail(errors::invalid_command_value(
        {.command = name,
         .expected = takes_none ? "no value" : fmt::format("a value of the type \"{}\"", now.takes),
         .value = takes_none ? std::optional(named.command.value->text) : std::nullopt,
         .advice = takes_none ? "Leave it out." : fmt::format("Write it behind the name: \"{}::VALUE\".", name)}));
  }
  if (!now.enabled) return fail(errors::menu_entry_disabled({.entry = name}));
  return std::optional(std::move(named));
}

Result<std::optional<NamedCommand>> MenuCommands::by_labels(const std::vector<std::string>& path) const {
  int at = -1;
  for (std::size_t depth = 0; depth < path.size(); ++depth) {
    const auto places = below(at);
    // An application may add what a menu holds when it opens.
    if (places.empty()) return std::optional<NamedCommand>();
    const auto where = depth == 0 ? std::string("The window") : fmt::format("The menu \"{}\"", path[depth - 1]);
    auto place = choice_called(choices_of(places), path[depth], where);
    // Not all that a window shows is exported.
    if (!place && depth == 0) return std::optional<NamedCommand>();
    if (!place) return fail(std::move(place).error());
    at = static_cast<int>(places[*place]);
  }
  const auto& entry = told_.entries[static_cast<std::size_t>(at)];
  if (entry.is_menu) {
    const auto inside = below(at);
    if (inside.empty()) return std::optional<NamedCommand>();
    return fail(errors::menu_path_incomplete({.entry = path.back(), .entries = list_of(choices_of(inside))}));
  }
  if (!entry.command) return std::optional<NamedCommand>();
  const auto now = told_.commands.find(entry.command->name);
  if (now == told_.commands.end() || !now->second.enabled)
    return fail(errors::menu_entry_disabled({.entry = entry.label}));
  return std::optional(NamedCommand{*entry.command, entry.label, now->second});
}

MenuCommands::Places MenuCommands::below(int parent) const {
  Places places;
  for (std::size_t place = 0; place < told_.entries.size(); ++place) {
    if (told_.entries[place].parent == parent) places.push_back(place);
  }
  return places;
}

std::vector<MenuChoice> MenuCommands::choices_of(const Places& places) const {
  std::vector<MenuChoice> choices;
  for (const auto place : places) {
    const auto& entry = told_.entries[place];
    choices.push_back({entry.label, entry.command ? entry.command->name : "a menu"});
  }
  return choices;
}

std::string MenuCommands::list_of_commands(const std::vector<std::string>& others) const {
  std::vector<std::string> names;
  for (const auto& [name, state] : told_.commands) {
    if (state.enabled) names.push_back(name + (state.takes.empty() ? "" : "::VALUE"));
  }
  for (const auto& name : others) {
    if (!name.empty() && !told_.commands.contains(name)) names.push_back(name);
  }
  std::string list;
  for (std::size_t at = 0; at < std::min(names.size(), most_listed); ++at) list += (at == 0 ? "" : ", ") + names[at];
  return names.size() > most_listed ? list + " and more" : list;
}

Strategy run_command(ActionRun& run, platform::Menus& menus, const NamedCommand& named) {
  return [&run, &menus, &named] {
    // What is chosen is not chosen again: some commands would take that for something else.
    if (is_chosen(named, named.now)) return platform::Delivery::delivered(ActionPath::none);
    return menus.run(run.target().window, named.command, run.limits());
  };
}

Observation observe_command(const ActionRun& run, platform::Menus& menus, const NamedCommand& named) {
  Observation observation;
  if (!named.now.state) return observation;
  const auto now = [&run, &menus, &named]() -> std::optional<CommandState> {
    auto read = menus.state(run.target().window, named.command.name, run.limits());
    return read ? *std::move(read) : std::nullopt;
  };
  observation.look = [now, &named]() -> std::optional<Evidence> {
    const auto state = now();
    if (!state || !state->state) return std::nullopt;
    const bool is_done = is_choice(named) ? is_chosen(named, *state) : state->state != named.now.state;
    if (!is_done) return std::nullopt;
    return Evidence{EvidenceKind::state_readback, fmt::format("it is {} now", in_words(*state->state))};
  };
  observation.must_change = is_switch(named) || is_choice(named);
  observation.doubt = [now]() -> std::optional<std::string> {
    const auto state = now();
    if (state && state->state) return std::nullopt;
    return "what the command holds is told no more";
  };
  observation.escalation = Escalation{EscalationRecommended::px, "what the command holds is what it was"};
  observation.holds = [now]() -> std::optional<std::string> {
    const auto state = now();
    return state && state->state ? std::optional(in_words(*state->state)) : std::nullopt;
  };
  return observation;
}

}  // namespace offhand
