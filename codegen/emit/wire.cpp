#include <algorithm>

#include "codegen/emit/products.h"
#include "codegen/emit/type_words.h"

namespace offhand::codegen {
namespace {

// A model pays for every byte of the tool list, so the wire form has only what helps to choose a value; the validator
// enforces the rest. It omits "false by default" and arguments that no platform of the tool has. A brief preset also
// omits lengths and patterns, and limits that no caller reaches.

// Limits of counts are below this. Limits of pixels, ports and identifiers are above, and do not help to choose a
// value.
constexpr double kTellingLimit = 1000;

/// The enclosing objects: a recursive type is described once.
using Within = std::vector<const Type*>;

Json wire_schema(const Type& type, WireDetail detail, Within within = {});

std::string described(const Field& field) {
  std::string text = field.on_wire();
  if (field.platforms.empty()) return text;
  text += " Only on ";
  for (std::size_t i = 0; i < field.platforms.size(); ++i) text += (i == 0 ? "" : ", ") + field.platforms[i];
  return text + '.';
}

bool is_telling(const std::optional<Json>& value) { return value && *value != Json(false) && *value != Json::array(); }

void add_telling_limits(Json& json, const Type& type) {
  const Limits& limits = type.limits;
  if (limits.maximum && limits.maximum->get<double>() <= kTellingLimit) {
    if (limits.minimum) json["minimum"] = *limits.minimum;
    json["maximum"] = *limits.maximum;
  }
  // JSON Schema has no format for file paths, and validators may refuse unknown formats.
  if (!limits.format.empty() && limits.format != "path") json["format"] = limits.format;
}

Json wire_property(const Field& field, WireDetail detail, const Within& within) {
  Json property = wire_schema(*field.type, detail, within);
  if (field.nullable && property.contains("type")) property["type"] = Json::array({property["type"], "null"});
  const std::string forms = property.value("description", "");
  property["description"] = described(field) + (forms.empty() ? "" : ' ' + forms);
  return property;
}

void add_properties(Json& json, const Type& type, WireDetail detail, const Within& within) {
  Json properties = Json::object();
  Json required = Json::array();
  for (const Field& field : flat_fields(type)) {
    if (!field.listed) continue;
    Json property = wire_property(field, detail, within);
    if (is_telling(field.default_value)) property["default"] = *field.default_value;
    if (!field.header.empty()) property["x-mcp-header"] = field.header;
    if (field.required) required.push_back(field.name.text());
    properties[field.name.text()] = std::move(property);
  }
  json["properties"] = std::move(properties);
  if (!required.empty()) json["required"] = std::move(required);
  json["additionalProperties"] = false;
}

/// A call of a tool, whose own schema describes the arguments.
Json wire_call() {
  return Json::parse(R"({"type": "object", "properties": {"tool": {"type": "string"}, "arguments": {"type": "object"}},
                         "required": ["tool"], "additionalProperties": false})");
}

Json wire_schema(const Type& type, WireDetail detail, Within within) {
  if (type.kind == Kind::any) return Json::object();
  if (type.is_call()) return wire_call();
  Json json = {{"type", kind_name(type.kind)}};
  if (std::find(within.begin(), within.end(), &type) != within.end()) return json;
  within.push_back(&type);
  if (type.is_enum() && !type.more_values) {
    Json values = Json::array();
    for (const EnumValue& value : type.values) values.push_back(value.name.text());
    json["enum"] = std::move(values);
  }
  if (detail == WireDetail::whole) {
    add_limits(json, type);
  } else {
    add_telling_limits(json, type);
  }
  if (type.open) return json;
  if (type.is_map()) {
    json["additionalProperties"] = wire_schema(*type.items, detail, within);
    return json;
  }
  if (type.items) json["items"] = wire_schema(*type.items, detail, within);
  if (type.unique_items) json["uniqueItems"] = true;
  if (type.kind == Kind::object) add_properties(json, type, detail, within);
  if (type.is_union()) json["description"] = type.union_member.title() + ": " + forms_in_words(type, "") + '.';
  for (const DependentKeys& dependency : type.dependent_required) {
    json["dependentRequired"][dependency.key] = dependency.needs;
  }
  return json;
}

/// Only what a client may rely on: that there is structured content, and its required members. The rest is visible in a
/// reply, and fourteen tools that share one long result would cost more than all their arguments.
Json wire_result(const Type& type) {
  Json json = {{"type", kind_name(type.kind)}};
  for (const Field& field : type.fields) {
    if (field.required) json["required"].push_back(field.name.text());
  }
  return json;
}

/// Omits hints with the value that clients assume by default.
Json wire_annotations(const Json& annotations) {
  const Json assumed = {
      {"readOnlyHint", false}, {"destructiveHint", true}, {"idempotentHint", false}, {"openWorldHint", true}};
  const bool read_only = annotations.value("readOnlyHint", false);
  Json json = Json::object();
  for (const auto& [key, value] : annotations.items()) {
    // The protocol defines these two only for tools that are not read-only.
    if (read_only && (key == "destructiveHint" || key == "idempotentHint")) continue;
    if (!assumed.contains(key) || assumed[key] != value) json[key] = value;
  }
  return json;
}

/// Adds the permitted combinations of keys, which a flat schema cannot express.
std::string described(const Tool& tool) {
  std::string text = tool.on_wire();
  if (tool.verbatim) return text;
  for (const Field& field : unions_of(*tool.args))
    text += ' ' + field.name.title() + ": " + forms_in_words(*field.type, field.prefix) + '.';
  const auto& some = tool.args->at_least_one_of;
  for (std::size_t i = 0; i < some.size(); ++i) text += (i == 0 ? " At least one of " : ", ") + some[i];
  return some.empty() ? text : text + '.';
}

/// True if a platform has both the tool and the argument.
bool is_known_somewhere(const Tool& tool, const Field& field) {
  return field.platforms.empty() || std::any_of(tool.platforms.begin(), tool.platforms.end(), [&](const auto& entry) {
           const auto& names = field.platforms;
           return entry.support != SupportLevel::none &&
                  std::find(names.begin(), names.end(), entry.platform) != names.end();
         });
}

bool is_known_on(const Field& field, const std::string& platform) {
  const auto& names = field.platforms;
  return names.empty() || std::find(names.begin(), names.end(), platform) != names.end();
}

/// A list for one platform has an argument or not, so it need not name the platforms.
Json wire_arguments(const Tool& tool, const std::string& platform, WireDetail detail) {
  Json json = wire_schema(*tool.args, detail);
  for (const Field& field : flat_fields(*tool.args)) {
    const std::string& name = field.name.text();
    const bool known = platform.empty() ? is_known_somewhere(tool, field) : is_known_on(field, platform);
    if (!known) {
      json["properties"].erase(name);
    } else if (!platform.empty() && field.listed && !field.platforms.empty()) {
      std::string text = json["properties"][name]["description"].get<std::string>();
      text.erase(field.on_wire().size(), described(field).size() - field.on_wire().size());
      json["properties"][name]["description"] = text;
    }
  }
  return json;
}

Json named(const Declared& declared, const std::string& description) {
  return {{"name", declared.name.text()}, {"title", declared.title}, {"description", description}};
}

void add_icons(Json& json, const Declared& declared) {
  if (!declared.icons.empty()) json["icons"] = declared.icons;
}

}  // namespace

