#include <algorithm>

#include "codegen/emit/products.h"

namespace offhand::codegen {
namespace {

/// The whole contract as JSON Schema 2020-12, for programs; the tool list of MCP leaves out what a model does not need.
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
      // Before its own members are looked at: one of them may be of the same type.
      definitions_[type.cpp_name] = nullptr;
      definitions_[type.cpp_name] = body(type);
    }
    return {{"$ref", "#/$defs/" + type.cpp_name}};
  }

  Json body(const Type& type) {
    Json json = {{"type", kind_name(type.kind)}};
    if (!type.description.empty()) json["description"] = type.description;
    if (type.is_enum()) {
      for (const EnumValue& value : type.values) json["enum"].push_back(value.name.text());
    }
    add_limits(json, type);
    if (type.items) json["items"] = schema(*type.items);
    if (type.kind == Kind::object) add_members(json, type);
    return json;
  }

  static void add_limits(Json& json, const Type& type) {
    const Limits& limits = type.limits;
    if (limits.minimum) json["minimum"] = *limits.minimum;
    if (limits.maximum) json["maximum"] = *limits.maximum;
    const bool list = type.kind == Kind::array;
    if (limits.min_size) json[list ? "minItems" : "minLength"] = *limits.min_size;
    if (limits.max_size) json[list ? "maxItems" : "maxLength"] = *limits.max_size;
    if (!limits.pattern.empty()) json["pattern"] = limits.pattern;
    // A file path is no format of JSON Schema; validators may refuse what they do not know.
    if (!limits.format.empty() && limits.format != "path") json["format"] = limits.format;
  }

  void add_members(Json& json, const Type& type) {
    Json properties = Json::object();
    for (const Field& field : flat_fields(type)) {
      Json property = schema(*field.type);
      property["description"] = field.description;
      if (field.default_value) property["default"] = *field.default_value;
      if (field.required) json["required"].push_back(field.name.text());
      properties[field.name.text()] = std::move(property);
    }
    json["properties"] = std::move(properties);
    json["additionalProperties"] = false;
    for (const DependentKeys& dependency : type.dependent_required)
      json["dependentRequired"][dependency.key] = dependency.needs;
    for (const TypePtr& member : unions_of(type)) json["allOf"].push_back({{"anyOf", forms(*member)}});
  }

  /// Each form: what it needs, and no key of the union that belongs to others.
  static Json forms(const Type& type) {
    Json all = Json::array();
    for (const UnionForm& form : type.forms) {
      Json json = {{"title", form.type->cpp_name}, {"required", form.required}};
      for (const Field& field : type.fields) {
        const std::string& key = field.name.text();
        const auto has = [&](const std::vector<std::string>& keys) {
          return std::find(keys.begin(), keys.end(), key) != keys.end();
        };
        if (!has(form.required) && !has(form.optional)) json["properties"][key] = false;
      }
      all.push_back(std::move(json));
    }
    return all;
  }

  Json definitions_ = Json::object();
};

void add_schema(const Tool& tool, std::string_view part, const Json& json, Products& products) {
  products.push_back({"generated/schemas/" + tool.toolset + '/' + tool.name.snake() + '.' + std::string(part) + ".json",
                      json.dump(2) + '\n'});
}

}  // namespace

void emit_json_schemas(const Model& model, Products& products) {
  for (const Tool& tool : model.tools) {
    if (tool.verbatim) continue;
    add_schema(tool, "arguments", SchemaWriter().whole(*tool.args, "Arguments of " + tool.name.text()), products);
    if (tool.result)
      add_schema(tool, "result", SchemaWriter().whole(*tool.result, "Result of " + tool.name.text()), products);
  }
}

}  // namespace offhand::codegen
