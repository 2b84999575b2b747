#include "impl/recording/redaction.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>
#include <string_view>

namespace offhand {
namespace {

/// Arguments of tools that hold what a person would type.
constexpr std::array<std::string_view, 3> text_arguments{"text", "value", "key"};

/// One character, as opposed to the name of a key that writes none.
bool writes(const nlohmann::json& key) {
  if (!key.is_string()) return false;
  const auto& name = key.get_ref<const std::string&>();
  return name.size() == 1 || (!name.empty() && static_cast<unsigned char>(name.front()) >= 0x80);
}

void paint_over(platform::Picture& picture, const Bounds& bounds) {
  constexpr std::uint8_t grey = 0x80;
  const auto within = [](std::int64_t at, int size) { return static_cast<int>(std::clamp<std::int64_t>(at, 0, size)); };
  const int left = within(bounds.x, picture.width);
  const int right = within(bounds.x + bounds.width, picture.width);
  for (int y = within(bounds.y, picture.height); y < within(bounds.y + bounds.height, picture.height); ++y) {
    const auto row = picture.rgb.begin() + std::ptrdiff_t{3} * y * picture.width;
    std::fill(row + std::ptrdiff_t{3} * left, row + std::ptrdiff_t{3} * right, grey);
  }
}

}  // namespace

bool carries_text(const nlohmann::json& arguments) {
  if (arguments.contains("text") || arguments.contains("value")) return true;
  const auto key = arguments.find("key");
  return key != arguments.end() && writes(*key);
}

nlohmann::json without_text(nlohmann::json arguments) {
  for (const auto name : text_arguments) {
    if (arguments.contains(name)) arguments[std::string(name)] = redacted_text;
  }
  return arguments;
}

void hide_text(platform::Picture& picture, const Snapshot& snapshot) {
  for (const auto& element : snapshot.elements) {
    const bool holds_text = element.node.editable_text || element.node.states.contains(ElementState::editable);
    if (holds_text && element.node.bounds) paint_over(picture, *element.node.bounds);
  }
}

}  // namespace offhand
