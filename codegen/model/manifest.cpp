#include "codegen/model/manifest.h"

#include <algorithm>

namespace offhand::codegen {
namespace {

using Within = std::vector<const Type*>;

Json members_of(const Type& type, const Within& within);

Json value_of(const Type& type, Within within) {
  Json json = {{"type", type.is_call() ? "tool_call" : std::string(kind_name(type.kind))}};
  const Limits& limits = type.limits;
  if (limits.minimum) json["minimum"] = *limits.minimum;
  if (limits.maximum) json["maximum"] = *limits.maximum;
  if (limits.min_size) json["min_size"] = *limits.min_size;
  if (limits.max_size) json["max_size"] = *limits.max_size;
  if (!limits.pattern.empty()) json["pattern"] = limits.pattern;
  if (!limits.format.empty()) json["format"] = limits.format;
  if (type.unique_items) json["unique"] = true;
  for (const EnumValue& value : type.values) json["values"].push_back(value.name.text());
  for (const auto& [alias, value] : type.aliases) json["values"].push_back(alias);
  // What holds itself is told of where it began.
  if (std::find(within.begin(), within.end(), &type) != within.end()) return json;
  within.push_back(&type);
  if (type.items) json["items"] = value_of(*type.items, within);
  if (!type.fields.empty()) json["members"] = members_of(type, within);
  return json;
}

Json members_of(const Type& type, const Within& within) {
  Json json = Json::object();
  for (const Field& field : flat_fields(type)) {
    Json member = value_of(*field.type, within);
    if (field.required) member["required"] = true;
    if (field.nullable) member["nullable"] = true;
    if (field.default_value) member["default"] = *field.default_value;
    for (const std::string& name : field.also_called) member["also_called"].push_back(name);
    json[field.name.text()] = std::move(member);
  }
  return json;
}

}  // namespace

Json manifest_of(const Model& model) {
  Json tools = Json::object();
  for (const Tool& tool : model.tools) {
    if (tool.verbatim) continue;
    Json entry = {{"arguments", members_of(*tool.args, {})}};
    for (const std::string& name : tool.aliases) entry["aliases"].push_back(name);
    if (tool.structured) entry["result"] = members_of(*tool.result, {});
    for (const PlatformEntry& platform : tool.platforms) {
      if (platform.support != SupportLevel::none) entry["platforms"].push_back(platform.platform);
    }
    tools[tool.identity()] = std::move(entry);
  }
  Json codes = Json::array();
  for (const ErrorCode& code : model.errors) codes.push_back(code.code.text());
  return {{"tools", tools}, {"errors", codes}};
}

}  // namespace offhand::codegen
