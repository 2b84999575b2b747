#include "impl/workflow/told_failure.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace offhand::workflow {
namespace {

using nlohmann::json;

/// Of issues, and of expectations that do not hold.
constexpr std::size_t most_told = 3;

std::string in_words(const json& value) {
  return value.is_string() ? value.get<std::string>() : value.dump(-1, ' ', false, json::error_handler_t::replace);
}

void add(const json& object, const char* key, std::string_view before, std::string& text) {
  const auto found = object.find(key);
  if (found == object.end() || found->is_null() || (found->is_string() && found->get<std::string>().empty())) return;
  text += (text.empty() ? "" : ", ") + std::string(before) + in_words(*found);
}

std::string issue_in_words(const json& issue) {
  std::string text;
  if (!issue.is_object()) return in_words(issue);
  for (const auto* key : {"severity", "element", "description"}) add(issue, key, "", text);
  return text;
}

std::string difference_in_words(const json& failure) {
  std::string text;
  if (!failure.is_object()) return in_words(failure);
  add(failure, "property", "", text);
  return fmt::format("{}: expected {}, is {}", text, failure.value("expected", json()).dump(),
                     failure.value("actual", json()).dump());
}

void add_items(const json& result, const char* key, std::string (*words_of)(const json&), std::string& text) {
  const auto items = result.find(key);
  if (items == result.end() || !items->is_array()) return;
  for (std::size_t i = 0; i < std::min(items->size(), most_told); ++i)
    text += (text.empty() ? "" : "; ") + words_of((*items)[i]);
  if (items->size() > most_told) text += fmt::format("; and {} more", items->size() - most_told);
}

/// What results say of the reason, whichever tool's they are.
std::string reason_in(const json& result) {
  std::string text;
  for (const auto* key : {"error", "message", "reason"}) add(result, key, "", text);
  add(result, "expected", "expected ", text);
  add(result, "actual", "actual ", text);
  add_items(result, "failures", difference_in_words, text);
  add_items(result, "issues", issue_in_words, text);
  return text;
}

}  // namespace

std::optional<std::string> told_failure(const json& result, const std::string& verdict) {
  if (!result.is_object()) return std::nullopt;
  const auto said = result.find(verdict);
  if (said == result.end() || !said->is_boolean() || said->get<bool>()) return std::nullopt;
  const auto reason = reason_in(result);
  return fmt::format("its result says {}: false{}{}", verdict, reason.empty() ? "" : ": ", reason);
}

}  // namespace offhand::workflow
