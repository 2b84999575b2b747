#include "impl/recording/pressing_keys.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string_view>

#include "impl/base/fold_case.h"
#include "impl/recording/held_arguments.h"

namespace offhand {
namespace {

using nlohmann::json;

bool is_pressing_key(const std::string& chord) {
  constexpr std::array<std::string_view, 6> pressing{"space", " ", "return", "enter", "kp_enter", "kpenter"};
  const auto folded = fold_case(chord);
  const auto plus = folded.size() > 1 ? folded.rfind('+', folded.size() - 2) : std::string::npos;
  return std::ranges::count(pressing, folded.substr(plus == std::string::npos ? 0 : plus + 1)) > 0;
}

bool has_pressing_key(const json& keys) {
  if (keys.is_string()) return is_pressing_key(keys.get_ref<const std::string&>());
  return keys.is_array() && std::ranges::any_of(keys, has_pressing_key);
}

bool has_pressing_character(const json& text) {
  return text.is_string() && text.get_ref<const std::string&>().find_first_of(" \r\n") != std::string::npos;
}

}  // namespace

bool presses_what_has_focus(const ToolInfo& tool, const std::string& arguments) {
  if (tool.input == nullptr) return false;
  const auto given = json::parse(arguments, nullptr, false);
  if (!given.is_object()) return false;
  return std::ranges::any_of(values_held_in(*tool.input, given), [&](const HeldValue& held) {
    const auto& value = given[json::json_pointer(held.pointer)];
    if (held.holds == Holds::key) return has_pressing_key(value);
    return held.holds == Holds::typed_text && has_pressing_character(value);
  });
}

}  // namespace offhand
