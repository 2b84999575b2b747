#include <algorithm>
#include <map>

#include "codegen/emit/markdown.h"
#include "codegen/emit/products.h"
#include "codegen/emit/roff.h"
#include "codegen/emit/shell_line.h"
#include "codegen/emit/type_words.h"

namespace offhand::codegen {
namespace {

/// The first sentence, which whatis shows.
std::string summary_of(const std::string& description) {
  std::string text = description.substr(0, description.find(". "));
  if (text.ends_with('.')) text.pop_back();
  return text;
}

std::string with_facts(const std::string& description, const std::string& facts) {
  return facts.empty() ? description : description + ' ' + facts;
}

void option_entry(ManualPage& page, const CommandLineOption& option, bool positional) {
  const bool bounded = option.minimum && option.maximum;
  const std::string limits =
      bounded ? std::to_string(*option.minimum) + " to " + std::to_string(*option.maximum) : std::string();
  page.entry(
      positional ? "" : "--" + option.name, option.value,
      with_facts(option.description, facts_in_words(option.choices, limits, option.default_text, option.required)));
}

void argument_entry(ManualPage& page, const Tool& tool, const Field& field) {
  const bool flag = field.type->kind == Kind::boolean;
  page.entry("--" + field.name.kebab() + (flag ? ", --no-" + field.name.kebab() : ""),
             flag ? "" : placeholder_of(*field.type), with_facts(field.description, facts_in_words(tool, field)));
  const Type& single = field.type->items ? *field.type->items : *field.type;
  const bool tells = std::any_of(single.values.begin(), single.values.end(),
                                 [](const EnumValue& value) { return !value.description.empty(); });
  if (!tells) return;
  page.raw(".RS\n");
  for (const EnumValue& value : single.values) page.entry(value.name.text(), "", value.description);
  page.raw(".RE\n");
}

/// Adds the members of arguments that are given as JSON.
void held_section(ManualPage& page, const Tool& tool) {
  const std::vector<HeldMember> members = held_members(*tool.args);
  if (members.empty()) return;
  page.section("Inside JSON arguments");
  for (const HeldMember& member : members)
    page.entry(member.name, "", with_facts(member.field.description, member_facts_in_words(member.field)));
}

/// A type that several tools answer with; it is described once, on a page of its own.
bool is_shared(const Type& type) {
  return type.kind == Kind::object && !type.fields.empty() && type.home.starts_with("generated/types/");
}

const Type& single_of(const Field& field) { return field.type->items ? *field.type->items : *field.type; }

/// Members of nested objects have dotted names. Answers whether it names a shared type.
bool result_entries(ManualPage& page, const Type& type, const std::string& prefix,
                    std::vector<const Type*> within = {}) {
  // A recursive type is described once.
  if (std::find(within.begin(), within.end(), &type) != within.end()) return false;
  within.push_back(&type);
  bool names_shared = false;
  for (const Field& field : type.fields) {
    const Type& single = single_of(field);
    const std::string name = prefix + field.name.text() + (field.type->is_map() ? ".*" : field.type->items ? "[]" : "");
    const std::string shared = is_shared(single) ? ' ' + single.cpp_name : "";
    names_shared |= !shared.empty();
    page.entry(name, "",
               field.description + " (" + type_in_words(*field.type, unquoted) + shared +
                   (field.required ? ", always)" : ")"));
    if (single.kind == Kind::object && shared.empty()) names_shared |= result_entries(page, single, name + '.', within);
  }
  return names_shared;
}

/// Answers whether the reader needs the page of types.
bool result_section(ManualPage& page, const Tool& tool, const std::string& types_page) {
  if (!tool.result) return false;
  page.section("Result");
  if (!is_shared(*tool.result)) {
    page.paragraph("Members of the structured content, which --output json prints:");
    return result_entries(page, *tool.result, "");
  }
  std::vector<std::string> names;
  for (const Field& field : tool.result->fields) names.push_back(field.name.text());
  page.paragraph("The structured content, which --output json prints, is one " + tool.result->cpp_name + " of " +
                 types_page + "(7): " + join(names, ", ") + '.');
  return true;
}

/// By name.
using SharedTypes = std::map<std::string, const Type*>;

void collect_shared(const Type& type, std::vector<const Type*>& seen, SharedTypes& found) {
  if (std::find(seen.begin(), seen.end(), &type) != seen.end()) return;
  seen.push_back(&type);
  if (is_shared(type)) found.emplace(type.cpp_name, &type);
  for (const Field& field : type.fields) collect_shared(single_of(field), seen, found);
}

std::string types_manual(const Model& model, const SharedTypes& types) {
  const std::string& program = model.command_line->program.name;
  ManualPage page("schema", program + "-types", "7", "what several tools of " + program + " answer with");
  page.section("Description");
  page.paragraph(
      "Members of the structured content that is the same for several tools. In parentheses stand the type of each, "
      "its "
      "limits, and whether it is always there.");
  page.section("Types");
  for (const auto& [name, type] : types) {
    page.subsection(name);
    page.paragraph(type->description);
    result_entries(page, *type, "");
  }
  page.section("See also");
  page.reference(program, "1");
  return page.text();
}

std::string tool_manual(const Tool& tool, const CommandLine& line) {
  const std::string& program = line.program.name;
  ManualPage page(tool.path, program + '-' + tool.page(), "1", summary_of(tool.description));
  page.section("Synopsis");
  std::string positionals;
  for (const std::string& name : tool.positional) positionals += " [" + name + ']';
  page.example(program + ' ' + tool.command() + " [OPTIONS]" + positionals + '\n' + program + ' ' + tool.command() +
               " [OPTIONS] '{JSON}'");
  page.section("Description");
  page.paragraph(tool.description);
  for (const std::string& sentence : combinations_in_words(tool)) page.paragraph(sentence);
  page.section("Options");
  if (!tool.verbatim) {
    for (const Field& field : flat_fields(*tool.args)) argument_entry(page, tool, field);
  }
  // A tool's argument takes precedence over a common option of the same name.
  const auto is_argument = [&](const CommandLineOption& option) {
    const std::vector<Field> fields = tool.verbatim ? std::vector<Field>() : flat_fields(*tool.args);
    return std::any_of(fields.begin(), fields.end(),
                       [&](const Field& field) { return field.name.kebab() == option.name; });
  };
  for (const CommandLineOption& option : line.tool_options) {
    if (!is_argument(option)) option_entry(page, option, false);
  }
  if (!tool.verbatim) held_section(page, tool);
  const bool needs_types = result_section(page, tool, program + "-types");
  if (!tool.errors.empty()) {
    page.section("Errors");
    page.paragraph("Besides the general ones: " + join(tool.errors, ", ") + '.');
  }
  if (!tool.examples.empty()) page.section("Examples");
  for (const Example& example : tool.examples) {
    page.paragraph(example.description);
    page.example(shell_line(tool, example.arguments));
  }
  page.section("Platforms");
  for (const auto& [platforms, words] : grouped_support(tool))
    page.entry(platforms, "", words + (words.find(": ") == std::string::npos ? "." : ""));
  page.section("See also");
  page.reference(program, "1");
  page.reference(program + "-errors", "7");
  if (needs_types) page.reference(program + "-types", "7");
  return page.text();
}

void command_entries(ManualPage& page, const Command& command, const std::string& prefix) {
  const std::string name = prefix + command.name;
  std::string positionals;
  for (const CommandLineOption& positional : command.positionals)
    positionals += (positionals.empty() ? "" : " ") + positional.value;
  page.entry(name, positionals, command.description);
  const bool has_own = !command.positionals.empty() || !command.options.empty();
  if (has_own) page.raw(".RS\n");
  for (const CommandLineOption& positional : command.positionals) option_entry(page, positional, true);
  for (const CommandLineOption& option : command.options) option_entry(page, option, false);
  if (has_own) page.raw(".RE\n");
  for (const Command& child : command.commands) command_entries(page, child, name + ' ');
}

std::string program_manual(const Model& model) {
  const CommandLine& line = *model.command_line;
  ManualPage page(line.path, line.program.name, "1", summary_of(line.program.description));
  page.section("Synopsis");
  page.example(line.program.name + " [OPTIONS] COMMAND|TOOL ...");
  page.section("Description");
  page.paragraph(line.program.description);
  page.paragraph(line.footer);
  page.section("Options");
  for (const CommandLineOption& option : line.program.options) option_entry(page, option, false);
  page.section("Commands");
  for (const Command& command : line.program.commands) command_entries(page, command, "");
  page.section("Tools");
  for (const Tool& tool : model.tools) page.entry(tool.command(), "", tool.description);
  page.section("Options of every tool");
  for (const CommandLineOption& option : line.tool_options) option_entry(page, option, false);
  page.section("Exit status");
  for (const ExitCode& exit : line.exit_codes) page.entry(std::to_string(exit.code), "", exit.description);
  page.section("See also");
  for (const Tool& tool : model.tools) page.reference(line.program.name + '-' + tool.page(), "1");
  if (model.config) page.reference(line.program.name + "-config", "5");
  page.reference(line.program.name + "-errors", "7");
  return page.text();
}

std::string config_manual(const Model& model) {
  const std::string& program = model.command_line->program.name;
  ManualPage page(model.config_path, program + "-config", "5", "settings of " + program);
  page.section("Description");
  page.paragraph(model.config->description);
  page.paragraph("The file is $XDG_CONFIG_HOME/" + program + "/config.json, one JSON object; comments are allowed.");
  page.section("Settings");
  for (const Field& field : model.config->fields) {
    page.entry(field.name.text(), "OFFHAND_" + field.name.upper_snake(),
               with_facts(field.description, facts_in_words(field)));
  }
  page.section("See also");
  page.reference(program, "1");
  return page.text();
}

std::string errors_manual(const Model& model) {
  const std::string& program = model.command_line->program.name;
  ManualPage page(model.errors_path, program + "-errors", "7", "errors of " + program + " and what to do");
  page.section("Description");
  page.paragraph(
      "A tool that fails answers with code, message, hint and data. {x} stands for a member of the data; what is "
      "between "
      "brackets appears only when its value is known.");
  page.section("Errors");
  std::vector<const ErrorCode*> sorted;
  for (const ErrorCode& error : model.errors) sorted.push_back(&error);
  std::sort(sorted.begin(), sorted.end(), [](const auto* a, const auto* b) { return a->code.text() < b->code.text(); });
  for (const ErrorCode* error : sorted) {
    page.entry(error->code.text(), "",
               error->message + (error->hint.empty() ? "" : ' ' + error->hint) + " Exit code " +
                   std::to_string(error->exit_code) + '.');
  }
  page.section("See also");
  page.reference(program, "1");
  return page.text();
}

}  // namespace

void emit_manual(const Model& model, Products& products) {
  if (!model.command_line) return;
  const std::string& program = model.command_line->program.name;
  const std::string folder = "generated/man/";
  products.push_back({folder + "man1/" + program + ".1", program_manual(model)});
  for (const Tool& tool : model.tools) {
    products.push_back({folder + "man1/" + program + '-' + tool.page() + ".1", tool_manual(tool, *model.command_line)});
  }
  if (model.config) products.push_back({folder + "man5/" + program + "-config.5", config_manual(model)});
  products.push_back({folder + "man7/" + program + "-errors.7", errors_manual(model)});
  SharedTypes shared;
  std::vector<const Type*> seen;
  for (const Tool& tool : model.tools) {
    if (tool.result) collect_shared(*tool.result, seen, shared);
  }
  if (!shared.empty()) products.push_back({folder + "man7/" + program + "-types.7", types_manual(model, shared)});
}

}  // namespace offhand::codegen
