#include "impl/assertion/assertion.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

#include "codegen/runtime/utf8.h"
#include "impl/query/node_words.h"

namespace offhand {
namespace {

using nlohmann::json;

/// Characters of what was searched; a table has many words.
constexpr std::size_t most_shown = 2000;

/// Expectations that were looked at, and those that do not hold.
class Comparison {
 public:
  template <class Value>
  void compare(const char* property, const std::optional<Value>& expected, const json& actual) {
    if (expected && json(*expected) != actual) add(property, *expected, actual);
  }
  void add(const char* property, const json& expected, const json& actual) {
    failures_.push_back({.property = property,
                         .expected = {expected.dump(-1, ' ', false, json::error_handler_t::replace)},
                         .actual = {actual.dump(-1, ' ', false, json::error_handler_t::replace)}});
  }
  std::vector<AssertionFailure> take() { return std::move(failures_); }

 private:
  std::vector<AssertionFailure> failures_;
};

bool has_text(const Observed& observed, const std::string& text) {
  const auto has = [&](const std::string& words) { return words.find(text) != std::string::npos; };
  return has(observed.node->name) || has(observed.value) || std::ranges::any_of(observed.texts_inside, has);
}

/// What was searched for it, a line each.
std::string searched_text(const Observed& observed) {
  std::string text = observed.node->name;
  const auto append = [&](const std::string& words) {
    if (!words.empty()) text += (text.empty() ? "" : "\n") + words;
  };
  if (observed.value != observed.node->name) append(observed.value);
  std::ranges::for_each(observed.texts_inside, append);
  return text;
}

/// Of what is not there everything is missing.
void compare_absent(const Assertions& expected, Comparison& comparison) {
  if (expected.exists.value_or(asks_how_it_is(expected))) comparison.add("exists", true, false);
  comparison.compare("enabled", expected.enabled, nullptr);
  comparison.compare("focused", expected.focused, nullptr);
  comparison.compare("value", expected.value, nullptr);
  comparison.compare("title", expected.title, nullptr);
  comparison.compare("role", expected.role, nullptr);
  if (expected.visible.value_or(false)) comparison.add("visible", true, nullptr);
  comparison.compare("contains_text", expected.contains_text, nullptr);
}

}  // namespace

bool asks_how_it_is(const Assertions& expected) {
  return expected.enabled || expected.focused || expected.value || expected.title || expected.role ||
         expected.visible.value_or(false) || expected.contains_text;
}

std::vector<AssertionFailure> failures_of(const Assertions& expected, const Observed& observed) {
  Comparison comparison;
  if (observed.node == nullptr) {
    compare_absent(expected, comparison);
    return comparison.take();
  }
  const auto& node = *observed.node;
  comparison.compare("exists", expected.exists, true);
  comparison.compare("enabled", expected.enabled, !node.states.contains(ElementState::disabled));
  comparison.compare("focused", expected.focused, node.states.contains(ElementState::focused));
  comparison.compare("value", expected.value, observed.value);
  comparison.compare("title", expected.title, node.name);
  if (expected.role && !is_role(node, *expected.role))
    comparison.add("role", *expected.role, std::string(to_string(node.role)));
  comparison.compare("visible", expected.visible, shows(node));
  if (expected.contains_text && !has_text(observed, *expected.contains_text))
    comparison.add("contains_text", *expected.contains_text, brief(searched_text(observed), most_shown));
  return comparison.take();
}

}  // namespace offhand
