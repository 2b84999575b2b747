#include "impl/mcp/lists/projector.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "impl/mcp/protocol.h"

namespace offhand::mcp {
namespace {

using nlohmann::json;

struct Member {
  Subject subject;
  std::string_view name;
  std::string_view since;
  /// The first version that no longer has the member.
  std::string_view until = "9999";
};

/// Members that only some versions have.
constexpr std::array projected_members{
    Member{Subject::tool, "annotations", "2025-03-26"},
    Member{Subject::tool, "title", "2025-06-18"},
    Member{Subject::tool, "outputSchema", "2025-06-18"},
    Member{Subject::tool, "_meta", "2025-06-18"},
    Member{Subject::tool, "icons", "2025-11-25"},
    Member{Subject::tool, "execution", "2025-11-25", "2026-07-28"},
    Member{Subject::resource, "title", "2025-06-18"},
    Member{Subject::resource, "_meta", "2025-06-18"},
    Member{Subject::resource, "icons", "2025-11-25"},
    Member{Subject::resource_template, "title", "2025-06-18"},
    Member{Subject::resource_template, "_meta", "2025-06-18"},
    Member{Subject::resource_template, "icons", "2025-11-25"},
    Member{Subject::prompt, "title", "2025-06-18"},
    Member{Subject::prompt, "_meta", "2025-06-18"},
    Member{Subject::prompt, "icons", "2025-11-25"},
    Member{Subject::prompt_argument, "title", "2025-06-18"},
    Member{Subject::embedded_resource, "_meta", "2025-06-18"},
    Member{Subject::annotations, "lastModified", "2025-06-18"},
    Member{Subject::sampling_message, "_meta", "2025-11-25"},
    Member{Subject::content, "_meta", "2025-06-18"},
    Member{Subject::content, "title", "2025-06-18"},
    Member{Subject::content, "icons", "2025-11-25"},
    Member{Subject::implementation, "title", "2025-06-18"},
    Member{Subject::implementation, "description", "2025-11-25"},
    Member{Subject::implementation, "icons", "2025-11-25"},
    Member{Subject::implementation, "websiteUrl", "2025-11-25"},
};

struct BlockType {
  std::string_view type;
  std::string_view since;
};
/// Content blocks that older clients cannot read are sent to them as text.
constexpr std::array block_types{BlockType{"audio", "2025-03-26"}, BlockType{"resource_link", "2025-06-18"},
                                 BlockType{"tool_use", "2025-11-25"}, BlockType{"tool_result", "2025-11-25"}};

bool knows_all(std::string_view version) { return version >= modern_versions[0]; }

void drop_members(Subject subject, json& object, std::string_view version) {
  if (!object.is_object()) return;
  for (const auto& member : projected_members) {
    if (member.subject == subject && (version < member.since || version >= member.until)) object.erase(member.name);
  }
}

void drop_unknown(Subject subject, json& object, std::string_view version) {
  drop_members(subject, object, version);
  const auto inside = [&](const char* name, Subject part) {
    if (const auto found = object.find(name); found != object.end()) drop_members(part, *found, version);
  };
  inside("annotations", Subject::annotations);
  inside("resource", Subject::embedded_resource);
  if (const auto arguments = object.find("arguments"); arguments != object.end() && arguments->is_array()) {
    for (auto& argument : *arguments) drop_members(Subject::prompt_argument, argument, version);
  }
}

std::string in_words(const json& block) {
  const auto type = block.value("type", "");
  if (type == "audio") return fmt::format("[audio, {}]", block.value("mimeType", "unknown"));
  if (type == "tool_use")
    return fmt::format("[{}: {}]", block.value("name", "tool"), block.value("input", json()).dump());
  if (type == "tool_result") return block.value("content", json()).dump();
  return fmt::format("{}: {}", block.value("name", "resource"), block.value("uri", ""));
}

bool takes_several_choices(std::string_view version) { return version >= "2025-11-25"; }
bool takes_several_blocks(std::string_view version) { return version >= "2025-11-25"; }
bool has_several_choices(const json& field) { return field.is_object() && field.value("type", "") == "array"; }

/// Converts {"oneOf": [{"const": "a", "title": "A"}]} to {"enum": ["a"], "enumNames": ["A"]}.
void name_choices(json& field) {
  if (!field.is_object() || !field.contains("oneOf") || !field["oneOf"].is_array()) return;
  auto values = json::array();
  auto names = json::array();
  for (const auto& choice : field["oneOf"]) {
    values.push_back(choice.value("const", ""));
    names.push_back(choice.value("title", choice.value("const", "")));
  }
  field.erase("oneOf");
  field["enum"] = std::move(values);
  field["enumNames"] = std::move(names);
}

json project_block(json block, std::string_view version) {
  const auto type = block.value("type", "");
  const auto known =
      std::find_if(block_types.begin(), block_types.end(), [&](const auto& row) { return row.type == type; });
  if (known != block_types.end() && version < known->since) return {{"type", "text"}, {"text", in_words(block)}};
  drop_unknown(Subject::content, block, version);
  return block;
}

}  // namespace

std::string project(Subject subject, std::string_view wire, std::string_view version) {
  if (knows_all(version) && subject != Subject::tool) return std::string(wire);
  auto object = json::parse(wire, nullptr, false);
  if (!object.is_object()) return std::string(wire);
  if (subject == Subject::content) return project_block(std::move(object), version).dump();
  const auto declared = object;
  if (subject == Subject::tool && !knows_all(version)) {
    const auto output = object.find("outputSchema");
    if (output != object.end() && output->value("type", "") != "object") object.erase(output);
  }
  drop_unknown(subject, object, version);
  // If nothing was removed, the declared text is sent unchanged, with its order of keys.
  return object == declared ? std::string(wire) : object.dump();
}

std::string project_messages(std::string_view messages, std::string_view version) {
  if (knows_all(version)) return std::string(messages);
  auto list = json::parse(messages, nullptr, false);
  if (!list.is_array()) return std::string(messages);
  for (auto& message : list) {
    if (message.is_object() && message.contains("content")) {
      message["content"] = project_block(std::move(message["content"]), version);
    }
  }
  return list.dump();
}

json project_sampling(json params, std::string_view version) {
  if (takes_several_blocks(version) || !params.is_object() || !params.contains("messages")) return params;
  auto messages = json::array();
  for (auto& message : params["messages"]) {
    drop_members(Subject::sampling_message, message, version);
    const auto content = message.value("content", json());
    for (const auto& block : content.is_array() ? content : json::array({content})) {
      message["content"] = project_block(block, version);
      messages.push_back(message);
    }
  }
  params["messages"] = std::move(messages);
  return params;
}

json project_form(json schema, std::string_view version) {
  if (takes_several_choices(version) || !schema.is_object() || !schema.contains("properties")) return schema;
  schema.erase("$schema");
  auto fields = json::object();
  for (auto& [name, field] : schema["properties"].items()) {
    if (has_several_choices(field)) continue;
    name_choices(field);
    if (field.is_object() && field.value("type", "") != "boolean") field.erase("default");
    fields[name] = std::move(field);
  }
  schema["properties"] = std::move(fields);
  return schema;
}

bool can_project_form(const json& schema, std::string_view version) {
  if (takes_several_choices(version) || !schema.is_object()) return true;
  const auto fields = schema.value("properties", json::object());
  const auto required = schema.value("required", json::array());
  return std::none_of(required.begin(), required.end(), [&](const json& name) {
    return name.is_string() && has_several_choices(fields.value(name.get<std::string>(), json()));
  });
}

bool takes_structured(std::string_view structured, std::string_view version) {
  return knows_all(version) || (version >= "2025-06-18" && structured.starts_with('{'));
}

}  // namespace offhand::mcp
