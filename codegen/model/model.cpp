#include "codegen/model/model.h"

#include <algorithm>

namespace offhand::codegen {

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
    case Kind::any:
      return "any";
  }
  return "";
}

std::vector<Field> flat_fields(const Type& type) {
  std::vector<Field> fields;
  for (const Field& field : type.fields) {
    if (!field.flattened) {
      fields.push_back(field);
      continue;
    }
    for (Field key : field.type->fields) {
      key.name = Name(field.prefix + key.name.text());
      fields.push_back(std::move(key));
    }
  }
  return fields;
}

std::vector<Field> unions_of(const Type& type) {
  std::vector<Field> unions;
  for (const Field& field : type.fields) {
    if (field.flattened) unions.push_back(field);
  }
  return unions;
}

std::vector<std::string> prefixed(const std::string& prefix, const std::vector<std::string>& keys) {
  std::vector<std::string> names;
  for (const std::string& key : keys) names.push_back(prefix + key);
  return names;
}

std::vector<std::string> completion_values(const Field& field) {
  std::vector<std::string> values;
  for (const EnumValue& value : field.type->values) values.push_back(value.name.text());
  if (!values.empty()) return values;
  for (const Json& example : field.examples) {
    values.push_back(example.is_string() ? example.get<std::string>() : example.dump());
  }
  return values;
}

const Field* Tool::argument_with(std::string_view holds) const {
  if (!args) return nullptr;
  const auto found = std::ranges::find(args->fields, holds, &Field::holds);
  return found == args->fields.end() ? nullptr : &*found;
}

bool Tool::may_act_on_screen() const { return subject == "desktop" && argument_with("scope") != nullptr; }

bool Tool::is_anywhere() const {
  return std::any_of(platforms.begin(), platforms.end(),
                     [](const PlatformEntry& entry) { return entry.support != SupportLevel::none; });
}

std::string Tool::spoken() const { return toolset == kMainToolset ? name.text() : identity(); }

std::string Tool::command() const { return command_group.empty() ? command_word : command_group + ' ' + command_word; }

std::string Tool::command_line() const {
  const std::string program = part.is_product() ? "offhand" : part.space.substr(part.space.rfind(':') + 1);
  return program + ' ' + command();
}

std::string Tool::page() const { return command_group.empty() ? command_word : command_group + '-' + command_word; }

const ErrorCode* Model::find_error(const std::string& code) const {
  const auto found = std::find_if(errors.begin(), errors.end(), [&](const auto& e) { return e.code.text() == code; });
  return found == errors.end() ? nullptr : &*found;
}

const Tool* Model::find_tool(const std::string& identity) const {
  const auto found = std::find_if(tools.begin(), tools.end(), [&](const auto& t) { return t.identity() == identity; });
  return found == tools.end() ? nullptr : &*found;
}

const Tool* Model::find_tool_ever_called(const std::string& identity) const {
  const auto found = std::ranges::find_if(tools, [&](const Tool& tool) {
    return tool.identity() == identity || std::ranges::any_of(tool.aliases, [&](const std::string& alias) {
             return tool.toolset + '.' + alias == identity;
           });
  });
  return found == tools.end() ? nullptr : &*found;
}

const Facet* Model::find_facet(const std::string& name) const {
  const auto found = std::find_if(facets.begin(), facets.end(), [&](const auto& f) { return f.name.text() == name; });
  return found == facets.end() ? nullptr : &*found;
}

const Platform* Model::find_platform(const std::string& name) const {
  const auto found = std::find_if(platforms.begin(), platforms.end(), [&](const auto& p) { return p.name == name; });
  return found == platforms.end() ? nullptr : &*found;
}

}  // namespace offhand::codegen
