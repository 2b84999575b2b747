#include <algorithm>
#include <map>
#include <set>

#include "codegen/check/check.h"

// Rules for the schema as a whole, whatever the generator could produce.
namespace offhand::codegen {
namespace {

class Gates {
 public:
  Gates(const Model& model, const SchemaFolder& folder, Diagnostics& diagnostics)
      : model_(model), folder_(folder), diagnostics_(diagnostics) {}

  void run() {
    for (const Tool& tool : model_.tools) {
      check_names(tool);
      check_annotations(tool);
      check_power(tool);
      check_own_facets(tool);
      if (tool.verbatim) continue;
      check_shared_types(tool);
      if (model_.command_line) check_flags(tool);
    }
    if (model_.command_line) check_program_commands();
    check_tool_commands();
    for (const Facet& facet : model_.facets) check_facet(facet);
    check_errors();
  }

 private:
  void error(const Place& place, std::string_view message) { folder_.error(diagnostics_, place, message); }

  void check_names(const Tool& tool) {
    const auto check_length = [&](const std::string& name, const Place& place) {
      if (name.size() > kLongestName) error(place, "has more than " + std::to_string(kLongestName) + " characters.");
    };
    check_length(tool.name.text(), tool.place.child("name"));
    for (std::size_t i = 0; i < tool.aliases.size(); ++i)
      check_length(tool.aliases[i], tool.place.child("aliases").child(i));
    if (!is_free_namespace(tool.toolset))
      error(tool.place, "the folder " + tool.toolset + " is no name for a namespace in C++, or one that is taken.");
  }

  void check_annotations(const Tool& tool) {
    if (tool.annotations.value("readOnlyHint", false) && tool.annotations.value("destructiveHint", false))
      error(tool.place.child("annotations"), "a tool that only reads destroys nothing.");
  }

  /// Clients use the annotations and a policy uses the power, so they must not contradict each other.
  void check_power(const Tool& tool) {
    const bool only_reads = tool.annotations.value("readOnlyHint", false);
    const bool may_destroy = tool.annotations.value("destructiveHint", true);
    const Place place = tool.place.child("power");
    if ((tool.power == "observe") != only_reads) {
      error(place, only_reads ? "a tool that only reads observes." : "a tool that observes only reads: readOnlyHint.");
    } else if (tool.power == "act" && may_destroy) {
      error(place, "a tool with the destructiveHint does more than act.");
    } else if (tool.power == "destroy" && !may_destroy) {
      error(place, "a tool that may destroy something has the destructiveHint.");
    }
  }

  void check_errors() {
    std::set<std::string> named;
    for (const Tool& tool : model_.tools) named.insert(tool.errors.begin(), tool.errors.end());
    for (const ErrorCode& code : model_.errors) {
      if (code.own && !code.general && !named.contains(code.code.text()))
        error(code.place, "no tool names it, and it is not \"general\".");
    }
  }

  void check_own_facets(const Tool& tool) {
    if (tool.verbatim && !tool.own_facets.empty())
      error(tool.place.child("needs"), "a body that gets JSON gets no facets of the server's own.");
  }

  void check_facet(const Facet& facet) {
    if (facet.is_own()) {
      const auto needs = [&](const Tool& tool) {
        return std::any_of(tool.own_facets.begin(), tool.own_facets.end(),
                           [&](const Facet& own) { return own.name == facet.name; });
      };
      if (std::none_of(model_.tools.begin(), model_.tools.end(), needs)) error(facet.place, "no tool needs it.");
      return;
    }
    const auto provides = [&](const Platform& platform) {
      return std::find(platform.facets.begin(), platform.facets.end(), facet.name.text()) != platform.facets.end();
    };
    if (std::none_of(model_.platforms.begin(), model_.platforms.end(), provides))
      error(facet.place, "no platform provides it.");
  }

  /// An argument name with a type in schema/common has that type in every tool.
  void check_shared_types(const Tool& tool) {
    for (const Field& field : flat_fields(*tool.args)) {
      const auto shared = model_.shared_arguments.find(field.name.text());
      if (shared == model_.shared_arguments.end() || shared->second.type->cpp_name == field.type->cpp_name) continue;
      error(field.place, "must be the " + shared->second.type->cpp_name + " that " + shared->second.place.file +
                             " makes of " + field.name.text() + '.');
    }
  }

  /// A flag of an argument on the command line.
  struct Flag {
    std::string name;
    const Field* field;
  };

