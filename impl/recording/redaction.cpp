#include "impl/recording/redaction.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "codegen/runtime/holds.h"
#include "generated/types/input.h"
#include "impl/perception/picture.h"
#include "impl/recording/held_arguments.h"

namespace offhand {
namespace {

void add_names(const nlohmann::json& keys, std::vector<std::string>& names) {
  if (keys.is_array()) {
    for (const auto& key : keys) add_names(key, names);
    return;
  }
  if (!keys.is_string()) return;
  auto rest = keys.get<std::string>();
  std::ranges::transform(rest, rest.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  // A plus at the end is the key of that name.
  for (auto at = rest.find('+'); at != std::string::npos && at + 1 < rest.size(); at = rest.find('+')) {
    if (at > 0) names.push_back(rest.substr(0, at));
    rest.erase(0, at + 1);
  }
  if (!rest.empty()) names.push_back(std::move(rest));
}

/// True for a single character and for names of keys that type one.
bool writes(std::string_view name) {
  return name.size() == 1 || name == "space" || name.starts_with("kp_") ||
         static_cast<unsigned char>(name.front()) >= 0x80;
}

/// With a modifier other than shift a key is a command. Accepts the spellings of the schema, like the key press itself.
bool is_command(std::string_view name) {
  const auto modifier = key_modifier_from_string(name);
  return modifier && *modifier != KeyModifier::shift;
}

/// Deeper schemas are not looked through.
constexpr int deepest = 8;

/// Whether arguments of this schema can contain text to type at all, whatever they are.
bool may_hold_text(const SchemaNode& node, int depth = 0) {
  if (depth > deepest || node.call != nullptr) return true;
  const auto may = [&](const SchemaNode* inner) { return inner != nullptr && may_hold_text(*inner, depth + 1); };
  if (may(node.items) || may(node.others)) return true;
  return std::ranges::any_of(node.properties, [&](const SchemaProperty& property) {
    return property.holds == Holds::typed_text || property.holds == Holds::key ||
           property.holds == Holds::tool_arguments || may(property.node);
  });
}

}  // namespace

bool carries_text(const ToolInfo& tool, const nlohmann::json& arguments) {
  // Keys that are pressed together stand in one object.
  std::map<std::string, std::vector<std::string>> chords;
  for (const auto& held : values_held_in(*tool.input, arguments)) {
    if (held.holds == Holds::typed_text) return true;
    if (held.holds != Holds::key && held.holds != Holds::modifier) continue;
    const nlohmann::json::json_pointer place(held.pointer);
    add_names(arguments[place], chords[place.parent_pointer().to_string()]);
  }
  return std::ranges::any_of(chords, [](const auto& chord) {
    return std::ranges::any_of(chord.second, writes) && std::ranges::none_of(chord.second, is_command);
  });
}

nlohmann::json without_text(const ToolInfo& tool, nlohmann::json arguments) {
  for (const auto& held : values_held_in(*tool.input, arguments)) {
    if (held.holds == Holds::typed_text || held.holds == Holds::key)
      arguments[nlohmann::json::json_pointer(held.pointer)] = redacted_text;
  }
  return arguments;
}

std::string without_text(const ToolInfo& tool, std::string arguments) {
  // Of a tool without a schema nobody knows what is typed.
  if (tool.input == nullptr) return nlohmann::json(redacted_text).dump();
  if (!may_hold_text(*tool.input)) return arguments;
  const auto kept = without_text(tool, nlohmann::json::parse(arguments));
  return kept.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

bool holds_text(const platform::Node& node) {
  return node.editable_text || node.states.contains(ElementState::editable);
}

void hide_text(platform::Picture& picture, const Snapshot& snapshot) {
  for (const auto& element : snapshot.elements) {
    if (holds_text(element.node) && element.node.bounds) paint_over(picture, *element.node.bounds);
  }
}

}  // namespace offhand
