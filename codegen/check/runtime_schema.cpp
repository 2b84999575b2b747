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
  if (const auto known = nodes_.find(&type); known != nodes_.end()) return known->second;
  SchemaNode node;
  node.kind = runtime_kind(type.kind);
  if (type.limits.minimum) node.minimum = type.limits.minimum->get<double>();
  if (type.limits.maximum) node.maximum = type.limits.maximum->get<double>();
  node.min_size = type.limits.min_size;
  node.max_size = type.limits.max_size;
  node.pattern = type.limits.pattern;
  node.format = runtime_format(type.limits.format);
  Texts values;
  for (const EnumValue& value : type.values) values.push_back(value.name.text());
  node.values = texts_.emplace_back(std::move(values));
  std::vector<EnumAlias> aliases;
  for (const auto& [alias, value] : type.aliases) aliases.push_back({alias, value});
  node.aliases = aliases_.emplace_back(std::move(aliases));
  if (type.items) node.items = &this->node(*type.items);
  if (type.kind == Kind::object) fill_object(node, type);
  return nodes_.emplace(&type, node).first->second;
}

const RuntimeSchema::Texts& RuntimeSchema::texts(const std::vector<std::string>& list) {
  return texts_.emplace_back(list.begin(), list.end());
}

SchemaProperty RuntimeSchema::property(const Field& field) {
  SchemaProperty property;
  property.name = field.name.text();
  property.node = &node(*field.type);
  property.required = field.required;
  property.unknown = field.unknown;
  property.platforms = texts(field.platforms);
  property.elsewhere = field.ignored_elsewhere ? Elsewhere::ignore : Elsewhere::refuse;
  return property;
}

const SchemaUnion* RuntimeSchema::schema_union(const Type& type) {
  Texts keys;
  for (const Field& field : type.fields) keys.push_back(field.name.text());
  std::vector<SchemaForm> forms;
  for (const UnionForm& form : type.forms)
    forms.push_back({form.type->cpp_name, texts(form.required), texts(form.optional)});
  const Texts& kept_keys = texts_.emplace_back(std::move(keys));
  return &unions_.emplace_back(SchemaUnion{kept_keys, forms_.emplace_back(std::move(forms))});
}

void RuntimeSchema::fill_object(SchemaNode& node, const Type& type) {
  std::vector<SchemaProperty> properties;
  std::vector<const SchemaUnion*> unions;
  if (type.is_union()) unions.push_back(schema_union(type));
  for (const Field& field : type.fields) {
    if (!field.flattened) {
      properties.push_back(property(field));
      continue;
    }
    for (const Field& key : field.type->fields) properties.push_back(property(key));
    unions.push_back(schema_union(*field.type));
  }
  std::vector<DependentRequired> dependencies;
  for (const DependentKeys& dependency : type.dependent_required)
    dependencies.push_back({dependency.key, texts(dependency.needs)});
  node.properties = properties_.emplace_back(std::move(properties));
  node.unions = union_lists_.emplace_back(std::move(unions));
  node.dependent_required = dependencies_.emplace_back(std::move(dependencies));
}

}  // namespace offhand::codegen