  /// Other names of an argument are flags too, which help does not show.
  static std::vector<Flag> flags_of(const std::vector<Field>& fields) {
    std::vector<Flag> flags;
    for (const Field& field : fields) {
      flags.push_back({field.name.kebab(), &field});
      for (const std::string& name : field.also_called) flags.push_back({Name(name).kebab(), &field});
    }
    return flags;
  }

  std::set<std::string> flags_of_every_tool() const {
    std::set<std::string> flags = {"help"};
    for (const auto& options : {model_.command_line->tool_options, model_.command_line->program.options}) {
      for (const CommandLineOption& option : options) flags.insert(option.name);
    }
    return flags;
  }

  /// A flag belongs to one argument; only the common deadline option gives way to an argument of the same meaning.
  void check_flags(const Tool& tool) {
    const std::vector<Field> fields = flat_fields(*tool.args);
    const std::vector<Flag> flags = flags_of(fields);
    const std::set<std::string> taken = flags_of_every_tool();
    std::set<std::string> negations;
    for (const Flag& flag : flags) {
      if (flag.field->type->kind != Kind::boolean) continue;
      const std::string negation = "no-" + flag.name;
      negations.insert(negation);
      if (taken.contains(negation))
        error(flag.field->place, "its opposite is --" + negation + ", which is an option of the command line.");
    }
    std::map<std::string, const Field*> owners;
    for (const Flag& flag : flags) {
      const Place& place = flag.field->place;
      if (taken.contains(flag.name) && flag.field->holds != "wait")
        error(place, "the command line has an option --" + flag.name + " of its own.");
      if (negations.contains(flag.name)) error(place, "--" + flag.name + " is the opposite of another argument.");
      const auto [owner, added] = owners.emplace(flag.name, flag.field);
      if (!added) error(place, "--" + flag.name + " is " + owner->second->name.text() + " as well.");
    }
  }

  void check_program_commands() {
    std::map<std::string, const Command*> commands;
    for (const Command& command : model_.command_line->program.commands) commands[command.name] = &command;
    for (const Tool& tool : model_.tools) {
      const std::string line = tool.command_line();
      const auto check = [&](const std::string& word, const Place& place) {
        if (commands.contains(word))
          error(place, line.substr(0, line.find(' ') + 1) + word + " is a command of its own.");
      };
      if (!tool.command_group.empty()) {
        const auto same = commands.find(tool.command_group);
        if (same != commands.end() && !same->second->only_groups()) check(tool.command_group, tool.place);
        if (same != commands.end()) check_beside(tool, *same->second);
        continue;
      }
      check(tool.command_word, tool.command_place);
      for (std::size_t i = 0; i < tool.aliases.size(); ++i)
        check(tool.aliases[i], tool.place.child("aliases").child(i));
    }
  }

  /// Tools of a toolset and commands may stand behind one word, each by its own.
  void check_beside(const Tool& tool, const Command& group) {
    for (const Command& command : group.commands) {
      if (command.name == tool.command_word || std::ranges::count(tool.aliases, command.name) > 0)
        error(tool.command_place, tool.command_line() + " is a command of its own.");
    }
  }

  void check_tool_commands() {
    std::map<std::string, std::string> taken;
    for (const Tool& tool : model_.tools) {
      const auto [other, added] = taken.emplace(tool.command(), tool.identity());
      if (!added) error(tool.command_place, tool.command_line() + " is the command of " + other->second + " as well.");
    }
    for (const Tool& tool : model_.tools) {
      for (std::size_t i = 0; i < tool.aliases.size(); ++i) {
        const std::string word = (tool.command_group.empty() ? "" : tool.command_group + ' ') + tool.aliases[i];
        const auto [other, added] = taken.emplace(word, tool.identity());
        if (!added && other->second != tool.identity())
          error(tool.place.child("aliases").child(i), "is the command of " + other->second + " as well.");
      }
    }
    for (const Tool& tool : model_.tools) {
      if (const auto other = taken.find(tool.command_group); other != taken.end())
        error(tool.place, other->second + " has the command " + tool.command_group + ", which its toolset has.");
    }
  }

  const Model& model_;
  const SchemaFolder& folder_;
  Diagnostics& diagnostics_;
};

}  // namespace

void check_gates(const Model& model, const SchemaFolder& folder, Diagnostics& diagnostics) {
  Gates(model, folder, diagnostics).run();
}

}  // namespace offhand::codegen