std::string wire_text(const Tool& tool, WireDetail detail, const std::string& platform) {
  Json json = named(tool, described(tool));
  json["inputSchema"] = tool.verbatim ? tool.input_schema : wire_arguments(tool, platform, detail);
  if (tool.verbatim && !tool.output_schema.is_null()) json["outputSchema"] = tool.output_schema;
  if (tool.promises_result) json["outputSchema"] = wire_result(*tool.result);
  if (Json hints = wire_annotations(tool.annotations); !hints.empty()) json["annotations"] = std::move(hints);
  // For clients that learn of tasks by this member; the server removes it for newer ones, which learn from the answer.
  if (tool.tasks != "forbidden") json["execution"]["taskSupport"] = tool.tasks;
  add_icons(json, tool);
  return json.dump();
}

std::size_t list_size(const Model& model, const Preset& preset) {
  const auto detail = preset.brief ? WireDetail::brief : WireDetail::whole;
  std::size_t size = 0;
  for (const std::string& identity : preset.tools) size += wire_text(*model.find_tool(identity), detail).size() + 1;
  return size;
}

std::string wire_text(const Resource& resource) {
  Json json = named(resource, resource.description);
  json[resource.is_template ? "uriTemplate" : "uri"] = resource.uri;
  json["mimeType"] = resource.mime_type;
  if (!resource.annotations.empty()) json["annotations"] = resource.annotations;
  add_icons(json, resource);
  return json.dump();
}

std::string wire_text(const Prompt& prompt) {
  Json json = named(prompt, prompt.description);
  Json arguments = Json::array();
  for (const Field& field : prompt.args->fields) {
    Json argument = {{"name", field.name.text()}, {"description", field.description}};
    if (field.required) argument["required"] = true;
    arguments.push_back(std::move(argument));
  }
  if (!arguments.empty()) json["arguments"] = std::move(arguments);
  add_icons(json, prompt);
  return json.dump();
}

}  // namespace offhand::codegen
