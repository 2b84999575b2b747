#include "codegen/runtime/json_reader.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace offhand {
namespace {

// Copying JSON recurses, so a message of nothing but brackets must be refused earlier.
constexpr int kDeepest = 64;

bool is_deeper_than(const nlohmann::json& json, int levels) {
  if (!json.is_structured()) return false;
  if (levels == 0) return true;
  for (const auto& item : json) {
    if (is_deeper_than(item, levels - 1)) return true;
  }
  return false;
}

/// Appends JSON like dump(). For a batch, whose steps have small numbers and strings without escapes, dump() took a
/// third of the whole time for reading and validation.
void append_text(std::string& text, const nlohmann::json& json) {
  const auto is_plain = [](char c) { return c >= ' ' && c < 0x7f && c != '"' && c != '\\'; };
  const auto append_string = [&](const std::string& string) {
    if (!std::ranges::all_of(string, is_plain)) return void(text += nlohmann::json(string).dump());
    text += '"';
    text += string;
    text += '"';
  };
  char separator = json.is_object() ? '{' : '[';
  if (json.is_structured() && json.empty()) {
    text += json.is_object() ? "{}" : "[]";
  } else if (json.is_object()) {
    for (const auto& [key, member] : json.get_ref<const nlohmann::json::object_t&>()) {
      text += std::exchange(separator, ',');
      append_string(key);
      text += ':';
      append_text(text, member);
    }
    text += '}';
  } else if (json.is_array()) {
    for (const auto& item : json) {
      text += std::exchange(separator, ',');
      append_text(text, item);
    }
    text += ']';
  } else if (json.is_string()) {
    append_string(json.get_ref<const std::string&>());
  } else if (json.is_number_unsigned()) {
    text += std::to_string(json.get<std::uint64_t>());
  } else {
    text += json.dump();
  }
}

}  // namespace

CheckedJson::CheckedJson(const SchemaNode& node, const nlohmann::json& json, std::string_view platform)
    : value_(&json) {
  judge(node, platform);
}

CheckedJson::CheckedJson(const SchemaNode& node, std::span<const UriVariableInfo> names, const UriVariables& values)
    : copy_(std::make_unique<nlohmann::json>(json_of_variables(node, names, values))), value_(copy_.get()) {
  judge(node, {});
}

void CheckedJson::judge(const SchemaNode& node, std::string_view platform) {
  if (is_deeper_than(*value_, kDeepest)) {
    problems_.push_back({"", "is nested deeper than " + std::to_string(kDeepest) + " levels"});
    return;
  }
  if (auto problems = validate_as_it_is(node, *value_, platform)) {
    problems_ = *std::move(problems);
    return;
  }
  copy_ = std::make_unique<nlohmann::json>(*value_);
  value_ = copy_.get();
  problems_ = validate(node, *copy_, platform);
}

CheckedJson::~CheckedJson() = default;

MembersBelow::MembersBelow(const nlohmann::json& object, std::string_view prefix)
    : value_(std::make_unique<nlohmann::json>(nlohmann::json::object())) {
  for (const auto& [key, member] : object.items()) {
    if (key.starts_with(prefix)) (*value_)[key.substr(prefix.size())] = member;
  }
}

MembersBelow::~MembersBelow() = default;

const nlohmann::json* find_member(const nlohmann::json& object, std::string_view key) {
  const auto* const members = object.get_ptr<const nlohmann::json::object_t*>();
  if (members == nullptr) return nullptr;
  const auto found = members->find(key);
  return found == members->end() ? nullptr : &found->second;
}

std::size_t item_count(const nlohmann::json& array) { return array.size(); }

const nlohmann::json& item_at(const nlohmann::json& array, std::size_t index) { return array[index]; }

std::string_view text_of_json(const nlohmann::json& json) { return json.get_ref<const std::string&>(); }

void read(const nlohmann::json& json, std::string& out) { out = json.get_ref<const std::string&>(); }

void read(const nlohmann::json& json, std::int64_t& out) { out = json.get<std::int64_t>(); }

void read(const nlohmann::json& json, double& out) { out = json.get<double>(); }

void read(const nlohmann::json& json, bool& out) { out = json.get<bool>(); }

void read(const nlohmann::json& json, JsonValue& out) {
  out.text.clear();
  append_text(out.text, json);
}

void read(const nlohmann::json& json, ToolCall& out) {
  read_member(json, "tool", out.tool);
  read_member(json, "arguments", out.arguments);
}

std::vector<std::string> keys_of(const nlohmann::json& object) {
  std::vector<std::string> keys;
  for (const auto& [key, member] : object.items()) keys.push_back(key);
  return keys;
}

bool is_null(const nlohmann::json& json) { return json.is_null(); }

}  // namespace offhand
