#include "codegen/model/manifest.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>

namespace offhand::codegen {
namespace {

using Within = std::vector<const Type*>;

Json members_of(const Type& type, const Within& within);

/// The keys of a union and its forms.
Json forms_of(const Type& type, const std::string& prefix) {
  Json forms = Json::array();
  for (const UnionForm& form : type.forms) {
    Json entry = {{"required", prefixed(prefix, form.required)}, {"optional", prefixed(prefix, form.optional)}};
    if (!form.value.empty()) entry["value"] = form.value;
    forms.push_back(std::move(entry));
  }
  return forms;
}

/// The conditions between the members of an object.
Json conditions_of(const Type& type) {
  Json json = Json::object();
  if (!type.at_least_one_of.empty()) json["at_least_one_of"] = type.at_least_one_of;
  for (const DependentKeys& dependent : type.dependent_required) json["needs"][dependent.key] = dependent.needs;
  if (type.is_union()) json["forms"][""] = forms_of(type, "");
  for (const Field& field : unions_of(type)) json["forms"][field.name.text()] = forms_of(*field.type, field.prefix);
  return json;
}

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
  if (type.more_values) json["more_values"] = true;
  for (const auto& [alias, value] : type.aliases) json["values"].push_back(alias);
  // A recursive type is described at its first occurrence.
  if (std::find(within.begin(), within.end(), &type) != within.end()) return json;
  within.push_back(&type);
  if (type.items) json["items"] = value_of(*type.items, within);
  if (!type.fields.empty()) json["members"] = members_of(type, within);
  if (const Json conditions = conditions_of(type); !conditions.empty()) json["conditions"] = conditions;
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
    // Elsewhere a call with the argument is refused; where the argument is ignored, no call fails.
    if (!field.platforms.empty() && !field.ignored_elsewhere) member["only_on"] = field.platforms;
    if (!field.unknown.empty()) member["any_text"] = true;
    json[field.name.text()] = std::move(member);
  }
  return json;
}

Json object_of(const Type& type) {
  Json json = {{"members", members_of(type, {})}};
  if (const Json conditions = conditions_of(type); !conditions.empty()) json["conditions"] = conditions;
  return json;
}

Json tool_of(const Tool& tool) {
  Json json = {{"arguments", object_of(*tool.args)}};
  json["command"] = tool.command();
  for (const std::string& name : tool.positional) json["positional"].push_back(name);
  for (const std::string& name : tool.aliases) json["aliases"].push_back(name);
  if (tool.external_result) json["external_result"] = tool.output_schema;
  if (tool.result) json["result"] = object_of(*tool.result);
  for (const PlatformEntry& platform : tool.platforms) {
    if (platform.support != SupportLevel::none) json["platforms"].push_back(platform.platform);
  }
  return json;
}

/// An option of the command line, in the form of a tool's argument.
Json option_of(const CommandLineOption& option) {
  Json json = {{"type", option.type}};
  if (option.required) json["required"] = true;
  if (!option.default_text.empty()) json["default"] = option.default_text;
  if (option.minimum) json["minimum"] = *option.minimum;
  if (option.maximum) json["maximum"] = *option.maximum;
  if (!option.choices.empty()) json["values"] = option.choices;
  return json;
}

Json options_of(const std::vector<CommandLineOption>& options) {
  Json members = Json::object();
  for (const CommandLineOption& option : options) members["--" + option.name] = option_of(option);
  return members;
}

void add_command(Json& commands, const Command& command, const std::string& path) {
  commands[path] = options_of(command.options);
  for (const CommandLineOption& positional : command.positionals)
    commands[path][positional.name] = option_of(positional);
  for (const Command& nested : command.commands) add_command(commands, nested, path + ' ' + nested.name);
}

}  // namespace

Json manifest_of(const Model& model) {
  Json json;
  for (const char* kind : {"tools", "resources", "prompts", "presets", "commands", "settings", "errors"})
    json[kind] = Json::object();
  for (const Tool& tool : model.tools) {
    if (!tool.verbatim) json["tools"][tool.identity()] = tool_of(tool);
  }
  for (const Resource& resource : model.resources) json["resources"][resource.uri] = resource.mime_type;
  for (const Prompt& prompt : model.prompts) json["prompts"][prompt.name.text()] = object_of(*prompt.args);
  for (const Preset& preset : model.presets) json["presets"][preset.name] = preset.tools;
  if (model.command_line) {
    const Command& program = model.command_line->program;
    add_command(json["commands"], program, program.name);
    json["commands"][program.name + " TOOL"] = options_of(model.command_line->tool_options);
  }
  if (model.config) json["settings"] = members_of(*model.config, {});
  for (const ErrorCode& code : model.errors)
    json["errors"][code.code.text()] = code.data ? object_of(*code.data) : object_of(Type());
  json["digest"] = digest_of(json);
  return json;
}

std::string digest_of(Json manifest) {
  manifest.erase("digest");
  // FNV-1a: it detects accidental edits, not forgery.
  std::uint64_t hash = 14695981039346656037ULL;
  for (const char c : manifest.dump()) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
  std::array<char, 17> text{};
  std::snprintf(text.data(), text.size(), "%016llx", static_cast<unsigned long long>(hash));
  return text.data();
}

}  // namespace offhand::codegen
