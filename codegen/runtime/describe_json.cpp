#include "codegen/runtime/describe_json.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <nlohmann/json.hpp>

#include "codegen/runtime/suggest.h"
#include "codegen/runtime/utf8.h"

namespace offhand {

std::string number_text(double number) {
  // The shortest form of 100000 would be 1e+05.
  constexpr double most_whole = 1e15;
  if (std::abs(number) < most_whole && number == std::trunc(number)) {
    return std::to_string(static_cast<std::int64_t>(number));
  }
  std::array<char, 32> buffer;
  const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number).ptr;
  return {buffer.data(), end};
}

std::string in_quotes(std::string_view text) { return '"' + preview(text) + '"'; }

std::string described(const nlohmann::json& value) {
  switch (value.type()) {
    case nlohmann::json::value_t::null:
      return "null";
    case nlohmann::json::value_t::object:
      return "an object";
    case nlohmann::json::value_t::array:
      return "an array";
    case nlohmann::json::value_t::string:
      return "the string " + in_quotes(value.get_ref<const std::string&>());
    case nlohmann::json::value_t::boolean:
      return value.get<bool>() ? "true" : "false";
    case nlohmann::json::value_t::number_integer:
      return "the number " + std::to_string(value.get<std::int64_t>());
    case nlohmann::json::value_t::number_unsigned:
      return "the number " + std::to_string(value.get<std::uint64_t>());
    case nlohmann::json::value_t::number_float:
      return "the number " + number_text(value.get<double>());
    default:
      return "something that is not JSON";
  }
}

std::string_view wanted(SchemaKind kind) {
  switch (kind) {
    case SchemaKind::string:
      return "a string";
    case SchemaKind::integer:
      return "an integer";
    case SchemaKind::number:
      return "a number";
    case SchemaKind::boolean:
      return "true or false";
    case SchemaKind::array:
      return "an array";
    case SchemaKind::object:
      return "an object";
    case SchemaKind::any:
      break;
  }
  return "anything";
}

std::string did_you_mean(std::string_view word, std::span<const std::string_view> candidates) {
  const auto suggestion = nearest(word, candidates);
  return suggestion ? ", did you mean \"" + std::string(*suggestion) + "\"?" : std::string();
}

}  // namespace offhand
