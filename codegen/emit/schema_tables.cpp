#include "codegen/emit/schema_tables.h"

#include <algorithm>

#include "codegen/emit/cpp.h"

namespace offhand::codegen {
namespace {

/// Initialisers shared by all kinds, without the braces.
std::string node_limits(const Type& type) {
  const Limits& limits = type.limits;
  std::string out = ".kind = SchemaKind::" + std::string(kind_name(type.kind));
  if (limits.minimum) out += ", .minimum = " + limits.minimum->dump();
  if (limits.maximum) out += ", .maximum = " + limits.maximum->dump();
  if (limits.min_size) out += ", .min_size = " + std::to_string(*limits.min_size);
  if (limits.max_size) out += ", .max_size = " + std::to_string(*limits.max_size);
  if (!limits.pattern.empty()) out += ", .pattern = " + literal(limits.pattern);
  if (!limits.format.empty()) out += ", .format = SchemaFormat::" + limits.format;
  return out;
}

/// Tables and nodes of one declared type. Nodes without a declaration of their own become constants named after
/// where they stand.
class Tables {
 public:
  explicit Tables(Writer& out) : out_(out) {}

  /// Expression for the address of the node of `type`; emits the node first if nothing else declares it.
  std::string node_address(const Type& type, const std::string& constant) {
    if (!type.cpp_name.empty()) return '&' + snake_name(type) + "_schema";
    const std::string text = node_text(type, constant);
    out_.line("constexpr SchemaNode $name$Node = {$text$};", {{"name", constant}, {"text", text}});
    return '&' + constant + "Node";
  }

  std::string node_text(const Type& type, const std::string& constant) {
    std::string text = node_limits(type);
    if (type.is_enum()) {
      text += ", .values = " + constant + "Values";
      if (!type.aliases.empty()) text += ", .aliases = " + constant + "Aliases";
    }
    if (type.items) text += ", .items = " + node_address(*type.items, constant + "Item");
    if (type.kind == Kind::object) text += object_text(type, constant);
    return text;
  }

  void union_tables(const Type& type, const std::string& constant) {
    std::vector<std::string> keys;
    for (const Field& field : type.fields) keys.push_back(field.name.text());
    list(constant + "Keys", keys);
    std::vector<std::string> forms;
    for (const UnionForm& form : type.forms) {
      const std::string name = constant + form.type->cpp_name;
      std::string text = "{.name = " + literal(form.type->cpp_name);
      if (list(name + "Required", form.required)) text += ", .required = " + name + "Required";
      if (list(name + "Optional", form.optional)) text += ", .optional = " + name + "Optional";
      forms.push_back(text + '}');
    }
    table("SchemaForm", constant + "Forms", forms);
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

  std::string property_text(const Field& field, const std::string& constant) {
    const std::string name = constant + field.name.pascal();
    std::string text = "{.name = " + literal(field.name.text()) + ", .node = " + node_address(*field.type, name);
    if (field.required) text += ", .required = true";
    if (!field.unknown.empty()) text += ", .unknown = " + literal(field.unknown);
    if (list(name + "Platforms", field.platforms)) {
      text += ", .platforms = " + name + "Platforms";
      text += std::string(", .elsewhere = Elsewhere::") + (field.ignored_elsewhere ? "ignore" : "refuse");
    }
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
    for (const TypePtr& flattened : unions_of(type)) unions.push_back('&' + snake_name(*flattened) + "_union");
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
    return text;
  }

  Writer& out_;
};

}  // namespace

void emit_schema_tables(Writer& out, const Type& type) {
  const std::string constant = 'k' + type.cpp_name;
  Writer inner;
  Tables tables(inner);
  if (type.is_union()) tables.union_tables(type, constant);
  const std::string text = tables.node_text(type, constant);
  if (!inner.text().empty()) out.raw("namespace {\n" + inner.text() + "}  // namespace\n\n");
  const std::string name = snake_name(type);
  if (type.is_union()) {
    out.line("constinit const SchemaUnion $name$_union = {.keys = $constant$Keys, .forms = $constant$Forms};",
             {{"name", name}, {"constant", constant}});
  }
  out.line("constinit const SchemaNode $name$_schema = {$text$};", {{"name", name}, {"text", text}});
  out.line();
}

void emit_value_table(Writer& out, const Type& type) {
  std::vector<std::string> values;
  for (const EnumValue& value : type.values) values.push_back(value.name.text());
  out.line("constexpr auto k$Type$Values = std::to_array<std::string_view>($list$);",
           {{"Type", type.cpp_name}, {"list", literal_list(values)}});
  if (type.aliases.empty()) return;
  out.block("constexpr auto k$Type$Aliases = std::to_array<EnumAlias>({", "});", {{"Type", type.cpp_name}}, [&] {
    for (const auto& [alias, value] : type.aliases) {
      out.line("{.alias = $alias$, .value = $value$},", {{"alias", literal(alias)}, {"value", literal(value)}});
    }
  });
}

}  // namespace offhand::codegen
