#include "codegen/runtime/validate.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>
#include <regex>
#include <unordered_map>

#include "codegen/runtime/explain_union.h"
#include "codegen/runtime/suggest.h"
#include "codegen/runtime/utf8.h"

namespace offhand {
namespace {

using Json = nlohmann::json;

// Whoever sends more mistakes than this does not read them one by one.
constexpr std::size_t kMostProblems = 20;

std::string number_text(double number) {
  std::array<char, 32> buffer;
  const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number).ptr;
  return {buffer.data(), end};
}

std::string in_quotes(std::string_view text) { return '"' + preview(text) + '"'; }

/// The value as a message names it: its kind, and its text where that is short enough to help.
std::string described(const Json& value) {
  switch (value.type()) {
    case Json::value_t::null:
      return "null";
    case Json::value_t::object:
      return "an object";
    case Json::value_t::array:
      return "an array";
    case Json::value_t::string:
      return "the string " + in_quotes(value.get_ref<const std::string&>());
    case Json::value_t::boolean:
      return value.get<bool>() ? "true" : "false";
    case Json::value_t::number_integer:
      return "the number " + std::to_string(value.get<std::int64_t>());
    case Json::value_t::number_unsigned:
      return "the number " + std::to_string(value.get<std::uint64_t>());
    case Json::value_t::number_float:
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
  }
  return "";
}

std::string child_pointer(const std::string& parent, std::string_view key) {
  std::string pointer = parent + '/';
  for (const char c : preview(key)) {
    if (c == '~') {
      pointer += "~0";
    } else if (c == '/') {
      pointer += "~1";
    } else {
      pointer += c;
    }
  }
  return pointer;
}

/// Compiled once per pattern; patterns are constants of the generated tables, so their address is their identity.
const std::regex& compiled(std::string_view pattern) {
  static std::mutex mutex;
  static std::unordered_map<const char*, std::unique_ptr<const std::regex>> cache;
  const std::lock_guard lock(mutex);
  auto& entry = cache[pattern.data()];
  if (!entry) entry = std::make_unique<const std::regex>(pattern.begin(), pattern.end());
  return *entry;
}

std::string did_you_mean(std::string_view word, std::span<const std::string_view> candidates) {
  const auto suggestion = nearest(word, candidates);
  return suggestion ? ", did you mean \"" + std::string(*suggestion) + "\"?" : std::string();
}

bool is_uri(std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos || colon == 0) return false;
  return std::all_of(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(colon), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '+' || c == '-' ||
           c == '.';
  });
}

class Validator {
 public:
  explicit Validator(std::string_view platform) : platform_(platform) {}

  void check(const SchemaNode& node, Json& value, const std::string& pointer, std::string_view unknown);
  std::vector<Problem> take() { return std::move(problems_); }

 private:
  void report(const std::string& pointer, std::string message) {
    if (problems_.size() < kMostProblems) problems_.push_back({pointer, std::move(message)});
  }
  void check_string(const SchemaNode& node, Json& value, const std::string& pointer, std::string_view unknown);
  void check_enum(const SchemaNode& node, Json& value, const std::string& pointer, std::string_view unknown);
  void check_integer(const SchemaNode& node, Json& value, const std::string& pointer);
  void check_range(const SchemaNode& node, double number, const std::string& shown, const std::string& pointer);
  void check_array(const SchemaNode& node, Json& value, const std::string& pointer);
  void check_object(const SchemaNode& node, Json& value, const std::string& pointer);
  void check_keys(const SchemaNode& node, Json& value, const std::string& pointer);
  void check_platform(const SchemaProperty& property, Json& object, const std::string& pointer);
  void check_relations(const SchemaNode& node, const Json& value, const std::string& pointer);

  std::string_view platform_;
  std::vector<Problem> problems_;
};

bool has_kind(const SchemaNode& node, const Json& value) {
  switch (node.kind) {
    case SchemaKind::string:
      return value.is_string();
    case SchemaKind::integer:
    case SchemaKind::number:
      return value.is_number();
    case SchemaKind::boolean:
      return value.is_boolean();
    case SchemaKind::array:
      return value.is_array();
    case SchemaKind::object:
      return value.is_object();
  }
  return false;
}

