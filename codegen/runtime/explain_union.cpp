#include "codegen/runtime/explain_union.h"

#include <algorithm>
#include <vector>

namespace offhand {
namespace {

using Words = std::vector<std::string_view>;

bool has(std::span<const std::string_view> words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

bool takes_all(const SchemaForm& form, std::span<const std::string_view> keys) {
  return std::all_of(keys.begin(), keys.end(), [&](std::string_view key) { return takes(form, key); });
}

bool includes(const Words& larger, const Words& smaller) {
  return std::all_of(smaller.begin(), smaller.end(), [&](std::string_view key) { return has(larger, key); });
}

/// Sets of keys that would complete the present ones, without supersets of other sets.
std::vector<Words> ways_on(const SchemaUnion& schema, std::span<const std::string_view> present) {
  std::vector<Words> ways;
  for (const SchemaForm& form : schema.forms) {
    if (takes_all(form, present)) ways.push_back(missing_keys(form, present));
  }
  std::vector<Words> shortest;
  for (const Words& way : ways) {
    const bool beaten = std::any_of(ways.begin(), ways.end(), [&](const Words& other) {
      return other.size() < way.size() && includes(way, other);
    });
    if (!beaten && std::find(shortest.begin(), shortest.end(), way) == shortest.end()) shortest.push_back(way);
  }
  return shortest;
}

std::string joined_ways(const std::vector<Words>& ways) {
  std::string text;
  for (const Words& way : ways) {
    if (!text.empty()) text += ", or ";
    text += joined(way, " and ");
  }
  return text;
}

std::string explain_conflict(const SchemaUnion& schema, std::span<const std::string_view> present) {
  for (std::size_t first = 0; first < present.size(); ++first) {
    for (std::size_t second = first + 1; second < present.size(); ++second) {
      const Words pair = {present[first], present[second]};
      const bool together = std::any_of(schema.forms.begin(), schema.forms.end(),
                                        [&](const SchemaForm& form) { return takes_all(form, pair); });
      if (!together) return joined(pair, " and ") + " cannot be combined";
    }
  }
  return joined(present, " and ") + " cannot be combined";
}

}  // namespace

bool takes(const SchemaForm& form, std::string_view key) { return has(form.required, key) || has(form.optional, key); }

std::vector<std::string_view> missing_keys(const SchemaForm& form, std::span<const std::string_view> present) {
  Words missing;
  for (const std::string_view key : form.required) {
    if (!has(present, key)) missing.push_back(key);
  }
  return missing;
}

std::string joined(std::span<const std::string_view> words, std::string_view last_separator) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) text += i + 1 == words.size() ? last_separator : std::string_view(", ");
    text += words[i];
  }
  return text;
}

std::optional<std::size_t> matching_form(const SchemaUnion& schema, std::span<const std::string_view> present) {
  for (std::size_t i = 0; i < schema.forms.size(); ++i) {
    const SchemaForm& form = schema.forms[i];
    const bool is_filled = std::all_of(form.required.begin(), form.required.end(),
                                       [&](std::string_view key) { return has(present, key); });
    if (is_filled && takes_all(form, present)) return i;
  }
  return std::nullopt;
}

std::string explain_union(const SchemaUnion& schema, std::span<const std::string_view> present) {
  const std::vector<Words> ways = ways_on(schema, present);
  if (ways.empty()) return explain_conflict(schema, present);
  if (present.empty()) return "needs " + joined_ways(ways);
  return joined(present, " and ") + (present.size() == 1 ? " needs " : " need ") + joined_ways(ways) + " as well";
}

}  // namespace offhand
