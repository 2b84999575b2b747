#include "codegen/emit/schema_tables.h"

#include <algorithm>

#include "codegen/emit/cpp.h"

namespace offhand::codegen {
namespace {

/// Initialisers common to all kinds, without the braces.
std::string node_limits(const Type& type) {
  const Limits& limits = type.limits;
  std::string out = ".kind = SchemaKind::" + std::string(kind_name(type.kind));
  if (type.open || type.kind == Kind::any) out += ", .open = true";
  if (limits.minimum) out += ", .minimum = " + floating_literal(*limits.minimum);
  if (limits.maximum) out += ", .maximum = " + floating_literal(*limits.maximum);
  if (limits.min_size) out += ", .min_size = " + std::to_string(*limits.min_size);
  if (limits.max_size) out += ", .max_size = " + std::to_string(*limits.max_size);
  if (!limits.pattern.empty()) out += ", .pattern = " + literal(limits.pattern);
  if (!limits.format.empty()) out += ", .format = SchemaFormat::" + limits.format;
  return out;
}

/// The tables and nodes of one declared type. Nodes without a declaration of their own become constants named after
/// their position.
class Tables {
 public:
  explicit Tables(Writer& out) : out_(out) {}

  /// The expression for the address of a type's node; emits the node first if no declaration has it.
  std::string node_address(const Type& type, const std::string& constant) {
    if (!type.cpp_name.empty()) return '&' + snake_name(type) + "_schema";
    const std::string text = node_text(type, constant);
    out_.line("constexpr SchemaNode $name$Node = {$text$};", {{"name", constant}, {"text", text}});
    return '&' + constant + "Node";
  }

  std::string node_text(const Type& type, const std::string& constant) {
    std::string text = node_limits(type);
    if (type.is_enum() && !type.more_values) {
      // A declared type has these tables already.
      if (type.cpp_name.empty()) value_tables(type, constant);
      text += ", .values = " + constant + "Values";
      if (!type.aliases.empty()) text += ", .aliases = " + constant + "Aliases";
    }
    if (type.items)
      text += (type.is_map() ? ", .others = " : ", .items = ") + node_address(*type.items, constant + "Item");
    if (type.unique_items) text += ", .unique_items = true";
    if (type.is_call()) text += call_text(type, constant);
    if (type.is_struct() || type.is_union()) text += object_text(type, constant);
    return text;
  }

  /// The initialiser of a SchemaUnion.
  std::string union_text(const Type& type, const std::string& constant, const std::string& prefix) {
    std::vector<std::string> keys;
    for (const Field& field : type.fields) {
      if (field.name.text() != type.tag) keys.push_back(prefix + field.name.text());
    }
    std::string text;
    if (list(constant + "Keys", keys)) text += ".keys = " + constant + "Keys, ";
    std::vector<std::string> forms;
    for (const UnionForm& form : type.forms) forms.push_back(form_text(form, constant + form.type->cpp_name, prefix));
    table("SchemaForm", constant + "Forms", forms);
    text += ".forms = " + constant + "Forms";
    if (!type.tag.empty()) text += ", .tag = " + literal(prefix + type.tag);
    return text;
  }

  void value_tables(const Type& type, const std::string& constant) {
    std::vector<std::string> values;
    for (const EnumValue& value : type.values) values.push_back(value.name.text());
    list(constant + "Values", values);
    if (type.aliases.empty()) return;
    std::vector<std::string> aliases;
    for (const auto& [alias, value] : type.aliases)
      aliases.push_back("{.alias = " + literal(alias) + ", .value = " + literal(value) + '}');
    table("EnumAlias", constant + "Aliases", aliases);
  }

 private:
  bool list(const std::string& name, const std::vector<std::string>& texts) {
    if (texts.empty()) return false;
    out_.line("constexpr auto $name$ = std::to_array<std::string_view>($list$);",
              {{"name", name}, {"list", literal_list(texts)}});
    return true;
  }

  void table(const std::string& type, const std::string& name, const std::vector<std::string>& entries) {
    out_.block("constexpr auto $name$ = std::to_array<$type$>({", "});", {{"name", name}, {"type", type}}, [&] {
      for (const std::string& entry : entries) out_.line("$entry$,", {{"entry", entry}});
    });
  }

  std::string form_text(const UnionForm& form, const std::string& name, const std::string& prefix) {
    std::string text = "{.name = " + literal(form.type->cpp_name);
    if (list(name + "Required", prefixed(prefix, form.required))) text += ", .required = " + name + "Required";
    if (list(name + "Optional", prefixed(prefix, form.optional))) text += ", .optional = " + name + "Optional";
    if (!form.value.empty()) text += ", .value = " + literal(form.value);
    return text + '}';
  }

