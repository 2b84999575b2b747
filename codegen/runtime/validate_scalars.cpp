#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <mutex>
#include <nlohmann/json.hpp>
#include <regex>

#include "codegen/runtime/describe_json.h"
#include "codegen/runtime/explain_union.h"
#include "codegen/runtime/formats.h"
#include "codegen/runtime/utf8.h"
#include "codegen/runtime/validator.h"

// Strings and numbers.
namespace offhand {
namespace {

const std::regex& compiled(std::string_view pattern) {
  static std::mutex mutex;
  static std::map<std::string, const std::regex, std::less<>> cache;
  const std::scoped_lock lock(mutex);
  const auto known = cache.find(pattern);
  return known != cache.end() ? known->second : cache.emplace(pattern, std::string(pattern)).first->second;
}

/// std::regex recurses with the length of the text, so text longer than any generated schema allows matches nothing.
bool matches(const std::string& text, std::string_view pattern) {
  constexpr std::size_t longest_bytes = 16'384;
  return text.size() <= longest_bytes && std::regex_search(text, compiled(pattern));
}

}  // namespace

void Validator::check_string(const SchemaNode& node, Json& value, const Where& where, std::string_view unknown) {
  const std::string& text = value.get_ref<const std::string&>();
  if (!is_utf8(text)) return report(where, subject(in_quotes(text)) + "is not valid UTF-8");
  // Many programs treat U+0000 as the end of a text, and some read beyond it.
  if (text.find('\0') != std::string::npos) return report(where, "must not contain U+0000");
  if (!node.values.empty()) return check_enum(node, value, where, unknown);
  const std::size_t length = character_count(text);
  if (node.min_size && length < *node.min_size) {
    const std::string least = std::to_string(*node.min_size);
    return report(where, text.empty() ? "must not be empty"
                                      : subject(in_quotes(text)) + "has " + counted(length) + " characters, at least " +
                                            least + " are needed");
  }
  if (node.max_size && length > *node.max_size) {
    return report(where, subject(in_quotes(text)) + "has " + counted(length) + " characters, at most " +
                             std::to_string(*node.max_size) + " are allowed");
  }
  if (!node.pattern.empty() && !matches(text, node.pattern)) {
    return report(where, subject(in_quotes(text)) + "does not match " + std::string(node.pattern));
  }
  if (!has_format(text, node.format)) {
    report(where, subject(in_quotes(text)) + "is not " + std::string(name_of(node.format)));
  }
}

void Validator::check_enum(const SchemaNode& node, Json& value, const Where& where, std::string_view unknown) {
  const std::string& text = value.get_ref<const std::string&>();
  if (std::find(node.values.begin(), node.values.end(), text) != node.values.end()) return;
  for (const EnumAlias& alias : node.aliases) {
    if (alias.alias == text) {
      if (may_change()) value = std::string(alias.value);
      return;
    }
  }
  if (!unknown.empty()) {
    if (may_change()) value = std::string(unknown);
    return;
  }
  std::vector<std::string_view> candidates(node.values.begin(), node.values.end());
  for (const EnumAlias& alias : node.aliases) candidates.push_back(alias.alias);
  report(where, subject(in_quotes(text)) + "is not one of " + joined(node.values, ", ") +
                    (shown_ == Shown::nothing ? "" : did_you_mean(text, candidates)));
}

void Validator::check_integer(const SchemaNode& node, Json& value, const Where& where) {
  // 2^63 is the first double that no longer fits. -2^63 may also be a smaller integer that was rounded when it was
  // parsed.
  constexpr double kLimit = 9223372036854775808.0;
  if (value.is_number_float()) {
    const double number = value.get<double>();
    if (!std::isfinite(number) || number != std::trunc(number)) {
      return report(where, subject(number_text(number)) + "is not a whole number");
    }
    if (number <= -kLimit || number >= kLimit) return report(where, subject(number_text(number)) + "is out of range");
    if (!may_change()) return;
    value = static_cast<std::int64_t>(number);
  }
  if (value.is_number_unsigned() && value.get<std::uint64_t>() > static_cast<std::uint64_t>(INT64_MAX)) {
    return report(where, subject(std::to_string(value.get<std::uint64_t>())) + "is out of range");
  }
  check_range(node, value, where);
}

void Validator::check_range(const SchemaNode& node, const Json& value, const Where& where) {
  const double number = value.get<double>();
  const auto shown = [&] {
    return subject(value.is_number_float() || node.kind != SchemaKind::integer
                       ? number_text(number)
                       : std::to_string(value.get<std::int64_t>()));
  };
  if (!std::isfinite(number)) return report(where, shown() + "is not a finite number");
  if (node.minimum && number < *node.minimum) {
    report(where, shown() + "is less than the minimum " + number_text(*node.minimum));
  } else if (node.maximum && number > *node.maximum) {
    report(where, shown() + "is more than the maximum " + number_text(*node.maximum));
  }
}

}  // namespace offhand
