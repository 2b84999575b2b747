#include <algorithm>

#include "codegen/emit/markdown.h"
#include "codegen/emit/products.h"
#include "codegen/emit/shell_line.h"
#include "codegen/emit/type_words.h"

namespace offhand::codegen {
namespace {

std::string type_text(const Type& type) { return type_in_words(type, code); }

std::string code_list(const std::vector<std::string>& keys) {
  std::vector<std::string> parts;
  for (const std::string& key : keys) parts.push_back(code(key));
  return join(parts, ", ");
}

std::string argument_notes(const Tool& tool, const Field& field) {
  std::string text = field.description;
  if (const auto other = tool.only_with.find(field.name.text()); other != tool.only_with.end())
    text += " On the command line true only with " + code(other->second) + ", unless it is given.";
  if (!field.header.empty()) text += " Over HTTP also in the header " + code("Mcp-Param-" + field.header) + '.';
  if (const std::string platforms = platforms_in_words(field); !platforms.empty())
    text += " Only on " + platforms + '.';
  if (!field.unknown.empty()) text += " Any other text means " + code(field.unknown) + '.';
  if (!field.listed) text += " Not listed over MCP.";
  if (field.nullable) text += " May be null.";
  if (!field.also_called.empty()) text += " Also called " + code_list(field.also_called) + '.';
  const Type& single = field.type->items ? *field.type->items : *field.type;
  for (const EnumValue& value : single.values) {
    if (value.description.empty()) continue;
    const std::string since = value.since.empty() ? "" : " (since " + value.since + ')';
    text += ' ' + code(value.name.text()) + since + ": " + value.description;
  }
  if (!single.aliases.empty()) {
    std::vector<std::string> parts;
    for (const auto& [alias, value] : single.aliases) parts.push_back(code(alias) + " for " + code(value));
    text += " Also taken: " + join(parts, ", ") + '.';
  }
  return text;
}

std::string schema_block(const Json& schema) { return "```json\n" + schema.dump(2) + "\n```\n\n"; }

/// Adds the members of nested objects with dotted names. `within`: the enclosing objects.
void argument_rows(Table& table, const Tool& tool, const Type& type, const std::string& prefix,
                   std::vector<const Type*> within) {
  within.push_back(&type);
  for (const Field& field : flat_fields(type)) {
    const std::string fallback = field.required        ? "required"
                                 : field.default_value ? code(field.default_value->dump())
                                                       : "";
    const Type& inner = field.type->items ? *field.type->items : *field.type;
    const std::string name = prefix + field.name.text() + (field.type->is_map() ? ".*" : field.type->items ? "[]" : "");
    table.row({code(prefix + field.name.text()), type_text(*field.type), fallback, argument_notes(tool, field)});
    const bool known = std::find(within.begin(), within.end(), &inner) != within.end();
    if (!inner.fields.empty() && !known) argument_rows(table, tool, inner, name + '.', within);
  }
}

std::string arguments_section(const Tool& tool) {
  if (tool.verbatim) return "## Arguments\n\n" + schema_block(tool.input_schema);
  if (tool.args->fields.empty()) return "## Arguments\n\nNone.\n\n";
  Table table({"Argument", "Type", "Default", "Meaning"});
  argument_rows(table, tool, *tool.args, "", {});
  return "## Arguments\n\n" + table.text() + '\n';
}

std::string forms_table(const Type& type, const std::string& prefix) {
  Table table(type.tag.empty() ? std::vector<std::string>{"Needs", "May have", "Meaning"}
                               : std::vector<std::string>{code(prefix + type.tag), "Needs", "May have", "Meaning"});
  for (const UnionForm& form : type.forms) {
    std::vector<std::string> cells = {code_list(prefixed(prefix, form.required)),
                                      code_list(prefixed(prefix, form.optional)), form.type->description};
    if (!type.tag.empty()) cells.insert(cells.begin(), code(form.value));
    table.row(cells);
  }
  return table.text() + '\n';
}

/// The forms of the unions in the arguments, then of those in nested objects. `seen`: the types already described.
std::string forms_of(const Type& type, const std::string& path, std::vector<const Type*>& seen) {
  if (std::find(seen.begin(), seen.end(), &type) != seen.end()) return "";
  seen.push_back(&type);
  std::string out;
  for (const Field& field : unions_of(type)) {
    out += "### " + field.name.title() + "\n\n" + field.type->description +
           (field.type->tag.empty() ? " The first of these forms that fits is taken:\n\n" : "\n\n") +
           forms_table(*field.type, field.prefix);
  }
  if (type.is_union() && !path.empty()) {
    out += "### Forms of " + code(path) + "\n\n" + type.description +
           (type.tag.empty() ? " The first of these forms that fits is taken:\n\n" : "\n\n") + forms_table(type, "");
  }
  for (const Field& field : flat_fields(type)) {
    const Type& inner = field.type->items ? *field.type->items : *field.type;
    const std::string below = path.empty() ? field.name.text() : path + '.' + field.name.text();
    out += forms_of(inner, below, seen);
  }
  return out;
}

std::string forms_section(const Tool& tool) {
  std::vector<const Type*> seen;
  return tool.verbatim ? "" : forms_of(*tool.args, "", seen);
}

/// `path` is the prefix of the keys.
std::string dependencies_of(const Type& type, const std::string& path) {
  std::string out;
  for (const DependentKeys& dependency : type.dependent_required) {
    out += "- " + code(path + dependency.key) + " needs " + code_list(prefixed(path, dependency.needs)) + " as well.\n";
  }
  if (!type.at_least_one_of.empty())
    out += "- At least one of " + code_list(prefixed(path, type.at_least_one_of)) + ".\n";
  return out;
}

std::string dependencies_section(const Tool& tool) {
  if (tool.verbatim) return "";
  std::string out = dependencies_of(*tool.args, "");
  for (const HeldObject& object : held_objects(*tool.args)) out += dependencies_of(*object.type, object.path + '.');
  return out.empty() ? out : out + '\n';
}

/// Members of nested objects have dotted names.
void result_rows(Table& table, const Type& type, const std::string& prefix, std::vector<const Type*> within) {
  within.push_back(&type);
  for (const Field& field : type.fields) {
    const Type& single = field.type->items ? *field.type->items : *field.type;
    const std::string name = prefix + field.name.text() + (field.type->is_map() ? ".*" : field.type->items ? "[]" : "");
    table.row({code(name), type_text(*field.type), field.required ? "always" : "", field.description});
    const bool known = std::find(within.begin(), within.end(), &single) != within.end();
    if (!single.fields.empty() && !known) result_rows(table, single, name + '.', within);
  }
}

std::string result_section(const Tool& tool) {
  if (tool.verbatim && !tool.output_schema.is_null()) return "## Result\n\n" + schema_block(tool.output_schema);
  if (tool.external_result) {
    const std::string title = tool.output_schema.value("title", "");
    return "## Result\n\nA JSON document" + (title.empty() ? "" : ", " + title) +
           "; its schema is `share/offhand/schemas/" + tool.toolset + '/' + tool.name.snake() + ".result.json`.\n\n";
  }
  if (!tool.result) return "";
  Table table({"Member", "Type", "Present", "Meaning"});
  result_rows(table, *tool.result, "", {});
  const std::string_view lead = tool.structured        ? "Text, and the same facts as structured content:\n\n"
                                : tool.promises_result ? "Text, pictures, and the facts as structured content:\n\n"
                                                       : "Text and pictures. What the text is made of:\n\n";
  return "## Result\n\n" + std::string(lead) + table.text() + '\n';
}

std::string errors_section(const Tool& tool) {
  if (tool.errors.empty()) return "";
  std::vector<std::string> sorted = tool.errors;
  std::sort(sorted.begin(), sorted.end());
  return "## Errors\n\n" + code_list(sorted) + "; besides the general ones.\n\n";
}

std::string examples_section(const Tool& tool) {
  if (tool.examples.empty()) return "";
  std::string out = "## Examples\n\n";
  for (const Example& example : tool.examples) {
    const Json call = {{"name", tool.name.text()}, {"arguments", example.arguments}};
    out += example.description + "\n\n```json\n" + call.dump() + "\n```\n\n```sh\n" +
           shell_line(tool, example.arguments) + "\n```\n\n";
  }
  return out;
}

/// Old names and task support.
std::string notes_section(const Tool& tool) {
  std::string out;
  if (!tool.aliases.empty()) out += "Old names: " + code_list(tool.aliases) + ".\n\n";
  if (tool.tasks == "optional") out += "A call may run on as a task after its answer.\n\n";
  if (tool.tasks == "required") out += "Every call runs as a task.\n\n";
  return out;
}

std::string platforms_section(const Tool& tool) {
  Table table({"Platform", "Support", ""});
  for (const PlatformEntry& entry : tool.platforms) {
    const std::string level = entry.support == SupportLevel::full      ? "full"
                              : entry.support == SupportLevel::partial ? "partial"
                                                                       : "none";
    table.row({entry.platform, level, entry.note});
  }
  return "## Platforms\n\n" + table.text();
}

std::string power_in_words(const Tool& tool) {
  if (tool.power == "observe") return "observe";
  if (tool.power == "execute") return "run what its caller hands it";
  return tool.power == "destroy" ? "destroy something" : "change something";
}

}  // namespace

std::string reference_page(const Tool& tool) {
  return "# " + tool.name.text() + "\n\n" + tool.description + "\n\nToolset " + code(tool.toolset) + ", group " +
         code(tool.group) + ", since " + tool.since + ". Command: " + code(tool.command_line()) +
         ". A call can at worst " + power_in_words(tool) + ".\n\n" + notes_section(tool) + arguments_section(tool) +
         forms_section(tool) + dependencies_section(tool) + result_section(tool) + errors_section(tool) +
         examples_section(tool) + platforms_section(tool);
}

}  // namespace offhand::codegen
