#include "codegen/runtime/read_schema.h"

#include <algorithm>
#include <array>
#include <utility>

#include "codegen/runtime/formats.h"

namespace offhand {
namespace {

using nlohmann::json;

/// Accepts everything.
constexpr SchemaNode anything{.kind = SchemaKind::any, .open = true};
constexpr SchemaNode nothing{.kind = SchemaKind::any, .never = true};

std::optional<SchemaKind> kind_named(std::string_view name) {
  constexpr auto names = std::to_array<std::pair<std::string_view, SchemaKind>>({{"string", SchemaKind::string},
                                                                                 {"integer", SchemaKind::integer},
                                                                                 {"number", SchemaKind::number},
                                                                                 {"boolean", SchemaKind::boolean},
                                                                                 {"array", SchemaKind::array},
                                                                                 {"object", SchemaKind::object}});
  const auto found = std::ranges::find(names, name, &std::pair<std::string_view, SchemaKind>::first);
  return found == names.end() ? std::nullopt : std::optional(found->second);
}

bool are_texts(const json& list, std::string_view member = {}) {
  return std::ranges::all_of(list, [&](const json& entry) {
    return member.empty() ? entry.is_string()
                          : entry.is_object() && entry.contains(member) && entry[member].is_string();
  });
}

/// Keywords that are informative only or are read together with another one.
bool is_silent(std::string_view keyword) {
  constexpr auto silent = std::to_array<std::string_view>(
      {"$schema", "$defs", "title", "description", "default", "enumNames", "required", "then", "else"});
  return std::ranges::find(silent, keyword) != silent.end();
}

}  // namespace

const SchemaNode& SchemaReader::read(const json& schema) {
  if (schema.is_boolean()) return schema.get<bool>() ? anything : nothing;
  const auto [entry, is_new] = nodes_.try_emplace(&schema);
  auto& node = entry->second;
  // Stored before it is complete, because definitions may contain themselves.
  if (!is_new) return node;
  node.kind = SchemaKind::any;
  node.others = &anything;
  if (!schema.is_object()) return node;
  for (const auto& [keyword, value] : schema.items()) read_keyword(node, schema, keyword, value);
  if (schema.contains("required") || schema.contains("properties")) read_properties(node, schema);
  return node;
}

void SchemaReader::read_keyword(SchemaNode& node, const json& schema, const std::string& keyword, const json& value) {
  const auto text = [&] { return value.is_string() ? std::string_view(value.get_ref<const std::string&>()) : ""; };
  const auto number = [&] { return value.is_number() ? std::optional(value.get<double>()) : std::nullopt; };
  if (keyword == "type" && kind_named(text())) {
    node.kind = *kind_named(text());
  } else if (keyword == "enum" && are_texts(value)) {
    node.values = texts(value);
  } else if ((keyword == "oneOf" || keyword == "anyOf") && are_texts(value, "const")) {
    // As in forms: a list of titled values only.
    node.values = texts(value, "const");
  } else if (keyword == "const") {
    node.constant = constants_.emplace_back(value.dump());
  } else if (keyword == "minimum") {
    node.minimum = number();
  } else if (keyword == "maximum") {
    node.maximum = number();
  } else if (keyword == "minLength" || keyword == "maxLength") {
    read_size(node, schema, SchemaKind::string, keyword, value);
  } else if (keyword == "minItems" || keyword == "maxItems") {
    read_size(node, schema, SchemaKind::array, keyword, value);
  } else if (keyword == "minProperties" || keyword == "maxProperties") {
    read_size(node, schema, SchemaKind::object, keyword, value);
  } else if (keyword == "uniqueItems") {
    node.unique_items = value == true;
  } else if (keyword == "pattern") {
    node.pattern = text();
  } else if (keyword == "format") {
    node.format = form_format(text());
  } else if (keyword == "items" && !value.is_array()) {
    node.items = &read(value);
  } else if (keyword == "additionalProperties") {
    node.others = value == false ? nullptr : &read(value);
  } else if (keyword == "propertyNames") {
    node.names = &read(value);
  } else if (keyword == "not") {
    node.none_of = &read(value);
  } else if (keyword == "if") {
    node.condition = &read(value);
    if (schema.contains("then")) node.then = &read(schema["then"]);
    if (schema.contains("else")) node.otherwise = &read(schema["else"]);
  } else if (keyword == "allOf" || keyword == "$ref") {
    std::vector<const SchemaNode*> parts(node.all.begin(), node.all.end());
    if (keyword == "allOf") {
      for (const auto& part : value) parts.push_back(&read(part));
    } else if (const auto* target = resolve_ ? resolve_(std::string(text())) : nullptr) {
      parts.push_back(&read(*target));
    } else {
      unknown_.push_back(keyword);
    }
    node.all = lists_.emplace_back(std::move(parts));
  } else if (!is_silent(keyword) && keyword != "properties") {
    unknown_.push_back(keyword);
  }
}

void SchemaReader::read_size(SchemaNode& node, const json& schema, SchemaKind kind, const std::string& keyword,
                             const json& value) {
  if (!value.is_number()) return unknown_.push_back(keyword);
  const auto size = static_cast<std::uint64_t>(value.get<double>());
  const auto limit = [&](SchemaNode& limited) {
    (keyword.starts_with("min") ? limited.min_size : limited.max_size) = size;
  };
  const auto type = schema.find("type");
  if (type != schema.end() && type->is_string()) {
    if (kind_named(type->get_ref<const std::string&>()) == kind) limit(node);
    return;
  }
  const auto& of_kind = sized_.emplace_back(SchemaNode{.kind = kind, .open = true});
  auto& sized = sized_.emplace_back(of_kind);
  limit(sized);
  const auto& part =
      sized_.emplace_back(SchemaNode{.kind = SchemaKind::any, .open = true, .condition = &of_kind, .then = &sized});
  std::vector<const SchemaNode*> parts(node.all.begin(), node.all.end());
  parts.push_back(&part);
  node.all = lists_.emplace_back(std::move(parts));
}

void SchemaReader::read_properties(SchemaNode& node, const json& schema) {
  std::vector<SchemaProperty> properties;
  if (schema.contains("properties")) {
    for (const auto& [name, property] : schema["properties"].items()) {
      properties.push_back({.name = name, .node = &read(property)});
    }
  }
  for (const auto name :
       schema.contains("required") ? texts(schema["required"]) : std::span<const std::string_view>()) {
    const auto known = std::ranges::find(properties, name, &SchemaProperty::name);
    if (known != properties.end()) {
      known->required = true;
    } else {
      properties.push_back({.name = name, .node = &anything, .required = true});
    }
  }
  node.properties = properties_.emplace_back(std::move(properties));
}

/// The strings of a list, or of a member of its entries.
std::span<const std::string_view> SchemaReader::texts(const json& list, std::string_view member) {
  auto& texts = texts_.emplace_back();
  for (const auto& entry : list) {
    const auto* value = member.empty() ? &entry : entry.contains(member) ? &entry[std::string(member)] : nullptr;
    if (value != nullptr && value->is_string()) texts.push_back(value->get_ref<const std::string&>());
  }
  return texts;
}

}  // namespace offhand
