#include <algorithm>
#include <map>
#include <utility>

#include "codegen/emit/compact_json.h"
#include "codegen/emit/products.h"
#include "codegen/emit/type_words.h"

namespace offhand::codegen {
namespace {

constexpr const char* kDialect = "https://json-schema.org/draft/2020-12/schema";

/// The complete contract as JSON Schema 2020-12 for programs; the MCP tool list omits what a model does not need.
class SchemaWriter {
 public:
  /// Whoever checks arguments needs one file, so schemas of arguments contain their types.
  SchemaWriter() = default;
  /// Schemas of results refer to the types that several tools have, which are collected here, sorted by name.
  explicit SchemaWriter(std::map<std::string, Json>& common) : common_(&common) {}

  Json whole(const Type& root, const std::string& title) {
    Json json = {{"$schema", kDialect}, {"title", title}};
    json.update(is_common(root) ? schema(root) : body(root));
    if (!definitions_.empty()) json["$defs"] = definitions_;
    return json;
  }

 private:
  bool is_common(const Type& type) const { return common_ != nullptr && type.home.starts_with("generated/types/"); }

  Json schema(const Type& type) {
    if (type.cpp_name.empty()) return body(type);
    if (is_common(type)) return common_schema(type);
    if (!definitions_.contains(type.cpp_name)) {
      // Reserved before its members are visited, because one may have the same type.
      definitions_[type.cpp_name] = nullptr;
      definitions_[type.cpp_name] = body(type);
    }
    return {{"$ref", "#/$defs/" + type.cpp_name}};
  }

  Json common_schema(const Type& type) {
    const bool is_of_common = std::exchange(in_common_, true);
    if (common_->try_emplace(type.cpp_name).second) (*common_)[type.cpp_name] = body(type);
    in_common_ = is_of_common;
    return {{"$ref", (is_of_common ? "#/$defs/" : "../types.json#/$defs/") + type.cpp_name}};
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
  std::map<std::string, Json>* common_ = nullptr;
  /// While the schema of a common type is made.
  bool in_common_ = false;
};

void add_common_types(const std::map<std::string, Json>& types, Products& products) {
  if (types.empty()) return;
  Json json = {{"$schema", kDialect},
               {"$comment", "Generated from schema/common. Do not edit."},
               {"title", "Types that results of several tools have"}};
  for (const auto& [name, type] : types) json["$defs"][name] = type;
  products.push_back({"generated/schemas/types.json", compact_json(json)});
}

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

std::string counted_by(const Type& type) {
  return type.kind == Kind::array ? "Items" : type.kind == Kind::object ? "Properties" : "Length";
}

void add_limits(Json& json, const Type& type) {
  const Limits& limits = type.limits;
  if (limits.minimum) json["minimum"] = *limits.minimum;
  if (limits.maximum) json["maximum"] = *limits.maximum;
  const std::string counted = counted_by(type);
  if (limits.min_size) json["min" + counted] = *limits.min_size;
  if (limits.max_size) json["max" + counted] = *limits.max_size;
  if (!limits.pattern.empty()) json["pattern"] = limits.pattern;
  // JSON Schema has no format for file paths, and validators may refuse unknown formats.
  if (!limits.format.empty() && limits.format != "path") json["format"] = limits.format;
}

void emit_json_schemas(const Model& model, Products& products) {
  std::map<std::string, Json> common;
  for (const Tool& tool : model.tools) {
    if (tool.verbatim) continue;
    add_schema(tool, "arguments", SchemaWriter().whole(*tool.args, "Arguments of " + tool.name.text()), products);
    if (tool.external_result) add_schema(tool, "result", tool.output_schema, products);
    if (tool.result)
      add_schema(tool, "result", SchemaWriter(common).whole(*tool.result, "Result of " + tool.name.text()), products);
  }
  add_common_types(common, products);
}

}  // namespace offhand::codegen
