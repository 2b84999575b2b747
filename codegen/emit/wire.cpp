#include "codegen/emit/products.h"

namespace offhand::codegen {
namespace {

// A model pays for every byte of the tool list, so the wire says what helps to choose a value and leaves the rest to
// the validator, which enforces all of it: no lengths and patterns, no limits that nobody reaches, no "false by
// default". Results go without descriptions and values, and objects inside them without members: the reply itself shows
// those.
enum class Part { argument, result, inside_result };

// Screens, ports and counts stay below; identifiers do not.
constexpr double kTellingLimit = 65535;

Json wire_schema(const Type& type, Part part);

std::string_view kind_name(Kind kind) {
  switch (kind) {
    case Kind::string:
      return "string";
    case Kind::integer:
      return "integer";
    case Kind::number:
      return "number";
    case Kind::boolean:
      return "boolean";
    case Kind::array:
      return "array";
    case Kind::object:
      return "object";
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

bool is_telling(const std::optional<Json>& value) { return value && *value != Json(false) && *value != Json::array(); }

void add_limits(Json& json, const Type& type) {
  const Limits& limits = type.limits;
  if (limits.maximum && limits.maximum->get<double>() <= kTellingLimit) {
    if (limits.minimum) json["minimum"] = *limits.minimum;
    json["maximum"] = *limits.maximum;
  }
  // A file path is no format of JSON Schema; validators may refuse what they do not know.
  if (!limits.format.empty() && limits.format != "path") json["format"] = limits.format;
}

void add_properties(Json& json, const Type& type, Part part) {
  Json properties = Json::object();
  Json required = Json::array();
  for (const Field& field : flat_fields(type)) {
    Json property = wire_schema(*field.type, part == Part::argument ? part : Part::inside_result);
    if (part == Part::argument) {
      property["description"] = described(field);
      if (is_telling(field.default_value)) property["default"] = *field.default_value;
    }
    if (field.required) required.push_back(field.name.text());
    properties[field.name.text()] = std::move(property);
  }
  json["properties"] = std::move(properties);
  if (!required.empty()) json["required"] = std::move(required);
  if (part == Part::argument) json["additionalProperties"] = false;
}

Json wire_schema(const Type& type, Part part) {
  Json json = {{"type", kind_name(type.kind)}};
  if (type.is_enum() && part == Part::argument) {
    Json values = Json::array();
    for (const EnumValue& value : type.values) values.push_back(value.name.text());
    json["enum"] = std::move(values);
  }
  if (part == Part::argument) add_limits(json, type);
  if (type.items) json["items"] = wire_schema(*type.items, part);
  if (type.kind == Kind::object && part != Part::inside_result) add_properties(json, type, part);
  for (const DependentKeys& dependency : type.dependent_required) {
    if (part == Part::argument) json["dependentRequired"][dependency.key] = dependency.needs;
  }
  return json;
}

/// Hints that say what a client assumes anyway are left out.
Json wire_annotations(const Json& annotations) {
  const Json assumed = {
      {"readOnlyHint", false}, {"destructiveHint", true}, {"idempotentHint", false}, {"openWorldHint", true}};
  const bool read_only = annotations.value("readOnlyHint", false);
  Json json = Json::object();
  for (const auto& [key, value] : annotations.items()) {
    // The protocol gives these two a meaning only for tools that change something.
    if (read_only && (key == "destructiveHint" || key == "idempotentHint")) continue;
    if (!assumed.contains(key) || assumed[key] != value) json[key] = value;
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
    for (std::size_t i = 0; i < type->forms.size(); ++i)
      text += (i == 0 ? "" : ", or ") + joined_keys(type->forms[i].required);
    text += '.';
  }
  return text;
}

}  // namespace

std::string wire_text(const Tool& tool) {
  Json json = {{"name", tool.name.text()}, {"title", tool.title}, {"description", described(tool)}};
  json["inputSchema"] = wire_schema(*tool.args, Part::argument);
  if (tool.structured) json["outputSchema"] = wire_schema(*tool.result, Part::result);
  if (Json hints = wire_annotations(tool.annotations); !hints.empty()) json["annotations"] = std::move(hints);
  return json.dump();
}

}  // namespace offhand::codegen