  /// The two members of a call, and the catalog whose tools validate one of them.
  std::string call_text(const Type& type, const std::string& constant) {
    out_.line(R"(constexpr SchemaNode $name$ToolNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 128};
constexpr SchemaNode $name$ArgumentsNode = {.open = true};
constexpr auto $name$Properties = std::to_array<SchemaProperty>({
  {.name = "tool", .node = &$name$ToolNode, .required = true},
  {.name = "arguments", .node = &$name$ArgumentsNode},
});
constexpr SchemaCall $name$Call = {.tool_key = "tool", .arguments_key = "arguments", .toolset = $toolset$, .catalog = &catalog};)",
              {{"name", constant}, {"toolset", literal(type.call_toolset)}});
    return ", .properties = " + constant + "Properties, .call = &" + constant + "Call";
  }

  std::string property_text(const Field& field, const std::string& constant) {
    const std::string name = constant + field.name.pascal();
    std::string text = "{.name = " + literal(field.name.text()) + ", .node = " + node_address(*field.type, name);
    if (field.required) text += ", .required = true";
    if (!field.unknown.empty()) text += ", .unknown = " + literal(field.unknown);
    if (list(name + "Platforms", field.platforms)) {
      text += ", .platforms = " + name + "Platforms";
      text += std::string(", .elsewhere = Elsewhere::") + (field.ignored_elsewhere ? "ignore" : "refuse");
    }
    if (list(name + "Names", field.also_called)) text += ", .also_called = " + name + "Names";
    if (list(name + "Slips", field.not_called)) text += ", .not_called = " + name + "Slips";
    if (field.nullable) text += ", .nullable = true";
    if (!field.holds.empty()) text += ", .holds = Holds::" + field.holds;
    return text + '}';
  }

  std::string object_text(const Type& type, const std::string& constant) {
    std::string text;
    std::vector<std::string> entries;
    for (const Field& field : flat_fields(type)) entries.push_back(property_text(field, constant));
    if (!entries.empty()) {
      table("SchemaProperty", constant + "Properties", entries);
      text += ", .properties = " + constant + "Properties";
    }
    std::vector<std::string> unions;
    if (type.is_union()) unions.push_back('&' + snake_name(type) + "_union");
    for (const Field& flattened : unions_of(type)) unions.push_back(union_address(flattened, constant));
    if (!unions.empty()) {
      table("const SchemaUnion*", constant + "Unions", unions);
      text += ", .unions = " + constant + "Unions";
    }
    std::vector<std::string> dependencies;
    for (const DependentKeys& dependency : type.dependent_required) {
      const std::string name = constant + Name(dependency.key).pascal() + "Needs";
      list(name, dependency.needs);
      dependencies.push_back("{.key = " + literal(dependency.key) + ", .needs = " + name + '}');
    }
    if (!dependencies.empty()) {
      table("DependentRequired", constant + "Dependencies", dependencies);
      text += ", .dependent_required = " + constant + "Dependencies";
    }
    if (list(constant + "Some", type.at_least_one_of)) text += ", .at_least_one_of = " + constant + "Some";
    return text;
  }

  /// A union has tables of its own; with a prefix it needs others for each place.
  std::string union_address(const Field& field, const std::string& constant) {
    if (field.prefix.empty()) return '&' + snake_name(*field.type) + "_union";
    const std::string name = constant + field.name.pascal();
    const std::string text = union_text(*field.type, name, field.prefix);
    out_.line("constexpr SchemaUnion $name$Union = {$text$};", {{"name", name}, {"text", text}});
    return '&' + name + "Union";
  }

  Writer& out_;
};

}  // namespace

void emit_schema_tables(Writer& out, const Type& type) {
  const std::string constant = 'k' + type.cpp_name;
  Writer inner;
  Tables tables(inner);
  const std::string union_text = type.is_union() ? tables.union_text(type, constant, "") : "";
  const std::string text = tables.node_text(type, constant);
  if (!inner.text().empty()) out.raw(inner.text());
  const std::string name = snake_name(type);
  if (type.is_union())
    out.line("constinit const SchemaUnion $name$_union = {$text$};", {{"name", name}, {"text", union_text}});
  out.line("constinit const SchemaNode $name$_schema = {$text$};", {{"name", name}, {"text", text}});
  out.line();
}

void emit_value_table(Writer& out, const Type& type) { Tables(out).value_tables(type, 'k' + type.cpp_name); }

}  // namespace offhand::codegen
