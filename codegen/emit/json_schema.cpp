#include <algorithm>

#include "codegen/emit/compact_json.h"
#include "codegen/emit/products.h"
#include "codegen/emit/type_words.h"

namespace offhand::codegen {
namespace {

/// The complete contract as JSON Schema 2020-12 for programs; the MCP tool list omits what a model does not need.
class SchemaWriter {
 public:
  Json whole(const Type& root, const std::string& title) {
    Json json = {{"$schema", "https://json-schema.org/draft/2020-12/schema"}, {"title", title}};
    json.update(body(root));
    if (!definitions_.empty()) json["$defs"] = definitions_;
    return json;
  }

 private:
  Json schema(const Type& type) {
    if (type.cpp_name.empty()) return body(type);
    if (!definitions_.contains(type.cpp_name)) {
      // Reserved before its members are visited, because one may have the same type.
      definitions_[type.cpp_name] = nullptr;
      definitions_[type.cpp_name] = body(type);
    }
    return {{"$ref", "#/$defs/" + type.cpp_name}};
  }

  Json body(const Type& type) {
    if (type.kind == Kind::any) return Json::object();
    if (type.is_call()) {
      return Json::parse(
          R"({"type": "object", "properties": {"tool": {"type": "string"}, "arguments": {"type": "object"}},
                             "required": ["tool"], "additionalProperties": false})");
    }
    Json json = {{"type", kind_name(type.kind)}};
    if (!type.description.empty()) json["description"] = type.description;
    if (type.is_enum()) {
      const char* key = type.more_values ? "examples" : "enum";
      for (const EnumValue& value : type.values) json[key].push_back(value.name.text());
    }
    add_limits(json, type);
    if (type.is_map()) {
      json["additionalProperties"] = schema(*type.items);
    } else if (type.items) {
      json["items"] = schema(*type.items);
      if (type.unique_items) json["uniqueItems"] = true;
    } else if (type.kind == Kind::object && !type.open) {
      add_members(json, type);
    }
    return json;
  }

  void add_members(Json& json, const Type& type) {
    Json properties = Json::object();
    for (const Field& field : flat_fields(type)) {
      Json property = schema(*field.type);
      if (field.nullable) property = {{"anyOf", {property, {{"type", "null"}}}}};
      property["description"] = field.description;
      // A validator does not know platforms.
      if (const std::string platforms = platforms_in_words(field); !platforms.empty())
        property["$comment"] = "Only on " + platforms + '.';
      if (field.default_value) property["default"] = *field.default_value;
      if (field.required) json["required"].push_back(field.name.text());
      properties[field.name.text()] = std::move(property);
    }
    json["properties"] = std::move(properties);
    json["additionalProperties"] = false;
    for (const DependentKeys& dependency : type.dependent_required)
      json["dependentRequired"][dependency.key] = dependency.needs;
    for (const Field& member : unions_of(type))
      json["allOf"].push_back({{"anyOf", forms(*member.type, member.prefix)}});
    if (type.is_union()) json["anyOf"] = forms(type, "");
    if (type.at_least_one_of.empty()) return;
    Json some = Json::array();
    for (const std::string& key : type.at_least_one_of) some.push_back({{"required", {key}}});
    json["allOf"].push_back({{"anyOf", std::move(some)}});
  }

  /// For each form: the keys it requires, and the exclusion of keys that belong to other forms.
  static Json forms(const Type& type, const std::string& prefix) {
    Json all = Json::array();
    for (const UnionForm& form : type.forms) {
      Json json = {{"title", form.type->cpp_name}, {"required", prefixed(prefix, form.required)}};
      if (!form.value.empty()) json["properties"][prefix + type.tag] = {{"const", form.value}};
      for (const Field& field : type.fields) {
        const std::string& key = field.name.text();
        const auto has = [&](const std::vector<std::string>& keys) {
          return std::find(keys.begin(), keys.end(), key) != keys.end();
        };
        const bool is_tag = !form.value.empty() && key == type.tag;
        if (!is_tag && !has(form.required) && !has(form.optional)) json["properties"][prefix + key] = false;
      }
      all.push_back(std::move(json));
    }
    return all;
  }

  Json definitions_ = Json::object();
};

void add_schema(const Tool& tool, std::string_view part, const Json& json, Products& products) {
  // After $schema, which comes first.
  Json commented = Json::object();
  if (json.contains("$schema")) commented["$schema"] = json["$schema"];
  commented["$comment"] = "Generated from " + tool.path + ". Do not edit.";
  for (const auto& [key, value] : json.items()) {
    if (key != "$comment") commented[key] = value;
  }
  products.push_back({"generated/schemas/" + tool.toolset + '/' + tool.name.snake() + '.' + std::string(part) + ".json",
                      compact_json(commented)});
}

}  // namespace

void add_limits(Json& json, const Type& type) {
  const Limits& limits = type.limits;
  if (limits.minimum) json["minimum"] = *limits.minimum;
  if (limits.maximum) json["maximum"] = *limits.maximum;
  const std::string counted = type.kind == Kind::array ? "Items" : type.kind == Kind::object ? "Properties" : "Length";
  if (limits.min_size) json["min" + counted] = *limits.min_size;
  if (limits.max_size) json["max" + counted] = *limits.max_size;
  if (!limits.pattern.empty()) json["pattern"] = limits.pattern;
  // JSON Schema has no format for file paths, and validators may refuse unknown formats.
  if (!limits.format.empty() && limits.format != "path") json["format"] = limits.format;
}

void emit_json_schemas(const Model& model, Products& products) {
  for (const Tool& tool : model.tools) {
    if (tool.verbatim) continue;
    add_schema(tool, "arguments", SchemaWriter().whole(*tool.args, "Arguments of " + tool.name.text()), products);
    if (tool.external_result) add_schema(tool, "result", tool.output_schema, products);
    if (tool.result)
      add_schema(tool, "result", SchemaWriter().whole(*tool.result, "Result of " + tool.name.text()), products);
  }
}

}  // namespace offhand::codegen
