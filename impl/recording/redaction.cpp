#include "impl/recording/redaction.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>
#include <vector>

#include "generated/types/input.h"
#include "impl/perception/picture.h"

namespace offhand {
namespace {

/// Arguments that contain typed text.
constexpr std::array<std::string_view, 4> text_arguments{"text", "value", "key", "keys"};
/// Arguments that name keys, alone or joined by +, as one string or as a list.
constexpr std::array<std::string_view, 4> key_arguments{"key", "keys", "modifier", "modifiers"};

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

}  // namespace

bool carries_text(const nlohmann::json& arguments) {
  if (arguments.contains("text") || arguments.contains("value")) return true;
  std::vector<std::string> names;
  for (const auto name : key_arguments) {
    if (const auto found = arguments.find(name); found != arguments.end()) add_names(*found, names);
  }
  return std::ranges::any_of(names, writes) && std::ranges::none_of(names, is_command);
}

nlohmann::json without_text(nlohmann::json arguments) {
  for (const auto name : text_arguments) {
    if (arguments.contains(name)) arguments[std::string(name)] = redacted_text;
  }
  return arguments;
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