void Validator::check(const SchemaNode& node, Json& value, const std::string& pointer, std::string_view unknown) {
  if (!has_kind(node, value)) {
    report(pointer, "must be " + std::string(wanted(node.kind)) + ", not " + described(value));
    return;
  }
  switch (node.kind) {
    case SchemaKind::string:
      check_string(node, value, pointer, unknown);
      break;
    case SchemaKind::integer:
      check_integer(node, value, pointer);
      break;
    case SchemaKind::number:
      check_range(node, value.get<double>(), number_text(value.get<double>()), pointer);
      break;
    case SchemaKind::boolean:
      break;
    case SchemaKind::array:
      check_array(node, value, pointer);
      break;
    case SchemaKind::object:
      check_object(node, value, pointer);
      break;
  }
}

void Validator::check_string(const SchemaNode& node, Json& value, const std::string& pointer,
                             std::string_view unknown) {
  const std::string& text = value.get_ref<const std::string&>();
  if (!is_utf8(text)) return report(pointer, in_quotes(text) + " is not valid UTF-8");
  // Programs and desktops take it for the end of a text, and some read on behind it.
  if (text.find('\0') != std::string::npos) return report(pointer, "must not contain U+0000");
  if (!node.values.empty()) return check_enum(node, value, pointer, unknown);
  const std::size_t length = character_count(text);
  if (node.min_size && length < *node.min_size) {
    const std::string least = std::to_string(*node.min_size);
    return report(pointer, text.empty() ? "must not be empty"
                                        : in_quotes(text) + " has " + std::to_string(length) +
                                              " characters, at least " + least + " are needed");
  }
  if (node.max_size && length > *node.max_size) {
    return report(pointer, in_quotes(text) + " has " + std::to_string(length) + " characters, at most " +
                               std::to_string(*node.max_size) + " are allowed");
  }
  // Only after the length: std::regex recurses with the length of the text.
  if (!node.pattern.empty() && !std::regex_search(text, compiled(node.pattern))) {
    return report(pointer, in_quotes(text) + " does not match " + std::string(node.pattern));
  }
  if (node.format == SchemaFormat::path && text.empty()) {
    return report(pointer, in_quotes(text) + " is not a path");
  }
  if (node.format == SchemaFormat::uri && !is_uri(text)) report(pointer, in_quotes(text) + " is not a URI");
}

void Validator::check_enum(const SchemaNode& node, Json& value, const std::string& pointer, std::string_view unknown) {
  const std::string& text = value.get_ref<const std::string&>();
  if (std::find(node.values.begin(), node.values.end(), text) != node.values.end()) return;
  for (const EnumAlias& alias : node.aliases) {
    if (alias.alias == text) {
      value = std::string(alias.value);
      return;
    }
  }
  if (!unknown.empty()) {
    value = std::string(unknown);
    return;
  }
  std::vector<std::string_view> candidates(node.values.begin(), node.values.end());
  for (const EnumAlias& alias : node.aliases) candidates.push_back(alias.alias);
  report(pointer, in_quotes(text) + " is not one of " + joined(node.values, ", ") + did_you_mean(text, candidates));
}

void Validator::check_integer(const SchemaNode& node, Json& value, const std::string& pointer) {
  // 2^63 is the first double that no longer fits.
  constexpr double kLimit = 9223372036854775808.0;
  if (value.is_number_float()) {
    const double number = value.get<double>();
    if (!std::isfinite(number) || number != std::trunc(number)) {
      return report(pointer, number_text(number) + " is not a whole number");
    }
    if (number < -kLimit || number >= kLimit) return report(pointer, number_text(number) + " is out of range");
    value = static_cast<std::int64_t>(number);
  }
  if (value.is_number_unsigned() && value.get<std::uint64_t>() > static_cast<std::uint64_t>(INT64_MAX)) {
    return report(pointer, std::to_string(value.get<std::uint64_t>()) + " is out of range");
  }
  const auto number = value.get<std::int64_t>();
  check_range(node, static_cast<double>(number), std::to_string(number), pointer);
}

