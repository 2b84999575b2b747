#include "codegen/check/runtime_schema.h"

namespace offhand::codegen {
namespace {

SchemaKind runtime_kind(Kind kind) {
  switch (kind) {
    case Kind::string:
      return SchemaKind::string;
    case Kind::integer:
      return SchemaKind::integer;
    case Kind::number:
      return SchemaKind::number;
    case Kind::boolean:
      return SchemaKind::boolean;
    case Kind::array:
      return SchemaKind::array;
    case Kind::any:
      return SchemaKind::any;
    case Kind::object:
      break;
  }
  return SchemaKind::object;
}

SchemaFormat runtime_format(const std::string& format) {
  if (format == "path") return SchemaFormat::path;
  return format == "uri" ? SchemaFormat::uri : SchemaFormat::none;
}

}  // namespace

const SchemaNode& RuntimeSchema::node(const Type& type) {
  const auto [entry, is_new] = nodes_.try_emplace(&type);
  SchemaNode& node = entry->second;
  // Stored before it is complete, because definitions may contain themselves.
  if (!is_new) return node;
  node.kind = runtime_kind(type.kind);
  // The schemas of other tools are not available here, so a call accepts any object.
  node.open = type.open || type.kind == Kind::any || type.is_call();
  if (type.limits.minimum) node.minimum = type.limits.minimum->get<double>();
  if (type.limits.maximum) node.maximum = type.limits.maximum->get<double>();
  node.min_size = type.limits.min_size;
  node.max_size = type.limits.max_size;
  node.pattern = type.limits.pattern;
  node.format = runtime_format(type.limits.format);
  node.unique_items = type.unique_items;
  Texts values;
  if (!type.more_values)
    for (const EnumValue& value : type.values) values.push_back(value.name.text());
  node.values = texts_.emplace_back(std::move(values));
  std::vector<EnumAlias> aliases;
  for (const auto& [alias, value] : type.aliases) aliases.push_back({alias, value});
  node.aliases = aliases_.emplace_back(std::move(aliases));
  if (type.items) (type.is_map() ? node.others : node.items) = &this->node(*type.items);
  if (type.is_struct() || type.is_union()) fill_object(node, type);
  return node;
}

const RuntimeSchema::Texts& RuntimeSchema::texts(const std::vector<std::string>& list) {
  Texts& texts = texts_.emplace_back();
  for (const std::string& text : list) texts.push_back(names_.emplace_back(text));
  return texts;
}

SchemaProperty RuntimeSchema::property(const Field& field) {
  SchemaProperty property;
  property.name = names_.emplace_back(field.name.text());
  property.node = &node(*field.type);
  property.required = field.required;
  property.unknown = field.unknown;
  property.platforms = texts(field.platforms);
  property.also_called = texts(field.also_called);
  property.not_called = texts(field.not_called);
  property.nullable = field.nullable;
  property.elsewhere = field.ignored_elsewhere ? Elsewhere::ignore : Elsewhere::refuse;
  return property;
}

const SchemaUnion* RuntimeSchema::schema_union(const Type& type, const std::string& prefix) {
  std::vector<std::string> keys;
  for (const Field& field : type.fields) {
    if (field.name.text() != type.tag) keys.push_back(prefix + field.name.text());
  }
  std::vector<SchemaForm> forms;
  for (const UnionForm& form : type.forms) {
    forms.push_back({form.type->cpp_name, texts(prefixed(prefix, form.required)),
                     texts(prefixed(prefix, form.optional)), form.value});
  }
  const std::string& tag = names_.emplace_back(type.tag.empty() ? "" : prefix + type.tag);
  return &unions_.emplace_back(SchemaUnion{texts(keys), forms_.emplace_back(std::move(forms)), tag});
}

void RuntimeSchema::fill_object(SchemaNode& node, const Type& type) {
  std::vector<SchemaProperty> properties;
  std::vector<const SchemaUnion*> unions;
  if (type.is_union()) unions.push_back(schema_union(type, ""));
  for (const Field& field : flat_fields(type)) properties.push_back(property(field));
  for (const Field& field : unions_of(type)) unions.push_back(schema_union(*field.type, field.prefix));
  std::vector<DependentRequired> dependencies;
  for (const DependentKeys& dependency : type.dependent_required)
    dependencies.push_back({dependency.key, texts(dependency.needs)});
  node.properties = properties_.emplace_back(std::move(properties));
  node.unions = union_lists_.emplace_back(std::move(unions));
  node.at_least_one_of = texts(type.at_least_one_of);
  node.dependent_required = dependencies_.emplace_back(std::move(dependencies));
}

}  // namespace offhand::codegen
