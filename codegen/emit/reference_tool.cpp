#include <algorithm>

#include "codegen/emit/markdown.h"
#include "codegen/emit/products.h"

namespace offhand::codegen {
namespace {

std::string type_name(const Type& type) {
  switch (type.kind) {
    case Kind::string:
      return type.is_enum() ? "one of" : "string";
    case Kind::integer:
      return "integer";
    case Kind::number:
      return "number";
    case Kind::boolean:
      return "boolean";
    case Kind::array:
      return "list of " + type_name(*type.items);
    case Kind::object:
      return "object";
  }
  return "";
}

std::string limits_in_words(const Type& type) {
  const Limits& limits = type.limits;
  std::vector<std::string> parts;
  if (limits.minimum && limits.maximum) {
    parts.push_back(limits.minimum->dump() + " to " + limits.maximum->dump());
  } else if (limits.minimum) {
    parts.push_back("at least " + limits.minimum->dump());
  } else if (limits.maximum) {
    parts.push_back("at most " + limits.maximum->dump());
  }
  const std::string unit = type.kind == Kind::array ? " items" : " characters";
  if (limits.min_size && limits.max_size) {
    parts.push_back(std::to_string(*limits.min_size) + " to " + std::to_string(*limits.max_size) + unit);
  } else if (limits.max_size) {
    parts.push_back("at most " + std::to_string(*limits.max_size) + unit);
  } else if (limits.min_size) {
    parts.push_back("at least " + std::to_string(*limits.min_size) + unit);
  }
  if (!limits.format.empty()) parts.push_back("a " + limits.format);
  if (!limits.pattern.empty()) parts.push_back("matches " + code(limits.pattern));
  return join(parts, ", ");
}

std::string values_text(const Type& type) {
  std::vector<std::string> parts;
  for (const EnumValue& value : type.values) parts.push_back(code(value.name.text()));
  return join(parts, ", ");
}

/// "one of `left`, `right`", "integer, 1 to 3"
std::string type_text(const Type& type) {
  const Type& single = type.items ? *type.items : type;
  std::string text = type_name(type);
  if (single.is_enum()) text += ' ' + values_text(single);
  const std::string limits = limits_in_words(type);
  return limits.empty() ? text : text + ", " + limits;
}

std::string argument_notes(const Tool& tool, const Field& field) {
  std::string text = field.description;
  if (const auto other = tool.only_with.find(field.name.text()); other != tool.only_with.end())
    text += " On the command line true only with " + code(other->second) + ", unless it is given.";
  if (!field.header.empty()) text += " Over HTTP also in the header " + code("Mcp-Param-" + field.header) + '.';
  if (!field.platforms.empty()) {
    text += " Only on " + join(field.platforms, ", ") +
            (field.ignored_elsewhere ? "; ignored elsewhere." : "; refused elsewhere.");
  }
  if (!field.unknown.empty()) text += " Any other text means " + code(field.unknown) + '.';
  if (!field.listed) text += " Not listed over MCP.";
  const Type& single = field.type->items ? *field.type->items : *field.type;
  for (const EnumValue& value : single.values) {
    if (!value.description.empty()) text += ' ' + code(value.name.text()) + ": " + value.description;
  }
  if (!single.aliases.empty()) {
    std::vector<std::string> parts;
    for (const auto& [alias, value] : single.aliases) parts.push_back(code(alias) + " for " + code(value));
    text += " Also taken: " + join(parts, ", ") + '.';
  }
  return text;
}

std::string schema_block(const Json& schema) { return "```json\n" + schema.dump(2) + "\n```\n\n"; }

std::string arguments_section(const Tool& tool) {
  if (tool.verbatim) return "## Arguments\n\n" + schema_block(tool.input_schema);
  const std::vector<Field> fields = flat_fields(*tool.args);
  if (fields.empty()) return "## Arguments\n\nNone.\n\n";
  Table table({"Argument", "Type", "Default", "Meaning"});
  for (const Field& field : fields) {
    const std::string fallback = field.required        ? "required"
                                 : field.default_value ? code(field.default_value->dump())
                                                       : "";
    table.row({code(field.name.text()), type_text(*field.type), fallback, argument_notes(tool, field)});
  }
  return "## Arguments\n\n" + table.text() + '\n';
}

std::string code_list(const std::vector<std::string>& keys) {
  std::vector<std::string> parts;
  for (const std::string& key : keys) parts.push_back(code(key));
  return join(parts, ", ");
}

std::string forms_section(const Tool& tool) {
  std::string out;
  if (tool.verbatim) return out;
  for (const TypePtr& type : unions_of(*tool.args)) {
    Table table({"Needs", "May have", "Meaning"});
    for (const UnionForm& form : type->forms)
      table.row({code_list(form.required), code_list(form.optional), form.type->description});
    out += "### " + type->union_member.title() + "\n\n" + type->description +
           " The first of these forms that fits is taken:\n\n" + table.text() + '\n';
  }
  return out;
}

std::string dependencies_section(const Tool& tool) {
  std::string out;
  if (tool.verbatim) return out;
  for (const DependentKeys& dependency : tool.args->dependent_required) {
    out += "- " + code(dependency.key) + " needs " + code_list(dependency.needs) + " as well.\n";
  }
  return out.empty() ? out : out + '\n';
}

/// Members of nested objects with dotted names.
void result_rows(Table& table, const Type& type, const std::string& prefix) {
  for (const Field& field : type.fields) {
    const Type& single = field.type->items ? *field.type->items : *field.type;
    const std::string name = prefix + field.name.text() + (field.type->items ? "[]" : "");
    table.row({code(name), type_text(*field.type), field.required ? "always" : "", field.description});
    if (single.kind == Kind::object) result_rows(table, single, name + '.');
  }
}

std::string result_section(const Tool& tool) {
  if (tool.verbatim && !tool.output_schema.is_null()) return "## Result\n\n" + schema_block(tool.output_schema);
  if (!tool.result) return "";
  Table table({"Member", "Type", "Present", "Meaning"});
  result_rows(table, *tool.result, "");
  const std::string_view lead = tool.structured ? "Text, and the same facts as structured content:\n\n"
                                                : "Text and pictures. What the text is made of:\n\n";
  return "## Result\n\n" + std::string(lead) + table.text() + '\n';
}

std::string errors_section(const Tool& tool) {
  if (tool.errors.empty()) return "";
  std::vector<std::string> sorted = tool.errors;
  std::sort(sorted.begin(), sorted.end());
  return "## Errors\n\n" + code_list(sorted) + "; besides the general ones.\n\n";
}

std::string shell_quoted(const std::string& text) {
  const bool plain = !text.empty() && text.find_first_not_of(
                                          "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./:@%+=") ==
                                          std::string::npos;
  if (plain) return text;
  std::string out = "'";
  for (const char c : text) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return out + '\'';
}

std::string shell_value(const Json& value) {
  if (value.is_string()) return shell_quoted(value.get<std::string>());
  const bool list =
      value.is_array() && std::all_of(value.begin(), value.end(), [](const Json& item) { return item.is_string(); });
  if (!list) return shell_quoted(value.dump());
  std::vector<std::string> parts;
  for (const Json& item : value) parts.push_back(item.get<std::string>());
  return shell_quoted(join(parts, ","));
}

std::string shell_line(const Tool& tool, const Json& arguments) {
  std::string line = "offhand " + tool.command();
  // A positional can only be used when all before it are.
  std::size_t used = 0;
  while (used < tool.positional.size() && arguments.contains(tool.positional[used])) {
    line += ' ' + shell_value(arguments[tool.positional[used++]]);
  }
  const auto end = tool.positional.begin() + static_cast<std::ptrdiff_t>(used);
  for (const auto& [key, value] : arguments.items()) {
    if (std::find(tool.positional.begin(), end, key) != end) continue;
    line += " --" + Name(key).kebab();
    if (value.is_boolean()) {
      line += value.get<bool>() ? "" : "=false";
    } else {
      line += ' ' + shell_value(value);
    }
  }
  return line;
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

/// Old names and tasks.
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

}  // namespace

std::string reference_page(const Tool& tool) {
  return "# " + tool.name.text() + "\n\n" + tool.description + "\n\nToolset " + code(tool.toolset) + ", group " +
         code(tool.group) + ", since " + tool.since + ". Command: " + code("offhand " + tool.command()) + ".\n\n" +
         notes_section(tool) + arguments_section(tool) + forms_section(tool) + dependencies_section(tool) +
         result_section(tool) + errors_section(tool) + examples_section(tool) + platforms_section(tool);
}

}  // namespace offhand::codegen