void Validator::check_range(const SchemaNode& node, double number, const std::string& shown,
                            const std::string& pointer) {
  if (!std::isfinite(number)) return report(pointer, shown + " is not a finite number");
  if (node.minimum && number < *node.minimum) {
    report(pointer, shown + " is less than the minimum " + number_text(*node.minimum));
  } else if (node.maximum && number > *node.maximum) {
    report(pointer, shown + " is more than the maximum " + number_text(*node.maximum));
  }
}

void Validator::check_array(const SchemaNode& node, Json& value, const std::string& pointer) {
  const std::size_t count = value.size();
  if (node.min_size && count < *node.min_size) {
    return report(
        pointer, "has " + std::to_string(count) + " items, at least " + std::to_string(*node.min_size) + " are needed");
  }
  if (node.max_size && count > *node.max_size) {
    return report(
        pointer, "has " + std::to_string(count) + " items, at most " + std::to_string(*node.max_size) + " are allowed");
  }
  for (std::size_t i = 0; i < count; ++i) {
    check(*node.items, value[i], pointer + '/' + std::to_string(i), {});
  }
}

void Validator::check_object(const SchemaNode& node, Json& value, const std::string& pointer) {
  if (node.open) return;
  check_keys(node, value, pointer);
  for (const SchemaProperty& property : node.properties) {
    const auto member = value.find(property.name);
    if (member != value.end()) {
      check(*property.node, *member, child_pointer(pointer, property.name), property.unknown);
    } else if (property.required) {
      report(child_pointer(pointer, property.name), "is required");
    }
  }
  check_relations(node, value, pointer);
}

/// Unknown keys, and keys of other platforms.
void Validator::check_keys(const SchemaNode& node, Json& value, const std::string& pointer) {
  std::vector<std::string_view> names;
  for (const SchemaProperty& property : node.properties) {
    names.push_back(property.name);
    if (value.contains(property.name)) check_platform(property, value, pointer);
  }
  for (const auto& [key, ignored] : value.items()) {
    if (problems_.size() >= kMostProblems) return;
    if (std::find(names.begin(), names.end(), key) != names.end()) continue;
    report(child_pointer(pointer, key), "unknown key" + did_you_mean(key, names));
  }
}

void Validator::check_platform(const SchemaProperty& property, Json& object, const std::string& pointer) {
  const auto& platforms = property.platforms;
  if (platform_.empty() || platforms.empty()) return;
  if (std::find(platforms.begin(), platforms.end(), platform_) != platforms.end()) return;
  if (property.elsewhere == Elsewhere::refuse) {
    report(child_pointer(pointer, property.name),
           "exists only on " + joined(platforms, " and ") + ", not on " + std::string(platform_));
  }
  object.erase(std::string(property.name));
}

/// What keys demand of each other.
void Validator::check_relations(const SchemaNode& node, const Json& value, const std::string& pointer) {
  for (const SchemaUnion* schema : node.unions) {
    std::vector<std::string_view> present;
    for (const std::string_view key : schema->keys) {
      if (value.contains(key)) present.push_back(key);
    }
    if (!matching_form(*schema, present)) report(pointer, explain_union(*schema, present));
  }
  for (const DependentRequired& dependency : node.dependent_required) {
    if (!value.contains(dependency.key)) continue;
    std::vector<std::string_view> missing;
    for (const std::string_view key : dependency.needs) {
      if (!value.contains(key)) missing.push_back(key);
    }
    if (!missing.empty()) {
      report(pointer, std::string(dependency.key) + " needs " + joined(missing, " and ") + " as well");
    }
  }
}

}  // namespace

std::vector<Problem> validate(const SchemaNode& node, Json& value, std::string_view platform) {
  Validator validator(platform);
  validator.check(node, value, "", {});
  return validator.take();
}

std::size_t form_of(const SchemaUnion& schema, const Json& object) {
  std::vector<std::string_view> present;
  for (const std::string_view key : schema.keys) {
    if (object.contains(key)) present.push_back(key);
  }
  return matching_form(schema, present).value_or(0);
}

std::string summary_of(std::span<const Problem> problems) {
  std::string text;
  for (const Problem& problem : problems) {
    if (!text.empty()) text += "; ";
    if (!problem.pointer.empty()) text += problem.pointer + ": ";
    text += problem.message;
  }
  return text;
}

}  // namespace offhand
