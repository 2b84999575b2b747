#include "codegen/emit/products.h"

namespace offhand::codegen {
namespace {

/// What the wire says of a type. Results go without descriptions and limits: their names speak, and a model pays for
/// every byte of the tool list.
enum class Detail { full, names_only };

Json wire_schema(const Type& type, Detail detail);

std::string_view kind_name(Kind kind) {
  switch (kind) {
    case Kind::string: return "string";
    case Kind::integer: return "integer";
    case Kind::number: return "number";
    case Kind::boolean: return "boolean";
    case Kind::array: return "array";
    case Kind::object: return "object";
  }
  return "";
}

std::string described(const Field& field) {
  std::string text = field.description;
  if (field.platforms.empty()) return text;
  text += " Only on ";
  for (std::size_t i = 0; i < field.platforms.size(); ++i) text += (i == 0 ? "" : ", ") + field.platforms[i];
  return text + '.';
}

void add_limits(Json& json, const Type& type) {
  const bool list = type.kind == Kind::array;
  const Limits& limits = type.limits;
  if (limits.minimum) json["minimum"] = *limits.minimum;
  if (limits.maximum) json["maximum"] = *limits.maximum;
  if (limits.min_size) json[list ? "minItems" : "minLength"] = *limits.min_size;
  if (limits.max_size) json[list ? "maxItems" : "maxLength"] = *limits.max_size;
  if (!limits.pattern.empty()) json["pattern"] = limits.pattern;
  // A file path is no format of JSON Schema; validators may refuse what they do not know.
  if (!limits.format.empty() && limits.format != "path") json["format"] = limits.format;
}

void add_properties(Json& json, const Type& type, Detail detail) {
  Json properties = Json::object();
  Json required = Json::array();
  for (const Field& field : flat_fields(type)) {
    Json property = wire_schema(*field.type, detail);
    if (detail == Detail::full) {
      property["description"] = described(field);
      if (field.default_value && !field.default_value->empty()) property["default"] = *field.default_value;
    }
    if (field.required) required.push_back(field.name.text());
    properties[field.name.text()] = std::move(property);
  }
  json["properties"] = std::move(properties);
  if (!required.empty()) json["required"] = std::move(required);
  if (detail == Detail::full) json["additionalProperties"] = false;
}

Json wire_schema(const Type& type, Detail detail) {
  Json json = {{"type", kind_name(type.kind)}};
  if (type.is_enum()) {
    Json values = Json::array();
    for (const EnumValue& value : type.values) values.push_back(value.name.text());
    json["enum"] = std::move(values);
  }
  if (detail == Detail::full) add_limits(json, type);
  if (type.items) json["items"] = wire_schema(*type.items, detail);
  if (type.kind == Kind::object) add_properties(json, type, detail);
  if (detail == Detail::full && !type.dependent_required.empty()) {
    for (const DependentKeys& dependency : type.dependent_required) json["dependentRequired"][dependency.key] = dependency.needs;
  }
  return json;
}

std::string joined_keys(const std::vector<std::string>& keys) {
  std::string text;
  for (const std::string& key : keys) text += (text.empty() ? "" : " + ") + key;
  return text;
}

/// The flat schema cannot say which keys go together, so the description does.
std::string described(const Tool& tool) {
  std::string text = tool.description;
  for (const TypePtr& type : unions_of(*tool.args)) {
    text += ' ' + type->union_member.title() + ": ";
    for (std::size_t i = 0; i < type->forms.size(); ++i) text += (i == 0 ? "" : ", or ") + joined_keys(type->forms[i].required);
    text += '.';
  }
  return text;
}

}  // namespace

std::string wire_text(const Tool& tool) {
  Json json = {{"name", tool.name.text()}, {"title", tool.title}, {"description", described(tool)}};
  json["inputSchema"] = wire_schema(*tool.args, Detail::full);
  if (tool.structured) json["outputSchema"] = wire_schema(*tool.result, Detail::names_only);
  json["annotations"] = tool.annotations;
  return json.dump();
}

}  // namespace offhand::codegen
